package figures

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// monthNumber reads the month of a query's row.
func monthNumber(text string) time.Month {
	n, _ := strconv.Atoi(text)
	return time.Month(n)
}

// OfferMonths returns the offers sent and accepted in each month of a year, by employment type.
func (s *Service) OfferMonths(ctx context.Context, of Period) ([]hiring.OfferMonth, error) {
	span, err := s.untilToday(ctx, of)
	if err != nil {
		return nil, err
	}
	rows, err := s.offerMonths(ctx, span)
	if err != nil {
		return nil, err
	}
	facts := make([]hiring.OfferFact, 0, 2*len(rows))
	for _, r := range rows {
		month, kind := monthNumber(r.Month), hiring.EmploymentType(r.EmploymentType)
		facts = append(facts, hiring.OfferFact{Month: month, Type: kind, Times: int(r.Sent)},
			hiring.OfferFact{Month: month, Type: kind, Accepted: true, Times: int(r.Accepted)})
	}
	return hiring.OfferMonths(facts), nil
}

// offerMonths counts the offers, and the positions that they closed, in each month of a span, by employment type.
func (s *Service) offerMonths(ctx context.Context, span hiring.Span) ([]store.OfferMonthsRow, error) {
	rows, err := s.Store.Read().OfferMonths(ctx, store.OfferMonthsParams{FirstDay: firstOf(span),
		LastDay: lastOf(span)})
	if err != nil {
		return nil, fmt.Errorf("app: offers by month: %w", err)
	}
	return rows, nil
}

// OfferAsk names a number of Offer Sent and Accepted.
type OfferAsk struct {
	Type, Year, MonthName, Status string
	core.ListAsk
}

// OfferDetails lists the offers that a number counts, the newest first.
func (s *Service) OfferDetails(ctx context.Context, ask OfferAsk) ([]store.OfferEventRow, int64, error) {
	kind, err := hiring.ParseTypeKeyOrAll("employmentType", ask.Type)
	if err != nil {
		return nil, 0, err
	}
	whole, err := hiring.ParseYear("year", ask.Year)
	if err != nil {
		return nil, 0, err
	}
	span, _, err := hiring.ParseMonthName("monthName", ask.MonthName, whole)
	if err != nil {
		return nil, 0, err
	}
	figure, err := hiring.ParseOfferStatus("statusGuid", ask.Status)
	if err != nil {
		return nil, 0, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	if err != nil {
		return nil, 0, err
	}
	return s.offerEvents(ctx, store.CountedEventFilter{Days: span.Until(today), Figures: hiring.FigureSet{figure},
		Type: kind, Part: ask.Part}, ask.ListAsk)
}

func (s *Service) offerEvents(
	ctx context.Context, filter store.CountedEventFilter, list core.ListAsk,
) ([]store.OfferEventRow, int64, error) {
	page, err := list.ReadOrWhole(store.OfferEventSorts, "-at")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.OfferEvents(ctx, filter, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: offers: %w", err)
	}
	return rows, total, nil
}

// AcceptedBySource returns the offers accepted in a month by the candidates' sources, and how many there are.
func (s *Service) AcceptedBySource(ctx context.Context, of Period) ([]hiring.SourceUse, int, error) {
	span, err := s.untilToday(ctx, of)
	if err != nil {
		return nil, 0, err
	}
	found, err := s.Store.Read().AcceptedBySource(ctx, store.AcceptedBySourceParams{FirstDay: firstOf(span),
		LastDay: lastOf(span)})
	if err != nil {
		return nil, 0, fmt.Errorf("app: acceptances by source: %w", err)
	}
	uses := make([]hiring.SourceUse, len(found))
	for i, r := range found {
		uses[i] = hiring.SourceUse{ID: r.SourceID, Name: r.Source, Times: int(r.N)}
	}
	rows, total := hiring.BySource(uses)
	return rows, total, nil
}

// AcceptedOfSource lists the offers that candidates of a source accepted in a month, the newest first.
func (s *Service) AcceptedOfSource(
	ctx context.Context, source, month, year string, list core.ListAsk,
) ([]store.OfferEventRow, int64, error) {
	span, err := s.untilToday(ctx, Period{Month: month, Year: year})
	if err != nil {
		return nil, 0, err
	}
	id, err := s.sourceID(ctx, source)
	if err != nil {
		return nil, 0, err
	}
	return s.offerEvents(ctx, store.CountedEventFilter{Days: span, Figures: hiring.FigureSet{hiring.FigureOfferAccepted},
		Source: &id, Part: list.Part}, list)
}

// sourceID returns the id of a source by its id or name; it is empty for candidates without one.
func (s *Service) sourceID(ctx context.Context, text string) (string, error) {
	if text == hiring.SourceNotDefined {
		return "", nil
	}
	row, err := s.Store.Read().SourceOf(ctx, text)
	if store.IsNone(err) {
		return "", hiring.Missing()
	}
	if err != nil {
		return "", fmt.Errorf("app: source of a path: %w", err)
	}
	return row.ID, nil
}

// timesOf returns the first moment of a period and the first one after it, in the business zone.
func (s *Service) timesOf(ctx context.Context, of Period) (from, before store.Instant, err error) {
	span, err := of.span()
	if err != nil {
		return from, before, err
	}
	zone, err := s.Zone(ctx)
	if err != nil {
		return from, before, err
	}
	first, err := core.ClockAt(span.From, "", zone)
	if err != nil {
		return from, before, err
	}
	next, err := core.ClockAt(span.To+1, "", zone)
	return store.At(first), store.At(next), err
}

// AddedBySource returns the candidates whose record was made in a month, by source.
func (s *Service) AddedBySource(ctx context.Context, of Period) ([]hiring.SourceUse, error) {
	from, before, err := s.timesOf(ctx, of)
	if err != nil {
		return nil, err
	}
	found, err := s.Store.Read().AddedBySource(ctx, store.AddedBySourceParams{FromTime: from, BeforeTime: before})
	if err != nil {
		return nil, fmt.Errorf("app: candidates by source: %w", err)
	}
	var uses []hiring.SourceUse
	for _, r := range found {
		if r.N > 0 {
			uses = append(uses, hiring.SourceUse{ID: r.SourceID, Name: r.Source, Times: int(r.N)})
		}
	}
	rows, _ := hiring.BySource(uses)
	return rows, nil
}

// AddedCandidates lists the candidates whose record was made in a month, of one source or of all if it is empty, the
// newest first.
func (s *Service) AddedCandidates(
	ctx context.Context, month, year, source string, list core.ListAsk,
) ([]store.AddedCandidateRow, int64, error) {
	from, before, err := s.timesOf(ctx, Period{Month: month, Year: year})
	if err != nil {
		return nil, 0, err
	}
	page, err := list.ReadOrWhole(store.AddedCandidateSorts, "-addedAt")
	if err != nil {
		return nil, 0, err
	}
	var of *string
	if source != "" {
		id, err := s.sourceID(ctx, source)
		if err != nil {
			return nil, 0, err
		}
		of = &id
	}
	rows, total, err := s.Store.AddedCandidates(ctx, from, before, of, list.Part, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: candidates added in a month: %w", err)
	}
	return rows, total, nil
}
