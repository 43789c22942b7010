package core

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// JobMailNotification is the kind of job that mails one notification. It waits until its step cannot be undone any more
// and finds nothing to mail if it was.
const JobMailNotification = "MailNotification"

// bellTopic begins the topics that are told to one user alone.
const bellTopic = "bell:"

// TopicBell is the topic of a user's notifications.
func TopicBell(userID string) string { return bellTopic + userID }

// Told is one thing that users are told of: an event of a candidate, an event of a requisition, or a mail.
type Told struct {
	Kind hiring.NotificationKind
	// RequisitionID is empty if it is about none: then nobody's sight limits it.
	RequisitionID, CandidateID string
	StageEvent                 int64
	RequisitionEvent           int64
	MessageID                  string
	// To are ids of users; empty ones are skipped. Managers: every manager, too.
	To       []string
	Managers bool
	// Detail is what cannot be read from the event later.
	Detail string
	// MailedElse: they get another mail about it.
	MailedElse bool
}

// Notify writes notifications in the transaction of the step that causes them. The actor is not told, nor who does not
// see the requisition; of one event a user is told once.
func (c *Core) Notify(ctx context.Context, q *store.Queries, actorID string, all ...Told) error {
	type once struct {
		userID, messageID string
		stage, own        int64
	}
	told := map[once]bool{}
	for _, one := range all {
		receivers, err := receiversOf(ctx, q, one)
		if err != nil {
			return err
		}
		for _, userID := range receivers {
			key := once{userID, one.MessageID, one.StageEvent, one.RequisitionEvent}
			if userID == actorID || told[key] {
				continue
			}
			told[key] = true
			if err := c.notify(ctx, q, actorID, userID, one); err != nil {
				return err
			}
		}
	}
	return nil
}

// receiversOf lists those who are told and may know.
func receiversOf(ctx context.Context, q *store.Queries, one Told) (ids []string, err error) {
	if one.Managers {
		managers, err := q.ActiveManagers(ctx)
		if err != nil {
			return nil, fmt.Errorf("app: managers to notify: %w", err)
		}
		for _, m := range managers {
			ids = append(ids, m.ID)
		}
	}
	for _, id := range one.To {
		if id == "" || slices.Contains(ids, id) {
			continue
		}
		row, err := q.NotificationReceiver(ctx, store.NotificationReceiverParams{UserID: id,
			RequisitionID: one.RequisitionID})
		if err != nil {
			return nil, fmt.Errorf("app: whom to notify: %w", err)
		}
		r := hiring.Receiver{User: HiringUser(row.ID, row.Role, row.Grants), Active: row.Active, Assigned: row.Assigned,
			Conducts: row.Conducts, ESA: row.Esa}
		if r.Sees() || r.Active && one.RequisitionID == "" {
			ids = append(ids, id)
		}
	}
	return ids, nil
}

func (c *Core) notify(ctx context.Context, q *store.Queries, actorID, userID string, one Told) error {
	row := store.AddNotificationParams{
		ID: NewID(), UserID: userID, Kind: string(one.Kind), ActorID: TextOrNil(actorID),
		RequisitionID: TextOrNil(one.RequisitionID),
		CandidateID:   TextOrNil(one.CandidateID), StageEvent: numberOrNil(one.StageEvent),
		RequisitionEvent: numberOrNil(one.RequisitionEvent), MessageID: TextOrNil(one.MessageID), Detail: one.Detail,
		At: store.At(c.Now()),
	}
	if err := q.AddNotification(ctx, row); err != nil {
		return fmt.Errorf("app: add a notification: %w", err)
	}
	if one.Kind.MailedNow() && !one.MailedElse {
		leaves := c.Now().Add(hiring.UndoableMailDelay)
		if err := jobs.Add(ctx, q, leaves, JobMailNotification, row.ID, ""); err != nil {
			return err
		}
	}
	return q.MarkChange(ctx, TopicBell(userID))
}

// DropNotifications deletes the notifications of events of a candidate that were taken back.
func (c *Core) DropNotifications(ctx context.Context, q *store.Queries, stageEvents ...int64) error {
	for _, id := range stageEvents {
		users, err := q.DropNotificationsOfStageEvent(ctx, &id)
		if err != nil {
			return fmt.Errorf("app: drop notifications: %w", err)
		}
		if err := markBells(ctx, q, users); err != nil {
			return err
		}
	}
	return nil
}

// DropRequisitionNotifications deletes the notifications of a requisition's step that was undone.
func (c *Core) DropRequisitionNotifications(
	ctx context.Context, q *store.Queries, requisitionID string, step int64,
) error {
	events, err := q.RequisitionEventsOfStep(ctx, store.RequisitionEventsOfStepParams{RequisitionID: requisitionID,
		Step: step})
	if err != nil {
		return fmt.Errorf("app: events of a step: %w", err)
	}
	for _, id := range events {
		users, err := q.DropNotificationsOfRequisitionEvent(ctx, &id)
		if err != nil {
			return fmt.Errorf("app: drop notifications: %w", err)
		}
		if err := markBells(ctx, q, users); err != nil {
			return err
		}
	}
	return nil
}

func markBells(ctx context.Context, q *store.Queries, users []string) error {
	slices.Sort(users)
	for _, id := range slices.Compact(users) {
		if err := q.MarkChange(ctx, TopicBell(id)); err != nil {
			return err
		}
	}
	return nil
}

func numberOrNil(n int64) *int64 {
	if n == 0 {
		return nil
	}
	return &n
}
