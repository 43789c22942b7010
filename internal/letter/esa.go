package letter

import "fmt"

// EsaInvitation is what an ESA Link tells, as people read it back: the messaging service composes what is really sent.
type EsaInvitation struct {
	Candidate, Recruiter, Mobile, Company string
	// Address is that of the programme's page.
	Address string
}

// Text returns the invitation.
func (i EsaInvitation) Text() string {
	return fmt.Sprintf("Dear %s, this is %s (%s) of %s. Please apply for our sales-associate programme here: %s",
		i.Candidate, i.Recruiter, i.Mobile, i.Company, i.Address)
}
