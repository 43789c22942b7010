package messages

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/letter"
	"muster/internal/store"
)

// LinkMaker makes the link of a message about the record with this id.
type LinkMaker func(ctx context.Context, causeID string, settings core.Settings) ([]letter.Link, error)

// withLink returns the bodies of a message with its link filled in, if its cause has one.
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

// revealLink writes the link into a mail of the demo company, which no mail server would ever deliver.
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
