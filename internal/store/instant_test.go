package store_test

import (
	"strconv"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestInstantsRoundTrip(t *testing.T) {
	kolkata, chatham := time.FixedZone("IST", 19800), time.FixedZone("Chatham", 45900)
	times := []time.Time{
		time.Date(2026, 3, 2, 9, 30, 15, 123456000, time.UTC),
		time.Date(2026, 3, 2, 9, 30, 15, 123456789, kolkata),
		time.Date(2026, 3, 1, 0, 10, 0, 999999999, chatham),
		time.Date(1999, 3, 1, 9, 30, 0, 123456000, kolkata),
		time.Date(1969, 7, 20, 20, 17, 40, 1000, time.UTC),
		time.Date(1969, 12, 31, 23, 59, 59, 999999999, time.UTC),
		time.Date(1900, 1, 1, 0, 0, 0, 0, kolkata),
		time.Date(9999, 12, 31, 23, 59, 59, 999999000, time.UTC),
		time.Unix(0, 0),
		{},
	}
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		for i, at := range times {
			key := strconv.Itoa(i)
			if _, err := s.Alone().AddSetting(t.Context(), store.AddSettingParams{Key: key,
				UpdatedAt: store.Instant{Time: at}}); err != nil {
				t.Fatal(err)
			}
			row, err := s.Read().SettingByKey(t.Context(), key)
			if err != nil {
				t.Fatal(err)
			}
			want := at.UTC().Truncate(time.Microsecond)
			if !row.UpdatedAt.Equal(want) || row.UpdatedAt.Location() != time.UTC || row.UpdatedAt.Time != want ||
				store.At(at).Time != want {
				t.Errorf("%v came back as %v", at, row.UpdatedAt)
			}
		}
	})
}

func TestInstantsAreComparedInTheDatabase(t *testing.T) {
	east, west := time.FixedZone("east", 12*3600), time.FixedZone("west", -11*3600)
	due := time.Date(1969, 12, 31, 23, 0, 0, 500, time.UTC)
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		for _, c := range []struct {
			id string
			at time.Time
		}{{"before", due.Add(-time.Microsecond).In(east)}, {"at", due.In(west)},
			{"after", due.Add(time.Microsecond).In(east)}} {
			if err := s.Alone().AddJob(t.Context(), store.AddJobParams{ID: c.id, Kind: "Greet", RunAt: store.At(c.at),
				CreatedAt: store.At(due)}); err != nil {
				t.Fatal(err)
			}
		}
		taken, err := s.Alone().TakeJobs(t.Context(), store.TakeJobsParams{Now: store.At(due),
			LeaseEnd: store.At(due), Kinds: store.KindList("Sweep", "Greet"), Most: 9})
		if err != nil || len(taken) != 2 || taken[0].ID == "after" || taken[1].ID == "after" {
			t.Errorf("took %+v, %v", taken, err)
		}
	})
}

func TestNullInstant(t *testing.T) {
	var at store.Instant
	if err := at.Scan("2026-03-02"); err == nil {
		t.Error("an instant was read from text")
	}
	if err := at.Scan(nil); err == nil {
		t.Error("an instant was read from nothing")
	}
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		if err := s.Alone().AddMessage(t.Context(), store.AddMessageParams{ID: "1"}); err != nil {
			t.Fatal(err)
		}
		row, err := s.Read().MessageByID(t.Context(), "1")
		if err != nil || row.SentAt != nil {
			t.Errorf("sent at %v, %v", row.SentAt, err)
		}
	})
}
