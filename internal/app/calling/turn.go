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
	// requisitionID limits the round, and queueID is the programme's requisition if the caller works on its queue in
	// this round; both may be empty.
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

// band is the part of the day that it is now, 0 if nobody is known to answer then.
func (of round) band() int64 { return int64(hiring.BandOf(of.now.Hour())) }

func (of round) user() *string { return &of.by.User.ID }

func (of round) soon() *store.Instant { return new(store.At(of.now.Add(hiring.RoundAhead))) }

func (of round) asleep() *store.Instant {
	return new(store.At(of.settings.Waits().AsleepBefore(of.now)))
}

// first returns the first ones of the round, at most so many. A group is read only if there is room for it.
func (of round) first(ctx context.Context, q *store.Queries, most int) (first []hiring.RoundFacts, err error) {
	for _, group := range []func(context.Context, *store.Queries, int) ([]hiring.RoundFacts, error){
		of.promised, of.inBand, of.firstCalls, of.again,
	} {
		found, err := group(ctx, q, most-len(first))
		if err != nil {
			return nil, fmt.Errorf("app: whom to call: %w", err)
		}
		if first = append(first, found...); len(first) == most {
			break
		}
	}
	return first, nil
}

func (of round) promised(ctx context.Context, q *store.Queries, most int) (first []hiring.RoundFacts, err error) {
	rows, err := q.RoundPromised(ctx, store.RoundPromisedParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(), Most: int32(most)})
	for _, row := range rows {
		facts := triedFacts(store.RoundAgainRow(row))
		facts.Promised = true
		first = append(first, facts)
	}
	return first, err
}

func (of round) inBand(ctx context.Context, q *store.Queries, most int) (first []hiring.RoundFacts, err error) {
	if of.band() == 0 {
		return nil, nil
	}
	rows, err := q.RoundBand(ctx, store.RoundBandParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(), Band: of.band(),
		Most: int32(most)})
	for _, row := range rows {
		first = append(first, triedFacts(store.RoundAgainRow(row)))
	}
	return first, err
}

// firstCalls returns those whom nobody has called yet, of the programme's queue as well.
func (of round) firstCalls(ctx context.Context, q *store.Queries, most int) (first []hiring.RoundFacts, err error) {
	rows, err := q.RoundNew(ctx, store.RoundNewParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(), Most: int32(most)})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		first = append(first, factsOf(row))
	}
	if of.queueID == "" {
		return first, nil
	}
	queue, err := q.RoundQueue(ctx, store.RoundQueueParams{RequisitionID: of.queueID, Now: store.At(of.now),
		UserID: of.by.User.ID, Today: store.DateOf(of.now), Most: int32(min(most, queueShown))})
	for _, row := range queue {
		first = append(first, factsOf(store.RoundNewRow(row)))
	}
	slices.SortFunc(first, func(a, b hiring.RoundFacts) int { return a.Compare(b, of.now.Hour()) })
	return first[:min(len(first), most)], err
}

func (of round) again(ctx context.Context, q *store.Queries, most int) (first []hiring.RoundFacts, err error) {
	rows, err := q.RoundAgain(ctx, store.RoundAgainParams{UserID: of.user(), RequisitionID: of.requisitionID,
		Now: store.At(of.now), Today: store.DateOf(of.now), Soon: of.soon(), Asleep: of.asleep(), Band: of.band(),
		Most: int32(most)})
	for _, row := range rows {
		first = append(first, triedFacts(row))
	}
	return first, err
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

// triedFacts are those of somebody who was called before.
func triedFacts(row store.RoundAgainRow) hiring.RoundFacts {
	return hiring.RoundFacts{ApplicationID: row.ID, Since: row.SinceAt.Time, Calls: int(row.Tries),
		Band: hiring.CallBand(row.Band)}
}

func factsOf(row store.RoundNewRow) hiring.RoundFacts {
	return hiring.RoundFacts{ApplicationID: row.ID, First: row.What == hiring.WhatCall, Promised: row.Promised,
		Since: row.SinceAt.Time, TAT: core.DayOf(row.Tat), Calls: int(row.Tries), Band: hiring.CallBand(row.Band)}
}
