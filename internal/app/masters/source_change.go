package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Sources returns the sources of candidates, by name.
func (s *Service) Sources(ctx context.Context) ([]store.ActiveSourcesRow, error) {
	rows, err := s.Store.Read().ActiveSources(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: sources: %w", err)
	}
	return rows, nil
}

// keptSource is what the audit stores of a source.
type keptSource struct {
	Name        string `json:"name"`
	Description string `json:"description"`
}

// InsertSource adds a source of candidates.
func (s *Service) InsertSource(ctx context.Context, by core.Caller, draft hiring.Source) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		id := core.NewID()
		is, err := checkedSource(ctx, q, id, draft)
		if err != nil {
			return err
		}
		if err := q.AddSource(ctx, store.AddSourceParams{ID: id, Name: is.Name, Description: is.Description,
			CreatedBy: &by.User.ID, CreatedAt: store.At(s.Now())}); err != nil {
			return fmt.Errorf("app: add a source: %w", err)
		}
		return s.masterChanged(ctx, q, by, "InsertSource", core.TopicSource, id, nil, keptSource(is))
	})
}

// UpdateSource changes a source; version is what the caller saw, 0 if not given.
func (s *Service) UpdateSource(
	ctx context.Context, by core.Caller, id string, version int64, draft hiring.Source,
) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := q.SourceByID(ctx, id)
		if store.IsNone(err) || err == nil && !was.Active {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: source: %w", err)
		}
		if err := sameVersion("source", version, was.Version); err != nil {
			return err
		}
		is, err := checkedSource(ctx, q, id, draft)
		if err != nil {
			return err
		}
		done, err := q.SaveSource(ctx, store.SaveSourceParams{ID: id, Version: was.Version, Name: is.Name,
			Description: is.Description})
		if err := savedOnce("source", done, err); err != nil {
			return err
		}
		// Lists of candidates show the name of their source.
		if err := q.MarkChange(ctx, core.TopicCandidate); err != nil {
			return fmt.Errorf("app: mark a change: %w", err)
		}
		return s.masterChanged(ctx, q, by, "UpdateSource", core.TopicSource, id, keptSource{was.Name, was.Description},
			keptSource(is))
	})
}

// checkedSource applies the rules to a source with this id.
func checkedSource(ctx context.Context, q *store.Queries, id string, draft hiring.Source) (hiring.Source, error) {
	is, err := draft.Checked()
	if err != nil {
		return is, err
	}
	rows, err := q.ActiveSources(ctx)
	if err != nil {
		return is, fmt.Errorf("app: names of sources: %w", err)
	}
	others := namedOf(rows, func(r store.ActiveSourcesRow) hiring.Named { return hiring.Named{ID: r.ID, Name: r.Name} })
	return is, hiring.CheckNewName(id, is.Name, others, hiring.SourceTaken)
}
