package wire

import (
	"time"

	"muster/internal/hiring"
)

// The public page of the ESA programme, and what staff see of what was typed there.
var (
	EsaLinkPage = Operation{"EsaLinkPage", "GET", "/api/esa_candidates", "",
		"What the programme's public page shows: for what it takes applications, the terms, and the lists of its form"}
	ApplyByLink = Operation{"ApplyByLink", "POST", "/api/esa_candidates", "",
		"Apply through the programme's link; the answer is the same whoever the candidate is"}
	EsaTyped = Operation{"EsaTyped", "GET", "/api/esa_candidates/{candidateId}", hiring.UseDesk,
		"What a candidate typed on the public page within 90 days, newest first"}
)

var programme = []Operation{EsaLinkPage, ApplyByLink, EsaTyped}

// EsaLinkPageRow is what the public page shows.
type EsaLinkPageRow struct {
	Taking         bool        `json:"taking" doc:"Whether applications are taken; otherwise message says so"`
	Message        string      `json:"message"`
	Company        string      `json:"company"`
	Position       string      `json:"position" doc:"Empty while none are taken, like the rest"`
	EmploymentType string      `json:"employmentType"`
	City           string      `json:"city"`
	State          string      `json:"state"`
	ConsentText    string      `json:"consentText" doc:"What must be agreed to"`
	WhatsappText   string      `json:"whatsappText" doc:"What may be agreed to besides"`
	Sources        []OptionRow `json:"sources" doc:"For Source of Candidate"`
	Places         []PlacesRow `json:"places" doc:"The states, each with its cities"`
}

// PlacesRow is a state with its cities.
type PlacesRow struct {
	State  string   `json:"state"`
	Cities []string `json:"cities"`
}

// PlacesRowOf makes the row of a state.
func PlacesRowOf(state string) PlacesRow { return PlacesRow{state, hiring.CitiesOf(state)} }

// ApplyByLinkBody is what the public page sends: the fields of insert_candidate that a candidate can fill in.
type ApplyByLinkBody struct {
	CandidateText
	SourceOfCandidate Text   `json:"SOURCE_OF_CANDIDATE" field:"source"`
	Agreed            bool   `json:"agreed" field:"agreed" doc:"To the consentText"`
	Whatsapp          bool   `json:"whatsapp,omitempty" doc:"To the whatsappText"`
	Trap              Text   `json:"trap,omitempty" doc:"A field that people do not see; it stays empty"`
	Age               Number `json:"age" doc:"For how many milliseconds the page was open"`
}

// Typed returns the fields of the candidate and their source.
func (b ApplyByLinkBody) Typed() hiring.NewCandidate {
	typed := b.CandidateText.Typed()
	typed.Source = string(b.SourceOfCandidate)
	return typed
}

// longestOpen keeps a number that some robot sends within what a duration can tell.
const longestOpen = 365 * 24 * time.Hour

// Open returns how long the page was open.
func (b ApplyByLinkBody) Open() time.Duration {
	return time.Duration(min(int64(b.Age), longestOpen.Milliseconds())) * time.Millisecond
}

// EsaTypedRow is what was typed on the public page once. Staff see it beside the record.
type EsaTypedRow struct {
	On                 string `json:"on" doc:"When, an instant"`
	Outcome            string `json:"outcome" enum:"added,re-mapped,at work elsewhere"`
	Verified           bool   `json:"verified" doc:"A call has reached the candidate since"`
	Whatsapp           bool   `json:"whatsapp" doc:"Agreed to messages by WhatsApp"`
	Name               string `json:"name"`
	Mobile             string `json:"mobile"`
	Email              string `json:"email"`
	Address            string `json:"address"`
	State              string `json:"state"`
	City               string `json:"city"`
	Source             string `json:"source"`
	Experienced        bool   `json:"experienced"`
	Working            bool   `json:"working"`
	Experience         string `json:"experience"`
	ExperienceIn       string `json:"experienceIn" doc:"Relevant experience"`
	NoticePeriod       string `json:"noticePeriod"`
	CurrentGross       string `json:"currentGross"`
	CurrentGrossPer    string `json:"currentGrossPer" doc:"month or year; empty if nobody said"`
	CurrentDesignation string `json:"currentDesignation"`
	CurrentCompany     string `json:"currentCompany"`
}
