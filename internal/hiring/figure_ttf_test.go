package hiring

import (
	"reflect"
	"testing"
	"time"
)

func TestAverageTTF(t *testing.T) {
	closed := []ClosedMonth{
		{time.March, FullTime, 3, 51}, {time.March, Intern, 1, 7}, {time.December, FullTime, 1, 310},
		{time.January, Contract, 1, 1},
	}
	days := func(n float64) *float64 { return &n }
	want := map[time.Month]map[EmploymentType]TTFFigure{
		time.January:  {Contract: {1, days(1)}},
		time.March:    {FullTime: {3, days(17)}, Intern: {1, days(7)}},
		time.December: {FullTime: {1, days(310)}},
		0:             {FullTime: {4, days(90.3)}, Intern: {1, days(7)}, Contract: {1, days(1)}},
	}
	rows := AverageTTF(closed)
	if len(rows) != 13 {
		t.Fatalf("%d rows", len(rows))
	}
	for i, row := range rows {
		if month := time.Month((i + 1) % 13); row.Month != month {
			t.Errorf("row %d is of month %d", i, row.Month)
		}
		for _, kind := range ReportTypes {
			got, asked := row.Of[kind]
			if !asked || !reflect.DeepEqual(got, want[row.Month][kind]) {
				t.Errorf("%d %s: %+v, want %+v", row.Month, kind, got, want[row.Month][kind])
			}
		}
	}
	for _, row := range AverageTTF(nil) {
		for _, kind := range ReportTypes {
			if row.Of[kind] != (TTFFigure{}) {
				t.Errorf("of nothing, %d: %+v", row.Month, row.Of)
			}
		}
	}
}

func TestAverageHasOneDecimal(t *testing.T) {
	for _, c := range []struct {
		sum, n int
		want   float64
	}{{10, 3, 3.3}, {20, 3, 6.7}, {1, 4, 0.3}, {0, 5, 0}, {-3, 2, -1.5}, {1_000_000, 3, 333333.3}} {
		if got := average(c.sum, c.n); got == nil || *got != c.want {
			t.Errorf("%d of %d: %v, want %v", c.sum, c.n, got, c.want)
		}
	}
}

func TestClosedDetails(t *testing.T) {
	fact := func(req, serial, position, hr, name string, closed int) ClosedFact {
		return ClosedFact{RequisitionID: req, Serial: serial, Position: position, Department: "Sales", Openings: 5,
			HR: hr, HRName: name, Closed: closed}
	}
	facts := []ClosedFact{fact("b", "1002", "Designer", "2", "Imran", 1), fact("a", "1001", "Designer", "2", "Imran",
		2), fact("a", "1001", "Designer", "1", "Asha", 3), fact("c", "1003", "Analyst", "", "", 1)}
	byRecruiter := []ClosedFact{facts[3], facts[2], facts[1], facts[0]}
	if got := ClosedDetails(facts, false); !reflect.DeepEqual(got, byRecruiter) {
		t.Errorf("got %+v\nwant %+v", got, byRecruiter)
	}
	together := []ClosedFact{facts[3], fact("a", "1001", "Designer", "", "", 5), fact("b", "1002", "Designer", "", "",
		1)}
	if got := ClosedDetails(facts, true); !reflect.DeepEqual(got, together) {
		t.Errorf("got %+v\nwant %+v", got, together)
	}
	if none := ClosedDetails(nil, true); none == nil || len(none) != 0 {
		t.Errorf("of nothing: %v", none)
	}
}

func TestParseTypeKey(t *testing.T) {
	for text, want := range map[string]EmploymentType{"FULL_TIME": FullTime, "PART_TIME": PartTime, "INTERN": Intern,
		"CONTRACT": Contract, "Full Time": "", "": "", "full_time": ""} {
		got, err := ParseTypeKey("employmentType", text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}
