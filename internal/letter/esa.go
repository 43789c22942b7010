package letter

import (
	"fmt"

	"muster/internal/hiring"
)

// EsaInvitation is what an ESA Link tells, as people read it back: the messaging service composes what is really sent.
type EsaInvitation struct {
	Candidate, Company string
	Recruiter          hiring.Contact
	// Address is that of the programme's page.
	Address string
}

// Text returns the invitation.
func (i EsaInvitation) Text() string {
	return fmt.Sprintf("Dear %s, this is %s (%s) of %s. Please apply for our sales-associate programme here: %s",
		i.Candidate, i.Recruiter.Name, i.Recruiter.Reach(), i.Company, i.Address)
}
