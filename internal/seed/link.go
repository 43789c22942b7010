package seed

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/programme"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// linkShare is the percentage of the programme's candidates who come through its link.
	linkShare = 60
	// queueShare is which part of the programme's candidates came within the last queueDays and waits in its queue.
	queueShare, queueDays = 5, 3
	// appliedElsewhere is how many candidates of one recruiter applied through the link while at work with them.
	appliedElsewhere = 2
)

// waitsInQueue reports whether the candidate with this number waits in the queue of the live programme.
func (o *opening) waitsInQueue(n int) bool {
	return o.plan.esa == esaLive && n >= o.plan.candidates-o.plan.candidates/queueShare
}

// comesByLink reports whether the candidate with this number comes through the link.
func (o *opening) comesByLink(n int, won bool) bool {
	return o.waitsInQueue(n) || o.plan.esa == esaLive && !won && chance(o.r, linkShare)
}

// planLink plans when the candidate comes through the link.
func (o *opening) planLink(n int, at moment) {
	waits := o.waitsInQueue(n)
	if waits {
		at = max(at, during(o.r, o.cal.today-o.r.IntN(queueDays)))
	}
	o.plans(at, func(at moment) { o.addByLink(at, waits) })
}

// addByLink adds a candidate whom nobody added. Somebody calls them soon, unless they wait in the queue.
func (o *opening) addByLink(at moment, waits bool) {
	m, err := hiring.Target{Requisition: o.facts()}.ApplyByLink(false, false, nil, o.cal.time(at))
	if err != nil {
		o.owed++
		return
	}
	j := o.madeOf(o.newPerson(at, hiring.User{}), m.Begun, at, nil)
	j.aim(false, false)
	if !waits {
		j.plans(later(j.r, at, 0, 1), j.goOn)
	}
}

// typed keeps what those who came through the link typed, with their consent, and what some candidates typed with whom
// somebody works elsewhere.
func (h *history) typed(ctx context.Context, q *store.Queries) error {
	rows, err := q.CandidatesByLink(ctx)
	if err != nil {
		return fmt.Errorf("seed: candidates by the link: %w", err)
	}
	settings, err := h.muster.ReadSettings(ctx, q)
	if err != nil {
		return err
	}
	live, terms := "", visits.TermsOf(settings).Receipt(false)
	for _, row := range rows {
		live = row.RequisitionID
		if err := h.agreed(ctx, q, row.Candidate, terms, row.AppliedAt.Time); err != nil {
			return err
		}
		if err := h.keepTyped(ctx, q, row.Candidate, row.Source, store.AddEsaTypedParams{RequisitionID: live,
			Outcome: string(hiring.LinkAdds), Consent: terms, At: row.AppliedAt}); err != nil {
			return err
		}
	}
	owner := h.staff.recruiters[0].ID
	elsewhere, err := q.CandidatesAtWorkElsewhere(ctx, store.CandidatesAtWorkElsewhereParams{OwnerID: &owner,
		Most: appliedElsewhere})
	if err != nil {
		return fmt.Errorf("seed: candidates at work elsewhere: %w", err)
	}
	for i, row := range elsewhere {
		typed := row.Candidate
		typed.Address, typed.NoticePeriod = "14, Station Road, "+typed.City, "Immediate"
		at := h.muster.Now().Add(-time.Duration(20+30*i) * time.Hour)
		if live != "" {
			if err := h.keepTyped(ctx, q, typed, row.Source, store.AddEsaTypedParams{RequisitionID: live,
				Outcome: string(hiring.LinkNotes), Consent: terms, At: store.At(at)}); err != nil {
				return err
			}
		}
	}
	return nil
}

// keepTyped keeps what was typed, as long as it would be kept.
func (h *history) keepTyped(
	ctx context.Context, q *store.Queries, c store.Candidate, source string, row store.AddEsaTypedParams,
) error {
	if h.muster.Now().Sub(row.At.Time) >= hiring.TypedAge {
		return nil
	}
	typed, err := json.Marshal(programme.Typed{
		Name: c.Name, Mobile: c.Mobile, Email: c.Email, Address: c.Address, State: c.State, City: c.City, Source: source,
		Experienced: c.Experienced, Working: c.Working, Experience: c.Experience, ExperienceIn: c.ExperienceIn,
		NoticePeriod: c.NoticePeriod, CurrentGross: c.CurrentGross, CurrentGrossPer: c.CurrentGrossPer,
		CurrentDesignation: c.CurrentDesignation, CurrentCompany: c.CurrentCompany,
	})
	if err != nil {
		return fmt.Errorf("seed: what was typed: %w", err)
	}
	row.ID, row.CandidateID, row.Typed = core.NewID(), c.ID, string(typed)
	if err := q.AddEsaTyped(ctx, row); err != nil {
		return fmt.Errorf("seed: keep what was typed: %w", err)
	}
	return nil
}

// agreed keeps the consent of a candidate who came through the link.
func (h *history) agreed(ctx context.Context, q *store.Queries, c store.Candidate, terms string, at time.Time) error {
	if err := q.AddConsent(ctx, store.AddConsentParams{ID: core.NewID(), CandidateID: c.ID, Text: terms, Page: "esa",
		GivenAt: store.At(at)}); err != nil {
		return fmt.Errorf("seed: consent: %w", err)
	}
	return nil
}
