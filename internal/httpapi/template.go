package httpapi

import (
	"context"

	"muster/internal/app/masters"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerTemplate() {
	serve(b, wire.WhatsappTemplatesSenior, b.whatsappTemplatesSenior)
	serve(b, wire.WhatsappTemplatesJunior, b.whatsappTemplatesJunior)
	serveText(b, wire.AddWhatsappTemplate, b.addWhatsappTemplate)
	serveText(b, wire.UpdateWhatsappTemplate, b.updateWhatsappTemplate)
	serve(b, wire.DeleteWhatsappTemplate, b.deleteWhatsappTemplate)
	serve(b, wire.WhatsappCategories, b.whatsappCategories)
	serve(b, wire.InsertWhatsappCategory, b.insertWhatsappCategory)
	serve(b, wire.EmailTemplatesOfUser, b.emailTemplatesOfUser)
	serve(b, wire.EmailTemplatesForCandidate, b.emailTemplatesOfUser)
	serveText(b, wire.SaveEmailTemplate, b.saveEmailTemplate)
	serveText(b, wire.UpdateEmailTemplate, b.updateEmailTemplate)
	serve(b, wire.DeleteEmailTemplate, b.deleteEmailTemplate)
	serve(b, wire.ListPlaceholders, b.listPlaceholders)
	serveText(b, wire.PreviewTemplate, b.previewTemplate)
}

func whatsappTemplateRow(t masters.WhatsappTemplate) wire.WhatsappTemplateRow {
	return wire.WhatsappTemplateRowOf(t.WhatsappTemplatesRow, t.MayEdit)
}

func (b *Border) whatsappTemplatesSenior(ctx context.Context, v *visit,
	in *wire.CategoryOfUser) (wire.Answer[wire.WhatsappTemplateRow], error) {
	found, err := b.App.Masters.WhatsappTemplatesSenior(ctx, v.Caller, in.CategoryID, in.UserID)
	return wire.Rows("", rowsOf(found, whatsappTemplateRow)), err
}

func (b *Border) whatsappTemplatesJunior(ctx context.Context, v *visit,
	in *wire.CategoryOfUser) (wire.Answer[wire.WhatsappTemplateRow], error) {
	found, err := b.App.Masters.WhatsappTemplatesJunior(ctx, v.Caller, in.CategoryID, in.UserID)
	return wire.Rows("", rowsOf(found, whatsappTemplateRow)), err
}

func (b *Border) addWhatsappTemplate(ctx context.Context, v *visit, in *in[wire.AddWhatsappTemplateBody]) (doneAnswer,
	error) {
	t := in.Body
	if err := v.CheckActor(string(t.CreatedBy)); err != nil {
		return doneAnswer{}, err
	}
	draft := hiring.WhatsappDraft{CategoryID: string(t.WhatsappCategoryID), Name: string(t.TemplateName),
		Body: string(t.Body)}
	return wire.Done(hiring.AddedSuccessfully), b.App.Masters.AddWhatsappTemplate(ctx, v.Caller, draft)
}

func (b *Border) updateWhatsappTemplate(ctx context.Context, v *visit,
	in *in[wire.UpdateWhatsappTemplateBody]) (doneAnswer, error) {
	t := in.Body
	if err := v.CheckActor(string(t.CreatedBy)); err != nil {
		return doneAnswer{}, err
	}
	draft := hiring.WhatsappDraft{CategoryID: string(t.WhatsappCategoryID), Name: string(t.TemplateName),
		Body: string(t.Body)}
	return wire.Done(hiring.UpdatedSuccessfully), b.App.Masters.UpdateWhatsappTemplate(ctx, v.Caller,
		string(t.WhatsappGUID), int64(t.Version), draft)
}

func (b *Border) deleteWhatsappTemplate(ctx context.Context, v *visit,
	in *in[wire.DeleteWhatsappTemplateBody]) (doneAnswer, error) {
	return wire.Done(hiring.DeletedSuccessfully), b.App.Masters.DeleteWhatsappTemplate(ctx, v.Caller,
		string(in.Body.WhatsappGUID))
}

func (b *Border) whatsappCategories(ctx context.Context, _ *visit,
	_ *struct{}) (wire.Answer[wire.WhatsappCategoryRow], error) {
	found, err := b.App.Masters.WhatsappCategories(ctx)
	return wire.Rows("", rowsOf(found, wire.WhatsappCategoryRowOf)), err
}

func (b *Border) insertWhatsappCategory(ctx context.Context, v *visit,
	in *in[wire.InsertWhatsappCategoryBody]) (doneAnswer, error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.AddedSuccessfully), b.App.Masters.InsertWhatsappCategory(ctx, v.Caller,
		string(in.Body.CategoryName))
}

func (b *Border) emailTemplatesOfUser(ctx context.Context, v *visit,
	in *wire.UserOfPath) (wire.Answer[wire.EmailTemplateRow], error) {
	found, err := b.App.Masters.EmailTemplatesOfUser(ctx, v.Caller, in.UserID)
	row := func(t masters.EmailTemplate) wire.EmailTemplateRow {
		return wire.EmailTemplateRowOf(t.EmailTemplatesRow, t.MayEdit)
	}
	return wire.Rows("", rowsOf(found, row)), err
}

func (b *Border) saveEmailTemplate(ctx context.Context, v *visit, in *in[wire.SaveEmailTemplateBody]) (doneAnswer,
	error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.AddedSuccessfully), b.App.Masters.SaveEmailTemplate(ctx, v.Caller, string(in.Body.RoleID),
		emailDraft(in.Body))
}

func (b *Border) updateEmailTemplate(ctx context.Context, v *visit, in *in[wire.UpdateEmailTemplateBody]) (doneAnswer,
	error) {
	t := in.Body
	if err := v.CheckActor(string(t.CreatedBy)); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.UpdatedSuccessfully),
		b.App.Masters.UpdateEmailTemplate(ctx, v.Caller, string(t.TemplateID), string(t.RoleID), int64(t.Version),
			emailDraft(t.SaveEmailTemplateBody))
}

func emailDraft(t wire.SaveEmailTemplateBody) hiring.EmailDraft {
	return hiring.EmailDraft{Name: string(t.TemplateName), Subject: string(t.Subject), Body: string(t.Body)}
}

func (b *Border) deleteEmailTemplate(ctx context.Context, v *visit, in *in[wire.DeleteEmailTemplateBody]) (doneAnswer,
	error) {
	if err := v.CheckActor(string(in.Body.DeletedBy)); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.DeletedSuccessfully), b.App.Masters.DeleteEmailTemplate(ctx, v.Caller,
		string(in.Body.TemplateID))
}

func (b *Border) listPlaceholders(context.Context, *visit, *struct{}) (wire.Answer[wire.PlaceholderRow], error) {
	return wire.Rows("", rowsOf(hiring.Placeholders, wire.PlaceholderRowOf)), nil
}

func (b *Border) previewTemplate(_ context.Context, v *visit,
	in *in[wire.PreviewTemplateBody]) (wire.Answer[wire.TemplatePreviewRow], error) {
	var preview masters.TemplatePreview
	var err error
	switch in.Body.Kind {
	case "whatsapp":
		preview, err = b.App.Masters.PreviewWhatsapp(string(in.Body.Body))
	case "email":
		preview, err = b.App.Masters.PreviewEmail(v.Caller, string(in.Body.Subject), string(in.Body.Body))
	default:
		err = &hiring.Problem{Kind: hiring.Invalid, Field: "kind", Message: "kind must be whatsapp or email"}
	}
	return wire.One(wire.TemplatePreviewRow(preview)), err
}
