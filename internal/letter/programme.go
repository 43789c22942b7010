package letter

import (
	"fmt"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// LinkApplicant is a candidate who applied through the ESA programme's link while somebody works with them elsewhere.
type LinkApplicant struct {
	CandidateID, Candidate string
	// Owner works with the candidate on the requisition with this serial.
	Owner            outreach.Person
	Position, Serial string
	Day              hiring.Day
}

// AppliedByLink tells the owner. What was typed is not in the mail: nobody has verified it.
func AppliedByLink(a LinkApplicant) Message {
	p := page{
		Title: "A candidate applied by the ESA link",
		Paragraphs: []string{
			"Dear " + a.Owner.Name + ",",
			fmt.Sprintf("%s, with whom you work, applied by the ESA link on %s. "+
				"Nothing was changed: what was typed is beside the candidate's record, not verified.",
				a.Candidate, a.Day.Mailed()),
		},
		Facts: []fact{{"Candidate", a.Candidate}, {"Position", a.Position}, {"Req ID", a.Serial}},
	}
	return Message{
		Cause: ApplyByLink, CauseID: a.CandidateID, To: to(a.Owner),
		Subject: fmt.Sprintf("%s applied by the ESA link", a.Candidate), HTML: p.html(), Plain: p.plain(),
	}
}
