package figures

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// SourceCounts returns how many candidates each recruiter added in a range, with their positions and sources.
func (s *Service) SourceCounts(
	ctx context.Context, by core.Caller, userID, from, to string,
) ([]hiring.SourceCount, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	span, err := hiring.ParseSpan("from", from, "to", to)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().AddedFacts(ctx, store.AddedFactsParams{
		FirstDay: store.Date(span.From.String()), LastDay: store.Date(span.To.String()), HrID: of.Owner(),
	})
	if err != nil {
		return nil, fmt.Errorf("app: source count: %w", err)
	}
	facts := make([]hiring.AddedFact, 0, len(rows))
	for _, r := range rows {
		if r.N > 0 {
			facts = append(facts, hiring.AddedFact{HR: r.HrID, HRName: r.HrName,
				Use: hiring.Use{Name: r.Name, Times: int(r.N)}, FromSource: r.Kind == "source"})
		}
	}
	return hiring.SourceCounts(facts), nil
}

// CallDashboard returns a day's calls and shortlistings, one row for each recruiter with work in hand or a call.
func (s *Service) CallDashboard(ctx context.Context, by core.Caller, userID, date string) ([]hiring.CallDay, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	day, err := hiring.ParseDayOf("date", date)
	if err != nil {
		return nil, err
	}
	facts, err := s.callFacts(ctx, of.Owner(), hiring.Span{From: day, To: day})
	if err != nil {
		return nil, err
	}
	settings, err := s.ReadSettings(ctx, s.Store.Read())
	return hiring.CallDays(facts, settings.Targets()), err
}

// CallsOn returns the rows of CallDashboard for everybody, without their positions.
func (s *Service) CallsOn(ctx context.Context, day hiring.Day, targets hiring.DailyTargets) ([]hiring.CallDay, error) {
	q := s.Store.Read()
	called, err := q.CallsByRecruiter(ctx, store.Date(day.String()))
	if err != nil {
		return nil, fmt.Errorf("app: calls by recruiter: %w", err)
	}
	atWork, err := q.RecruitersAtWork(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: recruiters at work: %w", err)
	}
	facts := make([]hiring.CallFact, 0, len(called)+len(atWork))
	for _, r := range called {
		facts = append(facts, hiring.CallFact{HR: r.HrID, HRName: r.HrName,
			CallCounts: hiring.CallCounts{Calls: int(r.Calls), Connects: int(r.Connects), Shortlisted: int(r.Shortlisted)}})
	}
	for _, r := range atWork {
		facts = append(facts, hiring.CallFact{HR: r.HrID, HRName: r.HrName})
	}
	return hiring.CallDays(facts, targets), nil
}

// DailyCalls returns the calls of a range, one row for each requisition with work in hand or a call.
func (s *Service) DailyCalls(ctx context.Context, by core.Caller, from, to, userID string) ([]hiring.DailyCall, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	span, err := hiring.ParseSpan("from", from, "to", to)
	if err != nil {
		return nil, err
	}
	facts, err := s.callFacts(ctx, of.Owner(), span)
	if err != nil {
		return nil, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	return hiring.DailyCalls(facts, today), err
}

// callFacts returns the calls of one recruiter, or of all, and their work in hand.
func (s *Service) callFacts(ctx context.Context, owner string, span hiring.Span) ([]hiring.CallFact, error) {
	q := s.Store.Read()
	called, err := q.CallFacts(ctx, store.CallFactsParams{FirstDay: store.Date(span.From.String()),
		LastDay: store.Date(span.To.String()), HrID: owner})
	if err != nil {
		return nil, fmt.Errorf("app: calls: %w", err)
	}
	inHand, err := q.WorkInHand(ctx, owner)
	if err != nil {
		return nil, fmt.Errorf("app: work in hand: %w", err)
	}
	facts := make([]hiring.CallFact, 0, len(called)+len(inHand))
	for _, r := range called {
		facts = append(facts, hiring.CallFact{
			HR: r.HrID, HRName: r.HrName, RequisitionID: r.RequisitionID, Serial: r.Serial, Position: r.Position,
			Status: hiring.Status(r.Status), TAT: core.DayOf(r.Tat),
			CallCounts: hiring.CallCounts{Calls: int(r.Calls), Connects: int(r.Connects), Shortlisted: int(r.Shortlisted)},
		})
	}
	for _, r := range inHand {
		facts = append(facts, hiring.CallFact{
			HR: r.HrID, HRName: r.HrName, RequisitionID: r.RequisitionID, Serial: r.Serial, Position: r.Position,
			Status: hiring.Status(r.Status), TAT: core.DayOf(r.Tat),
		})
	}
	return facts, nil
}

// FollowUp is a candidate to be called again.
type FollowUp struct {
	store.FollowUpRow
	// Late: the time to call has passed.
	Late bool
}

// FollowUps returns the candidates to be called again in a range, soonest first.
func (s *Service) FollowUps(
	ctx context.Context, by core.Caller, userID, from, to string, list core.ListAsk,
) ([]FollowUp, int64, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, 0, err
	}
	span, err := hiring.ParseSpan("from", from, "to", to)
	if err != nil {
		return nil, 0, err
	}
	page, err := list.ReadOrWhole(store.FollowUpSorts, "followUp")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.FollowUps(ctx, of.Owner(), span, list.Part, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: follow-ups: %w", err)
	}
	followUps := make([]FollowUp, len(rows))
	for i, row := range rows {
		followUps[i] = FollowUp{row, row.FollowUpAt.Before(s.Now())}
	}
	return followUps, total, nil
}
