package seed

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// mostCalls is how many of the latest calls went through the telephony service, callDays how old they are at most.
	mostCalls, callDays = 60, 7
	// mostOffers is how many of the latest offers were explained by telephone, offerDays how old they are at most.
	mostOffers, offerDays = 80, 60
	// dialled is how long before its outcome was written down a call was asked for.
	dialled = 4 * time.Minute
	// explained is how long after it was sent an offer was explained.
	explained = 4 * time.Hour
)

// callReports are what the service reported of the calls, one after the other; the first was never answered by it.
var callReports = [][]hiring.CallReport{
	{},
	{{State: hiring.CallRinging}, {State: hiring.CallAnswered}, {State: hiring.CallEnded, Seconds: 94}},
	{{State: hiring.CallRinging}, {State: hiring.CallEnded}},
	{{State: hiring.CallRinging}, {State: hiring.CallAnswered}},
	{{State: hiring.CallRinging}, {State: hiring.CallAnswered}, {State: hiring.CallEnded, Seconds: 151}},
	{{State: hiring.CallRinging}},
}

// calls keeps the latest calls of the recruiters, in every state.
func (h *history) calls(ctx context.Context, q *store.Queries) error {
	now := h.muster.Now()
	zone, err := h.muster.ZoneIn(ctx, q)
	if err != nil {
		return err
	}
	rows, err := q.LatelyCalled(ctx, store.LatelyCalledParams{
		Since: store.DateOf(now.In(zone).AddDate(0, 0, -callDays)), Most: mostCalls})
	if err != nil {
		return fmt.Errorf("seed: latest calls: %w", err)
	}
	offered, err := q.LatelyOffered(ctx, store.LatelyOfferedParams{
		Since: store.DateOf(now.In(zone).AddDate(0, 0, -offerDays)), Most: mostOffers})
	if err != nil {
		return fmt.Errorf("seed: latest offers: %w", err)
	}
	for _, row := range offered {
		if row.CalledAt.Time = row.CalledAt.Time.Add(explained); row.CalledAt.Time.After(now) {
			continue
		}
		if err := h.call(ctx, q, store.LatelyCalledRow(row), 1); err != nil {
			return err
		}
	}
	for i, row := range rows {
		if err := h.call(ctx, q, row, i); err != nil {
			return err
		}
	}
	return nil
}

// call keeps a call to which the service reacted in the i-th way.
func (h *history) call(ctx context.Context, q *store.Queries, row store.LatelyCalledRow, i int) error {
	call := hiring.PhoneCall{State: hiring.CallAsked, AskedAt: row.CalledAt.Time.Add(-dialled)}
	if i%9 == 4 {
		call = call.Failed(hiring.CallNoAnswer)
	} else {
		call = reported(call, callReports[i%len(callReports)], h.muster.Now())
	}
	return addCall(ctx, q, row.CandidateID, row.RequisitionID, row.UserID, call)
}

// reported is a call after these reports, each a while after the one before.
func reported(call hiring.PhoneCall, reports []hiring.CallReport, now time.Time) hiring.PhoneCall {
	for n, report := range reports {
		report.At = call.AskedAt.Add(time.Duration(7+12*n)*time.Second + time.Duration(report.Seconds)*time.Second)
		call = call.Raised(report, now)
	}
	return call
}

func addCall(
	ctx context.Context, q *store.Queries, candidateID, requisitionID, userID string, call hiring.PhoneCall,
) error {
	if err := q.AddPhoneCall(ctx, store.AddPhoneCallParams{
		ID: core.NewID(), CandidateID: candidateID, RequisitionID: requisitionID, UserID: userID,
		AskedAt: store.At(call.AskedAt), State: string(call.State), Reason: call.Reason,
		RingingAt: instantOf(call.RingingAt), AnsweredAt: instantOf(call.AnsweredAt),
		EndedAt: instantOf(call.EndedAt), Seconds: call.Seconds,
	}); err != nil {
		return fmt.Errorf("seed: call: %w", err)
	}
	return nil
}

func instantOf(at time.Time) *store.Instant {
	if at.IsZero() {
		return nil
	}
	return new(store.At(at))
}
