package settings

import (
	"context"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Statuses returns the statuses in the administered order and colours.
func (s *Service) Statuses(ctx context.Context, q *store.Queries) ([]hiring.StatusInfo, error) {
	looks, err := s.Setting(ctx, q, hiring.StatusLooks)
	return hiring.Dressed(looks), err
}

// ListStatuses returns the statuses for display.
func (s *Service) ListStatuses(ctx context.Context) ([]hiring.StatusInfo, error) {
	return s.Statuses(ctx, s.Store.Read())
}

// StatusesOfProcess returns those that a dialog of the process offers, in the administered order.
func (s *Service) StatusesOfProcess(ctx context.Context, word string) ([]hiring.StatusInfo, error) {
	process, err := hiring.ParseProcess(word)
	if err != nil {
		return nil, err
	}
	all, err := s.ListStatuses(ctx)
	return slices.DeleteFunc(all, func(i hiring.StatusInfo) bool { return !i.In(process) }), err
}
