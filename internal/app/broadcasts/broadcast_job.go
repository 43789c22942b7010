package broadcasts

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobSendBroadcast is the kind of job that makes the next step of a broadcast.
const JobSendBroadcast = "SendBroadcast"

// SendBroadcast is the handler of JobSendBroadcast: it hands one message to the outbox. The step, the end of its job
// and the job of the next step are one transaction, so a restart neither repeats a step nor loses one.
func (s *Service) SendBroadcast(ctx context.Context, job jobs.Job) error {
	var id string
	if err := json.Unmarshal([]byte(job.Payload), &id); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of a broadcast: %w", err))
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		next, err := s.step(ctx, q, id)
		if err != nil || next.IsZero() {
			return err
		}
		// The end of this job has freed the key.
		return addJob(ctx, q, next, id)
	})
}

// addJob adds the job of the next step. A broadcast has one at a time.
func addJob(ctx context.Context, q *store.Queries, at time.Time, id string) error {
	return jobs.Add(ctx, q, at, JobSendBroadcast, id, JobSendBroadcast+" "+id)
}

// step hands the next message over, if it is time, and returns when to look again; zero for never.
func (s *Service) step(ctx context.Context, q *store.Queries, id string) (next time.Time, err error) {
	b, err := q.BroadcastByID(ctx, id)
	if err != nil {
		return next, fmt.Errorf("app: broadcast: %w", err)
	}
	if b.State != string(hiring.BroadcastRunning) {
		return next, nil
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return next, err
	}
	now := s.Now().In(settings.Zone)
	last, err := q.LastHanded(ctx, id)
	if err != nil && !store.IsNone(err) {
		return next, fmt.Errorf("app: message before: %w", err)
	}
	if err == nil {
		// While a message is on its way, or the service is not answering, nobody else is written to.
		switch opens := hiring.BroadcastOpenFrom(now); {
		case last.State == string(hiring.MessageQueued) && opens.After(now):
			return opens, nil
		case onItsWay(last.State):
			return now.Add(hiring.BroadcastSpacing), nil
		}
		if soonest := last.At.Add(hiring.BroadcastSpacing); soonest.After(now) {
			return soonest, nil
		}
	}
	waiting, err := q.WaitingRecipients(ctx, id)
	if err != nil {
		return next, fmt.Errorf("app: who is next: %w", err)
	}
	if len(waiting) == 0 {
		return next, s.end(ctx, q, id, hiring.BroadcastDone, "")
	}
	if opens := hiring.BroadcastOpenFrom(now); opens.After(now) {
		return opens, nil
	}
	from, err := s.sender(ctx, q, b.UserID)
	if err != nil {
		return next, err
	}
	if !from.active {
		return next, s.end(ctx, q, id, hiring.BroadcastCut, hiring.BroadcastNotTheirs)
	}
	return s.hand(ctx, q, id, settings, from, waiting)
}

// hand queues the message of the first recipient who is not skipped.
func (s *Service) hand(
	ctx context.Context, q *store.Queries, id string, settings core.Settings, from sender,
	waiting []store.WaitingRecipientsRow,
) (next time.Time, err error) {
	now := s.Now().In(settings.Zone)
	at := store.At(now)
	for _, one := range waiting {
		to, err := s.recipient(ctx, q, one.CandidateID)
		if err != nil {
			return next, err
		}
		row := store.SetBroadcastRecipientParams{BroadcastID: id, Number: one.Number, State: "handed", At: &at}
		if row.Reason = to.facts.WhySkipped(now); row.Reason != "" {
			row.State = "skipped"
		} else {
			campaign := s.campaign(settings, from, to)
			campaign.Cause, campaign.Title, campaign.BroadcastID = letter.SendBroadcast, "ESA Link, broadcast", id
			messageID, err := s.messages.QueueCampaign(ctx, q, now, from.id, campaign)
			if err != nil {
				return next, err
			}
			row.MessageID = &messageID
		}
		if err := q.SetBroadcastRecipient(ctx, row); err != nil {
			return next, fmt.Errorf("app: recipient of a broadcast: %w", err)
		}
		if row.State == "handed" {
			return now.Add(hiring.BroadcastSpacing), q.MarkChange(ctx, core.TopicMessage)
		}
	}
	return next, s.end(ctx, q, id, hiring.BroadcastDone, "")
}

// end ends a broadcast; reason is why the rest is cancelled, if there is a rest.
func (s *Service) end(
	ctx context.Context, q *store.Queries, id string, state hiring.BroadcastState, reason string,
) error {
	now := store.At(s.Now())
	if err := q.CancelWaitingRecipients(ctx, store.CancelWaitingRecipientsParams{BroadcastID: id, Reason: reason,
		At: &now}); err != nil {
		return fmt.Errorf("app: cancel the rest: %w", err)
	}
	ended, err := q.EndBroadcast(ctx, store.EndBroadcastParams{ID: id, State: string(state), Reason: reason,
		EndedAt: &now})
	if err != nil {
		return fmt.Errorf("app: end a broadcast: %w", err)
	}
	if ended == 0 {
		return hiring.Refuse(hiring.BroadcastOver)
	}
	return q.MarkChange(ctx, core.TopicMessage)
}
