package hiring

import "time"

// VisitKind is what the limits of the pages for candidates count.
type VisitKind string

const (
	// VisitWrongMobile counts wrong mobiles at a form link.
	VisitWrongMobile VisitKind = "wrong mobile"
	// VisitFormSave and VisitFormDraft count the saves of a form and of its unfinished typing.
	VisitFormSave  VisitKind = "form save"
	VisitFormDraft VisitKind = "form draft"
	// VisitUpload counts resumes uploaded by a link.
	VisitUpload VisitKind = "resume upload"
	// VisitOptOut counts uses of the page to opt out.
	VisitOptOut VisitKind = "opt out"
	// VisitReply counts changed answers to an invitation, of which each tells the owner; the subject is the interview.
	VisitReply VisitKind = "interview reply"
	// VisitProgramme counts applications on the programme's public page; the subject is the mobile.
	VisitProgramme VisitKind = "programme"
)

// VisitLimit is how often something may happen within a time: for a subject (a link, a candidate, a mobile) from one
// address, for a subject, for an address, for everybody together. 0 is no limit.
type VisitLimit struct {
	Within                                time.Duration
	OfBoth, OfSubject, OfAddress, OfEvery int64
}

const wholeDay = 24 * time.Hour

// VisitLimits lists the limits of every kind.
var VisitLimits = map[VisitKind][]VisitLimit{
	VisitWrongMobile: {{Within: AttemptWindow, OfBoth: 5, OfSubject: 20}},
	VisitFormSave:    {{Within: time.Hour, OfSubject: 120}},
	// Typing is saved every few seconds.
	VisitFormDraft: {{Within: time.Hour, OfSubject: 1200}},
	VisitUpload:    {{Within: time.Hour, OfSubject: 10}},
	VisitOptOut:    {{Within: time.Hour, OfAddress: 30}},
	VisitReply:     {{Within: time.Hour, OfSubject: 10}},
	VisitProgramme: {{Within: time.Hour, OfAddress: 20, OfEvery: 500}, {Within: wholeDay, OfAddress: 60, OfSubject: 3}},
}

// VisitMemory is how long what the limits count has to be remembered.
const VisitMemory = wholeDay

// VisitCounts is how often something happened within the time of a limit.
type VisitCounts struct {
	OfBoth, OfSubject, OfAddress, OfEvery int64
	// SharedAddress means that the address is that of a proxy, so what came from there says nothing about one person.
	SharedAddress bool
}

// Check refuses what would be more than the limit allows.
func (l VisitLimit) Check(n VisitCounts) error {
	if reached(n.OfSubject, l.OfSubject) || reached(n.OfEvery, l.OfEvery) ||
		!n.SharedAddress && (reached(n.OfBoth, l.OfBoth) || reached(n.OfAddress, l.OfAddress)) {
		message := VisitTooOften
		if l.Within == AttemptWindow {
			message = TooManyAttempts
		}
		return &Problem{Kind: TooOften, Message: message, RetryAfter: l.Within}
	}
	return nil
}

func reached(n, limit int64) bool { return limit > 0 && n >= limit }
