package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// WhatsappCategories returns all categories, by name.
func (s *Service) WhatsappCategories(ctx context.Context) ([]store.WhatsappCategoriesRow, error) {
	rows, err := s.Store.Read().WhatsappCategories(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: categories: %w", err)
	}
	return rows, nil
}

// InsertWhatsappCategory adds a category.
func (s *Service) InsertWhatsappCategory(ctx context.Context, by core.Caller, name string) error {
	name, err := hiring.CheckCategory(name)
	if err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		rows, err := q.WhatsappCategories(ctx)
		if err != nil {
			return fmt.Errorf("app: categories: %w", err)
		}
		id := core.NewID()
		others := namedOf(rows, func(r store.WhatsappCategoriesRow) hiring.Named { return hiring.Named(r) })
		if err := hiring.CheckNewName(id, name, others, hiring.CategoryTaken); err != nil {
			return err
		}
		if err := q.AddWhatsappCategory(ctx, store.AddWhatsappCategoryParams{ID: id, Name: name, CreatedBy: by.User.ID,
			CreatedAt: store.At(s.Now())}); err != nil {
			return fmt.Errorf("app: add a category: %w", err)
		}
		return s.masterChanged(ctx, q, by, "InsertWhatsappCategory", core.TopicTemplate, id, nil, name)
	})
}
