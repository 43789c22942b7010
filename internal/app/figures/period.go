package figures

import (
	"context"

	"muster/internal/hiring"
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
