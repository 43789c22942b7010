package figures

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ReviewCounts returns the bars of the Review chart: what became of the requisitions first approved in a month, by
// department.
func (s *Service) ReviewCounts(ctx context.Context, of Period) ([]hiring.ReviewCount, error) {
	facts, err := s.reviewFacts(ctx, of)
	return hiring.ReviewCounts(facts), err
}

// ReviewedRequisitions returns the requisitions that a segment of a bar counts.
func (s *Service) ReviewedRequisitions(
	ctx context.Context, month, year, departmentID, series string,
) ([]hiring.ReviewFact, error) {
	facts, err := s.reviewFacts(ctx, Period{Month: month, Year: year})
	if err != nil {
		return nil, err
	}
	found, err := hiring.Reviewed(facts, departmentID, series)
	if err != nil {
		return nil, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	for i, f := range found {
		found[i].Status = hiring.Requisition{Status: f.Status, TAT: f.TAT}.ShownStatus(today)
	}
	return found, err
}

func (s *Service) reviewFacts(ctx context.Context, of Period) ([]hiring.ReviewFact, error) {
	span, err := of.span()
	if err != nil {
		return nil, err
	}
	return s.approvedIn(ctx, span)
}

// approvedIn returns the requisitions first approved in a span.
func (s *Service) approvedIn(ctx context.Context, span hiring.Span) ([]hiring.ReviewFact, error) {
	rows, err := s.Store.Read().ReviewFacts(ctx, store.ReviewFactsParams{FirstDay: new(firstOf(span)),
		LastDay: new(lastOf(span))})
	if err != nil {
		return nil, fmt.Errorf("app: requisitions approved in a month: %w", err)
	}
	facts := make([]hiring.ReviewFact, len(rows))
	for i, r := range rows {
		facts[i] = hiring.ReviewFact{
			RequisitionID: r.ID, Serial: r.Serial, Position: r.Position, DepartmentID: r.DepartmentID,
			Department: r.Department, Positions: int(r.Positions),
			ApprovedOn: core.DayOrNone(r.ApprovedOn), TAT: core.DayOf(r.Tat), Status: hiring.Status(r.Status),
			EverAssigned: r.EverAssigned, Type: hiring.EmploymentType(r.EmploymentType),
		}
	}
	return facts, nil
}

// ReviewAsk is the requested part of the Review table; empty names do not filter.
type ReviewAsk struct {
	From, To                        string
	Department, Position, Recruiter string
	core.ListAsk
}

// ReviewTable is a page of the assignments made in a range, the newest first.
type ReviewTable struct {
	Rows    []store.ReviewRow
	Total   int64
	Choices store.Choices
}

// ReviewTable lists the assignments made in a range of days, and their results.
func (s *Service) ReviewTable(ctx context.Context, ask ReviewAsk) (table ReviewTable, err error) {
	span, err := hiring.ParseSpan("fromDate", ask.From, "toDate", ask.To)
	if err != nil {
		return table, err
	}
	page, err := ask.ReadOrWhole(store.ReviewSorts, "-assignedOn")
	if err != nil {
		return table, err
	}
	filter := store.ReviewFilter{Made: span, Department: ask.Department, Position: ask.Position,
		Recruiter: ask.Recruiter, Part: ask.Part}
	if table.Rows, table.Total, err = s.Store.ReviewTable(ctx, filter, page); err != nil {
		return table, fmt.Errorf("app: Review table: %w", err)
	}
	if table.Choices, err = s.Store.ReviewChoices(ctx, span); err != nil {
		return table, fmt.Errorf("app: what the Review table can be filtered by: %w", err)
	}
	return table, nil
}
