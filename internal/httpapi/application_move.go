package httpapi

import (
	"context"
	"strconv"

	"muster/internal/app/applications"
	"muster/internal/app/interviews"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerMoves() {
	serve(b, wire.UpdateCandidateRound, b.updateCandidateRound)
	serve(b, wire.UpdateCandidateRoundEsa, b.updateCandidateRoundEsa)
	serve(b, wire.PushToOffer, b.pushToOffer)
	serve(b, wire.ShortlistCandidate, b.shortlistCandidate)
	serve(b, wire.BlacklistCandidate, b.blacklistCandidate)
	serve(b, wire.SendDocuments, b.sendDocuments)
	serve(b, wire.UndoMove, b.undoMove)
	serve(b, wire.ReopenApplication, b.reopenApplication)
	serve(b, wire.InterviewRecords, b.interviewRecords)
	serve(b, wire.NextMoves, b.nextMoves)
}

type doneAnswer = wire.Answer[wire.Nothing]

type moveAnswer = wire.Answer[wire.MoveRow]

// moved answers a move with the number by which it can be taken back.
func moved(message string, step int64, err error) (moveAnswer, error) {
	return wire.Rows(message, []wire.MoveRow{{Step: strconv.FormatInt(step, 10)}}), err
}

func named(candidate, requisition wire.Text, version wire.Number) applications.Named {
	return applications.Named{CandidateID: string(candidate), RequisitionID: string(requisition),
		Version: int64(version)}
}

func (b *Border) updateCandidateRound(ctx context.Context, v *visit,
	in *in[wire.UpdateCandidateRoundBody]) (moveAnswer, error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return moveAnswer{}, err
	}
	update := in.Body.Update()
	step, err := b.App.Applications.UpdateCandidateRound(ctx, v.Caller, named(in.Body.CanID, in.Body.ReqID,
		in.Body.Version), update, string(in.Body.Status))
	return moved(hiring.MovedTo(update.Stage), step, err)
}

func (b *Border) updateCandidateRoundEsa(ctx context.Context, v *visit,
	in *in[wire.UpdateCandidateRoundBody]) (moveAnswer, error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return moveAnswer{}, err
	}
	update := in.Body.Update()
	step, err := b.App.Applications.UpdateCandidateRoundEsa(ctx, v.Caller, named(in.Body.CanID, in.Body.ReqID,
		in.Body.Version), update, string(in.Body.Status))
	return moved(hiring.MovedTo(update.Stage), step, err)
}

// mayPush checks who acts, and that the status is the one that the call sets.
func mayPush(v *visit, body wire.PushToOfferBody, own hiring.Status) error {
	if err := v.CheckActor(string(body.CreatedBy)); err != nil {
		return err
	}
	return hiring.CheckStatusSent(own, string(body.Status))
}

func (b *Border) pushToOffer(ctx context.Context, v *visit, in *in[wire.PushToOfferBody]) (moveAnswer, error) {
	if err := mayPush(v, in.Body, hiring.StatusPushToOffer); err != nil {
		return moveAnswer{}, err
	}
	step, err := b.App.Applications.PushToOffer(ctx, v.Caller, named(in.Body.CanID, in.Body.ReqID, in.Body.Version))
	return moved(hiring.CandidatePushed, step, err)
}

func (b *Border) shortlistCandidate(ctx context.Context, v *visit, in *in[wire.PushToOfferBody]) (moveAnswer, error) {
	if err := mayPush(v, in.Body, hiring.StatusShortlisted); err != nil {
		return moveAnswer{}, err
	}
	step, err := b.App.Applications.ShortlistCandidate(ctx, v.Caller, named(in.Body.CanID, in.Body.ReqID, in.Body.Version))
	return moved(hiring.CandidateShortlisted, step, err)
}

func (b *Border) blacklistCandidate(ctx context.Context, v *visit, in *in[wire.BlacklistCandidateBody]) (moveAnswer,
	error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return moveAnswer{}, err
	}
	step, err := b.App.Applications.BlacklistCandidate(ctx, v.Caller, named(in.Body.CanID, in.Body.ReqID, in.Body.Version),
		string(in.Body.Comment))
	return moved(hiring.CandidateBlacklisted, step, err)
}

func (b *Border) sendDocuments(ctx context.Context, v *visit, in *in[wire.SendDocumentsBody]) (moveAnswer, error) {
	if err := v.CheckActor(string(in.Body.UserGUID)); err != nil {
		return moveAnswer{}, err
	}
	if err := in.Body.Check(); err != nil {
		return moveAnswer{}, err
	}
	step, err := b.App.Applications.SendDocuments(ctx, v.Caller, named(in.Body.CanID, in.Body.ReqID, in.Body.Version))
	return moved(hiring.UpdatedSuccessfully, step, err)
}

func (b *Border) undoMove(ctx context.Context, v *visit, in *wire.IDOfPath) (doneAnswer, error) {
	step, err := strconv.ParseInt(in.ID, 10, 64)
	if err != nil {
		return doneAnswer{}, hiring.Missing()
	}
	return wire.Done("Undone"), b.App.Interviews.UndoMove(ctx, v.Caller, step)
}

func (b *Border) reopenApplication(ctx context.Context, v *visit, in *in[wire.ReopenApplicationBody]) (moveAnswer,
	error) {
	step, err := b.App.Applications.ReopenApplication(ctx, v.Caller, named(in.Body.CandidateID, in.Body.RequisitionID,
		in.Body.Version), string(in.Body.Comment))
	return moved(hiring.CandidateReopened, step, err)
}

func (b *Border) interviewRecords(ctx context.Context, v *visit,
	in *wire.InterviewsOfPath) (wire.Answer[wire.InterviewRecordRow], error) {
	found, err := b.App.Interviews.InterviewRecords(ctx, v.Caller, in.UserGUID)
	return wire.Rows("", rowsOf(found, func(r interviews.InterviewRecord) wire.InterviewRecordRow {
		return wire.InterviewRecordRowOf(r.InterviewRecordsRow, r.Parts, r.Late)
	})), err
}

func (b *Border) nextMoves(ctx context.Context, v *visit, in *wire.NextMovesQuery) (wire.Answer[wire.NextMovesRow],
	error) {
	next, err := b.App.Applications.NextMoves(ctx, v.Caller, in.Candidate, in.Requisition)
	if err != nil {
		return wire.Answer[wire.NextMovesRow]{}, err
	}
	row := wire.NextMovesRow{
		CandidateID: next.CandidateID, RequisitionID: next.Requisition.ID, Serial: next.Serial, Version: next.Version,
		Stage: string(next.Stage), Status: string(next.Status), Esa: next.Requisition.ESA,
		Blacklisted: next.Blacklisted,
		RemappedBy:  next.RemapperName, Closed: next.Closed(), Today: next.Today.String(),
		Stages: wire.NextStagesOf(next.Rail, next.Today), Buttons: wire.NextButtonsOf(next.Buttons),
		Held: next.Held, Tries: next.Tries.Calls, Unanswered: next.Tries.Unanswered,
		Whatsapp: next.Tries.OffersWhatsapp(), BestBand: next.Band.String(),
		Interview: wire.PendingInterviewOf(next.Arranged, next.Conductor, next.Reply, next.Results, next.WhyNoResult,
			next.Factors, next.Today),
		Decision: wire.NextDecision{Stage: string(next.Stage), Label: next.Stage.Label(),
			Options: wire.NextOptionsOf(next.Decisions, next.Today)},
		Restored: string(next.Restored),
	}
	if next.TakesBack != 0 {
		row = row.TakenBack(next.TakesBack, next.TakesBackUntil)
	}
	return wire.One(row), nil
}
