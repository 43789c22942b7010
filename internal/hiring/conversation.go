package hiring

import (
	"strings"
	"time"
)

// ConversationTab is a part of what was written to a candidate.
type ConversationTab string

// The tabs of a conversation.
const (
	WholeConversation ConversationTab = "all"
	WhatsappTab       ConversationTab = "whatsapp"
	MailTab           ConversationTab = "mail"
	CallsTab          ConversationTab = "calls"
	FailedTab         ConversationTab = "failed"
)

// What people are told about sending again and cancelling.
const (
	ChooseTab          = "tab must be all, whatsapp, mail, calls or failed"
	MessageIsQueued    = "The message is queued"
	MessageCancelledBy = "Cancelled by "
	MessageWasCanceled = "The message is cancelled"
	MayArriveTwice     = "No answer came the last time, so it may arrive twice. Please confirm that it is sent again."
)

// ParseConversationTab reads a tab; nothing means all.
func ParseConversationTab(text string) (ConversationTab, error) {
	switch tab := ConversationTab(text); tab {
	case "":
		return WholeConversation, nil
	case WholeConversation, WhatsappTab, MailTab, CallsTab, FailedTab:
		return tab, nil
	}
	return "", invalid("tab", ChooseTab)
}

// CheckRetry returns why a person may not send a message again. agreed is whether they know that it may arrive twice.
func CheckRetry(channel string, state MessageState, reason string, agreed bool) error {
	may, twice := MayRetryMessage(channel, state, reason)
	switch {
	case !may:
		return Refuse("Only a message that failed or was kept can be sent again; this one is " + string(state) + ".")
	case twice && !agreed:
		return Refuse(MayArriveTwice)
	}
	return nil
}

// CheckCancel returns why a message may not be cancelled.
func CheckCancel(state MessageState) error {
	if MayCancelMessage(state) {
		return nil
	}
	return Refuse("Only a message that has not left can be cancelled; this one is " + string(state) + ".")
}

// CheckOpen returns why a message may not be opened in a person's own WhatsApp.
func CheckOpen(channel string, state MessageState) error {
	if MayOpenMessage(channel, state) {
		return nil
	}
	return Refuse("Only a WhatsApp message that was kept can be opened; this one is " + string(state) + ".")
}

// WrittenSight is what a user reads of what was written to a candidate, and of the calls: everything, or what is about
// one of these requisitions, up to a time. The zero value reads nothing.
type WrittenSight struct {
	All bool
	// Until is empty of time where there is no end.
	Until map[string]time.Time
}

// Sees reports whether the user reads what was written about a requisition at a time; empty if it is about none.
func (w WrittenSight) Sees(requisitionID string, at time.Time) bool {
	until, about := w.Until[requisitionID]
	return w.All || about && (until.IsZero() || !at.After(until))
}

// PresentReceiver returns to whom a message for a candidate goes when it is sent again: to the address that they have
// now. What was written to a colleague, or to several people, keeps its receivers; so does a candidate without one.
func PresentReceiver(to, now string, colleague bool) string {
	if now == "" || colleague || strings.Contains(to, ",") {
		return to
	}
	return now
}
