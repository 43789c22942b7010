package app

import (
	"context"
	"fmt"
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

// What causes a mail with a link to a new password: its receiver, or an administrator.
const (
	causeForgotPassword = "ForgotPassword"
	causePasswordLink   = "SendPasswordLink"
)

func passwordMail(user store.UserByMobileRow) outgoing {
	return linkMail(user, causeForgotPassword, "Your new Muster password",
		"somebody, hopefully you, asked for a new password for Muster. This link works once, for 30 minutes:",
		"If it was not you, nothing needs to be done: your password stays as it is.")
}

// welcomeMail is the mail with which an administrator lets somebody choose a password.
func welcomeMail(user store.UserByMobileRow, senderID string) outgoing {
	mail := linkMail(user, causePasswordLink, "Choose your Muster password",
		"an administrator of Muster sends you this link to choose a password. It works once, for 30 minutes:",
		"You sign in with your mobile number "+user.Mobile+". When the link has run out, Forgot Password on the login page mails another.")
	mail.SenderID = senderID
	return mail
}

func linkMail(user store.UserByMobileRow, cause, subject, before, after string) outgoing {
	return outgoing{
		To: []string{user.Email}, Subject: subject, Cause: cause, CauseID: user.ID,
		HTML: mailPage("Choose a new password",
			paragraph("Hello "+user.FirstName+",")+paragraph(before)+`<p style="margin:0 0 16px">`+linkMark+`</p>`+paragraph(after)),
		Plain: "Hello " + user.FirstName + ",\n\n" + before + "\n\n" + linkMark + "\n\n" + after + "\n",
	}
}

// withLink gives the bodies of a mail with its link, if it is one that has a link.
func (d *Desk) withLink(ctx context.Context, row store.MessageByIDRow, settings settled) (htmlBody, plain string, err error) {
	switch row.Cause {
	case causeForgotPassword, causePasswordLink:
		address, err := d.passwordLink(ctx, row.CauseID)
		if err != nil {
			return "", "", err
		}
		return strings.ReplaceAll(row.Html, linkMark, mailButton(address, "Choose a new password")), strings.ReplaceAll(row.Plain, linkMark, address), nil
	case causeApproval, causeReapproval:
		yes, no, err := d.approvalLinks(ctx, row.CauseID)
		if err != nil {
			return "", "", err
		}
		approve := "Approve"
		if row.Cause == causeReapproval {
			approve = "Re-Approve"
		}
		buttons := mailButton(yes, approve) + " &nbsp; " + mailButton(no, "Unapprove")
		return strings.ReplaceAll(row.Html, linkMark, buttons), strings.ReplaceAll(row.Plain, linkMark, approve+": "+yes+"\nUnapprove: "+no), nil
	case causeConduct, causeEdit:
		address, label, err := d.interviewLink(ctx, row.CauseID, settings)
		if err != nil {
			return "", "", err
		}
		return strings.ReplaceAll(row.Html, linkMark, mailButton(address, label)), strings.ReplaceAll(row.Plain, linkMark, label+": "+address), nil
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

// revealLink writes the link into the kept mail of the demo company, where no mail server would ever bring it.
func (d *Desk) revealLink(ctx context.Context, row store.MessageByIDRow) error {
	settings, err := d.settled(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	htmlBody, plain, err := d.withLink(ctx, row, settings)
	if err != nil {
		return err
	}
	return d.Store.Alone().SetMessageBody(ctx, store.SetMessageBodyParams{ID: row.ID, Html: htmlBody, Plain: plain})
}
