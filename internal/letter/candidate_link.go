package letter

import (
	"fmt"
	"strings"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// LinkMark stands for the link where a message to a candidate is shown or stored: the link opens a door.
const LinkMark = linkMark

// linkNotKept stands for the link in a text for WhatsApp that was noted as opened.
const linkNotKept = "[the link is only in the message itself]"

// LinkInvitation asks a candidate to follow a link.
type LinkInvitation struct {
	// LinkID is the record of the link; the address is made when the mail leaves.
	LinkID                     string
	CandidateID, RequisitionID string
	Kind                       hiring.CandidateLinkKind
	Candidate                  outreach.Person
	Position, Company          string
	// Until is when the link ends, as people read it.
	Until string
	// Writer is the colleague whom the candidate can ask.
	Writer hiring.Contact
}

// linkWords is what a link of one kind asks for. Asks takes the position and the company, Ends the time.
type linkWords struct {
	cause                               Cause
	title, subject, heading, asks, ends string
}

var linkWordsOf = map[hiring.CandidateLinkKind]linkWords{
	hiring.FormLink: {
		cause: SendFormLink, title: hiring.EmailLinkTitle, subject: "Your candidate form for %s",
		heading: "Your candidate form",
		asks: "please fill in the candidate form for the position %s at %s. It has five short steps; you can stop at " +
			"any time and go on later.",
		ends: "The link is yours alone and works until %s. It asks for the mobile number that we know you by.",
	},
	hiring.ResumeLink: {
		cause: SendResumeLink, title: hiring.ResumeLinkTitle, subject: "Your resume for %s",
		heading: "Your resume, please",
		asks:    "please upload your resume for the position %s at %s. It has to be a PDF.",
		ends:    "The link is yours alone and works until %s.",
	},
}

func (i LinkInvitation) words() (words linkWords, asks, ends string) {
	words = linkWordsOf[i.Kind]
	return words, fmt.Sprintf(words.asks, i.Position, i.Company), fmt.Sprintf(words.ends, i.Until)
}

// LinkMail is the mail with the link.
func LinkMail(i LinkInvitation) Message {
	words, asks, ends := i.words()
	p := page{
		Title:      words.heading,
		Paragraphs: []string{"Dear " + i.Candidate.Name + ",", asks, ends},
		Facts:      known([]fact{{"Contact", i.Writer.String()}}),
		Link:       linkMark,
	}
	return Message{
		Cause: words.cause, CauseID: i.LinkID, To: to(i.Candidate), Subject: fmt.Sprintf(words.subject, i.Position),
		HTML: p.html(), Plain: p.plain(),
		CandidateID: i.CandidateID, RequisitionID: i.RequisitionID, Title: words.title,
	}
}

// LinkText is the text with the link for WhatsApp, and the same as it is noted.
func LinkText(i LinkInvitation, address string) (text string, noted string) {
	_, asks, ends := i.words()
	lines := func(link string) string {
		return strings.Join([]string{"Dear " + i.Candidate.Name + ",", asks, link, ends, i.Writer.String()}, "\n\n")
	}
	return lines(address), lines(linkNotKept)
}
