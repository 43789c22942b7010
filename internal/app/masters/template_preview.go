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
	is, err := checkedWhatsapp(hiring.WhatsappDraft{CategoryID: unnamed, Name: unnamed, Body: body})
	if err != nil {
		return TemplatePreview{}, err
	}
	return TemplatePreview{HTML: hiring.FillSample(is.Body), Text: hiring.FillSample(is.Text)}, nil
}

// PreviewEmail previews a mail that is not stored yet, in the layout of mails.
func (s *Service) PreviewEmail(by core.Caller, subject, body string) (TemplatePreview, error) {
	if strings.TrimSpace(subject) == "" {
		subject = unnamed
	}
	is, err := checkedEmail(by, "", hiring.EmailDraft{Name: unnamed, Subject: subject, Body: body},
		hiring.MailBodyMissing)
	if err != nil {
		return TemplatePreview{}, err
	}
	return TemplatePreview{hiring.FillSample(is.Subject), letter.Framed(hiring.FillSample(is.Body)),
		hiring.FillSample(is.Text)}, nil
}
