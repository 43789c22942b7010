package writing

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
)

// MailTemplate queues a mail that was written to a candidate from a template, with copies to colleagues.
func (s *Service) MailTemplate(ctx context.Context, by core.Caller, o Order, m hiring.WrittenMail) error {
	values, err := hiring.ReadGaps(o.Values)
	if err != nil {
		return err
	}
	q := s.Store.Read()
	to, err := s.subject(ctx, q, by, o.CandidateID, o.RequisitionID)
	if err != nil {
		return err
	}
	t, err := s.masters.TemplateOf(ctx, q, by, o.TemplateID)
	if err != nil {
		return err
	}
	if to.candidate.Email == "" {
		return hiring.Refuse(hiring.NoEmailOnRecord)
	}
	if hiring.EmailKey(m.To) != hiring.EmailKey(to.candidate.Email) {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "to", Message: hiring.NotTheirAddress}
	}
	m.Subject = hiring.FilledText(hiring.Fill(m.Subject, values))
	m.Body = hiring.FilledHTML(hiring.Fill(m.Body, values), nil)
	return s.messages.SendMailTo(ctx, by, m, messages.ToCandidate{CandidateID: to.candidate.ID,
		RequisitionID: to.requisition.Row.ID, Title: t.Name})
}

// SendMailMaster mails users a template with the values of a sample candidate.
func (s *Service) SendMailMaster(ctx context.Context, by core.Caller, m hiring.WrittenMail) (err error) {
	if m.Subject, m.Body, err = s.masters.SampleEmail(by, m.Subject, m.Body); err != nil {
		return err
	}
	return s.messages.SendMailToUsers(ctx, by, m)
}
