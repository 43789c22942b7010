package letter

import (
	"fmt"
	"time"

	"muster/internal/hiring"
)

// WeeklyTable is a dashboard's table that its reader gets every week.
type WeeklyTable struct {
	UserID, FirstName, Email string
	// Dashboard is its name, Name that of the table.
	Dashboard, Name string
	Rows            int
	// Span has no days if the dashboard has no period.
	Span    hiring.Span
	Weekday time.Weekday
	Hour    int
	// Address is where the same table is on the screen.
	Address string
	// Content is the file.
	Content string
}

// WeeklyFile brings the file.
func WeeklyFile(w WeeklyTable) Message {
	rows := fmt.Sprintf("%d rows", w.Rows)
	if w.Rows == 1 {
		rows = "1 row"
	}
	days := ""
	if !w.Span.IsAll() {
		days = shownSpan(w.Span)
	}
	p := page{
		Title: w.Name,
		Paragraphs: []string{
			"Hello " + w.FirstName + ",",
			fmt.Sprintf("the attached file has the table %s as it was when this mail was written. You get it every %s at %s.",
				w.Name, w.Weekday, clockText(w.Hour)),
			"To stop it, open Weekly Files in the menu under your name.",
		},
		Facts: known([]fact{{"Dashboard", w.Dashboard}, {"Days", days}, {"Content", rows}, {onScreen, w.Address}}),
	}
	return Message{
		Cause: SendWeeklyFile, CauseID: w.UserID, To: []string{w.Email}, Subject: "Weekly file: " + w.Name, HTML: p.html(),
		Plain: p.plain(), File: &File{Name: w.Name + ".csv", Content: w.Content},
	}
}

func shownSpan(span hiring.Span) string {
	first, last := span.From.Shown(), span.To.Shown()
	if first == last {
		return first
	}
	return first + " – " + last
}

func clockText(hour int) string {
	return time.Date(2000, 1, 1, hour, 0, 0, 0, time.UTC).Format("03:04 pm")
}
