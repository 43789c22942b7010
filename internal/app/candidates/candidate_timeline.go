package candidates

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateTimeline returns the history of the candidate's application to a requisition, oldest first.
func (s *Service) CandidateTimeline(
	ctx context.Context, by core.Caller, candidateID, reqID string,
) ([]CandidateStep, error) {
	q := s.Store.Read()
	req, err := requisitions.FindID(ctx, q, reqID)
	if err != nil {
		return nil, err
	}
	id, err := s.Store.ApplicationSeen(ctx, candidateID, req, by.Viewer().Scope)
	if store.IsNone(err) {
		return nil, hiring.Missing()
	}
	if err != nil {
		return nil, fmt.Errorf("app: application of a timeline: %w", err)
	}
	return candidateSteps(ctx, q, by, id)
}

// CandidateStep is a step of an application, with the interviewer's scores.
type CandidateStep struct {
	store.StageTimelineRow
	Scores []hiring.Score
}

// candidateSteps returns the steps of an application, oldest first.
func candidateSteps(
	ctx context.Context, q *store.Queries, by core.Caller, applicationID string,
) ([]CandidateStep, error) {
	rows, err := q.StageTimeline(ctx, applicationID)
	if err != nil {
		return nil, fmt.Errorf("app: timeline: %w", err)
	}
	rows = rows[:len(hiring.EventsSeen(by.User, eventsOfTimeline(rows)))]
	scored, err := q.StageScores(ctx, applicationID)
	if err != nil {
		return nil, fmt.Errorf("app: scores of a timeline: %w", err)
	}
	scores := map[int64][]hiring.Score{}
	for _, s := range scored {
		scores[s.EventID] = append(scores[s.EventID], hiring.Score{Factor: s.Factor, Value: int(s.Score)})
	}
	steps := make([]CandidateStep, len(rows))
	for i, row := range rows {
		steps[i] = CandidateStep{row, scores[row.ID]}
	}
	return steps, nil
}

// eventsOfTimeline returns what the rules need to know of a timeline.
func eventsOfTimeline(rows []store.StageTimelineRow) []hiring.Event {
	events := make([]hiring.Event, len(rows))
	for i, row := range rows {
		events[i] = hiring.Event{Stage: hiring.Stage(row.Stage), Interview: hiring.Interview{PersonID: row.ConductorID}}
	}
	return events
}

// AppliedTimeline is a candidate's application with its history.
type AppliedTimeline struct {
	store.ApplicationsOfCandidateRow
	Steps []CandidateStep
}

// CandidateTimelines returns the history of a candidate whom the caller may find, application by application, oldest
// first. Of applications that the caller does not see, it has no comments.
func (s *Service) CandidateTimelines(
	ctx context.Context, by core.Caller, candidateID string,
) ([]AppliedTimeline, error) {
	if err := s.findsCandidate(ctx, by, candidateID); err != nil {
		return nil, err
	}
	applied, err := s.Store.Read().ApplicationsOfCandidate(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: applications of a timeline: %w", err)
	}
	timelines := []AppliedTimeline{}
	for _, a := range applied {
		_, err := s.Store.ApplicationSeen(ctx, candidateID, a.RequisitionID, by.Viewer().Scope)
		if err != nil && !store.IsNone(err) {
			return nil, fmt.Errorf("app: who sees an application: %w", err)
		}
		seen := err == nil
		if !seen && !hiring.FindsEverybody(by.User) {
			continue
		}
		steps, err := candidateSteps(ctx, s.Store.Read(), by, a.ID)
		if err != nil {
			return nil, err
		}
		if !seen {
			steps = uncommented(steps)
		}
		timelines = append(timelines, AppliedTimeline{a, steps})
	}
	return timelines, nil
}

// uncommented returns steps without what people wrote about the candidate.
func uncommented(steps []CandidateStep) []CandidateStep {
	for i := range steps {
		steps[i].Comment, steps[i].Meeting, steps[i].Scores = "", "", nil
	}
	return steps
}

// PositionsApplied returns the applications of a candidate whom the caller may see, oldest first.
func (s *Service) PositionsApplied(
	ctx context.Context, by core.Caller, candidateID string,
) ([]store.ApplicationsOfCandidateRow, error) {
	if err := s.CheckVisible(ctx, by, candidateID); err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().ApplicationsOfCandidate(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: positions applied for: %w", err)
	}
	if !hiring.SeesInterviewOnly(by.User) {
		return rows, nil
	}
	seen := []store.ApplicationsOfCandidateRow{}
	for _, row := range rows {
		_, err := s.Store.ApplicationSeen(ctx, candidateID, row.RequisitionID, by.Viewer().Scope)
		if err != nil && !store.IsNone(err) {
			return nil, fmt.Errorf("app: positions applied for: %w", err)
		}
		if err != nil {
			continue
		}
		is, err := s.applications.Seen(ctx, s.Store.Read(), by, candidateID, row.RequisitionID)
		if err != nil {
			return nil, err
		}
		row.Stage, row.Status = string(is.Stage), string(is.Status)
		seen = append(seen, row)
	}
	return seen, nil
}

// WrittenSight returns what the caller reads of what was written to a candidate: whoever only interviews reads what is
// about an application in which they do, up to where its timeline ends for them.
func (s *Service) WrittenSight(
	ctx context.Context, by core.Caller, candidateID string,
) (sight hiring.WrittenSight, err error) {
	if !hiring.SeesInterviewOnly(by.User) {
		return hiring.WrittenSight{All: true}, nil
	}
	applied, err := s.PositionsApplied(ctx, by, candidateID)
	if err != nil {
		return sight, err
	}
	sight.Until = map[string]time.Time{}
	for _, a := range applied {
		seen, err := s.applications.Seen(ctx, s.Store.Read(), by, candidateID, a.RequisitionID)
		if err != nil {
			return sight, err
		}
		if sight.Until[a.RequisitionID] = seen.Until; seen.Whole {
			sight.Until[a.RequisitionID] = time.Time{}
		}
	}
	return sight, nil
}

// CheckVisible checks whether the caller may see the candidate; for the caller, a hidden candidate does not exist.
func (s *Service) CheckVisible(ctx context.Context, by core.Caller, candidateID string) error {
	seen, err := s.Store.CandidateSeen(ctx, candidateID, by.Viewer().Scope)
	if err != nil {
		return fmt.Errorf("app: who sees a candidate: %w", err)
	}
	if !seen {
		return hiring.Missing()
	}
	return nil
}

// findsCandidate checks whether the caller may find the candidate in the database: all but interviewers find everybody.
func (s *Service) findsCandidate(ctx context.Context, by core.Caller, candidateID string) error {
	if !hiring.FindsEverybody(by.User) {
		return s.CheckVisible(ctx, by, candidateID)
	}
	_, err := s.Store.Read().CandidateByID(ctx, candidateID)
	if store.IsNone(err) {
		return hiring.Missing()
	}
	if err != nil {
		return fmt.Errorf("app: candidate: %w", err)
	}
	return nil
}
