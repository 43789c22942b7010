package store

import (
	"context"
	"fmt"
)

// WaitChoice names the applications whose waits are worked out: those of one of these, or a page of all.
type WaitChoice struct {
	ApplicationID, RequisitionID, CandidateID string
	// UserID is an owner, or who conducts a pending interview.
	UserID string
	// After and Most are the page: the last id of the one before, and its size.
	After string
	Most  int
}

// WaitFactsRow is everything that a wait follows from, and the wait as it is written.
type WaitFactsRow struct {
	ID, RequisitionID, CandidateID, Serial string
	OwnerID                                *string
	OwnerRow, OwnerRole, OwnerGrants       string
	OwnerActive                            bool
	RequisitionStatus, EmploymentType      string
	ESA                                    bool
	Positions, Accepted, Outstanding       int64
	MobileChangedAt                        *Instant
	Events                                 []StageEvent
	// ActiveConductors are the people of its interviews who can still sign in.
	ActiveConductors map[string]bool
	// Written is nil if there is none yet.
	Written *Wait
}

// unclosed are the applications whose wait may depend on more than their events.
const unclosed = "a.live AND (a.unfinished OR a.accepted AND NOT a.joined)"

const waitFacts = `SELECT a.id, a.requisition_id, a.candidate_id, r.serial, a.owner_id,
	COALESCE((SELECT h.status FROM assignment AS h WHERE h.requisition_id = a.requisition_id AND h.hr_id = a.owner_id
		ORDER BY CASE WHEN h.status = 'Hr Revoke' THEN 1 ELSE 0 END, h.seq LIMIT 1), ''),
	COALESCE(ro.name, ''),
	COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g
		WHERE g.user_id = o.id), ''),
	COALESCE(o.active, FALSE), r.status, r.employment_type, r.esa <> '', r.positions, r.accepted, r.outstanding,
	c.mobile_changed_at,
	w.party, w.owner_id, w.person_id, COALESCE(w.what, ''), w.since_at, w.due_at, COALESCE(w.sleeps, FALSE),
	w.joins_on, COALESCE(w.tries, 0), COALESCE(w.promised, FALSE),
	e.id, e.stage, e.status, e.given_on, e.given_time, e.conducted_by, COALESCE(k.active, FALSE), e.owner_id,
	e.actor_id, e.at, e.on_day
	FROM (%s) AS a
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN candidate AS c ON c.id = a.candidate_id
	LEFT JOIN app_user AS o ON o.id = a.owner_id
	LEFT JOIN role AS ro ON ro.id = o.role_id
	LEFT JOIN wait AS w ON w.application_id = a.id
	JOIN stage_event AS e ON e.application_id = a.id AND e.voided_at IS NULL
	LEFT JOIN app_user AS k ON k.id = e.conducted_by
	ORDER BY a.id, e.id`

// text returns the query of the choice, with its arguments.
func (c WaitChoice) text() (string, []any) {
	const from = "SELECT a.id, a.requisition_id, a.candidate_id, a.owner_id FROM application AS a WHERE "
	switch {
	case c.ApplicationID != "":
		return fmt.Sprintf(waitFacts, from+"a.id = $1"), []any{c.ApplicationID}
	case c.RequisitionID != "":
		return fmt.Sprintf(waitFacts, from+"a.requisition_id = $1 AND "+unclosed), []any{c.RequisitionID}
	case c.CandidateID != "":
		return fmt.Sprintf(waitFacts, from+"a.candidate_id = $1"), []any{c.CandidateID}
	case c.UserID != "":
		return fmt.Sprintf(waitFacts, from+unclosed+" AND (a.owner_id = $1 OR a.id IN (SELECT i.application_id"+
			" FROM interview AS i WHERE i.conducted_by = $2 AND i.pending))"), []any{c.UserID, c.UserID}
	}
	return fmt.Sprintf(waitFacts, from+fmt.Sprintf("a.id > $1 ORDER BY a.id LIMIT %d", c.Most)), []any{c.After}
}

// WaitFacts returns the facts of the chosen applications, in the order of their ids.
func (q *Queries) WaitFacts(ctx context.Context, of WaitChoice) ([]WaitFactsRow, error) {
	text, args := of.text()
	found, err := q.db.QueryContext(ctx, text, args...)
	if err != nil {
		return nil, fmt.Errorf("store: facts of waits: %w", err)
	}
	defer found.Close()
	rows := []WaitFactsRow{}
	for found.Next() {
		var r WaitFactsRow
		var party *string
		var w Wait
		var e StageEvent
		var conducts bool
		if err := found.Scan(&r.ID, &r.RequisitionID, &r.CandidateID, &r.Serial, &r.OwnerID, &r.OwnerRow, &r.OwnerRole,
			&r.OwnerGrants, &r.OwnerActive, &r.RequisitionStatus, &r.EmploymentType, &r.ESA, &r.Positions, &r.Accepted,
			&r.Outstanding, &r.MobileChangedAt,
			&party, &w.OwnerID, &w.PersonID, &w.What, &w.SinceAt, &w.DueAt, &w.Sleeps, &w.JoinsOn, &w.Tries,
			&w.Promised,
			&e.ID, &e.Stage, &e.Status, &e.GivenOn, &e.GivenTime, &e.ConductedBy, &conducts, &e.OwnerID, &e.ActorID, &e.At,
			&e.OnDay); err != nil {
			return nil, fmt.Errorf("store: facts of a wait: %w", err)
		}
		if len(rows) == 0 || rows[len(rows)-1].ID != r.ID {
			if party != nil {
				w.ApplicationID, w.RequisitionID, w.Party = r.ID, r.RequisitionID, *party
				r.Written = &w
			}
			r.ActiveConductors = map[string]bool{}
			rows = append(rows, r)
		}
		last := &rows[len(rows)-1]
		e.ApplicationID = r.ID
		last.Events = append(last.Events, e)
		if e.ConductedBy != nil && conducts {
			last.ActiveConductors[*e.ConductedBy] = true
		}
	}
	if err := found.Err(); err != nil {
		return nil, fmt.Errorf("store: facts of waits: %w", err)
	}
	return rows, nil
}

// SaveWaits writes waits over those that the applications had.
func (q *Queries) SaveWaits(ctx context.Context, waits []Wait) error {
	for _, w := range waits {
		if err := q.SaveWait(ctx, SaveWaitParams{ApplicationID: w.ApplicationID, RequisitionID: w.RequisitionID,
			OwnerID: w.OwnerID, Party: w.Party, PersonID: w.PersonID, What: w.What, SinceAt: w.SinceAt, DueAt: w.DueAt,
			Sleeps: w.Sleeps, JoinsOn: w.JoinsOn, Tries: w.Tries, Promised: w.Promised}); err != nil {
			return fmt.Errorf("store: save a wait: %w", err)
		}
	}
	return nil
}
