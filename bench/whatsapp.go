package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/letter"
	"muster/internal/store"
)

// whatsappMeasured is how many messages wait for the service at once.
const whatsappMeasured = 10_000

var whatsappRows = []row{
	{name: "WhatsApp job", work: sendWhatsapp},
	{name: "log a call beside WhatsApp", budget: budget{wall: durable.wall, rate: durable.rate},
		work: besideWhatsapp(callCandidates)},
	{name: "directory page beside WhatsApp", budget: budget{rate: durable.rate}, work: besideWhatsapp(reading.prepare)},
}

// whatsappSink is the Cloud API on this machine: it accepts and counts every message.
type whatsappSink struct {
	server *httptest.Server
	taken  atomic.Int64
}

func startWhatsappSink() *whatsappSink {
	s := &whatsappSink{}
	s.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = fmt.Fprintf(w, `{"messages":[{"id":"wamid.%d"}]}`, s.taken.Add(1))
	}))
	return s
}

func (s *whatsappSink) url() string {
	return "cloud+" + strings.Replace(s.server.URL, "//", "//token@", 1) + "/v21.0/1"
}

// queueWhatsapp queues messages to candidates; they all appear when one transaction commits.
func (at *site) queueWhatsapp(ctx context.Context, db *store.Store) error {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return err
	}
	to, err := at.waiting(ctx, session)
	if err != nil {
		return err
	}
	outbox := app.New(core.Core{Store: db, Now: time.Now}).Messages
	return db.InTx(ctx, func(q *store.Queries) error {
		for n := range whatsappMeasured {
			_, err := outbox.QueueCampaign(ctx, q, time.Now(), "", letter.Campaign{
				Cause: letter.SendEsaLink, CandidateID: to[n%len(to)].can, Title: "ESA Link",
				Mobile: fmt.Sprintf("9%09d", n), Name: "Asha Rao", Campaign: "esa",
				Params: []string{"Asha Rao", "Ravi Iyer", "9000000001"}, MediaURL: "https://files.example/esa.pdf",
				MediaName: "ESA.pdf", Text: "Hello Asha",
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// sendWhatsapp lets the server hand messages to the service of the bench. None may be handed over twice.
func sendWhatsapp(ctx context.Context, at *site) (got outcome, err error) {
	db, err := store.Open(ctx, at.database)
	if err != nil {
		return got, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	before, err := db.Read().JobCounts(ctx)
	if err != nil {
		return got, err
	}
	taken := at.whatsapp.taken.Load()
	if err := at.queueWhatsapp(ctx, db); err != nil {
		return got, err
	}
	cost, err := at.startMeter()
	if err != nil {
		return got, err
	}
	done, elapsed, err := watchJobs(ctx, db, whatsappMeasured, before.Waiting)
	if err != nil {
		return got, err
	}
	if taken = at.whatsapp.taken.Load() - taken; taken < int64(done) || taken > whatsappMeasured {
		return got, fmt.Errorf("%d messages are done, but the service got %d", done, taken)
	}
	got.rate = float64(done) / elapsed.Seconds()
	return got, cost.stop(&got, done)
}

// besideWhatsapp measures requests, of one client and of eight, while messages leave.
func besideWhatsapp(
	prepare func(context.Context, *site) (request, error),
) func(context.Context, *site) (outcome, error) {
	return func(ctx context.Context, at *site) (got outcome, err error) {
		do, err := prepare(ctx, at)
		if err != nil {
			return got, err
		}
		db, err := store.Open(ctx, at.database)
		if err != nil {
			return got, err
		}
		defer func() { err = errors.Join(err, db.Close()) }()
		if err := warmUp(ctx, do, at.span); err != nil {
			return got, err
		}
		if err := at.queueWhatsapp(ctx, db); err != nil {
			return got, err
		}
		begun := at.whatsapp.taken.Load()
		alone, _, err := repeat(ctx, do, 1, at.span)
		if err != nil {
			return got, err
		}
		together, elapsed, err := repeat(ctx, do, crowd, at.span)
		if err != nil {
			return got, err
		}
		left, err := db.Read().JobCounts(ctx)
		if err != nil {
			return got, err
		}
		if left.Waiting < 2 || at.whatsapp.taken.Load() == begun {
			return got, fmt.Errorf("%d messages left meanwhile, and %d wait: they were not measured beside each other",
				at.whatsapp.taken.Load()-begun, left.Waiting)
		}
		got.alone, got.eight = timesOf(alone), timesOf(together)
		got.rate = float64(len(together)) / elapsed.Seconds()
		got.memory, err = at.notePeak()
		return got, err
	}
}
