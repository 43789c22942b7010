package hiring

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

// TeamColumn is a number of a recruiter's row.
type TeamColumn int

const (
	TeamColumnToBeClosed TeamColumn = iota
	TeamColumnAgainstTAT
	TeamColumnTarget
	TeamColumnScore
	TeamColumnClosed
	TeamColumnJoined
	teamColumnCount
)

// Unassigned stands for nobody among the recruiters.
var Unassigned = Worker{"unassigned", "Not assigned"}

// TeamRow is a recruiter's row of the team's table.
type TeamRow struct {
	Worker
	Columns [teamColumnCount]int
	// scoreInTAT is the points of what was closed by the TAT day.
	scoreInTAT int
}

// ClosedAgainstTAT, ScoreAchieved, JoinedAgainstClosed and Total are percentages, nil of nothing. Total counts what was
// closed late, too.
func (r TeamRow) ClosedAgainstTAT() *float64 {
	return percentage(r.Columns[TeamColumnAgainstTAT], r.Columns[TeamColumnToBeClosed])
}

func (r TeamRow) ScoreAchieved() *float64 {
	return percentage(r.scoreInTAT, r.Columns[TeamColumnTarget])
}

func (r TeamRow) JoinedAgainstClosed() *float64 {
	return percentage(r.Columns[TeamColumnJoined], r.Columns[TeamColumnClosed])
}

func (r TeamRow) Total() *float64 {
	return percentage(r.Columns[TeamColumnScore], r.Columns[TeamColumnTarget])
}

// openWith shares out the open positions among the live assignments: what they have less what was accepted under them,
// cut from the newest on where that is too much. The rest is nobody's.
func (r TeamRequisition) openWith() []TeamAssignment {
	rows, rest := slices.Clone(r.Live), r.open()
	for i := range rows {
		rows[i].Positions = max(0, rows[i].Positions-rows[i].Accepted)
	}
	for _, a := range shareOut(rows, rest) {
		rest -= a.Positions
	}
	return append(rows, TeamAssignment{Worker: Unassigned, Positions: rest})
}

// shareOut cuts the positions of assignments from the newest on to what is open.
func shareOut(rows []TeamAssignment, open int) []TeamAssignment {
	slices.SortFunc(rows, func(a, b TeamAssignment) int { return cmp.Compare(b.Seq, a.Seq) })
	tooMany := -open
	for _, a := range rows {
		tooMany += a.Positions
	}
	for i := range rows {
		cut := min(rows[i].Positions, max(0, tooMany))
		rows[i].Positions, tooMany = rows[i].Positions-cut, tooMany-cut
	}
	return rows
}

// shares returns what each recruiter has of the requisition; the columns add up to its tiles.
func (r TeamRequisition) shares() []TeamRow {
	var rows []TeamRow
	add := func(who Worker, toBeClosed, inTAT, closed, joined int) {
		if toBeClosed > 0 {
			rows = append(rows, TeamRow{who, [teamColumnCount]int{toBeClosed, inTAT, r.Points * toBeClosed,
				r.Points * closed, closed, joined}, r.Points * inTAT})
		}
	}
	for _, a := range r.openWith() {
		add(a.Worker, a.Positions, 0, 0, 0)
	}
	for _, c := range r.Closed {
		if c.ID == "" {
			c.Worker = Unassigned
		}
		all := c.Before + c.On + c.Late
		add(c.Worker, all, c.Before+c.On, all, c.Joined)
	}
	return rows
}

// TeamTable makes a row for each recruiter who has something of the requisitions, by name, and last what is nobody's.
func TeamTable(requisitions []TeamRequisition) []TeamRow {
	of := map[Worker]*TeamRow{}
	for _, r := range requisitions {
		for _, share := range r.shares() {
			row := of[share.Worker]
			if row == nil {
				row = &TeamRow{Worker: share.Worker}
				of[share.Worker] = row
			}
			row.plus(share)
		}
	}
	rows := make([]TeamRow, 0, len(of))
	for _, row := range of {
		rows = append(rows, *row)
	}
	slices.SortFunc(rows, func(a, b TeamRow) int {
		return cmp.Or(cmp.Compare(one(a.Worker == Unassigned), one(b.Worker == Unassigned)), cmp.Compare(a.Name, b.Name),
			cmp.Compare(a.ID, b.ID))
	})
	return rows
}

func (r *TeamRow) plus(other TeamRow) {
	for i, n := range other.Columns {
		r.Columns[i] += n
	}
	r.scoreInTAT += other.scoreInTAT
}

// TeamDetail is a requisition behind a number of the team's dashboards, which counts Count of it.
type TeamDetail struct {
	TeamRequisition
	// Recruiters work on it or closed positions of it; Accepted is how many are closed.
	Recruiters      []string
	Accepted, Count int
}

// TeamTileDetails lists the requisitions that a tile counts; their counts add up to it.
func TeamTileDetails(requisitions []TeamRequisition, tile TeamTile, today Day) []TeamDetail {
	return teamDetails(requisitions, func(r TeamRequisition) int { return r.Counts(today)[tile] })
}

// TeamColumnDetails lists the requisitions that a number of a recruiter's row counts; their counts add up to it.
func TeamColumnDetails(requisitions []TeamRequisition, userID string, column TeamColumn) []TeamDetail {
	return teamDetails(requisitions, func(r TeamRequisition) (n int) {
		for _, share := range r.shares() {
			if share.ID == userID {
				n += share.Columns[column]
			}
		}
		return n
	})
}

func teamDetails(requisitions []TeamRequisition, count func(TeamRequisition) int) []TeamDetail {
	details := make([]TeamDetail, 0, len(requisitions))
	for _, r := range requisitions {
		n := count(r)
		if n == 0 {
			continue
		}
		people := make([]Worker, 0, len(r.Live)+len(r.Closed))
		for _, a := range r.Live {
			people = append(people, a.Worker)
		}
		for _, c := range r.Closed {
			if c.ID != "" {
				people = append(people, c.Worker)
			}
		}
		names := []string{}
		for _, who := range peopleOf(people) {
			names = append(names, who.Name)
		}
		details = append(details, TeamDetail{r, names, r.closed(), n})
	}
	return details
}

// MonthlyTeamRow is a recruiter's Total percentage in each month of a year, by the month of the TAT.
type MonthlyTeamRow struct {
	Worker
	Months [12]*float64
}

// MonthlyClosed is the points of what a recruiter closed of the requisitions due in a month.
type MonthlyClosed struct {
	Worker
	Month  time.Month
	Points int
}

// MonthlyOpen is what is still to be closed of a requisition that hires and is due in a month.
type MonthlyOpen struct {
	Month        time.Month
	Points, Open int
	// Live are the assignments with the positions that are not filled.
	Live []TeamAssignment
}

// MonthlyTeam adds up what recruiters have of the requisitions of a year.
type MonthlyTeam struct{ of map[Worker]*[12]TeamRow }

func (m *MonthlyTeam) add(who Worker, month time.Month, share TeamRow) {
	if who == Unassigned {
		return
	}
	if m.of == nil {
		m.of = map[Worker]*[12]TeamRow{}
	}
	if m.of[who] == nil {
		m.of[who] = &[12]TeamRow{}
	}
	m.of[who][month-1].plus(share)
}

// Open adds what recruiters still have to close of a requisition. It changes the assignments.
func (m *MonthlyTeam) Open(o MonthlyOpen) {
	for _, a := range shareOut(o.Live, o.Open) {
		if a.Positions > 0 {
			share := TeamRow{}
			share.Columns[TeamColumnTarget] = o.Points * a.Positions
			m.add(a.Worker, o.Month, share)
		}
	}
}

// Closed adds what somebody closed.
func (m *MonthlyTeam) Closed(c MonthlyClosed) {
	share := TeamRow{}
	share.Columns[TeamColumnTarget], share.Columns[TeamColumnScore] = c.Points, c.Points
	m.add(c.Worker, c.Month, share)
}

// Rows makes a row for each recruiter who has something, by name.
func (m *MonthlyTeam) Rows() []MonthlyTeamRow {
	rows := []MonthlyTeamRow{}
	for _, who := range peopleOf(slices.Collect(maps.Keys(m.of))) {
		row := MonthlyTeamRow{Worker: who}
		for i, month := range m.of[who] {
			row.Months[i] = month.Total()
		}
		rows = append(rows, row)
	}
	return rows
}
