package interviews

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"muster/internal/app/applications"
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

const (
	resultPurpose = "interview result"
	// resultAge is how long after the interview the link accepts its result.
	resultAge = 14 * 24 * time.Hour
)

// InterviewLink returns where the interviewer gives the result: those who cannot sign in get a signed link.
func (s *Service) InterviewLink(
	ctx context.Context, mail store.MessageByIDRow, settings core.Settings,
) ([]letter.Link, error) {
	eventID := mail.CauseID
	i, err := s.invitedUnder(ctx, s.Store.Read(), eventID, settings)
	if err != nil {
		return nil, err
	}
	switch {
	case !i.SignsIn:
		values := url.Values{"interview": {eventID}, "person": {i.PersonID}}
		values, err := s.messages.Sign(resultPurpose, values, i.at.Add(resultAge).Sub(s.Now()))
		return []letter.Link{{Address: s.PublicURL + "/interview_result?" + values.Encode(), Label: "Give the result"}},
			err
	case hiring.Role(i.PersonRole) == hiring.Interviewer:
		return []letter.Link{{Address: s.PublicURL + "/scheduled_interviews", Label: "Scheduled Interviews"}}, nil
	}
	values := url.Values{"candidate": {i.CandidateID}, "requisition": {i.RequisitionID}}
	return []letter.Link{{Address: s.PublicURL + "/candidate_details?" + values.Encode(), Label: "Candidate Details"}},
		nil
}

// invitedBy returns the interview that the event with this number arranged.
func (s *Service) invitedBy(ctx context.Context, q *store.Queries, eventID string) (invitation, error) {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return invitation{}, err
	}
	return s.invitedUnder(ctx, q, eventID, settings)
}

func (s *Service) invitedUnder(
	ctx context.Context, q *store.Queries, eventID string, settings core.Settings,
) (invitation, error) {
	id, err := strconv.ParseInt(eventID, 10, 64)
	if err != nil {
		return invitation{}, hiring.Missing()
	}
	i, err := s.invitation(ctx, q, id, settings, s.Now(), id)
	if store.IsNone(err) || err == nil && i.VoidedAt != nil {
		return i, hiring.Missing()
	}
	return i, err
}

// InterviewResult is what the page behind the link of an interview mail shows.
type InterviewResult struct {
	store.InterviewFactsRow
	Today    hiring.Day
	Comments []string
	Results  []hiring.Option
	Factors  []string
	// Resume reports whether the link also shows a resume.
	Resume bool
	// Decided says what became of the interview, if there is nothing left to decide.
	Decided string
	// TakesBackUntil is until when the interviewer can take back their own result; zero if they cannot.
	TakesBackUntil time.Time
}

// InterviewResult reads the link of an interview mail. Opening it changes nothing.
func (s *Service) InterviewResult(
	ctx context.Context, by core.Caller, values url.Values,
) (InterviewResult, error) {
	if err := s.messages.CheckSigned(resultPurpose, values); err != nil {
		return InterviewResult{}, err
	}
	q := s.Store.Read()
	i, err := s.invitedBy(ctx, q, values.Get("interview"))
	if err != nil {
		return InterviewResult{}, err
	}
	by, use := by.ByLink(resultPurpose, i.PersonID)
	s.Note(ctx, by, "OpenInterview", "candidate", i.CandidateID, use)
	page := InterviewResult{InterviewFactsRow: i.InterviewFactsRow, Today: hiring.DayOf(s.Now().In(i.at.Location())),
		Factors: []string{}}
	_, a, settings, err := s.applications.Load(ctx, q, i.CandidateID, i.RequisitionID)
	if err != nil {
		return page, err
	}
	if page.Decided, err = s.decided(ctx, q, i, a); err != nil || page.Decided != "" {
		page.InterviewFactsRow = whichInterview(i)
		if err != nil {
			return page, err
		}
		step, until, err := s.ownResult(ctx, q, i)
		if step != 0 {
			page.TakesBackUntil = until
		}
		return page, err
	}
	for _, e := range a.Events {
		if e.Comment != "" {
			page.Comments = append(page.Comments, e.Comment)
		}
	}
	if hiring.Stage(i.Stage).Scored() {
		page.Factors = settings.Entries(hiring.ScoredFactors)
	}
	page.Results = a.InterviewOptions(resultBy(i))
	_, err = q.ResumeSize(ctx, i.CandidateID)
	if err != nil && !store.IsNone(err) {
		return page, fmt.Errorf("app: whether there is a resume: %w", err)
	}
	page.Resume = err == nil
	return page, nil
}

// whichInterview returns what the link still shows once there is nothing left to decide: nothing about the candidate,
// and nothing that others write about them later.
func whichInterview(i invitation) store.InterviewFactsRow {
	return store.InterviewFactsRow{
		Name: i.Name, Position: i.Position, Stage: i.Stage, GivenOn: i.GivenOn, GivenTime: i.GivenTime,
		InterviewType: i.InterviewType, Person: i.Person,
	}
}

// InterviewResume returns the candidate's resume to the interviewer, until the result is given.
func (s *Service) InterviewResume(
	ctx context.Context, by core.Caller, values url.Values,
) (candidates.Resume, error) {
	q := s.Store.Read()
	i, err := s.undecided(ctx, q, values)
	if err != nil {
		return candidates.Resume{}, err
	}
	content, err := q.ResumeContent(ctx, i.CandidateID)
	if store.IsNone(err) {
		return candidates.Resume{}, &hiring.Problem{Kind: hiring.Absent, Message: hiring.ResumeNotAttached}
	}
	if err != nil {
		return candidates.Resume{}, fmt.Errorf("app: resume: %w", err)
	}
	by, use := by.ByLink(resultPurpose, i.PersonID)
	s.Note(ctx, by, "ReadResume", "candidate", i.CandidateID, use)
	return candidates.Resume{CandidateName: i.Name, Content: content}, nil
}

// InterviewResultClashes returns what speaks against another time for the interview of the link, until its result is
// given: another time may be the result.
func (s *Service) InterviewResultClashes(
	ctx context.Context, values url.Values, date, clock string,
) (Clashes, error) {
	i, err := s.undecided(ctx, s.Store.Read(), values)
	if err != nil {
		return Clashes{}, err
	}
	return s.InterviewClashes(ctx, ClashAsk{PersonID: i.PersonID, Date: date, Time: clock,
		CandidateID: i.CandidateID, Requisition: i.RequisitionID})
}

// undecided returns the interview of a link whose result can still be given.
func (s *Service) undecided(ctx context.Context, q *store.Queries, values url.Values) (invitation, error) {
	if err := s.messages.CheckSigned(resultPurpose, values); err != nil {
		return invitation{}, err
	}
	i, err := s.invitedBy(ctx, q, values.Get("interview"))
	if err != nil {
		return invitation{}, err
	}
	_, a, _, err := s.applications.Load(ctx, q, i.CandidateID, i.RequisitionID)
	if err != nil {
		return invitation{}, err
	}
	if decided, err := s.decided(ctx, q, i, a); err != nil || decided != "" {
		return invitation{}, errorOr(err, decided)
	}
	return i, nil
}

// resultBy returns the user who gives the result through the link: the interviewer, without any other right.
func resultBy(i invitation) hiring.User { return hiring.User{ID: i.PersonID} }

// decided returns what became of an interview that is no longer pending, or why nobody can give the result of one that
// is.
func (s *Service) decided(ctx context.Context, q *store.Queries, i invitation, a *applications.Loaded) (string, error) {
	if !i.PersonActive {
		return hiring.LinkNoLongerValid, nil
	}
	if i.Pending {
		return a.WhyNoResult(resultBy(i)), nil
	}
	next, err := q.StageEventAfterEvent(ctx, store.StageEventAfterEventParams{ApplicationID: i.ApplicationID, ID: i.ID})
	if err != nil {
		return "", fmt.Errorf("app: what followed on an interview: %w", err)
	}
	name, err := core.UserName(ctx, q, core.Text(next.ActorID))
	if err != nil {
		return "", err
	}
	return hiring.InterviewDecided(applications.EventsOf([]store.StageEvent{next})[0], name), nil
}

// AnswerInterview records the result given through the link. The link stands for the interviewer, who need not be
// signed in, and works for this interview alone.
func (s *Service) AnswerInterview(
	ctx context.Context, by core.Caller, values url.Values, m hiring.StageUpdate, status string,
) error {
	if err := s.messages.CheckSigned(resultPurpose, values); err != nil {
		return err
	}
	i, err := s.invitedBy(ctx, s.Store.Read(), values.Get("interview"))
	if err != nil {
		return err
	}
	by, use := by.ByLink(resultPurpose, i.PersonID)
	use.Answer = status
	m.Stage, m.TakeInterview = hiring.Stage(i.Stage), true
	_, err = s.applications.Move(ctx, by, applications.Named{CandidateID: i.CandidateID, RequisitionID: i.RequisitionID},
		m.Person.ID, func(on applications.Situation) ([]hiring.Event, error) {
			now, err := s.invitedUnder(ctx, on.Queries, values.Get("interview"), on.Settings)
			if err != nil {
				return nil, err
			}
			if decided, err := s.decided(ctx, on.Queries, now, on.Application); err != nil || decided != "" {
				return nil, errorOr(err, decided)
			}
			events, err := s.applications.DecideMove(ctx, by, on, m, status)
			if err != nil {
				return nil, err
			}
			return events, s.Record(ctx, on.Queries, by, "AnswerInterview", "candidate", i.CandidateID, nil, use)
		})
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		use.Refused = problem.Message
		s.Note(ctx, by, "RefusedLink", "candidate", i.CandidateID, use)
	}
	return err
}

func errorOr(err error, refusal string) error {
	if err != nil {
		return err
	}
	return hiring.Refuse(refusal)
}
