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

// round is whose calls are looked for, and when.
type round struct {
	by       core.Caller
	settings core.Settings
	now      time.Time
	// requisitionID limits the round, and queueID is the programme's requisition if the caller works on its queue in this
	// round; both may be empty.
	requisitionID, queueID string
}

func (s *Service) roundOf(
	ctx context.Context, q *store.Queries, by core.Caller, requisition string, settings core.Settings,
) (of round, err error) {
	of = round{by: by, settings: settings, now: s.Now().In(settings.Zone)}
	if requisition != "" {
		if of.requisitionID, err = requisitions.FindID(ctx, q, requisition); err != nil {
			return of, err
		}
	}
	if !hiring.WorksOnQueue(by.User) {
		return of, nil
	}
	programme, err := s.EsaRequisitions(ctx, q)
	if err == nil && (of.requisitionID == "" || of.requisitionID == programme.Live) {
		of.queueID = programme.Live
	}
	return of, err
}

func (of round) user() *string { return &of.by.User.ID }

func (of round) soon() *store.Instant { return new(store.At(of.now.Add(hiring.RoundAhead))) }

func (of round) asleep() *store.Instant {
	return new(store.At(of.settings.Waits().AsleepBefore(of.now)))
}

// first returns the first ones of the round, at most so many. First calls are read only if they can be among them.
func (of round) first(ctx context.Context, q *store.Queries, most int) ([]hiring.RoundFacts, error) {
	hour := of.now.Hour()
	again, err := q.RoundAgain(ctx, store.RoundAgainParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(),
		Band: int64(hiring.BandOf(hour)), Most: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("app: whom to call again: %w", err)
	}
	first := make([]hiring.RoundFacts, len(again))
	for i, row := range again {
		first[i] = hiring.RoundFacts{ApplicationID: row.ID, Promised: row.Promised, Since: row.SinceAt.Time,
			Calls: int(row.Tries), Band: hiring.CallBand(row.Band)}
	}
	if len(first) == most && first[most-1].Group(hour).BeforeNew() {
		return first, nil
	}
	found, err := q.RoundNew(ctx, store.RoundNewParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(), Most: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("app: whom to call first: %w", err)
	}
	for _, row := range found {
		first = append(first, factsOf(row))
	}
	if of.queueID != "" {
		queue, err := q.RoundQueue(ctx, store.RoundQueueParams{RequisitionID: of.queueID, Now: store.At(of.now),
			UserID: of.by.User.ID, Today: store.DateOf(of.now), Most: int32(min(most, queueShown))})
		if err != nil {
			return nil, fmt.Errorf("app: queue of the programme: %w", err)
		}
		for _, row := range queue {
			first = append(first, factsOf(store.RoundNewRow(row)))
		}
	}
	slices.SortFunc(first, func(a, b hiring.RoundFacts) int { return a.Compare(b, hour) })
	return first[:min(len(first), most)], nil
}

// held returns whom the caller is calling already, nil if nobody.
func (of round) held(ctx context.Context, q *store.Queries) (*hiring.RoundFacts, error) {
	row, err := q.RoundHeld(ctx, store.RoundHeldParams{UserID: of.by.User.ID, QueueID: of.queueID,
		RequisitionID: of.requisitionID, Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(),
		Asleep: of.asleep()})
	if store.IsNone(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("app: what a user holds: %w", err)
	}
	return new(factsOf(store.RoundNewRow(row))), nil
}

func factsOf(row store.RoundNewRow) hiring.RoundFacts {
	return hiring.RoundFacts{ApplicationID: row.ID, First: row.What == hiring.WhatCall, Promised: row.Promised,
		Since: row.SinceAt.Time, TAT: core.DayOf(row.Tat), Calls: int(row.Tries), Band: hiring.CallBand(row.Band)}
}
