package hiring

import (
	"slices"
	"testing"
)

func TestARecruiterReadsWhatBecameOfTheirRequisition(t *testing.T) {
	const me, other = "me", "other"
	whole := []ReqEvent{
		{Action: Hold, Status: StatusHold, Comment: "budget"}, {Action: Resume, Status: StatusResumed},
		{Action: PositionRevoke, Status: StatusPositionRevoke, Positions: 1, Comment: "one less"},
		{Action: EditType, Status: StatusEdited, Comment: "contract"}, {Action: Unapprove, Status: StatusUnapproved},
		{Action: Approve, Status: StatusApproved}, {Action: RevokeRequisition, Status: StatusRevoke, Comment: "over"},
	}
	before := []ReqEvent{{Action: Make, Status: StatusNew}, {Action: Approve, Status: StatusApproved},
		{Action: Assign, Status: StatusAssigned, HR: other}}
	mine := ReqEvent{Action: Assign, Status: StatusAssigned, HR: me}
	for name, c := range map[string]struct {
		events []ReqEvent
		want   []bool
	}{
		"from when they came": {append(slices.Clone(before), mine), []bool{false, false, false, true}},
		"what became of it": {append([]ReqEvent{mine}, whole...),
			[]bool{true, true, true, true, true, true, true, true}},
		"not what others do": {[]ReqEvent{mine, {Action: WorkStarted, Status: StatusInprogress, HR: other},
			{Action: HRRevoke, Status: StatusHrRevoke, HR: other}, whole[0]}, []bool{true, false, false, true}},
		"nothing after they were taken off": {[]ReqEvent{mine, {Action: HRRevoke, Status: StatusHrRevoke, HR: me},
			whole[0]}, []bool{true, true, false}},
		"nothing after they were replaced": {[]ReqEvent{mine,
			{Action: Reassign, Status: StatusReAssigned, HR: other, FromHR: me}, whole[0]}, []bool{true, true, false}},
		"again once they are back": {[]ReqEvent{mine, {Action: HRRevoke, Status: StatusHrRevoke, HR: me}, whole[0],
			mine, whole[1]}, []bool{true, true, false, true, true}},
		"who never came": {append(slices.Clone(before), whole...), make([]bool, 10)},
	} {
		if got := RecruiterTimeline(me, c.events); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
