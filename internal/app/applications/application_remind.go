package applications

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// JobRemindInterview is the kind of job that reminds people of an interview. An interview has one at a time, of its
// next reminder; it dies with the interview.
const JobRemindInterview = "RemindInterview"

// ReminderOf is the payload of JobRemindInterview.
type ReminderOf struct {
	// EventID is the event that arranged the interview.
	EventID int64
	// Start is when it begins.
	Start time.Time
	Kind  hiring.InterviewReminder
}

// PlanReminder queues the next reminder of an interview, the first that is due after a time. none may be left.
func (s *Service) PlanReminder(
	ctx context.Context, q *store.Queries, eventID int64, start, after time.Time, work hiring.WorkTime,
) error {
	kind, at, ok := hiring.NextReminder(start, after, work)
	if !ok {
		return nil
	}
	return jobs.Add(ctx, q, at, JobRemindInterview, ReminderOf{eventID, start, kind}, reminderKey(eventID, kind))
}

func reminderKey(eventID int64, kind hiring.InterviewReminder) string {
	return JobRemindInterview + ":" + strconv.FormatInt(eventID, 10) + ":" + string(kind)
}

// dropReminders ends the reminders of an interview that is not pending any more.
func (s *Service) dropReminders(ctx context.Context, q *store.Queries, eventID int64) error {
	if eventID == 0 {
		return nil
	}
	key := func(i int) string { return reminderKey(eventID, hiring.InterviewReminders[i]) }
	if err := q.DropReminders(ctx, store.DropRemindersParams{First: key(0), Second: key(1), Third: key(2),
		Fourth: key(3)}); err != nil {
		return fmt.Errorf("app: reminders of an interview: %w", err)
	}
	return nil
}
