package hiring

import (
	"net/url"
	"path"
	"time"
)

// CampaignCase is what decides which campaign a candidate gets.
type CampaignCase struct {
	// SalesAssociate is set if the candidate's application is one of the ESA programme's.
	SalesAssociate bool
	Employment     EmploymentType
	// Telephony is set if the sender has a telephony user id.
	Telephony bool
}

// Setting returns the setting that names the campaign.
func (c CampaignCase) Setting() Setting {
	switch {
	case !c.SalesAssociate || !c.Telephony:
		return CampaignEsa
	case c.Employment == PartTime:
		return CampaignPartTime
	}
	return CampaignOnboarding
}

// CampaignParams are the values that fill the template of a campaign, in its order.
func CampaignParams(candidate string, recruiter Contact) []string {
	return []string{candidate, recruiter.Name, recruiter.Reach()}
}

// CampaignMediaName returns the file name of a campaign's media, empty if it has none.
func CampaignMediaName(address string) string {
	at, err := url.Parse(address)
	if err != nil || address == "" {
		return ""
	}
	if name := path.Base(at.Path); name != "." && name != "/" {
		return name
	}
	return at.Host
}

// Sentences about one ESA Link.
const (
	EsaLinkSent   = "ESA Link sent successfully."
	EsaLinkFailed = "Something went wrong."
	EsaLinkKept   = "ESA Link is kept: nothing is set up to send it. You can send it from your own WhatsApp."
)

// EsaLinkWait is how long the answer waits for what becomes of an ESA Link.
const EsaLinkWait = 8 * time.Second

// EsaLinkSentence tells what became of an ESA Link; reason is that of the message, if it has one.
func EsaLinkSentence(state MessageState, reason string) string {
	switch state {
	case MessageSent, MessageDelivered, MessageRead:
		return EsaLinkSent
	case MessageFailed:
		return EsaLinkFailed
	case MessageKept:
		return EsaLinkKept
	case MessageLeaving:
		return "ESA Link is leaving."
	case MessageCancelled:
		return "ESA Link is cancelled: " + reason
	}
	return "ESA Link is queued."
}

// EsaLinkPath is the page of the ESA programme.
const EsaLinkPath = "/esa_add_candidate"
