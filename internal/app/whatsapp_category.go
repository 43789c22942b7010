package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// WhatsappCategories are all there are, by name.
func (d *Desk) WhatsappCategories(ctx context.Context) ([]store.WhatsappCategoriesRow, error) {
	rows, err := d.Store.Read().WhatsappCategories(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: categories: %w", err)
	}
	return rows, nil
}

// InsertWhatsappCategory adds a category.
func (d *Desk) InsertWhatsappCategory(ctx context.Context, by Caller, name string) error {
	name, err := hiring.CheckCategory(name)
	if err != nil {
		return err
	}
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		rows, err := q.WhatsappCategories(ctx)
		if err != nil {
			return fmt.Errorf("app: categories: %w", err)
		}
		id := newID()
		others := namedOf(rows, func(r store.WhatsappCategoriesRow) hiring.Named { return hiring.Named(r) })
		if err := hiring.CheckNewName(id, name, others, hiring.CategoryTaken); err != nil {
			return err
		}
		if err := q.AddWhatsappCategory(ctx, store.AddWhatsappCategoryParams{ID: id, Name: name, CreatedBy: by.User.ID, CreatedAt: store.At(d.Now())}); err != nil {
			return fmt.Errorf("app: add a category: %w", err)
		}
		return d.masterChanged(ctx, q, by, "InsertWhatsappCategory", topicTemplate, id, nil, name)
	})
}
