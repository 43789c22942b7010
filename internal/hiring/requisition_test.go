package hiring

import "testing"

func TestShownStatus(t *testing.T) {
	overdueable := map[Status]bool{StatusApproved: true, StatusAssigned: true, StatusReAssigned: true,
		StatusInprogress: true}
	for _, s := range StoredStatuses {
		r := inStatus(s)
		for tat, late := range map[Day]int{0: 0, someDay - 3: 3, someDay - 1: 1, someDay: 0, someDay + 1: 0} {
			r.TAT = tat
			want := s
			if late > 0 && overdueable[s] {
				want = StatusOverdue
			} else {
				late = 0
			}
			if got := r.ShownStatus(someDay); got != want || r.OverdueBy(someDay) != late {
				t.Errorf("%s with TAT %s: got %s by %d, want %s by %d", s, tat, got, r.OverdueBy(someDay), want, late)
			}
		}
	}
}

func TestSeenBy(t *testing.T) {
	r := inStatus(StatusInprogress)
	r.Assignments[1].Status = StatusHrRevoke
	r.TAT = someDay - 1
	for hr, want := range map[string]Status{hrAsha: StatusOverdue, hrBinu: StatusHrRevoke, hrChen: StatusOverdue} {
		if got := r.SeenBy(hr, someDay); got != want {
			t.Errorf("%s sees %s, want %s", hr, got, want)
		}
	}
	r.Assignments = append(r.Assignments, Assignment{ID: "again", HR: hrBinu, Positions: 1, Status: StatusAssigned,
		Made: 3})
	if got := r.SeenBy(hrBinu, someDay); got != StatusOverdue || !r.WorksOn(hrBinu) {
		t.Errorf("a recruiter assigned again sees %s", got)
	}
}

func TestPositionNumbers(t *testing.T) {
	r := inStatus(StatusInprogress)
	r.Positions, r.Joined = 6, 2
	r.Assignments = append(r.Assignments, Assignment{HR: hrChen, Status: StatusHrRevoke, Positions: 1, Accepted: 1})
	if r.Remaining() != 4 || r.Assigned() != 4 || r.LivePositions() != 3 || r.Unassigned() != 2 {
		t.Errorf("remaining %d, assigned %d, live %d, unassigned %d", r.Remaining(), r.Assigned(), r.LivePositions(),
			r.Unassigned())
	}
	r.Positions = 1
	if r.Unassigned() != 0 || r.Remaining() != 0 {
		t.Errorf("never below zero: unassigned %d, remaining %d", r.Unassigned(), r.Remaining())
	}
}

func TestCandidatesLocked(t *testing.T) {
	for _, s := range append([]Status{StatusOverdue}, StoredStatuses...) {
		all := s == StatusNew || s == StatusUnapproved || s == StatusRevoke
		if CandidatesLocked(s, true) != all {
			t.Errorf("%s for a manager: %v", s, !all)
		}
		if recruiter := all || s == StatusHrRevoke; CandidatesLocked(s, false) != recruiter {
			t.Errorf("%s for a recruiter: %v", s, !recruiter)
		}
	}
}
