package hiring

import "time"

// CandidateLinkKind is what a link for a candidate opens.
type CandidateLinkKind string

const (
	// FormLink opens the candidate's own form, to whoever also knows the mobile that the company has.
	FormLink CandidateLinkKind = "form"
	// ResumeLink lets a resume be uploaded.
	ResumeLink CandidateLinkKind = "resume"
	// OptOutLink stops messages about other openings, or allows them again.
	OptOutLink CandidateLinkKind = "opt_out"
)

// candidateLinkAges is how long each link works.
var candidateLinkAges = map[CandidateLinkKind]time.Duration{
	FormLink: 14 * 24 * time.Hour, ResumeLink: 7 * 24 * time.Hour, OptOutLink: 365 * 24 * time.Hour,
}

// CandidateSessionIdle ends the session of a candidate that was not used for that long. It never outlives its link.
const CandidateSessionIdle = 2 * time.Hour

// Sentences about links for candidates.
const (
	LinkCopied         = "Link Copied Successfully!"
	LinksEnded         = "The links of this candidate have ended"
	ChooseLinkKind     = "A link is for the form, the resume or to opt out"
	WrongMobile        = "Please enter valid number!"
	OpenLinkAgain      = "Please open your link again"
	VisitTooOften      = "Too many attempts. Please try again later."
	CandidateSignedOut = "Your form is closed in this browser"
	ChooseLinkChannel  = "A link leaves by mail or by WhatsApp"
	NoEmailOnRecord    = "The record has no e-mail address"
)

// What people call a link that was sent. The documents have two dialogs for the form's.
const (
	EmailLinkTitle    = "Email Link"
	WhatsappLinkTitle = "WhatsApp Link"
	ResumeLinkTitle   = "Resume link"
)

// Age is how long a link of this kind works; 0 for a kind that does not exist.
func (k CandidateLinkKind) Age() time.Duration { return candidateLinkAges[k] }

// NeedsMobile reports whether the link alone is not enough: it may have been forwarded.
func (k CandidateLinkKind) NeedsMobile() bool { return k == FormLink }

// CandidateLinkState is how far a link has come.
type CandidateLinkState string

const (
	LinkMade     CandidateLinkState = "made"
	LinkOpened   CandidateLinkState = "opened"
	LinkStarted  CandidateLinkState = "started"
	LinkFinished CandidateLinkState = "finished"
	LinkEnded    CandidateLinkState = "ended"
)

// CandidateLinkFacts is what is known of a link.
type CandidateLinkFacts struct {
	Kind CandidateLinkKind
	// Ended is set for a link that was ended, or whose time is over.
	Ended, Opened, Started, Uploaded bool
	// StepsDone counts the saved steps of the form.
	StepsDone int
}

// State returns how far the link has come. What was finished stays finished when the link ends.
func (f CandidateLinkFacts) State() CandidateLinkState {
	switch {
	case f.Kind == FormLink && f.StepsDone == len(FormSteps), f.Kind == ResumeLink && f.Uploaded:
		return LinkFinished
	case f.Ended:
		return LinkEnded
	case f.Started:
		return LinkStarted
	case f.Opened:
		return LinkOpened
	}
	return LinkMade
}
