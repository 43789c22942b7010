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

const (
	// roundShown is how many turns a round shows: more than anybody calls in a day.
	roundShown = 100
	// queueShown is how many of the programme's queue are among them; the next ones follow as these are called.
	queueShown = 50
)

// Turn is somebody to call, in the order of the round.
type Turn struct {
	store.TurnRow
	Due   store.RoundOfRow
	facts hiring.RoundFacts
	Group hiring.RoundGroup
	// Held: the user is calling them already.
	Held bool
}

// Round is what a recruiter has to call today.
type Round struct {
	// Turns are the first ones.
	Turns []Turn
	// Left counts everybody, and Groups has how many of them are in each group.
	Left   int64
	Groups map[hiring.RoundGroup]int64
	// Requisitions are those of everybody.
	Requisitions []store.RoundRequisition
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
	due, err := s.due(ctx, q, by, requisition, settings)
	if err != nil {
		return Round{}, err
	}
	round := Round{Left: due.left, Groups: due.groups, Targets: settings.Targets(),
		Reasons: settings.Entries(hiring.CallReasons)}
	if round.Turns, err = s.complete(ctx, due.turns[:min(len(due.turns), roundShown)]); err != nil {
		return Round{}, err
	}
	if round.Requisitions, err = s.Store.RoundRequisitions(ctx, due.requisitions); err != nil {
		return Round{}, fmt.Errorf("app: requisitions of a round: %w", err)
	}
	done, err := q.CalledOn(ctx, store.CalledOnParams{OnDay: store.DateOf(now), OwnerID: by.User.ID})
	if err != nil {
		return Round{}, fmt.Errorf("app: calls of a day: %w", err)
	}
	round.Calls, round.Shortlisted = done.Calls, done.Shortlisted
	return round, nil
}

// due is whom a user can call now.
type due struct {
	// turns are in the order of the round. What only a screen shows of them is missing.
	turns        []Turn
	left         int64
	groups       map[hiring.RoundGroup]int64
	requisitions []string
}

// due returns whom the caller can call now.
func (s *Service) due(
	ctx context.Context, q *store.Queries, by core.Caller, requisition string, settings core.Settings,
) (d due, err error) {
	now := s.Now().In(settings.Zone)
	id := ""
	if requisition != "" {
		if id, err = requisitions.FindID(ctx, q, requisition); err != nil {
			return d, err
		}
	}
	rows, err := q.RoundOf(ctx, store.RoundOfParams{
		UserID: &by.User.ID, RequisitionID: id, Now: store.At(now), Today: store.DateOf(now),
		Soon: new(store.At(now.Add(hiring.RoundAhead))), Asleep: new(store.At(settings.Waits().AsleepBefore(now))),
	})
	if err != nil {
		return d, fmt.Errorf("app: whom to call: %w", err)
	}
	d.left, d.groups = int64(len(rows)), map[hiring.RoundGroup]int64{}
	if hiring.WorksOnQueue(by.User) {
		queued, waiting, err := s.queued(ctx, q, by, id, now)
		if err != nil {
			return d, err
		}
		rows, d.left = append(rows, queued...), d.left+waiting
		d.groups[hiring.RoundNew] = waiting - int64(len(queued))
	}
	held, err := q.CallHeld(ctx, store.CallHeldParams{UserID: by.User.ID, Now: store.At(now)})
	if err != nil && !store.IsNone(err) {
		return d, fmt.Errorf("app: what a user holds: %w", err)
	}
	for _, row := range rows {
		facts := factsOf(row)
		group := facts.Group(now.Hour())
		d.groups[group]++
		d.requisitions = append(d.requisitions, row.RequisitionID)
		d.turns = append(d.turns, Turn{Due: row, facts: facts, Group: group, Held: row.ID == held.ApplicationID})
	}
	slices.Sort(d.requisitions)
	d.requisitions = slices.Compact(d.requisitions)
	slices.SortFunc(d.turns, func(a, b Turn) int { return a.facts.Compare(b.facts, now.Hour()) })
	return d, nil
}

// complete adds what a screen shows.
func (s *Service) complete(ctx context.Context, turns []Turn) ([]Turn, error) {
	if len(turns) == 0 {
		return nil, nil
	}
	ids := make([]string, len(turns))
	for i, turn := range turns {
		ids[i] = turn.Due.ID
	}
	rows, err := s.Store.Turns(ctx, ids)
	if err != nil {
		return nil, fmt.Errorf("app: who is called: %w", err)
	}
	for i := range turns {
		turns[i].TurnRow = rows[turns[i].Due.ID]
	}
	return turns, nil
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
		Since: row.SinceAt.Time, TAT: core.DayOf(row.Tat), Calls: int(row.Tries), Band: hiring.CallBand(row.Band),
	}
}
