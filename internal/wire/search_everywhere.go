package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// SearchEverywhere is our own call, behind the search of every screen.
var SearchEverywhere = Operation{"SearchEverywhere", "GET", "/api/search", hiring.UseDesk,
	"The people and requisitions that fit best what was typed: 6 and 4 of them, " +
		"nothing for less than 2 letters or 4 digits"}

// SearchEverywhereQuery is what was typed.
type SearchEverywhereQuery struct {
	Q string `query:"q" doc:"Words in any order, a mobile, an e-mail address or a serial; the first 200 characters count"`
}

// SearchEverywhereRow is what was found.
type SearchEverywhereRow struct {
	People            []FoundPersonRow      `json:"people"`
	PeopleTotal       int                   `json:"peopleTotal" doc:"Hits, as far as they were read"`
	More              bool                  `json:"more" doc:"Whether the candidate database may have others"`
	Requisitions      []FoundRequisitionRow `json:"requisitions"`
	RequisitionsTotal int                   `json:"requisitionsTotal" doc:"Hits, as far as they were read"`
}

// FoundPersonRow is a person, with their live application, else the latest.
type FoundPersonRow struct {
	CandidateID   string `json:"candidateId"`
	RequisitionID string `json:"requisitionId" doc:"Empty unless the details open"`
	ESA           string `json:"esa" doc:"live or test for an application in the ESA programme"`
	Name          string `json:"name"`
	Mobile        string `json:"mobile" doc:"Empty for somebody else's candidate"`
	Email         string `json:"email" doc:"Empty for somebody else's candidate"`
	Position      string `json:"position"`
	Status        string `json:"status" doc:"Empty for who never applied"`
	Owner         string `json:"owner"`
	Own           bool   `json:"own" doc:"Whether the caller owns the application"`
	Way           string `json:"way" enum:"details,card,database" doc:"Where it leads: card for somebody else's candidate, of whom there is nothing more than this row; database for who never applied"`
	OwnerMobile   string `json:"ownerMobile" doc:"The company mobile of the owner; for a card only"`
	Tab           string `json:"tab" doc:"For a card only"`
	LastContact   string `json:"lastContact" doc:"The day of the last step; for a card only"`
}

// FoundPersonRowOf makes the row of a person.
func FoundPersonRowOf(p store.FoundPerson, way hiring.Way, own bool) FoundPersonRow {
	row := FoundPersonRow{CandidateID: p.CandidateID, RequisitionID: p.RequisitionID, ESA: p.Esa, Name: p.Name,
		Mobile: p.Mobile, Email: p.Email, Position: p.Position, Status: p.Status, Owner: p.OwnerName, Own: own,
		Way: string(way), OwnerMobile: p.OwnerMobile, Tab: p.Tab}
	if p.LatestOn != nil {
		row.LastContact = string(*p.LatestOn)
	}
	return row
}

// FoundRequisitionRow is a requisition.
type FoundRequisitionRow struct {
	ID         string `json:"id"`
	Serial     string `json:"serial"`
	Position   string `json:"position"`
	Department string `json:"department"`
	City       string `json:"city"`
	Status     string `json:"status" doc:"As the caller sees it"`
	Recruiters string `json:"recruiters" doc:"Who works on it, separated by commas"`
	ESA        string `json:"esa" doc:"live or test for one of the ESA programme"`
}

// FoundRequisitionRowOf makes the row of a requisition.
func FoundRequisitionRowOf(r store.RequisitionRow, seen hiring.Seen) FoundRequisitionRow {
	return FoundRequisitionRow{ID: r.ID, Serial: r.Serial, Position: r.Position, Department: r.Department,
		City: r.City, Status: string(seen.Status), Recruiters: r.HrNames, ESA: r.Esa}
}
