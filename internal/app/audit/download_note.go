package audit

import (
	"context"

	"muster/internal/app/core"
)

const longestCall = 2000

// NoteDownload records that the caller takes rows out of the house: the call, as it was asked, and how many rows. They
// must not leave if that fails.
func (s *Service) NoteDownload(ctx context.Context, by core.Caller, stem, asked string, rows int) error {
	return s.MustNote(ctx, by, "Download", "download", stem, struct {
		Call string `json:"call"`
		Rows int    `json:"rows"`
	}{core.Shorten(asked, longestCall), rows})
}

// NoteRefusedCall records that the caller tried a call that they may not make.
func (s *Service) NoteRefusedCall(ctx context.Context, by core.Caller, stem, asked string) {
	s.Note(ctx, by, "RefusedCall", "call", stem, struct {
		Call string `json:"call"`
	}{core.Shorten(asked, longestCall)})
}
