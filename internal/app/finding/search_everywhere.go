package finding

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// FoundPerson is a person whom a search everywhere shows, and where it leads from there.
type FoundPerson struct {
	store.FoundPerson
	Way hiring.Way
	Own bool
}

// Everything is what a search everywhere found: the best of it, and how many hits there were. More is set if there may
// be others in the candidate database.
type Everything struct {
	People                         []FoundPerson
	Requisitions                   []requisitions.SeenRequisition
	PeopleTotal, RequisitionsTotal int
	More                           bool
}

// SearchEverywhere finds people and requisitions by what is typed. It finds nothing while that is too short.
func (s *Service) SearchEverywhere(ctx context.Context, by core.Caller, typed string) (Everything, error) {
	found := Everything{People: []FoundPerson{}, Requisitions: []requisitions.SeenRequisition{}}
	sought, ok := hiring.Seek(typed)
	if !ok {
		return found, nil
	}
	if err := s.foundPeople(ctx, by, sought, &found); err != nil {
		return found, fmt.Errorf("app: search people: %w", err)
	}
	if err := s.foundRequisitions(ctx, by, sought, &found); err != nil {
		return found, fmt.Errorf("app: search requisitions: %w", err)
	}
	return found, nil
}

type fitting struct {
	id string
	hiring.Fit
}

// best returns the ids of the best, which came newest first.
func best(fits []fitting, most int) []string {
	slices.SortStableFunc(fits, func(a, b fitting) int { return a.Compare(b.Fit) })
	ids := []string{}
	for _, fit := range fits[:min(len(fits), most)] {
		ids = append(ids, fit.id)
	}
	return ids
}

func (s *Service) foundPeople(ctx context.Context, by core.Caller, sought hiring.Sought, found *Everything) error {
	scope := by.Viewer().Scope
	hits, err := s.Store.PeopleHits(ctx, sought, hiring.FindsEverybody(by.User), scope)
	if err != nil {
		return err
	}
	fits := []fitting{}
	for _, h := range hits {
		fit, ok := sought.Person(h.Name, h.Mobile, h.Email)
		if !ok {
			continue
		}
		fit.Live = hiring.AtWork(h.Live, hiring.Status(h.Status))
		fit.Own = h.Own
		fits = append(fits, fitting{h.ID, fit})
	}
	ids := best(fits, hiring.FoundPeople)
	people, err := s.Store.FoundPeople(ctx, ids, scope)
	if err != nil {
		return err
	}
	for _, id := range ids {
		// Who went meanwhile is left out.
		if p, there := people[id]; there {
			found.People = append(found.People, personFor(by.User, p))
		}
	}
	found.PeopleTotal, found.More = len(fits), len(fits) > 0 && len(hits) >= hiring.MostHits
	return nil
}

// personFor returns what the user is shown of a person. Of somebody else's candidate it is who works with them on what,
// how far they are, and nothing else.
func personFor(u hiring.User, p store.FoundPerson) FoundPerson {
	if p.Blacklisted {
		p.Status = string(hiring.StatusBlacklisted)
	}
	way := hiring.WayTo(p.RequisitionID != "", p.Seen, p.Blacklisted)
	if way == hiring.WayCard && !p.Seen {
		p.Mobile, p.Email, p.RequisitionID, p.Serial = "", "", "", ""
	}
	if way != hiring.WayCard {
		p.OwnerMobile, p.Tab, p.LatestOn = "", "", nil
	}
	return FoundPerson{p, way, p.OwnerID == u.ID}
}

func (s *Service) foundRequisitions(ctx context.Context, by core.Caller, sought hiring.Sought, found *Everything) error {
	scope := by.Viewer().Scope
	hits, err := s.Store.RequisitionHits(ctx, sought, scope)
	if err != nil {
		return err
	}
	fits := make([]fitting, len(hits))
	for i, h := range hits {
		fit := sought.Requisition(h.Serial, h.Position)
		fit.Own, fit.Live = h.Own, hiring.StillHires(hiring.Status(h.Status))
		fits[i] = fitting{h.ID, fit}
	}
	ids := best(fits, hiring.FoundRequisitions)
	rows, err := s.Store.RequisitionsOf(ctx, ids, scope)
	if err != nil {
		return err
	}
	today, err := s.Today(ctx, s.Store.Read())
	if err != nil {
		return err
	}
	for _, id := range ids {
		if row, there := rows[id]; there {
			seen := hiring.See(by.User, hiring.Status(row.Status), core.DayOf(row.Tat), today)
			found.Requisitions = append(found.Requisitions, requisitions.SeenRequisition{Row: row, Seen: seen})
		}
	}
	found.RequisitionsTotal = len(hits)
	return nil
}
