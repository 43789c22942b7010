package check

import (
	"context"
	"time"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// checkApplications replays the events of every application: each must be able to follow and be made by a user who may,
// and together they must add up to the stored application.
func checkApplications(ctx context.Context, d *core.Core, found *faults) error {
	people, err := actors(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	zone, err := d.ZoneIn(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	return d.Store.EachApplication(ctx, func(h *store.ApplicationHistory) error {
		if len(h.Events) == 0 {
			found.add("the application %s of the requisition %s has no events", h.ID, h.Serial)
			return nil
		}
		events, progress := applications.EventsOf(h.Events), hiring.Progress{}
		for i, e := range events {
			row := h.Events[i]
			if err := progress.CheckFollows(e, h.ESA); err != nil {
				found.add("the events of the application %s of the requisition %s cannot have happened: %v", h.ID,
					h.Serial, err)
				return nil
			}
			if !people[e.By].mayHaveMoved(e, progress, h.ESA) {
				found.add("the application %s of the requisition %s has the event %d, %s %s, by somebody who may not",
					h.ID, h.Serial, row.ID, e.Stage, e.Status)
			}
			if e.Arranges() && !people[e.Interview.PersonID].mayHaveConducted(e.Stage) {
				found.add("the application %s of the requisition %s has the event %d, %s %s, conducted by somebody who may not",
					h.ID, h.Serial, row.ID, e.Stage, e.Status)
			}
			if row.RequisitionID != h.RequisitionID || row.Counts != e.Counts() {
				found.add("the event %d is not written as one of the application %s", row.ID, h.ID)
			}
			progress = progress.After(e)
		}
		return compare(h, progress, events, zone, found)
	})
}

// compare compares a stored application with the sum of its events.
func compare(
	h *store.ApplicationHistory, p hiring.Progress, events []hiring.Event, zone *time.Location, found *faults,
) error {
	first := events[0]
	want, err := applications.ApplicationAfter(store.Application{
		ID: h.ID, Remapped: first.Status == hiring.StatusRemap, ByLink: first.By == "", CreatedAt: store.At(first.At),
	}, h.ESA, p, events, zone)
	if err != nil {
		return err
	}
	is := h.Application
	switch {
	case is.ByLink && !h.ESA:
		found.add("the application %s of the requisition %s came by the link, but is not in the programme", h.ID, h.Serial)
	case is.Stage != want.Stage || is.Status != want.Status || is.Restored != want.Restored:
		found.add("the application %s of the requisition %s is at %s %s, but its events make it %s %s", h.ID, h.Serial,
			is.Stage, is.Status, want.Stage, want.Status)
	case is.Tab != want.Tab:
		found.add("the application %s of the requisition %s is in the tab %s, but belongs into %s", h.ID, h.Serial,
			is.Tab, want.Tab)
	case is.Live != want.Live || is.Unfinished != want.Unfinished || is.Pushed != want.Pushed ||
		is.Documents != want.Documents ||
		is.EsaRejected != want.EsaRejected || is.Outstanding != want.Outstanding || is.Accepted != want.Accepted ||
		is.Joined != want.Joined || is.Remapped != want.Remapped || is.ByLink != want.ByLink:
		found.add("a flag of the application %s of the requisition %s is not what its events make it", h.ID, h.Serial)
	case !is.CreatedAt.Equal(want.CreatedAt.Time) || !sameTime(is.CalledAt, want.CalledAt) ||
		!is.LatestAt.Equal(want.LatestAt.Time) || !sameDate(is.FollowUpOn, want.FollowUpOn):
		found.add("a date of the application %s of the requisition %s is not that of its events", h.ID, h.Serial)
	case core.Text(is.OwnerID) != core.Text(want.OwnerID) && is.AssignmentID == nil:
		found.add("the application %s of the requisition %s belongs to somebody "+
			"who neither moved it last nor was assigned to it", h.ID, h.Serial)
	}
	return nil
}

func sameTime(a, b *store.Instant) bool {
	return a == nil && b == nil || a != nil && b != nil && a.Equal(b.Time)
}

func sameDate(a, b *store.Date) bool { return a == nil && b == nil || a != nil && b != nil && *a == *b }
