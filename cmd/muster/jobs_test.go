package main

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"muster/internal/app/messages"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/outreach/smtptest"
	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

// Two servers share 2,000 mails, and one of them is killed while sending. Each server process has its own mail server,
// which shows who sent what.
func TestKilledServerLosesNoJobAndRepeatsOnlyRunningOnes(t *testing.T) {
	const all, slots = 2000, 4
	ofKilled, ofOther, ofNext := smtptest.Start(t), smtptest.Start(t), smtptest.Start(t)
	database := pgtest.Database(t)
	shortHistory(t, database)
	killed, other := pair(t, database, ofKilled, ofOther)
	addMails(t, database, storetest.Open(t, database), all, letter.TestMessage)

	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	// On a busy machine one server can send far fewer than the other, so a few of its mails must do.
	if _, err := ofKilled.Wait(ctx, 5*slots); err != nil {
		t.Fatal(err)
	}
	killed.kill()
	underWay := map[string]bool{}
	for _, payload := range storetest.Column(t, database,
		"SELECT payload FROM job WHERE kind = 'SendMessage' AND attempts > 0") {
		var id string
		if err := json.Unmarshal([]byte(payload), &id); err != nil {
			t.Fatal(err)
		}
		underWay[id] = true
	}
	next := serve(t, database, "--demo", "--smtp", ofNext.URL(), "--job-lease", "2s")
	eventually(t, "the end of the last job", func() bool {
		return len(storetest.Column(t, database, "SELECT id FROM job WHERE kind = 'SendMessage'")) == 0
	})
	other.stop()
	next.stop()

	byKilled, byLiving := ids(ofKilled), append(ids(ofOther), ids(ofNext)...)
	sent, repeated := map[string]int{}, 0
	for _, id := range byLiving {
		if sent[id]++; sent[id] > 1 {
			t.Errorf("%s was sent twice by servers that were never killed", id)
		}
	}
	for _, id := range byKilled {
		if sent[id]++; sent[id] == 1 {
			continue
		}
		repeated++
		if !underWay[id] {
			t.Errorf("%s was sent a second time, but was not being sent when the server was killed", id)
		}
	}
	if repeated > slots {
		t.Errorf("%d mails were sent a second time; the killed server can have been sending %d", repeated, slots)
	}
	if len(sent) != all {
		t.Errorf("%d of %d mails arrived", len(sent), all)
	}
	if wrong := storetest.Column(t, database,
		"SELECT id FROM message WHERE state <> 'sent' OR attempts <> 1"); len(wrong) > 0 {
		t.Errorf("%d mails are not in the outbox as sent once, among them %s", len(wrong), wrong[0])
	}
	for name, count := range map[string]int{"killed": len(byKilled), "other": len(ids(ofOther)),
		"next": len(ids(ofNext))} {
		if count == 0 {
			t.Errorf("the %s server sent nothing, so they shared no work", name)
		}
	}
	mustRun(t, database, "", "check")
	t.Logf("sent by the killed server: %d, by the other: %d, by the one started after: %d; "+
		"a second time: %d; being sent at the kill: %d",
		len(byKilled), len(ids(ofOther)), len(ids(ofNext)), repeated, len(underWay))
}

// addMails queues mails in one transaction, so that they all appear at the same time.
func addMails(t *testing.T, database string, s *store.Store, n int, cause letter.Cause) {
	t.Helper()
	about := storetest.Column(t, database, "SELECT id FROM app_user ORDER BY id LIMIT 1")[0]
	err := s.InTx(t.Context(), func(q *store.Queries) error {
		for range n {
			now := time.Now()
			row := store.AddMessageParams{
				ID: uuid.Must(uuid.NewV7()).String(), Channel: string(letter.Mail), ToList: "asha@company.example",
				Subject: "One of many", Html: "<p>One</p>", Plain: "One",
				Cause: string(cause), CauseID: about, CreatedAt: store.At(now),
			}
			if err := q.AddMessage(t.Context(), row); err != nil {
				return err
			}
			if err := jobs.Add(t.Context(), q, now, messages.JobSendMessage, row.ID, ""); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// ids are the mails that arrived, by the id that stays the same when a mail is sent again.
func ids(arrived *smtptest.Server) []string {
	all := []string{}
	for _, message := range arrived.Messages() {
		all = append(all, strings.TrimSuffix(strings.TrimPrefix(message.Header.Get("Message-ID"), "<"), "@muster>"))
	}
	return all
}
