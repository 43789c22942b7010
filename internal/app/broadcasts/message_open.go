package broadcasts

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// OpenMessage notes that a user opens a message that was kept in their own WhatsApp, and returns the address that opens
// it. Who wrote it may, and whoever may edit the candidate. Only the person at the telephone knows whether it is sent.
func (s *Service) OpenMessage(
	ctx context.Context, by core.Caller, candidateID, messageID string,
) (address string, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.CandidateMessage(ctx, store.CandidateMessageParams{CandidateID: candidateID, MessageID: messageID})
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: message to open: %w", err)
		}
		if row.SenderID == nil || *row.SenderID != by.User.ID {
			if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
				return err
			}
		}
		if err := hiring.CheckOpen(row.Channel, hiring.MessageState(row.State)); err != nil {
			return err
		}
		zone, err := s.ZoneIn(ctx, q)
		if err != nil {
			return err
		}
		to, err := s.recipient(ctx, q, candidateID)
		if err != nil {
			return err
		}
		if why := to.facts.WhyNoCampaign(s.Now().In(zone)); why != "" {
			return hiring.Refuse(why)
		}
		// The link to opt out is signed, so it is not stored with the message.
		stop, err := s.visits.OptOutLink(candidateID)
		if err != nil {
			return err
		}
		address = hiring.WhatsappAddress(to.Mobile, row.Plain+"\n\nNo more messages: "+stop.Address)
		return s.messages.Open(ctx, q, by, messageID)
	})
	return address, err
}
