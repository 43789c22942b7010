package messages

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

const (
	// MostLeaving is how many messages are handed to the WhatsApp service at a time. The worker has more slots than that,
	// so that a service that hangs cannot keep mails waiting.
	MostLeaving = 2
	// placeTime is how long a message waits in its slot for its turn, and turnWait how long it then leaves the slot to
	// others.
	placeTime, turnWait = 100 * time.Millisecond, 2 * time.Second
	// outcomeTime is how long writing what became of a message may take, also while the process stops.
	outcomeTime = 10 * time.Second
)

// sendCampaign hands a message to the WhatsApp service. The service takes every request for a new one, so a message is
// marked as leaving before, and whoever finds the mark later knows that nobody heard the answer.
func (s *Service) sendCampaign(ctx context.Context, job jobs.Job, row store.MessageByIDRow) error {
	switch hiring.MessageState(row.State) {
	case hiring.MessageQueued:
	case hiring.MessageLeaving:
		return s.ended(ctx, job, row.ID, hiring.MessageFailed, hiring.NoAnswerMayHaveArrived)
	default:
		return nil
	}
	if s.Whatsapp == nil {
		return s.keepMessage(ctx, job, row)
	}
	select {
	case s.leaving <- struct{}{}:
		defer func() { <-s.leaving }()
	case <-time.After(placeTime):
		return jobs.Again(s.Now().Add(turnWait))
	}
	campaign, leaves, err := s.leave(ctx, job, row)
	if err != nil || !leaves {
		return err
	}
	serviceID, fault := s.Whatsapp.Send(ctx, campaign)
	after, cancel := context.WithTimeout(context.WithoutCancel(ctx), outcomeTime)
	defer cancel()
	if retry := retries(ctx, job, fault); retry != nil {
		err := jobs.WriteIn(after, s.Store, job, func(q *store.Queries) error {
			return s.endLeaving(after, q, row.ID, hiring.MessageQueued, fault.Error())
		})
		if err == nil {
			return retry
		}
	}
	var written error
	switch {
	case fault == nil:
		accept := func(q *store.Queries) error { return s.accepted(after, q, row.ID, serviceID) }
		if written = jobs.FinishIn(after, s.Store, job, accept); jobs.LeaseLost(written) {
			// Whoever has the job believes that nobody heard the answer.
			written = errors.Join(written, s.Store.InTx(after, accept))
		}
	case errors.Is(fault, outreach.ErrNoAnswer):
		written = s.ended(after, job, row.ID, hiring.MessageFailed, hiring.NoAnswerMayHaveArrived)
	default:
		written = s.ended(after, job, row.ID, hiring.MessageFailed, fault.Error())
	}
	if jobs.Finished(written) || jobs.LeaseLost(written) {
		return written
	}
	// The job must not be given up: its next run tells people what is not known.
	s.Log.Error("what became of a message cannot be written", "message", row.ID, "error", written)
	return jobs.Again(s.Now().Add(newerWait))
}

// retries returns the error for another attempt, nil if there is none: the service has the message, refuses it, or may
// have it.
func retries(ctx context.Context, job jobs.Job, fault error) error {
	if fault == nil || errors.Is(fault, outreach.ErrRefused) || errors.Is(fault, outreach.ErrNoAnswer) ||
		job.Last() && ctx.Err() == nil {
		return nil
	}
	if busy, is := errors.AsType[*outreach.ErrBusy](fault); is {
		return jobs.After(fault, busy.After)
	}
	return fault
}

// leave marks a message as leaving and returns what the service is told. It does not leave if the candidate wants or
// gets no messages any more, and one of a broadcast only in its hours, however often it was tried before.
func (s *Service) leave(
	ctx context.Context, job jobs.Job, m store.MessageByIDRow,
) (c outreach.Campaign, leaves bool, err error) {
	settings, err := s.ReadSettings(ctx, s.Store.Read())
	if err != nil {
		return c, false, err
	}
	id, now := m.ID, s.Now().In(settings.Zone)
	if opens := hiring.BroadcastOpenFrom(now); letter.Cause(m.Cause) == letter.SendBroadcast && opens.After(now) {
		return c, false, jobs.Again(opens)
	}
	err = jobs.WriteIn(ctx, s.Store, job, func(q *store.Queries) error {
		row, err := q.CampaignToSend(ctx, id)
		if err != nil {
			return fmt.Errorf("app: campaign to send: %w", err)
		}
		number, local := hiring.WhatsappNumber(row.ToList)
		switch {
		case row.OptedOutAt != nil:
			return s.doesNotLeave(ctx, q, id, hiring.MessageCancelled, hiring.CandidateOptedOut)
		case row.Blacklisted:
			return s.doesNotLeave(ctx, q, id, hiring.MessageCancelled, hiring.CandidateIsBlacklisted)
		case !local:
			return s.doesNotLeave(ctx, q, id, hiring.MessageFailed, hiring.NotAnIndianMobile)
		}
		c = outreach.Campaign{Number: number, Name: row.Name, Template: row.Campaign,
			Language: settings.Value(hiring.CampaignLanguage), MediaURL: row.MediaUrl, MediaName: row.MediaName}
		if err := json.Unmarshal([]byte(row.Params), &c.Params); err != nil {
			return fmt.Errorf("app: parameters of a campaign: %w", err)
		}
		changed, err := q.MessageLeaves(ctx, id)
		if err != nil {
			return fmt.Errorf("app: message leaves: %w", err)
		}
		leaves = changed > 0
		return s.reached(ctx, q, id, hiring.MessageLeaving, changed)
	})
	return c, leaves && err == nil, err
}

func (s *Service) doesNotLeave(
	ctx context.Context, q *store.Queries, id string, state hiring.MessageState, reason string,
) error {
	changed, err := q.MessageDoesNotLeave(ctx, store.MessageDoesNotLeaveParams{ID: id, State: string(state),
		Reason: reason})
	if err != nil {
		return fmt.Errorf("app: message does not leave: %w", err)
	}
	return s.reached(ctx, q, id, state, changed)
}

// ended writes what became of a message that was leaving, and ends its job.
func (s *Service) ended(
	ctx context.Context, job jobs.Job, id string, state hiring.MessageState, reason string,
) error {
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		return s.endLeaving(ctx, q, id, state, reason)
	})
}

func (s *Service) endLeaving(
	ctx context.Context, q *store.Queries, id string, state hiring.MessageState, reason string,
) error {
	changed, err := q.EndLeaving(ctx, store.EndLeavingParams{ID: id, State: string(state), Reason: reason})
	if err != nil {
		return fmt.Errorf("app: message has left: %w", err)
	}
	return s.reached(ctx, q, id, state, changed)
}

// accepted records that the service has a message and how it calls it, and what it has reported about it already.
func (s *Service) accepted(ctx context.Context, q *store.Queries, id, serviceID string) error {
	row, err := q.MessageByID(ctx, id)
	if err != nil {
		return fmt.Errorf("app: message that was accepted: %w", err)
	}
	now := Report{State: hiring.MessageSent, At: s.Now()}
	state, err := s.raise(ctx, q, id, hiring.MessageState(row.State), row.Reason, now)
	if err != nil || serviceID == "" {
		return err
	}
	if err := q.SetServiceID(ctx, store.SetServiceIDParams{MessageID: id, ServiceID: serviceID}); err != nil {
		return fmt.Errorf("app: service's id of a message: %w", err)
	}
	early, err := q.MessageReportsOf(ctx, serviceID)
	if err != nil {
		return fmt.Errorf("app: early reports: %w", err)
	}
	for _, r := range early {
		if state, err = s.raise(ctx, q, id, state, "", Report{ServiceID: serviceID,
			State: hiring.MessageState(r.State), Reason: r.Reason, At: r.At.Time}); err != nil {
			return err
		}
	}
	if len(early) == 0 {
		return nil
	}
	if err := q.DropMessageReports(ctx, serviceID); err != nil {
		return fmt.Errorf("app: early reports: %w", err)
	}
	return q.MarkChange(ctx, core.TopicMessage)
}
