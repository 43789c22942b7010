package store

import (
	"context"
	"database/sql"
	"fmt"

	"muster/internal/hiring"
)

// DetailsRow is a candidate with one of their applications.
type DetailsRow struct {
	Candidate
	ApplicationID, RequisitionID       string
	Serial, RequisitionStatus, Esa     string
	Position, Department, Jd           string
	RequisitionState, RequisitionCity  string
	EmploymentType, EmploymentStatus   string
	Positions, Accepted, Outstanding   int64
	MinExperience                      *int64
	Stage, Status                      string
	Live, Pushed, Documents            bool
	Version                            int64
	OwnerID, OwnerName, Source, Resume string
	// ResumeState is what became of the text of the resume, empty until it was read.
	ResumeState              string
	PositionID, DepartmentID string
	// MappedAway is set if the candidate was mapped to another requisition; RemappedBy is empty if the link did it.
	MappedAway           bool
	RemappedBy           string
	ByLink, Unverified   bool
	CreatedAt, LatestAt  Instant
	CalledAt, FollowUpAt *Instant
	// AppliedByLinkAt is when the candidate, known already, last applied through the ESA programme's link: while at work
	// here, or when it mapped them here. What they typed then is only beside the record.
	AppliedByLinkAt *Instant
	// EmailRefused is why the mail server refused the last mail to the candidate's address; empty if it did not.
	EmailRefused   string
	EmailRefusedAt *Instant
}

var detailsWhole = `SELECT c.id, c.name, c.mobile, c.mobile10, c.email, c.email_key, c.address, c.state, c.city,
	c.experienced, c.working, c.experience, c.experience_in, c.notice_period, c.current_gross, c.current_gross_per,
	c.current_designation, c.current_company, c.source_id, c.blacklisted, c.created_by, c.created_at, c.version,
	c.opted_out_at,
	a.id, a.requisition_id, r.serial, r.status, r.esa, p.name, d.name, r.jd, r.state, r.city, r.employment_type,
	r.employment_status, r.min_experience, r.positions, r.accepted, r.outstanding, a.stage, a.status, a.live, a.pushed,
	a.documents, a.version, COALESCE(a.owner_id, ''),
	COALESCE((SELECT o.first_name || ' ' || o.last_name FROM app_user AS o WHERE o.id = a.owner_id), ''),
	COALESCE((SELECT s.name FROM source AS s WHERE s.id = c.source_id), ''),
	COALESCE((SELECT f.id FROM resume AS f WHERE f.candidate_id = c.id), ''),
	COALESCE((SELECT t.state FROM resume_text AS t WHERE t.candidate_id = c.id), ''), p.id, d.id,
	NOT a.live AND a.status <> 'Blacklisted' AND EXISTS (SELECT 1 FROM stage_event AS e
		WHERE e.application_id = a.id AND e.stage = '' AND e.status = 'Re-map' AND e.voided_at IS NULL),
	COALESCE((SELECT u.first_name || ' ' || u.last_name FROM stage_event AS e JOIN app_user AS u ON u.id = e.actor_id
		WHERE e.application_id = a.id AND NOT a.live AND a.status <> 'Blacklisted'
			AND e.stage = '' AND e.status = 'Re-map' AND e.voided_at IS NULL ORDER BY e.id DESC LIMIT 1), ''),
	a.by_link, ` + unverified + `, a.created_at, a.latest_at, a.called_at, a.follow_up_at,
	CASE WHEN a.live THEN (SELECT MAX(t.at) FROM esa_typed AS t WHERE t.candidate_id = c.id
		AND (t.outcome = '` + string(hiring.LinkNotes) + `'
		OR a.by_link AND t.outcome = '` + string(hiring.LinkRemaps) + `')) END,
	COALESCE((SELECT f.reason FROM refused_address AS f WHERE f.email_key = c.email_key), ''),
	(SELECT f.refused_at FROM refused_address AS f WHERE f.email_key = c.email_key)
	FROM (%s) AS page
	JOIN application AS a ON a.id = page.id
	JOIN candidate AS c ON c.id = a.candidate_id
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN position AS p ON p.id = r.position_id
	JOIN department AS d ON d.id = r.department_id`

func (r *DetailsRow) scan(found *sql.Rows) error {
	c := &r.Candidate
	return found.Scan(&c.ID, &c.Name, &c.Mobile, &c.Mobile10, &c.Email, &c.EmailKey, &c.Address, &c.State, &c.City,
		&c.Experienced, &c.Working, &c.Experience,
		&c.ExperienceIn, &c.NoticePeriod, &c.CurrentGross, &c.CurrentGrossPer, &c.CurrentDesignation,
		&c.CurrentCompany, &c.SourceID, &c.Blacklisted, &c.CreatedBy, &c.CreatedAt, &c.Version, &c.OptedOutAt,
		&r.ApplicationID, &r.RequisitionID, &r.Serial, &r.RequisitionStatus, &r.Esa, &r.Position, &r.Department,
		&r.Jd, &r.RequisitionState, &r.RequisitionCity,
		&r.EmploymentType, &r.EmploymentStatus, &r.MinExperience, &r.Positions, &r.Accepted, &r.Outstanding, &r.Stage,
		&r.Status, &r.Live, &r.Pushed, &r.Documents, &r.Version,
		&r.OwnerID, &r.OwnerName, &r.Source, &r.Resume, &r.ResumeState, &r.PositionID, &r.DepartmentID, &r.MappedAway,
		&r.RemappedBy, &r.ByLink, &r.Unverified, &r.CreatedAt, &r.LatestAt, &r.CalledAt, &r.FollowUpAt, &r.AppliedByLinkAt,
		&r.EmailRefused, &r.EmailRefusedAt)
}

func oneApplication(candidateID, requisitionID string, scope Scope) list {
	l := list{columns: "a.id", from: "application AS a"}
	l.filter("a.candidate_id = ? AND a.requisition_id = ?", candidateID, requisitionID)
	scope.filterOneApplication(&l)
	return l
}

// CandidateDetails returns a candidate with their application to the requisition; sql.ErrNoRows if it is not in the
// scope.
func (s *Store) CandidateDetails(ctx context.Context, candidateID, requisitionID string, scope Scope) (DetailsRow,
	error) {
	l, row := oneApplication(candidateID, requisitionID, scope), DetailsRow{}
	err := s.one(ctx, fmt.Sprintf(detailsWhole, "SELECT a.id"+l.tail("")), l.args, row.scan)
	return row, err
}

// ApplicationSeen returns the id of the candidate's application to the requisition; sql.ErrNoRows if it is not in the
// scope.
func (s *Store) ApplicationSeen(ctx context.Context, candidateID, requisitionID string, scope Scope) (id string,
	err error) {
	l := oneApplication(candidateID, requisitionID, scope)
	err = s.one(ctx, "SELECT a.id"+l.tail(""), l.args, func(found *sql.Rows) error { return found.Scan(&id) })
	return id, err
}

// CandidateSeen reports whether the user may see the candidate: through an application in the scope, or because they
// added them and nobody has mapped them yet. A user who added a candidate and lost them to another recruiter may not.
func (s *Store) CandidateSeen(ctx context.Context, candidateID string, scope Scope) (seen bool, err error) {
	if scope.Sight == hiring.SeesNothing {
		return false, nil
	}
	l := list{from: "application AS a"}
	text := "SELECT EXISTS (SELECT 1 FROM candidate AS c WHERE c.id = " + l.arg(candidateID)
	if scope.Sight != hiring.SeesAll {
		text += " AND (c.created_by = " + l.arg(scope.UserID) +
			" AND NOT EXISTS (SELECT 1 FROM application AS m WHERE m.candidate_id = c.id) OR EXISTS (SELECT 1"
		l.filter("a.candidate_id = c.id")
		scope.filterOneApplication(&l)
		text += l.tail("") + "))"
	}
	err = s.one(ctx, text+")", l.args, func(found *sql.Rows) error { return found.Scan(&seen) })
	return seen, err
}
