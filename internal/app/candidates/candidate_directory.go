package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// DirectoryAsk is the requested part of a requisition's directory, as in the path.
type DirectoryAsk struct {
	RequisitionID, Tab, Date string
	core.ListAsk
}

// directory turns the request into a filter for a viewer. Rows and counts both use it.
func (s *Service) directory(
	ctx context.Context, of core.Viewer, ask DirectoryAsk,
) (f store.ApplicationFilter, r store.OpeningRow, err error) {
	f = store.ApplicationFilter{Scope: of.Scope, Part: ask.Part}
	if f.Tab, err = hiring.ParseDirectoryTab(ask.Tab); err != nil {
		return f, r, err
	}
	if f.On, err = hiring.ParseDirectoryDay(ask.Date); err != nil {
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
) ([]store.ApplicationRow, int64, error) {
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
	return rows, total, nil
}

// CandidatesOfManager returns the candidates of a requisition that the caller sees.
func (s *Service) CandidatesOfManager(
	ctx context.Context, by core.Caller, ask DirectoryAsk,
) ([]store.ApplicationRow, int64, error) {
	return s.directoryPage(ctx, by, by.Viewer(), ask)
}

// CandidatesOfRecruiter returns the candidates of a requisition that the user in the path sees.
func (s *Service) CandidatesOfRecruiter(
	ctx context.Context, by core.Caller, userID string, ask DirectoryAsk,
) ([]store.ApplicationRow, int64, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, 0, err
	}
	return s.directoryPage(ctx, by, of, ask)
}

func (s *Service) directoryPage(
	ctx context.Context, by core.Caller, of core.Viewer, ask DirectoryAsk,
) ([]store.ApplicationRow, int64, error) {
	f, _, err := s.directory(ctx, of, ask)
	if err != nil {
		return nil, 0, err
	}
	return s.pageOf(ctx, by, f, ask.ListAsk)
}
