// Command bench measures Muster against its budgets: it starts bin/muster as a process of its own on a private
// database, drives it over HTTP, prints two tables and ends with 1 when a budget is broken.
//
// How to read the first table. A row is one kind of request, or one kind of job.
//
//	muster, db   CPU ms that one request costs: of the server process, and of all processes of PostgreSQL (nothing
//	             on SQLite, which works inside the server). Their sum is compared with the CPU budget. They come
//	             from the kernel's accounting, so they are the same on a busy machine as on an idle one.
//	p50, p95     wall ms of a request, with one client and with eight. On a busy machine they include the load
//	             of other processes.
//	per s        requests a second of the eight clients; for jobs, jobs a second.
//	RSS          the peak memory in MB of the server process during the row.
//	bare, x      what the database alone takes, in the same run, and how many times as much the row takes.
//	             For a read it is the CPU ms of the statements that the request runs once the caches are warm: every
//	             SELECT of its use case, settings and totals included, but not the session check; prepared, on one
//	             connection, and scanned into nothing. The row's own CPU (muster and db) is divided by it.
//	             For a write it is the wall ms, p50/p95, of BEGIN, an INSERT of one small row and a durable COMMIT,
//	             measured in turn with the requests of one client. Rows without a single client have neither.
//	             The statements are recorded from this source, not from the binary that is measured.
//	budget       what the row may cost; the last column says ok, or OVER and in what.
//
// The second table has single figures: start time, memory, sizes. "kB" is 1000 bytes, "MB" a million.
// With -faults it measures nothing: it lets disks fill, files be locked, peers freeze, databases restart, servers be
// killed and mail servers hang while clients read and write, and looks whether everything that was acknowledged is
// there, reads were answered throughout and /readyz told the truth.
//
// It reads /proc, so it runs on Linux.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"muster/internal/store"
)

// The kernel ends a child together with the thread that started it, so the servers are started from the one thread that
// lives as long as the process.
func init() { runtime.LockOSThread() }

// settings are the flags.
type settings struct {
	engines []store.Engine
	only    *regexp.Regexp
	// candidates is how many are seeded on each engine; million adds a run on SQLite with ten times as many.
	candidates int
	million    bool
	from       string
	span       time.Duration
	binary     string
	// faults is how long faults are to happen; 0 measures the budgets instead.
	faults time.Duration
}

func main() {
	chosen, err := parse(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	what, do := "Budgets that are broken", run
	if chosen.faults > 0 {
		what, do = "Things that went wrong", runFaults
	}
	broken, err := do(ctx, chosen)
	stop()
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	case broken > 0:
		fmt.Printf("%s: %d.\n", what, broken)
		os.Exit(1)
	case chosen.faults > 0:
		fmt.Println("Nothing acknowledged was lost, and everybody was told the truth.")
	default:
		fmt.Println("Every budget holds.")
	}
}

func parse(arguments []string) (settings, error) {
	flags := flag.NewFlagSet("bench", flag.ExitOnError)
	engine := flags.String("engine", "both", "sqlite, postgres or both")
	only := flags.String("only", "", "measure only the rows whose name matches this regular expression")
	candidates := flags.Int("candidates", 100_000,
		"seed so many candidates before measuring; 0 leaves the demo company as it is")
	million := flags.Bool("million", false,
		"measure SQLite with a million candidates as well, which takes half an hour to seed")
	from := flags.String("from", "", "measure on a copy of this seeded SQLite database, or of this data folder of a "+
		"stopped PostgreSQL with a database muster, instead of seeding one")
	seconds := flags.Float64("seconds", 2, "how long each row is measured with one client, and again with eight")
	binary := flags.String("muster", "bin/muster", "the binary to measure")
	faults := flags.Duration("faults", 0, "instead of measuring, let faults happen to a desk at work for this long, "+
		"for example 1h, and look for what was lost")
	if err := flags.Parse(arguments); err != nil {
		return settings{}, err
	}
	chosen := settings{
		candidates: *candidates, million: *million, from: *from, binary: *binary, faults: *faults,
		span: time.Duration(*seconds * float64(time.Second)),
	}
	var err error
	if chosen.only, err = regexp.Compile(*only); err != nil {
		return chosen, fmt.Errorf("-only: %w", err)
	}
	switch *engine {
	case "both":
		chosen.engines = []store.Engine{store.SQLite, store.Postgres}
	case string(store.SQLite), string(store.Postgres):
		chosen.engines = []store.Engine{store.Engine(*engine)}
	default:
		return chosen, fmt.Errorf("-engine is sqlite, postgres or both, not %q", *engine)
	}
	if chosen.from != "" && (chosen.million || len(chosen.engines) > 1) {
		return chosen, errors.New("-from copies one database, so it needs one -engine and no -million")
	}
	if chosen.from != "" {
		if chosen.from, err = filepath.Abs(chosen.from); err != nil {
			return chosen, err
		}
	}
	if chosen.span <= 0 {
		return chosen, errors.New("-seconds must be more than 0")
	}
	if names := rowNames(); !slices.ContainsFunc(names, chosen.wants) {
		return chosen, fmt.Errorf("no row matches %q; there are: %s", *only, strings.Join(names, ", "))
	}
	if _, err := os.Stat(chosen.binary); err != nil {
		return chosen, fmt.Errorf("there is no %s to measure; make build makes it", chosen.binary)
	}
	return chosen, nil
}

func (s settings) wants(name string) bool { return s.only.MatchString(name) }

// run prints what it has even when a row fails, because the rows before it took time.
func run(ctx context.Context, chosen settings) (broken int, err error) {
	got := &report{}
	for i, engine := range chosen.engines {
		if err = measureEngine(ctx, chosen, engine, i == 0, got); err != nil {
			err = fmt.Errorf("%s: %w", engine, err)
			break
		}
	}
	if err == nil && chosen.million {
		chosen.candidates = 1_000_000
		err = measureEngine(ctx, chosen, store.SQLite, false, got)
	}
	broken, printed := got.print(os.Stdout)
	load, unknown := crowding()
	fmt.Println("\n" + load)
	return broken, errors.Join(err, printed, unknown)
}

// measureEngine measures one engine; with sizes also the figures that do not depend on it.
func measureEngine(ctx context.Context, chosen settings, engine store.Engine, sizes bool, into *report) (err error) {
	at, err := openSite(ctx, chosen, engine)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, at.close()) }()
	if sizes {
		if err := measureSizes(ctx, at, into); err != nil {
			return err
		}
	}
	if err := at.measureStart(into); err != nil {
		return err
	}
	if err := at.settle(ctx); err != nil {
		return err
	}
	for _, r := range rows {
		if !chosen.wants(r.name) {
			continue
		}
		fmt.Fprintf(os.Stderr, "measuring %s on %s\n", r.name, at.label())
		got, err := r.measure(ctx, at)
		if err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
		into.add(got)
	}
	if chosen.wants("login") {
		if err := at.measureJunk(ctx, into); err != nil {
			return fmt.Errorf("junk password links: %w", err)
		}
	}
	return at.measureMemory(into)
}
