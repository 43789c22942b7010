package httpapi

import (
	"context"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/wire"
)

// largestReport limits a report of the WhatsApp service, which puts many into one.
const largestReport = 3 << 20

func (b *Border) registerWhatsapp() {
	huma.Register(b.api, b.operation(wire.VerifyWhatsappHook), b.verifyWhatsappHook)
	row := b.operation(wire.ReportWhatsapp)
	row.MaxBodyBytes = largestReport
	serveAs(b, wire.ReportWhatsapp, row, reflect.TypeFor[wire.ReportWhatsappInput](), b.reportWhatsapp)
}

// challenge is an answer without an envelope: the text that the service wants back.
type challenge struct {
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Body         []byte
}

func (b *Border) verifyWhatsappHook(ctx context.Context, in *wire.VerifyWhatsappHookQuery) (*challenge, error) {
	text, err := b.App.Messages.VerifyWhatsappHook(in.Mode, in.Token, in.Challenge)
	if err != nil {
		return nil, b.refusal(ctx, wire.VerifyWhatsappHook, err)
	}
	return &challenge{"text/plain; charset=utf-8", "no-store", []byte(text)}, nil
}

// reportWhatsapp reads the report only after its signature.
func (b *Border) reportWhatsapp(ctx context.Context, v *visit, in *wire.ReportWhatsappInput) (doneAnswer, error) {
	if err := b.App.Messages.CheckWhatsappReport(in.RawBody, in.Signature); err != nil {
		return doneAnswer{}, err
	}
	var body wire.ReportWhatsappBody
	if err := readJSON(in.RawBody, &body); err != nil {
		return doneAnswer{}, huma.Error400BadRequest("", &huma.ErrorDetail{Message: err.Error()})
	}
	var reports []messages.Report
	for _, s := range body.Statuses() {
		reports = append(reports, messages.Report{ServiceID: string(s.ID), State: hiring.MessageState(s.Status),
			Reason: s.Reason(), At: s.At()})
	}
	if err := b.App.Messages.ReportMessages(ctx, reports); err != nil {
		return doneAnswer{}, err
	}
	for _, number := range body.Stops() {
		if err := b.App.Visits.StopByWhatsapp(ctx, v.Caller, number); err != nil {
			return doneAnswer{}, err
		}
	}
	return wire.Done(hiring.ReportTaken), nil
}
