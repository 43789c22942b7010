package audit

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// AuditAsk selects audit lines; empty fields select all.
type AuditAsk struct {
	// From and To are days in the business zone, both included.
	From, To string
	// Actor is the id of the user who did it, About of what was changed, Action what was done.
	Actor, About, Action string
	core.ListAsk
}

// ListAudit returns a page of the audit, the newest line first.
func (s *Service) ListAudit(ctx context.Context, ask AuditAsk) ([]store.AuditRow, int64, error) {
	page, err := ask.ReadOrWhole(store.AuditSorts, "-at")
	if err != nil {
		return nil, 0, err
	}
	zone, err := s.Zone(ctx)
	if err != nil {
		return nil, 0, err
	}
	f := store.AuditFilter{Actor: ask.Actor, About: ask.About, Action: ask.Action, Part: ask.Part}
	if f.From, err = startOf("from", ask.From, 0, zone); err != nil {
		return nil, 0, err
	}
	if f.Until, err = startOf("to", ask.To, 1, zone); err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Audit(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: audit: %w", err)
	}
	return rows, total, nil
}

// startOf returns the start of the day that is this many days after the given one; nil if none was given.
func startOf(field, sent string, after int, zone *time.Location) (*store.Instant, error) {
	if sent == "" {
		return nil, nil
	}
	day, ok := hiring.ParseDay(sent)
	if !ok {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: field,
			Message: field + " must be a day like 2026-03-16"}
	}
	year, month, date := day.Date()
	return new(store.At(time.Date(year, month, date+after, 0, 0, 0, 0, zone))), nil
}

// AuditLine returns one line of the audit.
func (s *Service) AuditLine(ctx context.Context, id string) (store.AuditRow, error) {
	if id == "" {
		return store.AuditRow{}, hiring.Missing()
	}
	rows, _, err := s.Store.Audit(ctx, store.AuditFilter{ID: id}, store.Page{Number: 1, Size: 1, Sort: "at"})
	if err != nil {
		return store.AuditRow{}, fmt.Errorf("app: audit line: %w", err)
	}
	if len(rows) == 0 {
		return store.AuditRow{}, hiring.Missing()
	}
	return rows[0], nil
}

// AuditKinds returns every action in the audit, by name.
func (s *Service) AuditKinds(ctx context.Context) ([]string, error) {
	kinds, err := s.Store.Read().AuditKinds(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: kinds of audit lines: %w", err)
	}
	return kinds, nil
}
