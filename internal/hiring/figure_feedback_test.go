package hiring

import (
	"fmt"
	"strings"
	"testing"
)

func TestParseFeedback(t *testing.T) {
	for _, c := range []struct {
		stage, status string
		want          int
	}{
		{"All", "All", 6}, {"All Stage", "All Status", 6}, {"TL Round", "All", 2}, {"CEO_ROUND", "Selected", 1},
		{"all", "Rejected", 3},
	} {
		if set, err := ParseFeedback(c.stage, c.status); err != nil || len(set) != c.want {
			t.Errorf("%v: %v, %v", c, set, err)
		}
	}
	for _, c := range [][2]string{{"HR_ROUND", "All"}, {"All", "On-Hold"}, {"", "All"}} {
		if _, err := ParseFeedback(c[0], c[1]); err == nil {
			t.Errorf("%v is accepted", c)
		}
	}
}

func TestFeedbackDetails(t *testing.T) {
	rows := FeedbackDetails([]RoundScore{
		{StageTL, 5, "Ownership", 1}, {StageTL, 8, "Ownership", 4}, {StageTL, 8, "Domain", 3}, {StageCEO, 9, "Tact", 5},
		{StageCEO, 9, "Domain", 4}, {StageCEO, 9, "Ownership", 4},
	}, []string{"Domain", "Ownership", "Culture"})
	var lines []string
	for _, r := range rows {
		line := r.Factor
		for _, s := range r.Scores {
			if s == nil {
				line += " -"
			} else {
				line += fmt.Sprintf(" %.1f", *s)
			}
		}
		lines = append(lines, line)
	}
	if got := strings.Join(lines, "; "); got != "Domain 3.0 - 4.0; Ownership 4.0 - 4.0; Tact - - 5.0; Average 3.5 - 4.3" {
		t.Errorf("got %s", got)
	}
	if none := FeedbackDetails(nil, []string{"Domain"}); none == nil || len(none) != 0 {
		t.Errorf("without scores: %v", none)
	}
}
