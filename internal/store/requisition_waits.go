package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// RequisitionWaitFactsRow is everything that the wait of a requisition follows from, and what lists show of it.
type RequisitionWaitFactsRow struct {
	ID, Serial, Position, Status        string
	Positions, Accepted                 int64
	ApprovedFlag                        bool
	Tat                                 Date
	ApproverID, Approver                string
	AskedAt, AgainAt, DecidedAt, LeftAt *Instant
	RanOnAt                             *Instant
	AddedAt                             Instant
	Assignments                         []WaitAssignment
}

// WaitAssignment is an assignment, and when its recruiter last did something for the requisition.
type WaitAssignment struct {
	ID, HRID, Name, Status string
	Positions, Accepted    int64
	Seq                    int64
	Active                 bool
	CreatedAt              Instant
	// AssignedAt is when they were last given positions: a row that grows keeps the day on which it was made.
	AssignedAt *Instant
	// WorkedOn is read for live unfinished rows only.
	WorkedOn *Date
}

// RequisitionWaitChoice names the requisitions: those of a scope, or these of them.
type RequisitionWaitChoice struct {
	Scope Scope
	IDs   []string
}

var waitClosed = "r.status NOT IN (" + quoted([]hiring.Status{
	hiring.StatusCompleted, hiring.StatusOnboarded, hiring.StatusRevoke}) + ")"

// lastEvent returns the time of a requisition's last event of these actions, where the condition holds.
func lastEvent(condition string, actions ...hiring.ReqAction) string {
	names := make([]hiring.Status, len(actions))
	for i, a := range actions {
		names[i] = hiring.Status(a)
	}
	return "CASE WHEN " + condition + " THEN (SELECT MAX(e.at) FROM requisition_event AS e WHERE e.requisition_id = r.id" +
		" AND e.action IN (" + quoted(names) + ") AND e.voided_at IS NULL) END"
}

const unapproved = "(r.status IN ('New', 'Unapproved') OR NOT r.approved_flag)"

// unassigned holds for every requisition with open positions, and for a few more: those with a position that was filled
// outside an assignment.
const unassigned = `(r.status IN ('Approved', 'Hr Revoke')
	OR r.positions > COALESCE((SELECT SUM(s.positions) FROM assignment AS s WHERE s.requisition_id = r.id), 0))`

// askedAgain is when the approver was last asked again.
const askedAgain = "CASE WHEN " + unapproved + ` THEN
	(SELECT MAX(y.at) FROM audit AS y WHERE y.subject_id = r.id AND y.action = 'AskAgain') END`

// atWorkOn holds for requisitions that recruiters work on.
const atWorkOn = "r.status IN ('Assigned', 'Re-Assigned', 'Inprogress')"

// ranOn is when the work on a requisition could last go on. Who assigns a requisition on hold resumes it.
const ranOn = "CASE WHEN " + atWorkOn + ` THEN (SELECT MAX(e.at) FROM requisition_event AS e
	WHERE e.requisition_id = r.id AND e.voided_at IS NULL AND (e.action IN ('Resume', 'Approve', 'Recount')
		OR e.action = 'Assign' AND (SELECT b.after FROM requisition_event AS b
			WHERE b.requisition_id = e.requisition_id AND b.id < e.id AND b.voided_at IS NULL
			ORDER BY b.id DESC LIMIT 1) = 'Hold')) END`

var requisitionWaitFacts = `SELECT r.id, r.serial, p.name, r.status, r.positions, r.accepted, r.approved_flag, r.tat,
	r.approver_id, v.first_name || ' ' || v.last_name, ` +
	lastEvent(unapproved, hiring.Make, hiring.EditType) + ", " + askedAgain + ", " +
	lastEvent("r.status IN ('Hold', 'Unapproved')", hiring.Hold, hiring.Unapprove) + ", " +
	lastEvent(unassigned, hiring.Approve, hiring.Assign, hiring.Reassign, hiring.HRRevoke, hiring.PositionRevoke,
		hiring.Recount, hiring.Resume) + ", " + ranOn + `, r.added_at
	FROM requisition AS r
	JOIN position AS p ON p.id = r.position_id
	JOIN app_user AS v ON v.id = r.approver_id
	WHERE `

// waitAssignments ends with the last day on which the recruiter added a candidate or took a counted step.
const waitAssignments = `SELECT h.requisition_id, h.id, h.hr_id, u.first_name || ' ' || u.last_name, h.status,
	h.positions, h.accepted, h.seq, u.active, h.created_at,
	CASE WHEN h.status NOT IN ('Hr Revoke', 'Completed', 'Onboarded') AND ` + atWorkOn + `
		THEN (SELECT MAX(g.at) FROM requisition_event AS g WHERE g.requisition_id = h.requisition_id
		AND g.hr_id = h.hr_id AND g.action IN ('Assign', 'Re-Assign') AND g.voided_at IS NULL) END,
	CASE WHEN h.status NOT IN ('Hr Revoke', 'Completed', 'Onboarded') AND ` + atWorkOn + `
		THEN (SELECT e.on_day FROM stage_event AS e
		WHERE e.requisition_id = h.requisition_id AND e.owner_id = h.hr_id
		AND e.voided_at IS NULL AND (e.counts OR e.stage = 'New') ORDER BY e.on_day DESC LIMIT 1) END
	FROM requisition AS r
	JOIN assignment AS h ON h.requisition_id = r.id
	JOIN app_user AS u ON u.id = h.hr_id
	WHERE `

// RequisitionWaitFacts returns the facts of the chosen requisitions that may wait on somebody.
func (q *Queries) RequisitionWaitFacts(
	ctx context.Context, of RequisitionWaitChoice,
) ([]RequisitionWaitFactsRow, error) {
	l := list{}
	l.filter(waitClosed)
	of.Scope.filterRequisitionWaits(&l)
	if len(of.IDs) > 0 {
		marks := make([]string, len(of.IDs))
		for i, id := range of.IDs {
			marks[i] = l.arg(id)
		}
		l.filter("r.id IN (" + strings.Join(marks, ", ") + ")")
	}
	return q.requisitionWaitFacts(ctx, l)
}

// RequisitionWaitFactsOf returns the facts of those of the requisitions that may wait on somebody.
func (s *Store) RequisitionWaitFactsOf(ctx context.Context, ids []string) ([]RequisitionWaitFactsRow, error) {
	l := list{}
	l.filter(waitClosed)
	l.filter("r.id IN (" + l.idList(s.engine, ids) + ")")
	return s.Read().requisitionWaitFacts(ctx, l)
}

func (q *Queries) requisitionWaitFacts(ctx context.Context, l list) ([]RequisitionWaitFactsRow, error) {
	where := strings.Join(l.where, " AND ")
	rows, at, same := []RequisitionWaitFactsRow{}, map[string]int{}, sameTexts{}
	err := q.scanAll(ctx, requisitionWaitFacts+where+" ORDER BY r.id", l.args, func(found *sql.Rows) error {
		var r RequisitionWaitFactsRow
		err := found.Scan(&r.ID, &r.Serial, &r.Position, &r.Status, &r.Positions, &r.Accepted, &r.ApprovedFlag, &r.Tat,
			&r.ApproverID, &r.Approver, &r.AskedAt, &r.AgainAt, &r.DecidedAt, &r.LeftAt, &r.RanOnAt,
			&r.AddedAt)
		same.share(&r.Position, &r.Status, (*string)(&r.Tat), &r.ApproverID, &r.Approver)
		at[r.ID] = len(rows)
		rows = append(rows, r)
		return err
	})
	if err != nil {
		return nil, err
	}
	text := waitAssignments + where + " ORDER BY h.requisition_id, h.seq"
	err = q.scanAll(ctx, text, l.args, func(found *sql.Rows) error {
		var id string
		var a WaitAssignment
		err := found.Scan(&id, &a.ID, &a.HRID, &a.Name, &a.Status, &a.Positions, &a.Accepted, &a.Seq, &a.Active, &a.CreatedAt,
			&a.AssignedAt, &a.WorkedOn)
		same.share(&a.HRID, &a.Name, &a.Status)
		if i, known := at[id]; known {
			rows[i].Assignments = append(rows[i].Assignments, a)
		}
		return err
	})
	return rows, err
}

// sameTexts are texts that rows repeat. Rows that are remembered share them: thousands have the same few.
type sameTexts map[string]string

func (s sameTexts) share(texts ...*string) {
	for _, text := range texts {
		if known, has := s[*text]; has {
			*text = known
		} else {
			s[*text] = *text
		}
	}
}

// filterRequisitionWaits limits requisition AS r to those that the viewer works with.
func (s Scope) filterRequisitionWaits(l *list) {
	const own = "SELECT o.requisition_id FROM own_requisition AS o WHERE o.hr_id = ? AND o.works"
	switch s.Sight {
	case hiring.SeesAll:
	case hiring.SeesESA:
		l.filter("r.id IN (" + ofProgramme + ")")
	case hiring.SeesAssigned:
		l.filter("r.id IN ("+own+")", s.UserID)
	case hiring.SeesAssignedAndESA:
		l.filter("r.id IN ("+own+" UNION ALL "+ofProgramme+")", s.UserID)
	case hiring.SeesInterviewed:
		l.filter("r.id IN (SELECT e.requisition_id FROM stage_event AS e WHERE e.conducted_by = ?"+
			" AND e.voided_at IS NULL)", s.UserID)
	default:
		l.filter("1 = 0")
	}
}

// scanAll runs a query and passes each row to scan.
func (q *Queries) scanAll(ctx context.Context, text string, args []any, scan func(*sql.Rows) error) error {
	found, err := q.db.QueryContext(ctx, text, args...)
	if err != nil {
		return fmt.Errorf("store: facts of requisitions: %w", err)
	}
	defer found.Close()
	for found.Next() {
		if err := scan(found); err != nil {
			return fmt.Errorf("store: facts of a requisition: %w", err)
		}
	}
	if err := found.Err(); err != nil {
		return fmt.Errorf("store: facts of requisitions: %w", err)
	}
	return nil
}
