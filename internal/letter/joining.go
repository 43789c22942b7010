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
	Recruiter, Comment           string
}

// JoiningDate tells the requisition's people on which day the candidate will start.
func JoiningDate(j Joining) Message {
	on, wording := j.Day.Ordinal(), hiring.JoiningMailOf(j.RequesterRole)
	m := Message{
		Cause: ExpectJoining, CauseID: strconv.FormatInt(j.EventID, 10), To: []string{j.Requester.Address},
		Subject: fmt.Sprintf("%s joins as %s on %s", j.Candidate, j.Position, on),
	}
	says := fmt.Sprintf(wording.Says, j.Candidate, j.Position, on)
	if wording.CopiesLead && j.BossEmail != "" && hiring.LeadsProcess(j.BossRole) {
		m.Cc = append(m.Cc, j.BossEmail)
		says += " " + hiring.LeadHasCopy
	}
	for _, address := range j.Copies {
		if !slices.Contains(m.To, address) && !slices.Contains(m.Cc, address) {
			m.Cc = append(m.Cc, address)
		}
	}
	p := page{
		Title:      "Joining date",
		Paragraphs: []string{"Dear " + j.Requester.Name + ",", says},
		Facts: known([]fact{
			{"Candidate", j.Candidate}, {"Mobile", j.Mobile}, {"Email", j.Email}, {"Position", j.Position},
			{"Department", j.Department},
			{"Req ID", j.Serial}, {"Employee Type", j.EmploymentType}, {"Location", j.City + ", " + j.State},
			{"Joining date", on},
			{"Recruiter", j.Recruiter}, {"Comment", j.Comment},
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
