package masters

import (
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
)

// TemplatePreview is a template filled for a sample candidate: HTML to look at, and the text to be sent.
type TemplatePreview struct{ Subject, HTML, Text string }

// unnamed fills in what a template needs to be stored, but not to be previewed.
const unnamed = "Preview"

// PreviewWhatsapp previews a WhatsApp message that is not stored yet.
func (s *Service) PreviewWhatsapp(body string) (TemplatePreview, error) {
	is, err := s.checkedWhatsapp(hiring.WhatsappDraft{CategoryID: unnamed, Name: unnamed, Body: body})
	if err != nil {
		return TemplatePreview{}, err
	}
	return TemplatePreview{HTML: hiring.FillSample(is.Body), Text: hiring.FillSample(is.Text)}, nil
}

// PreviewEmail previews a mail that is not stored yet, in the layout of mails.
func (s *Service) PreviewEmail(by core.Caller, subject, body string) (TemplatePreview, error) {
	subject, body, err := s.SampleEmail(by, subject, body)
	if err != nil {
		return TemplatePreview{}, err
	}
	return TemplatePreview{subject, letter.Framed(body), letter.PlainText(body)}, nil
}

// SampleEmail checks a mail that need not be stored yet, and fills it for a sample candidate.
func (s *Service) SampleEmail(by core.Caller, subject, body string) (filledSubject, filledBody string, err error) {
	if strings.TrimSpace(subject) == "" {
		subject = unnamed
	}
	is, err := s.checkedEmail(by, "", hiring.EmailDraft{Name: unnamed, Subject: subject, Body: body},
		hiring.MailBodyMissing)
	return hiring.FillSample(is.Subject), hiring.FillSample(is.Body), err
}
