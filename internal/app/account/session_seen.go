package account

import (
	"context"
	"sync"
	"time"

	"muster/internal/store"
)

// seenTime is how long the database may take to write when a login session was last used.
const seenTime = 10 * time.Second

// seen collects when login sessions were last used. It is written beside the requests, which must not wait for a writer,
// and a request must not fail because it could not be written: the next one tries again.
type seen struct {
	access  sync.Mutex
	waiting map[string]time.Time
	// writing is closed when everything that waited is written; it is nil while nothing is.
	writing chan struct{}
}

// touch notes that the login session was used.
func (s *Service) touch(ctx context.Context, hash string, at time.Time) {
	s.seen.access.Lock()
	defer s.seen.access.Unlock()
	if s.seen.waiting == nil {
		s.seen.waiting = map[string]time.Time{}
	}
	s.seen.waiting[hash] = at
	if s.seen.writing == nil {
		s.seen.writing = make(chan struct{})
		go s.writeSeen(context.WithoutCancel(ctx))
	}
}

func (s *Service) writeSeen(ctx context.Context) {
	for {
		s.seen.access.Lock()
		waiting := s.seen.waiting
		s.seen.waiting = nil
		if waiting == nil {
			close(s.seen.writing)
			s.seen.writing = nil
		}
		s.seen.access.Unlock()
		if waiting == nil {
			return
		}
		if err := s.writeAllSeen(ctx, waiting); err != nil {
			s.Log.Warn("the last use of login sessions cannot be written", "sessions", len(waiting), "error", err)
		}
	}
}

func (s *Service) writeAllSeen(ctx context.Context, all map[string]time.Time) error {
	ctx, cancel := context.WithTimeout(ctx, seenTime)
	defer cancel()
	for hash, at := range all {
		row := store.TouchSessionParams{SeenAt: store.At(at), TokenHash: hash}
		if err := s.Store.Alone().TouchSession(ctx, row); err != nil {
			return err
		}
	}
	return nil
}

// AwaitSeen returns when everything is written that touch has noted.
func (s *Service) AwaitSeen() {
	s.seen.access.Lock()
	writing := s.seen.writing
	s.seen.access.Unlock()
	if writing != nil {
		<-writing
	}
}
