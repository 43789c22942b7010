package hiring

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Sentences of the requisition actions.
const (
	AllFieldsCompulsory  = "All Fields Are Compulsory!!"
	ValidPositionNumber  = "Please Enter Valid Position Number"
	ValidStipend         = "Please Enter Valid Stipend"
	SelectTenure         = "Please Select Tenure"
	EnterComment         = "Please enter comment"
	SelectPositionType   = "Please select position type"
	PositionAboveZero    = "Please enter position greater than 0."
	RevokeBelowTotal     = "Revoke position should be less than No. of position."
	RevokeUpToRemaining  = "Revoke position should be less than or equal to Remaining Position."
	RevokeBelowRemaining = "Revoke position should be less than Remaining Position."
	AllFieldsOfRaise     = "All the fields are compulsory."

	PositionRevoked      = "Position Revoked Successfully"
	RequisitionRevoked   = "Requisition Revoked Successfully"
	PositionRaised       = "Position Raised Successfully!"
	RequisitionHeld      = "Requisition Hold Successfully"
	RequisitionAssigned  = "Requisition Assigned Successfully"
	RequisitionReAssign  = "Requisition Re-Assigned Successfully"
	RecruiterRevoked     = "Recruiter Revoked Successfully"
	RequisitionEdited    = "Requisition Updated Successfully"
	RequisitionResumed   = "Requisition Resumed Successfully"
	RequisitionAdded     = "Requisition Added Successfully"
	RequisitionApproved  = "Requisition Approved Successfully"
	RequisitionUnapprove = "Requisition Unapproved Successfully"

	RecruiterOnce        = "A recruiter can be chosen once"
	RecruiterNotAssigned = "This recruiter does not work on the requisition any more"
	RecruiterOnboarded   = "All positions of this recruiter are onboarded"
	AnotherRecruiter     = "Please choose another recruiter than the one who is replaced"
	NothingToChange      = "Nothing to change"
	AlreadyApproved      = "This requisition is approved already"
	AlreadyUnapproved    = "This requisition is unapproved already"
	OnHoldAlready        = "This requisition is on hold already"
	NothingToAssign      = "All positions are assigned already"
	NothingToRaise       = "Raise Requisition needs an accepted offer first"
	CommentTooLong       = "A comment may have 2,000 characters at most"
	AnotherStatus        = "This is not the status of this action"
	UndoTooLate          = "It is too late to undo this"
	UndoFollowed         = "This cannot be undone any more: something else was done since"
	UndoneAlready        = "This is undone already"
	UndoNever            = "This cannot be undone"
	SelectPosition       = "please select Position!"
	TATInPast            = "The TAT date cannot be in the past"
	RequestedByLead      = "A requisition is requested by a TL, ATL, PL or CEO"
	RehireForNeeded      = "Please enter who is replaced"
)

const (
	// MostPositions is the limit of one requisition; anything above is a typing error.
	MostPositions = 999
	// MostStipend is in rupees a month.
	MostStipend = 10_000_000
	// LongestTenure is in months.
	LongestTenure  = 6
	longestComment = 2000
)

// ReqAction is an action on a requisition. Its text is the button's.
type ReqAction string

const (
	Make              ReqAction = "New Requisition"
	Approve           ReqAction = "Approve"
	Unapprove         ReqAction = "Unapprove"
	EditType          ReqAction = "Edit Requisition"
	Assign            ReqAction = "Assign"
	Hold              ReqAction = "Hold"
	Resume            ReqAction = "Resume"
	Reassign          ReqAction = "Re-Assign"
	WorkStarted       ReqAction = "Start of Work"
	HRRevoke          ReqAction = "HR Revoke"
	RevokeRequisition ReqAction = "Revoke Requisition"
	PositionRevoke    ReqAction = "Revoke Position"
	Raise             ReqAction = "Raise Requisition"
	Recount           ReqAction = "Recount"
	// AskAgain mails the approver once more; it changes nothing and is no event.
	AskAgain ReqAction = "Ask again"
	// PositionFilled takes a position from a recruiter because somebody accepted it under a former one.
	PositionFilled ReqAction = "Position Filled"
)

var running = []Status{StatusAssigned, StatusReAssigned, StatusInprogress}

// allowedIn lists the stored statuses in which an action is possible. Approve and Unapprove have further conditions;
// WorkStarted and Recount, which no user triggers directly, change nothing in other statuses.
var allowedIn = map[ReqAction][]Status{
	EditType:          except(StatusUnapproved, StatusRevoke, StatusCompleted, StatusOnboarded),
	Assign:            append([]Status{StatusApproved, StatusHold, StatusHrRevoke}, running...),
	Hold:              append([]Status{StatusApproved}, running...),
	Resume:            {StatusHold},
	Reassign:          running,
	WorkStarted:       {StatusAssigned, StatusReAssigned},
	HRRevoke:          running,
	RevokeRequisition: except(StatusCompleted, StatusOnboarded, StatusRevoke),
	PositionRevoke:    append([]Status{StatusApproved, StatusHold, StatusHrRevoke}, running...),
	Raise:             {StatusInprogress, StatusCompleted},
	Recount: append([]Status{StatusApproved, StatusHrRevoke, StatusCompleted, StatusOnboarded},
		running...),
}

func except(not ...Status) []Status {
	return slices.DeleteFunc(slices.Clone(StoredStatuses), func(s Status) bool { return slices.Contains(not, s) })
}

func (r Requisition) allows(a ReqAction) bool { return slices.Contains(allowedIn[a], r.Status) }

// check returns why the action is not possible in the requisition's status.
func (r Requisition) check(a ReqAction) error {
	if a == Hold && r.Status == StatusHold {
		return Refuse(OnHoldAlready)
	}
	if !r.allows(a) {
		return Refuse(fmt.Sprintf("%s is not possible: this requisition %s", a, r.Status.standing()))
	}
	return nil
}

// checkComment checks a required comment.
func checkComment(text, missing string) error {
	if isBlank(text) {
		return invalid("comment", missing)
	}
	return checkLength("comment", text)
}

func checkLength(field, text string) error {
	if utf8.RuneCountInString(text) > longestComment {
		return invalid(field, CommentTooLong)
	}
	return nil
}

// ownStatus is the status that an action's call may send.
var ownStatus = map[ReqAction]Status{
	Assign: StatusAssigned, Hold: StatusHold, Reassign: StatusReAssigned, HRRevoke: StatusHrRevoke,
	RevokeRequisition: StatusRevoke, PositionRevoke: StatusPositionRevoke,
}

// CheckCallStatus checks that the STATUS of a body, a name or an id, belongs to the action. Only Hold requires one.
func CheckCallStatus(a ReqAction, text string) error {
	if strings.TrimSpace(text) == "" {
		if a == Hold {
			return invalid("status", AllFieldsCompulsory)
		}
		return nil
	}
	process := ProcessRequisition
	if a == PositionRevoke {
		process = ProcessTimeline
	}
	if s, known := FindStatus(process, text); !known || s != ownStatus[a] {
		return invalid("status", AnotherStatus)
	}
	return nil
}
