package visits

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// CheckConsent refuses what a candidate sends before they agreed to the terms.
func CheckConsent(ctx context.Context, q *store.Queries, candidateID string) error {
	stands, err := ConsentStands(ctx, q, candidateID)
	if err == nil && !stands {
		return hiring.Refuse(hiring.AcceptTerms)
	}
	return err
}

// ConsentStands reports whether the candidate agrees to the terms.
func ConsentStands(ctx context.Context, q *store.Queries, candidateID string) (bool, error) {
	_, err := q.StandingConsent(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return false, fmt.Errorf("app: consent: %w", err)
	}
	return err == nil, nil
}

// GiveConsent records the receipt of a candidate's consent.
func (s *Service) GiveConsent(
	ctx context.Context, by core.Caller, candidateID string, agreed, whatsapp bool,
) error {
	if err := by.CheckOwn(candidateID); err != nil {
		return err
	}
	if !agreed {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "agreed", Message: hiring.AcceptTerms}
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := Count(ctx, s.Core, q, by, hiring.VisitFormSave, candidateID); err != nil {
			return err
		}
		return s.GiveConsentIn(ctx, q, by, candidateID, string(by.Candidate.Kind), whatsapp)
	})
}

// GiveConsentIn records a receipt in the transaction of q. The same answer to the same text needs no second one.
func (s *Service) GiveConsentIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID, page string, whatsapp bool,
) error {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return err
	}
	text := TermsOf(settings).Receipt(whatsapp)
	standing, err := q.StandingConsent(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: consent: %w", err)
	}
	if err == nil && standing.Text == text {
		return nil
	}
	if err := q.AddConsent(ctx, store.AddConsentParams{ID: core.NewID(), CandidateID: candidateID, Text: text,
		Page: page, Whatsapp: whatsapp, GivenAt: store.At(s.Now()), Address: by.Address}); err != nil {
		return fmt.Errorf("app: keep a consent: %w", err)
	}
	if whatsapp {
		if err := q.SetOptedOut(ctx, store.SetOptedOutParams{ID: candidateID}); err != nil {
			return fmt.Errorf("app: opt in: %w", err)
		}
	}
	return s.Record(ctx, q, by, "GiveConsent", "candidate", candidateID, nil, agreedTo{text, page})
}

// agreedTo is what the audit tells of a consent.
type agreedTo struct {
	Text string `json:"text"`
	Page string `json:"page"`
}

// WithdrawConsent withdraws the consent, for the candidate themself or for staff whom they asked. Links end, messages
// about other openings stop, and the owner and the managers are told: erasing is up to a manager.
func (s *Service) WithdrawConsent(ctx context.Context, by core.Caller, candidateID string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		err := by.CheckOwn(candidateID)
		if !by.ByCandidate() {
			err = s.candidates.CheckPerson(ctx, q, by, candidateID)
		}
		if err != nil {
			return err
		}
		now := store.At(s.Now())
		withdrawn, err := q.WithdrawConsent(ctx, store.WithdrawConsentParams{At: &now, CandidateID: candidateID})
		if err != nil {
			return fmt.Errorf("app: withdraw a consent: %w", err)
		}
		if withdrawn == 0 {
			return hiring.Refuse(hiring.NoConsentStands)
		}
		if err := q.EndCandidateLinks(ctx, candidateID); err != nil {
			return fmt.Errorf("app: end links: %w", err)
		}
		if err := q.SetOptedOut(ctx, store.SetOptedOutParams{ID: candidateID, At: &now}); err != nil {
			return fmt.Errorf("app: opt out: %w", err)
		}
		if err := s.Record(ctx, q, by, "WithdrawConsent", "candidate", candidateID, nil, nil); err != nil {
			return err
		}
		if err := s.mailWithdrawn(ctx, q, by, candidateID); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// mailWithdrawn tells the owner and the managers.
func (s *Service) mailWithdrawn(ctx context.Context, q *store.Queries, by core.Caller, candidateID string) error {
	candidate, err := q.CandidateByID(ctx, candidateID)
	if err != nil {
		return fmt.Errorf("app: candidate who withdraws: %w", err)
	}
	owner, err := OwnerOf(ctx, q, candidateID)
	if err != nil {
		return err
	}
	managers, err := q.ActiveManagers(ctx)
	if err != nil {
		return fmt.Errorf("app: managers: %w", err)
	}
	to := []string{}
	if owner.Address != "" {
		to = append(to, owner.Address)
	}
	for _, m := range managers {
		if !slices.Contains(to, m.Email) {
			to = append(to, m.Email)
		}
	}
	for _, m := range letter.Reachable(letter.ConsentWithdrawn(letter.Withdrawal{CandidateID: candidateID,
		Candidate: candidate.Name, Mobile: candidate.Mobile, To: to})) {
		if err := s.messages.Queue(ctx, q, by.User.ID, m); err != nil {
			return err
		}
	}
	return nil
}

// OwnerOf returns who works on a candidate, empty if nobody does who is active.
func OwnerOf(ctx context.Context, q *store.Queries, candidateID string) (outreach.Person, error) {
	owner, err := q.OwnerOfCandidate(ctx, candidateID)
	if store.IsNone(err) || err == nil && !owner.Active {
		return outreach.Person{}, nil
	}
	if err != nil {
		return outreach.Person{}, fmt.Errorf("app: owner of a candidate: %w", err)
	}
	return outreach.Person{Name: owner.FirstName + " " + owner.LastName, Address: owner.Email}, nil
}
