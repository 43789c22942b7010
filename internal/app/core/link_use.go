package core

import "muster/internal/hiring"

// LinkUse is what an audit line tells of the use of a signed link. Who used it is the person the link stands for.
type LinkUse struct {
	Link   string `json:"link"`
	Answer string `json:"answer,omitempty"`
	// SignedInAs is whose browser it was, if someone else was signed in there.
	SignedInAs string `json:"signedInAs,omitempty"`
	Refused    string `json:"refused,omitempty"`
}

// ByLink is the caller as the person a signed link stands for, with no other right, and the use that is recorded.
func (c Caller) ByLink(link, personID string) (Caller, LinkUse) {
	use := LinkUse{Link: link}
	if c.User.ID != personID {
		use.SignedInAs = c.Name
	}
	c.User, c.Name = hiring.User{ID: personID}, ""
	return c, use
}
