package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"syscall"
	"time"

	"muster/internal/app/messages"
	"muster/internal/jobs"
	"muster/internal/store"
)

const (
	jobsMeasured = 5_000
	// jobsPatience limits a row of jobs; the jobs done by then are what is measured.
	jobsPatience = 90 * time.Second
)

// sendMail lets the server deliver messages to the mail server of the bench. They all appear when one transaction
// commits, and count as done when their jobs are gone.
func sendMail(ctx context.Context, at *site) (got outcome, err error) {
	db, err := store.Open(ctx, at.database)
	if err != nil {
		return got, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	before, err := db.Read().JobCounts(ctx)
	if err != nil {
		return got, err
	}
	arrived := at.mail.taken.Load()
	err = db.InTx(ctx, func(q *store.Queries) error {
		for n := range jobsMeasured {
			id, err := addMessage(ctx, q, n, nil, time.Now())
			if err != nil {
				return err
			}
			if err := jobs.Add(ctx, q, time.Now(), messages.JobSendMessage, id, ""); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return got, err
	}
	cost, err := at.startMeter()
	if err != nil {
		return got, err
	}
	done, elapsed, err := watchJobs(ctx, db, jobsMeasured, before.Waiting)
	if err != nil {
		return got, err
	}
	if arrived = at.mail.taken.Load() - arrived; arrived < int64(done) {
		return got, fmt.Errorf("%d jobs are done, but only %d mails arrived", done, arrived)
	}
	got.rate = float64(done) / elapsed.Seconds()
	return got, cost.stop(&got, done)
}

// runEmptyJobs runs a worker in this process on a database of its own, with jobs that do nothing: what remains is the
// cost of the queue. The server's CPU column shows that of this process.
func runEmptyJobs(ctx context.Context, at *site) (got outcome, err error) {
	database, err := at.newDatabase(ctx, "jobs")
	if err != nil {
		return got, err
	}
	db, err := store.Open(ctx, database)
	if err != nil {
		return got, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	err = db.InTx(ctx, func(q *store.Queries) error {
		for range jobsMeasured {
			if err := jobs.Add(ctx, q, time.Now(), "Empty", nil, ""); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return got, err
	}
	worker := &jobs.Worker{
		Store: db, Now: time.Now, Log: slog.New(slog.NewTextHandler(os.Stderr, nil)),
		Lease: 30 * time.Second, Poll: 500 * time.Millisecond, Slots: 4, Grace: patience,
		Handlers: map[string]jobs.Handler{"Empty": func(context.Context, jobs.Job) error { return nil }},
	}
	own, err := ownCPU()
	if err != nil {
		return got, err
	}
	others, err := at.databaseCPU()
	if err != nil {
		return got, err
	}
	working, stop := context.WithCancel(ctx)
	var ended sync.WaitGroup
	ended.Go(func() { worker.Run(working) })
	done, elapsed, err := watchJobs(ctx, db, jobsMeasured, 0)
	stop()
	ended.Wait()
	if err != nil {
		return got, err
	}
	ownAfter, err := ownCPU()
	if err != nil {
		return got, err
	}
	othersAfter, err := at.databaseCPU()
	got.rate = float64(done) / elapsed.Seconds()
	got.cpu, got.dbCPU = ms(ownAfter-own)/float64(done), ms(othersAfter-others)/float64(done)
	return got, err
}

// watchJobs returns when of all jobs and the rest only the rest waits, or when time is up, with the number of jobs
// done.
func watchJobs(ctx context.Context, db *store.Store, all int, rest int64) (done int, elapsed time.Duration, err error) {
	begun := time.Now()
	// Each poll counts the table, and its cost must stay small beside the measured work.
	look := time.NewTicker(500 * time.Millisecond)
	defer look.Stop()
	for {
		select {
		case <-ctx.Done():
			return 0, 0, ctx.Err()
		case <-look.C:
		}
		now, err := db.Read().JobCounts(ctx)
		if err != nil {
			return 0, 0, err
		}
		if now.Dead > 0 {
			return 0, 0, fmt.Errorf("%d jobs were given up", now.Dead)
		}
		// One of the rest may have ended meanwhile.
		done, elapsed = min(all, all+int(rest-now.Waiting)), time.Since(begun)
		if now.Waiting <= rest || elapsed > jobsPatience {
			return done, elapsed, nil
		}
	}
}

// recurring is how many jobs may always be due soon: the sweep, and the mailing of weekly files.
const recurring = 2

// soon is within what time a job that is left behind runs. Reminders of interviews wait for days.
const soon = time.Minute

// awaitJobs waits for the jobs that the previous row has left behind; otherwise the next row would be charged for them.
func awaitJobs(ctx context.Context, at *site) (err error) {
	db, err := store.Open(ctx, at.database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	for until := time.Now().Add(jobsPatience); time.Now().Before(until); {
		if left, err := db.Read().JobsDue(ctx, store.At(time.Now().Add(soon))); err != nil || left <= recurring {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
	return fmt.Errorf("the jobs of the previous row are not done after %s", jobsPatience)
}

func ownCPU() (time.Duration, error) {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0, err
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano()), nil
}
