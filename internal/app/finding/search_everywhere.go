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
		if fit, ok := sought.Person(h.Name, h.Mobile, h.Email); ok {
			fit.Own = h.Own
			fits = append(fits, fitting{h.ID, fit})
		}
	}
	total := len(fits)
	if fits, err = likeliest(fits, func(ids []string) (map[string]string, error) {
		return s.Store.LiveStatuses(ctx, ids)
	}); err != nil {
		return err
	}
	ids := best(fits, hiring.FoundPeople)
	people, err := s.Store.FoundPeople(ctx, ids, scope)
	if err != nil {
		return err
	}
	for _, id := range ids {
		// Who went meanwhile is left out.
		p, there := people[id]
		if !there {
			continue
		}
		if p, err = s.personForInterview(ctx, by, p); err != nil {
			return err
		}
		found.People = append(found.People, personFor(by.User, p))
	}
	found.PeopleTotal, found.More = total, total > 0 && len(hits) >= hiring.MostHits
	return nil
}

// firstRead is how many people's applications are read first.
const firstRead = 4 * hiring.FoundPeople

// likeliest returns those among whom the best are, in the order in which they came, once it is known who of them is at
// work. To read the applications of all hits takes longer than the search, and most of the likely ones are at work.
func likeliest(fits []fitting, liveStatuses func(ids []string) (map[string]string, error)) ([]fitting, error) {
	order := make([]int, len(fits))
	for i := range fits {
		order[i], fits[i].Live = i, true
	}
	slices.SortStableFunc(order, func(a, b int) int { return fits[a].Compare(fits[b].Fit) })
	for read, n := 0, firstRead; read < len(order); n = len(order) {
		next := order[read:min(n, len(order))]
		ids := make([]string, len(next))
		for i, at := range next {
			ids[i] = fits[at].id
		}
		statuses, err := liveStatuses(ids)
		if err != nil {
			return nil, err
		}
		for _, at := range next {
			status, live := statuses[fits[at].id]
			fits[at].Live = hiring.AtWork(live, hiring.Status(status))
		}
		if read += len(next); read < len(order) && decided(fits, order, read) {
			order = order[:read]
		}
	}
	slices.Sort(order)
	chosen := make([]fitting, len(order))
	for i, at := range order {
		chosen[i] = fits[at]
	}
	return chosen, nil
}

// decided reports whether nobody who was not read can be among the best.
func decided(fits []fitting, order []int, read int) bool {
	better := 0
	for _, at := range order[:read] {
		if fits[at].Compare(fits[order[read]].Fit) <= 0 {
			better++
		}
	}
	return better >= hiring.FoundPeople
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

// personForInterview leaves of a person what the caller sees if they only interview, as in the candidate database.
func (s *Service) personForInterview(
	ctx context.Context, by core.Caller, p store.FoundPerson,
) (store.FoundPerson, error) {
	if !hiring.SeesInterviewOnly(by.User) {
		return p, nil
	}
	if !p.Seen {
		p.Position, p.Tab, p.Status, p.LatestOn, p.Blacklisted = "", "", "", nil, false
		return p, nil
	}
	seen, err := s.applications.Seen(ctx, s.Store.Read(), by, p.CandidateID, p.RequisitionID)
	if err != nil || seen.Whole {
		return p, err
	}
	p.Tab, p.Status, p.Blacklisted = "", string(seen.Status), seen.Blacklisted
	return p, nil
}

func (s *Service) foundRequisitions(
	ctx context.Context, by core.Caller, sought hiring.Sought, found *Everything,
) error {
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
