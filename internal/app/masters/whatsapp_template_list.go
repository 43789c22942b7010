package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// allCategories is every category in a path.
const allCategories = "all"

// WhatsappTemplate is a template of a list, and whether the caller may change it.
type WhatsappTemplate struct {
	store.WhatsappTemplatesRow
	MayEdit bool
}

// WhatsappTemplatesSenior returns everybody's templates of a category.
func (s *Service) WhatsappTemplatesSenior(
	ctx context.Context, by core.Caller, categoryID, userID string,
) ([]WhatsappTemplate, error) {
	if _, err := s.ViewerOf(ctx, by, userID); err != nil {
		return nil, err
	}
	return s.whatsappTemplates(ctx, by, categoryID, "")
}

// WhatsappTemplatesJunior returns the templates of a category that the user has added, and those of the managers.
func (s *Service) WhatsappTemplatesJunior(
	ctx context.Context, by core.Caller, categoryID, userID string,
) ([]WhatsappTemplate, error) {
	viewer, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	return s.whatsappTemplates(ctx, by, categoryID, viewer.User.ID)
}

func (s *Service) whatsappTemplates(
	ctx context.Context, by core.Caller, categoryID, userID string,
) ([]WhatsappTemplate, error) {
	if categoryID == allCategories {
		categoryID = ""
	}
	rows, err := s.Store.Read().WhatsappTemplates(ctx, store.WhatsappTemplatesParams{CategoryID: categoryID,
		UserID: userID})
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
