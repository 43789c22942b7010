package hiring

import "slices"

// MessageState is what became of a message.
type MessageState string

// The states of messages. Leaving is written before a service is asked to send: whoever finds it later knows that
// nobody heard the answer. Sent means that the mail server or the service accepted it, Opened that a person opened it
// in an application of their own.
const (
	MessageQueued    MessageState = "queued"
	MessageLeaving   MessageState = "leaving"
	MessageSent      MessageState = "sent"
	MessageDelivered MessageState = "delivered"
	MessageRead      MessageState = "read"
	MessageFailed    MessageState = "failed"
	MessageKept      MessageState = "kept"
	MessageOpened    MessageState = "opened"
	MessageCancelled MessageState = "cancelled"
)

// Why a message did not leave, or may not have arrived.
const (
	NoAnswerMayHaveArrived = "No answer; it may have arrived"
	CandidateOptedOut      = "The candidate has opted out of messages"
	NotAnIndianMobile      = "The mobile is not an Indian number, so nothing was sent"
	ReportNotSigned        = "The signature is missing or wrong"
	ReportTaken            = "Taken"
)

// beforeReport are the states that what a service reports can follow. An arrival is a fact whatever we believed
// before; a late word that it was sent, or that it failed, tells nothing new of a message that was tried again.
var beforeReport = map[MessageState][]MessageState{
	MessageSent:   {MessageLeaving},
	MessageFailed: {MessageLeaving, MessageSent},
	MessageDelivered: {MessageLeaving, MessageSent, MessageFailed, MessageQueued, MessageKept,
		MessageCancelled},
	MessageRead: {MessageLeaving, MessageSent, MessageDelivered, MessageFailed, MessageQueued, MessageKept,
		MessageCancelled},
}

// IsReported reports whether services tell of that state.
func IsReported(state MessageState) bool { return beforeReport[state] != nil }

// RaiseMessage reports whether a service's report changes the state of a message. It never lowers one.
func RaiseMessage(from, to MessageState) bool { return slices.Contains(beforeReport[to], from) }

// Unheard returns the state of a message for its service's reports: of one that failed because nobody heard the answer
// nothing is known.
func Unheard(state MessageState, reason string) MessageState {
	if state == MessageFailed && reason == NoAnswerMayHaveArrived {
		return MessageLeaving
	}
	return state
}

// MayRetryMessage reports whether a person may send a message again, and whether it may then arrive twice, which they
// are asked about first. Mail servers answer every mail, so only other channels leave that open.
func MayRetryMessage(channel string, state MessageState, reason string) (may, twice bool) {
	may = state == MessageFailed || state == MessageKept
	return may, may && channel != "mail" && Unheard(state, reason) == MessageLeaving
}

// MayCancelMessage reports whether a message that has not left may be cancelled.
func MayCancelMessage(state MessageState) bool { return state == MessageQueued || state == MessageKept }

// MayOpenMessage reports whether a person may open a message in their own WhatsApp instead: one that was kept, because
// nothing is set up to send it.
func MayOpenMessage(channel string, state MessageState) bool {
	return channel == "whatsapp" && state == MessageKept
}

// WhatsappNumber returns the number for a service, with the country. Ten digits that are no Indian mobile would reach
// somebody else or nobody.
func WhatsappNumber(mobile string) (number string, ok bool) {
	if !IsMobile(mobile) || mobile[0] < '6' {
		return "", false
	}
	return "91" + mobile, true
}

// MobileOfWhatsapp returns the ten digits of an Indian number as services write it, empty for one from abroad: its last
// ten digits may be those of somebody else here.
func MobileOfWhatsapp(number string) string {
	if len(number) != mobileDigits+2 || number[:2] != "91" || !IsMobile(number[2:]) {
		return ""
	}
	return number[2:]
}
