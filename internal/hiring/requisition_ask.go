package hiring

import (
	"fmt"
	"time"
)

// ApprovalLinkAge is how long the links of an approval mail are valid.
const ApprovalLinkAge = 30 * 24 * time.Hour

// askAgainAfter keeps a double click from mailing the approver twice.
const askAgainAfter = time.Minute

// Sentences about asking an approver once more.
const (
	ApproverAsked   = "The approver was asked again"
	ApproverJustNow = "The approver was asked a moment ago"
)

// Asked is when the approver was asked last.
type Asked struct {
	At time.Time
	// Again is set if that was not by the event that needs the answer: by Ask again, or because the approver changed.
	Again bool
	// Former is set if somebody else approves by now, so that the links of that mail are dead.
	Former bool
}

// CheckAskAgain says why the approver cannot be asked once more; now is in the business zone.
func (r Requisition) CheckAskAgain(asked Asked, now time.Time) error {
	if err := r.checkAnswer(Approve); err != nil {
		return err
	}
	switch age := now.Sub(asked.At); {
	case asked.Former:
		return nil
	case asked.Again && age < askAgainAfter:
		return Refuse(ApproverJustNow)
	case r.Status != StatusUnapproved && age < ApprovalLinkAge:
		return Refuse(fmt.Sprintf("The approver was asked on %s, and the links of that mail are still valid",
			DayOf(asked.At.In(now.Location())).Mailed()))
	}
	return nil
}

// WaitsForApprover reports whether the approver can still say yes.
func (r Requisition) WaitsForApprover() bool { return r.checkAnswer(Approve) == nil }

// AsksNewApprover reports whether somebody who becomes the approver is asked at once. Who said no has answered; what
// waits on a manager since then is asked about again by that manager.
func (r Requisition) AsksNewApprover(w Wait) bool {
	return r.WaitsForApprover() && (r.Status != StatusUnapproved || w.Party == WaitsOnApprover)
}

// AskAgainButton returns the button Ask again as the user sees it.
func (r Requisition) AskAgainButton(u User, asked Asked, now time.Time) Button {
	return button(u, AskAgain, r.CheckAskAgain(asked, now))
}
