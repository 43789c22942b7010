package httpapi

import (
	"context"

	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerMail() {
	serveText(b, wire.SendMail, b.sendMail)
	serveText(b, wire.SendMailCc, b.sendMailCc)
	serveText(b, wire.SendMailCalendar, b.sendMailCalendar)
	serveText(b, wire.SendMailMaster, b.sendMail)
}

func (b *Border) sendMail(ctx context.Context, v *visit, in *in[wire.SendMailBody]) (wire.Answer[wire.Nothing], error) {
	m := hiring.WrittenMail{To: string(in.Body.To), Subject: string(in.Body.Subject), Body: string(in.Body.MailBody)}
	return wire.Done(hiring.SuccessfullySend), b.App.Messages.SendMailOf(ctx, v.Caller, m)
}

func (b *Border) sendMailCc(ctx context.Context, v *visit, in *in[wire.SendMailCcBody]) (wire.Answer[wire.Nothing],
	error) {
	m := hiring.WrittenMail{To: string(in.Body.To), CC: string(in.Body.CC), Subject: string(in.Body.Subject),
		Body: string(in.Body.MailBody)}
	return wire.Done(hiring.SuccessfullySend), b.App.Messages.SendMailOf(ctx, v.Caller, m)
}

func (b *Border) sendMailCalendar(ctx context.Context, v *visit,
	in *in[wire.SendMailCalendarBody]) (wire.Answer[wire.Nothing], error) {
	m := hiring.WrittenMail{To: string(in.Body.To), Subject: string(in.Body.Subject), Body: string(in.Body.MailBody)}
	meeting := hiring.WrittenMeeting{At: string(in.Body.DateTime), Location: string(in.Body.Location)}
	return wire.Done(hiring.SuccessfullySend), b.App.Messages.SendMailCalendar(ctx, v.Caller, m, meeting)
}
