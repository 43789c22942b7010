package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"

	"muster/internal/store"
)

// runFaults lets faults happen to each engine for its part of the time, and says how much went wrong.
func runFaults(ctx context.Context, chosen settings) (wrong int, err error) {
	for _, engine := range chosen.engines {
		r, err := openFaultRun(ctx, chosen.binary, engine, strict)
		if err != nil {
			return wrong, err
		}
		err = r.run(ctx, chosen.faults/time.Duration(len(chosen.engines)))
		wrong += r.report(os.Stdout)
		if err = errors.Join(err, r.close()); err != nil {
			return wrong, fmt.Errorf("%s: %w", engine, err)
		}
	}
	return wrong, nil
}

// report prints what happened, and says how much of it should not have.
func (r *faultRun) report(to io.Writer) int {
	times, refused := map[string]int{}, 0
	for _, w := range r.diary.windows {
		times[w.fault.name]++
	}
	for _, n := range r.diary.odd {
		if n.status == http.StatusServiceUnavailable {
			refused++
		}
	}
	fmt.Fprintf(to, "\n%s\n", r.engine)
	for _, f := range faultsOf(r.engine) {
		fmt.Fprintf(to, "  %-24s %d times\n", f.name, times[f.name])
	}
	fmt.Fprintf(to, "  %d reads, the slowest took %s; %d writes were acknowledged and are there, %d were refused\n",
		r.diary.reads, r.diary.slowest.Round(time.Millisecond), len(r.diary.saved), refused)
	complaints := r.diary.complaints()
	for _, c := range complaints {
		fmt.Fprintln(to, "  WRONG:", c)
	}
	return len(complaints)
}

// compare waits for the last mail, stops the server, and looks for everything that was acknowledged.
func (r *faultRun) compare(ctx context.Context) error {
	left, err := r.awaitMails(ctx)
	if err != nil {
		return err
	}
	err = r.server.stop()
	if r.server = nil; err != nil {
		return err
	}
	if err := r.muster(ctx, "check"); err != nil {
		return err
	}
	written, err := r.audited(ctx)
	if err != nil {
		return err
	}
	mails := 0
	for _, n := range r.diary.saved {
		if !written[n.request] {
			err = errors.Join(err, fmt.Errorf("acknowledged and lost: %s", n))
		}
		if n.method == http.MethodPost {
			mails++
		}
	}
	if arrived := r.mail.taken.Load(); arrived+left < int64(mails) {
		err = errors.Join(err, fmt.Errorf("%d mails were acknowledged, %d arrived, and %d wait for their next try",
			mails, arrived, left))
	}
	return err
}

// awaitMails waits for the outbox to be empty, and returns how many mails are left in it. A mail that met three faults
// is tried again after 160 s, and one that met four after 640; in an hour one may meet more, and waits longer than we
// do.
func (r *faultRun) awaitMails(ctx context.Context) (left int64, err error) {
	var e event
	for until := time.Now().Add(12 * time.Minute); time.Now().Before(until) && ctx.Err() == nil; pause(ctx, time.Second) {
		e = r.ask(ctx, r.url(), http.MethodGet, "/api/messages?state=queued&size=1", "administrator", nil)
		var answer struct{ Total *int64 }
		if !e.done() || json.Unmarshal(e.body, &answer) != nil || answer.Total == nil {
			continue
		}
		if left = *answer.Total; left == 0 {
			return 0, nil
		}
	}
	// Where each fault happens once no mail meets four.
	if once := len(r.diary.windows) <= len(faultsOf(r.engine)); once || !e.done() {
		return 0, fmt.Errorf("mails are still queued: %s: %s", e, e.body)
	}
	return left, nil
}

// audited are the requests of which the audit tells.
func (r *faultRun) audited(ctx context.Context) (requests map[string]bool, err error) {
	driver := "sqlite"
	if r.engine == store.Postgres {
		driver = "pgx"
	}
	db, err := sql.Open(driver, r.database)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	rows, err := db.QueryContext(ctx, "SELECT request_id FROM audit")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	requests = map[string]bool{}
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		requests[id] = true
	}
	return requests, rows.Err()
}
