package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Template is a template of either kind, to be used.
type Template struct {
	Kind                hiring.TemplateKind
	Name, Subject, Body string
}

// TemplateOf returns a template that the caller may use: their own, a manager's, or anybody's for a manager.
func (s *Service) TemplateOf(ctx context.Context, q *store.Queries, by core.Caller, id string) (Template, error) {
	whatsapp, err := q.WhatsappTemplateByID(ctx, id)
	if err == nil {
		return Template{hiring.WhatsappTemplate, whatsapp.Name, "", whatsapp.Body},
			mayUse(ctx, q, by, whatsapp.CreatedBy)
	}
	if !store.IsNone(err) {
		return Template{}, fmt.Errorf("app: template to use: %w", err)
	}
	email, err := q.EmailTemplateByID(ctx, id)
	if store.IsNone(err) {
		return Template{}, hiring.Missing()
	}
	if err != nil {
		return Template{}, fmt.Errorf("app: template to use: %w", err)
	}
	return Template{hiring.EmailTemplate, email.Name, email.Subject, email.Body}, mayUse(ctx, q, by, email.CreatedBy)
}

// CountWhatsapp counts one more use of a WhatsApp template and returns its name.
func (s *Service) CountWhatsapp(ctx context.Context, q *store.Queries, by core.Caller, id string) (string, error) {
	t, err := s.TemplateOf(ctx, q, by, id)
	if err != nil {
		return "", err
	}
	if t.Kind != hiring.WhatsappTemplate {
		return "", hiring.Missing()
	}
	if err := q.CountWhatsappTemplate(ctx, id); err != nil {
		return "", fmt.Errorf("app: count a template: %w", err)
	}
	return t.Name, q.MarkChange(ctx, core.TopicTemplate)
}

// mayUse refuses a template that is in no list of the caller, as if it were not there.
func mayUse(ctx context.Context, q *store.Queries, by core.Caller, owner string) error {
	if owner == by.User.ID || hiring.May(by.User, hiring.SeeEveryTemplate) {
		return nil
	}
	shared, err := q.IsManager(ctx, owner)
	if err != nil {
		return fmt.Errorf("app: owner of a template: %w", err)
	}
	if !shared {
		return hiring.Missing()
	}
	return nil
}
