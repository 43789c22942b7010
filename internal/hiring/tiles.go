package hiring

import (
	"fmt"
	"slices"
	"strings"
)

// Tile is a count of requisitions on the home dashboard. Its text is its label.
type Tile string

const (
	TileOpen       Tile = "Open"
	TileInProgress Tile = "In Progress"
	TileClosed     Tile = "Closed"
	TileOnboarded  Tile = "Onboarded"
	TileOverdue    Tile = "Overdue"
	TileHoldRevoke Tile = "Hold/Revoke"
	// NoTile is for New and Unapproved, which only the total counts.
	NoTile Tile = ""
)

// Tiles lists the tiles from left to right.
var Tiles = []Tile{TileOpen, TileInProgress, TileClosed, TileOnboarded, TileOverdue, TileHoldRevoke}

// View is one of the two versions of the home dashboard.
type View int

const (
	// RecruiterView is the zero value, so that a role missing below only sees its own work.
	RecruiterView View = iota
	ManagerView
)

// viewOfRole lists every role.
var viewOfRole = map[Role]View{
	Recruiter:   RecruiterView,
	Interviewer: RecruiterView,
	Admin:       ManagerView,
	ESAHR:       ManagerView,
	SeniorHR:    ManagerView,
	TL:          ManagerView,
	ATL:         ManagerView,
	PL:          ManagerView,
	CEO:         ManagerView,
}

// ViewOf returns the view that the user gets. Without the grant the manager view is read-only.
func ViewOf(u User) View {
	if u.Has(GrantManager) {
		return ManagerView
	}
	return viewOfRole[u.Role]
}

// OverdueWanted is the part of a filter that depends on the date.
type OverdueWanted int

const (
	OverdueOrNot OverdueWanted = iota
	OverdueOnly
	NotOverdue
)

// ReqFilter selects requisitions. A recruiter with only revoked assignments sees the status Hr Revoke, otherwise the
// stored one.
type ReqFilter struct {
	// Statuses are stored statuses; nil for all.
	Statuses []Status
	Overdue  OverdueWanted
}

// Takes reports whether the filter selects a requisition with this stored status.
func (f ReqFilter) Takes(stored Status, overdue bool) bool {
	if f.Statuses != nil && !slices.Contains(f.Statuses, stored) {
		return false
	}
	return f.Overdue == OverdueOrNot || overdue == (f.Overdue == OverdueOnly)
}

// FilterOf returns the filter of a tile, or one for all without a tile. Counts and rows both use it, so they cannot
// differ.
func FilterOf(t Tile, v View) ReqFilter {
	open, inProgress := []Status{StatusApproved}, []Status{StatusAssigned, StatusReAssigned, StatusInprogress}
	if v == RecruiterView {
		open, inProgress = []Status{StatusApproved, StatusAssigned, StatusReAssigned}, []Status{StatusInprogress}
	}
	switch t {
	case TileOpen:
		return ReqFilter{open, NotOverdue}
	case TileInProgress:
		return ReqFilter{inProgress, NotOverdue}
	case TileClosed:
		return ReqFilter{[]Status{StatusCompleted}, OverdueOrNot}
	case TileOnboarded:
		return ReqFilter{[]Status{StatusOnboarded}, OverdueOrNot}
	case TileOverdue:
		return ReqFilter{OpenStatuses, OverdueOnly}
	case TileHoldRevoke:
		return ReqFilter{[]Status{StatusHold, StatusRevoke, StatusHrRevoke}, OverdueOrNot}
	}
	return ReqFilter{}
}

// TileOf returns the tile that counts a requisition with this stored status.
func TileOf(stored Status, overdue bool, v View) Tile {
	for _, t := range Tiles {
		if FilterOf(t, v).Takes(stored, overdue) {
			return t
		}
	}
	return NoTile
}

// tileWords are the names of a tile in a path, after plainWord.
var tileWords = map[string]Tile{
	"open": TileOpen, "in progress": TileInProgress, "closed": TileClosed, "onboarded": TileOnboarded,
	"closed onboarded": TileOnboarded, "overdue": TileOverdue, "hold revoke": TileHoldRevoke,
}

// ParseReqFilter reads the {status} of a path: all, the name or label of a tile, or the name or id of a status, which
// selects the requisitions shown with it.
func ParseReqFilter(text string, v View) (ReqFilter, error) {
	word := plainWord(text)
	if slices.Contains([]string{"all", "no of positions"}, word) {
		return ReqFilter{}, nil
	}
	if t, known := tileWords[word]; known {
		return FilterOf(t, v), nil
	}
	s, known := FindStatus(ProcessRequisition, text)
	if !known {
		return ReqFilter{}, invalid("status", fmt.Sprintf("There is no status %q of requisitions", text))
	}
	f := ReqFilter{Statuses: []Status{s}}
	if slices.Contains(OpenStatuses, s) {
		f.Overdue = NotOverdue
	}
	return f, nil
}

// plainWord gives In_Progress, "In Progress" and Hold/Revoke one spelling. Inprogress, a status, stays different.
func plainWord(text string) string {
	spaced := strings.NewReplacer("_", " ", "/", " ", ".", " ").Replace(strings.ToLower(text))
	return strings.Join(strings.Fields(spaced), " ")
}
