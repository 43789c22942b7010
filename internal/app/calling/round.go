package calling

import (
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// queueShown is how many of the programme's queue a round shows; the next ones follow as these are called.
const queueShown = 50

// Turn is somebody to call, in the order of the round.
type Turn struct {
	store.RoundOfRow
	Group hiring.RoundGroup
	// Held: the user is calling them already.
	Held bool
}

// Round is what a recruiter has to call today.
type Round struct {
	Turns []Turn
	// Left counts everybody, also those of the queue who are not among the turns.
	Left int64
	// Calls and Shortlisted are the user's own of today.
	Calls, Shortlisted int64
	Targets            hiring.DailyTargets
	// Reasons are what is often noted after a call.
	Reasons []string
}

// CallingRound returns the caller's round, of one requisition or of all.
func (s *Service) CallingRound(ctx context.Context, by core.Caller, requisition string) (Round, error) {
	q := s.Store.Read()
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return Round{}, err
	}
	now := s.Now().In(settings.Zone)
	round := Round{Targets: settings.Targets(), Reasons: settings.Entries(hiring.CallReasons)}
	if round.Turns, round.Left, err = s.turns(ctx, q, by, requisition, settings); err != nil {
		return Round{}, err
	}
	done, err := q.CalledOn(ctx, store.CalledOnParams{OnDay: store.DateOf(now), OwnerID: by.User.ID})
	if err != nil {
		return Round{}, fmt.Errorf("app: calls of a day: %w", err)
	}
	round.Calls, round.Shortlisted = done.Calls, done.Shortlisted
	return round, nil
}

// turns returns whom the caller can call now, in the order of the round, and how many they are.
func (s *Service) turns(
	ctx context.Context, q *store.Queries, by core.Caller, requisition string, settings core.Settings,
) (turns []Turn, left int64, err error) {
	now := s.Now().In(settings.Zone)
	id := ""
	if requisition != "" {
		if id, err = requisitions.FindID(ctx, q, requisition); err != nil {
			return nil, 0, err
		}
	}
	rows, err := q.RoundOf(ctx, store.RoundOfParams{
		UserID: &by.User.ID, RequisitionID: id, Now: store.At(now), Today: store.DateOf(now),
		Soon: new(store.At(now.Add(hiring.RoundAhead))), Asleep: new(store.At(settings.Waits().AsleepBefore(now))),
	})
	if err != nil {
		return nil, 0, fmt.Errorf("app: whom to call: %w", err)
	}
	left = int64(len(rows))
	if hiring.WorksOnQueue(by.User) {
		queued, waiting, err := s.queued(ctx, q, by, id, now)
		if err != nil {
			return nil, 0, err
		}
		rows, left = append(rows, queued...), left+waiting
	}
	held, err := q.CallHeld(ctx, store.CallHeldParams{UserID: by.User.ID, Now: store.At(now)})
	if err != nil && !store.IsNone(err) {
		return nil, 0, fmt.Errorf("app: what a user holds: %w", err)
	}
	turns = make([]Turn, len(rows))
	for i, row := range rows {
		turns[i] = Turn{row, factsOf(row).Group(now.Hour()), row.ID == held.ApplicationID}
	}
	slices.SortFunc(turns, func(a, b Turn) int {
		return factsOf(a.RoundOfRow).Compare(factsOf(b.RoundOfRow), now.Hour())
	})
	return turns, left, nil
}

// queued returns the first of the programme's queue, and how many wait there.
func (s *Service) queued(
	ctx context.Context, q *store.Queries, by core.Caller, requisitionID string, now time.Time,
) (rows []store.RoundOfRow, waiting int64, err error) {
	programme, err := s.EsaRequisitions(ctx, q)
	if err != nil || programme.Live == "" || requisitionID != "" && requisitionID != programme.Live {
		return nil, 0, err
	}
	found, err := q.RoundQueue(ctx, store.RoundQueueParams{RequisitionID: programme.Live, Now: store.At(now),
		UserID: by.User.ID, Today: store.DateOf(now), Most: queueShown})
	if err != nil {
		return nil, 0, fmt.Errorf("app: queue of the programme: %w", err)
	}
	for _, row := range found {
		rows = append(rows, store.RoundOfRow(row))
	}
	if waiting = int64(len(rows)); waiting < queueShown {
		return rows, waiting, nil
	}
	waiting, err = s.queueLeft(ctx, q, by, programme.Live, now)
	return rows, waiting, err
}

// QueueLeft returns how many of the programme's queue the caller can call.
func (s *Service) QueueLeft(ctx context.Context, by core.Caller) (int64, error) {
	q := s.Store.Read()
	programme, err := s.EsaRequisitions(ctx, q)
	if err != nil || programme.Live == "" {
		return 0, err
	}
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return 0, err
	}
	return s.queueLeft(ctx, q, by, programme.Live, s.Now().In(zone))
}

func (s *Service) queueLeft(
	ctx context.Context, q *store.Queries, by core.Caller, requisitionID string, now time.Time,
) (int64, error) {
	left, err := q.RoundQueueLeft(ctx, store.RoundQueueLeftParams{RequisitionID: requisitionID, Now: store.At(now),
		UserID: by.User.ID, Today: store.DateOf(now)})
	if err != nil {
		return 0, fmt.Errorf("app: length of the queue: %w", err)
	}
	return left, nil
}

func factsOf(row store.RoundOfRow) hiring.RoundFacts {
	return hiring.RoundFacts{
		ApplicationID: row.ID, Status: hiring.Status(row.Status), First: row.What == hiring.WhatCall,
		Since: row.SinceAt.Time, TAT: core.DayOf(row.Tat), Calls: int(row.Calls), Band: hiring.CallBand(row.Band),
	}
}
