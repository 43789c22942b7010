package interviews

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// RemindInterview is the handler of JobRemindInterview. The mail, the job of the next reminder and the end of this one
// are one transaction, in which the interview is still pending.
func (s *Service) RemindInterview(ctx context.Context, job jobs.Job) error {
	var of applications.ReminderOf
	if err := json.Unmarshal([]byte(job.Payload), &of); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of a reminder: %w", err))
	}
	var settings core.Settings
	var i invitation
	if err := s.Store.AfterOthers(ctx, func() (err error) {
		q := s.Store.Read()
		if settings, err = s.ReadSettings(ctx, q); err != nil {
			return err
		}
		i, err = s.invitation(ctx, q, of.EventID, settings, s.Now(), of.EventID)
		return err
	}); err != nil {
		return err
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		is, err := q.InterviewToRemind(ctx, of.EventID)
		if err != nil {
			return fmt.Errorf("app: interview to remind of: %w", err)
		}
		if !is.Pending || !is.Live || is.Voided {
			return nil
		}
		// A revocation can be undone, so the next reminder is planned all the same.
		stands := hiring.InterviewStands(hiring.Status(is.RequisitionStatus))
		if stands && !of.Kind.Late(i.at, s.Now()) {
			for _, message := range s.reminder(i, of.Kind) {
				if err := s.messages.Queue(ctx, q, "", message); err != nil {
					return err
				}
			}
		}
		return s.applications.PlanReminder(ctx, q, of.EventID, i.at, s.Now(), settings.Waits().Work)
	})
}

// reminder composes the mail of a reminder, if its receiver can be reached.
func (s *Service) reminder(i invitation, kind hiring.InterviewReminder) []letter.Message {
	facts := i.facts(s.Now())
	switch {
	case kind == hiring.RemindCandidate:
		return letter.Reachable(letter.ReminderForCandidate(facts))
	case !i.PersonActive:
		return nil
	case kind.AsksResult():
		return letter.Reachable(letter.ResultReminder(facts))
	}
	return letter.Reachable(letter.ReminderForInterviewer(facts))
}

// reminderNow composes what the interviewer is reminded of by a colleague: the interview, or its result once it is
// over.
func (s *Service) reminderNow(i invitation) []letter.Message {
	if hiring.InterviewLate(i.at, s.Now()) {
		return s.reminder(i, hiring.RemindResult)
	}
	return s.reminder(i, hiring.RemindPerson)
}

// withdrawReminders cancels the reminders of an interview that has ended, as far as they have not left.
func (s *Service) withdrawReminders(ctx context.Context, q *store.Queries, arrangedBy int64) error {
	if arrangedBy == 0 {
		return nil
	}
	for _, cause := range letter.InterviewReminders {
		if err := s.messages.Withdraw(ctx, q, cause, strconv.FormatInt(arrangedBy, 10)); err != nil {
			return err
		}
	}
	return nil
}

// JobPlanReminders is the kind of job that plans the reminders of interviews that were not arranged here.
const JobPlanReminders = "PlanReminders"

// remindersAtOnce is how many interviews are planned in a transaction.
const remindersAtOnce = 500

// PlanReminders is the handler of JobPlanReminders.
func (s *Service) PlanReminders(ctx context.Context, _ jobs.Job) error {
	settings, err := s.ReadSettings(ctx, s.Store.Read())
	if err != nil {
		return err
	}
	work, now := settings.Waits().Work, s.Now()
	for after, more := int64(0), true; more; {
		if err := s.Store.InTxAfterOthers(ctx, func(q *store.Queries) error {
			rows, err := q.PendingToRemind(ctx, store.PendingToRemindParams{After: after,
				Since: store.At(now.Add(-hiring.RemindersBack)), Most: remindersAtOnce})
			if err != nil {
				return fmt.Errorf("app: interviews to remind of: %w", err)
			}
			for _, row := range rows {
				if err := s.applications.PlanReminder(ctx, q, row.EventID, row.At.Time, now, work); err != nil {
					return err
				}
				after = row.EventID
			}
			more = len(rows) == remindersAtOnce
			return nil
		}); err != nil {
			return err
		}
	}
	return nil
}
