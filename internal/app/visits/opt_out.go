package visits

import (
	"context"
	"fmt"
	"net/url"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// OptOut is what the page to opt out shows.
type OptOut struct {
	FirstName, Company string
	OptedOut           bool
}

// OptOutLink makes the link to opt out that every message to a candidate carries.
func (s *Service) OptOutLink(candidateID string) (CandidateLink, error) {
	values, err := s.messages.Sign(optOutPurpose, url.Values{"candidate": {candidateID}}, hiring.OptOutLink.Age())
	if err != nil {
		return CandidateLink{}, err
	}
	until, err := untilOf(values)
	return CandidateLink{s.PublicURL + "/opt_out?" + values.Encode(), until}, err
}

// GetOptOut returns whether the candidate of the link gets messages about other openings.
func (s *Service) GetOptOut(ctx context.Context, values url.Values) (OptOut, error) {
	return s.optOut(ctx, s.Store.Read(), values)
}

func (s *Service) optOut(ctx context.Context, q *store.Queries, values url.Values) (OptOut, error) {
	if err := s.messages.CheckSigned(optOutPurpose, values); err != nil {
		return OptOut{}, err
	}
	row, err := q.CandidateByID(ctx, values.Get("candidate"))
	if store.IsNone(err) {
		return OptOut{}, hiring.Refuse(hiring.LinkNoLongerValid)
	}
	if err != nil {
		return OptOut{}, fmt.Errorf("app: candidate who opts out: %w", err)
	}
	company, err := s.Setting(ctx, q, hiring.CompanyName)
	return OptOut{FirstName(row.Name), company, row.OptedOutAt != nil}, err
}

// SetOptOut stops messages about other openings, or allows them again.
func (s *Service) SetOptOut(
	ctx context.Context, by core.Caller, values url.Values, optedOut bool,
) (is OptOut, err error) {
	candidateID := values.Get("candidate")
	by.User, by.Candidate = hiring.User{}, core.CandidateSession{CandidateID: candidateID}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if is, err = s.optOut(ctx, q, values); err != nil {
			return err
		}
		if err := Count(ctx, s.Core, q, by, hiring.VisitOptOut, candidateID); err != nil {
			return err
		}
		if is.OptedOut == optedOut {
			return nil
		}
		is.OptedOut = optedOut
		return s.writeOptOut(ctx, q, by, candidateID, optedOut)
	})
	return is, err
}

func (s *Service) writeOptOut(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, optedOut bool,
) error {
	row, action := store.SetOptedOutParams{ID: candidateID}, "OptIn"
	if optedOut {
		row.At, action = new(store.At(s.Now())), "OptOut"
	}
	if err := q.SetOptedOut(ctx, row); err != nil {
		return fmt.Errorf("app: opt out: %w", err)
	}
	if err := s.Record(ctx, q, by, action, "candidate", candidateID, nil, nil); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}
