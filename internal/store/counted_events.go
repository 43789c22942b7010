package store

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// CountedEventFilter selects the events that a number of a dashboard counts. They are those of the figures or, if there
// are none, those of the stage.
type CountedEventFilter struct {
	Days    hiring.Span
	Figures hiring.FigureSet
	Stage   hiring.Stage
	// Slot is an hour of Hourly Performance, 0 for the whole day.
	Slot int
	// HR and Requisition are ids, empty for all.
	HR, Requisition string
	// Type is that of the requisition, empty for all. Source is the candidate's, nil for all, empty for none.
	Type   hiring.EmploymentType
	Source *string
	// Part is part of a name, mobile or e-mail, or of a position.
	Part string
	// Until leaves out what was recorded later; nil for all.
	Until *Instant
}

// CountedEventRow is an event that a dashboard counts.
type CountedEventRow struct {
	CandidateID, RequisitionID, Serial string
	Name, Mobile, Email                string
	Position, Stage, Status, HRName    string
	OnDay                              Date
	Hour                               int64
	At                                 Instant
}

// CountedEventSorts are the sort keys of counted events.
var CountedEventSorts = map[string]string{
	"at": "e.on_day, e.id", "name": "c.name, e.id", "position": "p.name, e.id", "status": "e.status, e.id",
	"hr": "u.first_name, u.last_name, e.id", "slot": "e.on_hour, e.id",
}

const (
	countedCandidate = " JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id"
	countedPosition  = " JOIN requisition AS r ON r.id = e.requisition_id JOIN position AS p ON p.id = r.position_id"
	countedOwner     = " LEFT JOIN app_user AS u ON u.id = e.owner_id"
	countedWhole     = `SELECT c.id, r.id, r.serial, c.name, c.mobile, c.email, p.name, e.stage, e.status,
	COALESCE(u.first_name || ' ' || u.last_name, ''), e.on_day, e.on_hour, e.at
	FROM (%s) AS page
	JOIN stage_event AS e ON e.id = page.id` + countedCandidate + countedPosition + countedOwner
)

// CountedEvents returns a page of the events that a number counts.
func (s *Store) CountedEvents(ctx context.Context, f CountedEventFilter, page Page) ([]CountedEventRow, int64, error) {
	rows := []CountedEventRow{}
	total, err := s.rows(ctx, countedList(f), page, func(found row) error {
		var r CountedEventRow
		err := found.Scan(&r.CandidateID, &r.RequisitionID, &r.Serial, &r.Name, &r.Mobile, &r.Email, &r.Position,
			&r.Stage, &r.Status, &r.HRName, &r.OnDay, &r.Hour, &r.At)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// countedList takes the total from the rollup that the number itself was read from.
func countedList(f CountedEventFilter) list {
	l := list{
		columns: "e.id", from: "stage_event AS e", sorts: CountedEventSorts, tie: "e.id", whole: countedWhole,
		joins: map[string]string{"name": countedCandidate, "position": countedPosition, "hr": countedOwner},
	}
	l.filter("e.on_day >= ? AND e.on_day <= ?", Date(f.Days.From.String()), Date(f.Days.To.String()))
	from, where := "stage_day", []string{"w.on_day >= $1", "w.on_day <= $2"}
	both := func(column, value string) {
		l.filter("e."+column+" = ?", value)
		where = append(where, fmt.Sprintf("w.%s = $%d", column, len(l.args)))
	}
	sum := "w.n"
	if len(f.Figures) > 0 {
		l.filter(owned + addsTo(f.Figures))
		from, sum = "worked_day", "w."+strings.Join(columnsOf(f.Figures), " + w.")
	} else {
		l.filter(stands + " AND e.status <> '" + string(hiring.StatusBlacklisted) + "'")
		both("stage", string(f.Stage))
	}
	if f.HR != "" {
		both("owner_id", f.HR)
	}
	if f.Requisition != "" {
		both("requisition_id", f.Requisition)
	}
	if f.Slot != 0 {
		l.filter(slot+" = ?", f.Slot)
		where = append(where, fmt.Sprintf("w.slot = $%d", len(l.args)))
		from, sum = "worked_hour", "w."+metricColumnOf(f.Figures)
	}
	if f.Type != "" {
		l.filter("(SELECT r.employment_type FROM requisition AS r WHERE r.id = e.requisition_id) = ?", string(f.Type))
	}
	if f.Source != nil {
		l.filter(`(SELECT COALESCE(c.source_id, '') FROM application AS a JOIN candidate AS c ON c.id = a.candidate_id
			WHERE a.id = e.application_id) = ?`, *f.Source)
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`(EXISTS (SELECT 1 FROM application AS a JOIN candidate AS c ON c.id = a.candidate_id
			WHERE a.id = e.application_id AND (lower(c.name) LIKE ? ESCAPE '!' OR lower(c.mobile) LIKE ? ESCAPE '!'
			OR lower(c.email) LIKE ? ESCAPE '!'))
			OR EXISTS (SELECT 1 FROM requisition AS r JOIN position AS p ON p.id = r.position_id WHERE r.id = e.requisition_id
			AND lower(p.name) LIKE ? ESCAPE '!'))`, like, like, like, like)
	}
	if f.Until != nil {
		l.filter("e.at <= ?", *f.Until)
	}
	if f.Part != "" || f.Type != "" || f.Source != nil || f.Until != nil {
		return l
	}
	l.total = "SELECT CAST(COALESCE(SUM(" + sum + "), 0) AS bigint) FROM " + from + " AS w WHERE " +
		strings.Join(where, " AND ")
	return l
}

func columnsOf(set hiring.FigureSet) []string {
	columns := make([]string, len(set))
	for i, figure := range set {
		columns[i] = figureColumns[figure]
	}
	return columns
}

// metricColumnOf returns the column of Hourly Performance that counts the set.
func metricColumnOf(set hiring.FigureSet) string {
	for i, figures := range hiring.MetricFigures {
		if len(figures) == len(set) && len(figures.Of(set)) == len(set) {
			return metricColumns[i]
		}
	}
	return metricColumns[0]
}
