package hiring

import (
	"slices"
	"testing"
)

// An offer that was out when its recruiter was taken off is accepted after the positions became fewer.
func TestAssignedGivesWayToAnOfferAcceptedUnderAFormerRow(t *testing.T) {
	r := inStatus(StatusInprogress)
	r.Positions, r.Accepted, r.Outstanding = 3, 1, 2
	r.Assignments = []Assignment{
		{ID: "a", HR: hrAsha, Status: StatusHrRevoke, Made: 1, Accepted: 1, Outstanding: 1},
		{ID: "b", HR: hrBinu, Positions: 2, Status: StatusInprogress, Made: 2, Outstanding: 1},
		{ID: "c", HR: hrChen, Positions: 1, Status: StatusAssigned, Made: 3},
	}
	c := r.Recount()
	checkRows(t, c.Requisition, "asha 1 Hr Revoke 1/1/0", "binu 2 Inprogress 0/1/0", "chen 0 Hr Revoke 0/0/0")
	want := []ReqEvent{{Action: PositionFilled, Status: StatusHrRevoke, After: StatusInprogress, HR: hrChen,
		FromHR: hrAsha, Positions: 1}}
	if !slices.Equal(c.Events, want) || c.Requisition.Assigned() != 3 {
		t.Errorf("%d assigned, the history says %+v", c.Requisition.Assigned(), c.Events)
	}
	if got := CommentOf(PositionFilled, "", "Asha Kulkarni"); got != "Position filled under Asha Kulkarni" {
		t.Errorf("the timeline says %q", got)
	}
}

// A recruiter with more acceptances than positions leaves; another keeps what has an offer out.
func TestAssignedGivesWayWhenARecruiterIsRevoked(t *testing.T) {
	r := inStatus(StatusInprogress)
	r.Positions, r.Accepted, r.Outstanding = 3, 2, 3
	r.Assignments = []Assignment{
		{ID: "a", HR: hrAsha, Positions: 1, Status: StatusCompleted, Made: 1, Accepted: 2, Outstanding: 2},
		{ID: "b", HR: hrBinu, Positions: 2, Status: StatusInprogress, Made: 2, Outstanding: 1},
	}
	c := do(t)(r.HRRevoke([]string{hrAsha}, "leaves"))
	checkRows(t, c.Requisition, "asha 2 Hr Revoke 2/2/0", "binu 1 Inprogress 0/1/0")
	last := c.Events[len(c.Events)-1]
	if last.Action != PositionFilled || last.Status != StatusPositionRevoke || last.HR != hrBinu || last.FromHR != hrAsha {
		t.Errorf("the history ends with %+v", last)
	}
}
