package finding

import (
	"cmp"
	"context"
	"fmt"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/resumes"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Found is a candidate whom a search found, as the caller sees them.
type Found struct {
	store.DatabaseRow
	hiring.Finding
}

// Findings are a page of what a search found.
type Findings struct {
	Candidates []Found
	Total      int64
	// More is set if a narrower search would show others.
	More bool
}

// SearchCandidates finds candidates in the database, the newest first. Everybody but interviewers finds everybody.
func (s *Service) SearchCandidates(
	ctx context.Context, by core.Caller, search hiring.DatabaseSearch, ask core.ListAsk,
) (Findings, error) {
	search, err := search.Checked()
	if err != nil {
		return Findings{}, err
	}
	page, err := ask.ReadOrWhole(store.DatabaseSorts, "-createdOn")
	if err != nil {
		return Findings{}, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	if err != nil {
		return Findings{}, err
	}
	filter := store.DatabaseFilter{
		Scope: by.Viewer().Scope, Everybody: hiring.FindsEverybody(by.User), DatabaseSearch: search,
		Words: hiring.ResumeWords(resumes.Normal(search.Text)),
	}
	rows, total, more, err := s.Store.SearchCandidates(ctx, filter, page)
	if err != nil {
		return Findings{}, fmt.Errorf("app: search the database: %w", err)
	}
	found := Findings{make([]Found, len(rows)), total, more}
	for i, row := range rows {
		if row, err = s.forInterview(ctx, by, row); err != nil {
			return Findings{}, err
		}
		if row.Blacklisted {
			row.Status = string(hiring.StatusBlacklisted)
		}
		found.Candidates[i] = Found{row, factsOf(row).Finding(by.User, filter.Words, today)}
	}
	return found, nil
}

// forInterview leaves of a row what its caller sees if they only interview: nothing of an application in which they do
// not, and of the others what happened up to their result.
func (s *Service) forInterview(
	ctx context.Context, by core.Caller, row store.DatabaseRow,
) (store.DatabaseRow, error) {
	if !hiring.SeesInterviewOnly(by.User) {
		return row, nil
	}
	row.Address, row.LatestMapped = "", ""
	seen := applications.Seen{}
	if row.Seen {
		var err error
		if seen, err = s.applications.Seen(ctx, s.Store.Read(), by, row.CandidateID, row.RequisitionID); err != nil {
			return row, err
		}
	}
	if seen.Whole {
		return row, nil
	}
	if !row.Seen {
		row.Position, row.Serial, row.Esa, row.OwnerName = "", "", "", ""
	}
	row.Stage, row.Status, row.Restored = string(seen.Stage), string(seen.Status), ""
	row.Blacklisted, row.Outstanding, row.EsaRejected = seen.Blacklisted, false, seen.EsaRejected()
	row.Live = row.Seen && seen.Live()
	return row, nil
}

func factsOf(row store.DatabaseRow) hiring.DatabaseFacts {
	return hiring.DatabaseFacts{
		Applied: row.RequisitionID != "", Seen: row.Seen, Live: row.Live,
		Standing: hiring.Standing{Stage: hiring.Stage(row.Stage), Status: hiring.Status(cmp.Or(row.Restored, row.Status)),
			Outstanding: row.Outstanding, ESA: row.Esa != ""},
		Blacklisted: row.Blacklisted, EsaRejected: row.EsaRejected, Studies: row.Studies,
		ReferenceEducation: row.ReferenceEducation, Jobs: row.Jobs, ToldYears: row.ToldYears,
		KnownYears: row.Experience, Text: row.Resume,
	}
}
