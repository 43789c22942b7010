package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"sync"
	"syscall"
	"time"
)

// whoHolds finds the write transaction that waits for its own process, and since when.
const whoHolds = `SELECT a.pid || ' ' || a.state_change FROM pg_locks AS l JOIN pg_stat_activity AS a ON a.pid = l.pid
	WHERE l.locktype = 'advisory' AND l.granted AND a.state = 'idle in transaction' AND a.datname = current_database()`

// freezePeer stops a second server in the middle of a write: it holds the lock for which every other writer waits. When
// it thaws it must write again.
func freezePeer(ctx context.Context, r *faultRun) (mend func() error, err error) {
	db, err := sql.Open("pgx", r.database)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	peer, err := r.launch(ctx, "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	working, stop := context.WithCancel(ctx)
	var busy sync.WaitGroup
	for range pair {
		busy.Go(func() { r.sendMails(working, peer.address) })
	}
	thaw := func() error {
		// Who talks to a server that is stopped waits as long as it is: that is no answer to judge.
		stop()
		busy.Wait()
		err := peer.command.Process.Signal(syscall.SIGCONT)
		if e := r.sendMail(ctx, peer.address); err == nil && !e.done() {
			err = fmt.Errorf("the peer does not write again: %s", e)
		}
		return errors.Join(err, peer.stop())
	}
	for range 2000 {
		stopped := time.Now()
		if err := peer.command.Process.Signal(syscall.SIGSTOP); err != nil {
			return nil, errors.Join(err, thaw())
		}
		if held, err := isStuck(ctx, db); held || err != nil {
			return thaw, err
		}
		if err := peer.command.Process.Signal(syscall.SIGCONT); err != nil {
			return nil, errors.Join(err, thaw())
		}
		// On a busy machine looking takes longer than this: a peer that hardly ever runs answers nobody.
		pause(ctx, max(5*time.Millisecond, 2*time.Since(stopped)))
	}
	return nil, errors.Join(errors.New("the peer was never caught in the middle of a write"), thaw())
}

// isStuck says that somebody holds the lock and does nothing with it. It looks more than once, because a server that
// runs may be kept from the processor for a moment, too.
func isStuck(ctx context.Context, db *sql.DB) (bool, error) {
	var seen [4]string
	for i := range seen {
		if err := db.QueryRowContext(ctx, whoHolds).Scan(&seen[i]); errors.Is(err, sql.ErrNoRows) {
			return false, nil
		} else if err != nil {
			return false, fmt.Errorf("who holds the lock: %w", err)
		}
		pause(ctx, 100*time.Millisecond)
	}
	return !slices.ContainsFunc(seen[:], func(s string) bool { return s != seen[0] }), nil
}
