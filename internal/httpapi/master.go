package httpapi

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerMaster() {
	serve(b, wire.ListMasterPositions, b.listMasterPositions)
	serve(b, wire.PositionNames, b.positionNames)
	serve(b, wire.PositionOptions, b.positionOptions)
	serve(b, wire.ListSources, b.listSources)
	serve(b, wire.SourceOptions, b.sourceOptions)
	serveText(b, wire.InsertPosition, b.insertPosition)
	serveText(b, wire.UpdatePosition, b.updatePosition)
	serve(b, wire.DeletePosition, b.deletePosition)
	serveText(b, wire.InsertSource, b.insertSource)
	serveText(b, wire.UpdateSource, b.updateSource)
}

func (b *Border) listMasterPositions(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.MasterPositionRow],
	error) {
	found, err := b.App.Masters.Positions(ctx)
	return wire.Rows("", rowsOf(found, wire.MasterPositionRowOf)), err
}

func (b *Border) positionNames(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Masters.PositionNames(ctx)
	return wire.Rows("", rowsOf(found, func(name string) wire.OptionRow {
		return wire.OptionRow{ID: name,
			Text: name}
	})), err
}

func (b *Border) positionOptions(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Masters.Positions(ctx)
	return wire.Rows("", rowsOf(found, wire.PositionOptionRowOf)), err
}

func (b *Border) listSources(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.SourceRow], error) {
	found, err := b.App.Masters.Sources(ctx)
	return wire.Rows("", rowsOf(found, wire.SourceRowOf)), err
}

func (b *Border) sourceOptions(ctx context.Context, _ *visit, _ *endOfPath) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Masters.Sources(ctx)
	return wire.Rows("", rowsOf(found, wire.SourceOptionRowOf)), err
}

// endOfPath is the input of a call whose path ends with a slash. The mux also sends it every path below, and those are
// not calls.
type endOfPath struct{}

func (endOfPath) Resolve(ctx huma.Context) []error {
	if at := ctx.URL(); at.Path != ctx.Operation().Path {
		return []error{newRefused(http.StatusNotFound, "404", noSuchCall, "")}
	}
	return nil
}

func (b *Border) insertPosition(ctx context.Context, v *visit, in *in[wire.InsertPositionBody]) (doneAnswer, error) {
	p := in.Body
	if err := errors.Join(v.CheckActor(string(p.CreatedBy)), v.CheckActor(string(p.LastUpdatedBy))); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.PositionAdded), b.App.Masters.InsertPosition(ctx, v.Caller, hiring.PositionDraft{
		Name: string(p.NameOfThePosition), Point: string(p.Point), Department: string(p.Dept),
		Description: string(p.Description), EmploymentType: string(p.EmployementType),
		MinExperience: p.MinExp.Sent(),
	})
}

func (b *Border) updatePosition(ctx context.Context, v *visit, in *in[wire.UpdatePositionBody]) (doneAnswer, error) {
	p := in.Body
	if err := v.CheckActor(string(p.LastUpdatedBy)); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.PositionUpdated), b.App.Masters.UpdatePosition(ctx, v.Caller,
		string(p.NameOfThePositionID), int64(p.Version), hiring.PositionDraft{
			Name: string(p.NameOfThePosition), Point: string(p.Point), Department: string(p.Dept),
			Description: string(p.Description), EmploymentType: string(p.EmployementType),
			MinExperience: p.MinExp.Sent(),
		})
}

type deletePositionInput struct {
	sameOriginFetch
	wire.PositionOfUser
}

func (b *Border) deletePosition(ctx context.Context, v *visit, in *deletePositionInput) (doneAnswer, error) {
	if err := v.ActAs(in.UserID); err != nil {
		return doneAnswer{}, err
	}
	return wire.Done(hiring.PositionDeleted), b.App.Masters.DeletePosition(ctx, v.Caller, in.PositionID)
}

func (b *Border) insertSource(ctx context.Context, v *visit, in *in[wire.InsertSourceBody]) (doneAnswer, error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return doneAnswer{}, err
	}
	source := hiring.Source{Name: string(in.Body.SourceOfCandidate), Description: string(in.Body.Description)}
	return wire.Done(hiring.AddedSuccessfully), b.App.Masters.InsertSource(ctx, v.Caller, source)
}

func (b *Border) updateSource(ctx context.Context, v *visit, in *in[wire.UpdateSourceBody]) (doneAnswer, error) {
	if err := v.CheckActor(string(in.Body.UserCode)); err != nil {
		return doneAnswer{}, err
	}
	source := hiring.Source{Name: string(in.Body.SourceOfCandidate), Description: string(in.Body.Description)}
	return wire.Done(hiring.UpdatedSuccessfully), b.App.Masters.UpdateSource(ctx, v.Caller,
		string(in.Body.SourceOfCandidateID), int64(in.Body.Version), source)
}

// sameOriginFetch is embedded in the input of a GET that changes something. A link, an image or a form on another site
// can make a browser send a GET with our cookie, but only a script of our own pages can send the headers checked here.
// Browsers send Sec-Fetch headers only over https and to localhost. Elsewhere the Idempotency-Key takes their place:
// links and forms cannot set it, and a script of another site would need a preflight request, which Muster refuses.
type sameOriginFetch struct{}

func (sameOriginFetch) Resolve(ctx huma.Context) []error {
	site, mode := ctx.Header("Sec-Fetch-Site"), ctx.Header("Sec-Fetch-Mode")
	sent := site != "" || mode != ""
	if sent && site == "same-origin" && mode != "navigate" || !sent && ctx.Header(onceHeader) != "" {
		return nil
	}
	return []error{newRefused(http.StatusForbidden, "403", "This can only be done in Muster itself", "")}
}
