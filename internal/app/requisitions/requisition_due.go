package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ListDueRequisitions returns the open requisitions due in a range of days, soonest first.
func (s *Service) ListDueRequisitions(
	ctx context.Context, by core.Caller, start, end string, list core.ListAsk,
) ([]SeenRequisition, int64, error) {
	span, err := hiring.ParseSpan("startDate", start, "endDate", end)
	if err != nil {
		return nil, 0, err
	}
	f, err := s.filter(ctx, by.Viewer(), everything("all", list))
	if err != nil {
		return nil, 0, err
	}
	f.Statuses, f.TAT = hiring.OpenStatuses, span
	return s.requisitions(ctx, by, f, RequisitionAsk{ListAsk: list}, "tat")
}

// Notifications returns the weeks up to a day in which an open requisition is due, oldest first.
func (s *Service) Notifications(ctx context.Context, by core.Caller, year, day, month string) ([]hiring.Week, error) {
	date, err := hiring.ParseDate(year, day, month)
	if err != nil {
		return nil, err
	}
	weeks := hiring.NotificationWeeks(date)
	days, err := s.Store.DueDays(ctx, store.RequisitionFilter{
		Scope: by.Viewer().Scope, ReqFilter: hiring.ReqFilter{Statuses: hiring.OpenStatuses},
		TAT: hiring.Span{From: weeks[0].Start, To: weeks[len(weeks)-1].End},
	})
	if err != nil {
		return nil, fmt.Errorf("app: notifications: %w", err)
	}
	found := []hiring.Week{}
	for _, week := range weeks {
		for _, due := range days {
			if day := core.DayOf(due); day >= week.Start && day <= week.End {
				found = append(found, week)
				break
			}
		}
	}
	return found, nil
}
