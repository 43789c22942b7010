package app

import (
	"testing"

	"muster/internal/letter"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestEveryLinkOfTheTableIsMade(t *testing.T) {
	makers := new(Desk).linkMakers()
	for cause, kind := range letter.Causes {
		if kind.Link != "" && makers[kind.Link] == nil {
			t.Errorf("nobody makes the link %q of %s", kind.Link, cause)
		}
	}
}

func TestAnUnknownCauseIsNotQueued(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		d := &Desk{Store: s}
		err := s.InTx(t.Context(), func(q *store.Queries) error {
			return d.queue(t.Context(), q, "", letter.Message{Cause: "Gossip", CauseID: "1", To: []string{"a@demo.example"}})
		})
		if err == nil || err.Error() != `app: queue a message: the cause "Gossip" is not in the table` {
			t.Errorf("queued: %v", err)
		}
	})
}
