package applications

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Seen is an application as far as a user sees it.
type Seen struct {
	Events []hiring.Event
	hiring.Progress
	// Whole: they see all that happened; otherwise Until is when the last thing happened that they see.
	Whole bool
	Until time.Time
}

func seenBy(u hiring.User, events []hiring.Event) Seen {
	cut := hiring.EventsSeen(u, events)
	seen := Seen{Events: cut, Progress: hiring.Replay(cut), Whole: len(cut) == len(events)}
	if len(cut) > 0 {
		seen.Until = cut[len(cut)-1].At
	}
	return seen
}

// Seen returns an application as far as the caller sees it.
func (s *Service) Seen(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID, requisitionID string,
) (Seen, error) {
	rows, err := q.StageEventsOf(ctx, store.StageEventsOfParams{CandidateID: candidateID, RequisitionID: requisitionID})
	if err != nil {
		return Seen{}, fmt.Errorf("app: what happened to a candidate: %w", err)
	}
	return seenBy(by.User, EventsOf(rows)), nil
}

// asSeenBy leaves of the application what the user sees of it. Nothing can be saved of it any more.
func (a *Loaded) asSeenBy(u hiring.User) {
	seen := seenBy(u, a.Events)
	if seen.Whole {
		return
	}
	a.Events, a.Progress, a.RemapperName = seen.Events, seen.Progress, ""
}
