package hiring

import (
	"reflect"
	"slices"
	"testing"
)

func reviewFacts() []ReviewFact {
	fact := func(id, department string, status Status, assigned bool) ReviewFact {
		return ReviewFact{RequisitionID: id, DepartmentID: department, Department: "Department " + department,
			Status: status, EverAssigned: assigned}
	}
	return []ReviewFact{
		fact("a", "1", StatusApproved, false), fact("b", "1", StatusOnboarded, true), fact("c", "1", StatusCompleted,
			true),
		fact("d", "2", StatusHrRevoke, true), fact("e", "2", StatusRevoke, false), fact("f", "1", StatusUnapproved,
			true),
	}
}

func TestReviewCounts(t *testing.T) {
	want := []ReviewCount{{"1", "Department 1", 4, 3, 2}, {"2", "Department 2", 2, 1, 0}}
	if got := ReviewCounts(reviewFacts()); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	if none := ReviewCounts(nil); none == nil || len(none) != 0 {
		t.Errorf("of nothing: %v", none)
	}
}

func TestReviewed(t *testing.T) {
	for _, c := range []struct{ department, series, want string }{
		{"1", "Requisition_Approved", "abcf"}, {"1", "Requisition_Assigned", "bcf"}, {"1", "Closed", "bc"},
		{"2", "Requisition_Approved", "de"}, {"2", "Requisition_Assigned", "d"}, {"2", "Closed", ""},
		{"", "Requisition_Approved", "abcdef"}, {"", "Closed", "bc"}, {"3", "Requisition_Approved", ""},
	} {
		got := ""
		found, err := Reviewed(reviewFacts(), c.department, c.series)
		for _, f := range found {
			got += f.RequisitionID
		}
		if err != nil || got != c.want {
			t.Errorf("%s of %q: %q (%v), want %q", c.series, c.department, got, err, c.want)
		}
	}
	if _, err := Reviewed(reviewFacts(), "", "closed"); err == nil {
		t.Error("an unknown series is accepted")
	}
}

func TestCallOutcomesAgreeWithIsCall(t *testing.T) {
	outcomes := CallOutcomes()
	for _, info := range statusTable() {
		if slices.Contains(outcomes, info.Status) != IsCall(StageCall, info.Status) {
			t.Errorf("%s is a call: %v", info.Status, IsCall(StageCall, info.Status))
		}
	}
}
