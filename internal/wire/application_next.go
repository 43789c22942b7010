package wire

import (
	"cmp"
	"strconv"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// NextMovesQuery names an application.
type NextMovesQuery struct {
	Candidate   string `query:"candidate" doc:"The candidate's id"`
	Requisition string `query:"requisition" doc:"The requisition's id or serial"`
}

// NextMovesRow is what the caller may do next with an application.
type NextMovesRow struct {
	CandidateID    string           `json:"candidateId"`
	RequisitionID  string           `json:"requisitionId"`
	Serial         string           `json:"serial"`
	Version        int64            `json:"version" doc:"To be sent as VERSION with a move, so that nothing is moved twice"`
	Stage          string           `json:"stage"`
	Status         string           `json:"status"`
	Esa            bool             `json:"esa" doc:"The requisition belongs to the ESA programme"`
	Blacklisted    bool             `json:"blacklisted"`
	RemappedBy     string           `json:"remappedBy" doc:"The name of who mapped the candidate to another requisition"`
	Closed         bool             `json:"closed" doc:"No stage may follow"`
	Today          string           `json:"today" doc:"The day in the business zone"`
	Stages         []NextStage      `json:"stages"`
	Buttons        []NextButton     `json:"buttons"`
	Held           string           `json:"held" doc:"Says who else is calling the candidate now; empty when nobody is"`
	Tries          int              `json:"tries" doc:"The calls of this application"`
	Unanswered     int              `json:"unanswered" doc:"How many of them at the end nobody answered"`
	Whatsapp       bool             `json:"whatsapp" doc:"So many that a message is offered instead"`
	BestBand       string           `json:"bestBand" doc:"When the candidate answers best, as 15-18; empty when unknown"`
	Interview      PendingInterview `json:"interview" doc:"The interview that waits for its result"`
	Decision       NextDecision     `json:"decision" doc:"What the caller may decide about a candidate on hold"`
	TakesBack      string           `json:"takesBack" doc:"The number of the last move, if the caller can take it back"`
	TakesBackUntil string           `json:"takesBackUntil" doc:"Until when, an instant"`
	Restored       string           `json:"restored" doc:"The status in which a reopened application stands until its next step"`
}

// TakenBack adds the last move, which the caller can take back until that time.
func (r NextMovesRow) TakenBack(step int64, until time.Time) NextMovesRow {
	r.TakesBack, r.TakesBackUntil = strconv.FormatInt(step, 10), Instant(new(store.At(until)))
	return r
}

// NextStage is a stage of the rail.
type NextStage struct {
	Stage      string       `json:"stage"`
	Label      string       `json:"label"`
	Dialog     string       `json:"dialog" doc:"The title of the stage's dialog"`
	State      string       `json:"state" enum:"done,open,blocked,locked,hidden" doc:"done is green and disabled; open opens the dialog; blocked answers with its reason; locked is disabled; hidden is not there"`
	Progress   string       `json:"progress" enum:"passed,current,lost,ahead" doc:"How far the candidate has come in it, the same for every caller"`
	Reason     string       `json:"reason" doc:"Why it is blocked or locked, or who acts on one that is done for this caller"`
	OpensAfter string       `json:"opensAfter" doc:"The stage that has to be passed first, where that is all"`
	People     []string     `json:"people" doc:"The words of get_role_select2 whose lists the conducting person is chosen from"`
	Options    []NextOption `json:"options"`
}

// NextDecision is about a candidate who is on hold in a round: what may be said of them there. It has no options where
// there is nothing to decide, or others do.
type NextDecision struct {
	Stage   string       `json:"stage"`
	Label   string       `json:"label"`
	Options []NextOption `json:"options"`
}

// NextOption is a status that a dialog offers, with the fields that it requires.
type NextOption struct {
	ID            string `json:"id"`
	Status        string `json:"status"`
	Label         string `json:"label"`
	Date          bool   `json:"date" doc:"A date can be given"`
	NeedsDate     bool   `json:"needsDate"`
	NeedsTime     bool   `json:"needsTime"`
	NeedsComment  bool   `json:"needsComment"`
	Interview     bool   `json:"interview" doc:"Type, person and link or location are asked for"`
	HidesFeedback bool   `json:"hidesFeedback" doc:"The dialog does not ask for a comment"`
	FirstDate     string `json:"firstDate" doc:"The first day that can be given; empty for any"`
	LastDate      string `json:"lastDate" doc:"The last day that can be given; empty for any"`
	UsualDate     string `json:"usualDate" doc:"The day that the dialog starts with"`
	UsualTime     string `json:"usualTime" doc:"The time that it starts with, HH:MM; empty for none"`
}

// NextButton is a button beside the stages.
type NextButton struct {
	Action  string `json:"action" enum:"back,viewResume,edit,esaLink,takeInterview,documents,pushToOffer,shortlist,blacklist,whatsappTemplate,emailTemplate,whatsappLink,emailLink,call,messages,reopen"`
	Shown   bool   `json:"shown"`
	Enabled bool   `json:"enabled"`
	Reason  string `json:"reason" doc:"Why it is disabled"`
}

// PendingInterview is the interview whose result is pending, and what Take Interview offers; it is empty when there is
// none.
type PendingInterview struct {
	Stage    string       `json:"stage"`
	Date     string       `json:"date"`
	Time     string       `json:"time"`
	Type     string       `json:"type"`
	Place    string       `json:"place"`
	PersonID string       `json:"personId"`
	Person   string       `json:"person"`
	Results  []NextOption `json:"results" doc:"The statuses of Take Interview; empty when its result is not the caller's to give"`
	Reason   string       `json:"reason" doc:"Why Take Interview takes nothing"`
	Factors  []string     `json:"factors" doc:"What is scored from 1 to 5; empty in a round without scores"`
	Reply    string       `json:"reply" doc:"What the candidate answered to the invitation; empty if nothing"`
}

// NextOptionsOf makes the statuses of a dialog.
func NextOptionsOf(options []hiring.Option, today hiring.Day) []NextOption {
	rows := make([]NextOption, len(options))
	for i, o := range options {
		first, last, usual := o.Date.Span(today)
		usual = cmp.Or(o.UsualDay, usual)
		rows[i] = NextOption{
			ID: o.ID, Status: string(o.Status), Label: o.Label, Date: o.Date != hiring.NoDate,
			NeedsDate: o.Needs.Date, NeedsTime: o.Needs.Time,
			NeedsComment: o.Needs.Comment, Interview: o.Needs.Interview, HidesFeedback: o.HidesFeedback,
			FirstDate: max(first, o.Earliest).String(), LastDate: last.String(), UsualDate: usual.String(),
			UsualTime: o.UsualTime,
		}
	}
	return rows
}

// NextStagesOf makes the rail. A stage that waits for the one before it carries the reason.
func NextStagesOf(rail []hiring.Choice, today hiring.Day) []NextStage {
	rows, before := make([]NextStage, len(rail)), ""
	for i, c := range rail {
		rows[i] = NextStage{
			Stage: string(c.Stage), Label: c.Stage.Label(), Dialog: c.Stage.Dialog(), State: string(c.State),
			Progress: string(c.Progress), Reason: c.Reason,
			People: append([]string{}, c.Stage.People()...), Options: NextOptionsOf(c.Options, today),
		}
		if c.State == hiring.ButtonLocked && c.Reason == "" {
			rows[i].OpensAfter = before
		}
		if c.State != hiring.ButtonHidden {
			before = rows[i].Label
		}
	}
	return rows
}

// NextButtonsOf makes the buttons beside the stages.
func NextButtonsOf(buttons []hiring.CandidateButton) []NextButton {
	rows := make([]NextButton, len(buttons))
	for i, b := range buttons {
		rows[i] = NextButton{string(b.Action), b.Shown, b.Enabled(), b.Reason}
	}
	return rows
}

// PendingInterviewOf makes the interview whose result is pending.
func PendingInterviewOf(arranged *hiring.Event, person string, reply hiring.InterviewReply, results []hiring.Option,
	reason string, factors []string, today hiring.Day) PendingInterview {
	row := PendingInterview{Results: NextOptionsOf(results, today), Reason: reason, Factors: []string{},
		Reply: string(reply)}
	if arranged == nil {
		return row
	}
	row.Stage, row.Date, row.Time = string(arranged.Stage), arranged.Date.String(), arranged.Time
	row.Type, row.Place, row.PersonID, row.Person = string(arranged.Interview.Type), arranged.Interview.Place,
		arranged.Interview.PersonID, person
	if arranged.Stage.Scored() {
		row.Factors = append(row.Factors, factors...)
	}
	return row
}
