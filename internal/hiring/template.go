package hiring

import (
	"strings"
	"unicode/utf8"
)

// Sentences about templates.
const (
	// MailBodyMissing and MailBodyEmptied are the documents' two sentences, for adding and for editing.
	MailBodyMissing  = "All Fields Are Compulsory"
	MailBodyEmptied  = "All Fields Are Compulsory."
	TemplateTaken    = "You have a template of this name already"
	TemplateNotYours = "You can only change templates that you have added"
	UnknownCategory  = "There is no such category"
	WhatsappTooLong  = "A WhatsApp message may have 4,096 characters at most"
	NotYourRole      = "This is not your role"
)

// longestWhatsapp is WhatsApp's limit for one message.
const longestWhatsapp = 4096

// MayEditTemplate reports whether the user may change or delete the owner's template.
func MayEditTemplate(u User, ownerID string) bool {
	return May(u, KeepTemplates) && (u.ID == ownerID || u.Has(GrantManager))
}

// WhatsappDraft is what was typed about a WhatsApp template. Body is safe HTML; Text is the message as sent, with
// WhatsApp's formatting marks.
type WhatsappDraft struct{ CategoryID, Name, Body, Text string }

// Checked returns the template as stored, or why it cannot be stored.
func (d WhatsappDraft) Checked() (WhatsappDraft, error) {
	d.Name = squeeze(d.Name)
	for _, f := range []struct{ field, text string }{{"category", d.CategoryID}, {"name", d.Name}, {"body", d.Text}} {
		if isBlank(f.text) {
			return d, invalid(f.field, AllFieldsCompulsary)
		}
	}
	switch {
	case !isMasterName(d.Name):
		return d, invalid("name", NameNotKept)
	case utf8.RuneCountInString(d.Text) > longestWhatsapp || utf8.RuneCountInString(d.Body) > longestMailBody:
		return d, invalid("body", WhatsappTooLong)
	}
	return d, checkPlaceholders("body", d.Body)
}

// CheckLength refuses a text that is too long before anything costly is done with it.
func (d WhatsappDraft) CheckLength() error {
	if utf8.RuneCountInString(d.Body) > longestMailBody {
		return invalid("body", WhatsappTooLong)
	}
	return nil
}

// EmailDraft is what was typed about an e-mail template. Body is safe HTML and Text its visible text.
type EmailDraft struct{ Name, Subject, Body, Text string }

// Checked returns the template as stored, or why it cannot be stored; noBody is the sentence for a mail without text.
func (d EmailDraft) Checked(noBody string) (EmailDraft, error) {
	d.Name, d.Subject = squeeze(d.Name), strings.TrimSpace(d.Subject)
	switch {
	case isBlank(d.Name):
		return d, invalid("name", AllFieldsCompulsary)
	case isBlank(d.Subject):
		return d, invalid("subject", AllFieldsCompulsary)
	case isBlank(d.Text):
		return d, invalid("body", noBody)
	case !isMasterName(d.Name):
		return d, invalid("name", NameNotKept)
	case !isOneLine(d.Subject):
		return d, invalid("subject", SubjectNotOneLine)
	case utf8.RuneCountInString(d.Subject) > longestSubject:
		return d, invalid("subject", MailTooLong)
	case utf8.RuneCountInString(d.Body) > longestMailBody:
		return d, invalid("body", MailTooLong)
	}
	if err := checkPlaceholders("subject", d.Subject); err != nil {
		return d, err
	}
	return d, checkPlaceholders("body", d.Body)
}

// CheckLength refuses a text that is too long before anything costly is done with it.
func (d EmailDraft) CheckLength() error {
	if utf8.RuneCountInString(d.Body) > longestMailBody {
		return invalid("body", MailTooLong)
	}
	return nil
}
