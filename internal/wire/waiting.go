package wire

import (
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Who must act now.
var (
	ListWaiting = Operation{"ListWaiting", "GET", "/api/waiting", hiring.UseDesk,
		"Which candidates and requisitions wait on whom, the most urgent first"}
	CountWaiting = Operation{"CountWaiting", "GET", "/api/waiting/counts", hiring.UseDesk,
		"How many candidates and requisitions wait on whom, by party and state"}
	ApplicationWaiting = Operation{"ApplicationWaiting", "GET", "/api/applications/waiting", hiring.UseDesk,
		"Whom an application waits on, and what the caller can record beside its stages"}
	RequisitionWaiting = Operation{"RequisitionWaiting", "GET", "/api/requisitions/{requisition}/waiting", hiring.UseDesk,
		"Whom a requisition waits on"}
	MyDay = Operation{"MyDay", "GET", "/api/my_day", hiring.UseDesk,
		"The card above the tiles: My day of a recruiter, Needs you of a manager; no row for who has none"}
	RecruiterLoads = Operation{"RecruiterLoads", "GET", "/api/recruiter_loads", hiring.ManageRequisitions,
		"What each recruiter has in hand, for who assigns; recruiters without a row have nothing"}
	Remind = Operation{"Remind", "POST", "/api/waiting/remind", hiring.UseDesk,
		"Remind whom an application or a requisition waits on; CODE '409' when that was done a short time ago"}
	Beside = Operation{"Beside", "POST", "/api/applications/beside", hiring.UseDesk,
		"Record what is known of a candidate beside the stages: an answer to the offer, a touch point"}
)

var waitingCalls = []Operation{ListWaiting, CountWaiting, ApplicationWaiting, RequisitionWaiting, MyDay, RecruiterLoads,
	Remind, Beside}

// WaitingFilter selects waits.
type WaitingFilter struct {
	Party       string `query:"party" doc:"recruiter, interviewer, candidate, manager, approver or nobody; empty for all who must act"`
	Person      string `query:"person" doc:"A user's id, or me"`
	What        string `query:"what" doc:"The task, as the rows name it"`
	Requisition string `query:"requisition" doc:"The requisition's id or serial"`
	State       string `query:"state" doc:"planned, waiting, overdue or asleep"`
	Section     string `query:"section" doc:"A section of the caller's home card: exactly its rows"`
}

// ListWaitingInput is a page of waits.
type ListWaitingInput struct {
	WaitingFilter
	ListQuery[WaitingSort]
}

// CountWaitingInput selects the waits to count.
type CountWaitingInput struct {
	WaitingFilter
	Q string `query:"q" doc:"Part of a name, a mobile or an e-mail address"`
}

// WaitingSort is the list of waits.
type WaitingSort struct{}

func (WaitingSort) sorts() map[string]string { return store.WaitSorts }
func (WaitingSort) finds() string            { return "Part of a name, a mobile or an e-mail address" }

// WaitingRow is a candidate or a requisition that waits on somebody.
type WaitingRow struct {
	Kind          string `json:"kind" enum:"application,requisition"`
	CandidateID   string `json:"candidateId" doc:"Empty for a requisition, as are name, mobile and stage"`
	RequisitionID string `json:"requisitionId"`
	Name          string `json:"name"`
	Mobile        string `json:"mobile"`
	Position      string `json:"position"`
	Serial        string `json:"serial"`
	Stage         string `json:"stage"`
	Status        string `json:"status"`
	Owner         string `json:"owner" doc:"The name of the candidate's recruiter, or of the requisition's recruiters"`
	Party         string `json:"party"`
	PersonID      string `json:"personId" doc:"Empty where anybody of the party may act"`
	Person        string `json:"person"`
	What          string `json:"what"`
	Since         string `json:"since" doc:"An instant; from when on they must act"`
	Due           string `json:"due" doc:"An instant"`
	State         string `json:"state"`
	Action        string `json:"action" enum:"call,edit,judge,schedule,offer,verify,ask,record,revise,push,touch,update,decide,join,copy,take,assign,work,remind,open" doc:"What the caller can do about it"`
	Label         string `json:"label" doc:"The action in a word or two"`
	Remind        bool   `json:"remind" doc:"The caller may remind them"`
	Writes        bool   `json:"writes" doc:"It waits on the candidate, whom the caller reminds by a message of their own"`
}

// WaitingRowOf makes a row.
func WaitingRowOf(r store.WaitRow, what string, state hiring.WaitState) WaitingRow {
	kind := "application"
	if r.ApplicationID == "" {
		kind = "requisition"
	}
	return WaitingRow{
		Kind: kind, CandidateID: r.CandidateID, RequisitionID: r.RequisitionID, Name: r.Name, Mobile: r.Mobile,
		Position: r.Position, Serial: r.Serial, Stage: r.Stage, Status: r.Status, Owner: r.OwnerName, Party: r.Party,
		PersonID: textOf(r.PersonID), Person: r.PersonName, What: what, Since: Instant(r.SinceAt),
		Due: Instant(r.DueAt), State: string(state),
	}
}

// InstantOf writes a time; empty for none.
func InstantOf(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return Instant(new(store.At(t)))
}

func textOf(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// WaitingCountRow is how many wait on a party in a state.
type WaitingCountRow struct {
	Party string `json:"party"`
	State string `json:"state"`
	Count int64  `json:"count"`
}

// WaitingCountRowOf makes a row.
func WaitingCountRowOf(c store.WaitCount) WaitingCountRow {
	return WaitingCountRow{c.Party, c.State, c.N}
}

// ApplicationWaitingRow is whom an application waits on.
type ApplicationWaitingRow struct {
	Party    string         `json:"party"`
	PersonID string         `json:"personId"`
	Person   string         `json:"person"`
	What     string         `json:"what"`
	Since    string         `json:"since" doc:"An instant, empty where nobody must act"`
	Due      string         `json:"due"`
	State    string         `json:"state"`
	Remind   bool           `json:"remind" doc:"The caller may remind them"`
	Reminded string         `json:"reminded" doc:"When and by whom they were reminded last"`
	Version  int64          `json:"version"`
	Beside   []BesideOption `json:"beside" doc:"What the caller can record beside the stages"`
}

// RequisitionWaitingQuery names a requisition.
type RequisitionWaitingQuery struct {
	Requisition string `path:"requisition" doc:"The requisition's id or serial"`
}

// RequisitionWaitingRow is whom a requisition waits on.
type RequisitionWaitingRow struct {
	Party    string `json:"party"`
	PersonID string `json:"personId"`
	Person   string `json:"person"`
	What     string `json:"what"`
	Since    string `json:"since" doc:"An instant, empty where nobody must act"`
	Due      string `json:"due"`
	State    string `json:"state"`
	Remind   bool   `json:"remind" doc:"The caller may remind them"`
	Reminded string `json:"reminded" doc:"When and by whom they were reminded last"`
}

// BesideOption is what can be recorded beside the stages.
type BesideOption struct {
	Status       string `json:"status"`
	NeedsComment bool   `json:"needsComment"`
	NeedsDate    bool   `json:"needsDate"`
}

// BesideOptionsOf makes the options.
func BesideOptionsOf(rules []hiring.BesideRule) []BesideOption {
	rows := make([]BesideOption, len(rules))
	for i, r := range rules {
		rows[i] = BesideOption{string(r.Status), r.Needs.Comment, r.Needs.Date}
	}
	return rows
}

// RemindBody names the application whose people are reminded, or a requisition alone.
type RemindBody struct {
	Candidate   Text `json:"candidate,omitempty"`
	Requisition Text `json:"requisition"`
}

// BesideBody is what is recorded beside the stages.
type BesideBody struct {
	Candidate   Text   `json:"candidate"`
	Requisition Text   `json:"requisition"`
	Status      Text   `json:"status" field:"status"`
	Comment     Text   `json:"comment" field:"comment"`
	Date        Text   `json:"date,omitempty" field:"date"`
	Version     Number `json:"version,omitempty"`
}
