package messages

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/letter"
	"muster/internal/store"
)

// LinkMaker makes the link of a message that is about the record with this id.
type LinkMaker func(ctx context.Context, causeID string, settings core.Settings) ([]letter.Link, error)

// withLink gives the bodies of a message with its link in place, if its cause has one.
func (s *Service) withLink(
	ctx context.Context, row store.MessageByIDRow, settings core.Settings,
) (html, plain string, err error) {
	kind := letter.Causes[letter.Cause(row.Cause)]
	if kind.Link == "" {
		return row.Html, row.Plain, nil
	}
	links, err := s.Links[kind.Link](ctx, row.CauseID, settings)
	if err != nil {
		return "", "", err
	}
	html, plain = kind.Fill(row.Html, row.Plain, links)
	return html, plain, nil
}

// revealLink writes the link into the kept mail of the demo company, where no mail server would ever bring it.
func (s *Service) revealLink(ctx context.Context, row store.MessageByIDRow) error {
	settings, err := s.ReadSettings(ctx, s.Store.Read())
	if err != nil {
		return err
	}
	html, plain, err := s.withLink(ctx, row, settings)
	if err != nil {
		return err
	}
	return s.Store.Alone().SetMessageBody(ctx, store.SetMessageBodyParams{ID: row.ID, Html: html, Plain: plain})
}
