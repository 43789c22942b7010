package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// ListDueRequisitions is the open requisitions that are due from one day to another, the first one first.
func (d *Desk) ListDueRequisitions(ctx context.Context, by Caller, start, end string, list ListAsk) ([]SeenRequisition, int64, error) {
	span, err := hiring.ParseSpan("startDate", start, "endDate", end)
	if err != nil {
		return nil, 0, err
	}
	f, err := d.filter(ctx, by.Viewer(), everything("all", list))
	if err != nil {
		return nil, 0, err
	}
	f.Statuses, f.TAT = hiring.OpenStatuses, span
	return d.requisitions(ctx, by, f, list, "tat")
}

// Notifications are the weeks up to a day in which an open requisition is due, oldest first.
func (d *Desk) Notifications(ctx context.Context, by Caller, year, day, month string) ([]hiring.Week, error) {
	date, err := hiring.ParseDate(year, day, month)
	if err != nil {
		return nil, err
	}
	weeks := hiring.NotificationWeeks(date)
	days, err := d.Store.DueDays(ctx, store.RequisitionFilter{
		Scope: by.Viewer().Scope, ReqFilter: hiring.ReqFilter{Statuses: hiring.OpenStatuses},
		TAT: hiring.Span{From: weeks[0].Start, To: weeks[len(weeks)-1].End},
	})
	if err != nil {
		return nil, fmt.Errorf("app: notifications: %w", err)
	}
	found := []hiring.Week{}
	for _, week := range weeks {
		for _, due := range days {
			if day := dayOf(due); day >= week.Start && day <= week.End {
				found = append(found, week)
				break
			}
		}
	}
	return found, nil
}
