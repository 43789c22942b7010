package store

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// FollowUpRow is a candidate to be called again.
type FollowUpRow struct {
	CandidateID, RequisitionID   string
	Name, Mobile, Email, Address string
	Experience, NoticePeriod     string
	Position, Status, OwnerName  string
	// Comments are those of all steps, oldest first.
	Comments   []string
	CreatedOn  Date
	FollowUpAt Instant
}

// FollowUpSorts are the sort keys of follow-ups.
var FollowUpSorts = map[string]string{
	"followUp": "a.follow_up_on, a.follow_up_at", "name": "c.name", "createdOn": "a.created_at", "status": "a.status",
}

// commentEnd separates comments in a query's result. It is a character that nobody types.
const commentEnd = "\x1f"

const followUpWhole = `SELECT c.id, a.requisition_id, c.name, c.mobile, c.email, c.address, c.experience,
	c.notice_period, p.name, a.status,
	COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = a.owner_id), ''),
	COALESCE((SELECT string_agg(e.comment, '` + commentEnd + `' ORDER BY e.id) FROM stage_event AS e
		WHERE e.application_id = a.id AND e.voided_at IS NULL AND e.comment <> ''), ''),
	a.created_on, a.follow_up_at
	FROM (%s) AS a
	JOIN candidate AS c ON c.id = a.candidate_id
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN position AS p ON p.id = r.position_id`

// followUpColumns are all that a page shows of an application: finding its rows reads them anyway.
const followUpColumns = "a.id, a.candidate_id, a.requisition_id, a.owner_id, a.status, a.created_at, a.created_on, " +
	"a.follow_up_on, a.follow_up_at"

// atWork leaves out what nobody may move, ownWork what its owner was taken off. They ask row by row, because a join
// would take the list's index away.
var (
	atWork = "(SELECT q.status FROM requisition AS q WHERE q.id = a.requisition_id) NOT IN (" +
		quoted(hiring.LockedForEverybody()) + ")"
	ownWork = "COALESCE((SELECT w.status FROM assignment AS w WHERE w.id = a.assignment_id), '') <> '" +
		string(hiring.StatusHrRevoke) + "'"
	// offWork counts what the owner alone may not move, from the few assignments that they were taken off instead of the
	// many follow-ups. Neither engine turns a count in the columns around, as it might a join.
	offWork = "SELECT CAST(COALESCE(SUM((SELECT COUNT(*) FROM application AS a WHERE a.requisition_id = w.requisition_id" +
		" AND a.assignment_id = w.id AND a.owner_id = $3 AND a.follow_up_on >= $1 AND a.follow_up_on <= $2)), 0) AS bigint)" +
		" FROM assignment AS w JOIN requisition AS q ON q.id = w.requisition_id WHERE w.hr_id = $3 AND w.status = '" +
		string(hiring.StatusHrRevoke) + "' AND q.status NOT IN (" + quoted(hiring.LockedForEverybody()) + ")"
)

// FollowUps returns a page of the applications whose last step is a call with a follow-up in the span, for all owners
// if owner is empty. An application that is no longer live has another last step.
func (s *Store) FollowUps(ctx context.Context, owner string, span hiring.Span, part string, page Page) ([]FollowUpRow,
	int64, error) {
	l := followUpList(owner, span, part)
	rows := []FollowUpRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		r, comments := FollowUpRow{Comments: []string{}}, ""
		err := found.Scan(&r.CandidateID, &r.RequisitionID, &r.Name, &r.Mobile, &r.Email, &r.Address, &r.Experience,
			&r.NoticePeriod,
			&r.Position, &r.Status, &r.OwnerName, &comments, &r.CreatedOn, &r.FollowUpAt)
		if comments != "" {
			r.Comments = strings.Split(comments, commentEnd)
		}
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

func followUpList(owner string, span hiring.Span, part string) list {
	const candidate = " JOIN candidate AS c ON c.id = a.candidate_id"
	l := list{
		columns: followUpColumns, from: "application AS a", sorts: FollowUpSorts, tie: "a.id",
		joins: map[string]string{"name": candidate}, whole: followUpWhole,
	}
	l.filter("a.follow_up_on >= ? AND a.follow_up_on <= ?", Date(span.From.String()), Date(span.To.String()))
	total := "SELECT CAST(COALESCE(SUM(f.n), 0) AS bigint) - %s FROM follow_up_day AS f" +
		" WHERE f.on_day >= $1 AND f.on_day <= $2"
	// What can be called is all but a few, so those are counted, not the rest.
	whose, off := "", ""
	if owner != "" {
		l.filter("a.owner_id = ?", owner)
		total += " AND f.owner_id = $3"
		whose, off = " AND a.owner_id = $3", " - ("+offWork+")"
		l.filter(ownWork)
	}
	idle := "(SELECT CAST(COALESCE(SUM((SELECT COUNT(*) FROM application AS a WHERE a.requisition_id = r.id" + whose +
		" AND a.follow_up_on >= $1 AND a.follow_up_on <= $2)), 0) AS bigint) FROM requisition AS r WHERE r.status IN (" +
		quoted(hiring.LockedForEverybody()) + "))" + off
	l.filter(atWork)
	l.total = fmt.Sprintf(total, idle)
	if part != "" {
		l.search("a.candidate_id", "candidate_search", part)
		return l
	}
	// What makes a follow-up come or go may move a wait as well.
	l.topics = waitTopics
	return l
}
