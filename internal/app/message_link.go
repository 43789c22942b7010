package app

import (
	"context"

	"muster/internal/letter"
	"muster/internal/store"
)

// linkMaker makes the link of a message that is about the record with this id.
type linkMaker func(ctx context.Context, causeID string, settings settled) ([]letter.Link, error)

// linkMakers make the links that the table of causes names.
func (d *Desk) linkMakers() map[letter.LinkKind]linkMaker {
	return map[letter.LinkKind]linkMaker{
		letter.PasswordLink: d.passwordLink, letter.ApprovalLinks: d.approvalLinks, letter.InterviewLink: d.interviewLink,
	}
}

// withLink gives the bodies of a message with its link in place, if its cause has one.
func (d *Desk) withLink(ctx context.Context, row store.MessageByIDRow, settings settled) (html, plain string, err error) {
	kind := letter.Causes[letter.Cause(row.Cause)]
	if kind.Link == "" {
		return row.Html, row.Plain, nil
	}
	links, err := d.linkMakers()[kind.Link](ctx, row.CauseID, settings)
	if err != nil {
		return "", "", err
	}
	html, plain = kind.Fill(row.Html, row.Plain, links)
	return html, plain, nil
}

// revealLink writes the link into the kept mail of the demo company, where no mail server would ever bring it.
func (d *Desk) revealLink(ctx context.Context, row store.MessageByIDRow) error {
	settings, err := d.settled(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	html, plain, err := d.withLink(ctx, row, settings)
	if err != nil {
		return err
	}
	return d.Store.Alone().SetMessageBody(ctx, store.SetMessageBodyParams{ID: row.ID, Html: html, Plain: plain})
}
