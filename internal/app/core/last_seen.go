package core

import (
	"context"
	"sync"
	"time"
)

// seenTime is how long the database may take to write when sessions were last used.
const seenTime = 10 * time.Second

// LastSeen collects when sessions were last used. It is written beside the requests, which must not wait for a writer,
// and a request must not fail because it could not be written: the next one tries again.
type LastSeen struct {
	// Write stores one of them.
	Write   func(ctx context.Context, hash string, at time.Time) error
	access  sync.Mutex
	waiting map[string]time.Time
	// writing is closed when everything that waited is written; it is nil while nothing is.
	writing chan struct{}
}

// Touch notes that the session was used.
func (l *LastSeen) Touch(ctx context.Context, c *Core, hash string, at time.Time) {
	l.access.Lock()
	defer l.access.Unlock()
	if l.waiting == nil {
		l.waiting = map[string]time.Time{}
	}
	l.waiting[hash] = at
	if l.writing == nil {
		l.writing = make(chan struct{})
		go l.work(context.WithoutCancel(ctx), c)
	}
}

func (l *LastSeen) work(ctx context.Context, c *Core) {
	for {
		l.access.Lock()
		waiting := l.waiting
		l.waiting = nil
		if waiting == nil {
			close(l.writing)
			l.writing = nil
		}
		l.access.Unlock()
		if waiting == nil {
			return
		}
		if err := l.writeAll(ctx, waiting); err != nil {
			c.Log.Warn("the last use of sessions cannot be written", "sessions", len(waiting), "error", err)
		}
	}
}

func (l *LastSeen) writeAll(ctx context.Context, all map[string]time.Time) error {
	ctx, cancel := context.WithTimeout(ctx, seenTime)
	defer cancel()
	for hash, at := range all {
		if err := l.Write(ctx, hash, at); err != nil {
			return err
		}
	}
	return nil
}

// Await returns when everything is written that Touch has noted.
func (l *LastSeen) Await() {
	l.access.Lock()
	writing := l.writing
	l.access.Unlock()
	if writing != nil {
		<-writing
	}
}
