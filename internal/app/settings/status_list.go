package settings

import (
	"context"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Statuses are the statuses in the order and the colours that the administration has given them.
func (s *Service) Statuses(ctx context.Context, q *store.Queries) ([]hiring.StatusInfo, error) {
	looks, err := s.Setting(ctx, q, hiring.StatusLooks)
	return hiring.Dressed(looks), err
}

// ListStatuses are the statuses for whoever shows them.
func (s *Service) ListStatuses(ctx context.Context) ([]hiring.StatusInfo, error) {
	return s.Statuses(ctx, s.Store.Read())
}

// StatusesOfProcess are those that a dialog of the process offers, in the administration's order.
func (s *Service) StatusesOfProcess(ctx context.Context, word string) ([]hiring.StatusInfo, error) {
	process, err := hiring.ParseProcess(word)
	if err != nil {
		return nil, err
	}
	all, err := s.ListStatuses(ctx)
	return slices.DeleteFunc(all, func(i hiring.StatusInfo) bool { return !i.In(process) }), err
}
