package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
)

// DirectoryCounts is the number of each tab, and the offers of the requisition.
type DirectoryCounts struct {
	Tabs map[hiring.DirectoryTab]int
	// OfferSent are those outstanding, OfferAccepted those that stand accepted.
	OfferSent, OfferAccepted int64
}

// CountDirectoryOfManager counts what CandidatesOfManager gives, for every tab.
func (d *Desk) CountDirectoryOfManager(ctx context.Context, by Caller, ask DirectoryAsk) (DirectoryCounts, error) {
	return d.countDirectory(ctx, by.Viewer(), ask)
}

// CountDirectoryOfRecruiter counts what CandidatesOfRecruiter gives, for every tab.
func (d *Desk) CountDirectoryOfRecruiter(ctx context.Context, by Caller, userID string, ask DirectoryAsk) (DirectoryCounts, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return DirectoryCounts{}, err
	}
	return d.countDirectory(ctx, of, ask)
}

func (d *Desk) countDirectory(ctx context.Context, of Viewer, ask DirectoryAsk) (DirectoryCounts, error) {
	ask.Tab = string(hiring.TabAll)
	f, r, err := d.directory(ctx, of, ask)
	if err != nil {
		return DirectoryCounts{}, err
	}
	facts, err := d.Store.CountApplications(ctx, f)
	if err != nil {
		return DirectoryCounts{}, fmt.Errorf("app: count a directory: %w", err)
	}
	return DirectoryCounts{hiring.CountDirectory(facts, f.ESA, f.On != 0), r.Outstanding, r.Accepted}, nil
}
