package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// EmailTemplate is a template of a list, and whether the caller may change it.
type EmailTemplate struct {
	store.EmailTemplatesRow
	MayEdit bool
}

// EmailTemplatesOfUser returns the templates that a user can choose from: everybody's for a manager, their own and the
// managers' for others.
func (s *Service) EmailTemplatesOfUser(ctx context.Context, by core.Caller, userID string) ([]EmailTemplate, error) {
	viewer, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	owner := viewer.User.ID
	if hiring.May(viewer.User, hiring.SeeEveryTemplate) {
		owner = ""
	}
	rows, err := s.Store.Read().EmailTemplates(ctx, owner)
	if err != nil {
		return nil, fmt.Errorf("app: e-mail templates: %w", err)
	}
	list := make([]EmailTemplate, len(rows))
	for i, row := range rows {
		if !hiring.May(by.User, hiring.SeeEveryTemplate) {
			row.AddedBy = ""
		}
		list[i] = EmailTemplate{row, hiring.MayEditTemplate(by.User, row.CreatedBy)}
	}
	return list, nil
}

// keptEmail is what the audit stores of an e-mail template.
type keptEmail struct {
	Name    string `json:"name"`
	Subject string `json:"subject"`
	Body    string `json:"body"`
}

// SaveEmailTemplate adds a template of the caller.
func (s *Service) SaveEmailTemplate(ctx context.Context, by core.Caller, roleID string, draft hiring.EmailDraft) error {
	is, err := s.checkedEmail(by, roleID, draft, hiring.MailBodyMissing)
	if err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		id := core.NewID()
		if err := placeEmail(ctx, q, id, by.User.ID, is); err != nil {
			return err
		}
		if err := q.AddEmailTemplate(ctx, store.AddEmailTemplateParams{
			ID: id, Name: is.Name, Subject: is.Subject, Body: is.Body, RoleID: hiring.RoleIDs[by.User.Role],
			CreatedBy: by.User.ID, CreatedAt: store.At(s.Now()),
		}); err != nil {
			return fmt.Errorf("app: add an e-mail template: %w", err)
		}
		return s.masterChanged(ctx, q, by, "SaveEmailTemplate", core.TopicTemplate, id, nil,
			keptEmail{is.Name, is.Subject, is.Body})
	})
}

// UpdateEmailTemplate changes a template; version is what the caller saw, 0 if not given.
func (s *Service) UpdateEmailTemplate(
	ctx context.Context, by core.Caller, id, roleID string, version int64, draft hiring.EmailDraft,
) error {
	is, err := s.checkedEmail(by, roleID, draft, hiring.MailBodyEmptied)
	if err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := editableEmail(ctx, q, by, id)
		if err != nil {
			return err
		}
		if err := sameVersion("template", version, was.Version); err != nil {
			return err
		}
		if err := placeEmail(ctx, q, id, was.CreatedBy, is); err != nil {
			return err
		}
		done, err := q.SaveEmailTemplate(ctx, store.SaveEmailTemplateParams{ID: id, Version: was.Version, Name: is.Name,
			Subject: is.Subject, Body: is.Body})
		if err := savedOnce("e-mail template", done, err); err != nil {
			return err
		}
		return s.masterChanged(ctx, q, by, "UpdateEmailTemplate", core.TopicTemplate, id,
			keptEmail{was.Name, was.Subject, was.Body}, keptEmail{is.Name, is.Subject, is.Body})
	})
}

// DeleteEmailTemplate removes a template from the lists.
func (s *Service) DeleteEmailTemplate(ctx context.Context, by core.Caller, id string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := editableEmail(ctx, q, by, id)
		if err != nil {
			return err
		}
		done, err := q.DeleteEmailTemplate(ctx, store.DeleteEmailTemplateParams{ID: id, DeletedBy: &by.User.ID})
		if err := savedOnce("e-mail template", done, err); err != nil {
			return err
		}
		return s.masterChanged(ctx, q, by, "DeleteEmailTemplate", core.TopicTemplate, id,
			keptEmail{was.Name, was.Subject, was.Body}, nil)
	})
}

// checkedEmail sanitises the text and applies the rules. The role that was sent is only compared: the caller's is
// recorded.
func (s *Service) checkedEmail(
	by core.Caller, roleID string, draft hiring.EmailDraft, noBody string,
) (hiring.EmailDraft, error) {
	if roleID != "" && roleID != hiring.RoleIDs[by.User.Role] {
		return draft, &hiring.Problem{Kind: hiring.Invalid, Field: "role", Message: hiring.NotYourRole}
	}
	if err := draft.CheckLength(); err != nil {
		return draft, err
	}
	body, err := richText(letter.Safe, draft.Body)
	if err != nil {
		return draft, err
	}
	draft.Body, draft.Text = body, letter.PlainText(body)
	if err := s.checkLinks(draft.Body, draft.Text); err != nil {
		return draft, err
	}
	return draft.Checked(noBody)
}

func placeEmail(ctx context.Context, q *store.Queries, id, owner string, is hiring.EmailDraft) error {
	rows, err := q.OwnEmailTemplateNames(ctx, owner)
	if err != nil {
		return fmt.Errorf("app: names of templates: %w", err)
	}
	others := namedOf(rows, func(r store.OwnEmailTemplateNamesRow) hiring.Named { return hiring.Named(r) })
	return hiring.CheckNewName(id, is.Name, others, hiring.TemplateTaken)
}

func editableEmail(ctx context.Context, q *store.Queries, by core.Caller, id string) (store.EmailTemplate, error) {
	row, err := q.EmailTemplateByID(ctx, id)
	if store.IsNone(err) {
		return row, hiring.Missing()
	}
	if err != nil {
		return row, fmt.Errorf("app: e-mail template: %w", err)
	}
	return row, mayEdit(by, row.CreatedBy)
}
