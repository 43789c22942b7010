package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// TestChannel sends the calling administrator a message through a channel, to prove that it works, and returns its id:
// the outbox tells what became of it.
func (s *Service) TestChannel(ctx context.Context, by core.Caller, channel string) (id string, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := q.UserByID(ctx, by.User.ID)
		if err != nil {
			return fmt.Errorf("app: test of a channel: %w", err)
		}
		to := letter.Administrator{UserID: user.ID, Name: user.FirstName + " " + user.LastName, Email: user.Email,
			Mobile: user.Mobile}
		switch letter.Channel(channel) {
		case letter.Mail:
			var row store.AddMessageParams
			row, err = s.queueMail(ctx, q, s.Now(), user.ID, letter.Trial(to))
			id = row.ID
		case letter.WhatsApp:
			id, err = s.testWhatsapp(ctx, q, to)
		default:
			return hiring.Missing()
		}
		if err != nil {
			return err
		}
		return s.Record(ctx, q, by, "TestChannel", "user", user.ID, nil, channel)
	})
	return id, err
}

func (s *Service) testWhatsapp(ctx context.Context, q *store.Queries, to letter.Administrator) (string, error) {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return "", err
	}
	return s.QueueCampaign(ctx, q, s.Now(), to.UserID, letter.TrialCampaign(to, settings.Value(hiring.CampaignEsa)))
}
