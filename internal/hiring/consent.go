package hiring

import "strings"

// Sentences about the consent of a candidate.
const (
	AcceptTerms      = "Please accept the terms first"
	ConsentGiven     = "Thank you"
	ConsentWithdrawn = "Your consent is withdrawn"
	// ConsentWithdrawnFor is told to staff who withdraw it for the candidate.
	ConsentWithdrawnFor = "The consent of the candidate is withdrawn"
	NoConsentStands     = "There is no consent to withdraw"
	ProfileErased       = "What the candidate told is erased"
	WithdrawFirst       = "Please withdraw the consent first"
	// whatsappConsent is the second box. It is a question of its own: a consent is not bundled with another.
	whatsappConsent = "{company} may write to me on WhatsApp about other openings."
	defaultConsent  = "I agree that {company} keeps and uses what I enter here, and my resume, to consider me for a " +
		"job, and shows it only to those who decide about it. I can see, correct or withdraw it at any time: {contact}."
)

// Terms are what a candidate agrees to, with the names of this company.
type Terms struct {
	// Text is the setting, Company and Contact are the settings that fill it.
	Text, Company, Contact string
}

// Shown returns the text of the first box.
func (t Terms) Shown() string { return t.fill(t.Text) }

// Whatsapp returns the text of the second box.
func (t Terms) Whatsapp() string { return t.fill(whatsappConsent) }

// Receipt returns what a candidate agreed to, word for word.
func (t Terms) Receipt(whatsapp bool) string {
	if !whatsapp {
		return t.Shown()
	}
	return t.Shown() + "\n" + t.Whatsapp()
}

func (t Terms) fill(text string) string {
	return strings.NewReplacer("{company}", t.Company, "{contact}", t.Contact).Replace(text)
}

// CheckErase refuses to erase what a candidate told while they agree that it is kept: their form would still be open.
func CheckErase(consentStands bool) error {
	if consentStands {
		return Refuse(WithdrawFirst)
	}
	return nil
}
