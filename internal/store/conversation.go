package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
)

// ConversationFilter is which page of the messages and calls of a candidate is read.
type ConversationFilter struct {
	CandidateID string
	// Channel and State are empty for all; a call has the channel "call".
	Channel, State string
	Most, Skipped  int
}

// ConversationRow is a message without its body, or a call. A message has a row for each of its steps.
type ConversationRow struct {
	ID                             string
	At                             Instant
	Title, Channel, State          string
	To, Cc, Subject, Reason        string
	Sender, Campaign               string
	Step                           *string
	StepAt, NextTry                *Instant
	RingingAt, AnsweredAt, EndedAt *Instant
	Seconds                        int64
	// RequisitionID is empty for a message that is about none.
	RequisitionID string
}

const conversationRows = `SELECT page.id, page.at, page.title, COALESCE(m.channel, 'call'),
	COALESCE(m.state, p.state, ''), COALESCE(m.to_list, ''), COALESCE(m.cc_list, ''), COALESCE(m.subject, ''),
	COALESCE(m.reason, p.reason, ''),
	COALESCE(u.first_name || ' ' || u.last_name, ''), COALESCE(k.campaign, ''),
	s.state, s.at, j.run_at, p.ringing_at, p.answered_at, p.ended_at, COALESCE(p.seconds, 0),
	page.requisition_id
	FROM (%s ORDER BY at DESC, id DESC LIMIT %d OFFSET %d) AS page
	LEFT JOIN message AS m ON m.id = page.id
	LEFT JOIN phone_call AS p ON p.id = page.id
	LEFT JOIN app_user AS u ON u.id = COALESCE(m.sender_id, p.user_id)
	LEFT JOIN campaign_message AS k ON k.message_id = m.id
	LEFT JOIN message_step AS s ON s.message_id = m.id
	LEFT JOIN job AS j ON j.payload = '"' || m.id || '"' AND j.kind = 'SendMessage' AND NOT j.dead
		AND m.state = 'queued'
	ORDER BY page.at DESC, page.id DESC, s.at, s.state`

// text leaves out what does not limit the page: without conditions on them only the messages of the page are read, and
// PostgreSQL plans the query once.
func (f ConversationFilter) text() (string, []any) {
	l, parts := list{}, []string{}
	if candidate := l.arg(f.CandidateID); f.Channel != "call" {
		messages := "SELECT c.message_id AS id, c.created_at AS at, c.title AS title," +
			" c.requisition_id AS requisition_id FROM candidate_message AS c"
		where := " WHERE c.candidate_id = " + candidate
		if f.Channel != "" || f.State != "" {
			messages += " JOIN message AS f ON f.id = c.message_id"
		}
		if f.Channel != "" {
			where += " AND f.channel = " + l.arg(f.Channel)
		}
		if f.State != "" {
			where += " AND f.state = " + l.arg(f.State)
		}
		parts = append(parts, messages+where)
	}
	if f.Channel == "" || f.Channel == "call" {
		calls := "SELECT o.id AS id, o.asked_at AS at, 'Call' AS title," +
			" o.requisition_id AS requisition_id FROM phone_call AS o WHERE o.candidate_id = $1"
		if f.State != "" {
			calls += " AND o.state = " + l.arg(f.State)
		}
		parts = append(parts, calls)
	}
	return fmt.Sprintf(conversationRows, strings.Join(parts, " UNION ALL "), f.Most, f.Skipped), l.args
}

// Conversation returns a page of messages and calls, newest first.
func (s *Store) Conversation(ctx context.Context, f ConversationFilter) ([]ConversationRow, error) {
	text, args := f.text()
	rows := []ConversationRow{}
	err := s.eachKept(ctx, text, args, func(found *sql.Rows) error {
		var r ConversationRow
		err := found.Scan(&r.ID, &r.At, &r.Title, &r.Channel, &r.State, &r.To, &r.Cc, &r.Subject, &r.Reason, &r.Sender,
			&r.Campaign, &r.Step, &r.StepAt, &r.NextTry, &r.RingingAt, &r.AnsweredAt, &r.EndedAt, &r.Seconds,
			&r.RequisitionID)
		rows = append(rows, r)
		return err
	})
	return rows, err
}
