package wire

import "muster/internal/store"

// ListMessagesQuery selects messages of the outbox.
type ListMessagesQuery struct {
	ListQuery[MessageSort]
	State string `query:"state" doc:"queued, sent, failed, kept or cancelled; empty for all"`
}

// MessageRow is a message of the outbox.
type MessageRow struct {
	ID        string `json:"id"`
	Channel   string `json:"channel" enum:"mail"`
	To        string `json:"to"`
	Cc        string `json:"cc"`
	Subject   string `json:"subject"`
	State     string `json:"state" enum:"queued,sent,failed,kept,cancelled"`
	Reason    string `json:"reason"`
	Sender    string `json:"sender"`
	Cause     string `json:"cause"`
	Attempts  int64  `json:"attempts"`
	CreatedAt string `json:"createdAt"`
	SentAt    string `json:"sentAt"`
}

// MessageRowOf makes a row of the outbox.
func MessageRowOf(m store.MessageRow) MessageRow {
	return MessageRow{
		ID: m.ID, Channel: m.Channel, To: m.ToList, Cc: m.CcList, Subject: m.Subject, State: m.State,
		Reason: m.Reason, Sender: m.Sender,
		Cause: m.Cause, Attempts: m.Attempts, CreatedAt: Instant(&m.CreatedAt), SentAt: Instant(m.SentAt),
	}
}

// MessageWhole is a message of the outbox with its content.
type MessageWhole struct {
	MessageRow
	HTML  string `json:"html"`
	Plain string `json:"text"`
}

// MessageWholeOf makes the whole of a message.
func MessageWholeOf(m store.MessageByIDRow) MessageWhole {
	row := MessageRowOf(store.MessageRow{
		ID: m.ID, Channel: m.Channel, State: m.State, ToList: m.ToList, CcList: m.CcList, Subject: m.Subject,
		Cause:  m.Cause,
		Reason: m.Reason, Sender: m.Sender, Attempts: m.Attempts, CreatedAt: m.CreatedAt, SentAt: m.SentAt,
	})
	return MessageWhole{MessageRow: row, HTML: m.Html, Plain: m.Plain}
}

// IDOfPath is the input of a call about one record.
type IDOfPath struct {
	ID string `path:"id"`
}

// ChangesQuery is the newest change that the caller knows.
type ChangesQuery struct {
	Since int64 `query:"since" doc:"The number of the last answer, 0 at first"`
}

// ChangesRow is the newest change, and the topics that have changed.
type ChangesRow struct {
	Now    int64    `json:"now"`
	Topics []string `json:"topics"`
}
