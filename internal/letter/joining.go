package letter

import (
	"fmt"
	"slices"
	"strconv"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// Joining is a candidate with a joining date.
type Joining struct {
	EventID int64
	// Requester asked for the requisition; the wording depends on their role.
	Requester     outreach.Person
	RequesterRole hiring.Role
	// BossEmail and BossRole are those of the requester's superior.
	BossEmail string
	BossRole  hiring.Role
	// Copies are the addresses that always get a copy.
	Copies                       []string
	Candidate, Mobile, Email     string
	Position, Department, Serial string
	EmploymentType, City, State  string
	Day                          hiring.Day
	News                         hiring.JoiningNews
	Recruiter, Comment           string
}

// words are the title and the subject of the mail, and what it says.
func (j Joining) words() (title, subject, says string) {
	on, was := j.Day.Ordinal(), j.News.Was.Ordinal()
	switch {
	case j.News.Off:
		return "Joining called off", fmt.Sprintf("%s does not join as %s on %s", j.Candidate, j.Position, was),
			fmt.Sprintf(hiring.JoiningOff, j.Candidate, j.Position, was)
	case j.News.Was != 0 && j.News.Was != j.Day:
		return "Joining date changed",
			fmt.Sprintf("New joining date: %s joins as %s on %s", j.Candidate, j.Position, on),
			fmt.Sprintf(hiring.JoiningMoved, j.Candidate, j.Position, was, on)
	}
	return "Joining date", fmt.Sprintf("%s joins as %s on %s", j.Candidate, j.Position, on),
		fmt.Sprintf(hiring.JoiningMailOf(j.RequesterRole).Says, j.Candidate, j.Position, on)
}

// JoiningDate tells the requisition's people on which day the candidate will start, and corrects what they were told
// before.
func JoiningDate(j Joining) Message {
	wording := hiring.JoiningMailOf(j.RequesterRole)
	title, subject, says := j.words()
	m := Message{
		Cause: ExpectJoining, CauseID: strconv.FormatInt(j.EventID, 10), To: []string{j.Requester.Address},
		Subject: subject,
	}
	if wording.CopiesLead && j.BossEmail != "" && hiring.LeadsProcess(j.BossRole) {
		m.Cc = append(m.Cc, j.BossEmail)
		says += " " + hiring.LeadHasCopy
	}
	for _, address := range j.Copies {
		if !slices.Contains(m.To, address) && !slices.Contains(m.Cc, address) {
			m.Cc = append(m.Cc, address)
		}
	}
	// Why somebody does not come is not for the whole of reception.
	joins, comment := j.Day.Ordinal(), j.Comment
	if j.News.Off {
		joins, comment = "", ""
	}
	p := page{
		Title:      title,
		Paragraphs: []string{"Dear " + j.Requester.Name + ",", says},
		Facts: known([]fact{
			{"Candidate", j.Candidate}, {"Mobile", j.Mobile}, {"Email", j.Email}, {"Position", j.Position},
			{"Department", j.Department},
			{"Req ID", j.Serial}, {"Employee Type", j.EmploymentType}, {"Location", j.City + ", " + j.State},
			{"Joining date", joins},
			{"Recruiter", j.Recruiter}, {"Comment", comment},
		}),
	}
	m.HTML, m.Plain = p.html(), p.plain()
	return m
}

// IgnoreJoining tells the people of a joining mail, sent on that day, that it was sent by mistake.
func IgnoreJoining(eventID int64, to, cc []string, subject string, sent hiring.Day) Message {
	says := fmt.Sprintf("Please ignore our mail of %s", sent.Mailed())
	p := page{Title: "Joining date taken back",
		Paragraphs: []string{says + ": " + subject + "."}}
	return Message{
		Cause: TakeBackMove, CauseID: strconv.FormatInt(eventID, 10), To: to, Cc: cc, Subject: says,
		HTML: p.html(), Plain: p.plain(),
	}
}
