package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// allCategories stands in a path for every category.
const allCategories = "all"

// WhatsappTemplate is a template of a list, and whether who asks may change it.
type WhatsappTemplate struct {
	store.WhatsappTemplatesRow
	MayEdit bool
}

// WhatsappTemplatesSenior are everybody's templates of a category.
func (d *Desk) WhatsappTemplatesSenior(ctx context.Context, by Caller, categoryID, userID string) ([]WhatsappTemplate, error) {
	if _, err := d.viewerOf(ctx, by, userID); err != nil {
		return nil, err
	}
	return d.whatsappTemplates(ctx, by, categoryID, "")
}

// WhatsappTemplatesJunior are the templates of a category that the user has added, and those of the managers.
func (d *Desk) WhatsappTemplatesJunior(ctx context.Context, by Caller, categoryID, userID string) ([]WhatsappTemplate, error) {
	viewer, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	return d.whatsappTemplates(ctx, by, categoryID, viewer.User.ID)
}

func (d *Desk) whatsappTemplates(ctx context.Context, by Caller, categoryID, userID string) ([]WhatsappTemplate, error) {
	if categoryID == allCategories {
		categoryID = ""
	}
	rows, err := d.Store.Read().WhatsappTemplates(ctx, store.WhatsappTemplatesParams{CategoryID: categoryID, UserID: userID})
	if err != nil {
		return nil, fmt.Errorf("app: WhatsApp templates: %w", err)
	}
	list := make([]WhatsappTemplate, len(rows))
	for i, row := range rows {
		if !hiring.May(by.User, hiring.SeeEveryTemplate) {
			row.AddedBy = ""
		}
		list[i] = WhatsappTemplate{row, hiring.MayEditTemplate(by.User, row.CreatedBy)}
	}
	return list, nil
}
