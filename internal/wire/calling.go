package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// The calling round.
var (
	CallingRound = Operation{"CallingRound", "GET", "/api/calling", hiring.UseDesk,
		"Whom the caller can call now, in the order of the round, with what they reached today"}
	NextCall = Operation{"NextCall", "POST", "/api/calling/next", hiring.UseDesk,
		"Hold the next candidate of the round for 15 minutes; the one who is held already comes first, " +
			"and CODE '409' when nobody is left"}
	HoldCall = Operation{"HoldCall", "POST", "/api/calling/hold", hiring.UseDesk,
		"Hold a candidate, or hold them longer; without a candidate, let go of the one who is held"}
	SkipCall = Operation{"SkipCall", "POST", "/api/calling/skip", hiring.UseDesk,
		"Leave a candidate out of the caller's round until tomorrow"}
)

var calling = []Operation{CallingRound, NextCall, HoldCall, SkipCall}

// CallingQuery limits the round to a requisition.
type CallingQuery struct {
	Requisition string `query:"req" doc:"The requisition's id or serial; empty for all"`
}

// NextCallBody limits the round to a requisition.
type NextCallBody struct {
	Requisition Text `json:"req,omitempty" doc:"The requisition's id or serial; empty for all"`
}

// HoldCallBody names an application.
type HoldCallBody struct {
	Candidate   Text `json:"candidate,omitempty" doc:"The candidate's id; empty to let go"`
	Requisition Text `json:"requisition,omitempty" doc:"The requisition's id or serial"`
}

// SkipCallBody names an application.
type SkipCallBody struct {
	Candidate   Text `json:"candidate" doc:"The candidate's id"`
	Requisition Text `json:"requisition" doc:"The requisition's id or serial"`
}

// CallingRoundRow is the calling round of a user.
type CallingRoundRow struct {
	Turns             []CallingTurnRow        `json:"turns" doc:"The first 100 in the order of the round; of the programme's queue the first 50"`
	Left              int64                   `json:"left" doc:"How many are left, those who are not among the turns included"`
	Groups            CallingGroups           `json:"groups"`
	Requisitions      []CallingRequisitionRow `json:"requisitions" doc:"Those of everybody who is left, by serial"`
	Calls             int64                   `json:"calls" doc:"The caller's own of today"`
	Shortlisted       int64                   `json:"shortlisted"`
	CallTarget        int                     `json:"callTarget"`
	ShortlistedTarget int                     `json:"shortlistedTarget"`
	Reasons           []string                `json:"reasons" doc:"What is often noted after a call"`
}

// CallingTurnRow is somebody to call.
type CallingTurnRow struct {
	CandidateID   string `json:"candidateId"`
	RequisitionID string `json:"requisitionId"`
	Serial        string `json:"serial"`
	Name          string `json:"name"`
	Position      string `json:"position"`
	Status        string `json:"status"`
	Group         string `json:"group" enum:"promised,band,new,again" doc:"Why they come here: told when, answer at this time of day, nobody called yet, or another try"`
	Since         string `json:"since" doc:"From when on they were to be called, an instant"`
	Tries         int64  `json:"tries" doc:"The calls so far"`
	BestBand      string `json:"bestBand" doc:"When they answer best, as 15-18; empty when unknown"`
	Held          bool   `json:"held" doc:"Held by the caller"`
	Version       int64  `json:"version" doc:"To be sent as VERSION with the outcome, so that nobody is called twice"`
}

// CallingGroups counts who is left, by why they come.
type CallingGroups struct {
	Promised int64 `json:"promised"`
	Band     int64 `json:"band"`
	New      int64 `json:"new"`
	Again    int64 `json:"again"`
}

// CallingGroupsOf makes the counts.
func CallingGroupsOf(n map[hiring.RoundGroup]int64) CallingGroups {
	return CallingGroups{n[hiring.RoundPromised], n[hiring.RoundBand], n[hiring.RoundNew], n[hiring.RoundAgain]}
}

// CallingRequisitionRow is a requisition with somebody to call.
type CallingRequisitionRow struct {
	RequisitionID string `json:"requisitionId"`
	Serial        string `json:"serial"`
	Position      string `json:"position"`
}

// CallingRequisitionRowOf makes the row of a requisition with somebody to call.
func CallingRequisitionRowOf(r store.RoundRequisition) CallingRequisitionRow {
	return CallingRequisitionRow{RequisitionID: r.ID, Serial: r.Serial, Position: r.Position}
}

// CallingTurnRowOf makes the row of somebody to call.
func CallingTurnRowOf(t store.TurnRow, facts hiring.RoundFacts, group hiring.RoundGroup, held bool) CallingTurnRow {
	return CallingTurnRow{
		CandidateID: t.CandidateID, RequisitionID: t.RequisitionID, Serial: t.Serial, Name: t.Name, Position: t.Position,
		Status: t.Status, Group: string(group), Since: Instant(new(store.At(facts.Since))), Tries: t.Tries,
		BestBand: facts.Band.String(), Held: held, Version: t.Version,
	}
}
