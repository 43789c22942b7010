package httpapi

import (
	"context"

	"muster/internal/app/writing"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerMail() {
	serveText(b, wire.SendMail, b.sendMail)
	serveText(b, wire.SendMailCc, b.sendMailCc)
	serveText(b, wire.SendMailCalendar, b.sendMailCalendar)
	serveText(b, wire.SendMailMaster, b.sendMailMaster)
}

func (b *Border) sendMail(ctx context.Context, v *visit, in *in[wire.SendMailBody]) (wire.Answer[wire.Nothing], error) {
	m := hiring.WrittenMail{To: string(in.Body.To), Subject: string(in.Body.Subject), Body: string(in.Body.MailBody)}
	return b.sent(ctx, v, m, in.Body.FromTemplate)
}

func (b *Border) sendMailCc(ctx context.Context, v *visit, in *in[wire.SendMailCcBody]) (wire.Answer[wire.Nothing],
	error) {
	m := hiring.WrittenMail{To: string(in.Body.To), CC: string(in.Body.CC), Subject: string(in.Body.Subject),
		Body: string(in.Body.MailBody)}
	return b.sent(ctx, v, m, in.Body.FromTemplate)
}

// sent sends a mail; one from a template is to its candidate.
func (b *Border) sent(ctx context.Context, v *visit, m hiring.WrittenMail,
	from wire.FromTemplate) (wire.Answer[wire.Nothing], error) {
	if from.TemplateID == "" {
		return wire.Done(hiring.SuccessfullySend), b.App.Messages.SendMailOf(ctx, v.Caller, m)
	}
	return wire.Done(hiring.SuccessfullySend), b.App.Writing.MailTemplate(ctx, v.Caller, writing.Order{
		TemplateID: string(from.TemplateID), CandidateID: string(from.CanID), RequisitionID: string(from.ReqID),
		Values: wire.Texts(from.Values),
	}, m)
}

func (b *Border) sendMailCalendar(ctx context.Context, v *visit,
	in *in[wire.SendMailCalendarBody]) (wire.Answer[wire.Nothing], error) {
	m := hiring.WrittenMail{To: string(in.Body.To), Subject: string(in.Body.Subject), Body: string(in.Body.MailBody)}
	meeting := hiring.WrittenMeeting{At: string(in.Body.DateTime), Location: string(in.Body.Location)}
	return wire.Done(hiring.SuccessfullySend), b.App.Messages.SendMailCalendar(ctx, v.Caller, m, meeting)
}

func (b *Border) sendMailMaster(ctx context.Context, v *visit,
	in *in[wire.SendMailMasterBody]) (wire.Answer[wire.Nothing], error) {
	m := hiring.WrittenMail{To: string(in.Body.To), Subject: string(in.Body.Subject), Body: string(in.Body.MailBody)}
	return wire.Done(hiring.SuccessfullySend), b.App.Writing.SendMailMaster(ctx, v.Caller, m)
}
