package wire

import "muster/internal/hiring"

var (
	SendMail = Operation{"SendMail", "POST", "/api/Candidate_Dashboard.svc/send_mail", hiring.UseDesk,
		"Send a mail that a person wrote, to colleagues or candidates whom they may see"}
	SendMailCc = Operation{"SendMailCc", "POST", "/api/Candidate_Dashboard.svc/send_mail_cc", hiring.UseDesk,
		"The same with copies"}
	SendMailCalendar = Operation{"SendMailCalendar", "POST", "/api/Candidate_Dashboard.svc/send_mail_calendar",
		hiring.UseDesk,
		"The same with an entry for the receivers' calendars"}
	SendMailMaster = Operation{"SendMailMaster", "POST", "/api/Master.svc/send_mail_master", hiring.UseDesk,
		"Mail colleagues a template with the values of a sample candidate"}
)

var mails = []Operation{SendMail, SendMailCc, SendMailCalendar, SendMailMaster}

// SendMailBody is what send_mail takes.
type SendMailBody struct {
	To       Text `json:"To" field:"to"`
	Subject  Text `json:"Subject" field:"subject"`
	MailBody Text `json:"MailBody" field:"body"`
	FromTemplate
}

// SendMailCcBody is what send_mail_cc takes.
type SendMailCcBody struct {
	To       Text `json:"To" field:"to"`
	CC       Text `json:"CC" field:"cc"`
	Subject  Text `json:"Subject" field:"subject"`
	MailBody Text `json:"MailBody" field:"body"`
	FromTemplate
}

// FromTemplate says that a mail was written to a candidate from a template.
type FromTemplate struct {
	TemplateID Text            `json:"TemplateId,omitempty"`
	CanID      Text            `json:"CAN_ID,omitempty"`
	ReqID      Text            `json:"REQ_ID,omitempty"`
	Values     map[string]Text `json:"VALUES,omitempty" field:"values" doc:"What was typed for gaps, by placeholder"`
}

// SendMailMasterBody is what send_mail_master takes.
type SendMailMasterBody struct {
	To       Text `json:"To" field:"to"`
	Subject  Text `json:"Subject" field:"subject"`
	MailBody Text `json:"MailBody" field:"body"`
}

// SendMailCalendarBody is what send_mail_calendar takes.
type SendMailCalendarBody struct {
	To       Text `json:"To" field:"to"`
	Subject  Text `json:"Subject" field:"subject"`
	MailBody Text `json:"MailBody" field:"body"`
	Location Text `json:"Location" field:"location"`
	DateTime Text `json:"DATETIME" field:"at" doc:"An instant, or YYYY-MM-DD HH:MM in the business zone"`
}
