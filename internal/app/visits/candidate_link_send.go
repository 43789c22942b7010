package visits

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// LinkMessage is a message with a link as its receiver would read it, before the link is made.
type LinkMessage struct {
	To, Subject, Text string
	// Mark stands for the link in the text.
	Mark string
	// Refusal says why it cannot be sent; empty if it can.
	Refusal string
}

// LinkMessage returns what a candidate would read with a link of this kind.
func (s *Service) LinkMessage(
	ctx context.Context, by core.Caller, candidateID, requisition string, kind hiring.CandidateLinkKind, channel string,
) (LinkMessage, error) {
	q := s.Store.Read()
	i, mobile, _, err := s.invitation(ctx, q, by, candidateID, requisition, kind)
	if err != nil {
		return LinkMessage{}, err
	}
	switch letter.Channel(channel) {
	case letter.Mail:
		m := letter.LinkMail(i)
		shown := LinkMessage{To: i.Candidate.Address, Subject: m.Subject, Text: m.Plain, Mark: letter.LinkMark}
		if i.Candidate.Address == "" {
			shown.Refusal = hiring.NoEmailOnRecord
		}
		return shown, nil
	case letter.WhatsApp:
		text, _ := letter.LinkText(i, letter.LinkMark)
		shown := LinkMessage{To: mobile, Text: text, Mark: letter.LinkMark}
		if err := hiring.CheckWhatsappNumber(mobile); err != nil {
			shown.Refusal = err.Error()
		}
		return shown, nil
	}
	return LinkMessage{}, &hiring.Problem{Kind: hiring.Invalid, Field: "channel", Message: hiring.ChooseLinkChannel}
}

// MailCandidateLink mails a candidate a link. It is recorded now; its address is made when the mail leaves.
func (s *Service) MailCandidateLink(
	ctx context.Context, by core.Caller, candidateID, requisition string, kind hiring.CandidateLinkKind,
) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		i, _, a, err := s.invitation(ctx, q, by, candidateID, requisition, kind)
		if err != nil {
			return err
		}
		if i.Candidate.Address == "" {
			return hiring.Refuse(hiring.NoEmailOnRecord)
		}
		if err := s.messages.CheckMails(ctx, q, by); err != nil {
			return err
		}
		kept, err := s.keepLink(ctx, q, by, a, kind)
		if err != nil {
			return err
		}
		i.LinkID = kept.id
		return s.messages.Queue(ctx, q, by.User.ID, letter.LinkMail(i))
	})
}

// OpenCandidateLinkText makes a link, notes that its text is opened in WhatsApp, and returns the address that opens it.
func (s *Service) OpenCandidateLinkText(
	ctx context.Context, by core.Caller, candidateID, requisition string, kind hiring.CandidateLinkKind,
) (address string, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		i, mobile, a, err := s.invitation(ctx, q, by, candidateID, requisition, kind)
		if err != nil {
			return err
		}
		if err := hiring.CheckWhatsappNumber(mobile); err != nil {
			return err
		}
		made, err := s.make(ctx, q, by, a, kind)
		if err != nil {
			return err
		}
		text, noted := letter.LinkText(i, made.Address)
		address = hiring.WhatsappAddress(mobile, text)
		title := hiring.WhatsappLinkTitle
		if kind == hiring.ResumeLink {
			title = hiring.ResumeLinkTitle
		}
		_, err = s.messages.NoteOpened(ctx, q, by.User.ID, letter.Opened{Cause: letter.OpenWhatsapp,
			CandidateID: i.CandidateID, RequisitionID: i.RequisitionID, Title: title, Mobile: mobile, Text: noted})
		return err
	})
	return address, err
}

// invitation loads what a message with a link says, for whoever may edit the candidate.
func (s *Service) invitation(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID, requisition string,
	kind hiring.CandidateLinkKind,
) (i letter.LinkInvitation, mobile string, a store.Application, err error) {
	if kind != hiring.FormLink && kind != hiring.ResumeLink {
		return i, "", a, &hiring.Problem{Kind: hiring.Invalid, Field: "kind", Message: hiring.ChooseLinkKind}
	}
	r, loaded, settings, err := s.applications.Load(ctx, q, candidateID, requisition)
	if err != nil {
		return i, "", a, err
	}
	if err := loaded.CheckLink(by.User, kind); err != nil {
		return i, "", a, err
	}
	candidate, err := q.CandidateByID(ctx, loaded.Row.CandidateID)
	if err != nil {
		return i, "", a, fmt.Errorf("app: candidate of a link: %w", err)
	}
	position, err := q.PositionByID(ctx, r.Row.PositionID)
	if err != nil {
		return i, "", a, fmt.Errorf("app: position of a link: %w", err)
	}
	writer, err := core.Contact(ctx, q, by.User.ID)
	if err != nil {
		return i, "", a, err
	}
	return letter.LinkInvitation{
		CandidateID: candidate.ID, RequisitionID: r.Row.ID, Kind: kind,
		Candidate: outreach.Person{Name: candidate.Name, Address: candidate.Email}, Position: position.Name,
		Company: settings.Value(hiring.CompanyName),
		Until:   s.endOf(kind).In(settings.Zone).Format("02 Jan 2006, 03:04 pm"),
		Writer:  writer,
	}, candidate.Mobile, loaded.Row, nil
}

// MailedLink makes the link of a mail that leaves. A link that was ended meanwhile is not sent.
func (s *Service) MailedLink(
	ctx context.Context, m store.MessageByIDRow, _ core.Settings,
) ([]letter.Link, error) {
	row, err := s.Store.Read().CandidateLinkByID(ctx, m.CauseID)
	if err != nil {
		return nil, fmt.Errorf("app: link of a mail: %w", err)
	}
	if row.Blacklisted || row.Number != row.LinkNumber || s.Now().After(row.Until.Time) {
		return nil, messages.NotToSend(hiring.LinksEnded)
	}
	address, err := s.addressOf(keptLink{candidateID: row.CandidateID, requisitionID: row.RequisitionID,
		madeBy: row.MadeBy, kind: hiring.CandidateLinkKind(row.Kind), number: row.Number, until: row.Until.Time})
	return []letter.Link{{Address: address}}, err
}
