package httpapi

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/hiring"
	"muster/internal/wire"
)

// largestPage is the longest page that a screen shows. A longer answer is an export, whatever the caller says.
const largestPage = 100

// noteRefusal records that a signed-in user tried an administration call. Who is not signed in leaves no line: anybody
// could fill the audit.
func (b *Border) noteRefusal(ctx huma.Context, v *visit, op wire.Operation) {
	if op.May != hiring.Administer {
		return
	}
	at := ctx.URL()
	b.App.Audit.NoteRefusedCall(ctx.Context(), v.Caller, op.Stem, op.Method+" "+at.RequestURI())
}

// noteExport records an answer that takes rows out of the house: one that goes into a file, and any that has more rows
// than a screen shows. Names that a form offers are no export.
func (b *Border) noteExport(ctx context.Context, op wire.Operation, v *visit, body any) error {
	if !takesDownload(op) || wire.IsRefusal(body) {
		return nil
	}
	rows := wire.RowCount(body)
	large := rows > largestPage && !op.Offers()
	if !v.download && !large {
		return nil
	}
	if v.otherSite {
		return &hiring.Problem{Kind: hiring.NotYours, Message: otherSite}
	}
	if err := b.App.Audit.NoteDownload(ctx, v.Caller, op.Stem, v.asked, rows); err != nil {
		return tryLater(cannotNote)
	}
	return nil
}
