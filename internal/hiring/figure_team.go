package hiring

import (
	"math"
	"slices"
)

// TeamTile is a counter of the Team Dashboard.
type TeamTile int

const (
	TeamRequisitions TeamTile = iota
	TeamToBeClosed
	TeamBeforeTime
	TeamOnTime
	TeamOnGoing
	TeamDelayed
	TeamOnHold
	TeamNotAccepted
	TeamBackedOut
	teamTileCount
)

// CountsTakenOff reports whether positions that were taken off are in the tile.
func (t TeamTile) CountsTakenOff() bool { return t == TeamOnHold }

// CountsLost reports whether the tile counts candidates who were lost.
func (t TeamTile) CountsLost() bool { return t == TeamNotAccepted || t == TeamBackedOut }

// TeamCounts has a count for each tile.
type TeamCounts [teamTileCount]int

// TeamRequisition is a requisition that was ever approved, with what the team's dashboards count of it.
type TeamRequisition struct {
	ID, Serial, Position, Department string
	Status                           Status
	TAT                              Day
	Positions, Points                int
	// TakenOff are the positions that were revoked; NotAccepted and BackedOut the applications that stand so.
	TakenOff, NotAccepted, BackedOut int
	Closed                           []TeamClosed
	Live                             []TeamAssignment
}

// TeamClosed counts the positions that somebody closed, before the TAT day, on it and after it, and who of them joined.
// Nobody's have no id.
type TeamClosed struct {
	Worker
	Before, On, Late, Joined int
}

// TeamAssignment is a live assignment.
type TeamAssignment struct {
	Worker
	Positions, Accepted, Seq int
}

// closed counts the closed positions.
func (r TeamRequisition) closed() (n int) {
	for _, c := range r.Closed {
		n += c.Before + c.On + c.Late
	}
	return n
}

// open counts the positions that are still to be closed: none while the requisition rests.
func (r TeamRequisition) open() int {
	if !slices.Contains(OpenStatuses, r.Status) {
		return 0
	}
	return max(0, r.Positions-r.closed())
}

// Counts returns what the requisition adds to each tile. Each position is in exactly one of Before Time, On Time,
// On-Going, Delayed and Hold/Revoke.
func (r TeamRequisition) Counts(today Day) (n TeamCounts) {
	n[TeamRequisitions], n[TeamNotAccepted], n[TeamBackedOut] = 1, r.NotAccepted, r.BackedOut
	for _, c := range r.Closed {
		n[TeamBeforeTime] += c.Before
		n[TeamOnTime] += c.On
		n[TeamDelayed] += c.Late
	}
	if r.TAT < today {
		n[TeamDelayed] += r.open()
	} else {
		n[TeamOnGoing] += r.open()
	}
	n[TeamOnHold] = r.TakenOff + max(0, r.Positions-r.closed()-r.open())
	n[TeamToBeClosed] = n[TeamBeforeTime] + n[TeamOnTime] + n[TeamOnGoing] + n[TeamDelayed]
	return n
}

// TeamSummary adds up the tiles.
func TeamSummary(requisitions []TeamRequisition, today Day) (n TeamCounts) {
	for _, r := range requisitions {
		for tile, count := range r.Counts(today) {
			n[tile] += count
		}
	}
	return n
}

// Performance is the team's percentage: what was closed in time, of all that was to be closed or was lost.
func (n TeamCounts) Performance() float64 {
	p := percentage(n[TeamBeforeTime]+n[TeamOnTime], n[TeamToBeClosed]+n[TeamBackedOut])
	if p == nil {
		return 0
	}
	return *p
}

// percentage has two decimals; it is nil of nothing.
func percentage(part, whole int) *float64 {
	if whole == 0 {
		return nil
	}
	p := math.Round(10000*float64(part)/float64(whole)) / 100
	return &p
}
