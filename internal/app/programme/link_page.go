package programme

import (
	"context"
	"fmt"

	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// LinkPage is what the programme's public page shows before anything is typed.
type LinkPage struct {
	// Taking is set while applications are taken; only then the page says for what.
	Taking                                bool
	Position, EmploymentType, City, State string
	Company, ConsentText, WhatsappText    string
	Sources                               []store.ActiveSourcesRow
}

// EsaLinkPage returns what the public page shows. It tells nothing about candidates.
func (s *Service) EsaLinkPage(ctx context.Context) (page LinkPage, err error) {
	q := s.Store.Read()
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return page, err
	}
	terms := visits.TermsOf(settings)
	page = LinkPage{Company: terms.Company, ConsentText: terms.Shown(), WhatsappText: terms.Whatsapp()}
	programme, err := s.EsaRequisitions(ctx, q)
	if err != nil || programme.Live == "" {
		return page, err
	}
	r, err := q.EsaOpening(ctx, programme.Live)
	if err != nil {
		return page, fmt.Errorf("app: requisition of the programme: %w", err)
	}
	target := hiring.Target{Requisition: hiring.OpeningFacts{Status: hiring.Status(r.Status), ESA: r.Esa != ""}}
	if !target.TakesByLink() {
		return page, nil
	}
	page.Taking, page.Position, page.EmploymentType = true, r.Position, r.EmploymentType
	page.City, page.State = r.City, r.State
	if page.Sources, err = q.ActiveSources(ctx); err != nil {
		return page, fmt.Errorf("app: sources of the public page: %w", err)
	}
	return page, nil
}
