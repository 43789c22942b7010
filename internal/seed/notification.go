package seed

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// toldFor is how many days back people were told of what others did, toldMost of how many steps at most.
	toldFor, toldMost = 6, 250
)

// told is one thing that a user was told of.
type told struct {
	at   time.Time
	to   string
	kind hiring.NotificationKind
	row  store.AddNotificationParams
}

// notifications writes what the bells of the demo company tell of the last days; what is older than a day was read.
func (h *history) notifications(ctx context.Context, q *store.Queries) error {
	all, err := h.lately(ctx, q)
	if err != nil {
		return err
	}
	slices.SortStableFunc(all, func(a, b told) int { return a.at.Compare(b.at) })
	day := ""
	for i, one := range all {
		if on := one.at.In(h.zone).Format(time.DateOnly); on != day {
			day = on
			if err := h.readBefore(ctx, q, one.at); err != nil {
				return err
			}
		}
		row := one.row
		row.ID, row.UserID, row.Kind, row.At = stampedID("notification", i, one.at), one.to, string(one.kind),
			store.At(one.at)
		if err := q.AddNotification(ctx, row); err != nil {
			return fmt.Errorf("seed: notification: %w", err)
		}
	}
	return h.readBefore(ctx, q, h.muster.Now().AddDate(0, 0, -1))
}

func (h *history) readBefore(ctx context.Context, q *store.Queries, before time.Time) error {
	if err := q.ReadNotificationsBefore(ctx, store.At(before)); err != nil {
		return fmt.Errorf("seed: read notifications: %w", err)
	}
	return nil
}

// lately lists what people were told of, by the steps of others.
func (h *history) lately(ctx context.Context, q *store.Queries) (all []told, err error) {
	since := store.DateOf(h.muster.Now().In(h.zone).AddDate(0, 0, -toldFor))
	moves, err := q.EventsToTell(ctx, store.EventsToTellParams{Since: since, Most: toldMost})
	if err != nil {
		return nil, fmt.Errorf("seed: moves to tell of: %w", err)
	}
	steps, err := q.RequisitionEventsToTell(ctx, store.RequisitionEventsToTellParams{Since: since, Most: toldMost})
	if err != nil {
		return nil, fmt.Errorf("seed: steps to tell of: %w", err)
	}
	managers, err := q.ActiveManagers(ctx)
	if err != nil {
		return nil, fmt.Errorf("seed: managers: %w", err)
	}
	for _, e := range moves {
		row := store.AddNotificationParams{ActorID: e.ActorID, RequisitionID: &e.RequisitionID,
			CandidateID: &e.CandidateID, StageEvent: &e.ID}
		add := func(kind hiring.NotificationKind, to *string) {
			if kind != "" && to != nil && *to != *e.ActorID {
				all = append(all, told{e.At.Time, *to, kind, row})
			}
		}
		add(toldOwner[hiring.Status(e.Status)], e.OwnerID)
		if hiring.Status(e.Status) == hiring.StatusScheduled {
			add(hiring.NotifyArranged, e.ConductedBy)
		}
		if hiring.Status(e.Status) == hiring.StatusOfferSent {
			for _, m := range managers {
				add(hiring.NotifyOfferSent, &m.ID)
			}
		}
	}
	for _, e := range steps {
		kind := cmp.Or(map[string]hiring.NotificationKind{string(hiring.Reassign): hiring.NotifyReassigned}[e.Action],
			hiring.NotifyAssigned)
		all = append(all, told{e.At.Time, *e.HrID, kind, store.AddNotificationParams{ActorID: e.ActorID,
			RequisitionID: &e.RequisitionID, RequisitionEvent: &e.ID,
			Detail: fmt.Sprintf("%d of %d positions", e.Positions, e.AllPositions)}})
	}
	return all, nil
}

var toldOwner = map[hiring.Status]hiring.NotificationKind{
	hiring.StatusSelected: hiring.NotifyResult, hiring.StatusRejected: hiring.NotifyResult,
	hiring.StatusOnHold: hiring.NotifyResult, hiring.StatusOfferAccepted: hiring.NotifyAnswered,
	hiring.StatusOfferNotAccepted: hiring.NotifyAnswered, hiring.StatusJoined: hiring.NotifyJoined,
	hiring.StatusBackedOut: hiring.NotifyBackedOut,
}
