package letter

import (
	"html"
	"html/template"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/microcosm-cc/bluemonday"
	nethtml "golang.org/x/net/html"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// Safe keeps the formatting that people use in mails and templates, and nothing that runs or loads from elsewhere. It
// keeps links to http, so that the rule about links refuses them with a sentence.
var Safe = func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowURLSchemes("https", "http", "mailto", "tel")
	p.AllowElements("p", "br", "div", "span", "b", "strong", "i", "em", "u", "s", "h1", "h2", "h3", "h4",
		"blockquote", "hr", "pre", "code",
		"ul", "ol", "li")
	p.AllowAttrs("href").OnElements("a")
	p.AllowTables()
	p.RequireNoFollowOnLinks(true)
	return p
}()

// Draft is a mail written by a user.
type Draft struct {
	WriterID      string
	To, Cc        []string
	Subject, Body string
	// Own is Muster's own address.
	Own string
	// Appointment is nil if the mail has no calendar entry.
	Appointment *Appointment
}

// Appointment is the calendar entry of a mail written by a user, who is its organizer.
type Appointment struct {
	UID       string
	Start     time.Time
	Location  string
	Organizer outreach.Person
	// Now is when the entry is written.
	Now time.Time
}

// Written returns a user's mail, sanitised, or why its text cannot be read.
func Written(d Draft) (Message, error) {
	// Mended last: what the policy drops can leave a cell without its table, which would close the frame's.
	body, err := Mend(Safe.Sanitize(d.Body))
	if err != nil {
		return Message{}, err
	}
	if err := hiring.CheckLinks("body", LinksOf(body), d.Own); err != nil {
		return Message{}, err
	}
	m := Message{
		Cause: SendMail, CauseID: d.WriterID, To: d.To, Cc: d.Cc, Subject: strings.TrimSpace(d.Subject),
		HTML: Framed(body), Plain: PlainText(body),
	}
	if a := d.Appointment; a != nil {
		entry := outreach.Meeting{
			UID: a.UID, Summary: m.Subject, Description: m.Plain, Location: a.Location, Start: a.Start,
			Length:    hiring.InterviewLength,
			Organizer: a.Organizer, Written: a.Now,
		}
		for _, address := range slices.Concat(d.To, d.Cc) {
			entry.Attendees = append(entry.Attendees, outreach.Person{Name: address, Address: address})
		}
		m.Calendar = entry.Calendar()
	}
	return m, nil
}

// LinksOf returns what the links of safe HTML lead to.
func LinksOf(body string) []string {
	var links []string
	for tokens := nethtml.NewTokenizer(strings.NewReader(body)); tokens.Next() != nethtml.ErrorToken; {
		for _, attribute := range tokens.Token().Attr {
			if attribute.Key == "href" {
				links = append(links, attribute.Val)
			}
		}
	}
	return links
}

// Framed returns safe HTML in the layout of mails.
func Framed(body string) string { return page{Body: template.HTML(body)}.html() }

var (
	lineEnds = regexp.MustCompile(`(?i)<(br|/p|/div|/li|/tr|/h[1-4])[^>]*>`)
	anyTag   = regexp.MustCompile(`<[^>]*>`)
)

// PlainText returns the text of safe HTML, for mail programs that show no HTML.
func PlainText(body string) string {
	text := anyTag.ReplaceAllString(lineEnds.ReplaceAllString(body, "\n"), "")
	return strings.TrimSpace(html.UnescapeString(text)) + "\n"
}
