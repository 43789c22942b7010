package hiring

import (
	"fmt"
	"time"
)

// HoldTime is how long a candidate is held for the user who is calling them, unless they renew it.
const HoldTime = 15 * time.Minute

// CallHold says who is calling the candidate now. It keeps others from calling the same person at the same time and
// gives no right: whoever is responsible for the application records what happened, held or not.
type CallHold struct {
	// UserID is empty if nobody holds the application.
	UserID, Name string
	// Since is in the business zone.
	Since time.Time
}

// ByAnother reports whether somebody else holds the application.
func (h CallHold) ByAnother(u User) bool { return h.UserID != "" && h.UserID != u.ID }

// Says tells the user that somebody else is calling the candidate; it is empty if nobody else is.
func (h CallHold) Says(u User) string {
	if !h.ByAnother(u) {
		return ""
	}
	return fmt.Sprintf("%s is calling this candidate since %s", h.Name, ClockMailed(h.Since.Format("15:04")))
}

// Check refuses a user whose candidate somebody else is calling.
func (h CallHold) Check(u User) error {
	if says := h.Says(u); says != "" {
		return Refuse(says)
	}
	return nil
}

// CheckHold returns why the user may not call the candidate now. Somebody else's call is the only thing that keeps the
// queue's users from a candidate of nobody, so they are told of it, too, and not that the candidate is not theirs.
func (a Application) CheckHold(u User) error {
	free := a
	free.Hold = CallHold{}
	if err := free.CheckPerson(u); err != nil {
		return err
	}
	return a.Hold.Check(u)
}
