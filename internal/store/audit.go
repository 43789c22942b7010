package store

import "context"

// AuditRow is an audit line with the names of the actor and of what was changed.
type AuditRow struct {
	ID, ActorID, Actor, Action, Subject, SubjectID, Name, Before, After, Address, RequestID string
	At                                                                                      Instant
}

// AuditFilter selects audit lines; empty fields select all.
type AuditFilter struct {
	// ID selects a single line.
	ID string
	// From and Until are instants, Until excluded.
	From, Until *Instant
	// Actor is the id of the user who did it, About of what was changed.
	Actor, About string
	Action       string
	// Part is part of the line's text.
	Part string
}

// AuditSorts are the sort keys of the audit.
var AuditSorts = map[string]string{"at": "a.at"}

const auditColumns = `SELECT a.id, a.at, COALESCE(a.actor_id, ''),
	COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = a.actor_id),
		CASE WHEN a.by_candidate THEN 'candidate' ELSE '' END),
	a.action, a.subject, a.subject_id, CASE a.subject
		WHEN 'user' THEN COALESCE(
			(SELECT o.first_name || ' ' || o.last_name FROM app_user AS o WHERE o.id = a.subject_id), '')
		WHEN 'department' THEN COALESCE((SELECT d.name FROM department AS d WHERE d.id = a.subject_id), '')
		WHEN 'message' THEN COALESCE((SELECT m.subject FROM message AS m WHERE m.id = a.subject_id), '')
		WHEN 'position' THEN COALESCE((SELECT p.name FROM position AS p WHERE p.id = a.subject_id), '')
		WHEN 'candidate' THEN COALESCE((SELECT k.name FROM candidate AS k WHERE k.id = a.subject_id), '')
		WHEN 'requisition' THEN COALESCE((SELECT r.serial FROM requisition AS r WHERE r.id = a.subject_id), '')
		WHEN 'template' THEN COALESCE((SELECT w.name FROM whatsapp_template AS w WHERE w.id = a.subject_id),
			(SELECT e.name FROM email_template AS e WHERE e.id = a.subject_id),
			(SELECT g.name FROM whatsapp_category AS g WHERE g.id = a.subject_id), '')
		WHEN 'source' THEN COALESCE((SELECT c.name FROM source AS c WHERE c.id = a.subject_id), '')
		ELSE '' END,
	a.before, a.after, a.address, a.request_id
	FROM (%s) AS page JOIN audit AS a ON a.id = page.id`

// Audit returns a page of the audit.
func (s *Store) Audit(ctx context.Context, f AuditFilter, page Page) ([]AuditRow, int64, error) {
	rows := []AuditRow{}
	total, err := s.rows(ctx, auditList(f), page, func(found row) error {
		var r AuditRow
		err := found.Scan(&r.ID, &r.At, &r.ActorID, &r.Actor, &r.Action, &r.Subject, &r.SubjectID, &r.Name, &r.Before,
			&r.After, &r.Address, &r.RequestID)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

func auditList(f AuditFilter) list {
	l := list{columns: "a.id", whole: auditColumns, from: "audit AS a", sorts: AuditSorts, tie: "a.id"}
	if f.ID != "" {
		l.filter("a.id = ?", f.ID)
	}
	if f.Actor != "" {
		l.filter("a.actor_id = ?", f.Actor)
	}
	if f.About != "" {
		l.filter("a.subject_id = ?", f.About)
	}
	if f.Action != "" {
		l.filter("a.action = ?", f.Action)
	}
	if f.From != nil {
		l.filter("a.at >= ?", *f.From)
	}
	if f.Until != nil {
		l.filter("a.at < ?", *f.Until)
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`(lower(a.before) LIKE ? ESCAPE '!' OR lower(a.after) LIKE ? ESCAPE '!'
			OR lower(a.action) LIKE ? ESCAPE '!' OR lower(a.subject_id) LIKE ? ESCAPE '!' OR a.address LIKE ? ESCAPE '!'
			OR a.actor_id IN (SELECT w.id FROM app_user AS w WHERE lower(w.first_name || ' ' || w.last_name) LIKE ? ESCAPE '!')
			OR a.subject_id IN
				(SELECT v.id FROM app_user AS v WHERE lower(v.first_name || ' ' || v.last_name) LIKE ? ESCAPE '!'))`,
			like, like, like, like, like, like, like)
	}
	return l
}
