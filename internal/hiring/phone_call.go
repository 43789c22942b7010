package hiring

import (
	"strings"
	"time"
)

// Sentences about telephone calls.
const (
	CallInitiated      = "Call initiated sucessfully."
	CallWentWrong      = "Something went wrong! Please try again"
	CallNoAnswer       = "No answer; the telephone may have rung"
	CallUnreachable    = "The telephony service cannot be reached"
	CallTooSoon        = "Please wait 10 seconds between two calls"
	CallNotConfigured  = "No telephony service is configured. Please call from your own telephone."
	CallNoTelephony    = "You have no telephony user id. An administrator can give you one."
	CallSecretNotSet   = "Your telephony secret is not set. Please ask an administrator to enter it."
	CallSecretLost     = "Your telephony secret cannot be read any more. Please ask an administrator to enter it again."
	CallNoNumber       = "This candidate has no mobile number that can be called"
	CallReportUnknown  = "event must be ringing, answered or ended"
	CallReportSeconds  = "seconds must be a whole number from 0 to 86400, and only an ended call has them"
	CallReportTime     = "at must be a time like 2026-03-16T09:30:00Z"
	CallReportUnnamed  = "The report names no call"
	CallNotOurs        = "Muster asked for no such call; nothing was changed"
	CallReported       = "Noted"
	CallReportUnproven = "The signature is missing or wrong"
)

const (
	// CallPause is the least time between two calls of a user: a double click calls once.
	CallPause = 10 * time.Second

	longestCallSeconds = 24 * 60 * 60
)

// CallState is how far a telephone call has come, as far as Muster knows.
type CallState string

const (
	// CallAsked: the telephony service was asked, or was about to be when the process ended.
	CallAsked    CallState = "asked"
	CallRinging  CallState = "ringing"
	CallAnswered CallState = "answered"
	CallEnded    CallState = "ended"
	CallFailed   CallState = "failed"
)

// callOrder is the order in which a call passes its states. What a service reports of a call that failed for us, for
// example because its answer was lost, is newer than the failure.
var callOrder = map[CallState]int{CallAsked: 0, CallFailed: 0, CallRinging: 1, CallAnswered: 2, CallEnded: 3}

// PhoneCall is a telephone call. A time is zero until it is known.
type PhoneCall struct {
	State                                   CallState
	Reason                                  string
	AskedAt, RingingAt, AnsweredAt, EndedAt time.Time
	// Seconds is how long the two talked.
	Seconds int64
}

// CallReport is what the telephony service says about a call: it rings, was answered or has ended.
type CallReport struct {
	State CallState
	// At is zero if the service gives no time.
	At      time.Time
	Seconds int64
}

// Check returns what is wrong with a report.
func (r CallReport) Check() error {
	switch {
	case callOrder[r.State] == 0:
		return invalid("event", CallReportUnknown)
	case r.Seconds < 0 || r.Seconds > longestCallSeconds || r.Seconds > 0 && r.State != CallEnded:
		return invalid("seconds", CallReportSeconds)
	}
	return nil
}

// Raised returns the call after a report. Reports come late, twice and in any order: the state is raised and never
// lowered, and what is known already stays.
func (c PhoneCall) Raised(r CallReport, now time.Time) PhoneCall {
	at := between(c.AskedAt, r.At, now)
	if r.At.IsZero() {
		at = now
	}
	switch r.State {
	case CallRinging:
		c.RingingAt = first(c.RingingAt, soonest(at, c.AnsweredAt, c.EndedAt))
	case CallAnswered:
		c.AnsweredAt = first(c.AnsweredAt, soonest(at, c.EndedAt))
	case CallEnded:
		c.Seconds = max(c.Seconds, r.Seconds)
		c.EndedAt = first(c.EndedAt, between(c.AnsweredAt, at, now))
		if c.Seconds > 0 {
			talked := time.Duration(c.Seconds) * time.Second
			c.AnsweredAt = first(c.AnsweredAt, between(c.AskedAt, c.EndedAt.Add(-talked), c.EndedAt))
		}
	}
	if callOrder[r.State] > callOrder[c.State] {
		c.State, c.Reason = r.State, ""
	}
	return c
}

// Failed returns the call after the service did not accept it. A report that overtook the answer knows better.
func (c PhoneCall) Failed(reason string) PhoneCall {
	if c.State == CallAsked {
		c.State, c.Reason = CallFailed, reason
	}
	return c
}

// between returns at, or the nearer end of a time that it lies outside of: clocks differ.
func between(earliest, at, latest time.Time) time.Time {
	switch {
	case at.After(latest):
		return latest
	case at.Before(earliest):
		return earliest
	}
	return at
}

func first(known, told time.Time) time.Time {
	if known.IsZero() {
		return told
	}
	return known
}

// soonest returns at, but no later than those of the limits that are known.
func soonest(at time.Time, limits ...time.Time) time.Time {
	for _, limit := range limits {
		if !limit.IsZero() && limit.Before(at) {
			at = limit
		}
	}
	return at
}

// CheckNextCall refuses a call too soon after the user's last one; last is zero if there was none.
func CheckNextCall(last, now time.Time) error {
	passed := now.Sub(last)
	if passed < 0 || passed >= CallPause {
		return nil
	}
	wait := (CallPause - passed + time.Second - 1).Truncate(time.Second)
	return &Problem{Kind: TooOften, Message: CallTooSoon, RetryAfter: wait}
}

// callPrefix is the country that Muster calls in.
const callPrefix = "91"

// CallNumber returns the number to dial for a candidate's mobile, with the country's prefix. A number that is written
// with another country's is refused: its last ten digits are somebody else's.
func CallNumber(mobile string) (string, error) {
	digits := strings.NewReplacer(" ", "", "-", "").Replace(mobile)
	switch {
	case IsMobile(digits):
		return callPrefix + digits, nil
	case IsMobile(strings.TrimPrefix(digits, "+"+callPrefix)):
		return digits[1:], nil
	}
	return "", Refuse(CallNoNumber)
}

// CheckCall returns why the user may not call the candidate about this application.
func (a Application) CheckCall(u User) error {
	if u.TelephonyID == "" {
		return Refuse(CallNoTelephony)
	}
	return a.CheckHold(u)
}
