package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// FollowUpNeighbours returns the candidates before and after one in the caller's follow-ups of a range.
func (s *Service) FollowUpNeighbours(
	ctx context.Context, by core.Caller, candidateID, reqID, from, to string, list core.ListAsk,
) (found store.Neighbours, err error) {
	span, err := hiring.ParseSpan("from", from, "to", to)
	if err != nil {
		return found, err
	}
	page, err := list.ReadOrWhole(store.FollowUpSorts, "followUp")
	if err != nil {
		return found, err
	}
	req, err := requisitions.FindID(ctx, s.Store.Read(), reqID)
	if err != nil {
		return found, err
	}
	found, err = s.Store.FollowUpNeighbours(ctx, by.Viewer().Owner(), span, list.Part, page, candidateID, req)
	if store.IsNone(err) {
		return found, hiring.Missing()
	}
	if err != nil {
		return found, fmt.Errorf("app: neighbours of a follow-up: %w", err)
	}
	return found, nil
}
