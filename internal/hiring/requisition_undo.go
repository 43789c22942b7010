package hiring

import (
	"slices"
	"time"
)

// UndoWindow is how long an action can be undone.
const UndoWindow = 8 * time.Second

// UndoableMailDelay is how long the mails of an action wait, so that Undo finds them in the outbox.
const UndoableMailDelay = UndoWindow + 2*time.Second

var undoable = []ReqAction{Hold, RevokeRequisition, Reassign, PositionRevoke, HRRevoke}

// Undoable reports whether the action can be undone at all.
func Undoable(a ReqAction) bool { return slices.Contains(undoable, a) }

// Done is an action to undo.
type Done struct {
	Action ReqAction
	// By is the user who did it, Age how long ago.
	By  string
	Age time.Duration
	// Undone reports whether it was undone before.
	Undone bool
	// Followed reports whether anything has happened to the requisition or its applications since.
	Followed bool
}

// CheckUndo checks whether the user may undo it.
func CheckUndo(u User, d Done) error {
	switch {
	case !Undoable(d.Action):
		return Refuse(UndoNever)
	case u.ID != d.By:
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case d.Undone:
		return Refuse(UndoneAlready)
	case d.Followed:
		return Refuse(UndoFollowed)
	case d.Age > UndoWindow:
		return Refuse(UndoTooLate)
	}
	return nil
}
