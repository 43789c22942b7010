package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
)

// DirectoryCounts has the count of each tab, and the offers of the requisition.
type DirectoryCounts struct {
	Tabs map[hiring.DirectoryTab]int
	// AtWork counts those of each tab who are at work here.
	AtWork map[hiring.DirectoryTab]int
	// OfferSent counts outstanding offers, OfferAccepted those that stand accepted.
	OfferSent, OfferAccepted int64
	// Queue counts those who wait in the ESA programme's queue.
	Queue int
}

// CountDirectoryOfManager counts what CandidatesOfManager returns, for every tab.
func (s *Service) CountDirectoryOfManager(
	ctx context.Context, by core.Caller, ask DirectoryAsk,
) (DirectoryCounts, error) {
	return s.countDirectory(ctx, by.Viewer(), ask)
}

// CountDirectoryOfRecruiter counts what CandidatesOfRecruiter returns, for every tab.
func (s *Service) CountDirectoryOfRecruiter(
	ctx context.Context, by core.Caller, userID string, ask DirectoryAsk,
) (DirectoryCounts, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return DirectoryCounts{}, err
	}
	return s.countDirectory(ctx, of, ask)
}

func (s *Service) countDirectory(ctx context.Context, of core.Viewer, ask DirectoryAsk) (DirectoryCounts, error) {
	ask.Tab = string(hiring.TabAll)
	f, r, err := s.directory(ctx, of, ask)
	if err != nil {
		return DirectoryCounts{}, err
	}
	facts, err := s.Store.CountApplications(ctx, f)
	if err != nil {
		return DirectoryCounts{}, fmt.Errorf("app: count a directory: %w", err)
	}
	dated := f.On != 0
	return DirectoryCounts{hiring.CountDirectory(facts, f.ESA, dated), hiring.CountAtWork(facts, f.ESA, dated),
		r.Outstanding, r.Accepted, queued(facts)}, nil
}

func queued(facts []hiring.DirectoryFact) (n int) {
	for _, f := range facts {
		n += f.Queued
	}
	return n
}
