package store_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

var noon = time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)

// message writes a message to the outbox, created that many minutes after noon.
func message(t *testing.T, s *store.Store, id, to, subject, state string, minute int, sender *string) {
	t.Helper()
	ctx, q := t.Context(), s.Alone()
	if err := q.AddMessage(ctx, store.AddMessageParams{
		ID: id, ToList: to, Subject: subject, SenderID: sender,
		CreatedAt: store.At(noon.Add(time.Duration(minute) * time.Minute)),
	}); err != nil {
		t.Fatal(err)
	}
	var err error
	switch state {
	case "sent":
		_, err = q.MessageSent(ctx, store.MessageSentParams{ID: id,
			SentAt: new(store.At(noon.Add(time.Duration(100-minute) * time.Minute)))})
	case "queued":
	default:
		_, err = q.MessageNotSent(ctx, store.MessageNotSentParams{ID: id, State: state, Reason: "because", Tried: 1})
	}
	if err != nil {
		t.Fatal(err)
	}
}

func ids(t *testing.T, s *store.Store, state, part string, page store.Page) (string, int64) {
	t.Helper()
	rows, total, err := s.Messages(t.Context(), store.MessageFilter{State: state}, part, page)
	if err != nil {
		t.Fatal(err)
	}
	found := []string{}
	for _, r := range rows {
		found = append(found, r.ID)
	}
	return strings.Join(found, " "), total
}

func TestMessagesPagesAndOrder(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		message(t, s, "a", "asha@muster.test", "Beta", "sent", 1, nil)
		message(t, s, "b", "ben@muster.test", "alpha", "queued", 2, nil)
		message(t, s, "c", "carl@muster.test", "Beta", "failed", 2, nil)
		message(t, s, "d", "dora@muster.test", "Ärger", "sent", 3, nil)
		message(t, s, "e", "emil@muster.test", "Alpha", "kept", 4, nil)
		cases := []struct {
			state string
			page  store.Page
			want  string
			total int64
		}{
			{"", store.Page{Number: 1, Size: 10, Sort: "createdAt"}, "a b c d e", 5},
			{"", store.Page{Number: 1, Size: 10, Sort: "createdAt", Desc: true}, "e d c b a", 5},
			{"", store.Page{Number: 1, Size: 2, Sort: "createdAt"}, "a b", 5},
			{"", store.Page{Number: 2, Size: 2, Sort: "createdAt"}, "c d", 5},
			{"", store.Page{Number: 3, Size: 2, Sort: "createdAt"}, "e", 5},
			{"", store.Page{Number: 4, Size: 2, Sort: "createdAt"}, "", 5},
			{"", store.Page{Number: 2, Size: 2, Sort: "createdAt", Desc: true}, "c b", 5},
			{"", store.Page{Number: 1, Size: 10, Sort: "subject"}, "e a c b d", 5},
			{"", store.Page{Number: 1, Size: 10, Sort: "subject", Desc: true}, "d b c a e", 5},
			{"", store.Page{Number: 1, Size: 10, Sort: "state"}, "c e b a d", 5},
			{"", store.Page{Number: 1, Size: 10, Sort: "sentAt"}, "d a b c e", 5},
			{"", store.Page{Number: 1, Size: 10, Sort: "sentAt", Desc: true}, "a d e c b", 5},
			{"sent", store.Page{Number: 1, Size: 10, Sort: "createdAt"}, "a d", 2},
			{"sent", store.Page{Number: 2, Size: 1, Sort: "createdAt"}, "d", 2},
			{"cancelled", store.Page{Number: 1, Size: 10, Sort: "createdAt"}, "", 0},
			{"' OR TRUE --", store.Page{Number: 1, Size: 10, Sort: "createdAt"}, "", 0},
		}
		for _, c := range cases {
			if got, total := ids(t, s, c.state, "", c.page); got != c.want || total != c.total {
				t.Errorf("%q %+v: %q of %d, want %q of %d", c.state, c.page, got, total, c.want, c.total)
			}
		}
		for _, page := range []store.Page{
			{Number: 1, Size: 10, Sort: "m.created_at; DROP TABLE message"}, {Number: 1, Size: 10},
			{Number: 0, Size: 10, Sort: "createdAt"}, {Number: 1, Size: 0, Sort: "createdAt"},
		} {
			if _, _, err := s.Messages(t.Context(), store.MessageFilter{}, "", page); err == nil {
				t.Errorf("%+v was accepted", page)
			}
		}
	})
}

func TestSearchMessages(t *testing.T) {
	subjects := map[string]string{
		"a": "Offer 100% sure", "b": "Offer 100 percent", "c": `back\slash`, "d": "O'Brien's \"interview\"",
		"e": "under_score", "f": "underXscore",
		"g": "ÄRGER mit Öl", "h": "नमस्ते दुनिया", "i": "plain",
	}
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		for id, subject := range subjects {
			message(t, s, id, id+"@Muster.Test", subject, "queued", 0, nil)
		}
		cases := map[string]string{
			"": "a b c d e f g h i", "offer": "a b", "OFFER": "a b", "100%": "a", "%": "a",
			"100% sure":  "a",
			`back\slash`: "c", "backslash": "", "slash": "c", `o'brien`: "d", `"interview"`: "d",
			`'; DELETE FROM message; --`: "",
			"under_score":                "e", "_": "e", "ärger": "g", "ÄRGER": "g", "öl": "g",
			"नमस्ते":        "h",
			"दुनिया":        "h",
			"c@muster.test": "c", "MUSTER": "a b c d e f g h i", "a@muster.test, b": "", "nothing": "", "$1": "",
			"?": "",
		}
		for part, want := range cases {
			got, total := ids(t, s, "", part, store.Page{Number: 1, Size: 50, Sort: "createdAt"})
			if got != want || total != int64(len(strings.Fields(want))) {
				t.Errorf("%q: %q of %d, want %q", part, got, total, want)
			}
		}
		if got, total := ids(t, s, "queued", "offer", store.Page{Number: 2, Size: 1,
			Sort: "createdAt"}); got != "b" || total != 2 {
			t.Errorf("with a state and a page: %q of %d", got, total)
		}
	})
}

func TestMessageRow(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx, q := t.Context(), s.Alone()
		for _, err := range []error{
			q.AddDepartment(ctx, store.AddDepartmentParams{ID: "d", Name: "Sales"}),
			q.PutRole(ctx, store.PutRoleParams{ID: "r", Name: "CEO"}),
			q.AddUser(ctx, store.AddUserParams{ID: "u", FirstName: "Asha", LastName: "Rao", Mobile: "9876543210",
				DepartmentID: "d", RoleID: "r"}),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		message(t, s, "a", "ben@muster.test", "Hello", "sent", 1, new("u"))
		message(t, s, "b", "ben@muster.test", "Hello", "failed", 2, nil)
		got, _, err := s.Messages(ctx, store.MessageFilter{}, "", store.Page{Number: 1, Size: 5, Sort: "createdAt"})
		if err != nil {
			t.Fatal(err)
		}
		want := []store.MessageRow{
			{ID: "a", State: "sent", ToList: "ben@muster.test", Subject: "Hello", Sender: "Asha Rao", Attempts: 1,
				CreatedAt: store.At(noon.Add(time.Minute)), SentAt: new(store.At(noon.Add(99 * time.Minute)))},
			{ID: "b", State: "failed", ToList: "ben@muster.test", Subject: "Hello", Reason: "because", Attempts: 1,
				CreatedAt: store.At(noon.Add(2 * time.Minute))},
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestMessagesPageUsesAnIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		if err := s.InTx(t.Context(), func(q *store.Queries) error {
			for i := range 3000 {
				row := store.AddMessageParams{ID: fmt.Sprint("m", i),
					CreatedAt: store.At(noon.Add(time.Duration(i%700) * time.Minute))}
				if err := q.AddMessage(t.Context(), row); err != nil {
					return err
				}
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		storetest.Exec(t, database, "UPDATE message SET state = 'sent' WHERE id LIKE '%7';"+
			"UPDATE message SET channel = 'whatsapp' WHERE id LIKE '%3'; ANALYZE")
		for _, desc := range []bool{false, true} {
			for f, index := range map[store.MessageFilter]string{
				{}: "message_created", {State: "sent"}: "message_state", {Channel: "whatsapp"}: "message_channel",
			} {
				plan, err := s.MessagesPlan(t.Context(), f, "", store.Page{Number: 2, Size: 25, Sort: "createdAt",
					Desc: desc})
				if err != nil {
					t.Fatal(err)
				}
				if !strings.Contains(plan, index) || strings.Contains(plan, "Sort") || strings.Contains(plan,
					"TEMP B-TREE") {
					t.Errorf("%+v, descending %v:\n%s", f, desc, plan)
				}
			}
		}
	})
}

// Counting a year of mail takes longer than finding a page of it, so it is counted again only after the topic was
// marked.
func TestMessagesAreRecountedAfterAChange(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		first := store.Page{Number: 1, Size: 1, Sort: "createdAt"}
		counts := func(when string, all, sent int64) {
			t.Helper()
			if _, n := ids(t, s, "", "", first); n != all {
				t.Errorf("%s: %d of all, not %d", when, n, all)
			}
			if _, n := ids(t, s, "sent", "", first); n != sent {
				t.Errorf("%s: %d sent, not %d", when, n, sent)
			}
		}
		mark := func() {
			t.Helper()
			if err := s.InTx(t.Context(), func(q *store.Queries) error {
				return q.MarkChange(t.Context(),
					"message")
			}); err != nil {
				t.Fatal(err)
			}
		}
		message(t, s, "a", "asha@muster.test", "Beta", "sent", 1, nil)
		message(t, s, "b", "ben@muster.test", "Beta", "sent", 2, nil)
		counts("before any mark", 2, 2)
		message(t, s, "c", "ben@muster.test", "Beta", "queued", 3, nil)
		counts("without a mark", 2, 2)
		mark()
		counts("after a mark", 3, 2)
		message(t, s, "d", "ben@muster.test", "Beta", "sent", 4, nil)
		mark()
		counts("after the next", 4, 3)
		for i := range 2 * store.MostTotals {
			ids(t, s, fmt.Sprint("state ", i), "", store.Page{Number: 2, Size: 1, Sort: "createdAt"})
		}
		if s.Totals() > store.MostTotals {
			t.Errorf("%d totals are cached", s.Totals())
		}
	})
}
