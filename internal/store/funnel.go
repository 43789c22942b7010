package store

import (
	"context"
	"strings"

	"muster/internal/hiring"
)

// FunnelFilter selects the applications of a block of a requisition's funnel.
type FunnelFilter struct {
	Requisition string
	Steps       []hiring.Step
	// Part is part of a name, mobile, e-mail, status or recruiter's name.
	Part string
}

// FunnelCandidateRow is an application of a funnel.
type FunnelCandidateRow struct {
	CandidateID, RequisitionID, Serial string
	Name, Mobile, Email                string
	Education, Experience              string
	CurrentGross, Expected             hiring.Salary
	Stage, Status                      string
	HRID, HRName, AskedBy              string
}

// FunnelSorts are the sort keys of a funnel's candidates.
var FunnelSorts = map[string]string{"latest": "a.latest_at", "name": "c.name"}

const funnelWhole = `SELECT c.id, r.id, r.serial, c.name, c.mobile, c.email,
	COALESCE((SELECT f.level FROM profile_education AS f WHERE f.candidate_id = c.id
		ORDER BY CASE WHEN f.to_month = '' THEN '9999-99' ELSE f.to_month END DESC, f.id DESC LIMIT 1), ''),
	c.experience, c.current_gross, c.current_gross_per,
	COALESCE((SELECT o.expected_salary FROM profile_other AS o WHERE o.candidate_id = c.id), ''),
	COALESCE((SELECT o.expected_salary_per FROM profile_other AS o WHERE o.candidate_id = c.id), ''),
	a.stage, a.status, COALESCE(u.id, ''), COALESCE(u.first_name || ' ' || u.last_name, ''),
	m.first_name || ' ' || m.last_name
	FROM (%s) AS page
	JOIN application AS a ON a.id = page.id
	JOIN candidate AS c ON c.id = a.candidate_id
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN app_user AS m ON m.id = r.requested_by
	LEFT JOIN app_user AS u ON u.id = a.owner_id`

// FunnelCandidates returns a page of the applications of a block.
func (s *Store) FunnelCandidates(ctx context.Context, f FunnelFilter, page Page) ([]FunnelCandidateRow, int64, error) {
	l := list{columns: "a.id", from: "application AS a", sorts: FunnelSorts, tie: "a.id", whole: funnelWhole,
		joins: map[string]string{"name": " JOIN candidate AS c ON c.id = a.candidate_id"}}
	l.filter("a.requisition_id = ?", f.Requisition)
	var steps []string
	for _, step := range f.Steps {
		steps = append(steps, "e.stage = '"+string(step.Stage)+"' AND e.status = '"+string(step.Status)+"'")
	}
	l.filter("EXISTS (SELECT 1 FROM stage_event AS e WHERE e.application_id = a.id AND " + stands + " AND (" +
		strings.Join(steps, " OR ") + "))")
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`(lower(a.status) LIKE ? ESCAPE '!'
			OR EXISTS (SELECT 1 FROM candidate AS n WHERE n.id = a.candidate_id AND (lower(n.name) LIKE ? ESCAPE '!'
				OR lower(n.mobile) LIKE ? ESCAPE '!' OR lower(n.email) LIKE ? ESCAPE '!'))
			OR EXISTS (SELECT 1 FROM app_user AS n WHERE n.id = a.owner_id
				AND lower(n.first_name || ' ' || n.last_name) LIKE ? ESCAPE '!'))`,
			like, like, like, like, like)
	}
	rows := []FunnelCandidateRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r FunnelCandidateRow
		err := found.Scan(&r.CandidateID, &r.RequisitionID, &r.Serial, &r.Name, &r.Mobile, &r.Email, &r.Education,
			&r.Experience, &r.CurrentGross.Rupees, &r.CurrentGross.Per, &r.Expected.Rupees, &r.Expected.Per,
			&r.Stage, &r.Status, &r.HRID, &r.HRName, &r.AskedBy)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// FeedbackCardRow is a result of a round, with its scores added up.
type FeedbackCardRow struct {
	CountedEventRow
	Sum, Scores int64
}

const feedbackWhole = `SELECT c.id, r.id, r.serial, c.name, c.mobile, c.email, p.name, e.stage, e.status,
	COALESCE(u.first_name || ' ' || u.last_name, ''), e.on_day, e.on_hour, e.at,
	(SELECT CAST(COALESCE(SUM(f.score), 0) AS bigint) FROM feedback AS f WHERE f.event_id = e.id),
	(SELECT COUNT(*) FROM feedback AS f WHERE f.event_id = e.id)
	FROM (%s) AS page
	JOIN stage_event AS e ON e.id = page.id` + countedCandidate + countedPosition + countedOwner

// FeedbackCards returns a page of the results that the filter selects.
func (s *Store) FeedbackCards(ctx context.Context, f CountedEventFilter, page Page) ([]FeedbackCardRow, int64, error) {
	l := countedList(f)
	l.whole = feedbackWhole
	rows := []FeedbackCardRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r FeedbackCardRow
		err := found.Scan(&r.CandidateID, &r.RequisitionID, &r.Serial, &r.Name, &r.Mobile, &r.Email, &r.Position,
			&r.Stage, &r.Status, &r.HRName, &r.OnDay, &r.Hour, &r.At, &r.Sum, &r.Scores)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}
