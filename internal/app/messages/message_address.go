package messages

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// addressesRefused records the candidates' addresses that the mail server refused.
func (s *Service) addressesRefused(ctx context.Context, q *store.Queries, fault error) error {
	refusal, ok := errors.AsType[*outreach.Refusal](fault)
	if !ok || len(refusal.Recipients) == 0 {
		return nil
	}
	for _, address := range refusal.Recipients {
		if err := q.RefuseAddress(ctx, store.RefuseAddressParams{EmailKey: hiring.EmailKey(address),
			Reason: refusal.Answer, RefusedAt: store.At(s.Now())}); err != nil {
			return fmt.Errorf("app: refused address: %w", err)
		}
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// addressesAccepted forgets that the mail server refused the addresses of a mail, now that it took one for them.
func (s *Service) addressesAccepted(ctx context.Context, q *store.Queries, row store.MessageByIDRow) error {
	if letter.Channel(row.Channel) != letter.Mail {
		return nil
	}
	list := slices.Concat(addresses(row.ToList), addresses(row.CcList))
	forgotten, err := q.AcceptAddresses(ctx, ","+strings.Join(list, ",")+",")
	if err != nil {
		return fmt.Errorf("app: accepted addresses: %w", err)
	}
	if forgotten == 0 {
		return nil
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}
