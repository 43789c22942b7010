package programme

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// LinkApplication is what somebody sent from the programme's public page.
type LinkApplication struct {
	hiring.NewCandidate
	Agreed, Whatsapp bool
	// Trap is the field that people do not see; Open is how long the page was open.
	Trap string
	Open time.Duration
}

// ApplyByLink takes an application from the public page. Whatever becomes of it, the caller learns only that it was
// taken: nobody can find out here who has applied, or works with us.
func (s *Service) ApplyByLink(ctx context.Context, by core.Caller, sent LinkApplication) error {
	if err := hiring.CheckTyped(sent.Trap, sent.Open); err != nil {
		return err
	}
	typed, err := sent.Checked()
	if err != nil {
		return err
	}
	if !sent.Agreed {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "agreed", Message: hiring.AcceptTerms}
	}
	sent.NewCandidate = typed
	return s.Store.InTx(ctx, func(q *store.Queries) error { return s.apply(ctx, q, by, sent) })
}

func (s *Service) apply(ctx context.Context, q *store.Queries, by core.Caller, sent LinkApplication) error {
	r, err := s.liveRequisition(ctx, q)
	if err != nil {
		return err
	}
	source, err := q.ActiveSource(ctx, sent.Source)
	if store.IsNone(err) {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "source", Message: hiring.AllFieldsCompulsary}
	}
	if err != nil {
		return fmt.Errorf("app: source: %w", err)
	}
	if err := visits.Count(ctx, s.Core, q, by, hiring.VisitProgramme, hiring.MobileKey(sent.Mobile)); err != nil {
		return err
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return err
	}
	known, found, err := candidates.Known(ctx, q, sent.Mobile, sent.Email)
	if err != nil {
		return err
	}
	var had []hiring.Application
	if found {
		if had, err = s.applications.OfCandidate(ctx, q, known.ID); err != nil {
			return err
		}
	}
	now := s.Now().In(settings.Zone)
	m, err := hiring.Target{Requisition: r.Opening()}.ApplyByLink(found, known.Blacklisted, had, now)
	if err != nil {
		return err
	}
	a := applicant{LinkApplication: sent, candidateID: known.ID, name: known.Name,
		consent: visits.TermsOf(settings).Receipt(sent.Whatsapp)}
	if m.Case == hiring.LinkAdds {
		a.candidateID, a.name = core.NewID(), sent.Name
		if err := s.add(ctx, q, by, a, source.ID); err != nil {
			return err
		}
	}
	return s.write(ctx, q, by, a, r, had, m, now)
}

// add adds a candidate whom nobody knew, with their consent. Of somebody known the consent stays beside the record,
// like all that was typed: it may be a stranger's.
func (s *Service) add(
	ctx context.Context, q *store.Queries, by core.Caller, a applicant, sourceID string,
) error {
	if err := s.candidates.AddTyped(ctx, q, a.candidateID, a.NewCandidate, sourceID, ""); err != nil {
		return err
	}
	return s.visits.GiveConsentIn(ctx, q, by, a.candidateID, consentPage, a.Whatsapp)
}

// consentPage names the public page in the receipt of a consent.
const consentPage = "esa"

// applicant is who applied: the record that was found or added.
type applicant struct {
	LinkApplication
	candidateID, name, consent string
}

// write writes what the rules decided, and keeps what was typed beside the record.
func (s *Service) write(
	ctx context.Context, q *store.Queries, by core.Caller, a applicant, r *requisitions.Loaded,
	had []hiring.Application, m hiring.LinkMapping, now time.Time,
) error {
	err := s.Record(ctx, q, by, "ApplyByLink", "candidate", a.candidateID, nil, struct {
		Outcome hiring.LinkCase `json:"outcome"`
	}{m.Case})
	if err != nil || m.Case == hiring.LinkIgnores {
		return err
	}
	if m.Case == hiring.LinkNotes {
		if err := s.tellOwner(ctx, q, a, m.At, now); err != nil {
			return err
		}
	}
	if err := s.keepTyped(ctx, q, a, r.Row.ID, m.Case); err != nil {
		return err
	}
	if m.Case == hiring.LinkAdds || m.Case == hiring.LinkRemaps {
		if err := s.applications.MapByLink(ctx, q, by, a.candidateID, had, r, m.Mapping); err != nil {
			return err
		}
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// liveRequisition returns the requisition that takes the programme's applications.
func (s *Service) liveRequisition(ctx context.Context, q *store.Queries) (*requisitions.Loaded, error) {
	programme, err := s.EsaRequisitions(ctx, q)
	if err != nil {
		return nil, err
	}
	if programme.Live == "" {
		return nil, hiring.Refuse(hiring.ProgrammeNotTaking)
	}
	r, err := s.requisitions.Load(ctx, q, programme.Live)
	if err != nil {
		return nil, err
	}
	if !(hiring.Target{Requisition: r.Opening()}).TakesByLink() {
		return nil, hiring.Refuse(hiring.ProgrammeNotTaking)
	}
	return r, nil
}
