package hiring

import (
	"reflect"
	"slices"
	"testing"
)

func TestAchievedPercentage(t *testing.T) {
	cases := []struct {
		calls, shortlisted int
		want               float64
	}{
		{0, 0, 0}, {100, 6, 100}, {100, 0, 50}, {0, 6, 50}, {250, 0, 50}, {0, 60, 50}, {250, 60, 100}, {50, 3, 50},
		{1, 0, 0.5}, {0, 1, 8.3}, {37, 2, 35.2}, {99, 6, 99.5}, {100, 5, 91.7}, {99, 600, 99.5},
	}
	for _, c := range cases {
		if got := (DailyTargets{100, 6}).Achieved(c.calls, c.shortlisted); got != c.want {
			t.Errorf("%d calls and %d shortlisted are %v, want %v", c.calls, c.shortlisted, got, c.want)
		}
	}
}

func TestMostUsedFirst(t *testing.T) {
	got := MostUsedFirst([]Use{{"b", 1}, {"a", 1}, {"c", 2}, {"b", 2}, {"e", 0}, {"d", 0}})
	if want := []string{"b", "c", "a", "d", "e"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSourceCounts(t *testing.T) {
	got := SourceCounts([]AddedFact{
		{"2", "Imran Shaikh", Use{"Designer", 1}, false},
		{"2", "Imran Shaikh", Use{"Naukri", 1}, true},
		{"1", "Asha Kulkarni", Use{"", 2}, true},
		{"1", "Asha Kulkarni", Use{"Developer", 2}, false},
		{"1", "Asha Kulkarni", Use{"Naukri", 4}, true},
		{"1", "Asha Kulkarni", Use{"Developer", 1}, false},
		{"1", "Asha Kulkarni", Use{"Analyst", 4}, false},
		{"3", "Asha Kulkarni", Use{"Analyst", 1}, false},
		{"3", "Asha Kulkarni", Use{"LinkedIn", 1}, true},
	})
	want := []SourceCount{
		{"1", "Asha Kulkarni", 7, []string{"Analyst", "Developer"}, []string{"Naukri", "Not Defined"}},
		{"3", "Asha Kulkarni", 1, []string{"Analyst"}, []string{"LinkedIn"}},
		{"2", "Imran Shaikh", 1, []string{"Designer"}, []string{"Naukri"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	if none := SourceCounts(nil); none == nil || len(none) != 0 {
		t.Errorf("of nothing: %v", none)
	}
}

func callFacts() []CallFact {
	due, later := DateOf(2026, 3, 10), DateOf(2026, 4, 1)
	return []CallFact{
		{HR: "2", HRName: "Imran", RequisitionID: "x", Serial: "1001", Position: "Designer", Status: StatusInprogress,
			TAT: later},
		{HR: "1", HRName: "Asha", RequisitionID: "x", Serial: "1001", Position: "Designer", Status: StatusInprogress,
			TAT: later, CallCounts: CallCounts{7, 3, 3}},
		{HR: "1", HRName: "Asha", RequisitionID: "y", Serial: "1002", Position: "Analyst", Status: StatusAssigned,
			TAT: due, CallCounts: CallCounts{6, 6, 0}},
		{HR: "1", HRName: "Asha", RequisitionID: "z", Serial: "1003", Position: "Clerk", Status: StatusOnboarded,
			TAT: due, CallCounts: CallCounts{1, 0, 0}},
	}
}

func TestCallDays(t *testing.T) {
	want := []CallDay{
		{"1", "Asha", []string{"Designer", "Analyst", "Clerk"}, CallCounts{Calls: 14, Connects: 9, Shortlisted: 3}, 32},
		{"2", "Imran", []string{"Designer"}, CallCounts{}, 0},
	}
	if got := CallDays(callFacts(), DailyTargets{100, 6}); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

func TestDailyCalls(t *testing.T) {
	due, later := DateOf(2026, 3, 10), DateOf(2026, 4, 1)
	want := []DailyCall{
		{"y", "1002", "Analyst", due, 6, CallCounts{Calls: 6, Connects: 6}},
		{"z", "1003", "Clerk", due, 0, CallCounts{Calls: 1}},
		{"x", "1001", "Designer", later, 0, CallCounts{Calls: 7, Connects: 3, Shortlisted: 3}},
	}
	if got := DailyCalls(callFacts(), DateOf(2026, 3, 16)); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}
