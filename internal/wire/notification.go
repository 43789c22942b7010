package wire

import "muster/internal/hiring"

// What the bell tells.
var (
	ListNotifications = Operation{"ListNotifications", "GET", "/api/notifications", hiring.UseDesk,
		"A page of what the caller is told of, newest first; unread lines of one kind, actor and requisition are one"}
	SeeNotifications = Operation{"SeeNotifications", "POST", "/api/notifications/seen", hiring.UseDesk,
		"Mark what the caller is told of: all of it as seen, the given lines as read or unread"}
)

var notifications = []Operation{ListNotifications, SeeNotifications}

// ListNotificationsQuery selects lines of the bell.
type ListNotificationsQuery struct {
	Unread bool `query:"unread" doc:"Only those that are unread"`
	Page   int  `query:"page" doc:"The page, from 1"`
	Size   int  `query:"size" doc:"Lines a page, 5,000 at most"`
}

// SeeNotificationsBody says which lines are read. Without any, all are seen.
type SeeNotificationsBody struct {
	Read    []Text `json:"read,omitempty" doc:"Lines that are read"`
	Unread  []Text `json:"unread,omitempty" doc:"Lines that are unread again"`
	ReadAll Bool   `json:"readAll,omitempty" doc:"Every line is read"`
}

// NotificationsPage is a page of the bell.
type NotificationsPage struct {
	Response []Outcome          `json:"response"`
	Data     []NotificationLine `json:"data"`
	Total    int64              `json:"total" doc:"The lines of all pages together"`
	Unread   int64              `json:"unread"`
	Unseen   int64              `json:"unseen"`
}

// NotificationLine is a line of the bell.
type NotificationLine struct {
	ID          string `json:"id"`
	Kind        string `json:"kind"`
	Title       string `json:"title"`
	About       string `json:"about" doc:"Whom or what it is about; empty where the text says it"`
	Text        string `json:"text"`
	Comment     string `json:"comment"`
	At          string `json:"at"`
	Read        bool   `json:"read"`
	Count       int64  `json:"count" doc:"How many notifications it stands for"`
	Status      string `json:"status" doc:"Of the event that it tells of; empty for none"`
	CandidateID string `json:"candidateId" doc:"Empty for none"`
	Serial      string `json:"serial" doc:"Of the requisition; empty for none"`
}
