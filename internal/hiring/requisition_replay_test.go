package hiring

import (
	"strings"
	"testing"
)

func TestReplayRequisitionRefuses(t *testing.T) {
	begin := []ReqEvent{
		{Action: Make, Status: StatusNew, After: StatusNew, Positions: 3},
		{Action: Approve, Status: StatusApproved, After: StatusApproved},
		{Action: Assign, Status: StatusAssigned, After: StatusAssigned, HR: hrAsha, Positions: 2},
	}
	for name, c := range map[string]struct {
		events []ReqEvent
		want   string
	}{
		"no beginning":   {begin[1:], "event 1 is Approve"},
		"two beginnings": {append(begin[:3:3], begin[0]), "event 4 is New Requisition"},
		"begun as something else": {[]ReqEvent{{Action: Make, Status: StatusHold, After: StatusHold}},
			"begins as Hold"},
		"another outcome": {append(begin[:3:3], ReqEvent{Action: Hold, After: StatusAssigned}),
			"leads to Hold, but was written as leading to Assigned"},
		"not possible": {append(begin[:3:3], ReqEvent{Action: Resume, After: StatusAssigned}),
			"Resume is not possible in Assigned"},
		"answered when revoked": {append(begin[:1:1], ReqEvent{Action: RevokeRequisition, After: StatusRevoke},
			ReqEvent{Action: Approve, After: StatusApproved}), "Approve is not possible in Revoke"},
		"a stranger revoked": {append(begin[:3:3], ReqEvent{Action: HRRevoke, HR: hrBinu,
			After: StatusAssigned}), "takes off somebody"},
		"a stranger replaced": {append(begin[:3:3], ReqEvent{Action: Reassign, HR: hrChen, FromHR: hrBinu,
			After: StatusReAssigned}), "replaces somebody"},
		"counted backwards": {append(begin[:3:3], ReqEvent{Action: Recount, Status: StatusInprogress,
			After: StatusInprogress}), "Recount is not possible in Assigned"},
	} {
		if _, err := ReplayRequisition(c.events); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v", name, err)
		}
	}
	if r, err := ReplayRequisition(begin); err != nil || r.Status != StatusAssigned || r.Positions != 3 ||
		len(r.Working) != 1 {
		t.Errorf("got %+v, %v", r, err)
	}
}
