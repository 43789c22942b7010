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
		"The same as send_mail, by the name that the form's link is mailed with"}
)

var mails = []Operation{SendMail, SendMailCc, SendMailCalendar, SendMailMaster}

// SendMailBody is what send_mail and send_mail_master take.
type SendMailBody struct {
	To       Text `json:"To" field:"to"`
	Subject  Text `json:"Subject" field:"subject"`
	MailBody Text `json:"MailBody" field:"body"`
}

// SendMailCcBody is what send_mail_cc takes.
type SendMailCcBody struct {
	To       Text `json:"To" field:"to"`
	CC       Text `json:"CC" field:"cc"`
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
