package httpapi

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/finding"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerDatabase() {
	serve(b, wire.SearchCandidates, b.searchCandidates)
	serve(b, wire.InsertReferenceCandidate, b.insertReferenceCandidate)
	serve(b, wire.MapCandidates, b.mapCandidates)
	serveForm(b, wire.SuggestFromResume, b.suggestFromResume)
	serve(b, wire.SearchEverywhere, b.searchEverywhere)
}

func (b *Border) searchCandidates(ctx context.Context, v *visit,
	in *wire.SearchCandidatesInput) (wire.Page[wire.DatabaseRow], error) {
	found, err := b.App.Finding.SearchCandidates(ctx, v.Caller, in.Body.Asked(),
		core.ListAsk{Page: in.Page, Size: in.Size, Sort: string(in.Sort)})
	message := ""
	if found.More {
		message = hiring.SearchTooMany
	}
	v.asked += in.Body.Written()
	return wire.SearchAnswer(rowsOf(found.Candidates, databaseRowOf), found.Total, message), err
}

func databaseRowOf(f finding.Found) wire.DatabaseRow {
	return wire.DatabaseRowOf(f.DatabaseRow, f.Finding)
}

func (b *Border) insertReferenceCandidate(ctx context.Context, v *visit,
	in *in[wire.InsertReferenceCandidateBody]) (wire.Answer[wire.InsertCandidateRow], error) {
	if err := v.CheckActor(string(in.Body.UserGUID)); err != nil {
		return wire.Answer[wire.InsertCandidateRow]{}, err
	}
	at, err := b.App.Finding.InsertReferenceCandidate(ctx, v.Caller, in.Body.Typed())
	rows := []wire.InsertCandidateRow{{CanID: at.AddedID, Status: at.Status, HRName: at.HRName,
		PositionName: at.Position}}
	if at.AddedID == "" {
		return wire.RefusedWith(hiring.CandidateKnown, rows), err
	}
	return wire.Rows(hiring.ReferenceAdded, rows), err
}

func (b *Border) mapCandidates(ctx context.Context, v *visit,
	in *in[wire.MapCandidatesBody]) (wire.Answer[wire.MappedRow], error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return wire.Answer[wire.MappedRow]{}, err
	}
	refused, err := b.App.Finding.MapCandidates(ctx, v.Caller, string(in.Body.ReqID), rowsOf(in.Body.CanList, chosenOf))
	if len(refused) > 0 {
		return wire.RefusedWith(refused[0].Why, rowsOf(refused, mappedRowOf)), err
	}
	return wire.Rows(hiring.CandidateMapped, []wire.MappedRow{}), err
}

func chosenOf(c wire.MappedCandidate) finding.Chosen {
	return finding.Chosen{CandidateID: string(c.CanID), SeenAt: (*string)(c.ReqID)}
}

func mappedRowOf(n finding.NotMapped) wire.MappedRow {
	return wire.MappedRow{CanID: n.CandidateID, Name: n.Name, Message: n.Why}
}

func (b *Border) suggestFromResume(ctx context.Context, _ *visit,
	in *wire.ResumeForm) (wire.Answer[wire.ResumeSuggestionRow], error) {
	content, err := contentOf(in.Resume)
	if err != nil {
		return wire.Answer[wire.ResumeSuggestionRow]{}, err
	}
	says, err := b.App.Resumes.SuggestFromResume(ctx, content)
	return wire.One(wire.ResumeSuggestionRow{Name: says.Name, Mobile: says.Mobile, Email: says.Email,
		Note: says.Note}), err
}
