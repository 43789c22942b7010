package letter

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// Interview is what mails and calendars say about an interview.
type Interview struct {
	// EventID is the number of the event that arranged it.
	EventID int64
	// Arranged is how often its round has been arranged so far, and Cancelled how often one of these was cancelled
	// before.
	Arranged, Cancelled int64
	ApplicationID       string
	// CandidateID and RequisitionID are those of the application.
	CandidateID, RequisitionID string
	Stage                      hiring.Stage
	Rescheduled                bool
	Day                        hiring.Day
	// Clock is the time of day, and Start the same moment in the business zone.
	Clock string
	Start time.Time
	Type  hiring.InterviewType
	Place string

	Position                           string
	Candidate                          outreach.Person
	Mobile, Experience, ExperienceIn   string
	NoticePeriod                       string
	CurrentCompany, CurrentDesignation string
	Comment                            string

	Interviewer, Organizer outreach.Person
	// Owner is the recruiter whom the candidate can contact, empty if there is none.
	Owner hiring.Contact
	// Now is when the calendar entry is written.
	Now time.Time
	// Corrects is the event that was taken back, if the mail corrects what was told of it; 0 if it does not.
	Corrects int64
}

// InvitationForCandidate tells the candidate when and where the interview is.
func InvitationForCandidate(i Interview) Message {
	word := i.arranged()
	p := page{
		Title: "Interview " + word,
		Paragraphs: []string{fmt.Sprintf("your %s interview for the position %s is %s. Please find the details below.",
			i.Stage.Round(), i.Position, word)},
		Facts: i.candidateFacts(), Link: linkMark,
	}
	if i.Corrects != 0 {
		// The link of the first mail works again.
		p.Link = ""
	}
	return i.toCandidate("Interview invitation", i.mail(i.Candidate, i.because(ScheduleInterview), i.about(),
		fmt.Sprintf("Your %s interview for %s is %s: %s", i.Stage.Round(), i.Position, word, i.when()), p,
		i.calendar(i.Candidate, false)))
}

// InvitationForInterviewer tells the interviewer when and where the interview is, and where to give its result.
func InvitationForInterviewer(i Interview) Message {
	word := i.arranged()
	p := page{
		Title: "Interview " + word,
		Paragraphs: []string{fmt.Sprintf("you are to conduct the %s interview of %s, which is %s. "+
			"Afterwards please give the result.", i.Stage.Round(), i.Candidate.Name, word)},
		Facts: i.interviewerFacts(), Link: linkMark,
	}
	if i.Corrects != 0 {
		// The link of the first mail works again.
		p.Link = ""
	}
	return i.mail(i.Interviewer, i.because(ConductInterview), i.about(),
		fmt.Sprintf("%s %s: %s", i.title(), word, i.when()), p, i.calendar(i.Interviewer, false))
}

// Cancelled is what cancelled an interview.
type Cancelled struct {
	// Cause is CancelInterview for an event of the application, RevokeRequisition for one of the requisition; ID is
	// that event.
	Cause Cause
	ID    int64
	Says  hiring.Cancellation
}

// title is short for what is told. Cancelled is said only of an interview that does not take place.
func (by Cancelled) title() string {
	if by.Says == hiring.InterviewDone {
		return "Interview done"
	}
	return "Interview cancelled"
}

// CancellationForInterviewer removes the interview from the interviewer's calendar.
func CancellationForInterviewer(i Interview, by Cancelled) Message {
	says := fmt.Sprintf("the %s interview of %s on %s %s.", i.Stage.Round(), i.Candidate.Name, i.when(), by.Says)
	return i.cancellation(i.Interviewer, by, says, i.facts())
}

// CancellationForCandidate removes the interview from the candidate's calendar.
func CancellationForCandidate(i Interview, by Cancelled) Message {
	says := fmt.Sprintf("your %s interview on %s %s.", i.Stage.Round(), i.when(), by.Says)
	return i.toCandidate(by.title(), i.cancellation(i.Candidate, by, says, i.candidateFacts()))
}

// toCandidate marks a message as written to the candidate.
func (i Interview) toCandidate(title string, m Message) Message {
	m.CandidateID, m.RequisitionID, m.Title = i.CandidateID, i.RequisitionID, title
	return m
}

func (i Interview) cancellation(receiver outreach.Person, by Cancelled, says string, facts []fact) Message {
	subject := "Cancelled: " + i.title()
	if by.Says == hiring.InterviewDone {
		subject = "Done: " + i.title()
	}
	return i.mail(receiver, by.Cause, by.ID, subject,
		page{Title: by.title(), Paragraphs: []string{says}, Facts: facts}, i.calendar(receiver, true))
}

// CandidateEdited tells the interviewer that the candidate's details were changed.
func CandidateEdited(i Interview) Message {
	return i.mail(i.Interviewer, EditCandidate, i.EventID, "Updated: "+i.title(),
		page{
			Title: "Candidate details updated",
			Paragraphs: []string{fmt.Sprintf("the details of %s, whose %s interview you conduct, were updated.",
				i.Candidate.Name, i.Stage.Round())},
			Facts: i.interviewerFacts(), Link: linkMark,
		}, "")
}

func (i Interview) mail(receiver outreach.Person, cause Cause, eventID int64, subject string, p page,
	calendar string) Message {
	p.Paragraphs = slices.Insert(p.Paragraphs, 0, "Dear "+receiver.Name+",")
	return Message{
		Cause: cause, CauseID: strconv.FormatInt(eventID, 10), To: to(receiver), Subject: subject,
		HTML: p.html(), Plain: p.plain(), Calendar: calendar,
	}
}

func (i Interview) because(cause Cause) Cause {
	if i.Corrects != 0 {
		return TakeBackMove
	}
	return cause
}

func (i Interview) about() int64 {
	if i.Corrects != 0 {
		return i.Corrects
	}
	return i.EventID
}

func (i Interview) arranged() string {
	if i.Corrects != 0 {
		return "to take place as planned"
	}
	if i.Rescheduled {
		return "rescheduled"
	}
	return "scheduled"
}

func (i Interview) when() string { return i.Day.Mailed() + " at " + hiring.ClockMailed(i.Clock) }

// title returns the name of the interview in subjects and calendars.
func (i Interview) title() string {
	return fmt.Sprintf("%s interview of %s for %s", i.Stage.Round(), i.Candidate.Name, i.Position)
}

// facts returns what every recipient is told.
func (i Interview) facts() []fact {
	where := "Location"
	if i.Type == hiring.Online {
		where = "Link"
	}
	return []fact{
		{"Position", i.Position}, {"Round", i.Stage.Round()}, {"Date", i.Day.Mailed()},
		{"Time", hiring.ClockMailed(i.Clock) + " (" + i.Start.Location().String() + ")"}, {"Type", string(i.Type)},
		{where, i.Place},
		{"Interviewer", i.Interviewer.Name},
	}
}

// candidateFacts adds the candidate's contact.
func (i Interview) candidateFacts() []fact {
	contact := i.Organizer.Name
	if i.Owner.Name != "" {
		contact = i.Owner.String()
	}
	return append(i.facts(), fact{"Contact", contact})
}

// interviewerFacts adds what only the interviewer is told.
func (i Interview) interviewerFacts() []fact {
	return append(i.facts(), known([]fact{
		{"Candidate", i.Candidate.Name}, {"Mobile", i.Mobile}, {"Email", i.Candidate.Address},
		{"Experience", i.Experience},
		{"Experience in", i.ExperienceIn}, {"Notice period", i.NoticePeriod}, {"Current company", i.CurrentCompany},
		{"Current designation", i.CurrentDesignation}, {"Comment", i.Comment},
	})...)
}

// calendar returns the entry for one person's calendar. All mails about a round carry the same entry, with a sequence
// number that never repeats.
func (i Interview) calendar(receiver outreach.Person, cancelled bool) string {
	m := outreach.Meeting{
		UID:      i.ApplicationID + "-" + string(i.Stage) + "@muster",
		Sequence: hiring.CalendarSequence(i.Arranged, i.Cancelled, cancelled && i.Corrects == 0), Cancelled: cancelled,
		Summary: i.title(), Description: factLines(i.facts()), Location: i.Place, Start: i.Start,
		Length:    hiring.InterviewLength,
		Organizer: i.Organizer, Attendees: []outreach.Person{receiver}, Written: i.Now,
	}
	return m.Calendar()
}
