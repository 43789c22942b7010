package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// keptWhatsapp is what the audit stores of a WhatsApp template.
type keptWhatsapp struct {
	Category string `json:"categoryId"`
	Name     string `json:"name"`
	Body     string `json:"body"`
}

// AddWhatsappTemplate adds a template of the caller.
func (s *Service) AddWhatsappTemplate(ctx context.Context, by core.Caller, draft hiring.WhatsappDraft) error {
	is, err := s.checkedWhatsapp(draft)
	if err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		id := core.NewID()
		if err := placeWhatsapp(ctx, q, id, by.User.ID, is); err != nil {
			return err
		}
		if err := q.AddWhatsappTemplate(ctx, store.AddWhatsappTemplateParams{
			ID: id, CategoryID: is.CategoryID, Name: is.Name, Body: is.Body, CreatedBy: by.User.ID,
			CreatedAt: store.At(s.Now()),
		}); err != nil {
			return fmt.Errorf("app: add a WhatsApp template: %w", err)
		}
		return s.masterChanged(ctx, q, by, "AddWhatsappTemplate", core.TopicTemplate, id, nil,
			keptWhatsapp{is.CategoryID, is.Name, is.Body})
	})
}

// UpdateWhatsappTemplate changes a template; version is what the caller saw, 0 if not given.
func (s *Service) UpdateWhatsappTemplate(
	ctx context.Context, by core.Caller, id string, version int64, draft hiring.WhatsappDraft,
) error {
	is, err := s.checkedWhatsapp(draft)
	if err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := editableWhatsapp(ctx, q, by, id)
		if err != nil {
			return err
		}
		if err := sameVersion("template", version, was.Version); err != nil {
			return err
		}
		if err := placeWhatsapp(ctx, q, id, was.CreatedBy, is); err != nil {
			return err
		}
		done, err := q.SaveWhatsappTemplate(ctx, store.SaveWhatsappTemplateParams{ID: id, Version: was.Version,
			CategoryID: is.CategoryID, Name: is.Name, Body: is.Body})
		if err := savedOnce("WhatsApp template", done, err); err != nil {
			return err
		}
		return s.masterChanged(ctx, q, by, "UpdateWhatsappTemplate", core.TopicTemplate, id,
			keptWhatsapp{was.CategoryID, was.Name, was.Body}, keptWhatsapp{is.CategoryID, is.Name, is.Body})
	})
}

// DeleteWhatsappTemplate removes a template from the lists.
func (s *Service) DeleteWhatsappTemplate(ctx context.Context, by core.Caller, id string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := editableWhatsapp(ctx, q, by, id)
		if err != nil {
			return err
		}
		done, err := q.DeleteWhatsappTemplate(ctx, store.DeleteWhatsappTemplateParams{ID: id, DeletedBy: &by.User.ID})
		if err := savedOnce("WhatsApp template", done, err); err != nil {
			return err
		}
		return s.masterChanged(ctx, q, by, "DeleteWhatsappTemplate", core.TopicTemplate, id,
			keptWhatsapp{was.CategoryID, was.Name, was.Body}, nil)
	})
}

// checkedWhatsapp sanitises the text and applies the rules.
func (s *Service) checkedWhatsapp(draft hiring.WhatsappDraft) (hiring.WhatsappDraft, error) {
	if err := draft.CheckLength(); err != nil {
		return draft, err
	}
	body, err := richText(safeWhatsapp, draft.Body)
	if err != nil {
		return draft, err
	}
	draft.Body, draft.Text = body, hiring.WhatsappText(body)
	if err := s.checkLinks(draft.Body, draft.Text); err != nil {
		return draft, err
	}
	return draft.Checked()
}

// placeWhatsapp checks the template's category and that its name is free.
func placeWhatsapp(ctx context.Context, q *store.Queries, id, owner string, is hiring.WhatsappDraft) error {
	known, err := q.IsWhatsappCategory(ctx, is.CategoryID)
	if err != nil {
		return fmt.Errorf("app: category of a template: %w", err)
	}
	if !known {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "category", Message: hiring.UnknownCategory}
	}
	rows, err := q.OwnWhatsappTemplateNames(ctx, store.OwnWhatsappTemplateNamesParams{CreatedBy: owner,
		CategoryID: is.CategoryID})
	if err != nil {
		return fmt.Errorf("app: names of templates: %w", err)
	}
	return hiring.CheckNewName(id, is.Name, namedOf(rows,
		func(r store.OwnWhatsappTemplateNamesRow) hiring.Named { return hiring.Named(r) }), hiring.TemplateTaken)
}

// editableWhatsapp returns a template that the caller may change.
func editableWhatsapp(
	ctx context.Context, q *store.Queries, by core.Caller, id string,
) (store.WhatsappTemplate, error) {
	row, err := q.WhatsappTemplateByID(ctx, id)
	if store.IsNone(err) {
		return row, hiring.Missing()
	}
	if err != nil {
		return row, fmt.Errorf("app: WhatsApp template: %w", err)
	}
	return row, mayEdit(by, row.CreatedBy)
}

func mayEdit(by core.Caller, owner string) error {
	if !hiring.MayEditTemplate(by.User, owner) {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.TemplateNotYours}
	}
	return nil
}
