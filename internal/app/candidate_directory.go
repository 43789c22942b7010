package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// DirectoryAsk is which candidates of a requisition a caller wants, as the parts of a path say it.
type DirectoryAsk struct {
	RequisitionID, Tab, Date string
	ListAsk
}

// directory reads the ask for a viewer. Both the rows and the counts come from here.
func (d *Desk) directory(ctx context.Context, of Viewer, ask DirectoryAsk) (f store.ApplicationFilter, r store.OpeningRow, err error) {
	f = store.ApplicationFilter{Scope: of.Scope, Part: ask.Part}
	if f.Tab, err = hiring.ParseDirectoryTab(ask.Tab); err != nil {
		return f, r, err
	}
	if f.On, err = hiring.ParseDirectoryDay(ask.Date); err != nil {
		return f, r, err
	}
	r, err = d.opening(ctx, of, ask.RequisitionID)
	f.RequisitionID, f.ESA = r.ID, r.Esa != ""
	return f, r, err
}

// usualSorts is by what a tab is sorted unless somebody says otherwise: its own date, the newest first.
var usualSorts = map[hiring.DateColumn]string{
	hiring.CreatedOn: "-createdOn", hiring.RemapDate: "-createdOn", hiring.DialedOn: "-dialedOn", hiring.LatestDate: "-latestDate",
}

// applications is a page of the directory; sources are shown to managers alone.
func (d *Desk) applications(ctx context.Context, by Caller, f store.ApplicationFilter, list ListAsk) ([]store.ApplicationRow, int64, error) {
	page, err := list.pageOrWhole(store.ApplicationSorts, usualSorts[f.Tab.DateColumn()])
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := d.Store.Applications(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: directory: %w", err)
	}
	if !hiring.SeesSource(by.User, false) {
		for i := range rows {
			rows[i].Source = ""
		}
	}
	return rows, total, nil
}

// CandidatesOfManager are the candidates of a requisition that the caller sees.
func (d *Desk) CandidatesOfManager(ctx context.Context, by Caller, ask DirectoryAsk) ([]store.ApplicationRow, int64, error) {
	return d.candidates(ctx, by, by.Viewer(), ask)
}

// CandidatesOfRecruiter are the candidates of a requisition that the user sees whose id stands in the path.
func (d *Desk) CandidatesOfRecruiter(ctx context.Context, by Caller, userID string, ask DirectoryAsk) ([]store.ApplicationRow, int64, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return nil, 0, err
	}
	return d.candidates(ctx, by, of, ask)
}

func (d *Desk) candidates(ctx context.Context, by Caller, of Viewer, ask DirectoryAsk) ([]store.ApplicationRow, int64, error) {
	f, _, err := d.directory(ctx, of, ask)
	if err != nil {
		return nil, 0, err
	}
	return d.applications(ctx, by, f, ask.ListAsk)
}
