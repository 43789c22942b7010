package programme

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// Typed is what somebody typed on the public page. Its JSON names are those of the stored rows.
type Typed struct {
	Name               string `json:"name"`
	Mobile             string `json:"mobile"`
	Email              string `json:"email"`
	Address            string `json:"address"`
	State              string `json:"state"`
	City               string `json:"city"`
	Source             string `json:"source"`
	Experienced        bool   `json:"experienced"`
	Working            bool   `json:"working"`
	Experience         string `json:"experience"`
	ExperienceIn       string `json:"experienceIn"`
	NoticePeriod       string `json:"noticePeriod"`
	CurrentGross       string `json:"currentGross"`
	CurrentGrossPer    string `json:"currentGrossPer"`
	CurrentDesignation string `json:"currentDesignation"`
	CurrentCompany     string `json:"currentCompany"`
}

// keepTyped keeps what was typed beside the record, with the terms that were agreed to.
func (s *Service) keepTyped(
	ctx context.Context, q *store.Queries, a applicant, requisitionID string, outcome hiring.LinkCase,
) error {
	c := a.NewCandidate
	typed, err := json.Marshal(Typed{
		Name: c.Name, Mobile: c.Mobile, Email: c.Email, Address: c.Address, State: c.State, City: c.City, Source: c.Source,
		Experienced: c.IsExperienced, Working: c.IsWorking, Experience: c.Experience, ExperienceIn: c.RelevantExperience,
		NoticePeriod: c.NoticePeriod, CurrentGross: c.CurrentGross.Rupees, CurrentGrossPer: c.CurrentGross.Per,
		CurrentDesignation: c.CurrentDesignation,
		CurrentCompany:     c.CurrentCompany,
	})
	if err != nil {
		return fmt.Errorf("app: what was typed: %w", err)
	}
	if err := q.AddEsaTyped(ctx, store.AddEsaTypedParams{
		ID: core.NewID(), CandidateID: a.candidateID, RequisitionID: requisitionID, Outcome: string(outcome),
		Typed: string(typed), Consent: a.consent, Whatsapp: a.Whatsapp, At: store.At(s.Now()),
	}); err != nil {
		return fmt.Errorf("app: keep what was typed: %w", err)
	}
	return nil
}

// tellOwner mails who works with the candidate, once a day however often somebody applies.
func (s *Service) tellOwner(
	ctx context.Context, q *store.Queries, a applicant, at hiring.Application, now time.Time,
) error {
	today := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	told, err := q.EsaTypedSince(ctx, store.EsaTypedSinceParams{CandidateID: a.candidateID,
		Outcome: string(hiring.LinkNotes), Since: store.At(today)})
	if err != nil {
		return fmt.Errorf("app: who was told today: %w", err)
	}
	if told > 0 {
		return nil
	}
	owner, err := q.OwnerToTell(ctx, at.ID)
	if store.IsNone(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: owner of an application: %w", err)
	}
	return s.messages.Queue(ctx, q, "", letter.AppliedByLink(letter.LinkApplicant{
		CandidateID: a.candidateID, Candidate: a.name,
		Owner:    outreach.Person{Name: owner.FirstName + " " + owner.LastName, Address: owner.Email},
		Position: owner.Position, Serial: owner.Serial, Day: hiring.DayOf(now),
	}))
}

// AppliedByLink is one application from the public page.
type AppliedByLink struct {
	Typed
	At       store.Instant
	Outcome  hiring.LinkCase
	Whatsapp bool
	// Verified is set once a call has reached the candidate since.
	Verified bool
}

// EsaTyped returns what a candidate typed on the public page, newest first, to a user who sees the candidate.
func (s *Service) EsaTyped(ctx context.Context, by core.Caller, candidateID string) ([]AppliedByLink, error) {
	seen, err := s.Store.CandidateSeen(ctx, candidateID, by.Viewer().Scope)
	if err != nil {
		return nil, fmt.Errorf("app: candidate of what was typed: %w", err)
	}
	if !seen || hiring.SeesInterviewOnly(by.User) {
		return nil, hiring.Missing()
	}
	rows, err := s.Store.Read().EsaTypedOf(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: what was typed: %w", err)
	}
	calls, err := s.Store.Read().CallsOfCandidate(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: calls of a candidate: %w", err)
	}
	applied := make([]AppliedByLink, len(rows))
	for i, row := range rows {
		applied[i] = AppliedByLink{At: row.At, Outcome: hiring.LinkCase(row.Outcome), Whatsapp: row.Whatsapp}
		if err := json.Unmarshal([]byte(row.Typed), &applied[i].Typed); err != nil {
			return nil, fmt.Errorf("app: what was typed: %w", err)
		}
		for _, call := range calls {
			if !call.At.Before(row.At.Time) && hiring.Connected(hiring.Status(call.Status)) {
				applied[i].Verified = true
			}
		}
	}
	return applied, nil
}
