package interviews

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// UndoMove takes back a move that the caller made: mails that have not left are cancelled, the others corrected.
func (s *Service) UndoMove(ctx context.Context, by core.Caller, step int64) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error { return s.undo(ctx, q, by, step) })
}

func (s *Service) undo(ctx context.Context, q *store.Queries, by core.Caller, step int64) error {
	voided, err := s.applications.TakeBack(ctx, q, by, step)
	if err != nil {
		return err
	}
	for _, e := range voided {
		id := strconv.FormatInt(e.ID, 10)
		for cause, kind := range letter.Causes {
			if kind.About != letter.StageEvent {
				continue
			}
			if err := s.messages.Withdraw(ctx, q, cause, id); err != nil {
				return err
			}
		}
		left, err := q.SentOfEvent(ctx, id)
		if err != nil {
			return fmt.Errorf("app: mails of a move that left: %w", err)
		}
		for _, message := range left {
			if err := s.messages.Correct(ctx, q, message); err != nil {
				return err
			}
		}
	}
	return nil
}

// UndoInterviewResult takes back the result that was given through the link of an interview mail.
func (s *Service) UndoInterviewResult(ctx context.Context, by core.Caller, values url.Values) error {
	if err := s.messages.CheckSigned(resultPurpose, values); err != nil {
		return err
	}
	i, err := s.invitedBy(ctx, s.Store.Read(), values.Get("interview"))
	if err != nil {
		return err
	}
	by, use := by.ByLink(resultPurpose, i.PersonID)
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		step, _, err := s.ownResult(ctx, q, i)
		if err != nil {
			return err
		}
		if step == 0 {
			return hiring.Refuse(hiring.UndoTooLate)
		}
		if err := s.undo(ctx, q, by, step); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "UndoInterviewResult", "candidate", i.CandidateID, nil, use)
	})
}

// ownResult returns the move by which the interviewer gave the result, and until when they can take it back; 0 if they
// cannot any more.
func (s *Service) ownResult(
	ctx context.Context, q *store.Queries, i invitation,
) (step int64, until time.Time, err error) {
	_, a, _, err := s.applications.Load(ctx, q, i.CandidateID, i.RequisitionID)
	if err != nil || i.Pending || !i.PersonActive {
		return 0, until, err
	}
	next, err := q.StageEventAfterEvent(ctx, store.StageEventAfterEventParams{ApplicationID: i.ApplicationID, ID: i.ID})
	if store.IsNone(err) {
		return 0, until, nil
	}
	if err != nil {
		return 0, until, fmt.Errorf("app: what followed on an interview: %w", err)
	}
	last, until, ok := a.LastMove(resultBy(i), s.Now())
	if !ok || last != next.Step {
		return 0, until, nil
	}
	return last, until, nil
}

// CorrectMessage is the handler of JobCorrectMessage.
func (s *Service) CorrectMessage(ctx context.Context, job jobs.Job) error {
	var id string
	if err := json.Unmarshal([]byte(job.Payload), &id); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of a correction: %w", err))
	}
	var corrections []letter.Message
	var sender string
	if err := s.Store.AfterOthers(ctx, func() (err error) {
		corrections, sender, err = s.corrections(ctx, s.Store.Read(), id)
		return err
	}); err != nil {
		return err
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		for _, message := range corrections {
			if err := s.messages.Queue(ctx, q, sender, message); err != nil {
				return err
			}
		}
		return nil
	})
}

// corrections composes what corrects a mail that left: it goes to those who got the mail.
func (s *Service) corrections(
	ctx context.Context, q *store.Queries, id string,
) (all []letter.Message, sender string, err error) {
	sent, err := q.MessageByID(ctx, id)
	if err != nil {
		return nil, "", fmt.Errorf("app: mail to correct: %w", err)
	}
	eventID, err := strconv.ParseInt(sent.CauseID, 10, 64)
	if err != nil {
		return nil, "", jobs.Hopeless(fmt.Errorf("app: event of a mail: %w", err))
	}
	taken, err := q.TakenBack(ctx, eventID)
	if err != nil {
		return nil, "", fmt.Errorf("app: event that was taken back: %w", err)
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return nil, "", err
	}
	to, cc := strings.Split(sent.ToList, ", "), []string(nil)
	if sent.CcList != "" {
		cc = strings.Split(sent.CcList, ", ")
	}
	sender = core.Text(sent.SenderID)
	var correction letter.Message
	switch cause := letter.Cause(sent.Cause); cause {
	case letter.ExpectJoining:
		correction = letter.IgnoreJoining(eventID, to, cc, sent.Subject,
			hiring.DayOf(sent.SentAt.Time.In(settings.Zone)))
	case letter.ScheduleInterview, letter.ConductInterview, letter.CancelInterview:
		_, err := q.ReceiverOfMessage(ctx, id)
		if err != nil && !store.IsNone(err) {
			return nil, "", fmt.Errorf("app: receiver of a mail: %w", err)
		}
		toCandidate := err == nil
		correction, err = s.calendarCorrection(ctx, q, taken, cause, toCandidate, settings)
		if err != nil || correction.Cause == "" {
			return nil, "", err
		}
	default:
		return nil, "", nil
	}
	correction.To, correction.Cc = to, cc
	return []letter.Message{correction}, sender, nil
}

// calendarCorrection corrects what a calendar was told: an invitation that left is cancelled, unless an earlier one
// holds again; a cancelled one is sent again.
func (s *Service) calendarCorrection(
	ctx context.Context, q *store.Queries, taken store.TakenBackRow, cause letter.Cause, toCandidate bool,
	settings core.Settings,
) (letter.Message, error) {
	at := taken.VoidedAt.Time
	facts := func(eventID int64) (invitation, letter.Interview, error) {
		i, err := s.invitation(ctx, q, eventID, settings, at, taken.Last)
		of := i.facts(s.Now())
		of.Corrects = taken.ID
		return i, of, err
	}
	invite := letter.InvitationForInterviewer
	if toCandidate {
		invite = letter.InvitationForCandidate
	}
	if cause == letter.CancelInterview {
		_, again, err := facts(taken.Before)
		if err != nil {
			return letter.Message{}, err
		}
		return invite(again), nil
	}
	now, of, err := facts(taken.ID)
	if err != nil {
		return letter.Message{}, err
	}
	if hiring.Status(taken.Status) == hiring.StatusRescheduled && taken.Before != 0 {
		former, again, err := facts(taken.Before)
		if err != nil {
			return letter.Message{}, err
		}
		if former.at.After(at) && (toCandidate || former.PersonID == now.PersonID) {
			return invite(again), nil
		}
	}
	if !hiring.WorthCancelling(now.at, at) {
		return letter.Message{}, nil
	}
	by := letter.Cancelled{Cause: letter.TakeBackMove, ID: taken.ID, Says: hiring.WillNotTakePlace}
	if toCandidate {
		return letter.CancellationForCandidate(of, by), nil
	}
	return letter.CancellationForInterviewer(of, by), nil
}
