package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// DirectoryAsk is the requested part of a requisition's directory, as in the path.
type DirectoryAsk struct {
	RequisitionID, Tab, Date string
	// AtWork is a cell of the pipeline; empty for all.
	AtWork string
	waits.ColumnAsk
	core.ListAsk
}

// SeenCandidate is a candidate of the directory as the caller sees it.
type SeenCandidate struct {
	store.ApplicationRow
	// Waiting is whom it waits on; nil unless that was asked for.
	Waiting *hiring.WaitSeen
}

// directory turns the request into a filter for a viewer. Rows and counts both use it.
func (s *Service) directory(
	ctx context.Context, of core.Viewer, ask DirectoryAsk,
) (f store.ApplicationFilter, r store.OpeningRow, err error) {
	f = store.ApplicationFilter{Scope: of.Scope, Part: ask.Part, WithWaits: ask.Waits}
	if f.Tab, err = hiring.ParseDirectoryTab(ask.Tab); err != nil {
		return f, r, err
	}
	if f.On, err = hiring.ParseDirectoryDay(ask.Date); err != nil {
		return f, r, err
	}
	if f.AtWork, err = hiring.ParsePipelineCell(ask.AtWork); err != nil {
		return f, r, err
	}
	if f.WaitsOn, err = hiring.ParseWaitingOn(ask.WaitingOn); err != nil {
		return f, r, err
	}
	r, err = s.requisitions.FindOpening(ctx, of, ask.RequisitionID)
	f.RequisitionID, f.ESA = r.ID, r.Esa != ""
	return f, r, err
}

// usualSorts is the default order of a tab: by its own date, newest first.
var usualSorts = map[hiring.DateColumn]string{
	hiring.CreatedOn: "-createdOn", hiring.RemapDate: "-createdOn", hiring.DialedOn: "-dialedOn",
	hiring.LatestDate: "-latestDate",
}

// pageOf returns a page of the directory; only managers see sources.
func (s *Service) pageOf(
	ctx context.Context, by core.Caller, f store.ApplicationFilter, list core.ListAsk,
) ([]SeenCandidate, int64, error) {
	page, err := list.ReadOrWhole(store.ApplicationSorts, usualSorts[f.Tab.DateColumn()])
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Applications(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: directory: %w", err)
	}
	if !hiring.SeesSource(by.User, false) {
		for i := range rows {
			rows[i].Source = ""
		}
	}
	if hiring.SeesInterviewOnly(by.User) {
		for i := range rows {
			rows[i].Address, rows[i].Comments = "", []string{}
		}
	}
	seen, err := s.seen(ctx, f, rows)
	return seen, total, err
}

// seen adds to each row whom it waits on, if the filter asks for that.
func (s *Service) seen(
	ctx context.Context, f store.ApplicationFilter, rows []store.ApplicationRow,
) ([]SeenCandidate, error) {
	seen := make([]SeenCandidate, len(rows))
	for i, row := range rows {
		seen[i].ApplicationRow = row
	}
	if !f.WithWaits {
		return seen, nil
	}
	settings, err := s.waits.SettingsIn(ctx, s.Store.Read())
	if err != nil {
		return nil, err
	}
	for i, row := range rows {
		seen[i].Waiting = new(waits.Rule(row.Wait).Seen(row.WaitPerson, s.Now(), settings))
	}
	return seen, nil
}

// CandidatesOfManager returns the candidates of a requisition that the caller sees.
func (s *Service) CandidatesOfManager(
	ctx context.Context, by core.Caller, ask DirectoryAsk,
) ([]SeenCandidate, int64, error) {
	return s.directoryPage(ctx, by, by.Viewer(), ask)
}

// CandidatesOfRecruiter returns the candidates of a requisition that the user in the path sees.
func (s *Service) CandidatesOfRecruiter(
	ctx context.Context, by core.Caller, userID string, ask DirectoryAsk,
) ([]SeenCandidate, int64, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, 0, err
	}
	return s.directoryPage(ctx, by, of, ask)
}

func (s *Service) directoryPage(
	ctx context.Context, by core.Caller, of core.Viewer, ask DirectoryAsk,
) ([]SeenCandidate, int64, error) {
	f, _, err := s.directory(ctx, of, ask)
	if err != nil {
		return nil, 0, err
	}
	return s.pageOf(ctx, by, f, ask.ListAsk)
}
