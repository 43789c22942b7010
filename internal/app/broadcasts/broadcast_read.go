package broadcasts

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Recipient is a recipient of a broadcast, and what became of their message.
type Recipient struct {
	store.BroadcastRecipientsRow
	Shown  hiring.RecipientState
	Reason string
	// Again is set if the message may be sent again, Twice if it may then arrive twice, Opens if it may be opened in the
	// user's own WhatsApp.
	Again, Twice, Opens bool
}

// Broadcast is a broadcast with its recipients.
type Broadcast struct {
	store.Broadcast
	hiring.BroadcastTally
	Recipients []Recipient
	// OpensAt is when it goes on, if it waits for the hours; else zero.
	OpensAt time.Time
}

// GetBroadcast returns a broadcast of the caller.
func (s *Service) GetBroadcast(ctx context.Context, by core.Caller, id string) (Broadcast, error) {
	found, err := own(ctx, s.Store.Read(), by, id)
	if err != nil {
		return Broadcast{}, err
	}
	return s.read(ctx, found)
}

// LatestBroadcast returns the latest broadcast of the caller, which is the running one if there is one.
func (s *Service) LatestBroadcast(ctx context.Context, by core.Caller) (Broadcast, error) {
	found, err := s.Store.Read().LatestBroadcastOf(ctx, by.User.ID)
	if store.IsNone(err) {
		return Broadcast{}, hiring.Missing()
	}
	if err != nil {
		return Broadcast{}, fmt.Errorf("app: latest broadcast: %w", err)
	}
	return s.read(ctx, found)
}

func (s *Service) read(ctx context.Context, found store.Broadcast) (Broadcast, error) {
	q, b := s.Store.Read(), Broadcast{Broadcast: found}
	rows, err := q.BroadcastRecipients(ctx, b.ID)
	if err != nil {
		return b, fmt.Errorf("app: recipients of a broadcast: %w", err)
	}
	for _, row := range rows {
		one := shown(row)
		b.Count(one.Shown)
		b.Recipients = append(b.Recipients, one)
	}
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return b, err
	}
	now := s.Now().In(zone)
	if opens := hiring.BroadcastOpenFrom(now); b.State == string(hiring.BroadcastRunning) && opens.After(now) {
		b.OpensAt = opens
	}
	return b, nil
}

func shown(row store.BroadcastRecipientsRow) Recipient {
	state := hiring.MessageState(row.MessageState)
	r := Recipient{BroadcastRecipientsRow: row, Reason: row.Reason}
	r.Shown = hiring.RecipientStateOf(row.State, state, row.MessageReason)
	if row.MessageID == "" {
		return r
	}
	r.Reason = row.MessageReason
	r.Again, r.Twice = hiring.MayRetryMessage("whatsapp", state, row.MessageReason)
	r.Opens = hiring.MayOpenMessage("whatsapp", state)
	return r
}
