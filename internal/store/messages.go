package store

import "context"

// MessageRow is a message in the outbox, without its body.
type MessageRow struct {
	ID, Channel, State, ToList, CcList, Subject, Cause, Reason, Sender string
	Attempts                                                           int64
	CreatedAt                                                          Instant
	SentAt                                                             *Instant
}

// MessageSorts are the sort keys of the outbox.
var MessageSorts = map[string]string{
	"createdAt": "m.created_at", "subject": "m.subject", "state": "m.state", "sentAt": "m.sent_at",
}

// Messages returns a page of the outbox, in all states if state is empty, searched by part of the recipient or the
// subject.
func (s *Store) Messages(ctx context.Context, state, part string, page Page) ([]MessageRow, int64, error) {
	l := messageList(state, part)
	rows := []MessageRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r MessageRow
		err := found.Scan(&r.ID, &r.Channel, &r.State, &r.ToList, &r.CcList, &r.Subject, &r.Cause, &r.Reason,
			&r.Attempts,
			&r.CreatedAt, &r.SentAt, &r.Sender)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

func messageList(state, part string) list {
	l := list{
		columns: "m.id",
		whole: `SELECT m.id, m.channel, m.state, m.to_list, m.cc_list, m.subject, m.cause, m.reason, m.attempts, m.created_at, m.sent_at,
			COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = m.sender_id), '')
			FROM (%s) AS page JOIN message AS m ON m.id = page.id`,
		from: "message AS m", sorts: MessageSorts, nullable: []string{"sentAt"}, tie: "m.id",
		topic: "message",
	}
	if state != "" {
		l.filter("m.state = ?", state)
	}
	if part != "" {
		l.search("m.id", "message_search", part)
	}
	return l
}
