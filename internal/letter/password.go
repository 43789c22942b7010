package letter

// Account is the recipient of a mail about a password.
type Account struct{ UserID, FirstName, Email, Mobile string }

// PasswordForgotten lets a user who asked for it choose a new password.
func PasswordForgotten(a Account) Message {
	return passwordMail(a, ForgotPassword, "Your new Muster password",
		"somebody, hopefully you, asked for a new password for Muster. This link works once, for 30 minutes:",
		"If it was not you, nothing needs to be done: your password stays as it is.")
}

// PasswordInvitation is sent by an administrator to let a user choose a password.
func PasswordInvitation(a Account) Message {
	return passwordMail(a, SendPasswordLink, "Choose your Muster password",
		"an administrator of Muster sends you this link to choose a password. It works once, for 30 minutes:",
		"You sign in with your mobile number "+a.Mobile+". "+
			"When the link has run out, Forgot Password on the login page mails another.")
}

func passwordMail(a Account, cause Cause, subject, before, after string) Message {
	p := page{Title: "Choose a new password", Paragraphs: []string{"Hello " + a.FirstName + ",", before, linkMark,
		after}}
	return Message{Cause: cause, CauseID: a.UserID, To: []string{a.Email}, Subject: subject, HTML: p.html(),
		Plain: p.plain()}
}
