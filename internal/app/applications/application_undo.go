package applications

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

// undone is an application whose last move is taken back.
type undone struct {
	r *requisitions.Loaded
	a *Loaded
	// rest are the events that remain, in the business zone.
	rest     []hiring.Event
	former   hiring.Progress
	settings core.Settings
}

// TakeBack voids the events of a move in the transaction of q, and gives its applications the state that their other
// events add up to. What was mailed is the caller's. It returns the voided events.
func (s *Service) TakeBack(
	ctx context.Context, q *store.Queries, by core.Caller, step int64,
) ([]store.StageEvent, error) {
	rows, err := q.StageEventsOfStep(ctx, step)
	if err != nil {
		return nil, fmt.Errorf("app: events of a move: %w", err)
	}
	if len(rows) == 0 {
		return nil, hiring.Missing()
	}
	var events []store.StageEvent
	var changed []*undone
	var done hiring.DoneMove
	for _, row := range rows {
		events = append(events, row.StageEvent)
		if slices.ContainsFunc(changed, func(u *undone) bool { return u.a.ID == row.StageEvent.ApplicationID }) {
			continue
		}
		u, followed, err := s.without(ctx, q, row, step)
		if err != nil {
			return nil, err
		}
		changed = append(changed, u)
		done.Followed = done.Followed || followed
		done.Applications = append(done.Applications, hiring.MovedApplication{Application: u.a.Application,
			Former: u.former})
	}
	done.Events, done.Age = EventsOf(events), s.Now().Sub(events[0].At.Time)
	done.Undone = events[0].VoidedAt != nil
	if err := hiring.CheckTakeBack(by.User, done); err != nil {
		return nil, err
	}
	return events, s.restore(ctx, q, by, step, rows[0].CandidateID, events, changed)
}

// without loads an application and what it is without the move. followed reports whether its last event is not the
// move's.
func (s *Service) without(
	ctx context.Context, q *store.Queries, row store.StageEventsOfStepRow, step int64,
) (u *undone, followed bool, err error) {
	u = &undone{}
	if u.r, u.a, u.settings, err = s.Load(ctx, q, row.CandidateID, row.StageEvent.RequisitionID); err != nil {
		return nil, false, err
	}
	for i, e := range u.a.Events {
		if u.a.steps[i] != step {
			e.At = e.At.In(u.settings.Zone)
			u.rest = append(u.rest, e)
		}
	}
	u.former = hiring.Replay(u.rest)
	return u, u.a.steps[len(u.a.steps)-1] != step, nil
}

func (s *Service) restore(
	ctx context.Context, q *store.Queries, by core.Caller, step int64, candidateID string, events []store.StageEvent,
	changed []*undone,
) error {
	if _, err := q.VoidStageStep(ctx, store.VoidStageStepParams{Step: step,
		VoidedAt: new(store.At(s.Now()))}); err != nil {
		return fmt.Errorf("app: void a move: %w", err)
	}
	for i, e := range EventsOf(events) {
		if err := s.uncountEvent(ctx, q, events[i], e); err != nil {
			return err
		}
		if err := s.DropNotifications(ctx, q, events[i].ID); err != nil {
			return err
		}
	}
	// A candidate has one live application at any time: what ends comes before what goes on.
	slices.SortStableFunc(changed, func(a, b *undone) int { return liveLast(a.former) - liveLast(b.former) })
	for _, u := range changed {
		if err := s.restoreApplication(ctx, q, by, u); err != nil {
			return err
		}
		if err := s.waits.OfApplication(ctx, q, u.a.Row.ID); err != nil {
			return err
		}
	}
	if err := s.NoteBand(ctx, q, candidateID); err != nil {
		return err
	}
	if err := q.SetBlacklisted(ctx, candidateID); err != nil {
		return fmt.Errorf("app: whether a candidate is blacklisted: %w", err)
	}
	last := events[len(events)-1]
	if err := s.Record(ctx, q, by, "UndoMove", "candidate", candidateID, last.Stage+" "+last.Status, nil); err != nil {
		return err
	}
	// What a requisition waits on is read again after a new event, or after a change of requisitions.
	if err := q.MarkChange(ctx, core.TopicRequisition); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

func liveLast(p hiring.Progress) int {
	if p.Live() {
		return 1
	}
	return 0
}

// restoreApplication writes an application as it was before the move. Its requisition is recounted, but work that was
// started there stays started.
func (s *Service) restoreApplication(ctx context.Context, q *store.Queries, by core.Caller, u *undone) error {
	row := u.a.Row
	row.CalledAt, row.CalledOn = nil, nil
	row, err := ApplicationAfter(row, u.r.Row.Esa != "", u.former, u.rest, u.settings.Zone)
	if err != nil {
		return err
	}
	owner := u.a.OwnerWithout(u.rest)
	if row.OwnerID = core.TextOrNil(owner); owner == "" {
		row.AssignmentID = nil
	}
	if err := s.saveApplication(ctx, q, row); err != nil {
		return err
	}
	if err := s.restoreInterview(ctx, q, u); err != nil {
		return err
	}
	if hiring.CountOffers([]hiring.Progress{u.former}) == hiring.CountOffers([]hiring.Progress{u.a.Progress}) {
		return nil
	}
	return s.requisitions.Recount(ctx, q, by, u.r)
}

// restoreInterview lets the interview that was pending before the move be pending again.
func (s *Service) restoreInterview(ctx context.Context, q *store.Queries, u *undone) error {
	if err := q.EndInterviews(ctx, u.a.ID); err != nil {
		return fmt.Errorf("app: end interviews: %w", err)
	}
	if err := s.dropReminders(ctx, q, u.a.arrangedBy); err != nil {
		return err
	}
	if !u.former.InterviewPending() {
		return nil
	}
	again, err := q.PendAgain(ctx, u.a.ID)
	if err != nil {
		return fmt.Errorf("app: let an interview be pending again: %w", err)
	}
	if len(again) != 1 {
		return fmt.Errorf("app: %d interviews of the application %s are pending again", len(again), u.a.ID)
	}
	return s.PlanReminder(ctx, q, again[0].EventID, again[0].At.Time, s.Now(), u.settings.Waits().Work)
}

// uncountEvent takes an event out of the rollups.
func (s *Service) uncountEvent(ctx context.Context, q *store.Queries, row store.StageEvent, e hiring.Event) error {
	counted := store.AddStageEventParams{ApplicationID: row.ApplicationID, RequisitionID: row.RequisitionID,
		Stage: row.Stage, OwnerID: row.OwnerID, OnDay: row.OnDay, OnHour: row.OnHour}
	if err := s.countEvent(ctx, q, counted, e, -1); err != nil {
		return err
	}
	owner := core.Text(row.OwnerID)
	if err := q.DropEmptyStageDay(ctx, store.DropEmptyStageDayParams{OnDay: row.OnDay, Stage: row.Stage}); err != nil {
		return fmt.Errorf("app: empty day of a stage: %w", err)
	}
	if err := q.DropEmptyWorkedHour(ctx, store.DropEmptyWorkedHourParams{OnDay: row.OnDay,
		Slot: int64(hiring.SlotOf(int(row.OnHour))), OwnerID: owner}); err != nil {
		return fmt.Errorf("app: empty hour: %w", err)
	}
	if err := q.DropEmptyWorkedDay(ctx, store.DropEmptyWorkedDayParams{OnDay: row.OnDay,
		RequisitionID: row.RequisitionID, OwnerID: owner}); err != nil {
		return fmt.Errorf("app: empty day: %w", err)
	}
	return nil
}

// LastMove returns the last move of the application and until when the user can take it back; ok is false if they
// cannot.
func (a *Loaded) LastMove(u hiring.User, now time.Time) (step int64, until time.Time, ok bool) {
	step = a.steps[len(a.steps)-1]
	first := slices.Index(a.steps, step)
	until, ok = hiring.TakenBackUntil(u, a.Events[first:], now)
	return step, until, ok
}
