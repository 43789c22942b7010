package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// LinkMaker makes the links of a message, for its receiver.
type LinkMaker func(ctx context.Context, m store.MessageByIDRow, settings core.Settings) ([]letter.Link, error)

// NotToSend is the error of a LinkMaker whose message must not be sent any more.
func NotToSend(why string) error { return fmt.Errorf("%w: %s", outreach.ErrRefused, why) }

// withLink returns the bodies of a message with its link filled in, if its cause has one.
func (s *Service) withLink(
	ctx context.Context, row store.MessageByIDRow, settings core.Settings,
) (html, plain string, err error) {
	kind := letter.Causes[letter.Cause(row.Cause)]
	if kind.Link == "" {
		return row.Html, row.Plain, nil
	}
	links, err := s.Links[kind.Link](ctx, row, settings)
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
