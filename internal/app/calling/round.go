package calling

import (
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/app/core"
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
	Facts hiring.RoundFacts
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
	of, err := s.roundOf(ctx, q, by, requisition, settings)
	if err != nil {
		return Round{}, err
	}
	round := Round{Groups: map[hiring.RoundGroup]int64{}, Targets: settings.Targets(),
		Reasons: settings.Entries(hiring.CallReasons)}
	if err := s.count(ctx, q, of, &round); err != nil {
		return Round{}, err
	}
	first, err := of.first(ctx, q, roundShown)
	if err != nil {
		return Round{}, err
	}
	if round.Turns, err = s.turns(ctx, q, of, first); err != nil {
		return Round{}, err
	}
	done, err := q.CalledOn(ctx, store.CalledOnParams{OnDay: store.DateOf(of.now), OwnerID: by.User.ID})
	if err != nil {
		return Round{}, fmt.Errorf("app: calls of a day: %w", err)
	}
	round.Calls, round.Shortlisted = done.Calls, done.Shortlisted
	return round, nil
}

// turns adds what a screen shows. Somebody who was called since their turn was found is left out.
func (s *Service) turns(
	ctx context.Context, q *store.Queries, of round, first []hiring.RoundFacts,
) (turns []Turn, err error) {
	if len(first) == 0 {
		return nil, nil
	}
	held, err := of.held(ctx, q)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(first))
	for i, facts := range first {
		ids[i] = facts.ApplicationID
	}
	rows, err := s.Store.Turns(ctx, ids)
	if err != nil {
		return nil, fmt.Errorf("app: who is called: %w", err)
	}
	for _, facts := range first {
		if row, found := rows[facts.ApplicationID]; found && int(row.Tries) == facts.Calls {
			turns = append(turns, Turn{TurnRow: row, Facts: facts, Group: facts.Group(of.now.Hour()),
				Held: held != nil && held.ApplicationID == row.ID})
		}
	}
	return turns, nil
}

// count counts everybody of a round, and finds their requisitions.
func (s *Service) count(ctx context.Context, q *store.Queries, of round, into *Round) error {
	rows, err := q.RoundCount(ctx, store.RoundCountParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(),
		Band: of.band()})
	if err != nil {
		return fmt.Errorf("app: how many to call: %w", err)
	}
	ids := []string{}
	for _, row := range rows {
		facts := hiring.RoundFacts{First: row.What == hiring.WhatCall, Promised: row.Promised,
			Band: hiring.CallBand(row.Band)}
		into.Groups[facts.Group(of.now.Hour())] += row.Waiting
		into.Left += row.Waiting
		ids = append(ids, row.RequisitionID)
	}
	if of.queueID != "" {
		queued, err := queueLeft(ctx, q, of.by, of.queueID, of.now)
		if err != nil {
			return err
		}
		into.Groups[hiring.RoundNew] += queued
		into.Left += queued
		if queued > 0 {
			ids = append(ids, of.queueID)
		}
	}
	slices.Sort(ids)
	if into.Requisitions, err = s.Store.RoundRequisitions(ctx, slices.Compact(ids)); err != nil {
		return fmt.Errorf("app: requisitions of a round: %w", err)
	}
	return nil
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
	return queueLeft(ctx, q, by, programme.Live, s.Now().In(zone))
}

func queueLeft(
	ctx context.Context, q *store.Queries, by core.Caller, requisitionID string, now time.Time,
) (int64, error) {
	left, err := q.RoundQueueLeft(ctx, store.RoundQueueLeftParams{RequisitionID: requisitionID, Now: store.At(now),
		UserID: by.User.ID, Today: store.DateOf(now)})
	if err != nil {
		return 0, fmt.Errorf("app: length of the queue: %w", err)
	}
	return left, nil
}
