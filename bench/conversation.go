package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"muster/internal/seed"
	"muster/internal/store"
)

// manyMessages is how much was written to the candidate whose conversation is measured.
const manyMessages = 500

// conversationRows are the requests of what was written to a candidate.
var conversationRows = []row{
	{name: "conversation of 500 messages", budget: budget{cpu: 3}, prepare: conversation("?size=25")},
	{name: "conversation, what failed", budget: budget{cpu: 3}, prepare: conversation("?size=25&tab=failed")},
}

// conversation prepares a GET of what was written to a candidate, with a year of mail beside it.
func conversation(query string) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		if err := at.loadMessages(ctx); err != nil {
			return nil, err
		}
		session, err := at.signIn(ctx, "manager")
		if err != nil {
			return nil, err
		}
		_, can, err := at.crowded(ctx, session)
		if err != nil {
			return nil, err
		}
		path := "/api/candidates/" + can + "/messages"
		written, err := at.rows(ctx, session, path+"?size=1000")
		if err != nil {
			return nil, err
		}
		if err := at.writeTo(ctx, can, manyMessages-len(written)); err != nil {
			return nil, err
		}
		if err := at.answersRows(ctx, session, path+query); err != nil {
			return nil, err
		}
		return func(ctx context.Context, _ int) error {
			_, err := at.call(ctx, http.MethodGet, path+query, session, nil)
			return err
		}, nil
	}
}

// writeTo adds mails to a candidate; every tenth failed.
func (at *site) writeTo(ctx context.Context, candidateID string, many int) (err error) {
	db, err := store.Open(ctx, at.database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	sender, err := db.Read().UserByMobile(ctx, seed.Logins()[0].Mobile)
	if err != nil {
		return fmt.Errorf("who writes to the candidate: %w", err)
	}
	begun := time.Now().AddDate(0, -3, 0)
	if err := db.InTx(ctx, func(q *store.Queries) error {
		for n := range many {
			if err := writeOne(ctx, q, candidateID, n, &sender.ID, begun.Add(time.Duration(n)*time.Hour)); err != nil {
				return fmt.Errorf("write to the candidate: %w", err)
			}
		}
		return nil
	}); err != nil {
		return err
	}
	return at.vacuum(ctx)
}

func writeOne(ctx context.Context, q *store.Queries, candidateID string, n int, sender *string, at time.Time) error {
	id, err := addMessage(ctx, q, n, sender, at)
	if err != nil {
		return err
	}
	when := store.At(at)
	if err := q.AddCandidateMessage(ctx, store.AddCandidateMessageParams{CandidateID: candidateID, CreatedAt: when,
		MessageID: id, Title: "Email"}); err != nil {
		return err
	}
	state := "sent"
	if n%10 == 0 {
		state = "failed"
		_, err = q.MessageNotSent(ctx, store.MessageNotSentParams{ID: id, State: state, Reason: "550 No such user", Tried: 1})
	} else {
		_, err = q.MessageSent(ctx, store.MessageSentParams{ID: id, SentAt: &when})
	}
	if err != nil {
		return err
	}
	return q.AddMessageStep(ctx, store.AddMessageStepParams{MessageID: id, State: state, At: when})
}
