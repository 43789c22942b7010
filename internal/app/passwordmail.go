package app

import (
	"context"
	"fmt"
	"html"
	"strings"

	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
)

// linkMark stands in a stored mail where its link goes. The link is a secret, so it is made when the mail leaves and is
// never stored: neither a copy of the database nor the outbox lets anybody in.
const linkMark = "[the link is only in the mail itself]"

// errUserGone says that a mail must not go out because its receiver was disabled after asking for it.
var errUserGone = fmt.Errorf("%w: the user is disabled", outreach.ErrRefused)

const causeForgotPassword = "ForgotPassword"

func passwordMail(user store.UserByMobileRow) outgoing {
	return outgoing{
		To: []string{user.Email}, Subject: "Your new Muster password", Cause: causeForgotPassword, CauseID: user.ID,
		HTML: mailPage("Choose a new password",
			paragraph("Hello "+user.FirstName+",")+
				paragraph("somebody, hopefully you, asked for a new password for Muster. This link works once, for 30 minutes:")+
				`<p style="margin:0 0 16px">`+linkMark+`</p>`+
				paragraph("If it was not you, nothing needs to be done: your password stays as it is.")),
		Plain: "Hello " + user.FirstName + ",\n\nsomebody, hopefully you, asked for a new password for Muster. " +
			"This link works once, for 30 minutes:\n\n" + linkMark + "\n\n" +
			"If it was not you, nothing needs to be done: your password stays as it is.\n",
	}
}

// withLink gives the bodies of a mail with its link, if it is one that has a link.
func (d *Desk) withLink(ctx context.Context, row store.MessageByIDRow) (htmlBody, plain string, err error) {
	switch row.Cause {
	case causeForgotPassword:
		address, err := d.passwordLink(ctx, row.CauseID)
		if err != nil {
			return "", "", err
		}
		return strings.ReplaceAll(row.Html, linkMark, mailButton(address, "Choose a new password")), strings.ReplaceAll(row.Plain, linkMark, address), nil
	case causeApproval:
		yes, no, err := d.approvalLinks(ctx, row.CauseID)
		if err != nil {
			return "", "", err
		}
		buttons := mailButton(yes, "Approve") + " &nbsp; " + mailButton(no, "Unapprove")
		return strings.ReplaceAll(row.Html, linkMark, buttons), strings.ReplaceAll(row.Plain, linkMark, "Approve: "+yes+"\nUnapprove: "+no), nil
	}
	return row.Html, row.Plain, nil
}

func (d *Desk) passwordLink(ctx context.Context, userID string) (string, error) {
	token, hash := newToken()
	link := store.AddPasswordLinkParams{TokenHash: hash, UserID: userID, ExpiresAt: store.At(d.Now().Add(hiring.PasswordLinkAge))}
	err := d.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := q.UserByID(ctx, userID)
		if err != nil {
			return err
		}
		if !user.Active {
			return errUserGone
		}
		return q.AddPasswordLink(ctx, link)
	})
	if err != nil {
		return "", fmt.Errorf("app: make a password link: %w", err)
	}
	return d.PublicURL + "/reset_password#" + token, nil
}

func mailButton(address, label string) string {
	return `<a href="` + html.EscapeString(address) + `" style="display:inline-block;padding:10px 18px;border-radius:6px;` +
		`background:#4256d6;color:#ffffff;text-decoration:none;font-weight:600">` + html.EscapeString(label) + `</a>`
}

// revealLink writes the link into the kept mail of the demo company, where no mail server would ever bring it.
func (d *Desk) revealLink(ctx context.Context, row store.MessageByIDRow) error {
	htmlBody, plain, err := d.withLink(ctx, row)
	if err != nil {
		return err
	}
	return d.Store.Alone().SetMessageBody(ctx, store.SetMessageBodyParams{ID: row.ID, Html: htmlBody, Plain: plain})
}

func paragraph(text string) string {
	return `<p style="margin:0 0 16px">` + html.EscapeString(text) + `</p>`
}

// mailPage is the frame of every mail: plain tables and inline styles, because that is all that mail programs agree on.
func mailPage(title, body string) string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>` +
		html.EscapeString(title) + `</title></head><body style="margin:0;background:#f6f6f9">` +
		`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">` +
		`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e7e8ee;border-radius:10px">` +
		`<tr><td style="padding:28px 32px;font:15px/24px Inter,Segoe UI,Helvetica,Arial,sans-serif;color:#16171d">` +
		`<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">` + html.EscapeString(title) + `</h1>` + body +
		`</td></tr></table><p style="font:12px/16px Helvetica,Arial,sans-serif;color:#686c79">Muster</p></td></tr></table></body></html>`
}
