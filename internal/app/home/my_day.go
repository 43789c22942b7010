package home

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// rowsShown is how many rows of a section the card has.
const rowsShown = 5

// Day is the card of a user.
type Day struct {
	Card  hiring.Card
	Today hiring.Day
	// Calls and Shortlisted are the recruiter's own of today.
	Calls, Shortlisted int64
	Targets            hiring.DailyTargets
	// Queue is how many wait in the programme's queue; nil for who does not work on it.
	Queue    *int64
	Sections []Section
	// Blocks are the persons with overdue waits, most first; Blocking counts all of them.
	Blocks   []waits.Block
	Blocking int
}

// Section is a section with its first rows.
type Section struct {
	hiring.Section
	N, Late int64
	Rows    []Row
	// Day is the day of the section of calls.
	Day hiring.Day
	// Callers are the rows of the section of calls.
	Callers []hiring.CallDay
}

// Row is a row of a section, and what the user is offered to do.
type Row struct {
	waits.Shown
	Action hiring.DeskAction
	store.DeskFacts
	// OverdueBy is how many days ago the requisition's TAT was.
	OverdueBy int
	// Pipeline is that of an overdue requisition; nil for other rows.
	Pipeline hiring.Pipeline
}

// desk is who reads the card, and when.
type desk struct {
	core.Caller
	card     hiring.Card
	settings core.Settings
	rules    hiring.WaitSettings
	at       hiring.DeskTime
	now      time.Time
}

// MyDay returns the caller's card; one without a Card if they have none.
func (s *Service) MyDay(ctx context.Context, by core.Caller) (Day, error) {
	d := desk{Caller: by, card: hiring.CardOf(by.User)}
	if d.card == hiring.NoCard {
		return Day{}, nil
	}
	q := s.Store.Read()
	var err error
	if d.settings, err = s.ReadSettings(ctx, q); err != nil {
		return Day{}, err
	}
	d.rules, d.now = d.settings.Waits(), s.Now().In(d.settings.Zone)
	d.at = hiring.DeskTimeOf(by.User, d.now, d.rules)
	day := Day{Card: d.card, Today: d.at.Today, Targets: d.settings.Targets()}
	found, err := s.waits.Card(ctx, by.Viewer().Scope, d.card, d.at, d.rules, rowsShown)
	if err != nil {
		return Day{}, err
	}
	for _, section := range d.card.Sections() {
		filled := sectionOf(section, found[section.Key])
		if section.Key == hiring.SectionOverdue {
			if filled, err = s.overdue(ctx, d, section); err != nil {
				return Day{}, err
			}
		}
		day.Sections = append(day.Sections, filled)
	}
	if err := s.complete(ctx, q, day.Sections, d); err != nil {
		return Day{}, err
	}
	if d.card == hiring.NeedsYou {
		return day, s.managers(ctx, d, &day)
	}
	return day, s.recruiters(ctx, q, d, &day)
}

// recruiters adds what only My day has.
func (s *Service) recruiters(ctx context.Context, q *store.Queries, d desk, day *Day) error {
	done, err := q.CalledOn(ctx, store.CalledOnParams{OnDay: store.DateOf(d.now), OwnerID: d.User.ID})
	if err != nil {
		return fmt.Errorf("app: calls of a day: %w", err)
	}
	day.Calls, day.Shortlisted = done.Calls, done.Shortlisted
	if !hiring.WorksOnQueue(d.User) {
		return nil
	}
	left, err := s.calling.QueueLeft(ctx, d.Caller)
	day.Queue = &left
	return err
}

func sectionOf(section hiring.Section, found waits.SectionRows) Section {
	filled := Section{Section: section, N: found.N, Late: found.Late}
	for _, row := range found.Rows {
		filled.Rows = append(filled.Rows, Row{Shown: row})
	}
	return filled
}

// complete adds to the rows what they need for their actions.
func (s *Service) complete(ctx context.Context, q *store.Queries, sections []Section, d desk) error {
	ids := []string{}
	for _, section := range sections {
		for _, row := range section.Rows {
			ids = append(ids, row.subject())
		}
	}
	facts, err := q.DeskFactsOf(ctx, ids, store.DateOf(d.now))
	if err != nil {
		return fmt.Errorf("app: facts of a card: %w", err)
	}
	for _, section := range sections {
		for i := range section.Rows {
			row := &section.Rows[i]
			row.DeskFacts = facts[row.subject()]
			row.Action = row.ActionFor(d.User, d.at, row.Interview == string(hiring.Online))
		}
	}
	return nil
}

func (r Row) subject() string {
	if r.Requisition != nil {
		return r.Requisition.ID
	}
	return r.ApplicationID
}
