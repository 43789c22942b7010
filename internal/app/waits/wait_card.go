package waits

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// SectionRows are the rows of a section of a home card: how many, how many of them are overdue, and the first ones.
type SectionRows struct {
	N, Late int64
	Rows    []Shown
}

// Card returns what stands in the sections of a home card, with so many rows of each that is not a number alone.
func (s *Service) Card(
	ctx context.Context, scope store.Scope, card hiring.Card, at hiring.DeskTime, settings hiring.WaitSettings, most int,
) (map[hiring.SectionKey]SectionRows, error) {
	f := Filter{WaitFilter: store.WaitFilter{Scope: scope, Now: store.At(at.Now), Today: at.Today,
		AsleepBefore: store.At(at.AsleepBefore)}}
	of := map[hiring.SectionKey]*firsts{}
	for _, section := range card.Sections() {
		of[section.Key] = &firsts{page: store.Page{Sort: "section"}, most: most}
		if section.Foot {
			of[section.Key].most = 0
		}
	}
	err := s.choose(ctx, f, card, func(c *chooser, wait int) {
		if key, group, ok := c.section(wait, &at); ok {
			of[key].add(c.entry(wait, group))
		}
	})
	if err != nil {
		return nil, err
	}
	all, err := s.OfRequisitions(ctx, scope)
	if err != nil {
		return nil, err
	}
	for _, r := range all {
		if key, group, ok := card.SectionOf(r.SectionRow(at.Today), at); ok && key != hiring.SectionOverdue {
			of[key].add(entryOf(chosen{r, group, r.State(at.Now, settings)}))
		}
	}
	return s.completeCard(ctx, card, of, f, settings)
}

// completeCard reads the rest of all rows of the card at once.
func (s *Service) completeCard(
	ctx context.Context, card hiring.Card, of map[hiring.SectionKey]*firsts, f Filter, settings hiring.WaitSettings,
) (map[hiring.SectionKey]SectionRows, error) {
	entries := []entry{}
	for _, section := range card.Sections() {
		entries = append(entries, of[section.Key].sorted()...)
	}
	shown, err := s.complete(ctx, entries, f, settings)
	if err != nil {
		return nil, err
	}
	rows := map[hiring.SectionKey]SectionRows{}
	for _, section := range card.Sections() {
		is := of[section.Key]
		rows[section.Key] = SectionRows{is.N, is.Late, shown[:len(is.kept)]}
		shown = shown[len(is.kept):]
	}
	return rows, nil
}

// Block is a person, and how many waits on them are overdue.
type Block struct {
	PersonID, Name string
	N              int64
}

// Blocks counts the overdue waits by person, most first, for who sees everything.
func (s *Service) Blocks(
	ctx context.Context, scope store.Scope, at hiring.DeskTime, settings hiring.WaitSettings,
) ([]Block, error) {
	if scope.Sight != hiring.SeesAll {
		return nil, nil
	}
	overdue := map[string]int64{}
	err := s.look(ctx, func(b *board) {
		for i, n := range b.overdue(at.Now.UnixMicro(), at.AsleepBefore.UnixMicro()) {
			overdue[b.people.texts[i]] = n
		}
	})
	if err != nil {
		return nil, err
	}
	all, err := s.OfRequisitions(ctx, scope)
	if err != nil {
		return nil, err
	}
	for _, r := range all {
		if r.State(at.Now, settings) == hiring.Overdue {
			overdue[r.PersonID]++
		}
	}
	users, err := s.Store.Read().UserNames(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: who blocks: %w", err)
	}
	blocks := []Block{}
	for _, u := range users {
		if n := overdue[u.ID]; n > 0 {
			blocks = append(blocks, Block{u.ID, u.Name, n})
		}
	}
	slices.SortFunc(blocks, func(a, b Block) int {
		return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.Name, b.Name), cmp.Compare(a.PersonID, b.PersonID))
	})
	return blocks, nil
}
