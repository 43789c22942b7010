package figures

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// AverageTTF returns the time to fill of the positions closed in a year, by month and employment type.
func (s *Service) AverageTTF(ctx context.Context, of Period) ([]hiring.TTFMonth, error) {
	span, err := of.span()
	if err != nil {
		return nil, err
	}
	rows, err := s.offerMonths(ctx, span)
	if err != nil {
		return nil, err
	}
	closed := make([]hiring.ClosedMonth, len(rows))
	for i, r := range rows {
		closed[i] = hiring.ClosedMonth{Month: monthNumber(r.Month), Type: hiring.EmploymentType(r.EmploymentType),
			Closures: int(r.Closed), Days: int(r.Days)}
	}
	return hiring.AverageTTF(closed), nil
}

// AverageTTFDetails returns the requisitions whose closed positions a number of Average TTF counts.
func (s *Service) AverageTTFDetails(ctx context.Context, year, monthName, typeKey string) ([]hiring.ClosedFact, error) {
	whole, err := hiring.ParseYear("year", year)
	if err != nil {
		return nil, err
	}
	span, summary, err := hiring.ParseMonthName("monthName", monthName, whole)
	if err != nil {
		return nil, err
	}
	kind, err := hiring.ParseTypeKey("employmentType", typeKey)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().ClosedFacts(ctx, store.ClosedFactsParams{FirstDay: firstOf(span), LastDay: lastOf(span),
		EmploymentType: string(kind)})
	if err != nil {
		return nil, fmt.Errorf("app: what was closed: %w", err)
	}
	facts := make([]hiring.ClosedFact, len(rows))
	for i, r := range rows {
		facts[i] = hiring.ClosedFact{
			RequisitionID: r.RequisitionID, Serial: r.Serial, Position: r.Position, Department: r.Department,
			Openings: int(r.Positions),
			HR:       r.HrID, HRName: r.HrName, Closed: int(r.N),
		}
	}
	return hiring.ClosedDetails(facts, summary), nil
}

func firstOf(span hiring.Span) store.Date { return store.Date(span.From.String()) }

func lastOf(span hiring.Span) store.Date { return store.Date(span.To.String()) }
