package wire_test

import (
	"fmt"
	"testing"

	"muster/internal/hiring"
	"muster/internal/wire"
)

// Each number is opened by the field of its row or by its label, and by nothing else.
func TestNumbersAreFoundByFieldAndLabel(t *testing.T) {
	found := func(kind, text string) (string, error) {
		switch kind {
		case "metric":
			n, err := wire.MetricOf(text)
			return fmt.Sprint(n), err
		case "tile":
			n, err := wire.TeamTileOf(text)
			return fmt.Sprint(n), err
		case "column":
			n, err := wire.TeamColumnOf(text)
			return fmt.Sprint(n), err
		}
		n, err := wire.MonthlyColumnOf(text)
		return fmt.Sprint(n), err
	}
	for _, c := range []struct {
		kind, text string
		want       any
	}{
		{"metric", "Total_Calls", hiring.MetricCalls}, {"metric", "total no. of calls", hiring.MetricCalls},
		{"metric", "CALLS", hiring.MetricConnects}, {"metric", "INTERVIEW", hiring.MetricHRRound},
		{"metric", "Tech Round", hiring.MetricTechRound}, {"metric", "Connects", nil}, {"metric", "", nil},
		{"tile", "No_of_Requisition", hiring.TeamRequisitions}, {"tile", "Backed Out", hiring.TeamBackedOut},
		{"tile", "Delayed (Overdue)", hiring.TeamDelayed}, {"tile", "Overdue", nil},
		{"column", "Actual_Score_Achived", hiring.TeamColumnScore}, {"column", "Joined", hiring.TeamColumnJoined},
		{"column", "Total_Percentage", nil}, {"column", "", nil},
		{"month", "open_full_time", hiring.OpenFullTime}, {"month", "closed_in_tat", hiring.ClosedInTAT},
		{"month", "open", nil},
	} {
		got, err := found(c.kind, c.text)
		if c.want == nil && err == nil || c.want != nil && (err != nil || got != fmt.Sprintf("%d", c.want)) {
			t.Errorf("%s %q is %s, %v", c.kind, c.text, got, err)
		}
	}
}

func TestCountedOf(t *testing.T) {
	if set, stage, err := wire.CountedOf("TL_ROUND_COUNT", "CALL"); err != nil || stage != "" || len(set) != 2 {
		t.Errorf("a round: %v, %s, %v", set, stage, err)
	}
	if set, stage, err := wire.CountedOf("", "CALL"); err != nil || stage != hiring.StageCall || set != nil {
		t.Errorf("a stage: %v, %s, %v", set, stage, err)
	}
	for _, c := range [][2]string{{"", ""}, {"calls", ""}, {"", "Call"}} {
		if _, _, err := wire.CountedOf(c[0], c[1]); err == nil {
			t.Errorf("%v is accepted", c)
		}
	}
}
