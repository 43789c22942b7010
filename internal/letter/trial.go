package letter

// Administrator requests a test message, and receives it.
type Administrator struct{ UserID, Name, Email, Mobile string }

// Trial proves that mail works.
func Trial(a Administrator) Message {
	text := "This mail shows that Muster can send mail. It was asked for by " + a.Name + "."
	p := page{Title: "Mail works", Paragraphs: []string{text}}
	return Message{
		Cause: TestMessage, CauseID: a.UserID, To: []string{a.Email}, Subject: "Muster can send mail", HTML: p.html(),
		Plain: p.plain(),
	}
}

// TrialCampaign proves that messages leave by WhatsApp. The service knows the campaign by its name.
func TrialCampaign(a Administrator, campaign string) Campaign {
	return Campaign{
		Cause: TestWhatsapp, CauseID: a.UserID, Title: "Test message", Mobile: a.Mobile, Name: a.Name,
		Campaign: campaign, Params: []string{a.Name, a.Name, a.Mobile},
		Text: "This message shows that Muster can send by WhatsApp: the campaign " + campaign + ", asked for by " +
			a.Name + ".",
	}
}
