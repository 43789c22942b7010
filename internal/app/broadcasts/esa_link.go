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

// lookEvery is the pause between two looks at a message that is on its way.
const lookEvery = 100 * time.Millisecond

// EsaLink is an ESA Link that was sent to one candidate, as far as it has come.
type EsaLink struct {
	MessageID string
	State     hiring.MessageState
	Reason    string
}

// SendEsaLink sends the ESA campaign to the candidate of an application, and waits a while for what becomes of it.
// Whoever may edit the candidate may.
func (s *Service) SendEsaLink(ctx context.Context, by core.Caller, candidateID, requisition string) (EsaLink, error) {
	var id string
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		r, a, settings, err := s.applications.Load(ctx, q, candidateID, requisition)
		if err != nil {
			return err
		}
		if err := a.CheckPerson(by.User); err != nil {
			return err
		}
		to, err := s.recipient(ctx, q, candidateID)
		if err != nil {
			return err
		}
		if why := to.facts.WhyNoCampaign(s.Now().In(settings.Zone)); why != "" {
			return hiring.Refuse(why)
		}
		to.RequisitionID, to.Esa, to.EmploymentType = r.Row.ID, r.Row.Esa, r.Row.EmploymentType
		from, err := s.sender(ctx, q, by.User.ID)
		if err != nil {
			return err
		}
		campaign := s.campaign(settings, from, to)
		campaign.Cause, campaign.Title = letter.SendEsaLink, "ESA Link"
		if id, err = s.messages.QueueCampaign(ctx, q, s.Now(), by.User.ID, campaign); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "SendEsaLink", "candidate", candidateID, nil, nil)
	})
	if err != nil {
		return EsaLink{}, err
	}
	row, err := s.await(ctx, id)
	if err != nil {
		return EsaLink{}, err
	}
	return EsaLink{id, hiring.MessageState(row.State), row.Reason}, nil
}

// await returns a message once it is no longer on its way, or as it is when the time is over. It holds no transaction:
// the message leaves by another.
func (s *Service) await(ctx context.Context, id string) (store.MessageByIDRow, error) {
	over := time.NewTimer(s.Wait)
	defer over.Stop()
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	for {
		row, err := s.Store.Read().MessageByID(ctx, id)
		if err != nil {
			return row, fmt.Errorf("app: what became of a message: %w", err)
		}
		if !onItsWay(row.State) {
			return row, nil
		}
		select {
		case <-look.C:
		case <-over.C:
			return row, nil
		case <-ctx.Done():
			return row, nil
		}
	}
}

func onItsWay(state string) bool {
	return state == string(hiring.MessageQueued) || state == string(hiring.MessageLeaving)
}
