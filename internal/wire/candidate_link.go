package wire

import (
	"net/url"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Links for candidates, and what follows from them.
var (
	MakeCandidateLink = Operation{"MakeCandidateLink", "POST", "/api/candidate_links", hiring.UseDesk,
		"A signed link for a candidate: to their form, to upload a resume, or to opt out of messages"}
	ListCandidateLinks = Operation{"ListCandidateLinks", "GET", "/api/candidate_links/{candidateId}/{requisitionId}",
		hiring.UseDesk, "The links that were made for an application, and how far each has come, newest first"}
	EndCandidateLinks = Operation{"EndCandidateLinks", "DELETE", "/api/candidate_links/{candidateId}", hiring.UseDesk,
		"End every link and session of a candidate"}
	OpenCandidateLink = Operation{"OpenCandidateLink", "GET", "/api/candidate_sessions", "",
		"What the page behind a link shows first; without a signature, what the browser's own session opens"}
	StartCandidateSession = Operation{"StartCandidateSession", "POST", "/api/candidate_sessions", "",
		"Open a candidate session with the values of a link, and the candidate's mobile for the form"}
	EndCandidateSession = Operation{"EndCandidateSession", "DELETE", "/api/candidate_sessions", "",
		"End the candidate session of this browser"}
	GetOptOut = Operation{"GetOptOut", "GET", "/api/opt_outs", "",
		"Whether a candidate gets messages about other openings; the link itself is the right to see it"}
	SetOptOut = Operation{"SetOptOut", "POST", "/api/opt_outs", "",
		"Opt out of messages about other openings, or in again"}
	GetResumeNotes = Operation{"GetResumeNotes", "GET", "/api/candidate_resumes/{candidateId}", hiring.UseDesk,
		"When a candidate's resume came and from whom, and whether a former one is kept"}
	GetFormerResume = Operation{"GetFormerResume", "GET", "/api/candidate_resumes/{candidateId}/former",
		hiring.UseDesk, "The resume that was there before the candidate uploaded another"}
	DropFormerResume = Operation{"DropFormerResume", "DELETE", "/api/candidate_resumes/{candidateId}/former",
		hiring.UseDesk, "Drop the former resume"}
)

var candidateLinks = []Operation{
	MakeCandidateLink, ListCandidateLinks, EndCandidateLinks, OpenCandidateLink, StartCandidateSession,
	EndCandidateSession, GetOptOut, SetOptOut, GetResumeNotes, GetFormerResume, DropFormerResume,
}

// MakeCandidateLinkBody names whom a link is for and what it opens.
type MakeCandidateLinkBody struct {
	Candidate   Text `json:"candidate"`
	Requisition Text `json:"requisition" doc:"Not needed to opt out"`
	Kind        Text `json:"kind" enum:"form,resume,opt_out"`
}

// CandidateLinkRow is a new link.
type CandidateLinkRow struct {
	Address string `json:"address" doc:"The whole address, to be copied"`
	Until   string `json:"until"`
	Kind    string `json:"kind" enum:"form,resume,opt_out"`
}

// CandidateLinkStateRow is a link that was made, and how far it has come.
type CandidateLinkStateRow struct {
	Kind      string `json:"kind" enum:"form,resume"`
	MadeBy    string `json:"madeBy"`
	MadeAt    string `json:"madeAt"`
	Until     string `json:"until"`
	State     string `json:"state" enum:"made,opened,started,finished,ended"`
	StepsDone int64  `json:"stepsDone" doc:"Of the five steps of the form"`
	OpenedAt  string `json:"openedAt"`
}

// CandidateLinkQuery holds the values of a link for a candidate.
type CandidateLinkQuery struct {
	Kind        string `query:"kind" doc:"form or resume"`
	Candidate   string `query:"candidate" doc:"May be left out where the browser has a session"`
	Requisition string `query:"requisition"`
	User        string `query:"user"`
	Until       string `query:"until"`
	Signature   string `query:"signature"`
}

// Values returns them as they are signed.
func (q CandidateLinkQuery) Values() url.Values {
	return url.Values{"candidate": {q.Candidate}, "requisition": {q.Requisition}, "user": {q.User}, "until": {q.Until},
		"signature": {q.Signature}}
}

// OpenCandidateLinkRow is what the page behind a link shows first.
type OpenCandidateLinkRow struct {
	Candidate      string `json:"candidate" doc:"Whose session this browser has; empty for none"`
	FirstName      string `json:"firstName"`
	Position       string `json:"position"`
	Company        string `json:"company"`
	NeedsMobile    bool   `json:"needsMobile"`
	ConsentText    string `json:"consentText"`
	WhatsappText   string `json:"whatsappText" doc:"The second box, which may stay empty"`
	ConsentGiven   bool   `json:"consentGiven"`
	Open           bool   `json:"open" doc:"This browser has the session already; no signature is needed"`
	Staff          bool   `json:"staff" doc:"A user is signed in, who acts as themself, link or not"`
	File           string `json:"file" doc:"The resume that this session uploaded, for /api/can_resume/{file}"`
	CompressPdfURL string `json:"compressPdfUrl" doc:"Where a PDF can be made smaller; empty for nowhere"`
	ResumeKB       int    `json:"resumeKB" doc:"What a resume has to stay under, in kB; 0 on the page of the form"`
}

// StartCandidateSessionBody holds the values of a link, and what proves that the right person came.
type StartCandidateSessionBody struct {
	Kind        Text `json:"kind" enum:"form,resume"`
	Candidate   Text `json:"candidate"`
	Requisition Text `json:"requisition"`
	User        Text `json:"user"`
	Until       Text `json:"until"`
	Signature   Text `json:"signature"`
	Mobile      Text `json:"mobile" field:"mobile" doc:"For the form: the mobile that the company has"`
}

// Link returns the values of the link.
func (b StartCandidateSessionBody) Link() CandidateLinkQuery {
	return CandidateLinkQuery{string(b.Kind), string(b.Candidate), string(b.Requisition), string(b.User),
		string(b.Until), string(b.Signature)}
}

// CandidateSessionRow is a session that was opened.
type CandidateSessionRow struct {
	Candidate string `json:"candidate"`
	Kind      string `json:"kind" enum:"form,resume"`
}

// OptOutQuery holds the values of a link to opt out.
type OptOutQuery struct {
	Candidate string `query:"candidate"`
	Until     string `query:"until"`
	Signature string `query:"signature"`
}

// Values returns them as they are signed.
func (q OptOutQuery) Values() url.Values {
	return url.Values{"candidate": {q.Candidate}, "until": {q.Until}, "signature": {q.Signature}}
}

// SetOptOutBody is what the candidate wants.
type SetOptOutBody struct {
	OptedOut Bool `json:"optedOut"`
}

// OptOutRow is what the page to opt out shows.
type OptOutRow struct {
	FirstName string `json:"firstName"`
	Company   string `json:"company"`
	OptedOut  bool   `json:"optedOut"`
}

// ResumeNoteRow tells of a file without its content.
type ResumeNoteRow struct {
	File   string `json:"file"`
	Size   int64  `json:"size"`
	At     string `json:"at"`
	By     string `json:"by" doc:"Who uploaded it; empty for the candidate"`
	ByLink bool   `json:"byLink"`
}

// ResumeNotesRow tells of a candidate's resume, and of the former one.
type ResumeNotesRow struct {
	Resume     *ResumeNoteRow `json:"resume"`
	Former     *ResumeNoteRow `json:"former"`
	ReplacedAt string         `json:"replacedAt" doc:"When the candidate's upload took the former one's place"`
}

// ResumeNotesRowOf makes the row; nil for what there is not.
func ResumeNotesRowOf(resume *store.ResumeNoteRow, former *store.FormerResumeNoteRow) (row ResumeNotesRow) {
	if r := resume; r != nil {
		row.Resume = &ResumeNoteRow{File: r.ID, Size: r.Size, At: Instant(&r.UploadedAt), By: r.Uploader,
			ByLink: r.UploadedBy == ""}
	}
	if f := former; f != nil {
		row.Former = &ResumeNoteRow{File: f.ID, Size: f.Size, At: Instant(&f.UploadedAt), By: f.Uploader}
		row.ReplacedAt = Instant(&f.ReplacedAt)
	}
	return row
}
