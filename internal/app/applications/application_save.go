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

// save writes the events that the rules decided as one move, the resulting application, and the effect on its
// requisition.
func (s *Service) save(
	ctx context.Context, q *store.Queries, by core.Caller, r *requisitions.Loaded, a *Loaded, events []hiring.Event,
	settings core.Settings,
) error {
	return s.saveIn(ctx, q, by, r, a, events, settings, 0)
}

// saveIn is save for a move that began in another application; step is 0 if it begins here.
func (s *Service) saveIn(
	ctx context.Context, q *store.Queries, by core.Caller, r *requisitions.Loaded, a *Loaded, events []hiring.Event,
	settings core.Settings, step int64,
) error {
	before := a.Application
	first := a.lastEvent + 1
	if step == 0 {
		step = first
	}
	if err := s.addEvents(ctx, q, r.Row.ID, first, step, events); err != nil {
		return err
	}
	a.Events = slices.Concat(a.Events, events)
	a.Progress = hiring.Replay(a.Events)
	row, err := s.saveRow(ctx, q, r, a, events, settings.Zone)
	if err != nil {
		return err
	}
	if err := s.moved(ctx, q, a.Row, events); err != nil {
		return err
	}
	eventID := first + int64(len(events)) - 1
	if err := s.saveInterview(ctx, q, a, before.Progress, events[len(events)-1], eventID, settings); err != nil {
		return err
	}
	if err := s.notify(ctx, q, by, notificationsOf(before, a.arrangedBy, first, a.Events, events)...); err != nil {
		return err
	}
	if err := s.tell(ctx, q, by, r, a, before, first, events, settings.Zone); err != nil {
		return err
	}
	if owner := events[len(events)-1].OwnerID; owner != "" && events[0].Stage == hiring.StageCall {
		if err := s.requisitions.WorkStarted(ctx, q, by, r, owner); err != nil {
			return err
		}
	}
	if hiring.CountOffers([]hiring.Progress{before.Progress}) != hiring.CountOffers([]hiring.Progress{a.Progress}) {
		if err := s.requisitions.Recount(ctx, q, by, r); err != nil {
			return err
		}
	}
	if err := s.waits.OfMoved(ctx, q, by, a.waitFacts(r, core.Text(row.OwnerID)), settings.Waits()); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// addEvents appends the events of a move, numbered from first on, with their scores and rollups.
func (s *Service) addEvents(
	ctx context.Context, q *store.Queries, requisitionID string, first, step int64, events []hiring.Event,
) error {
	for i, e := range events {
		row := StageEventRow(first+int64(i), requisitionID, e)
		row.Step = step
		if err := q.AddStageEvent(ctx, row); err != nil {
			return fmt.Errorf("app: add a stage event: %w", err)
		}
		for _, score := range e.Scores {
			if err := q.AddFeedback(ctx, store.AddFeedbackParams{EventID: row.ID, Factor: score.Factor,
				Score: int64(score.Value)}); err != nil {
				return fmt.Errorf("app: add a score: %w", err)
			}
		}
		if err := s.countEvent(ctx, q, row, e, 1); err != nil {
			return err
		}
	}
	return nil
}

// countEvent adds an event to the rollups that figures are read from; n is -1 for one that is taken back.
func (s *Service) countEvent(
	ctx context.Context, q *store.Queries, row store.AddStageEventParams, e hiring.Event, n int64,
) error {
	if hiring.CountsInStage(e.Stage, e.Status) {
		if err := q.CountStageDay(ctx, store.CountStageDayParams{OnDay: row.OnDay, Stage: row.Stage, N: n}); err != nil {
			return fmt.Errorf("app: count an event of a stage: %w", err)
		}
	}
	if e.OwnerID == "" {
		return nil
	}
	if counted := hiring.Counted(e.Stage, e.Status); len(counted) > 0 {
		return s.countWork(ctx, q, row, counted, n)
	}
	if e.Stage != hiring.StageNew || e.Status != hiring.StatusNew {
		return nil
	}
	if err := q.CountAdded(ctx, store.CountAddedParams{
		OnDay: row.OnDay, OwnerID: e.OwnerID, RequisitionID: row.RequisitionID, ApplicationID: row.ApplicationID,
	}); err != nil {
		return fmt.Errorf("app: count an application that was added: %w", err)
	}
	return nil
}

// countWork counts what an event adds to its owner's work.
func (s *Service) countWork(
	ctx context.Context, q *store.Queries, row store.AddStageEventParams, counted hiring.FigureSet, n int64,
) error {
	of := func(set hiring.FigureSet) int64 { return n * int64(len(set.Of(counted))) }
	one := func(figure hiring.Figure) int64 { return of(hiring.FigureSet{figure}) }
	if err := q.CountWorkedDay(ctx, store.CountWorkedDayParams{
		OnDay: row.OnDay, RequisitionID: row.RequisitionID, OwnerID: *row.OwnerID,
		Calls: one(hiring.FigureCalls), Connects: one(hiring.FigureConnects), Shortlisted: one(hiring.FigureShortlisted),
		HrSelected: one(hiring.FigureHRSelected), HrRejected: one(hiring.FigureHRRejected),
		TlSelected: one(hiring.FigureTLSelected), TlRejected: one(hiring.FigureTLRejected),
		PlSelected: one(hiring.FigurePLSelected), PlRejected: one(hiring.FigurePLRejected),
		CeoSelected: one(hiring.FigureCEOSelected), CeoRejected: one(hiring.FigureCEORejected),
		OfferSent: one(hiring.FigureOfferSent), OfferAccepted: one(hiring.FigureOfferAccepted),
		Onboarded: one(hiring.FigureOnboarded),
	}); err != nil {
		return fmt.Errorf("app: count work on a requisition: %w", err)
	}
	hour := store.CountWorkedHourParams{
		OnDay: row.OnDay, Slot: int64(hiring.SlotOf(int(row.OnHour))), OwnerID: *row.OwnerID,
		Calls: one(hiring.FigureCalls), Connects: one(hiring.FigureConnects), Shortlisted: one(hiring.FigureShortlisted),
		HrRound: of(hiring.HRRound), TechRound: of(hiring.TechRound),
	}
	if hour.Calls == 0 && hour.HrRound == 0 && hour.TechRound == 0 {
		return nil
	}
	if err := q.CountWorkedHour(ctx, hour); err != nil {
		return fmt.Errorf("app: count work of an hour: %w", err)
	}
	return nil
}

// saveRow writes the sum of the events, and returns it.
func (s *Service) saveRow(
	ctx context.Context, q *store.Queries, r *requisitions.Loaded, a *Loaded, events []hiring.Event,
	zone *time.Location,
) (store.Application, error) {
	last := events[len(events)-1]
	row, err := ApplicationAfter(a.Row, r.Row.Esa != "", a.Progress, events, zone)
	if err != nil {
		return row, err
	}
	if last.OwnerID != a.OwnerID {
		id, _ := r.AssignmentOf(last.OwnerID)
		row.AssignmentID = core.TextOrNil(id)
	}
	return row, s.saveApplication(ctx, q, row)
}

// saveApplication is where every change of an application that its events cause is written.
func (s *Service) saveApplication(ctx context.Context, q *store.Queries, row store.Application) error {
	if err := q.SaveApplication(ctx, store.SaveApplicationParams{
		ID: row.ID, OwnerID: row.OwnerID, AssignmentID: row.AssignmentID, Stage: row.Stage, Status: row.Status,
		Tab: row.Tab, Restored: row.Restored,
		Live: row.Live, Unfinished: row.Unfinished, Pushed: row.Pushed, Documents: row.Documents,
		EsaRejected: row.EsaRejected,
		Outstanding: row.Outstanding, Accepted: row.Accepted, Joined: row.Joined, CalledAt: row.CalledAt,
		CalledOn: row.CalledOn,
		LatestAt: row.LatestAt, LatestOn: row.LatestOn, FollowUpAt: row.FollowUpAt, FollowUpOn: row.FollowUpOn,
	}); err != nil {
		return fmt.Errorf("app: save an application: %w", err)
	}
	return nil
}

// saveInterview ends the pending interview, and writes the one that the last event arranged.
func (s *Service) saveInterview(
	ctx context.Context, q *store.Queries, a *Loaded, before hiring.Progress, last hiring.Event, eventID int64,
	settings core.Settings,
) error {
	if last.Stage == hiring.Aside {
		return nil
	}
	if before.InterviewPending() {
		if err := q.EndInterviews(ctx, a.Row.ID); err != nil {
			return fmt.Errorf("app: end interviews: %w", err)
		}
		if err := s.dropReminders(ctx, q, a.arrangedBy); err != nil {
			return err
		}
	}
	if !a.InterviewPending() {
		return nil
	}
	row, err := InterviewOf(core.NewID(), a.Row.ID, eventID, last, settings.Zone)
	if err != nil {
		return err
	}
	if err := q.AddInterview(ctx, row); err != nil {
		return fmt.Errorf("app: add an interview: %w", err)
	}
	return s.PlanReminder(ctx, q, eventID, row.At.Time, s.Now(), settings.Waits().Work)
}
