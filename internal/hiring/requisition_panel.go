package hiring

// Opens is what a click on a requisition's status opens. The server sends it with each row.
type Opens string

const (
	// OpensNothing: the status is a plain badge.
	OpensNothing Opens = ""
	// OpensAssignments is the assignment panel with the timeline.
	OpensAssignments Opens = "assignments"
	// OpensAssign is the Assign Recruiter dialog.
	OpensAssign Opens = "assign"
	// OpensHold is the Assign Recruiter dialog with the hold's note and Resume.
	OpensHold Opens = "hold"
	// OpensHeld shows who put the requisition on hold, when and why, to those who cannot resume it.
	OpensHeld Opens = "held"
	// OpensRevoke shows who revoked the requisition, when and why.
	OpensRevoke Opens = "revoke"
)

// StatusClick returns what a click on the status that the user sees opens.
func StatusClick(u User, shown Status) Opens {
	if shown == StatusRevoke {
		return OpensRevoke
	}
	if !May(u, ManageRequisitions) {
		if shown == StatusHold {
			return OpensHeld
		}
		return OpensNothing
	}
	switch shown {
	case StatusAssigned, StatusReAssigned, StatusInprogress, StatusCompleted, StatusOverdue, StatusOnboarded,
		StatusHrRevoke:
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

// Enabled reports whether the button can be pressed.
func (b Button) Enabled() bool { return b.Reason == "" }

// PanelActions are the actions of the panel's own buttons, in order, and of those around it.
var PanelActions = []ReqAction{Assign, RevokeRequisition, PositionRevoke, Raise, Hold, Resume, EditType}

// Buttons returns the requisition's buttons as the user sees them.
func (r Requisition) Buttons(u User) []Button {
	buttons := make([]Button, len(PanelActions))
	for i, a := range PanelActions {
		err := r.check(a)
		if err == nil {
			err = r.checkWorth(a)
		}
		buttons[i] = button(u, a, err)
	}
	return buttons
}

// checkWorth returns why an action that the status allows could only be refused.
func (r Requisition) checkWorth(a ReqAction) error {
	switch a {
	case Raise:
		if !r.hasResult() {
			return Refuse(NothingToRaise)
		}
	case Assign:
		if r.Unassigned() == 0 {
			return Refuse(NothingToAssign)
		}
	case PositionRevoke:
		if most, why := r.MostRevocable(); most == 0 {
			return Refuse(why)
		}
	}
	return nil
}

// RowButtons returns an assignment's Revoke and Re-Assign buttons as the user sees them.
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
