package wire

import "muster/internal/hiring"

// WaitingOnQuery limits a list to what waits on a party.
type WaitingOnQuery struct {
	WaitingOn string `query:"waitingOn" doc:"Ours: recruiter, interviewer, candidate, manager, approver or nobody; all rows without it"`
}

// WaitsQuery asks a list for whom its rows wait on.
type WaitsQuery struct {
	WaitingOnQuery
	Waits bool `query:"waits" doc:"Ours: the rows tell whom they wait on"`
}

// WaitingOnRow is whom a row of a list waits on.
type WaitingOnRow struct {
	Party  string `json:"party"`
	Person string `json:"person" doc:"Empty where anybody of the party may act"`
	What   string `json:"what"`
	Since  string `json:"since" doc:"An instant, empty where nobody must act"`
	Due    string `json:"due" doc:"An instant"`
	State  string `json:"state" doc:"planned, waiting, overdue or asleep; empty where nobody must act"`
}

// WaitingOnRowOf makes the row; nil for none.
func WaitingOnRowOf(w *hiring.WaitSeen) *WaitingOnRow {
	if w == nil {
		return nil
	}
	return &WaitingOnRow{Party: string(w.Party), Person: w.Person, What: w.Words, Since: InstantOf(w.Since),
		Due: InstantOf(w.Due), State: string(w.State)}
}
