package waits

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Filter selects waits.
type Filter struct {
	store.WaitFilter
	// Section is nil for all.
	Section *CardSection
}

// CardSection is a section of a home card as it is read now.
type CardSection struct {
	Card hiring.Card
	Key  hiring.SectionKey
	At   hiring.DeskTime
}

// onBoard reports whether the board knows what the filter selects.
func (f Filter) onBoard() bool {
	return f.Section != nil || f.Scope.Sight == hiring.SeesAssigned && f.Party != hiring.WaitsOnNobody
}

// takesAll reports whether nothing but the scope limits what the filter selects.
func (f Filter) takesAll() bool {
	return f.Party == "" && f.PersonID == "" && f.What == "" && f.RequisitionID == "" && f.State == "" &&
		f.Part == "" && f.Section == nil
}

// card is the card whose section the filter selects, if it does.
func (f Filter) card() hiring.Card {
	if f.Section == nil {
		return hiring.NoCard
	}
	return f.Section.Card
}

// chooser asks a filter about the waits of a board.
type chooser struct {
	Filter
	*board
	now, asleepBefore int64
	// me is the viewer; who is not on the board has no wait.
	me, person, requisition int32
	// named and programme limit the choice to these applications and requisitions; nil to none.
	named     map[uuid.UUID]bool
	programme map[string]bool
	// card limits the choice to what its sections may take; NoCard to nothing. sections are those for each kind that
	// was met, by party and task, and anybodys tells of each whether they take anybody's.
	card     hiring.Card
	sections [8][256]hiring.Sections
	anybodys [8][256]answer
}

// answer is a yes or no that is looked for when it is needed first.
type answer uint8

const (
	unknown answer = iota
	no
	yes
)

// choose passes on the applications on the board that the filter selects, whatever their section; of a card, those that
// it may take.
func (s *Service) choose(ctx context.Context, f Filter, card hiring.Card, do func(c *chooser, at int)) error {
	switch f.Scope.Sight {
	case hiring.SeesAll, hiring.SeesAssigned, hiring.SeesAssignedAndESA, hiring.SeesESA:
	default:
		return nil
	}
	c := chooser{Filter: f, card: card, now: f.Now.UnixMicro(), asleepBefore: f.AsleepBefore.UnixMicro()}
	if f.Part != "" {
		ids, err := s.Store.OpenWaitsNamed(ctx, f.Part)
		if err != nil {
			return fmt.Errorf("app: who is called that: %w", err)
		}
		c.named = map[uuid.UUID]bool{}
		for _, id := range ids {
			c.named[uuid.MustParse(id)] = true
		}
	}
	if f.Scope.Sight == hiring.SeesESA {
		ids, err := s.Store.Read().ProgrammeRequisitions(ctx)
		if err != nil {
			return fmt.Errorf("app: requisitions of the programme: %w", err)
		}
		c.programme = map[string]bool{}
		for _, id := range ids {
			c.programme[id] = true
		}
	}
	return s.look(ctx, func(b *board) {
		c.board, c.me = b, b.people.find(f.Scope.UserID)
		c.person, c.requisition = b.people.find(f.PersonID), b.requisitions.find(f.RequisitionID)
		all, me := f.Scope.Sight == hiring.SeesAll, c.me
		anySection := f
		anySection.Section = nil
		plain := anySection.takesAll() && c.programme == nil
		for at, of := range b.whose {
			mine := of.owner == me || of.person == me
			if (mine || all && c.takesAnybodys(b.kinds[at])) && (plain || c.fits(at)) {
				do(&c, at)
			}
		}
	})
}

func (c *chooser) fits(at int) bool {
	about, of := &c.abouts[at], c.whose[at]
	switch {
	case c.programme != nil && of.person != c.me && !c.programme[c.requisitions.texts[about.requisition]],
		c.Party != "" && c.Party != hiring.Parties[c.kinds[at].party],
		c.PersonID != "" && c.person != of.person,
		c.RequisitionID != "" && c.requisition != about.requisition,
		c.What != "" && c.What != c.rule(at).WhatOn(c.Today),
		c.State != "" && c.State != c.state(at),
		c.named != nil && !c.named[about.application]:
		return false
	}
	return true
}

// state is hiring.Wait.State of what waits on somebody.
func (c *chooser) state(at int) hiring.WaitState {
	switch times := c.times[at]; {
	case times.since > c.now:
		return hiring.Planned
	case c.kinds[at].sleeps && times.since < c.asleepBefore:
		return hiring.Asleep
	case times.due < c.now:
		return hiring.Overdue
	}
	return hiring.Waiting
}

// takesAnybodys reports whether waits of this kind are of interest whoever they belong to.
func (c *chooser) takesAnybodys(of kind) bool {
	known := &c.anybodys[of.party][of.what]
	if *known == unknown {
		*known = no
		if of.party != ended && (c.card == hiring.NoCard || c.sectionsFor(of).TakeAnybodys()) {
			*known = yes
		}
	}
	return *known == yes
}

func (c *chooser) sectionsFor(of kind) hiring.Sections {
	known := &c.sections[of.party][of.what]
	if *known == nil {
		*known = c.card.SectionsFor(hiring.Parties[of.party], c.whats.texts[of.what])
	}
	return *known
}

// section returns the section of the card that takes the wait, and its group.
func (c *chooser) section(at int, now *hiring.DeskTime) (hiring.SectionKey, int, bool) {
	row := hiring.SectionRow{Wait: c.rule(at), OwnerID: c.people.texts[c.whose[at].owner],
		Promised: c.kinds[at].promised}
	return c.sectionsFor(c.kinds[at]).Of(&row, now)
}

// group returns the wait's group in the section of the filter; ok is false if another section has it.
func (c *chooser) group(at int) (group int, ok bool) {
	of := c.Section
	if of == nil {
		return 0, true
	}
	key, group, ok := c.section(at, &of.At)
	return group, ok && key == of.Key
}

func (c *chooser) entry(at, group int) entry {
	kind, times := c.kinds[at], c.times[at]
	return entry{place: place{group, times, c.whats.texts[kind.what], hiring.Parties[kind.party]}, state: c.state(at),
		application: c.abouts[at].application}
}

// entry is an application or a requisition of a list, with what its place depends on.
type entry struct {
	place
	state       hiring.WaitState
	application uuid.UUID
	// requisition is nil for an application.
	requisition *RequisitionWait
}

func entryOf(r chosen) entry { return entry{r.place(), r.state, uuid.Nil, r.RequisitionWait} }

// compare is the order of two entries of a list: those that the page does not tell apart are applications first.
func (e entry) compare(other entry, page store.Page) int {
	by := compare(e.place, other.place, page)
	switch {
	case by != 0:
		return by
	case e.requisition == nil && other.requisition == nil:
		return slices.Compare(e.application[:], other.application[:])
	case e.requisition == nil:
		return -1
	case other.requisition == nil:
		return 1
	}
	return cmp.Compare(e.requisition.ID, other.requisition.ID)
}

// firsts counts the entries of a list, and keeps the first ones.
type firsts struct {
	page store.Page
	most int
	// kept has up to twice as many as are asked for before it is sorted and cut; what comes after last is not among them.
	kept    []entry
	last    *entry
	N, Late int64
}

func (f *firsts) add(e entry) {
	f.N++
	if e.state == hiring.Overdue {
		f.Late++
	}
	if f.most == 0 || f.last != nil && e.compare(*f.last, f.page) > 0 {
		return
	}
	if f.kept = append(f.kept, e); len(f.kept) == 2*f.most {
		f.last = new(f.sorted()[f.most-1])
	}
}

func (f *firsts) sorted() []entry {
	slices.SortFunc(f.kept, func(a, b entry) int { return a.compare(b, f.page) })
	f.kept = f.kept[:min(f.most, len(f.kept))]
	return f.kept
}

// listBoard is List of what the board knows.
func (s *Service) listBoard(
	ctx context.Context, f Filter, settings hiring.WaitSettings, page store.Page,
) ([]Shown, int64, error) {
	list := firsts{page: page, most: page.Number * page.Size}
	err := s.choose(ctx, f, f.card(), func(c *chooser, at int) {
		if group, ok := c.group(at); ok {
			list.add(c.entry(at, group))
		}
	})
	if err != nil {
		return nil, 0, err
	}
	if err := s.eachRequisition(ctx, f, settings, func(r chosen) { list.add(entryOf(r)) }); err != nil {
		return nil, 0, err
	}
	entries := list.sorted()
	shown, err := s.complete(ctx, entries[min(list.most-page.Size, len(entries)):], f, settings)
	return shown, list.N, err
}

// complete returns the entries as people read them now.
func (s *Service) complete(
	ctx context.Context, entries []entry, f Filter, settings hiring.WaitSettings,
) ([]Shown, error) {
	rows := []store.WaitRow{}
	for _, e := range entries {
		if e.requisition == nil {
			rows = append(rows, store.WaitRow{Wait: store.Wait{ApplicationID: e.application.String()}})
		}
	}
	if err := s.Store.CompleteWaits(ctx, rows); err != nil {
		return nil, fmt.Errorf("app: who must act: %w", err)
	}
	applications, shown := s.shown(rows, f, settings), make([]Shown, len(entries))
	for i, e := range entries {
		if e.requisition != nil {
			shown[i] = s.ShownRequisition(e.requisition, f.Now.Time, settings)
			continue
		}
		shown[i], applications = applications[0], applications[1:]
	}
	return shown, nil
}
