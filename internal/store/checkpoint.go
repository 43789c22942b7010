package store

import (
	"context"
	"database/sql"
	"sync/atomic"
	"time"
)

const (
	// checkpointEvery is how many commits are moved into the file at once. They write the same pages again and again,
	// and only the last of each is moved.
	checkpointEvery = 100
	// longLog is how many pages the log may have before the writer itself moves them. Beside constant writes the log
	// only starts anew after that.
	longLog = "&_pragma=wal_autocheckpoint(10000)"
)

// checkpoints moves commits from the log of a SQLite database into its file, beside the writer. Otherwise SQLite does
// so at the end of every twenty-fifth commit or so, and whoever made it waits.
type checkpoints struct {
	// db is the handle of the readers: a connection of its own would only take memory.
	db      *sql.DB
	writer  *sql.DB
	commits atomic.Int64
	due     chan struct{}
	// erased asks for the log to be emptied.
	erased  chan struct{}
	stop    context.CancelFunc
	stopped chan struct{}
}

func startCheckpoints(db, writer *sql.DB) *checkpoints {
	ctx, stop := context.WithCancel(context.Background())
	c := &checkpoints{db: db, writer: writer, due: make(chan struct{}, 1), erased: make(chan struct{}, 1), stop: stop,
		stopped: make(chan struct{})}
	go c.run(ctx)
	return c
}

func (c *checkpoints) run(ctx context.Context) {
	defer close(c.stopped)
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.due:
			// If this fails, the log grows until the writer moves it, and reports why it cannot.
			_, _ = c.db.ExecContext(ctx, "PRAGMA wal_checkpoint(PASSIVE)")
		case <-c.erased:
			for !c.tryEmpty(ctx) {
				select {
				case <-ctx.Done():
					return
				case <-time.After(emptyAgain):
				}
			}
		}
	}
}

// committed counts a commit. PostgreSQL takes care of its log itself.
func (c *checkpoints) committed() {
	if c == nil || c.commits.Add(1)%checkpointEvery != 0 {
		return
	}
	select {
	case c.due <- struct{}{}:
	default:
	}
}

// close may be called more than once, as on the handles of a database.
func (c *checkpoints) close() {
	if c == nil {
		return
	}
	c.stop()
	<-c.stopped
}
