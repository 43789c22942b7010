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

// mailMove queues the mails that the events of a move cause. first is the number of the first event, and arranged that of the
// event that arranged the interview which was pending before, 0 where none was.
func (d *Desk) mailMove(ctx context.Context, q *store.Queries, by Caller, before hiring.Progress, arranged, first int64, events []hiring.Event, settings settled) error {
	for i, e := range events {
		id := first + int64(i)
		var err error
		switch {
		case before.InterviewFallsAway(e):
			err = d.mailCancelled(ctx, q, by, arranged, id, settings, true)
		case e.Arranges():
			if before.InterviewPending() && before.InterviewerID != e.Interview.PersonID {
				err = d.mailCancelled(ctx, q, by, arranged, id, settings, false)
			}
			if err == nil {
				err = d.mailScheduled(ctx, q, by, id, settings)
			}
		case e.Status == hiring.StatusExpectedDOJ:
			err = d.mailJoining(ctx, q, by, id, e)
		}
		if err != nil {
			return err
		}
		before = before.After(e)
	}
	return nil
}

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

// queueInvitation queues one mail about the interview.
func (d *Desk) queueInvitation(ctx context.Context, q *store.Queries, by Caller, i invitation, to outreach.Person, l letter) error {
	if to.Address == "" {
		return nil
	}
	body := paragraph("Dear "+to.Name+",") + paragraph(l.says) + factTable(l.facts)
	plain := "Dear " + to.Name + ",\n\n" + l.says + "\n\n" + factLines(l.facts)
	if l.linked {
		body += `<p style="margin:16px 0 0">` + linkMark + `</p>`
		plain += "\n" + linkMark + "\n"
	}
	return d.queue(ctx, q, outgoing{
		To: []string{to.Address}, Subject: l.subject, HTML: mailPage(l.title, body), Plain: plain, Calendar: l.calendar,
		Cause: l.cause, CauseID: strconv.FormatInt(l.causedBy, 10), SenderID: by.User.ID,
	})
}

// letter is what differs from mail to mail about an interview.
type letter struct {
	subject, title, says string
	facts                []fact
	calendar             string
	cause                string
	causedBy             int64
	// linked: the mail has a link that is made when it leaves.
	linked bool
}

// mailScheduled tells the candidate and who conducts the interview when and where it is.
func (d *Desk) mailScheduled(ctx context.Context, q *store.Queries, by Caller, eventID int64, settings settled) error {
	i, err := d.invitation(ctx, q, eventID, settings)
	if err != nil {
		return err
	}
	word := "scheduled"
	if hiring.Status(i.Status) == hiring.StatusRescheduled {
		word = "rescheduled"
	}
	round, when := hiring.Stage(i.Stage).Round(), i.day().Mailed()+" at "+hiring.ClockMailed(i.GivenTime)
	candidate := letter{
		subject: fmt.Sprintf("Your %s interview for %s is %s: %s", round, i.Position, word, when), title: "Interview " + word,
		says:  fmt.Sprintf("your %s interview for the position %s is %s. Please find the details below.", round, i.Position, word),
		facts: append(i.facts(), fact{"Contact", i.contact()}), calendar: i.calendar(i.candidate(), false, d.Now()), cause: causeSchedule, causedBy: eventID,
	}
	if err := d.queueInvitation(ctx, q, by, i, i.candidate(), candidate); err != nil {
		return err
	}
	return d.queueInvitation(ctx, q, by, i, i.person(), letter{
		subject: fmt.Sprintf("%s %s: %s", i.title(), word, when), title: "Interview " + word,
		says:  fmt.Sprintf("you are to conduct the %s interview of %s, which is %s. Afterwards please give the result.", round, i.Name, word),
		facts: append(i.facts(), i.aboutCandidate()...), calendar: i.calendar(i.person(), false, d.Now()), cause: causeConduct, causedBy: eventID, linked: true,
	})
}

// mailCancelled takes the interview out of the calendars again, where it is still to come: of who conducted it, and of the
// candidate unless another takes its place.
func (d *Desk) mailCancelled(ctx context.Context, q *store.Queries, by Caller, arranged, eventID int64, settings settled, toCandidate bool) error {
	i, err := d.invitation(ctx, q, arranged, settings)
	if err != nil || !i.at.After(d.Now()) {
		return err
	}
	round, when := hiring.Stage(i.Stage).Round(), i.day().Mailed()+" at "+hiring.ClockMailed(i.GivenTime)
	l := letter{
		subject: "Cancelled: " + i.title(), title: "Interview cancelled", says: fmt.Sprintf("the %s interview of %s on %s will not take place.", round, i.Name, when),
		facts: i.facts(), cause: causeCancel, causedBy: eventID,
		calendar: i.calendar(i.person(), true, d.Now()),
	}
	if err := d.queueInvitation(ctx, q, by, i, i.person(), l); err != nil || !toCandidate {
		return err
	}
	l.says = fmt.Sprintf("your %s interview on %s will not take place.", round, when)
	l.calendar = i.calendar(i.candidate(), true, d.Now())
	l.facts = append(l.facts, fact{"Contact", i.contact()})
	return d.queueInvitation(ctx, q, by, i, i.candidate(), l)
}

// MailEdited tells who conducts the pending HR interview of a candidate, if there is one, that what is known of the candidate
// was changed. It belongs into the transaction of the change.
func (d *Desk) MailEdited(ctx context.Context, q *store.Queries, by Caller, candidateID string) error {
	eventID, err := q.PendingHRInterview(ctx, candidateID)
	if store.IsNone(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: pending HR interview: %w", err)
	}
	settings, err := d.settled(ctx, q)
	if err != nil {
		return err
	}
	i, err := d.invitation(ctx, q, eventID, settings)
	if err != nil {
		return err
	}
	return d.queueInvitation(ctx, q, by, i, i.person(), letter{
		subject: "Updated: " + i.title(), title: "Candidate details updated",
		says:  fmt.Sprintf("the details of %s, whose %s interview you conduct, were updated.", i.Name, hiring.Stage(i.Stage).Round()),
		facts: append(i.facts(), i.aboutCandidate()...), cause: causeEdit, causedBy: eventID, linked: true,
	})
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
