package figures

import (
	"context"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Period is the time that a dashboard by month or year shows: a month of a year, or the whole year if Month is empty.
// From and To, which are days, replace it, so that the same query counts the days before a period, too.
type Period struct{ Month, Year, From, To string }

func (p Period) span() (hiring.Span, error) {
	switch {
	case p.From != "" || p.To != "":
		return hiring.ParseSpan("from", p.From, "to", p.To)
	case p.Month == "":
		return hiring.ParseYear("year", p.Year)
	default:
		return hiring.ParseMonthOf(p.Month, p.Year)
	}
}

// untilToday reads a period, of which only the days up to today count.
func (s *Service) untilToday(ctx context.Context, p Period) (hiring.Span, error) {
	span, err := p.span()
	if err != nil {
		return span, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	return span.Until(today), err
}

// Days is the range that a dashboard by days shows. With SameHour its last day counts up to the present time of day
// only, because today, which it is compared with, is not over.
type Days struct {
	From, To string
	SameHour bool
}

// untilNow returns the moment of a day that has the present time of day.
func (s *Service) untilNow(ctx context.Context, day hiring.Day) (store.Instant, error) {
	zone, err := s.Zone(ctx)
	if err != nil {
		return store.Instant{}, err
	}
	now := s.Now().In(zone)
	year, month, date := day.Date()
	return store.At(time.Date(year, month, date, now.Hour(), now.Minute(), now.Second(), now.Nanosecond(), zone)), nil
}

// workedUntilNow returns what was recorded in a span up to the present time of its last day.
func (s *Service) workedUntilNow(ctx context.Context, span hiring.Span) ([]hiring.Work, error) {
	until, err := s.untilNow(ctx, span.To)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().WorkedUntil(ctx, store.WorkedUntilParams{FirstDay: firstOf(span),
		LastDay: lastOf(span), Until: until})
	if err != nil {
		return nil, fmt.Errorf("app: work until this time of day: %w", err)
	}
	work := make([]hiring.Work, len(rows))
	for i, r := range rows {
		work[i] = hiring.Work{Worker: hiring.Worker{ID: r.OwnerID, Name: r.HrName}, RequisitionID: r.RequisitionID,
			Hour: int(r.OnHour), Step: hiring.Step{Stage: hiring.Stage(r.Stage), Status: hiring.Status(r.Status)},
			Times: int(r.N)}
	}
	return work, nil
}
