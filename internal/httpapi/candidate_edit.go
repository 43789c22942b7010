package httpapi

import (
	"context"
	"mime"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/app/applications"
	"muster/internal/app/candidates"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCandidateEdits() {
	serve(b, wire.UpdateCandidate, b.updateCandidate)
	serveForm(b, wire.UpdateCandidateDetails, b.updateCandidateDetails)
	serveForm(b, wire.UpdateResume, b.updateResume)
	b.registerResume()
}

func (b *Border) updateCandidate(ctx context.Context, v *visit,
	in *in[wire.UpdateCandidateBody]) (wire.Answer[wire.Nothing], error) {
	return b.editCandidate(ctx, v, in.Body, nil)
}

func (b *Border) updateCandidateDetails(ctx context.Context, v *visit,
	in *wire.UpdateCandidateDetailsForm) (wire.Answer[wire.Nothing], error) {
	content, err := contentOf(in.Resume)
	if err != nil {
		return wire.Answer[wire.Nothing]{}, err
	}
	return b.editCandidate(ctx, v, in.Fields(), content)
}

func (b *Border) editCandidate(ctx context.Context, v *visit, in wire.UpdateCandidateBody,
	resume []byte) (wire.Answer[wire.Nothing], error) {
	if err := v.CheckActor(string(in.CreatedBy)); err != nil {
		return wire.Answer[wire.Nothing]{}, err
	}
	edited := in.Edited()
	edited.Resume = resume
	which := applications.Named{CandidateID: string(in.CanID), RequisitionID: string(in.ReqID),
		Version: int64(in.Version)}
	return wire.Done(hiring.CandidateUpdated), b.App.Candidates.UpdateCandidate(ctx, v.Caller, which, edited)
}

func (b *Border) updateResume(ctx context.Context, v *visit, in *wire.UpdateResumeForm) (wire.Answer[wire.Nothing],
	error) {
	content, err := contentOf(in.Resume)
	if err != nil {
		return wire.Answer[wire.Nothing]{}, err
	}
	if v.ByCandidate() {
		return wire.Done(hiring.ResumeUploaded), b.App.Visits.UpdateResume(ctx, v.Caller, in.Candidate(), content)
	}
	return wire.Done(hiring.ResumeUploaded), b.App.Candidates.UpdateResume(ctx, v.Caller, in.Candidate(), content)
}

// resume is an answer without an envelope: the file itself. It is personal, so nothing may cache it.
type resume struct {
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Disposition  string `header:"Content-Disposition"`
	Body         []byte
}

func (b *Border) registerResume() {
	serveResume(b, wire.GetResume, func(ctx context.Context, v *visit, in *wire.FileOfPath) (candidates.Resume, error) {
		if v.ByCandidate() {
			return b.App.Visits.GetResume(ctx, v.Caller, in.File)
		}
		return b.App.Candidates.GetResume(ctx, v.Caller, in.File)
	})
}

// serveResume registers a call that answers with a resume.
func serveResume[In any](b *Border, op wire.Operation, find func(context.Context, *visit, *In) (candidates.Resume,
	error)) {
	huma.Register(b.api, b.operation(op), func(ctx context.Context, in *In) (*resume, error) {
		found, err := find(ctx, visitOf(ctx), in)
		if err != nil {
			return nil, b.refusal(ctx, op, err)
		}
		named := mime.FormatMediaType("inline", map[string]string{"filename": found.CandidateName + ".pdf"})
		return &resume{ContentType: "application/pdf", CacheControl: "no-store", Disposition: named,
			Body: found.Content}, nil
	})
}
