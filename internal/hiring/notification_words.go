package hiring

import (
	"fmt"
	"strings"
)

// NotificationFacts is what a line of the bell is worded from: its newest notification, and how many it stands for.
type NotificationFacts struct {
	Kind  NotificationKind
	Count int
	// Requisition is its serial and position.
	Requisition, Candidate, Actor string
	Stage                         Stage
	Status                        Status
	Comment                       string
	Date                          Day
	Time                          string
	Type                          InterviewType
	Detail                        string
	// Mail is the subject of the mail that failed, Reason why it did.
	Mail, Reason string
}

// NotificationWords is what a line of the bell says: a title, whom or what it is about, and what happened there.
type NotificationWords struct{ Title, About, Text, Comment string }

var notificationTitles = map[NotificationKind]string{
	NotifyAssigned: "Assigned to you", NotifyReassigned: "Re-assigned to you", NotifyTakenOff: "Taken off",
	NotifyPositions: "Positions changed", NotifyHold: "Requisition on hold", NotifyResume: "Requisition resumed",
	NotifyRevoke: "Requisition revoked", NotifyApproved: "Requisition approved",
	NotifyUnapproved: "Requisition unapproved", NotifyArranged: "Interview arranged", NotifyMoved: "Interview moved",
	NotifyCancelled: "Interview cancelled", NotifyResult: "Result", NotifyReply: "Answer to the invitation",
	NotifyOfferSent: "Offer sent",
	NotifySays:      "The candidate answers", NotifyAnswered: "Offer answered", NotifyJoined: "Joined",
	NotifyBackedOut: "Backed out", NotifyReopened: "Candidate reopened", NotifyMapped: "Mapped to another requisition",
	NotifyByAnother: "Moved by another", NotifyReminder: "Reminder", NotifyMailFailed: "Mail not delivered",
}

// Words returns what the line says. The reader of an interview's line is not told what became of the candidate.
func (f NotificationFacts) Words() NotificationWords {
	w := NotificationWords{Title: notificationTitles[f.Kind], About: f.Candidate, Comment: f.Comment}
	var parts []string
	round := f.Stage.Label()
	switch f.Kind {
	case NotifyArranged, NotifyMoved:
		w.Comment = ""
		parts = append(parts, fmt.Sprintf("%s on %s at %s", round, f.Date.Mailed(), ClockMailed(f.Time)), string(f.Type))
	case NotifyCancelled:
		w.Comment = ""
	case NotifyReply:
		w.Title, w.Comment = f.Detail, ""
		parts = append(parts, fmt.Sprintf("%s on %s at %s", round, f.Date.Mailed(), ClockMailed(f.Time)))
	case NotifyResult:
		w.Title += ": " + string(f.Status)
		parts = append(parts, round)
	case NotifySays:
		w.Title = string(f.Status)
	case NotifyAnswered:
		parts = append(parts, map[bool]string{true: "accepted", false: "did not accept"}[f.Status == StatusOfferAccepted])
	case NotifyByAnother:
		parts = append(parts, strings.TrimPrefix(round+" "+string(f.Status), " "))
	case NotifyMailFailed:
		parts, w.Comment = append(parts, f.Mail), f.Reason
	}
	if w.About == "" {
		w.About = f.Requisition
	} else if f.Count == 1 && f.Kind != NotifyMailFailed {
		parts = append(parts, f.Requisition)
	}
	if f.Detail != "" && f.Kind != NotifyReply {
		parts = append(parts, f.Detail)
	}
	if f.Count > 1 {
		w = f.together(w)
		parts = []string{f.Requisition}
	}
	if f.Actor != "" {
		parts = append(parts, "by "+f.Actor)
	}
	w.Text = joined(parts)
	return w
}

// together words a line that stands for several notifications: the newest is named, the others are counted.
func (f NotificationFacts) together(w NotificationWords) NotificationWords {
	w.Title, w.Comment = notificationTitles[f.Kind], ""
	if f.Candidate != "" {
		w.About = fmt.Sprintf("%s and %d more", f.Candidate, f.Count-1)
		return w
	}
	w.Title = fmt.Sprintf("%s, %d times", w.Title, f.Count)
	w.About = ""
	return w
}

func joined(parts []string) string {
	var said []string
	for _, part := range parts {
		if part != "" {
			said = append(said, part)
		}
	}
	return strings.Join(said, ", ")
}
