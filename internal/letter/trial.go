package letter

// Administrator requests a test mail, and receives it.
type Administrator struct{ UserID, Name, Email string }

// Trial proves that mail works.
func Trial(a Administrator) Message {
	text := "This mail shows that Muster can send mail. It was asked for by " + a.Name + "."
	p := page{Title: "Mail works", Paragraphs: []string{text}}
	return Message{
		Cause: TestMessage, CauseID: a.UserID, To: []string{a.Email}, Subject: "Muster can send mail", HTML: p.html(),
		Plain: p.plain(),
	}
}
