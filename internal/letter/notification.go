package letter

import "strings"

// Told is what a user is told of at once.
type Told struct {
	UserID, FirstName, Email string
	// Title says what happened, About to whom or to what, Text the rest.
	Title, About, Text, Comment string
	// Address is where it is on the screen.
	Address string
}

// Notification mails what the bell tells.
func Notification(t Told) Message {
	p := page{
		Title:      t.Title,
		Paragraphs: []string{"Hello " + t.FirstName + ",", strings.TrimPrefix(t.Title+": "+t.About, ": ") + "."},
		Facts:      known([]fact{{"Details", t.Text}, {"Comment", t.Comment}, {onScreen, t.Address}}),
	}
	subject := t.Title
	if t.About != "" {
		subject += ": " + t.About
	}
	return Message{Cause: Notify, CauseID: t.UserID, To: []string{t.Email}, Subject: subject, HTML: p.html(),
		Plain: p.plain()}
}
