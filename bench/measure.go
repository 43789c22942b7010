package main

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"sync"
	"time"
)

// crowd is how many clients make requests at the same time in the second half of a row.
const crowd = 8

// outcome is the measurement of one row. What a row does not have is zero.
type outcome struct {
	row    row
	engine string
	budget budget
	// cpu and dbCPU are CPU ms for each request or job, of the server process and of PostgreSQL's processes.
	cpu, dbCPU   float64
	alone, eight times
	rate         float64
	memory       float64
	bare         bare
}

// times are wall ms.
type times struct{ p50, p95 float64 }

func (r row) measure(ctx context.Context, at *site) (outcome, error) {
	got, err := outcome{}, awaitJobs(ctx, at)
	if err != nil {
		return got, err
	}
	if r.work != nil {
		got, err = r.work(ctx, at)
	} else {
		got, err = r.measureRequests(ctx, at)
	}
	got.row, got.engine, got.budget = r, at.label(), r.budget.at(at.candidates)
	return got, err
}

func (r row) measureRequests(ctx context.Context, at *site) (got outcome, err error) {
	do, err := r.prepare(ctx, at)
	if err != nil {
		return got, err
	}
	if err := warmUp(ctx, do, at.span); err != nil {
		return got, err
	}
	if r.isRead() {
		if got.bare.cpu, err = at.bareRead(ctx, do); err != nil {
			return got, err
		}
	}
	if r.isWrite() {
		if got.alone, got.bare.times, err = at.besideBareWrites(ctx, do); err != nil {
			return got, err
		}
	}
	cost, err := at.startMeter()
	if err != nil {
		return got, err
	}
	made := 0
	if !r.isWrite() {
		alone, _, err := repeat(ctx, do, 1, at.span)
		if err != nil {
			return got, err
		}
		got.alone, made = timesOf(alone), len(alone)
	}
	together, elapsed, err := repeat(ctx, do, crowd, at.span)
	if err != nil {
		return got, err
	}
	got.eight, made = timesOf(together), made+len(together)
	got.rate = float64(len(together)) / elapsed.Seconds()
	return got, cost.stop(&got, made)
}

// warmings is how many requests each client makes before anything is measured, unless they take too long. PostgreSQL
// plans a statement anew for its first five runs on each connection.
const warmings = 10

// warmUp makes the first requests, which open connections and fill caches and are not typical.
func warmUp(ctx context.Context, do request, span time.Duration) error {
	begun := time.Now()
	for n := 0; n == 0 || n < warmings && time.Since(begun) < span; n++ {
		if _, _, err := repeat(ctx, do, crowd, span/10/warmings); err != nil {
			return err
		}
	}
	return nil
}

// repeat lets the clients make requests for a while, and returns the wall time of each. The first failure ends it.
func repeat(
	ctx context.Context, do request, clients int, span time.Duration,
) (took []time.Duration, elapsed time.Duration, err error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	begun := time.Now()
	each := make([][]time.Duration, clients)
	var working sync.WaitGroup
	for client := range clients {
		working.Go(func() {
			for first := true; first || time.Since(begun) < span && ctx.Err() == nil; first = false {
				asked := time.Now()
				if err := do(ctx, client); err != nil {
					stop(err)
					return
				}
				each[client] = append(each[client], time.Since(asked))
			}
		})
	}
	working.Wait()
	return slices.Concat(each...), time.Since(begun), context.Cause(ctx)
}

func timesOf(took []time.Duration) times {
	sorted := slices.Sorted(slices.Values(took))
	return times{p50: ms(quantile(sorted, 0.50)), p95: ms(quantile(sorted, 0.95))}
}

// quantile is the smallest of the sorted values that the given part of them does not exceed.
func quantile[T cmp.Ordered](sorted []T, part float64) (value T) {
	if len(sorted) == 0 {
		return value
	}
	rank := int(math.Ceil(part * float64(len(sorted))))
	return sorted[max(rank, 1)-1]
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// settle waits until the server is idle. After a start it reads the waits and does the jobs that were due, which is no
// row's cost.
func (at *site) settle(ctx context.Context) error {
	const look, patience = time.Second / 2, 2 * time.Minute
	for begun := time.Now(); time.Since(begun) < patience; {
		before, err := cpuOf(at.server.pid())
		if err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(look):
		}
		if after, err := cpuOf(at.server.pid()); err != nil || after-before < look/20 {
			return err
		}
	}
	return nil
}

// meter holds what the processes had used when a row began.
type meter struct {
	at               *site
	server, database time.Duration
}

func (at *site) startMeter() (meter, error) {
	forgetPeak(at.server.pid())
	server, err := cpuOf(at.server.pid())
	if err != nil {
		return meter{}, err
	}
	database, err := at.databaseCPU()
	return meter{at, server, database}, err
}

// stop divides what was used since by the number of requests or jobs.
func (m meter) stop(got *outcome, among int) error {
	if among == 0 {
		return errors.New("nothing was done, so there is nothing to measure")
	}
	server, err := cpuOf(m.at.server.pid())
	if err != nil {
		return err
	}
	database, err := m.at.databaseCPU()
	if err != nil {
		return err
	}
	got.cpu, got.dbCPU = ms(server-m.server)/float64(among), ms(database-m.database)/float64(among)
	got.memory, err = m.at.notePeak()
	return err
}
