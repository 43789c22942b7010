package store

import (
	"context"
	"strings"

	"muster/internal/hiring"
)

// ReviewFilter selects assignments for the Review Dashboard.
type ReviewFilter struct {
	// Made is the span in which an assignment was made.
	Made hiring.Span
	// Department, Position and Recruiter are names; empty for all.
	Department, Position, Recruiter string
	// Part is part of any of the three.
	Part string
}

// ReviewRow is an assignment, as the Review Dashboard shows it.
type ReviewRow struct {
	ID, RequisitionID, Serial       string
	Department, Position, Recruiter string
	ApprovedOn                      *Date
	MadeOn                          Date
	Positions, Accepted             int64
	// StartedOn is the day of the recruiter's first candidate or call under the assignment.
	StartedOn *Date
}

// ReviewSorts are the sort keys of the Review Dashboard's table.
var ReviewSorts = map[string]string{
	"department": "d.name, h.created_at", "position": "p.name, h.created_at",
	"approvedOn": "r.approved_on, h.created_at",
	"assignedOn": "h.created_on, h.created_at", "recruiter": "u.first_name, u.last_name, h.created_at",
	"openings": "h.positions, h.created_at", "closed": "h.accepted, h.created_at",
}

var reviewJoins = map[string]string{
	"department": requisitionJoins["department"], "position": requisitionJoins["position"],
	"recruiter": " JOIN app_user AS u ON u.id = h.hr_id",
}

var reviewChoices = []choice{
	{"department", "r.department_id", departmentsNamed}, {"position", "r.position_id", positionsNamed},
	{"recruiter", "h.hr_id", usersNamed},
}

// Nobody can work under an assignment before it was made, and a recruiter who was taken off and returns gets a new one;
// so the first work since it was made, if any, is its own.
var reviewWhole = strings.ReplaceAll(`SELECT h.id, r.id, r.serial, d.name, p.name, u.first_name || ' ' || u.last_name,
	r.approved_on, h.created_on, h.positions, h.accepted,
	CASE WHEN h.started THEN (SELECT e.on_day FROM stage_event AS e
		WHERE e.requisition_id = h.requisition_id AND e.on_day >= h.created_on AND e.owner_id = h.hr_id
			AND e.at >= h.created_at AND e.voided_at IS NULL AND (work)
		ORDER BY e.on_day LIMIT 1) END
	FROM (%s) AS page
	JOIN assignment AS h ON h.id = page.id
	JOIN requisition AS r ON r.id = h.requisition_id
	JOIN position AS p ON p.id = r.position_id
	JOIN department AS d ON d.id = r.department_id
	JOIN app_user AS u ON u.id = h.hr_id`, "(work)", startsWork("e"))

// startsWork returns the condition under which a stage event adds or maps a candidate, or is a call.
func startsWork(event string) string {
	added := []hiring.Status{hiring.StatusNew, hiring.StatusRemap}
	return strings.ReplaceAll("(e.stage = '"+string(hiring.StageNew)+"' AND e.status IN ("+quoted(added)+")"+
		" OR e.stage = '"+string(hiring.StageCall)+"' AND e.status IN ("+quoted(hiring.CallOutcomes())+"))", "e.",
		event+".")
}

// ReviewTable returns a page of the assignments that the filter selects.
func (s *Store) ReviewTable(ctx context.Context, f ReviewFilter, page Page) ([]ReviewRow, int64, error) {
	rows := []ReviewRow{}
	total, err := s.rows(ctx, reviewList(f), page, func(found row) error {
		var r ReviewRow
		err := found.Scan(&r.ID, &r.RequisitionID, &r.Serial, &r.Department, &r.Position, &r.Recruiter, &r.ApprovedOn,
			&r.MadeOn, &r.Positions, &r.Accepted, &r.StartedOn)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// ReviewChoices returns the values that the assignments made on these days can be filtered by.
func (s *Store) ReviewChoices(ctx context.Context, made hiring.Span) (Choices, error) {
	return s.choices(ctx, reviewList(ReviewFilter{Made: made}), reviewChoices)
}

func reviewList(f ReviewFilter) list {
	l := list{
		columns: "h.id", from: "assignment AS h JOIN requisition AS r ON r.id = h.requisition_id",
		sorts: ReviewSorts, joins: reviewJoins, tie: "h.id", whole: reviewWhole,
	}
	l.filter("h.created_on >= ? AND h.created_on <= ?", Date(f.Made.From.String()), Date(f.Made.To.String()))
	l.total = "SELECT COUNT(*) FROM assignment AS h WHERE " + l.where[0]
	if f.Department != "" {
		l.filter("r.department_id IN (SELECT n.id FROM department AS n WHERE n.name = ?)", f.Department)
	}
	if f.Position != "" {
		l.filter("r.position_id IN (SELECT n.id FROM position AS n WHERE n.name = ?)", f.Position)
	}
	if f.Recruiter != "" {
		l.filter("h.hr_id IN (SELECT n.id FROM app_user AS n WHERE n.first_name || ' ' || n.last_name = ?)",
			f.Recruiter)
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`(r.department_id IN (SELECT n.id FROM department AS n WHERE lower(n.name) LIKE ? ESCAPE '!')
			OR r.position_id IN (SELECT n.id FROM position AS n WHERE lower(n.name) LIKE ? ESCAPE '!')
			OR h.hr_id IN (SELECT n.id FROM app_user AS n WHERE lower(n.first_name || ' ' || n.last_name) LIKE ? ESCAPE '!'))`,
			like, like, like)
	}
	return l
}
