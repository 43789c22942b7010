package httpapi

import (
	"context"

	"muster/internal/app/profiles"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCandidateForm() {
	serve(b, wire.GetCandidateForm, b.getCandidateForm)
	serve(b, wire.MarkFormStep, b.markFormStep)
	serve(b, wire.GiveConsent, b.giveConsent)
	serve(b, wire.WithdrawConsent, b.withdrawConsent)
	serve(b, wire.KeepFormDraft, b.keepFormDraft)
	serve(b, wire.EraseProfile, b.eraseProfile)
	serve(b, wire.FormDifferences, b.formDifferences)
}

func (b *Border) getCandidateForm(ctx context.Context, v *visit,
	in *wire.IDOfForm) (wire.Answer[wire.CandidateFormRow], error) {
	form, err := b.App.Profiles.GetCandidateForm(ctx, v.Caller, in.ID)
	if err != nil {
		return wire.Answer[wire.CandidateFormRow]{}, err
	}
	c, name := form.Candidate, profiles.NameParts(form.Candidate.Name)
	row := wire.CandidateFormRow{
		Candidate: c.ID, FirstName: visits.FirstName(c.Name), Position: form.Position, Company: form.Terms.Company,
		Prefill: wire.FormPrefillOf(c, form.Position, name.FirstName, name.MiddleName, name.LastName),
		Steps:   wire.FormStepsOf(form.Done), StepsDone: len(form.Done), Finished: form.Finished(),
		Consent: wire.FormConsentOf(form.Consent, form.Terms), Closed: form.Closed, MayEdit: form.MayEdit,
		MayErase: form.MayErase, Reduced: !form.Whole, Drafts: rowsOf(form.Drafts, wire.FormDraftOf),
	}
	if row.Reduced {
		row.Prefill.Address = ""
	}
	return wire.One(row), nil
}

type formStepInput struct {
	wire.IDOfForm
	Body wire.FormStepBody
}

func (b *Border) markFormStep(ctx context.Context, v *visit, in *formStepInput) (wire.Answer[wire.FormStepRow], error) {
	done, err := b.App.Profiles.MarkFormStep(ctx, v.Caller, in.ID, hiring.FormStep(in.Body.Step))
	row := wire.FormStepRow{Steps: wire.FormStepsOf(done), StepsDone: len(done),
		Finished: len(done) == len(hiring.FormSteps)}
	message := hiring.StepMarked
	if row.Finished {
		message = hiring.FormIsFinished
	}
	return wire.Rows(message, []wire.FormStepRow{row}), err
}

type consentInput struct {
	wire.IDOfForm
	Body wire.ConsentBody
}

func (b *Border) giveConsent(ctx context.Context, v *visit, in *consentInput) (doneAnswer, error) {
	return wire.Done(hiring.ConsentGiven), b.App.Visits.GiveConsent(ctx, v.Caller, in.ID, bool(in.Body.Agreed),
		bool(in.Body.Whatsapp))
}

func (b *Border) withdrawConsent(ctx context.Context, v *visit, in *wire.IDOfForm) (doneAnswer, error) {
	sentence := hiring.ConsentWithdrawnFor
	if v.ByCandidate() {
		sentence = hiring.ConsentWithdrawn
	}
	return wire.Done(sentence), b.App.Visits.WithdrawConsent(ctx, v.Caller, in.ID)
}

func (b *Border) eraseProfile(ctx context.Context, v *visit, in *wire.IDOfForm) (doneAnswer, error) {
	return wire.Done(hiring.ProfileErased), b.App.Profiles.EraseProfile(ctx, v.Caller, in.ID)
}

type formDraftInput struct {
	wire.IDOfForm
	Body wire.FormDraftBody
}

func (b *Border) keepFormDraft(ctx context.Context, v *visit, in *formDraftInput) (wire.Answer[wire.FormDraft], error) {
	draft, kept, err := b.App.Profiles.KeepFormDraft(ctx, v.Caller, in.ID, hiring.FormStep(in.Body.Step),
		string(in.Body.Body), int64(in.Body.Version))
	rows := []wire.FormDraft{wire.FormDraftOf(draft)}
	if !kept {
		return wire.RefusedWith(hiring.FormEditedByElse, rows), err
	}
	return wire.Rows(hiring.DraftKept, rows), err
}

func (b *Border) formDifferences(ctx context.Context, v *visit,
	in *wire.IDOfForm) (wire.Answer[wire.FormDifferenceRow], error) {
	found, err := b.App.Profiles.FormDifferences(ctx, v.Caller, in.ID)
	return wire.Rows("", rowsOf(found, func(d hiring.Difference) wire.FormDifferenceRow {
		return wire.FormDifferenceRow{Field: d.Field, Record: d.Record, Typed: d.Typed}
	})), err
}
