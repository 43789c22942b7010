package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"time"

	"muster/internal/store"
	"muster/internal/store/pgtest"
)

const (
	// faultCandidates is how many there are in the database to which the faults happen.
	faultCandidates = 400
	// calm is how long nothing happens after a fault was mended; within half of it everything must be as before.
	calm = 8 * time.Second
	// jobLease is short, so that the jobs of a killed server are soon taken again, but long enough to be renewed by a
	// server that hardly gets a processor: each lease that is lost is an attempt, and the fifth waits for ten minutes.
	jobLease = 16 * time.Second
)

// faultRun is a desk at work, to which faults happen.
type faultRun struct {
	engine            store.Engine
	binary, folder    string
	database, address string
	postgres          *pgtest.Server
	mail              *mailSink
	server            *server
	client            *http.Client
	sessions          map[string]string
	diary             diary
	log               lockedLog
}

// openFaultRun seeds a database and starts a server on it. The server keeps its address when it is started again.
func openFaultRun(ctx context.Context, binary string, engine store.Engine, within limits) (r *faultRun, err error) {
	r = &faultRun{engine: engine, binary: binary, sessions: map[string]string{}, diary: diary{limits: within},
		client: &http.Client{Timeout: patience, Transport: &http.Transport{MaxIdleConnsPerHost: crowd}}}
	defer func() {
		if err != nil {
			err = errors.Join(err, r.close())
		}
	}()
	if r.folder, err = os.MkdirTemp("", "muster-faults-"); err != nil {
		return r, err
	}
	if r.mail, err = startMailSink(); err != nil {
		return r, err
	}
	r.database = filepath.Join(r.folder, "muster.db")
	if engine == store.Postgres {
		if r.postgres, err = pgtest.Start(pgtest.Durable()); err != nil {
			return r, err
		}
		if err := r.postgres.CreateDatabase(ctx, "muster", ""); err != nil {
			return r, err
		}
		r.database = r.postgres.URL("muster")
	}
	if err := r.muster(ctx, "seed", "--candidates", fmt.Sprint(faultCandidates)); err != nil {
		return r, err
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return r, err
	}
	r.address = free.Addr().String()
	if err := free.Close(); err != nil {
		return r, err
	}
	if err := r.start(ctx); err != nil {
		return r, err
	}
	for _, who := range []string{"administrator", "manager"} {
		if err := r.signIn(ctx, who); err != nil {
			return r, err
		}
	}
	return r, nil
}

func (r *faultRun) url() string { return "http://" + r.address }

func (r *faultRun) start(ctx context.Context) (err error) {
	r.server, err = r.launch(ctx, r.address)
	return err
}

func (r *faultRun) launch(ctx context.Context, address string) (*server, error) {
	return startServer(ctx, r.binary, &r.log, "--addr", address, "--demo", "--data", r.folder, "--database", r.database,
		"--smtp", r.mail.url(), "--job-lease", jobLease.String())
}

// muster runs a command on the database.
func (r *faultRun) muster(ctx context.Context, arguments ...string) error {
	command := exec.CommandContext(ctx, r.binary, append(arguments, "--data", r.folder, "--database", r.database)...)
	if text, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("muster %s: %w: %s", arguments[0], err, text)
	}
	return nil
}

// run lets every fault happen in turn, each once at least, until the time is over.
func (r *faultRun) run(ctx context.Context, span time.Duration) error {
	working, stop := context.WithCancel(ctx)
	defer stop()
	var busy sync.WaitGroup
	for i := range crowd {
		busy.Go(func() { r.read(working, i) })
	}
	for i := range faultWriters {
		busy.Go(func() { r.write(working, i) })
	}
	busy.Go(func() { r.watchReady(working) })
	err := r.strikeInTurn(ctx, span)
	stop()
	busy.Wait()
	if err != nil {
		return err
	}
	return r.compare(ctx)
}

func (r *faultRun) strikeInTurn(ctx context.Context, span time.Duration) error {
	of, over := faultsOf(r.engine), time.Now().Add(span)
	pause(ctx, calm/4)
	for n := 0; n < len(of) || time.Now().Before(over); n++ {
		f := of[n%len(of)]
		fmt.Fprintf(os.Stderr, "%s on %s\n", f.name, r.engine)
		w := window{fault: f, begun: time.Now()}
		mend, err := f.strike(ctx, r)
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		w.struck = time.Now()
		pause(ctx, f.lasts)
		r.await(ctx, func(now time.Time) bool {
			return (f.passes == 0 || r.diary.hasSaved(w.struck.Add(f.passes), now)) &&
				(!f.denies() || r.diary.hasDenied(w.begun, now))
		})
		w.mending = time.Now()
		if err := mend(); err != nil {
			return fmt.Errorf("mend %s: %w", f.name, err)
		}
		w.mended = time.Now()
		pause(ctx, calm)
		r.await(ctx, func(now time.Time) bool { return r.diary.hasSaved(w.mended.Add(calm/2), now) })
		w.over = time.Now()
		if err := ctx.Err(); err != nil {
			return err
		}
		r.diary.windows = append(r.diary.windows, w)
	}
	return nil
}

func (r *faultRun) close() (err error) {
	r.client.CloseIdleConnections()
	if r.server != nil {
		err = r.server.stop()
	}
	if r.mail != nil {
		err = errors.Join(err, r.mail.close())
	}
	if r.postgres != nil {
		r.postgres.Stop()
	}
	if r.folder != "" {
		err = errors.Join(err, os.RemoveAll(r.folder))
	}
	return err
}

// await gives a busy machine more time for something to be seen.
func (r *faultRun) await(ctx context.Context, seen func(now time.Time) bool) {
	for over := time.Now().Add(r.diary.limits.more); !seen(time.Now()) && time.Now().Before(over) && ctx.Err() == nil; {
		pause(ctx, calm/32)
	}
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// lockedLog is what the servers wrote, for whoever asks why.
type lockedLog struct {
	access sync.Mutex
	text   bytes.Buffer
}

func (l *lockedLog) Write(p []byte) (int, error) {
	l.access.Lock()
	defer l.access.Unlock()
	return l.text.Write(p)
}

// tail is the end of it.
func (l *lockedLog) tail() string {
	l.access.Lock()
	defer l.access.Unlock()
	text := l.text.String()
	return text[max(0, len(text)-4000):]
}
