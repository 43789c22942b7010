package applications

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Loaded is an application inside a transaction.
type Loaded struct {
	Row    store.Application
	Events []hiring.Event
	// steps has the move of each event.
	steps []int64
	// arrangedBy is the number of the event that arranged the pending interview, 0 if none is pending.
	arrangedBy int64
	// lastEvent is the number of the newest event of all applications.
	lastEvent int64
	// lastOwn is the number of its own newest event.
	lastOwn int64
	// mobileChanged is when the candidate's number was last changed, nil if never.
	mobileChanged *store.Instant
	hiring.Application
}

// Load reads an application, its requisition and the settings, and runs the queries in besides in the same round trip.
func (s *Service) Load(
	ctx context.Context, q *store.Queries, candidateID, requisition string, besides ...func(q *store.Queries) error,
) (r *requisitions.Loaded, a *Loaded, settings core.Settings, err error) {
	id, err := requisitions.FindID(ctx, q, requisition)
	if err != nil {
		return nil, nil, settings, err
	}
	r = &requisitions.Loaded{}
	var found store.ApplicationToMoveRow
	var events []store.StageEvent
	var settingRows []store.Setting
	var holder store.CallHolderRow
	if err := q.Together(append(besides,
		func(q *store.Queries) (err error) { holder, err = s.holder(ctx, q, candidateID, id); return err },
		func(q *store.Queries) (err error) { r.Row, err = q.RequisitionByID(ctx, id); return err },
		func(q *store.Queries) (err error) { r.AssignmentRows, err = q.AssignmentsOf(ctx, id); return err },
		func(q *store.Queries) (err error) {
			found, err = q.ApplicationToMove(ctx, store.ApplicationToMoveParams{CandidateID: candidateID,
				RequisitionID: id})
			return err
		},
		func(q *store.Queries) (err error) {
			events, err = q.StageEventsOf(ctx, store.StageEventsOfParams{CandidateID: candidateID, RequisitionID: id})
			return err
		},
		func(q *store.Queries) (err error) { settingRows, err = q.Settings(ctx); return err },
	)...); store.IsNone(err) {
		return nil, nil, settings, hiring.Missing()
	} else if err != nil {
		return nil, nil, settings, fmt.Errorf("app: application: %w", err)
	}
	if settings, err = core.SettingsOf(settingRows); err != nil {
		return nil, nil, settings, err
	}
	r.Requisition = requisitions.RequisitionOf(r.Row, r.AssignmentRows)
	if a, err = s.replay(ctx, q, r, found, events); err == nil {
		a.Hold = hiring.CallHold{UserID: holder.UserID, Name: holder.Name, Since: holder.SinceAt.In(settings.Zone)}
	}
	return r, a, settings, err
}

func (s *Service) replay(
	ctx context.Context, q *store.Queries, r *requisitions.Loaded, found store.ApplicationToMoveRow,
	events []store.StageEvent,
) (a *Loaded, err error) {
	row := found.Application
	a = &Loaded{Row: row, Events: EventsOf(events), lastEvent: found.LastEvent, lastOwn: events[len(events)-1].ID,
		mobileChanged: found.MobileChangedAt}
	a.Application = hiring.Application{ID: row.ID, Progress: hiring.Replay(a.Events), Requisition: r.Opening(),
		CandidateName: found.CandidateName}
	for _, e := range events {
		a.steps = append(a.steps, e.Step)
	}
	if a.InterviewPending() {
		a.arrangedBy = events[a.arranged()].ID
	}
	if row.OwnerID != nil {
		a.OwnerID = *row.OwnerID
		_, a.OwnerRow = r.AssignmentOf(a.OwnerID)
	}
	if a.RemapperName, err = core.UserName(ctx, q, a.RemappedBy); a.MappedAway && a.RemappedBy == "" {
		a.RemapperName = hiring.EsaLink
	}
	return a, err
}

// conductedBy reports whether the user conducts, or conducted, an interview of the application.
func (a *Loaded) conductedBy(userID string) bool {
	return slices.ContainsFunc(a.Events, func(e hiring.Event) bool { return e.Interview.PersonID == userID })
}

// arranged returns the index of the event that arranged the pending interview; all later events are Aside.
func (a *Loaded) arranged() int {
	i := len(a.Events) - 1
	for a.Events[i].Stage == hiring.Aside {
		i--
	}
	return i
}
