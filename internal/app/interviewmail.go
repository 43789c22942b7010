package app

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
)

// Why the mails of an interview exist; each is about the event that arranged, or ended, it.
const (
	causeSchedule = "ScheduleInterview"
	causeConduct  = "ConductInterview"
	causeCancel   = "CancelInterview"
	causeEdit     = "EditCandidate"
)

// invitation is an interview as mails and calendars tell of it.
type invitation struct {
	store.InterviewFactsRow
	at        time.Time
	organizer outreach.Person
}

func (d *Desk) invitation(ctx context.Context, q *store.Queries, eventID int64, settings settled) (invitation, error) {
	row, err := q.InterviewFacts(ctx, eventID)
	if err != nil {
		return invitation{}, fmt.Errorf("app: facts of an interview: %w", err)
	}
	i := invitation{InterviewFactsRow: row, organizer: outreach.Person{Name: settings.value(hiring.MailName), Address: settings.value(hiring.MailSender)}}
	i.at, err = clockAt(i.day(), row.GivenTime, settings.zone)
	return i, err
}

func (i invitation) day() hiring.Day {
	if i.GivenOn == nil {
		return 0
	}
	return dayOf(*i.GivenOn)
}

// title is what the interview is called in a subject and in a calendar.
func (i invitation) title() string {
	return fmt.Sprintf("%s interview of %s for %s", hiring.Stage(i.Stage).Round(), i.Name, i.Position)
}

// place are the facts that everybody concerned is told.
func (i invitation) facts() []fact {
	where := "Location"
	if hiring.InterviewType(i.InterviewType) == hiring.Online {
		where = "Link"
	}
	zone := i.at.Location().String()
	return []fact{
		{"Position", i.Position}, {"Round", hiring.Stage(i.Stage).Round()}, {"Date", i.day().Mailed()},
		{"Time", hiring.ClockMailed(i.GivenTime) + " (" + zone + ")"}, {"Type", i.InterviewType}, {where, i.Meeting}, {"Interviewer", i.Person},
	}
}

// calendar is the entry for one person's calendar. It is the same entry for every mail about this round.
func (i invitation) calendar(to outreach.Person, cancelled bool, now time.Time) string {
	m := outreach.Meeting{
		UID: i.ApplicationID + "-" + i.Stage + "@muster", Sequence: int(i.Arranged) - 1, Cancelled: cancelled, Summary: i.title(), Description: factLines(i.facts()),
		Location: i.Meeting, Start: i.at, Length: hiring.InterviewLength, Organizer: i.organizer, Attendees: []outreach.Person{to}, Written: now,
	}
	if cancelled {
		m.Sequence++
	}
	return m.Calendar()
}

func (i invitation) candidate() outreach.Person {
	return outreach.Person{Name: i.Name, Address: i.Email}
}
func (i invitation) person() outreach.Person {
	return outreach.Person{Name: i.Person, Address: i.PersonEmail}
}

// letter is what differs from mail to mail about an interview.
type letter struct {
	to                   outreach.Person
	subject, title, says string
	facts                []fact
	calendar             string
	cause                string
	causedBy             int64
	// linked: the mail has a link that is made when it leaves.
	linked bool
}

// written are the letters as mails; who has no address gets none.
func written(letters ...letter) (mails []outgoing) {
	for _, l := range letters {
		if l.to.Address == "" {
			continue
		}
		body := paragraph("Dear "+l.to.Name+",") + paragraph(l.says) + factTable(l.facts)
		plain := "Dear " + l.to.Name + ",\n\n" + l.says + "\n\n" + factLines(l.facts)
		if l.linked {
			body += `<p style="margin:16px 0 0">` + linkMark + `</p>`
			plain += "\n" + linkMark + "\n"
		}
		mails = append(mails, outgoing{
			To: []string{l.to.Address}, Subject: l.subject, HTML: mailPage(l.title, body), Plain: plain, Calendar: l.calendar,
			Cause: l.cause, CauseID: strconv.FormatInt(l.causedBy, 10),
		})
	}
	return mails
}

// scheduled tells the candidate and who conducts the interview when and where it is.
func (i invitation) scheduled(now time.Time) []outgoing {
	word := "scheduled"
	if hiring.Status(i.Status) == hiring.StatusRescheduled {
		word = "rescheduled"
	}
	round, when := hiring.Stage(i.Stage).Round(), i.day().Mailed()+" at "+hiring.ClockMailed(i.GivenTime)
	return written(letter{
		to: i.candidate(), subject: fmt.Sprintf("Your %s interview for %s is %s: %s", round, i.Position, word, when), title: "Interview " + word,
		says:  fmt.Sprintf("your %s interview for the position %s is %s. Please find the details below.", round, i.Position, word),
		facts: append(i.facts(), fact{"Contact", i.contact()}), calendar: i.calendar(i.candidate(), false, now), cause: causeSchedule, causedBy: i.ID,
	}, letter{
		to: i.person(), subject: fmt.Sprintf("%s %s: %s", i.title(), word, when), title: "Interview " + word,
		says:  fmt.Sprintf("you are to conduct the %s interview of %s, which is %s. Afterwards please give the result.", round, i.Name, word),
		facts: append(i.facts(), i.aboutCandidate()...), calendar: i.calendar(i.person(), false, now), cause: causeConduct, causedBy: i.ID, linked: true,
	})
}

// cancelled takes the interview out of the calendars again: of who conducted it, and of the candidate unless another takes its place.
func (i invitation) cancelled(n news, now time.Time) []outgoing {
	round, when := hiring.Stage(i.Stage).Round(), i.day().Mailed()+" at "+hiring.ClockMailed(i.GivenTime)
	person := letter{
		to: i.person(), subject: "Cancelled: " + i.title(), title: "Interview cancelled",
		says:  fmt.Sprintf("the %s interview of %s on %s will not take place.", round, i.Name, when),
		facts: i.facts(), calendar: i.calendar(i.person(), true, now), cause: causeCancel, causedBy: n.Event,
	}
	if n.Replaced {
		return written(person)
	}
	candidate := person
	candidate.to, candidate.says = i.candidate(), fmt.Sprintf("your %s interview on %s will not take place.", round, when)
	candidate.facts, candidate.calendar = append(i.facts(), fact{"Contact", i.contact()}), i.calendar(i.candidate(), true, now)
	return written(person, candidate)
}

// edited tells who conducts the interview that what is known of the candidate was changed.
func (i invitation) edited() []outgoing {
	return written(letter{
		to: i.person(), subject: "Updated: " + i.title(), title: "Candidate details updated",
		says:  fmt.Sprintf("the details of %s, whose %s interview you conduct, were updated.", i.Name, hiring.Stage(i.Stage).Round()),
		facts: append(i.facts(), i.aboutCandidate()...), cause: causeEdit, causedBy: i.ID, linked: true,
	})
}

// MailEdited has who conducts the pending HR interview of a candidate, if there is one, told that what is known of the candidate
// was changed. It belongs into the transaction of the change.
func (d *Desk) MailEdited(ctx context.Context, q *store.Queries, by Caller, candidateID string) error {
	eventID, err := q.PendingHRInterview(ctx, candidateID)
	if store.IsNone(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: pending HR interview: %w", err)
	}
	return d.tell(ctx, q, by, news{Cause: causeEdit, Event: eventID})
}

// contact is whom the candidate can ask.
func (i invitation) contact() string {
	if i.Owner == "" {
		return i.organizer.Name
	}
	return i.Owner + ", " + i.OwnerMobile
}

// aboutCandidate is what only who conducts the interview is told.
func (i invitation) aboutCandidate() []fact {
	all := []fact{
		{"Candidate", i.Name}, {"Mobile", i.Mobile}, {"Email", i.Email}, {"Experience", i.Experience}, {"Experience in", i.ExperienceIn},
		{"Notice period", i.NoticePeriod}, {"Current company", i.CurrentCompany}, {"Current designation", i.CurrentDesignation}, {"Comment", i.Comment},
	}
	told := all[:0]
	for _, f := range all {
		if f.value != "" {
			told = append(told, f)
		}
	}
	return told
}
