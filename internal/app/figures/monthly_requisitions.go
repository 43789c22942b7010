package figures

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// MonthlyRequisitions returns the requisitions approved and the positions closed in each month of a year.
func (s *Service) MonthlyRequisitions(ctx context.Context, of Period) ([]hiring.MonthlyRow, error) {
	span, err := of.span()
	if err != nil {
		return nil, err
	}
	opened, err := s.Store.Read().OpenedMonths(ctx, store.OpenedMonthsParams{FirstDay: new(firstOf(span)),
		LastDay: new(lastOf(span))})
	if err != nil {
		return nil, fmt.Errorf("app: requisitions approved by month: %w", err)
	}
	closed, err := s.offerMonths(ctx, span)
	if err != nil {
		return nil, err
	}
	facts := make([]hiring.MonthlyFact, 0, len(opened)+len(closed))
	for _, r := range opened {
		facts = append(facts, hiring.MonthlyFact{Month: monthNumber(r.Month), Type: hiring.EmploymentType(r.EmploymentType),
			Times: int(r.N)})
	}
	for _, r := range closed {
		facts = append(facts, hiring.MonthlyFact{Month: monthNumber(r.Month),
			Type: hiring.EmploymentType(r.EmploymentType), Closed: true, Times: int(r.Closed), InTAT: int(r.InTat)})
	}
	return hiring.MonthlyRequisitions(facts), nil
}

// MonthlyDetails returns what a number of Monthly Requisition Data counts: the requisitions approved, or those whose
// positions were closed.
func (s *Service) MonthlyDetails(
	ctx context.Context, year, monthName string, column hiring.MonthlyColumn,
) (opened []hiring.ReviewFact, closed []hiring.ClosedFact, err error) {
	whole, err := hiring.ParseYear("year", year)
	if err != nil {
		return nil, nil, err
	}
	span, summary, err := hiring.ParseMonthName("monthName", monthName, whole)
	if err != nil {
		return nil, nil, err
	}
	if column.OfOpened() {
		opened, err = s.openedIn(ctx, span, column)
		return opened, nil, err
	}
	rows, err := s.Store.Read().ClosedFactsInTAT(ctx, store.ClosedFactsInTATParams{FirstDay: firstOf(span),
		LastDay: lastOf(span)})
	if err != nil {
		return nil, nil, fmt.Errorf("app: what was closed in a month: %w", err)
	}
	for _, r := range rows {
		n := r.N
		if column == hiring.ClosedInTAT {
			n = r.InTat
		}
		if n > 0 && column.Has(hiring.EmploymentType(r.EmploymentType)) {
			closed = append(closed, hiring.ClosedFact{
				RequisitionID: r.RequisitionID, Serial: r.Serial, Position: r.Position, Department: r.Department,
				Openings: int(r.Positions), HR: r.HrID, HRName: r.HrName, Closed: int(n),
			})
		}
	}
	return nil, hiring.ClosedDetails(closed, summary), nil
}

// openedIn returns the requisitions approved in a span that the column counts, with the status that is shown.
func (s *Service) openedIn(
	ctx context.Context, span hiring.Span, column hiring.MonthlyColumn,
) ([]hiring.ReviewFact, error) {
	facts, err := s.approvedIn(ctx, span)
	if err != nil {
		return nil, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	opened := []hiring.ReviewFact{}
	for _, f := range facts {
		if column.Has(f.Type) {
			f.Status = hiring.Requisition{Status: f.Status, TAT: f.TAT}.ShownStatus(today)
			opened = append(opened, f)
		}
	}
	return opened, err
}
