package writing

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/masters"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// OpenWhatsapp notes that a user opens a text in WhatsApp, counts the use of its template, and returns the address that
// opens it. Only the person at the telephone knows whether it is sent.
func (s *Service) OpenWhatsapp(ctx context.Context, by core.Caller, o Order) (address string, err error) {
	values, err := hiring.ReadGaps(o.Values)
	if err != nil {
		return "", err
	}
	body, err := masters.SafeWhatsapp(o.Body)
	if err != nil {
		return "", err
	}
	text := hiring.WhatsappText(hiring.FilledHTML(hiring.Fill(body, values), nil))
	if err := hiring.CheckWhatsappMessage(text); err != nil {
		return "", err
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		to, err := s.subject(ctx, q, by, o.CandidateID, o.RequisitionID)
		if err != nil {
			return err
		}
		if err := hiring.CheckWhatsappNumber(to.candidate.Mobile); err != nil {
			return err
		}
		name, err := s.masters.CountWhatsapp(ctx, q, by, o.TemplateID)
		if err != nil {
			return err
		}
		address = hiring.WhatsappAddress(to.candidate.Mobile, text)
		_, err = s.messages.NoteOpened(ctx, q, by.User.ID, letter.Opened{
			Cause: letter.OpenWhatsapp, CandidateID: to.candidate.ID, RequisitionID: to.requisition.Row.ID, Title: name,
			Mobile: to.candidate.Mobile, Text: text,
		})
		return err
	})
	return address, err
}
