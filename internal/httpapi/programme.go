package httpapi

import (
	"context"

	"muster/internal/app/programme"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerProgramme() {
	serve(b, wire.EsaLinkPage, b.esaLinkPage)
	serve(b, wire.ApplyByLink, b.applyByLink)
	serve(b, wire.EsaTyped, b.esaTyped)
}

func (b *Border) esaLinkPage(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.EsaLinkPageRow], error) {
	page, err := b.App.Programme.EsaLinkPage(ctx)
	row := wire.EsaLinkPageRow{
		Taking: page.Taking, Company: page.Company, Position: page.Position, EmploymentType: page.EmploymentType,
		City: page.City, State: page.State, ConsentText: page.ConsentText, WhatsappText: page.WhatsappText,
		Sources: rowsOf(page.Sources, wire.SourceOptionRowOf), Places: []wire.PlacesRow{},
	}
	if page.Taking {
		row.Places = rowsOf(hiring.States(), wire.PlacesRowOf)
	} else {
		row.Message = hiring.ProgrammeNotTaking
	}
	return wire.One(row), err
}

func (b *Border) applyByLink(ctx context.Context, v *visit, in *in[wire.ApplyByLinkBody]) (doneAnswer, error) {
	err := b.App.Programme.ApplyByLink(ctx, v.Caller, programme.LinkApplication{
		NewCandidate: in.Body.Typed(), Agreed: in.Body.Agreed, Whatsapp: in.Body.Whatsapp,
		Trap: string(in.Body.Trap), Open: in.Body.Open(),
	})
	return wire.Done(hiring.CandidateAdded), err
}

func (b *Border) esaTyped(ctx context.Context, v *visit,
	in *wire.CandidateOfPath) (wire.Answer[wire.EsaTypedRow], error) {
	found, err := b.App.Programme.EsaTyped(ctx, v.Caller, in.CandidateID)
	return wire.Rows("", rowsOf(found, esaTypedRow)), err
}

func esaTypedRow(a programme.AppliedByLink) wire.EsaTypedRow {
	return wire.EsaTypedRow{
		On: wire.Instant(&a.At), Outcome: string(a.Outcome), Verified: a.Verified, Whatsapp: a.Whatsapp, Name: a.Name,
		Mobile: a.Mobile, Email: a.Email, Address: a.Address, State: a.State, City: a.City, Source: a.Source,
		Experienced: a.Experienced, Working: a.Working, Experience: a.Experience, ExperienceIn: a.ExperienceIn,
		NoticePeriod: a.NoticePeriod, CurrentGross: a.CurrentGross, CurrentGrossPer: a.CurrentGrossPer,
		CurrentDesignation: a.CurrentDesignation,
		CurrentCompany:     a.CurrentCompany,
	}
}
