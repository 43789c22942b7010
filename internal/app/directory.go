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

// opening is the requisition with this id or serial, or the programme's, if the viewer sees it.
func (d *Desk) opening(ctx context.Context, of Viewer, text string) (store.OpeningRow, error) {
	text, err := d.programmeOr(ctx, text)
	if err != nil {
		return store.OpeningRow{}, err
	}
	id, err := requisitionID(ctx, d.Store.Read(), text)
	if err != nil {
		return store.OpeningRow{}, err
	}
	r, err := d.Store.Opening(ctx, id, of.Scope)
	if store.IsNone(err) {
		return r, hiring.Missing()
	}
	if err != nil {
		return r, fmt.Errorf("app: requisition of a directory: %w", err)
	}
	return r, nil
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

// esaDirectory is the directory over all requisitions of the programme, as the user sees it whose id stands in the path.
func (d *Desk) esaDirectory(ctx context.Context, by Caller, userID, tab string) (store.ApplicationFilter, error) {
	f := store.ApplicationFilter{ESA: true}
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return f, err
	}
	f.Scope = of.Scope
	f.Tab, err = hiring.ParseDirectoryTab(tab)
	return f, err
}

// EsaCandidates are the candidates of the programme that the user sees.
func (d *Desk) EsaCandidates(ctx context.Context, by Caller, userID, tab string, list ListAsk) ([]store.ApplicationRow, int64, error) {
	f, err := d.esaDirectory(ctx, by, userID, tab)
	if err != nil {
		return nil, 0, err
	}
	f.Part = list.Part
	return d.applications(ctx, by, f, list)
}

// CountEsaCandidates counts what EsaCandidates gives, for every tab.
func (d *Desk) CountEsaCandidates(ctx context.Context, by Caller, userID, part string) (DirectoryCounts, error) {
	f, err := d.esaDirectory(ctx, by, userID, string(hiring.TabAll))
	if err != nil {
		return DirectoryCounts{}, err
	}
	f.Part = part
	facts, err := d.Store.CountApplications(ctx, f)
	if err != nil {
		return DirectoryCounts{}, fmt.Errorf("app: count the programme: %w", err)
	}
	return DirectoryCounts{Tabs: hiring.CountDirectory(facts, true, false)}, nil
}

// RequirementStateCity is where a requisition hires.
func (d *Desk) RequirementStateCity(ctx context.Context, by Caller, reqID string) (store.OpeningRow, error) {
	return d.opening(ctx, by.Viewer(), reqID)
}

// RequirementOptions are the requisitions to which the user may add candidates.
func (d *Desk) RequirementOptions(ctx context.Context, by Caller, userID string) ([]store.RequisitionOption, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	if !hiring.MayAddCandidates(of.User) {
		return []store.RequisitionOption{}, nil
	}
	options, err := d.Store.RequisitionOptions(ctx, of.Scope, hiring.TakingCandidates(), wholeList)
	if err != nil {
		return nil, fmt.Errorf("app: requisitions to add to: %w", err)
	}
	return options, nil
}
