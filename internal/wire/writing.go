package wire

import "muster/internal/hiring"

// Writing to a candidate.
var (
	FillTemplate = Operation{"FillTemplate", "POST", "/api/templates/fill", hiring.UseDesk,
		"A template as a candidate would read it, and what the record has no value for; nothing is kept"}
	OpenWhatsapp = Operation{"OpenWhatsapp", "POST", "/api/whatsapp_messages", hiring.UseDesk,
		"Note that a text is opened in WhatsApp, from a template or with a link; the answer has the address that opens it"}
	LinkMessage = Operation{"LinkMessage", "GET", "/api/candidate_links/{candidateId}/{requisitionId}/message",
		hiring.UseDesk, "What a candidate would read with a link, before it is made"}
	MailCandidateLink = Operation{"MailCandidateLink", "POST", "/api/candidate_links/mail", hiring.UseDesk,
		"Mail a candidate a link, which is made when the mail leaves"}
)

var writing = []Operation{FillTemplate, OpenWhatsapp, LinkMessage, MailCandidateLink}

// FillTemplateBody names a template and for whom it is filled.
type FillTemplateBody struct {
	Template    Text `json:"template"`
	Candidate   Text `json:"candidate"`
	Requisition Text `json:"requisition"`
}

// FilledTemplateRow is a template as a candidate would read it. A gap stands in it as its placeholder, {{name}}.
type FilledTemplateRow struct {
	Kind    string   `json:"kind" enum:"whatsapp,email"`
	Name    string   `json:"name"`
	To      string   `json:"to" doc:"The mobile or the e-mail address"`
	Refusal string   `json:"refusal" doc:"Why nothing can be sent there; empty when it can"`
	Subject string   `json:"subject" doc:"Of an e-mail"`
	HTML    string   `json:"html" doc:"Safe HTML; a value of the record is in a span with data-value, its placeholder"`
	Text    string   `json:"text" doc:"As it would leave the house: for WhatsApp with its marks"`
	Gaps    []GapRow `json:"gaps"`
}

// GapRow is a placeholder that the record has no value for.
type GapRow struct {
	Name    string `json:"name"`
	Meaning string `json:"meaning"`
	Kind    string `json:"kind" enum:"words,day,clock,online" doc:"A day is typed as YYYY-MM-DD, a clock as HH:MM"`
}

// GapRowsOf makes the rows of gaps.
func GapRowsOf(gaps []hiring.Placeholder) []GapRow {
	rows := make([]GapRow, len(gaps))
	for i, p := range gaps {
		rows[i] = GapRow{p.Name, p.Meaning, string(p.Kind)}
	}
	return rows
}

// OpenWhatsappBody is a text to open in WhatsApp: from a template, or with a link.
type OpenWhatsappBody struct {
	Candidate   Text            `json:"candidate"`
	Requisition Text            `json:"requisition"`
	Template    Text            `json:"template,omitempty"`
	Body        Text            `json:"body,omitempty" field:"body" doc:"The HTML of the text as it stands, with gaps"`
	Values      map[string]Text `json:"values,omitempty" field:"values" doc:"What was typed for gaps, by placeholder"`
	Link        Text            `json:"link,omitempty" field:"kind" doc:"form or resume, instead of a template"`
}

// OpenedWhatsappRow is the address that opens WhatsApp with the text.
type OpenedWhatsappRow struct {
	Address string `json:"address"`
}

// LinkMessageInput names the candidate and the link.
type LinkMessageInput struct {
	CandidateDetailsInput
	Kind    string `query:"kind" doc:"form or resume"`
	Channel string `query:"channel" doc:"mail or whatsapp"`
}

// LinkMessageRow is what a candidate would read with a link.
type LinkMessageRow struct {
	To      string `json:"to"`
	Subject string `json:"subject" doc:"Of a mail"`
	Text    string `json:"text"`
	Mark    string `json:"mark" doc:"What stands for the link in the text"`
	Refusal string `json:"refusal" doc:"Why it cannot be sent; empty when it can"`
}

// MailCandidateLinkBody names whom a link is for and what it opens.
type MailCandidateLinkBody struct {
	Candidate   Text `json:"candidate"`
	Requisition Text `json:"requisition"`
	Kind        Text `json:"kind" field:"kind" enum:"form,resume"`
}

// Texts returns a map of texts as the rules take it.
func Texts(sent map[string]Text) map[string]string {
	texts := make(map[string]string, len(sent))
	for name, text := range sent {
		texts[name] = string(text)
	}
	return texts
}
