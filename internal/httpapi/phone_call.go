package httpapi

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/app/applications"
	"muster/internal/app/calls"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerPhoneCalls() {
	serve(b, wire.PlaceCall, b.placeCall)
	serve(b, wire.ReportCall, b.reportCall)
}

func (b *Border) placeCall(ctx context.Context, v *visit,
	in *in[wire.PlaceCallBody]) (wire.Answer[wire.PlacedCallRow], error) {
	placed, err := b.App.Calls.PlaceCall(ctx, v.Caller, applications.Named{CandidateID: string(in.Body.Candidate),
		RequisitionID: string(in.Body.Requisition)})
	rows := []wire.PlacedCallRow{{ID: placed.ID}}
	if placed.Refusal != "" {
		return wire.RefusedWith(placed.Refusal, rows), err
	}
	return wire.Rows(hiring.CallInitiated, rows), err
}

// reportCall reads the report only after its signature.
func (b *Border) reportCall(ctx context.Context, _ *visit, in *wire.ReportCallInput) (doneAnswer, error) {
	if err := b.App.Calls.CheckReport(in.RawBody, in.Signature); err != nil {
		return doneAnswer{}, err
	}
	var body wire.ReportCallBody
	if err := readJSON(in.RawBody, &body); err != nil {
		return doneAnswer{}, huma.Error400BadRequest("", &huma.ErrorDetail{Message: err.Error()})
	}
	report := hiring.CallReport{State: hiring.CallState(body.Event), Seconds: int64(body.Seconds)}
	if body.At != "" {
		at, err := time.Parse(time.RFC3339, string(body.At))
		if err != nil {
			return doneAnswer{}, &hiring.Problem{Kind: hiring.Invalid, Field: "at", Message: hiring.CallReportTime}
		}
		report.At = at
	}
	known, err := b.App.Calls.ReportCall(ctx, calls.Reported{ID: string(body.ExtraParams.Call),
		ServiceID: string(body.CallID)}, report)
	if !known {
		return wire.Done(hiring.CallNotOurs), err
	}
	return wire.Done(hiring.CallReported), err
}
