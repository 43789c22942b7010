package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// What was written to a candidate.
var (
	ListCandidateMessages = Operation{"ListCandidateMessages", "GET", "/api/candidates/{candidateId}/messages",
		hiring.UseDesk, "What was written to a candidate by every channel, and the calls, newest first, without the texts"}
	GetCandidateMessage = Operation{"GetCandidateMessage", "GET",
		"/api/candidates/{candidateId}/messages/{messageId}", hiring.UseDesk,
		"One message to a candidate with its text as it left"}
	SendMessageAgain = Operation{"SendMessageAgain", "POST",
		"/api/candidates/{candidateId}/messages/{messageId}/again", hiring.UseDesk,
		"Queue a message once more that failed or was kept, to the address that the candidate has now"}
	CancelMessage = Operation{"CancelMessage", "POST",
		"/api/candidates/{candidateId}/messages/{messageId}/cancel", hiring.UseDesk,
		"Cancel a message that has not left"}
	OpenMessage = Operation{"OpenMessage", "POST",
		"/api/candidates/{candidateId}/messages/{messageId}/open", hiring.UseDesk,
		"Note that a WhatsApp message that was kept is opened in the caller's own WhatsApp, " +
			"and get the address that opens it"}
)

var conversation = []Operation{ListCandidateMessages, GetCandidateMessage, SendMessageAgain, CancelMessage, OpenMessage}

// CandidateMessagesQuery selects a part of what was written to a candidate.
type CandidateMessagesQuery struct {
	CandidateOfPath
	Tab  string `query:"tab" doc:"all, whatsapp, mail, calls or failed; empty for all"`
	Page int    `query:"page" doc:"The page, from 1"`
	Size int    `query:"size" doc:"Messages a page, 5,000 at most"`
}

// CandidateMessageOfPath names a message to a candidate.
type CandidateMessageOfPath struct {
	CandidateOfPath
	MessageID string `path:"messageId"`
}

// SendMessageAgainBody says whether the caller knows that the message may arrive twice.
type SendMessageAgainBody struct {
	Agreed Bool `json:"agreed" doc:"Needed where no answer came the last time"`
}

// CandidateMessagesPage is a page of what was written to a candidate.
type CandidateMessagesPage struct {
	Response []Outcome             `json:"response"`
	Data     []CandidateMessageRow `json:"data"`
	Total    int64                 `json:"total" doc:"The messages of all pages of the tab together"`
	Counts   ConversationCounts    `json:"counts"`
}

// ConversationCounts says how much there is in each tab.
type ConversationCounts struct {
	All      int64 `json:"all"`
	Whatsapp int64 `json:"whatsapp"`
	Mail     int64 `json:"mail"`
	Calls    int64 `json:"calls"`
	Failed   int64 `json:"failed"`
}

// CandidateMessageRow is a message to a candidate, or a call, without its text.
type CandidateMessageRow struct {
	ID        string        `json:"id"`
	Channel   string        `json:"channel" enum:"mail,whatsapp,call"`
	Title     string        `json:"title" doc:"What people call it"`
	To        string        `json:"to"`
	Cc        string        `json:"cc"`
	Subject   string        `json:"subject"`
	Sender    string        `json:"sender" doc:"Who sent it; empty for Muster itself"`
	CreatedAt string        `json:"createdAt"`
	State     string        `json:"state" enum:"queued,leaving,sent,delivered,read,failed,kept,opened,cancelled,asked,ringing,answered,ended" doc:"The last four, and failed, are those of a call"`
	Reason    string        `json:"reason" doc:"Why it failed, waits or was cancelled"`
	Steps     []MessageStep `json:"steps" doc:"When it reached which state, oldest first"`
	NextTry   string        `json:"nextTry" doc:"When a queued one is tried next"`
	Campaign  bool          `json:"campaign" doc:"It leaves by the WhatsApp service"`
	Seconds   int64         `json:"seconds" doc:"How long a call lasted"`
	MayRetry  bool          `json:"mayRetry"`
	Twice     bool          `json:"twice" doc:"Sent again, it may arrive twice"`
	MayCancel bool          `json:"mayCancel"`
	MayOpen   bool          `json:"mayOpen" doc:"It may be opened in the caller's own WhatsApp"`
}

// MessageStep is a state that a message has reached.
type MessageStep struct {
	State string `json:"state"`
	At    string `json:"at"`
}

// CandidateMessageRowOf makes the row of a message; its steps and rights are the caller's to add.
func CandidateMessageRowOf(m store.ConversationRow) CandidateMessageRow {
	return CandidateMessageRow{
		ID: m.ID, Channel: m.Channel, Title: m.Title, To: m.To, Cc: m.Cc, Subject: m.Subject, Sender: m.Sender,
		CreatedAt: Instant(&m.At), State: m.State, Reason: m.Reason, NextTry: Instant(m.NextTry),
		Campaign: m.Campaign != "", Seconds: m.Seconds, Steps: []MessageStep{},
	}
}

// CandidateMessageText is a message to a candidate as it left.
type CandidateMessageText struct {
	ID      string `json:"id"`
	Subject string `json:"subject"`
	HTML    string `json:"html"`
	Plain   string `json:"text"`
}
