package interviews

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// invitation is an arranged interview, with everything that its mails and its result page show.
type invitation struct {
	store.InterviewFactsRow
	at        time.Time
	organizer outreach.Person
	// owner is the recruiter whom the candidate can ask; there is none in the queue.
	owner hiring.Contact
}

// invitation reads an arranged interview. What it counts of the round is what happened before until, and up to the
// event with the number last.
func (s *Service) invitation(
	ctx context.Context, q *store.Queries, eventID int64, settings core.Settings, until time.Time, last int64,
) (invitation, error) {
	row, err := q.InterviewFacts(ctx, store.InterviewFactsParams{ID: eventID,
		Until: new(store.At(until)), Last: last})
	if err != nil {
		return invitation{}, fmt.Errorf("app: facts of an interview: %w", err)
	}
	i := invitation{InterviewFactsRow: row, organizer: outreach.Person{
		Name: settings.Value(hiring.MailName), Address: settings.Value(hiring.MailSender),
	}}
	if row.OwnerID != "" {
		if i.owner, err = core.Contact(ctx, q, row.OwnerID); err != nil {
			return invitation{}, err
		}
	}
	i.at, err = core.ClockAt(i.day(), row.GivenTime, settings.Zone)
	return i, err
}

func (i invitation) day() hiring.Day { return core.DayOrNone(i.GivenOn) }

// facts returns what mails say about the interview.
func (i invitation) facts(now time.Time) letter.Interview {
	return letter.Interview{
		EventID: i.ID, Arranged: i.Arranged, Cancelled: i.Cancelled, ApplicationID: i.ApplicationID,
		CandidateID: i.CandidateID, RequisitionID: i.RequisitionID,
		Stage:       hiring.Stage(i.Stage),
		Rescheduled: hiring.Status(i.Status) == hiring.StatusRescheduled, Day: i.day(), Clock: i.GivenTime, Start: i.at,
		Type: hiring.InterviewType(i.InterviewType), Place: i.Meeting, Position: i.Position,
		Candidate: outreach.Person{Name: i.Name, Address: i.Email}, Mobile: i.Mobile, Experience: i.Experience,
		ExperienceIn: i.ExperienceIn,
		NoticePeriod: i.NoticePeriod, CurrentCompany: i.CurrentCompany, CurrentDesignation: i.CurrentDesignation,
		Comment:     i.Comment,
		Interviewer: outreach.Person{Name: i.Person, Address: i.PersonEmail}, Organizer: i.organizer,
		Owner: i.owner, Now: now,
	}
}
