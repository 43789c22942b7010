package interviews

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

const (
	replyPurpose = "interview reply"
	// replyAge is how long after the interview its link still says that it is over.
	replyAge = 14 * 24 * time.Hour
)

// ReplyLink returns where the candidate answers an invitation or a reminder.
func (s *Service) ReplyLink(
	ctx context.Context, mail store.MessageByIDRow, settings core.Settings,
) ([]letter.Link, error) {
	i, err := s.invitedUnder(ctx, s.Store.Read(), mail.CauseID, settings)
	if err != nil {
		return nil, err
	}
	values, err := s.messages.SignUntil(replyPurpose, url.Values{"interview": {mail.CauseID}}, i.at.Add(replyAge))
	return []letter.Link{{Address: s.PublicURL + "/interview_reply?" + values.Encode()}}, err
}

// Invitation is what the page behind the link of an invitation shows.
type Invitation struct {
	store.InterviewFactsRow
	// Company is who invites.
	Company string
	// Owner is whom the candidate can ask.
	Owner hiring.Contact
	Reply hiring.InterviewReply
	// Closed says why nothing can be answered any more; empty if something can.
	Closed string
}

// InterviewReply reads the link of an invitation. Opening it changes nothing.
func (s *Service) InterviewReply(ctx context.Context, values url.Values) (Invitation, error) {
	if err := s.messages.CheckSigned(replyPurpose, values); err != nil {
		return Invitation{}, err
	}
	q := s.Store.Read()
	i, closed, err := s.answerable(ctx, q, values.Get("interview"))
	if err != nil {
		return Invitation{}, err
	}
	page := Invitation{InterviewFactsRow: i.InterviewFactsRow, Company: i.organizer.Name, Closed: closed}
	if closed != "" {
		page.InterviewFactsRow = whichInterview(i)
		return page, nil
	}
	page.Owner = i.owner
	row, err := q.ReplyOfInterview(ctx, store.ReplyOfInterviewParams{ApplicationID: i.ApplicationID, EventID: i.ID})
	if err != nil {
		return page, fmt.Errorf("app: answer to an invitation: %w", err)
	}
	page.Reply = hiring.InterviewReply(row.Reply)
	return page, nil
}

// answerable returns the interview of an invitation, and why it cannot be answered any more.
func (s *Service) answerable(
	ctx context.Context, q *store.Queries, eventID string,
) (i invitation, closed string, err error) {
	id, err := strconv.ParseInt(eventID, 10, 64)
	if err != nil {
		return i, "", hiring.Missing()
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return i, "", err
	}
	if i, err = s.invitation(ctx, q, id, settings, s.Now(), id); err != nil {
		return i, "", err
	}
	is, err := q.InterviewToRemind(ctx, id)
	if err != nil {
		return i, "", fmt.Errorf("app: interview of an invitation: %w", err)
	}
	facts := hiring.InvitationFacts{Start: i.at, Stands: is.Pending && is.Live && !is.Voided &&
		hiring.InterviewStands(hiring.Status(is.RequisitionStatus))}
	if !is.Pending && !is.Voided {
		next, err := q.StageEventAfterEvent(ctx, store.StageEventAfterEventParams{ApplicationID: i.ApplicationID, ID: id})
		if err != nil && !store.IsNone(err) {
			return i, "", fmt.Errorf("app: what followed on an interview: %w", err)
		}
		followed := hiring.Event{Status: hiring.Status(next.Status), By: core.Text(next.ActorID)}
		facts.Moved, facts.Done = followed.Arranges(), followed.ResultBy(i.PersonID)
	}
	return i, facts.WhyNoReply(s.Now()), nil
}

// AnswerInvitation notes what the candidate answers, and tells the owner. The link stands for the candidate.
func (s *Service) AnswerInvitation(
	ctx context.Context, by core.Caller, values url.Values, reply hiring.InterviewReply,
) error {
	if err := s.messages.CheckSigned(replyPurpose, values); err != nil {
		return err
	}
	if err := hiring.CheckReply(reply); err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		i, closed, err := s.answerable(ctx, q, values.Get("interview"))
		if err != nil {
			return err
		}
		if closed != "" {
			return hiring.Refuse(closed)
		}
		changed, err := q.SetInterviewReply(ctx, store.SetInterviewReplyParams{ApplicationID: i.ApplicationID,
			EventID: i.ID, Reply: string(reply), RepliedAt: new(store.At(s.Now()))})
		if err != nil {
			return fmt.Errorf("app: note an answer to an invitation: %w", err)
		}
		if changed == 0 {
			// It is what they answered before.
			return nil
		}
		if err := visits.Count(ctx, s.Core, q, by, hiring.VisitReply, values.Get("interview")); err != nil {
			return err
		}
		by.User, by.Candidate = hiring.User{}, core.CandidateSession{CandidateID: i.CandidateID}
		if err := s.Record(ctx, q, by, "AnswerInvitation", "candidate", i.CandidateID, nil,
			core.LinkUse{Link: replyPurpose, Answer: string(reply)}); err != nil {
			return err
		}
		if err := s.Notify(ctx, q, "", core.Told{Kind: hiring.NotifyReply, RequisitionID: i.RequisitionID,
			CandidateID: i.CandidateID, StageEvent: i.ID, To: []string{i.OwnerID}, Detail: string(reply)}); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}
