package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"sync"
	"syscall"
	"time"

	"muster/internal/app"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/httpapi"
	"muster/internal/jobs"
	"muster/internal/outreach"
	"muster/internal/practice"
	"muster/internal/seed"
	"muster/internal/store"
)

type serveCommand struct {
	Addr      string        `help:"Address to listen on." default:"127.0.0.1:8080" env:"MUSTER_ADDR"`
	PublicURL string        `help:"Address under which people reach Muster; it begins every link in a mail. Default: the address listened on." name:"public-url" env:"MUSTER_PUBLIC_URL"`
	SMTP      string        `help:"Mail server, for example smtp://user:password@host:587. Without one, mail is kept in the outbox." name:"smtp" env:"MUSTER_SMTP"`
	Telephony string        `help:"Click-to-call service, for example https://host/path. Without one, people call from their own telephone." env:"MUSTER_TELEPHONY"`
	TelHook   string        `help:"Secret with which the telephony service signs its reports to /api/telephony/webhook. Without one, none is believed." name:"telephony-hook" placeholder:"SECRET" env:"MUSTER_TELEPHONY_HOOK"`
	Whatsapp  string        `help:"WhatsApp service: campaign+https://KEY@host/path, or cloud+https://TOKEN@host/vN/PHONEID for the Cloud API. Without one, messages are kept in the outbox." placeholder:"ADDRESS" env:"MUSTER_WHATSAPP"`
	WhatHook  string        `help:"What the Cloud API proves its reports to /api/whatsapp/webhook with: the verify token and the app's secret. Without it, none is believed." name:"whatsapp-hook" placeholder:"VERIFY:SECRET" env:"MUSTER_WHATSAPP_HOOK"`
	Proxy     []proxy       `help:"Address of the proxy in front, for example 10.0.0.7, whose X-Forwarded-For is believed. May be a network, and may be given several times." env:"MUSTER_PROXY"`
	Demo      bool          `help:"Fill an empty database with the demo company, whose passwords are known, and print its logins. Only on this machine: no other address, public URL or proxy."`
	Practice  bool          `help:"Play WhatsApp and telephony in this process, for the demo company: messages and calls live their whole life, and nobody is reached."`
	Today     string        `help:"Let the clock begin on this day (YYYY-MM-DD), for tests." placeholder:"DAY"`
	JobLease  time.Duration `help:"How long a job belongs to the process that took it." default:"30s" env:"MUSTER_JOB_LEASE"`
	StopGrace time.Duration `help:"How long requests and jobs that are under way may go on after a stop was asked for." default:"20s" env:"MUSTER_STOP_GRACE"`
	LogLevel  slog.Level    `help:"What is logged: debug, info, warn or error." default:"info" env:"MUSTER_LOG_LEVEL"`
}

const (
	// Above this, Go returns memory to the system sooner, at the price of more frequent collections.
	memoryWanted = 64 << 20
	// Little lives long, so there is room for more garbage between collections, each of which takes cores away from
	// requests.
	garbagePercent = 200
)

// Validate rejects values that would otherwise fail only while serving.
func (c *serveCommand) Validate() error {
	switch {
	case c.JobLease < time.Second:
		return errors.New("--job-lease must be a second or more")
	case c.StopGrace < 0:
		return errors.New("--stop-grace must not be negative")
	}
	return nil
}

// Run serves until it is told to stop, then waits for running requests and jobs.
func (c *serveCommand) Run(g *globals) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryWanted)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbagePercent)
	}
	if c.Demo {
		if err := c.keepDemoLocal(); err != nil {
			return err
		}
		if err := g.fill(ctx, c.Today, seed.Demo); err != nil {
			return err
		}
	}
	log := slog.New(slog.NewJSONHandler(os.Stderr, &slog.HandlerOptions{Level: c.LogLevel}))
	muster, closeMuster, err := g.prepared(ctx, store.Open)
	if err != nil {
		return err
	}
	defer func() {
		if err := closeMuster(); err != nil {
			log.Error("the database cannot be closed", "error", err)
		}
	}()
	if muster.Messages.LinkKey, err = g.linkKey(); err != nil {
		return err
	}
	var playing *practice.Server
	var stage net.Listener
	if c.Practice {
		if playing, stage, err = c.practise(log); err != nil {
			return err
		}
	}
	if err := c.equip(muster, log); err != nil {
		return err
	}
	isDemo, err := muster.Settings.IsDemo(ctx, muster.Store.Read())
	if err != nil {
		return err
	}
	if isDemo {
		if err := c.keepDemoLocal(); err != nil {
			return err
		}
		if calls := muster.Messages.Telephony; calls != nil && !calls.IsLocal() {
			return demoOnlyLocal("--telephony")
		}
		keepDemoSilent(muster, log)
	}
	if err := muster.Account.StartSweeping(ctx); err != nil {
		return err
	}
	if err := muster.Weekly.StartMailing(ctx); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w", c.Addr, err)
	}
	address := "http://" + listener.Addr().String()
	if muster.PublicURL = strings.TrimSuffix(c.PublicURL, "/"); muster.PublicURL == "" {
		muster.PublicURL = address
	}
	if strings.HasPrefix(muster.PublicURL, "https://") && len(c.Proxy) == 0 {
		log.Warn("the public URL is https, but --proxy does not name the proxy in front: everybody seems to come from " +
			"one address, in the audit as well, and failed sign-ins are counted by mobile alone")
	}
	c.announce(os.Stdout, address)
	if playing != nil {
		playing.Muster = address
		fmt.Fprintln(os.Stdout, "practice http://"+stage.Addr().String())
		end := servePractice(playing, stage)
		defer func() { _ = end() }()
	}
	return c.serve(ctx, stop, muster, listener, log)
}

// equip gives the use cases what serving needs: the clock, the mail server, the log, the binary that reads resumes.
func (c *serveCommand) equip(muster *app.App, log *slog.Logger) (err error) {
	muster.Log, muster.Messages.Demo = log, c.Demo
	if muster.Resumes.Binary, err = os.Executable(); err != nil {
		return fmt.Errorf("our own binary: %w", err)
	}
	if c.Today != "" {
		shift, err := clockFrom(c.Today, time.Now())
		if err != nil {
			return err
		}
		muster.Now = func() time.Time { return time.Now().Add(shift) }
	}
	if c.SMTP != "" {
		smtp, err := outreach.ParseSMTP(c.SMTP)
		if err != nil {
			return err
		}
		muster.Messages.SendMail, muster.Messages.MailHost = smtp.Send, smtp.Host()
	}
	if err := c.equipWhatsapp(muster); err != nil {
		return err
	}
	return c.equipTelephony(muster)
}

// leastHook is how many characters the secret of a webhook must have.
const leastHook = 16

// equipTelephony configures the calls and their reports.
func (c *serveCommand) equipTelephony(muster *app.App) (err error) {
	if c.TelHook != "" && len(c.TelHook) < leastHook {
		return fmt.Errorf("the secret of --telephony-hook must have %d characters or more", leastHook)
	}
	muster.Calls.HookSecret = c.TelHook
	if c.Telephony != "" {
		muster.Messages.Telephony, err = outreach.ParseTelephony(c.Telephony)
	}
	return err
}

func (c *serveCommand) announce(to io.Writer, address string) {
	fmt.Fprintln(to, "listening", address)
	if c.Demo {
		for _, login := range seed.Logins() {
			fmt.Fprintln(to, "login", login.Who, login.Mobile, login.Password)
		}
	}
}

func (c *serveCommand) serve(ctx context.Context, stop context.CancelFunc, muster *app.App, listener net.Listener,
	log *slog.Logger) error {
	border := &httpapi.Border{
		App: muster, Log: log, Secure: strings.HasPrefix(muster.PublicURL, "https://"), Proxies: networksOf(c.Proxy),
		Version: version(),
	}
	server := &http.Server{
		Handler: border.Handler(), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 30 * time.Second,
		WriteTimeout: 60 * time.Second,
		IdleTimeout:  2 * time.Minute, MaxHeaderBytes: 32 << 10, ErrorLog: slog.NewLogLogger(log.Handler(),
			slog.LevelWarn),
	}
	worker := &jobs.Worker{
		Store: muster.Store, Now: muster.Now, Log: log, Lease: c.JobLease, Poll: 500 * time.Millisecond,
		Slots: messages.MostLeaving + 1, Grace: c.StopGrace,
		Handlers: muster.Jobs(),
	}
	var working sync.WaitGroup
	working.Go(func() { worker.Run(ctx) })
	working.Go(func() {
		if err := muster.Waits.Remember(ctx); err != nil && ctx.Err() == nil {
			log.Warn("what is due is read once more when somebody asks for it", "error", err)
		}
	})
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	var err error
	select {
	case err = <-failed:
		stop()
	case <-ctx.Done():
		// A second signal means: do not wait.
		stop()
		log.Info("stopping")
		ending, cancel := context.WithTimeout(context.Background(), c.StopGrace)
		defer cancel()
		err = server.Shutdown(ending)
	}
	working.Wait()
	muster.Account.AwaitSeen()
	muster.Visits.AwaitSeen()
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// clockFrom returns the shift of the clock that makes now fall on the day, in the business zone.
func clockFrom(day string, now time.Time) (time.Duration, error) {
	zone, err := time.LoadLocation(hiring.DefaultOf(hiring.BusinessZone))
	if err != nil {
		return 0, err
	}
	wanted, err := time.ParseInLocation(time.DateOnly, day, zone)
	if err != nil {
		return 0, fmt.Errorf("--today must be a day like 2026-03-16, not %q", day)
	}
	local := now.In(zone)
	midnight := time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, zone)
	return wanted.Sub(midnight), nil
}
