package httpapi

import (
	"context"

	"muster/internal/app/writing"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerWriting() {
	serve(b, wire.FillTemplate, b.fillTemplate)
	serveText(b, wire.OpenWhatsapp, b.openWhatsapp)
	serve(b, wire.LinkMessage, b.linkMessage)
	serve(b, wire.MailCandidateLink, b.mailCandidateLink)
}

func (b *Border) fillTemplate(ctx context.Context, v *visit,
	in *in[wire.FillTemplateBody]) (wire.Answer[wire.FilledTemplateRow], error) {
	f, err := b.App.Writing.FillTemplate(ctx, v.Caller, writing.Order{TemplateID: string(in.Body.Template),
		CandidateID: string(in.Body.Candidate), RequisitionID: string(in.Body.Requisition)})
	return wire.One(wire.FilledTemplateRow{
		Kind: string(f.Kind), Name: f.Name, To: f.To, Refusal: f.Refusal, Subject: f.Subject, HTML: f.HTML,
		Text: f.Text, Gaps: wire.GapRowsOf(f.Gaps),
	}), err
}

func (b *Border) openWhatsapp(ctx context.Context, v *visit,
	in *in[wire.OpenWhatsappBody]) (wire.Answer[wire.OpenedWhatsappRow], error) {
	sent := in.Body
	var address string
	var err error
	if sent.Link != "" {
		address, err = b.App.Visits.OpenCandidateLinkText(ctx, v.Caller, string(sent.Candidate),
			string(sent.Requisition), hiring.CandidateLinkKind(sent.Link))
	} else {
		address, err = b.App.Writing.OpenWhatsapp(ctx, v.Caller, writing.Order{
			TemplateID: string(sent.Template), CandidateID: string(sent.Candidate),
			RequisitionID: string(sent.Requisition), Body: string(sent.Body), Values: wire.Texts(sent.Values),
		})
	}
	return wire.Rows(hiring.OpenedInWhatsapp, []wire.OpenedWhatsappRow{{Address: address}}), err
}

func (b *Border) linkMessage(ctx context.Context, v *visit,
	in *wire.LinkMessageInput) (wire.Answer[wire.LinkMessageRow], error) {
	m, err := b.App.Visits.LinkMessage(ctx, v.Caller, in.CandidateID, in.RequisitionID,
		hiring.CandidateLinkKind(in.Kind), in.Channel)
	return wire.One(wire.LinkMessageRow{To: m.To, Subject: m.Subject, Text: m.Text, Mark: m.Mark,
		Refusal: m.Refusal}), err
}

func (b *Border) mailCandidateLink(ctx context.Context, v *visit,
	in *in[wire.MailCandidateLinkBody]) (doneAnswer, error) {
	return wire.Done(hiring.SuccessfullySend), b.App.Visits.MailCandidateLink(ctx, v.Caller,
		string(in.Body.Candidate), string(in.Body.Requisition), hiring.CandidateLinkKind(in.Body.Kind))
}
