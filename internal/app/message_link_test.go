package app_test

import (
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/letter"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestEveryLinkHasAMaker(t *testing.T) {
	makers := app.New(core.Core{}).Messages.Links
	for cause, kind := range letter.Causes {
		if kind.Link != "" && makers[kind.Link] == nil {
			t.Errorf("nobody makes the link %q of %s", kind.Link, cause)
		}
	}
}

func TestUnknownCauseIsNotQueued(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		muster := app.New(core.Core{Store: s, Now: time.Now})
		err := s.InTx(t.Context(), func(q *store.Queries) error {
			return muster.Messages.Queue(t.Context(), q, "",
				letter.Message{Cause: "Gossip", CauseID: "1", To: []string{"a@demo.example"}})
		})
		if err == nil || err.Error() != `app: queue a message: the cause "Gossip" is not in the table` {
			t.Errorf("queued: %v", err)
		}
	})
}
