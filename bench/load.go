package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	_ "github.com/jackc/pgx/v5/stdlib" // Registers the "pgx" driver with database/sql.

	"muster/internal/letter"
	"muster/internal/seed"
	"muster/internal/store"
)

// batch is how many rows one transaction writes, so that the server can write in between.
const batch = 2_000

// body is as long as Muster's mails, because its length decides how many messages share a page of the database.
var body = strings.Repeat("<p>You are invited to an interview with the team. "+
	"Please tell us whether the day suits you.</p>\n", 20)

// loadMessages fills the outbox once with a year of mail: of 50 messages 46 are sent, 2 failed and 2 kept.
func (at *site) loadMessages(ctx context.Context) (err error) {
	if at.loaded {
		return nil
	}
	at.loaded = true
	db, err := store.Open(ctx, at.database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	sender, err := db.Read().UserByMobile(ctx, seed.Logins()[0].Mobile)
	if err != nil {
		return fmt.Errorf("who sends the messages: %w", err)
	}
	begun := time.Now().AddDate(-1, 0, 0)
	for from := 0; from < messagesLoaded; from += batch {
		err := db.InTx(ctx, func(q *store.Queries) error {
			for n := from; n < from+batch; n++ {
				at := begun.Add(time.Duration(n) * 26 * time.Minute)
				if err := addOldMessage(ctx, q, n, &sender.ID, at); err != nil {
					return fmt.Errorf("load message %d: %w", n, err)
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return at.vacuum(ctx)
}

func addOldMessage(ctx context.Context, q *store.Queries, n int, sender *string, at time.Time) error {
	id, err := addMessage(ctx, q, n, sender, at)
	if err != nil {
		return err
	}
	switch n % 50 {
	case 0, 25:
		_, err = q.MessageNotSent(ctx, store.MessageNotSentParams{
			ID: id, State: "failed", Reason: "550 5.1.1 No such user here", Tried: 1,
		})
	case 1, 26:
		_, err = q.MessageNotSent(ctx, store.MessageNotSentParams{
			ID: id, State: "kept", Reason: "No mail server is set up",
		})
	default:
		sent := store.At(at.Add(time.Second))
		_, err = q.MessageSent(ctx, store.MessageSentParams{ID: id, SentAt: &sent})
	}
	return err
}

// addMessage adds the n-th message, queued and without a job.
func addMessage(ctx context.Context, q *store.Queries, n int, sender *string, at time.Time) (id string, err error) {
	made, err := uuid.NewV7()
	if err != nil {
		return "", err
	}
	return made.String(), q.AddMessage(ctx, store.AddMessageParams{
		ID: made.String(), Channel: string(letter.Mail), CcList: "hiring@muster.example",
		ToList:  fmt.Sprintf("candidate%d@mail.example", n),
		Subject: fmt.Sprintf("Interview for Platform Engineer %d", n), Html: body, Plain: body,
		Cause: string(letter.TestMessage), CauseID: made.String(), SenderID: sender, CreatedAt: store.At(at),
	})
}

// vacuum does now what PostgreSQL's autovacuum would do within a minute. SQLite needs nothing like it.
func (at *site) vacuum(ctx context.Context) error {
	if at.engine != store.Postgres {
		return nil
	}
	db, err := sql.Open("pgx", at.database)
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM ANALYZE")
	return errors.Join(err, db.Close())
}
