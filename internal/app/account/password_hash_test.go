package account

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// holdEverySlot keeps all other hashing waiting until the test ends.
func holdEverySlot(t *testing.T) {
	t.Helper()
	for range cap(hashing) {
		hashing <- struct{}{}
	}
	t.Cleanup(func() {
		for range cap(hashing) {
			<-hashing
		}
	})
}

// returns fails the test when do still waits after everything that is not blocked forever has ended.
func returns(t *testing.T, what string, do func() error) error {
	t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- do() }()
	select {
	case err := <-ended:
		return err
	case <-time.After(time.Minute):
		t.Fatalf("%s waits for a slot to hash in", what)
		return nil
	}
}

func TestWaitingForASlotEndsWithTheRequest(t *testing.T) {
	holdEverySlot(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := returns(t, "hashing", func() error {
		_, err := HashPassword(ctx, "correct horse battery")
		return err
	}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if err := returns(t, "comparing", func() error {
		_, err := passwordFits(ctx, "correct horse battery", "")
		return err
	}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// Four hundred invented tokens get their answers while nobody can hash anything: they cost a login nothing.
func TestInventedLinksHashNothing(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		c := &core.Core{Store: storetest.Open(t, database), Now: time.Now, Log: slog.New(slog.DiscardHandler)}
		s := New(c, messages.New(c))
		holdEverySlot(t)
		answers := map[string]int{}
		for i := range 400 {
			err := returns(t, "an invented link", func() error {
				return s.UsePasswordLink(t.Context(), core.Caller{Address: "192.0.2.7"}, fmt.Sprint("invented", i),
					"copper kettle on monday")
			})
			problem, ok := errors.AsType[*hiring.Problem](err)
			if !ok {
				t.Fatal(err)
			}
			answers[problem.Message]++
		}
		if answers[hiring.LinkNoLongerValid] != 200 || answers[hiring.TooManyAttempts] != 200 {
			t.Errorf("the answers are %v", answers)
		}
		elsewhere := s.UsePasswordLink(t.Context(), core.Caller{Address: "192.0.2.8"}, "x", "copper kettle on monday")
		if problem, _ := errors.AsType[*hiring.Problem](elsewhere); problem == nil ||
			problem.Message != hiring.LinkNoLongerValid {
			t.Errorf("another address is paused, too: %v", elsewhere)
		}
	})
}
