package store

import (
	"context"
	"database/sql"
	"fmt"
)

// These results are as large as the database, so they are passed on row by row. Each is one statement, so that
// concurrent writes cannot make its parts inconsistent.

// ApplicationHistory is an application with its events, oldest first, without the voided ones.
type ApplicationHistory struct {
	Application
	Serial string
	ESA    bool
	Events []StageEvent
}

const applicationHistories = `SELECT a.id, a.candidate_id, a.requisition_id, a.owner_id, a.assignment_id, a.stage,
	a.status, a.tab, a.live, a.unfinished, a.pushed, a.documents, a.esa_rejected, a.outstanding, a.accepted, a.joined,
	a.remapped, a.by_link, a.created_at, a.called_at, a.latest_at, a.follow_up_on, a.restored, r.serial, r.esa <> '',
	e.id, e.requisition_id, e.stage, e.status, e.counts, e.given_on, e.given_time, e.conducted_by, e.owner_id,
	e.actor_id, e.at, e.on_day
	FROM application AS a
	JOIN requisition AS r ON r.id = a.requisition_id
	LEFT JOIN stage_event AS e ON e.application_id = a.id AND e.voided_at IS NULL
	ORDER BY a.id, e.id`

// EachApplication passes every application with its events to do, in the order of their ids. The argument is reused.
func (s *Store) EachApplication(ctx context.Context, do func(h *ApplicationHistory) error) error {
	var current ApplicationHistory
	finish := func() error {
		if current.ID == "" {
			return nil
		}
		return do(&current)
	}
	err := s.stream(ctx, applicationHistories, func(found *sql.Rows) error {
		var a ApplicationHistory
		var id *int64
		var requisition, stage, status, clock *string
		var counts *bool
		var at *Instant
		var day *Date
		var e StageEvent
		if err := found.Scan(&a.ID, &a.CandidateID, &a.RequisitionID, &a.OwnerID, &a.AssignmentID, &a.Stage,
			&a.Status, &a.Tab, &a.Live, &a.Unfinished, &a.Pushed,
			&a.Documents, &a.EsaRejected, &a.Outstanding, &a.Accepted, &a.Joined, &a.Remapped, &a.ByLink, &a.CreatedAt,
			&a.CalledAt, &a.LatestAt, &a.FollowUpOn, &a.Restored, &a.Serial, &a.ESA,
			&id, &requisition, &stage, &status, &counts, &e.GivenOn, &clock, &e.ConductedBy, &e.OwnerID, &e.ActorID,
			&at, &day); err != nil {
			return err
		}
		if a.ID != current.ID {
			if err := finish(); err != nil {
				return err
			}
			a.Events = current.Events[:0]
			current = a
		}
		if id != nil {
			e.ID, e.ApplicationID, e.RequisitionID, e.Stage, e.Status, e.Counts, e.GivenTime, e.At, e.OnDay = *id, a.ID,
				*requisition, *stage, *status, *counts, *clock, *at, *day
			current.Events = append(current.Events, e)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return finish()
}

const requisitionsWithRows = `SELECT r.id, r.number, r.suffix, r.serial, r.status, r.before_hold, r.before_unapproved,
	r.positions, r.employment_type, r.approved_flag, r.approved_on, r.tat, r.stipend, r.tenure, r.accepted, r.joined,
	r.outstanding,
	h.id, COALESCE(h.hr_id, ''), COALESCE(h.positions, 0), COALESCE(h.status, ''), COALESCE(h.seq, 0),
	COALESCE(h.started, FALSE), COALESCE(h.accepted, 0), COALESCE(h.joined, 0), COALESCE(h.outstanding, 0)
	FROM requisition AS r LEFT JOIN assignment AS h ON h.requisition_id = r.id
	ORDER BY r.number, r.suffix, h.seq`

// EachRequisition passes every requisition, as far as the rules know it, with its assignments to do.
func (s *Store) EachRequisition(ctx context.Context, do func(r Requisition, rows []Assignment) error) error {
	var current Requisition
	var rows []Assignment
	finish := func() error {
		if current.ID == "" {
			return nil
		}
		return do(current, rows)
	}
	err := s.stream(ctx, requisitionsWithRows, func(found *sql.Rows) error {
		var r Requisition
		var a Assignment
		var id *string
		if err := found.Scan(&r.ID, &r.Number, &r.Suffix, &r.Serial, &r.Status, &r.BeforeHold, &r.BeforeUnapproved,
			&r.Positions, &r.EmploymentType, &r.ApprovedFlag,
			&r.ApprovedOn, &r.Tat, &r.Stipend, &r.Tenure, &r.Accepted, &r.Joined, &r.Outstanding,
			&id, &a.HrID, &a.Positions, &a.Status, &a.Seq, &a.Started, &a.Accepted, &a.Joined,
			&a.Outstanding); err != nil {
			return err
		}
		if r.ID != current.ID {
			if err := finish(); err != nil {
				return err
			}
			current, rows = r, rows[:0]
		}
		if id != nil {
			a.ID = *id
			rows = append(rows, a)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return finish()
}

// RequisitionHistory is a requisition with its events, oldest first, without the voided ones.
type RequisitionHistory struct {
	ID, Serial, Status, BeforeHold, BeforeUnapproved, ApproverID string
	Positions                                                    int64
	// Working are the recruiters with a live assignment, separated by commas and sorted.
	Working string
	Events  []RequisitionEvent
}

const requisitionHistories = `SELECT r.id, r.serial, r.status, r.before_hold, r.before_unapproved, r.approver_id,
	r.positions,
	COALESCE((SELECT string_agg(h.hr_id, ',' ORDER BY h.hr_id) FROM assignment AS h
		WHERE h.requisition_id = r.id AND h.status <> 'Hr Revoke'), ''),
	e.id, COALESCE(e.action, ''), COALESCE(e.status, ''), COALESCE(e.after, ''), COALESCE(e.positions, 0),
	e.hr_id, e.from_hr_id, e.actor_id
	FROM requisition AS r LEFT JOIN requisition_event AS e ON e.requisition_id = r.id AND e.voided_at IS NULL
	ORDER BY r.number, r.suffix, e.id`

// EachRequisitionHistory passes every requisition with its events to do.
func (s *Store) EachRequisitionHistory(ctx context.Context, do func(h RequisitionHistory) error) error {
	var current RequisitionHistory
	finish := func() error {
		if current.ID == "" {
			return nil
		}
		return do(current)
	}
	err := s.stream(ctx, requisitionHistories, func(found *sql.Rows) error {
		var h RequisitionHistory
		var e RequisitionEvent
		var id *int64
		if err := found.Scan(&h.ID, &h.Serial, &h.Status, &h.BeforeHold, &h.BeforeUnapproved, &h.ApproverID,
			&h.Positions, &h.Working,
			&id, &e.Action, &e.Status, &e.After, &e.Positions, &e.HrID, &e.FromHrID, &e.ActorID); err != nil {
			return err
		}
		if h.ID != current.ID {
			if err := finish(); err != nil {
				return err
			}
			h.Events = current.Events[:0]
			current = h
		}
		if id != nil {
			e.ID = *id
			current.Events = append(current.Events, e)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return finish()
}

func (s *Store) stream(ctx context.Context, query string, do func(found *sql.Rows) error) error {
	found, err := s.read.QueryContext(ctx, query)
	if err != nil {
		return fmt.Errorf("store: read through the database: %w", err)
	}
	defer found.Close()
	for found.Next() {
		if err := do(found); err != nil {
			return fmt.Errorf("store: read through the database: %w", err)
		}
	}
	if err := found.Err(); err != nil {
		return fmt.Errorf("store: read through the database: %w", err)
	}
	return nil
}
