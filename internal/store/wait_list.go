package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// WaitFilter selects waits. Rows and counts both use it, so that they cannot differ.
type WaitFilter struct {
	Scope Scope
	// Party is empty for everybody who must act; PersonID and RequisitionID are empty for all.
	Party                   hiring.Party
	PersonID, RequisitionID string
	// What is the task as people read it today.
	What  string
	State hiring.WaitState
	// Part is part of a name, a mobile or an e-mail address.
	Part string
	// Now is when the list is read, Today its day, and AsleepBefore the time before which candidates are asleep.
	Now, AsleepBefore Instant
	Today             hiring.Day
}

// WaitRow is a wait with its candidate, as a list shows it.
type WaitRow struct {
	Wait
	CandidateID, Name, Mobile       string
	Position, Serial, Stage, Status string
	OwnerName, PersonName           string
}

// WaitSorts are the sort keys of waits.
var WaitSorts = map[string]string{
	"due": "w.due_at", "since": "w.since_at", "what": "w.what", "party": "w.party", "section": "w.due_at, w.since_at",
}

// waitTopics are those whose changes may move a wait.
const waitTopics = "'candidate', 'requisition', 'setting', 'user'"

const (
	waitFound = `SELECT page.application_id
	FROM (%s) AS page
	JOIN wait AS w ON w.application_id = page.application_id`
	waitColumns = `SELECT w.application_id, w.requisition_id, w.owner_id, w.party, w.person_id, w.what, w.since_at,
	w.due_at, w.sleeps, w.joins_on, c.id, c.name, c.mobile, p.name, r.serial, a.stage, a.status,
	COALESCE(o.first_name || ' ' || o.last_name, ''), COALESCE(u.first_name || ' ' || u.last_name, '')
	`
	waitJoins = `
	JOIN application AS a ON a.id = w.application_id
	JOIN candidate AS c ON c.id = a.candidate_id
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN position AS p ON p.id = r.position_id
	LEFT JOIN app_user AS o ON o.id = w.owner_id
	LEFT JOIN app_user AS u ON u.id = w.person_id`
	waitRows  = waitColumns + "FROM wait AS w" + waitJoins + " WHERE w.application_id IN (%s)"
	waitWhole = waitColumns + "FROM (%s) AS page JOIN wait AS w ON w.application_id = page.application_id" + waitJoins
)

// Waits returns a page of waits.
func (s *Store) Waits(ctx context.Context, f WaitFilter, page Page) ([]WaitRow, int64, error) {
	l, rows := waitList(f), []WaitRow{}
	finding, _, err := l.finding(page)
	if err != nil {
		return nil, 0, err
	}
	whole := !s.plansAnew(finding)
	if whole {
		l.whole = waitWhole
	}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r WaitRow
		var err error
		if whole {
			err = scanWait(found, &r)
		} else {
			err = found.Scan(&r.ApplicationID)
		}
		rows = append(rows, r)
		return err
	})
	if err != nil || whole {
		return rows, total, err
	}
	return rows, total, s.CompleteWaits(ctx, rows)
}

func scanWait(found row, r *WaitRow) error {
	return found.Scan(&r.ApplicationID, &r.RequisitionID, &r.OwnerID, &r.Party, &r.PersonID, &r.What, &r.SinceAt,
		&r.DueAt, &r.Sleeps, &r.JoinsOn, &r.CandidateID, &r.Name, &r.Mobile, &r.Position, &r.Serial,
		&r.Stage, &r.Status, &r.OwnerName, &r.PersonName)
}

// mostNamed is up to how many ids are arguments of their own. PostgreSQL plans such a query once, and one with all of
// them in one argument each time.
const mostNamed = 100

// named returns ids as arguments.
func (l *list) named(ids []string) string {
	places := make([]string, len(ids))
	for i, id := range ids {
		places[i] = l.arg(id)
	}
	return strings.Join(places, ", ")
}

// CompleteWaits reads the rest of rows that name their applications. It is a query of its own because PostgreSQL plans
// some that find them anew each time, and six tables more would take it longer than the reading.
func (s *Store) CompleteWaits(ctx context.Context, rows []WaitRow) error {
	if len(rows) == 0 {
		return nil
	}
	l, ids, at := list{}, make([]string, len(rows)), map[string]*WaitRow{}
	for i := range rows {
		ids[i], at[rows[i].ApplicationID] = rows[i].ApplicationID, &rows[i]
	}
	in := ""
	if len(ids) > mostNamed {
		in = l.idList(s.engine, ids)
	} else {
		in = l.named(ids)
	}
	_, err := s.each(ctx, fmt.Sprintf(waitRows, in), l.args, func(found *sql.Rows) error {
		var r WaitRow
		err := scanWait(found, &r)
		if whole := at[r.ApplicationID]; whole != nil {
			*whole = r
		}
		return err
	})
	return err
}

// WaitCount is how many applications wait on a party in a state.
type WaitCount struct {
	Party, State string
	N            int64
}

// CountWaits counts the waits of the filter by party and state, ignoring its own.
func (s *Store) CountWaits(ctx context.Context, f WaitFilter) ([]WaitCount, error) {
	f.Party, f.State = "", ""
	l, counts := waitList(f), []WaitCount{}
	now, asleep := l.arg(f.Now), l.arg(f.AsleepBefore)
	state := "CASE WHEN w.since_at > " + now + " THEN 'planned' WHEN w.sleeps AND w.since_at < " + asleep +
		" THEN 'asleep' WHEN w.due_at < " + l.arg(f.Now) + " THEN 'overdue' ELSE 'waiting' END"
	_, err := s.each(ctx, "SELECT w.party, "+state+", COUNT(*)"+l.tail("")+" GROUP BY 1, 2 ORDER BY 1, 2", l.args,
		func(found *sql.Rows) error {
			var c WaitCount
			err := found.Scan(&c.Party, &c.State, &c.N)
			counts = append(counts, c)
			return err
		})
	return counts, err
}

// asleep is the condition under which a wait is asleep.
const asleep = "(w.sleeps AND w.since_at < ?)"

func waitList(f WaitFilter) list {
	l := list{columns: "w.application_id", from: "wait AS w", sorts: WaitSorts, nullable: []string{},
		tie: "w.application_id", whole: waitFound}
	f.Scope.filterWaits(&l)
	if f.State == "" && f.What == "" && f.Part == "" {
		l.topics = waitTopics
	}
	if f.Party == hiring.WaitsOnNobody {
		l.filter("w.party = ? AND w.what <> ''", string(f.Party))
	} else {
		l.filter("w.due_at IS NOT NULL")
		if f.Party != "" {
			l.filter("w.party = ?", string(f.Party))
		}
	}
	if f.PersonID != "" {
		l.filter("w.person_id = ?", f.PersonID)
	}
	if f.RequisitionID != "" {
		l.filter("w.requisition_id = ?", f.RequisitionID)
	}
	switch f.What {
	case "":
	case hiring.WhatJoined:
		l.filter("w.what = ? AND w.joins_on <= ?", hiring.WhatTouch, Date(f.Today.String()))
	case hiring.WhatTouch:
		l.filter("w.what = ? AND (w.joins_on IS NULL OR w.joins_on > ?)", f.What, Date(f.Today.String()))
	default:
		l.filter("w.what = ?", f.What)
	}
	switch f.State {
	case hiring.Planned:
		l.filter("w.since_at > ?", f.Now)
	case hiring.Asleep:
		l.filter(asleep, f.AsleepBefore)
	case hiring.Overdue:
		l.filter("w.since_at <= ? AND w.due_at < ? AND NOT "+asleep, f.Now, f.Now, f.AsleepBefore)
	case hiring.Waiting:
		l.filter("w.since_at <= ? AND w.due_at >= ? AND NOT "+asleep, f.Now, f.Now, f.AsleepBefore)
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter("EXISTS (SELECT 1 FROM application AS x JOIN candidate AS f ON f.id = x.candidate_id"+
			" WHERE x.id = w.application_id AND (lower(f.name) LIKE ? ESCAPE '!' OR f.mobile LIKE ? ESCAPE '!'"+
			" OR lower(f.email) LIKE ? ESCAPE '!'))",
			like, like, like)
	}
	return l
}

// filterWaits limits wait AS w to the applications in the scope, and to those that wait on the viewer.
func (s Scope) filterWaits(l *list) {
	switch s.Sight {
	case hiring.SeesAll:
	case hiring.SeesAssigned:
		l.filter("(w.owner_id = ? OR w.person_id = ?)", s.UserID, s.UserID)
	case hiring.SeesInterviewed:
		l.filter("w.person_id = ?", s.UserID)
	case hiring.SeesNothing:
		l.filter("1 = 0")
	default:
		condition, args := s.applications()
		l.from += " JOIN application AS a ON a.id = w.application_id"
		l.filter("("+condition+" OR w.person_id = ?)", append(args, s.UserID)...)
	}
}
