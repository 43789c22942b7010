package masters

import (
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
)

// TemplatePreview is how a template looks to a sample candidate: HTML for the eye, and the text that leaves the house.
type TemplatePreview struct{ Subject, HTML, Text string }

// unnamed stands for what a template needs to be kept, but not to be looked at.
const unnamed = "Preview"

// PreviewWhatsapp shows a WhatsApp message that is not kept yet.
func (s *Service) PreviewWhatsapp(body string) (TemplatePreview, error) {
	is, err := checkedWhatsapp(hiring.WhatsappDraft{CategoryID: unnamed, Name: unnamed, Body: body})
	return TemplatePreview{HTML: hiring.FillSample(is.Body), Text: hiring.FillSample(is.Text)}, err
}

// PreviewEmail shows a mail that is not kept yet, in the frame that mails have.
func (s *Service) PreviewEmail(by core.Caller, subject, body string) (TemplatePreview, error) {
	if strings.TrimSpace(subject) == "" {
		subject = unnamed
	}
	is, err := checkedEmail(by, "", hiring.EmailDraft{Name: unnamed, Subject: subject, Body: body},
		hiring.MailBodyMissing)
	return TemplatePreview{hiring.FillSample(is.Subject), letter.Framed(hiring.FillSample(is.Body)),
		hiring.FillSample(is.Text)}, err
}
