package figures

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionsEverApproved lists the requisitions of a department that were ever approved, the newest first.
func (s *Service) RequisitionsEverApproved(
	ctx context.Context, departmentID string,
) ([]store.RequisitionsEverApprovedRow, error) {
	rows, err := s.Store.Read().RequisitionsEverApproved(ctx, departmentID)
	if err != nil {
		return nil, fmt.Errorf("app: requisitions of a department: %w", err)
	}
	return rows, nil
}

// Funnel is a requisition with its funnel.
type Funnel struct {
	store.Requisition
	Blocks []hiring.BlockCount
}

// Funnel returns how far the applications of a requisition have come. The requisition must be of the department.
func (s *Service) Funnel(ctx context.Context, departmentID, reqID string) (funnel Funnel, err error) {
	if funnel.Requisition, err = s.requisition(ctx, reqID); err != nil {
		return funnel, err
	}
	if funnel.DepartmentID != departmentID {
		return funnel, hiring.Missing()
	}
	rows, err := s.Store.Read().FunnelSteps(ctx, funnel.ID)
	if err != nil {
		return funnel, fmt.Errorf("app: steps of a funnel: %w", err)
	}
	steps := make([]hiring.ApplicationStep, len(rows))
	for i, r := range rows {
		steps[i] = hiring.ApplicationStep{ApplicationID: r.ApplicationID,
			Step: hiring.Step{Stage: hiring.Stage(r.Stage), Status: hiring.Status(r.Status)}}
	}
	funnel.Blocks = hiring.Funnel(steps, funnel.Esa != "")
	return funnel, nil
}

// requisition returns the requisition with this id or serial.
func (s *Service) requisition(ctx context.Context, text string) (store.Requisition, error) {
	id, err := s.requisitionID(ctx, text)
	if err != nil {
		return store.Requisition{}, err
	}
	row, err := s.Store.Read().RequisitionByID(ctx, id)
	if err != nil {
		return row, fmt.Errorf("app: requisition of a path: %w", err)
	}
	return row, nil
}

// FunnelCandidates lists the applications of a block, the one that moved last first.
func (s *Service) FunnelCandidates(
	ctx context.Context, reqID, stage string, list core.ListAsk,
) ([]store.FunnelCandidateRow, int64, error) {
	requisition, err := s.requisition(ctx, reqID)
	if err != nil {
		return nil, 0, err
	}
	block, err := hiring.FindBlock("stage", stage, requisition.Esa != "")
	if err != nil {
		return nil, 0, err
	}
	page, err := list.ReadOrWhole(store.FunnelSorts, "-latest")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.FunnelCandidates(ctx, store.FunnelFilter{Requisition: requisition.ID, Steps: block.Steps,
		Part: list.Part}, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: candidates of a funnel: %w", err)
	}
	return rows, total, nil
}

// FunnelLabel returns the name of a requisition's block.
func (s *Service) FunnelLabel(ctx context.Context, reqID, stage string) (string, error) {
	requisition, err := s.requisition(ctx, reqID)
	if err != nil {
		return "", err
	}
	block, err := hiring.FindBlock("stage", stage, requisition.Esa != "")
	return block.Label, err
}

// Milestones returns the dates of an application's line.
func (s *Service) Milestones(ctx context.Context, reqID, candidateID string) (hiring.Milestones, error) {
	id, err := s.requisitionID(ctx, reqID)
	if err != nil {
		return hiring.Milestones{}, err
	}
	q := s.Store.Read()
	a, err := q.ApplicationMilestones(ctx, store.ApplicationMilestonesParams{CandidateID: candidateID, RequisitionID: id})
	if store.IsNone(err) {
		return hiring.Milestones{}, hiring.Missing()
	}
	if err != nil {
		return hiring.Milestones{}, fmt.Errorf("app: application of a line: %w", err)
	}
	rows, err := q.DatedSteps(ctx, a.ID)
	if err != nil {
		return hiring.Milestones{}, fmt.Errorf("app: steps of a line: %w", err)
	}
	steps := make([]hiring.DatedStep, len(rows))
	for i, r := range rows {
		steps[i] = hiring.DatedStep{Step: hiring.Step{Stage: hiring.Stage(r.Stage), Status: hiring.Status(r.Status)},
			Day: core.DayOf(r.OnDay), Given: core.DayOrNone(r.GivenOn)}
	}
	answered, err := q.AnsweredCalls(ctx, store.AnsweredCallsParams{CandidateID: candidateID, RequisitionID: id})
	if err != nil {
		return hiring.Milestones{}, fmt.Errorf("app: telephone calls of a line: %w", err)
	}
	zone, err := s.Zone(ctx)
	if err != nil {
		return hiring.Milestones{}, err
	}
	calls := make([]hiring.Day, len(answered))
	for i, at := range answered {
		calls[i] = hiring.DayOf(at.In(zone))
	}
	return hiring.MilestonesOf(core.DayOf(a.CreatedOn), steps, calls, a.Esa != "", core.DayOf(a.Tat), a.Accepted), nil
}

// FeedbackAsk selects the results of a requisition's rounds.
type FeedbackAsk struct {
	RequisitionID, Stage, Status string
	Days
	core.ListAsk
}

// FeedbackCards lists the results of TL, PL and CEO round, the newest first.
func (s *Service) FeedbackCards(ctx context.Context, ask FeedbackAsk) ([]store.FeedbackCardRow, int64, error) {
	set, err := hiring.ParseFeedback(ask.Stage, ask.Status)
	if err != nil {
		return nil, 0, err
	}
	span, err := s.spanUntilToday(ctx, "from", ask.From, "to", ask.To)
	if err != nil {
		return nil, 0, err
	}
	id, err := s.requisitionID(ctx, ask.RequisitionID)
	if err != nil {
		return nil, 0, err
	}
	page, err := ask.ReadOrWhole(store.CountedEventSorts, "-at")
	if err != nil {
		return nil, 0, err
	}
	filter := store.CountedEventFilter{Days: span, Figures: set, Requisition: id, Part: ask.Part}
	if ask.SameHour {
		until, err := s.untilNow(ctx, span.To)
		if err != nil {
			return nil, 0, err
		}
		filter.Until = &until
	}
	rows, total, err := s.Store.FeedbackCards(ctx, filter, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: results of rounds: %w", err)
	}
	return rows, total, nil
}

// FeedbackDetails returns the scores of a candidate's rounds by factor.
func (s *Service) FeedbackDetails(ctx context.Context, candidateID, reqID string) ([]hiring.FeedbackRow, error) {
	id, err := s.requisitionID(ctx, reqID)
	if err != nil {
		return nil, err
	}
	q := s.Store.Read()
	rows, err := q.RoundScores(ctx, store.RoundScoresParams{CandidateID: candidateID, RequisitionID: id})
	if err != nil {
		return nil, fmt.Errorf("app: scores of a candidate: %w", err)
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return nil, err
	}
	scores := make([]hiring.RoundScore, len(rows))
	for i, r := range rows {
		scores[i] = hiring.RoundScore{Stage: hiring.Stage(r.Stage), Event: r.ID, Factor: r.Factor, Value: int(r.Score)}
	}
	return hiring.FeedbackDetails(scores, settings.Entries(hiring.ScoredFactors)), nil
}
