package audit

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/store"
)

const longestCall = 2000

// NoteDownload records that a user exported rows: the call with its parameters, and the number of rows.
func (s *Service) NoteDownload(ctx context.Context, by core.Caller, stem, asked string, rows int) error {
	after := struct {
		Call string `json:"call"`
		Rows int    `json:"rows"`
	}{core.Shorten(asked, longestCall), rows}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		return s.Record(ctx, q, by, "Download", "download", stem, nil, after)
	})
}
