package hiring

// Opens is what a click on the status of a requisition opens. The server sends it with each row.
type Opens string

const (
	// OpensNothing: the status is a plain badge.
	OpensNothing Opens = ""
	// OpensAssignments is the assignment panel with the timeline.
	OpensAssignments Opens = "assignments"
	// OpensAssign is the Assign Recruiter dialog.
	OpensAssign Opens = "assign"
	// OpensHold is the Assign Recruiter dialog with the note of the hold and Resume.
	OpensHold Opens = "hold"
	// OpensRevoke says who revoked the requisition, when and why.
	OpensRevoke Opens = "revoke"
)

// StatusClick is what a click on the status, as the user sees it, opens.
func StatusClick(u User, shown Status) Opens {
	if shown == StatusRevoke {
		return OpensRevoke
	}
	if !May(u, ManageRequisitions) {
		return OpensNothing
	}
	switch shown {
	case StatusAssigned, StatusReAssigned, StatusInprogress, StatusCompleted, StatusOverdue, StatusOnboarded:
		return OpensAssignments
	case StatusApproved:
		return OpensAssign
	case StatusHold:
		return OpensHold
	}
	return OpensNothing
}

// Button is a button of the assignment panel or of More Details. Reason says why it is disabled; it is empty when
// enabled.
type Button struct {
	Action ReqAction
	Reason string
}

// Enabled says whether the button can be pressed.
func (b Button) Enabled() bool { return b.Reason == "" }

// PanelActions are those of the panel's own buttons, in their order, and of what stands around it.
var PanelActions = []ReqAction{Assign, RevokeRequisition, PositionRevoke, Raise, Hold, Resume, EditType}

// Buttons says which actions the user finds enabled on the requisition.
func (r Requisition) Buttons(u User) []Button {
	buttons := make([]Button, len(PanelActions))
	for i, a := range PanelActions {
		err := r.check(a)
		if err == nil && a == Raise && !r.hasResult() {
			err = Refuse(NothingToRaise)
		}
		buttons[i] = button(u, a, err)
	}
	return buttons
}

// RowButtons says which of Revoke and Re-Assign the user finds enabled on an assignment of the requisition.
func (r Requisition) RowButtons(u User, a Assignment) (revoke, reassign Button) {
	of := func(action ReqAction) Button {
		if err := r.check(action); err != nil {
			return button(u, action, err)
		}
		return button(u, action, a.checkReplaced(""))
	}
	return of(HRRevoke), of(Reassign)
}

func button(u User, a ReqAction, err error) Button {
	switch {
	case !May(u, ManageRequisitions):
		return Button{a, NotAllowed}
	case err != nil:
		return Button{a, err.Error()}
	}
	return Button{Action: a}
}
