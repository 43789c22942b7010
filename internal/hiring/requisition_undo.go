package hiring

import (
	"slices"
	"time"
)

// UndoWindow is how long an action can be taken back.
const UndoWindow = 8 * time.Second

var undoable = []ReqAction{Hold, RevokeRequisition, Reassign, PositionRevoke, HRRevoke}

// Undoable says whether the action can be taken back at all.
func Undoable(a ReqAction) bool { return slices.Contains(undoable, a) }

// Done is an action that somebody wants to take back.
type Done struct {
	Action ReqAction
	// By is the user who did it, Age how long ago.
	By  string
	Age time.Duration
	// Followed says whether anything happened to the requisition or its applications since.
	Followed bool
}

// CheckUndo says whether the user may take it back.
func CheckUndo(u User, d Done) error {
	switch {
	case !Undoable(d.Action):
		return Refuse(UndoNever)
	case u.ID != d.By:
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case d.Followed:
		return Refuse(UndoFollowed)
	case d.Age > UndoWindow:
		return Refuse(UndoTooLate)
	}
	return nil
}
