package finding

import (
	"context"
	"errors"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Chosen is a candidate to be mapped. SeenAt is the requisition of the application that the caller saw, empty for none,
// and nil if they did not say.
type Chosen struct {
	CandidateID string
	SeenAt      *string
}

// NotMapped is a candidate who cannot be mapped, and why.
type NotMapped struct{ CandidateID, Name, Why string }

// errNotAll undoes the mappings of those who could be mapped.
var errNotAll = errors.New("app: not everybody can be mapped")

// MapCandidates maps candidates to a requisition, all or none: it returns those who cannot be mapped, if any.
func (s *Service) MapCandidates(
	ctx context.Context, by core.Caller, reqID string, chosen []Chosen,
) (refused []NotMapped, err error) {
	ids := make([]string, len(chosen))
	for i, one := range chosen {
		ids[i] = one.CandidateID
	}
	if err := hiring.CheckMapped(reqID, ids); err != nil {
		return nil, err
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		refused = nil
		to, err := s.requisitions.Load(ctx, q, reqID)
		if err != nil {
			return err
		}
		_, own := to.AssignmentOf(by.User.ID)
		if err := (hiring.Target{Requisition: to.Opening(), Row: own}).CheckAdd(by.User); err != nil {
			return err
		}
		done := map[string]bool{}
		for _, one := range chosen {
			if done[one.CandidateID] {
				continue
			}
			done[one.CandidateID] = true
			no, err := s.mapOne(ctx, q, by, reqID, one)
			if err != nil {
				return err
			}
			if no != nil {
				refused = append(refused, *no)
			}
		}
		if len(refused) > 0 {
			return errNotAll
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
	if errors.Is(err, errNotAll) {
		return refused, nil
	}
	return nil, err
}

// mapOne maps one candidate, or returns why not. It loads the requisition anew, because the one before may have changed
// it.
func (s *Service) mapOne(
	ctx context.Context, q *store.Queries, by core.Caller, reqID string, one Chosen,
) (*NotMapped, error) {
	candidate, err := q.CandidateByID(ctx, one.CandidateID)
	if store.IsNone(err) {
		return &NotMapped{one.CandidateID, "", hiring.Missing().Message}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("app: candidate to be mapped: %w", err)
	}
	to, err := s.requisitions.Load(ctx, q, reqID)
	if err != nil {
		return nil, err
	}
	err = s.applications.Map(ctx, q, by, to, candidate, one.SeenAt)
	if problem, no := errors.AsType[*hiring.Problem](err); no && problem.Kind == hiring.Refused {
		return &NotMapped{candidate.ID, candidate.Name, problem.Message}, nil
	}
	return nil, err
}
