package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateNeighbours is our own call: it leads from one candidate to the next without going back to the list.
var CandidateNeighbours = Operation{"CandidateNeighbours", "GET", "/api/applications/neighbours", hiring.UseDesk,
	"Who stands before and after a candidate in the directory, in its order"}

// CandidateNeighboursQuery is a candidate, and the directory that the caller came from.
type CandidateNeighboursQuery struct {
	NextMovesQuery
	Tab  string              `query:"tab" doc:"As filter in the lists; empty for all"`
	Date string              `query:"date" doc:"YYYY-MM-DD; empty for all"`
	Sort Sort[CandidateSort] `query:"sort" doc:"As in the lists"`
	Q    Part[CandidateSort] `query:"q" doc:"As in the lists"`
}

// NeighboursRow holds the ids of candidates of the same requisition.
type NeighboursRow struct {
	Previous string `json:"previous" doc:"Empty for the first of the list"`
	Next     string `json:"next" doc:"Empty for the last of the list"`
}

// NeighboursRowOf makes the row.
func NeighboursRowOf(n store.Neighbours) NeighboursRow {
	return NeighboursRow{Previous: n.Previous, Next: n.Next}
}
