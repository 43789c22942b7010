package waits

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Reminders returns the last reminders of an application or a requisition, newest first.
func (s *Service) Reminders(ctx context.Context, q *store.Queries, subjectID string) ([]hiring.Reminder, error) {
	rows, err := q.LastReminders(ctx, subjectID)
	if err != nil {
		return nil, fmt.Errorf("app: reminders: %w", err)
	}
	reminders := make([]hiring.Reminder, len(rows))
	for i, row := range rows {
		reminders[i] = hiring.Reminder{At: row.At.Time, By: row.ByName}
	}
	return reminders, nil
}

// AddReminder records that the caller reminds somebody of an application or a requisition, unless that was done a short
// time ago.
func (s *Service) AddReminder(ctx context.Context, q *store.Queries, by core.Caller, subjectID string) error {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return err
	}
	reminders, err := s.Reminders(ctx, q, subjectID)
	if err != nil {
		return err
	}
	now := s.Now().In(settings.Zone)
	if err := hiring.CheckReminders(reminders, now, settings.Waits()); err != nil {
		return err
	}
	if err := q.AddReminder(ctx, store.AddReminderParams{SubjectID: subjectID, RemindedBy: by.User.ID, At: store.At(now),
		OnDay: store.DateOf(now)}); err != nil {
		return fmt.Errorf("app: add a reminder: %w", err)
	}
	return nil
}
