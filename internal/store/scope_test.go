package store_test

import (
	"testing"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// An empty scope sees nothing, even if the user owns, added or conducts something.
func TestScopeWithoutSightSeesNothing(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		manyApplications(t, s, 10, 3)
		ctx, first := t.Context(), store.Page{Number: 1, Size: 50, Sort: "addedOn"}
		const candidate, requisition = "c000001", "q00001"
		for name, c := range map[string]struct {
			scope store.Scope
			sees  bool
		}{
			"the zero value":       {store.Scope{}, false},
			"a user without sight": {store.Scope{UserID: "u1"}, false},
			"a user who sees all":  {store.Scope{Sight: hiring.SeesAll, UserID: "u1"}, true},
		} {
			_, requisitions, err := s.Requisitions(ctx, store.RequisitionFilter{Scope: c.scope}, first)
			check(t, name, "requisitions", requisitions > 0, c.sees, err)
			_, _, err = s.Requisition(ctx, requisition, false, c.scope)
			check(t, name, "a requisition", err == nil, c.sees, notNone(err))
			_, err = s.Opening(ctx, requisition, c.scope)
			check(t, name, "an opening", err == nil, c.sees, notNone(err))
			options, err := s.RequisitionOptions(ctx, c.scope, []hiring.Status{hiring.StatusInprogress}, 50)
			check(t, name, "options", len(options) > 0, c.sees, err)
			byName := store.Page{Number: 1, Size: 50, Sort: "name"}
			inTab := store.ApplicationFilter{Scope: c.scope, RequisitionID: requisition, Tab: hiring.TabAll}
			_, applications, err := s.Applications(ctx, inTab, byName)
			check(t, name, "applications", applications > 0, c.sees, err)
			_, err = s.CandidateDetails(ctx, candidate, requisition, c.scope)
			check(t, name, "details", err == nil, c.sees, notNone(err))
			_, err = s.ApplicationSeen(ctx, candidate, requisition, c.scope)
			check(t, name, "an application", err == nil, c.sees, notNone(err))
			seen, err := s.CandidateSeen(ctx, candidate, c.scope)
			check(t, name, "a candidate", seen, c.sees, err)
		}
	})
}

func check(t *testing.T, who, what string, sees, want bool, err error) {
	t.Helper()
	if err != nil || sees != want {
		t.Errorf("%s sees %s: %v, %v", who, what, sees, err)
	}
}

func notNone(err error) error {
	if store.IsNone(err) {
		return nil
	}
	return err
}
