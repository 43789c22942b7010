package conversation

import (
	"context"
	"errors"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Ask is which part of a conversation is read.
type Ask struct {
	Tab        string
	Page, Size int
}

// Step is a state that a message has reached, and when.
type Step struct {
	State string
	At    store.Instant
}

// Message is a message to a candidate without its text, or a call, and what the caller may do with it.
type Message struct {
	store.ConversationRow
	Steps []Step
	// MayRetry is whether it may be sent again, and Twice whether it may then arrive twice.
	MayRetry, Twice, MayCancel bool
	// MayOpen is whether it may be opened in the caller's own WhatsApp.
	MayOpen bool
}

// Counts is how much there is in each tab.
type Counts struct{ All, Whatsapp, Mail, Calls, Failed int64 }

// Conversation is a page of what was written to a candidate, newest first, and how much of it there is in each tab.
type Conversation struct {
	Messages []Message
	Total    int64
	Counts   Counts
}

// ListCandidateMessages returns a page of what was written to a candidate. Whoever sees the candidate may read it.
func (s *Service) ListCandidateMessages(
	ctx context.Context, by core.Caller, candidateID string, ask Ask,
) (c Conversation, err error) {
	tab, err := hiring.ParseConversationTab(ask.Tab)
	if err != nil {
		return c, err
	}
	page, err := core.ListAsk{Page: ask.Page, Size: ask.Size}.Read(newestFirst, "-at")
	if err != nil {
		return c, err
	}
	if err := s.candidates.CheckVisible(ctx, by, candidateID); err != nil {
		return c, err
	}
	q := s.Store.Read()
	sight, err := s.candidates.WrittenSight(ctx, by, candidateID)
	if err != nil {
		return c, err
	}
	if !sight.All {
		return s.seenOnly(ctx, by, candidateID, sight, tab, page)
	}
	if c.Counts, err = counts(ctx, q, candidateID); err != nil {
		return c, err
	}
	wanted := store.ConversationFilter{CandidateID: candidateID, Most: page.Size,
		Skipped: (page.Number - 1) * page.Size}
	wanted.Channel, wanted.State, c.Total = part(tab, c.Counts)
	rows, err := s.Store.Conversation(ctx, wanted)
	if err != nil {
		return c, fmt.Errorf("app: messages to a candidate: %w", err)
	}
	c.Messages, err = s.withRights(ctx, q, by, candidateID, fold(rows))
	return c, err
}

// newestFirst is the only order of a conversation.
var newestFirst = map[string]string{"at": "at"}

func counts(ctx context.Context, q *store.Queries, candidateID string) (Counts, error) {
	n, err := q.ConversationCounts(ctx, candidateID)
	if err != nil {
		return Counts{}, fmt.Errorf("app: count messages to a candidate: %w", err)
	}
	return Counts{All: n.Messages + n.Calls, Whatsapp: n.Whatsapp, Mail: n.Mail, Calls: n.Calls,
		Failed: n.Failed + n.FailedCalls}, nil
}

// call is the channel of a call in a conversation.
const call = "call"

// part returns how a tab selects messages, and how many there are.
func part(tab hiring.ConversationTab, n Counts) (channel, state string, total int64) {
	switch tab {
	case hiring.WhatsappTab:
		return "whatsapp", "", n.Whatsapp
	case hiring.MailTab:
		return "mail", "", n.Mail
	case hiring.CallsTab:
		return call, "", n.Calls
	case hiring.FailedTab:
		return "", string(hiring.MessageFailed), n.Failed
	}
	return "", "", n.All
}

// fold makes one message of the rows of its steps.
func fold(rows []store.ConversationRow) []Message {
	found := []Message{}
	for _, row := range rows {
		if len(found) == 0 || found[len(found)-1].ID != row.ID {
			found = append(found, Message{ConversationRow: row})
		}
		m := &found[len(found)-1]
		if row.Step != nil && row.StepAt != nil {
			m.Steps = append(m.Steps, Step{*row.Step, *row.StepAt})
		}
		m.called(hiring.CallRinging, row.RingingAt)
		m.called(hiring.CallAnswered, row.AnsweredAt)
		m.called(hiring.CallEnded, row.EndedAt)
	}
	return found
}

// called adds a state that a call has reached; at is nil if it has not.
func (m *Message) called(state hiring.CallState, at *store.Instant) {
	if at != nil {
		m.Steps = append(m.Steps, Step{string(state), *at})
	}
}

// withRights adds what the caller may do with each message. The right to write to the candidate is loaded only if a
// message needs it.
func (s *Service) withRights(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, found []Message,
) ([]Message, error) {
	needed := false
	for i := range found {
		m := &found[i]
		if m.Channel == call {
			continue
		}
		state := hiring.MessageState(m.State)
		m.MayRetry, m.Twice = hiring.MayRetryMessage(m.Channel, state, m.Reason)
		m.MayCancel, m.MayOpen = hiring.MayCancelMessage(state), hiring.MayOpenMessage(m.Channel, state)
		needed = needed || m.MayRetry || m.MayCancel || m.MayOpen
	}
	if !needed {
		return found, nil
	}
	err := s.candidates.CheckPerson(ctx, q, by, candidateID)
	if err == nil {
		return found, nil
	}
	if _, refused := errors.AsType[*hiring.Problem](err); !refused {
		return nil, err
	}
	for i := range found {
		found[i].MayRetry, found[i].Twice, found[i].MayCancel, found[i].MayOpen = false, false, false, false
	}
	return found, nil
}

// GetCandidateMessage returns one message to a candidate with its text.
func (s *Service) GetCandidateMessage(
	ctx context.Context, by core.Caller, candidateID, messageID string,
) (store.CandidateMessageRow, error) {
	if err := s.candidates.CheckVisible(ctx, by, candidateID); err != nil {
		return store.CandidateMessageRow{}, err
	}
	sight, err := s.candidates.WrittenSight(ctx, by, candidateID)
	if err != nil {
		return store.CandidateMessageRow{}, err
	}
	row, err := message(ctx, s.Store.Read(), candidateID, messageID)
	if err == nil && !sight.Sees(row.About, row.CreatedAt.Time) {
		return store.CandidateMessageRow{}, hiring.Missing()
	}
	return row, err
}

func message(ctx context.Context, q *store.Queries, candidateID, id string) (store.CandidateMessageRow, error) {
	row, err := q.CandidateMessage(ctx, store.CandidateMessageParams{CandidateID: candidateID, MessageID: id})
	if store.IsNone(err) {
		return row, hiring.Missing()
	}
	if err != nil {
		return row, fmt.Errorf("app: message to a candidate: %w", err)
	}
	return row, nil
}
