package httpapi

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/wire"
)

func (b *Border) registerMaster() {
	serve(b, wire.ListMasterPositions, b.listMasterPositions)
	serve(b, wire.PositionNames, b.positionNames)
	serve(b, wire.PositionOptions, b.positionOptions)
	serve(b, wire.ListSources, b.listSources)
	serve(b, wire.SourceOptions, b.sourceOptions)
}

func (b *Border) listMasterPositions(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.MasterPositionRow], error) {
	found, err := b.Desk.Positions(ctx)
	return wire.Rows("", rowsOf(found, wire.MasterPositionRowOf)), err
}

func (b *Border) positionNames(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.OptionRow], error) {
	found, err := b.Desk.PositionNames(ctx)
	return wire.Rows("", rowsOf(found, func(name string) wire.OptionRow { return wire.OptionRow{ID: name, Text: name} })), err
}

func (b *Border) positionOptions(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.OptionRow], error) {
	found, err := b.Desk.Positions(ctx)
	return wire.Rows("", rowsOf(found, wire.PositionOptionRowOf)), err
}

func (b *Border) listSources(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.SourceRow], error) {
	found, err := b.Desk.Sources(ctx)
	return wire.Rows("", rowsOf(found, wire.SourceRowOf)), err
}

func (b *Border) sourceOptions(ctx context.Context, _ *visit, _ *endOfPath) (wire.Answer[wire.OptionRow], error) {
	found, err := b.Desk.Sources(ctx)
	return wire.Rows("", rowsOf(found, wire.SourceOptionRowOf)), err
}

// endOfPath is the input of a call whose path ends with a slash: the mux gives it whatever lies below, which is no call.
type endOfPath struct{}

func (endOfPath) Resolve(ctx huma.Context) []error {
	if at := ctx.URL(); at.Path != ctx.Operation().Path {
		return []error{newRefused(http.StatusNotFound, "404", noSuchCall, "")}
	}
	return nil
}
