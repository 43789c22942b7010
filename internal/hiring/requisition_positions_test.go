package hiring

import (
	"slices"
	"testing"
)

func TestPositionRevokeChecks(t *testing.T) {
	open := inStatus(StatusAssigned)
	some := counts(inStatus(StatusInprogress), 2, 2)
	for name, c := range map[string]struct {
		r       Requisition
		n       int
		comment string
		want    no
	}{
		"none": {open, 0, "why",
			bad("positions", "Please enter position greater than 0.")},
		"below zero": {open, -1, "why",
			bad("positions", "Please enter position greater than 0.")},
		"more than the total": {open, 5, "why",
			bad("positions", "Revoke position should be less than No. of position.")},
		"more than the total, some onboarded": {some, 5, "why",
			bad("positions", "Revoke position should be less than No. of position.")},
		"exactly the total, none onboarded": {open, 4, "why",
			bad("positions", "Revoke position should be less than Remaining Position.")},
		"one less than the total": {open, 3, "why", no{}},
		"more than remain, some onboarded": {some, 3, "why",
			bad("positions", "Revoke position should be less than or equal to Remaining Position.")},
		"exactly the total, some onboarded": {some, 4, "why",
			bad("positions", "Revoke position should be less than or equal to Remaining Position.")},
		"exactly what remains, some onboarded": {some, 2, "why", no{}},
		"no comment":                           {open, 1, "", bad("comment", "Please enter comment")},
		"zero before comment": {open, 0, "",
			bad("positions", "Please enter position greater than 0.")},
		"total before comment": {open, 5, "",
			bad("positions", "Revoke position should be less than No. of position.")},
		"remaining before comment": {open, 4, "",
			bad("positions", "Revoke position should be less than Remaining Position.")},
		"comment before offers": {counts(open, 2, 0), 3, "", bad("comment", "Please enter comment")},
		"offers out": {counts(open, 2, 0), 3, "why",
			no{Refused, "positions", "At most 2 can be revoked: 2 offers are out"}},
		"up to the offers": {counts(open, 2, 0), 2, "why", no{}},
		"all have offers": {counts(open, 4, 0), 1, "why",
			no{Refused, "positions", "No position can be revoked: 4 offers are out"}},
		"while Completed": {inStatus(StatusCompleted), 1, "why",
			no{Refused, "", "Revoke Position is not possible: this requisition is completed"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.r.PositionRevoke(c.n, c.comment)
			checkNo(t, err, c.want)
		})
	}
}

// three has nine positions: three with each recruiter but Chen, who has two, and one unassigned.
func three() Requisition {
	r := inStatus(StatusInprogress)
	r.Positions = 9
	r.Assignments = []Assignment{
		{ID: "c", HR: hrChen, Positions: 2, Status: StatusInprogress, Made: 3},
		{ID: "a", HR: hrAsha, Positions: 3, Status: StatusInprogress, Made: 1},
		{ID: "b", HR: hrBinu, Positions: 3, Status: StatusInprogress, Made: 2},
	}
	return r
}

func TestPositionRevokeTakesInOrder(t *testing.T) {
	r := with(three(), 2, 1, 2, 0)
	for n, want := range map[int][]string{
		1: {"chen 2 Inprogress 0/0/0", "asha 3 Inprogress 0/0/0", "binu 3 Inprogress 1/2/0"},
		2: {"chen 1 Inprogress 0/0/0", "asha 3 Inprogress 0/0/0", "binu 3 Inprogress 1/2/0"},
		3: {"chen 0 Hr Revoke 0/0/0", "asha 3 Inprogress 0/0/0", "binu 3 Inprogress 1/2/0"},
		4: {"chen 0 Hr Revoke 0/0/0", "asha 3 Inprogress 0/0/0", "binu 2 Inprogress 1/2/0"},
		6: {"chen 0 Hr Revoke 0/0/0", "asha 1 Inprogress 0/0/0", "binu 2 Inprogress 1/2/0"},
		7: {"chen 0 Hr Revoke 0/0/0", "asha 0 Hr Revoke 0/0/0", "binu 2 Inprogress 1/2/0"},
	} {
		c := do(t)(r.PositionRevoke(n, "budget"))
		checkRows(t, c.Requisition, want...)
		if c.Requisition.Positions != 9-n || c.Requisition.Unassigned() != 0 {
			t.Errorf("after %d: %d positions, %d unassigned", n, c.Requisition.Positions, c.Requisition.Unassigned())
		}
	}
	_, err := r.PositionRevoke(8, "budget")
	checkNo(t, err, no{Refused, "positions", "At most 7 can be revoked: 2 offers are out"})
}

func TestPositionRevokeEvents(t *testing.T) {
	c := do(t)(three().PositionRevoke(4, "budget"))
	want := []ReqEvent{
		{Action: PositionRevoke, Status: StatusPositionRevoke, After: StatusInprogress, Positions: 4,
			Comment: "budget"},
		{Action: PositionRevoke, Status: StatusHrRevoke, After: StatusInprogress, HR: hrChen, Comment: "budget"},
	}
	if !slices.Equal(c.Events, want) {
		t.Errorf("the history says %+v", c.Events)
	}
	if !slices.Equal(slices.Sorted(slices.Values(c.Changed)), []string{"b", "c"}) {
		t.Errorf("changed %v", c.Changed)
	}
}

func TestPositionRevokeOfTheLastOpenPosition(t *testing.T) {
	r := with(inStatus(StatusInprogress), 1, 1, 1, 0)
	r.Positions, r.Assignments[0].Positions, r.Assignments[1].Status = 2, 1, StatusHrRevoke
	c := do(t)(r.PositionRevoke(1, "budget"))
	checkRows(t, c.Requisition, "asha 0 Hr Revoke 0/0/0", "binu 1 Hr Revoke 1/1/0")
	if c.Requisition.Status != StatusCompleted {
		t.Errorf("all that is left is accepted, but it is %s", c.Requisition.Status)
	}
}

// A manager's own offer is under no row, and its position cannot be revoked either.
func TestPositionRevokeLeavesOffersUnderNoRow(t *testing.T) {
	r := three()
	r.Outstanding = 4
	_, err := r.PositionRevoke(6, "budget")
	checkNo(t, err, no{Refused, "positions", "At most 5 can be revoked: 4 offers are out"})
	do(t)(r.PositionRevoke(5, "budget"))
}

func TestTheMostThatCanBeRevoked(t *testing.T) {
	open := inStatus(StatusInprogress)
	for name, c := range map[string]struct {
		r    Requisition
		most int
		why  string
	}{
		"nothing out": {open, 3, "At most 3 can be revoked: one position has to stay"},
		"one offer":   {counts(open, 1, 0), 3, "At most 3 can be revoked: 1 offer is out"},
		"two offers":  {counts(open, 2, 0), 2, "At most 2 can be revoked: 2 offers are out"},
		"one joined":  {counts(open, 2, 1), 2, "At most 2 can be revoked: 1 offer is out, 1 has joined"},
		"all are out": {counts(open, 4, 0), 0, "No position can be revoked: 4 offers are out"},
		"all but one": {counts(open, 4, 3), 0, "No position can be revoked: 1 offer is out, 3 have joined"},
		"one position": {Requisition{Status: StatusApproved, Positions: 1}, 0,
			"No position can be revoked: one position has to stay"},
	} {
		if most, why := c.r.MostRevocable(); most != c.most || why != c.why {
			t.Errorf("%s: %d, %q", name, most, why)
		}
		if c.most > 0 {
			do(t)(c.r.PositionRevoke(c.most, "why"))
		}
		if _, err := c.r.PositionRevoke(c.most+1, "why"); err == nil {
			t.Errorf("%s: one more can be revoked", name)
		}
	}
}
