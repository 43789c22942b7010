package broadcasts

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// sender is the user who sends a campaign.
type sender struct {
	id                string
	contact           hiring.Contact
	telephony, active bool
}

func (s *Service) sender(ctx context.Context, q *store.Queries, userID string) (sender, error) {
	u, err := q.UserByID(ctx, userID)
	if err != nil {
		return sender{}, fmt.Errorf("app: sender of a campaign: %w", err)
	}
	contact, err := core.Contact(ctx, q, userID)
	return sender{u.ID, contact, u.TelephonyUserID != "", u.Active}, err
}

// recipient is a candidate who was chosen for a campaign.
type recipient struct {
	store.CampaignRecipientRow
	facts hiring.RecipientFacts
}

func (s *Service) recipient(ctx context.Context, q *store.Queries, candidateID string) (to recipient, err error) {
	to.CampaignRecipientRow, err = q.CampaignRecipient(ctx, candidateID)
	if store.IsNone(err) {
		return to, hiring.Missing()
	}
	if err != nil {
		return to, fmt.Errorf("app: recipient of a campaign: %w", err)
	}
	to.facts = hiring.RecipientFacts{Mobile: to.Mobile, Blacklisted: to.Blacklisted,
		OptedOutAt: timeOr(to.OptedOutAt)}
	if to.Live {
		to.facts.Live = &hiring.Standing{Stage: hiring.Stage(to.Stage), Status: hiring.Status(to.Status),
			Outstanding: to.Outstanding, ESA: to.Esa != ""}
		to.facts.StandsSince = timeOr(to.LatestAt)
	}
	messaged, err := q.LatestCampaignTo(ctx, store.LatestCampaignToParams{CandidateID: candidateID,
		Since: store.At(s.Now().Add(-hiring.BroadcastRest)), Unheard: hiring.NoAnswerMayHaveArrived})
	if err != nil && !store.IsNone(err) {
		return to, fmt.Errorf("app: campaigns to a candidate: %w", err)
	}
	if err == nil {
		to.facts.MessagedAt = messaged.Time
	}
	return to, nil
}

func timeOr(at *store.Instant) time.Time {
	if at == nil {
		return time.Time{}
	}
	return at.Time
}

// campaign composes what the recipient gets from the sender.
func (s *Service) campaign(settings core.Settings, from sender, to recipient) letter.Campaign {
	which := hiring.CampaignCase{SalesAssociate: to.Esa != "", Employment: hiring.EmploymentType(to.EmploymentType),
		Telephony: from.telephony}
	media := settings.Value(hiring.CampaignMedia)
	return letter.Campaign{
		CandidateID: to.ID, RequisitionID: to.RequisitionID, Mobile: to.Mobile, Name: to.Name,
		Campaign: settings.Value(which.Setting()), Params: hiring.CampaignParams(to.Name, from.contact),
		MediaURL: media, MediaName: hiring.CampaignMediaName(media),
		Text: letter.EsaInvitation{Candidate: to.Name, Recruiter: from.contact,
			Company: settings.Value(hiring.CompanyName), Address: s.PublicURL + hiring.EsaLinkPath}.Text(),
	}
}

// configured reports whether a service is set up to send campaigns.
func (s *Service) configured() bool {
	for _, channel := range s.messages.Channels() {
		if channel.Channel == letter.WhatsApp {
			return channel.Configured
		}
	}
	return false
}
