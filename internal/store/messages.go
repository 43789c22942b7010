package store

import "context"

// MessageRow is a message in the outbox, without its body.
type MessageRow struct {
	ID, Channel, State, ToList, CcList, Subject, Cause, Reason, Sender string
	Attempts                                                           int64
	CreatedAt                                                          Instant
	SentAt                                                             *Instant
	// The candidate to whom it was written, and the requisition that it was about or that they are in now; empty for
	// none.
	CandidateID, Candidate, RequisitionID string
}

// MessageFilter limits the outbox; what is empty does not.
type MessageFilter struct{ Channel, State string }

// MessageSorts are the sort keys of the outbox.
var MessageSorts = map[string]string{
	"createdAt": "m.created_at", "subject": "m.subject", "state": "m.state", "sentAt": "m.sent_at",
}

// Messages returns a page of the outbox, searched by part of the recipient or the subject.
func (s *Store) Messages(ctx context.Context, f MessageFilter, part string, page Page) ([]MessageRow, int64, error) {
	l := messageList(f, part)
	rows := []MessageRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r MessageRow
		err := found.Scan(&r.ID, &r.Channel, &r.State, &r.ToList, &r.CcList, &r.Subject, &r.Cause, &r.Reason,
			&r.Attempts,
			&r.CreatedAt, &r.SentAt, &r.Sender, &r.CandidateID, &r.Candidate, &r.RequisitionID)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

func messageList(f MessageFilter, part string) list {
	l := list{
		columns: "m.id",
		whole: `SELECT m.id, m.channel, m.state, m.to_list, m.cc_list, m.subject, m.cause, m.reason, m.attempts,
			m.created_at, m.sent_at,
			COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = m.sender_id), ''),
			COALESCE(c.id, ''), COALESCE(c.name, ''), COALESCE(NULLIF(w.requisition_id, ''),
				(SELECT a.requisition_id FROM application AS a WHERE a.candidate_id = c.id
					ORDER BY a.live DESC, a.id DESC LIMIT 1), '')
			FROM (%s) AS page JOIN message AS m ON m.id = page.id
			LEFT JOIN candidate_message AS w ON w.message_id = m.id
				AND w.candidate_id = (SELECT MIN(o.candidate_id) FROM candidate_message AS o WHERE o.message_id = m.id)
			LEFT JOIN candidate AS c ON c.id = w.candidate_id`,
		from: "message AS m", sorts: MessageSorts, nullable: []string{"sentAt"}, tie: "m.id",
		topics: "'message'",
	}
	if f.State != "" {
		l.filter("m.state = ?", f.State)
	}
	if f.Channel != "" {
		l.filter("m.channel = ?", f.Channel)
	}
	if part != "" {
		l.search("m.id", "message_search", part)
	}
	return l
}
