package check

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/store"
)

// Derived data must match what a recount gives.

func checkAdded(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.AddedDifferences(ctx)
	return sentences(rows, err, func(r store.AddedDifferencesRow) string {
		return fmt.Sprintf("%s: %d applications that the user %s added, by the %s %q, are counted as %d", r.OnDay,
			r.Counted, core.Text(r.OwnerID), r.Kind, r.OfID, r.Written)
	})
}

func checkFollowUpDays(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.FollowUpDayDifferences(ctx)
	return sentences(rows, err, func(r store.FollowUpDayDifferencesRow) string {
		return fmt.Sprintf("%d follow-ups of the user %s for %s are counted as %d", r.Counted, r.OwnerID, *r.OnDay,
			r.Written)
	})
}

func checkOwnRequisitions(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.OwnRequisitionDifferences(ctx)
	return sentences(rows, err, func(r store.OwnRequisitionDifferencesRow) string {
		return fmt.Sprintf("the list of the user %s has the requisition %s in another way than its assignments", r.HrID,
			r.RequisitionID)
	})
}

func checkOfferEvents(ctx context.Context, q *store.Queries) (found []string, err error) {
	events, err := q.OfferEventDifferences(ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range events {
		found = append(found,
			fmt.Sprintf("the dashboards know the offer of the event %d in another way than its history", id))
	}
	days, err := q.OfferDayDifferences(ctx)
	if err != nil {
		return nil, err
	}
	for _, d := range days {
		found = append(found, fmt.Sprintf("the %s offers of %s are counted in another way", d.EmploymentType, d.OnDay))
	}
	months, err := q.ClosedMonthDifferences(ctx)
	for _, m := range months {
		found = append(found,
			fmt.Sprintf("what the user %s closed of %s is counted in another way", m.OwnerID, m.Month))
	}
	return found, err
}

func checkSearch(ctx context.Context, q *store.Queries) ([]string, error) {
	messages, err := q.MessagesNotSearched(ctx)
	if err != nil {
		return nil, err
	}
	candidates, err := q.CandidatesNotSearched(ctx)
	found := []string{}
	for _, id := range messages {
		found = append(found, fmt.Sprintf("the message %s cannot be searched for", id))
	}
	for _, id := range candidates {
		found = append(found, fmt.Sprintf("the candidate %s cannot be searched for", id))
	}
	return found, err
}
