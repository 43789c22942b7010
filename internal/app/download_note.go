package app

import (
	"context"

	"muster/internal/store"
)

const longestCall = 2000

// NoteDownload writes down that somebody took rows out of the house: which call gave them, as it was asked, and how many.
func (d *Desk) NoteDownload(ctx context.Context, by Caller, stem, asked string, rows int) error {
	after := struct {
		Call string `json:"call"`
		Rows int    `json:"rows"`
	}{shorten(asked, longestCall), rows}
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		return d.audit(ctx, q, by, "Download", "download", stem, nil, after)
	})
}
