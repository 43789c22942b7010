package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateNeighbours and FollowUpNeighbours are our own calls: they lead from one candidate to the next without going
// back to the list.
var CandidateNeighbours = Operation{"CandidateNeighbours", "GET", "/api/applications/neighbours", hiring.UseDesk,
	"Who stands before and after a candidate in the directory, in its order"}

var FollowUpNeighbours = Operation{"FollowUpNeighbours", "GET", "/api/follow_ups/neighbours", hiring.UseDesk,
	"Who stands before and after a candidate in the follow-ups of a range, in their order"}

// FollowUpNeighboursQuery is a candidate, and the caller's follow-ups that they were opened from.
type FollowUpNeighboursQuery struct {
	NextMovesQuery
	From string             `query:"from" doc:"YYYY-MM-DD"`
	To   string             `query:"to" doc:"YYYY-MM-DD"`
	Sort Sort[FollowUpSort] `query:"sort" doc:"As in get_followup"`
	Q    Part[FollowUpSort] `query:"q" doc:"As in get_followup"`
}

// CandidateNeighboursQuery is a candidate, and the directory that the caller came from.
type CandidateNeighboursQuery struct {
	NextMovesQuery
	Tab  string `query:"tab" doc:"As filter in the lists; empty for all"`
	Date string `query:"date" doc:"YYYY-MM-DD; empty for all"`
	AtWorkQuery
	WaitingOnQuery
	Sort Sort[CandidateSort] `query:"sort" doc:"As in the lists"`
	Q    Part[CandidateSort] `query:"q" doc:"As in the lists"`
}

// NeighboursRow holds the ids of candidates, and those of their requisitions in a list over several.
type NeighboursRow struct {
	Previous            string `json:"previous" doc:"Empty for the first of the list"`
	Next                string `json:"next" doc:"Empty for the last of the list"`
	PreviousRequisition string `json:"previousRequisition" doc:"Empty where it is the same"`
	NextRequisition     string `json:"nextRequisition" doc:"Empty where it is the same"`
}

// NeighboursRowOf makes the row.
func NeighboursRowOf(n store.Neighbours) NeighboursRow {
	return NeighboursRow(n)
}
