package writing

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
)

// Filled is a template as a candidate would read it.
type Filled struct {
	Kind hiring.TemplateKind
	Name string
	// To is the mobile or the e-mail address. Refusal says why nothing can be sent there.
	To, Refusal string
	// Subject is that of a mail. It, HTML and Text have a gap as its placeholder.
	Subject string
	// HTML marks each value that the record gave.
	HTML, Text string
	Gaps       []hiring.Placeholder
}

// FillTemplate fills a template for a candidate. Nothing is kept.
func (s *Service) FillTemplate(ctx context.Context, by core.Caller, o Order) (f Filled, err error) {
	q := s.Store.Read()
	to, err := s.subject(ctx, q, by, o.CandidateID, o.RequisitionID)
	if err != nil {
		return f, err
	}
	t, err := s.masters.TemplateOf(ctx, q, by, o.TemplateID)
	if err != nil {
		return f, err
	}
	facts, err := to.facts(ctx, q, by)
	if err != nil {
		return f, err
	}
	values := facts.Values()
	subject, body := hiring.Fill(t.Subject, values), hiring.Fill(t.Body, values)
	f = Filled{Kind: t.Kind, Name: t.Name, Subject: hiring.FilledText(subject),
		HTML: hiring.FilledHTML(body, marked), Gaps: hiring.GapsOf(subject, body)}
	if t.Kind == hiring.WhatsappTemplate {
		f.To, f.Text = to.candidate.Mobile, hiring.WhatsappText(hiring.FilledHTML(body, nil))
		if err := hiring.CheckWhatsappNumber(f.To); err != nil {
			f.Refusal = err.Error()
		}
		return f, nil
	}
	f.To, f.Text = to.candidate.Email, letter.PlainText(hiring.FilledHTML(body, nil))
	if f.To == "" {
		f.Refusal = hiring.NoEmailOnRecord
	}
	return f, nil
}

// marked shows which words the record gave. Whatever stores or sends the text drops the mark.
func marked(name, escaped string) string {
	return `<span data-value="` + name + `">` + escaped + `</span>`
}
