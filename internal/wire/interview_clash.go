package wire

import (
	"time"

	"muster/internal/hiring"
)

// The calls of a form that arranges an interview.
var (
	InterviewClashes = Operation{"InterviewClashes", "GET", "/api/interviews/clashes", hiring.UseDesk,
		"What speaks against an interview at a time, and the person's next free hours; nothing of it forbids it"}
	RememberedInterview = Operation{"RememberedInterview", "GET", "/api/interviews/remembered", hiring.UseDesk,
		"How the caller arranged the last interview of a round, in the requisition if there was one"}
)

var interviewForms = []Operation{InterviewClashes, RememberedInterview}

// InterviewClashesQuery is an interview that somebody is about to arrange.
type InterviewClashesQuery struct {
	Person      string `query:"person" doc:"The id of who conducts it; empty as long as nobody is chosen"`
	Date        string `query:"date" required:"true"`
	Time        string `query:"time" doc:"HH:MM; empty as long as none is chosen"`
	Candidate   string `query:"candidate" doc:"Whose own pending interview is left out"`
	Requisition string `query:"requisition" doc:"The id or serial of the requisition that the candidate is in"`
}

// InterviewClashesRow is what speaks against the time, and what could be chosen instead.
type InterviewClashesRow struct {
	Warnings []string   `json:"warnings"`
	Free     []FreeHour `json:"free" doc:"The next free hours of the person, three at most"`
}

// FreeHour is when a free hour begins.
type FreeHour struct {
	Date string `json:"date"`
	Time string `json:"time" doc:"HH:MM in the business zone"`
}

// InterviewClashesRowOf makes the row.
func InterviewClashesRowOf(warnings []string, free []time.Time) InterviewClashesRow {
	row := InterviewClashesRow{Warnings: append([]string{}, warnings...), Free: make([]FreeHour, len(free))}
	for i, at := range free {
		row.Free[i] = FreeHour{Date: hiring.DayOf(at).String(), Time: at.Format("15:04")}
	}
	return row
}

// RememberedInterviewQuery names a round of a requisition.
type RememberedInterviewQuery struct {
	Requisition string `query:"requisition" doc:"The requisition's id or serial"`
	Stage       string `query:"stage" doc:"The stage whose dialog arranges the interview"`
}

// RememberedInterviewRow is how the caller arranged the last one; everything is empty if there was none.
type RememberedInterviewRow struct {
	Type     string `json:"type"`
	PersonID string `json:"personId" doc:"Empty if the person may not conduct the round any more"`
	Place    string `json:"place"`
}
