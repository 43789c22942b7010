package httpapi

import (
	"context"
	"fmt"

	"muster/internal/app/candidates"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerDetails() {
	serve(b, wire.GetCandidateDetails, b.getCandidateDetails)
	serve(b, wire.GetCandidateDetailsOf, b.getCandidateDetailsOf)
	serve(b, wire.NextEsaCandidate, b.nextEsaCandidate)
	serve(b, wire.CandidateTimeline, b.candidateTimeline)
	serve(b, wire.CandidateTimelines, b.candidateTimelines)
	serve(b, wire.PositionsApplied, b.positionsApplied)
	serve(b, wire.StatusesOfProcess, b.statusesOfProcess)
	serve(b, wire.RequisitionAsker, b.requisitionAsker)
}

type detailsAnswer = wire.Answer[wire.CandidateDetailsRow]

// candidateDetails answers with the candidate, and tells the caller when somebody has mapped them to another
// requisition.
func candidateDetails(found candidates.CandidateDetails, err error) (detailsAnswer, error) {
	row := wire.CandidateDetailsRowOf(found.DetailsRow, found.SeesSource, found.WantsResume)
	if row.RemappedBy != "" {
		return wire.RefusedWith(fmt.Sprintf(hiring.CandidateRemappedBy, row.RemappedBy),
			[]wire.CandidateDetailsRow{row}), err
	}
	return wire.One(row), err
}

func (b *Border) getCandidateDetails(ctx context.Context, v *visit, in *wire.CandidateDetailsInput) (detailsAnswer,
	error) {
	return candidateDetails(b.App.Candidates.GetCandidateDetails(ctx, v.Caller, in.CandidateID, in.RequisitionID))
}

func (b *Border) getCandidateDetailsOf(ctx context.Context, v *visit,
	in *wire.CandidateDetailsOfInput) (detailsAnswer, error) {
	return candidateDetails(b.App.Candidates.GetCandidateDetailsOf(ctx, v.Caller, in.CandidateID, in.RequisitionID,
		in.UserID))
}

func (b *Border) nextEsaCandidate(ctx context.Context, v *visit, in *wire.NextEsaCandidateInput) (detailsAnswer,
	error) {
	return candidateDetails(b.App.Programme.NextEsaCandidate(ctx, v.Caller, in.RequisitionID, in.UserID))
}

func (b *Border) candidateTimeline(ctx context.Context, v *visit,
	in *wire.CandidateTimelineInput) (wire.Answer[wire.CandidateStepRow], error) {
	found, err := b.App.Candidates.CandidateTimeline(ctx, v.Caller, in.CandidateID, in.ReqID)
	return wire.Rows("", rowsOf(found, candidateStepRow)), err
}

func candidateStepRow(s candidates.CandidateStep) wire.CandidateStepRow {
	return wire.CandidateStepRowOf(s.StageTimelineRow, s.Scores)
}

func (b *Border) candidateTimelines(ctx context.Context, v *visit,
	in *wire.CandidateOfPath) (wire.Answer[wire.CandidateStepRow], error) {
	found, err := b.App.Candidates.CandidateTimelines(ctx, v.Caller, in.CandidateID)
	rows := []wire.CandidateStepRow{}
	for _, a := range found {
		for _, s := range a.Steps {
			row := candidateStepRow(s)
			row.ReqID, row.PositionName, row.Serial = a.RequisitionID, a.Position, a.Serial
			rows = append(rows, row)
		}
	}
	return wire.Rows("", rows), err
}

func (b *Border) positionsApplied(ctx context.Context, v *visit,
	in *wire.CandidateOfPath) (wire.Answer[wire.PositionAppliedRow], error) {
	found, err := b.App.Candidates.PositionsApplied(ctx, v.Caller, in.CandidateID)
	return wire.Rows("", rowsOf(found, wire.PositionAppliedRowOf)), err
}

func (b *Border) statusesOfProcess(ctx context.Context, _ *visit,
	in *wire.ProcessOfPath) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Settings.StatusesOfProcess(ctx, in.Process)
	return wire.Rows("", rowsOf(found, wire.StatusOptionRowOf)), err
}

func (b *Border) requisitionAsker(ctx context.Context, v *visit,
	in *wire.RequisitionIDOfPath) (wire.Answer[wire.RequisitionAskerRow], error) {
	found, err := b.App.Requisitions.RequisitionAsker(ctx, v.Caller, in.RequisitionID)
	return wire.One(wire.RequisitionAskerRowOf(found)), err
}
