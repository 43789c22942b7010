package wire

import "muster/internal/hiring"

var (
	SendMail = Operation{"SendMail", "POST", "/api/Candidate_Dashboard.svc/send_mail", hiring.UseDesk,
		"Send a mail that a person wrote, to colleagues or candidates whom they may see"}
	SendMailCc = Operation{"SendMailCc", "POST", "/api/Candidate_Dashboard.svc/send_mail_cc", hiring.UseDesk,
		"The same with copies"}
)

var mails = []Operation{SendMail, SendMailCc}

// SendMailBody is what send_mail takes.
type SendMailBody struct {
	To       Text `json:"To"`
	Subject  Text `json:"Subject"`
	MailBody Text `json:"MailBody"`
}

// SendMailCcBody is what send_mail_cc takes.
type SendMailCcBody struct {
	To       Text `json:"To"`
	CC       Text `json:"CC"`
	Subject  Text `json:"Subject"`
	MailBody Text `json:"MailBody"`
}
