package home

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
)

// RecruiterLoad is what a recruiter has in hand: the positions of their live rows, what is overdue on them, and their
// calls today.
type RecruiterLoad struct {
	HR                        string
	Positions, Overdue, Calls int64
}

// RecruiterLoads returns what each recruiter has in hand; who is missing has nothing.
func (s *Service) RecruiterLoads(ctx context.Context, by core.Caller) ([]RecruiterLoad, error) {
	q := s.Store.Read()
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return nil, err
	}
	loads := map[string]*RecruiterLoad{}
	of := func(hr string) *RecruiterLoad {
		if loads[hr] == nil {
			loads[hr] = &RecruiterLoad{HR: hr}
		}
		return loads[hr]
	}
	live, err := q.LivePositions(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: live positions: %w", err)
	}
	for _, row := range live {
		of(row.HrID).Positions = row.Positions
	}
	rules := settings.Waits()
	at := hiring.DeskTimeOf(by.User, s.Now().In(settings.Zone), rules)
	blocks, err := s.waits.Blocks(ctx, by.Viewer().Scope, at, rules)
	if err != nil {
		return nil, err
	}
	for _, b := range blocks {
		of(b.PersonID).Overdue = b.N
	}
	calls, err := s.figures.CallsOn(ctx, at.Today, settings.Targets())
	if err != nil {
		return nil, err
	}
	for _, row := range calls {
		of(row.HR).Calls = int64(row.Calls)
	}
	all := []RecruiterLoad{}
	for _, load := range loads {
		all = append(all, *load)
	}
	slices.SortFunc(all, func(a, b RecruiterLoad) int { return cmp.Compare(a.HR, b.HR) })
	return all, nil
}
