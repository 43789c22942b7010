package letter

import "strings"

// linkMark marks the place of the link in a stored message. The link is a secret, so it is made when the message is
// sent and never stored: neither a copy of the database nor the outbox lets anybody in.
const linkMark = "[the link is only in the mail itself]"

// LinkKind is a kind of link that a message can carry.
type LinkKind string

// The links of messages.
const (
	PasswordLink  LinkKind = "password"
	ApprovalLinks LinkKind = "approval"
	InterviewLink LinkKind = "interview"
	CandidateLink LinkKind = "candidate"
	ReplyLink     LinkKind = "reply"
)

// Link is an address in a message, and its label.
type Link struct{ Address, Label string }

// Fill replaces the link marks of a stored message: by buttons in HTML, by addresses in plain text.
func (k Kind) Fill(html, plain string, links []Link) (filledHTML, filledPlain string) {
	named := make([]Link, len(links))
	lines := make([]string, len(links))
	for i, link := range links {
		if i < len(k.Labels) {
			link.Label = k.Labels[i]
		}
		named[i], lines[i] = link, link.Label+": "+link.Address
		if k.BareAddress {
			lines[i] = link.Address
		}
	}
	return strings.ReplaceAll(html, linkMark, render("buttons", named)), strings.ReplaceAll(plain, linkMark,
		strings.Join(lines, "\n"))
}
