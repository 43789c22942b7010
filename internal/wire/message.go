package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// ListMessagesQuery selects messages of the outbox.
type ListMessagesQuery struct {
	ListQuery[MessageSort]
	State   string `query:"state" doc:"queued, leaving, sent, delivered, read, failed, kept, opened or cancelled; empty for all"`
	Channel string `query:"channel" doc:"mail or whatsapp; empty for all"`
}

// RetryMessageInput names a message that is to be sent again.
type RetryMessageInput struct {
	IDOfPath
	Agreed bool `query:"agreed" doc:"Needed where no answer came the last time, so that it may arrive twice"`
}

// MessageRow is a message of the outbox.
type MessageRow struct {
	ID        string `json:"id"`
	Channel   string `json:"channel" enum:"mail,whatsapp"`
	To        string `json:"to"`
	Cc        string `json:"cc"`
	Subject   string `json:"subject"`
	State     string `json:"state" enum:"queued,leaving,sent,delivered,read,failed,kept,opened,cancelled"`
	Reason    string `json:"reason"`
	Sender    string `json:"sender"`
	Cause     string `json:"cause"`
	Attempts  int64  `json:"attempts"`
	CreatedAt string `json:"createdAt"`
	SentAt    string `json:"sentAt"`

	CandidateID   string `json:"candidateId" doc:"To whom it was written; empty for nobody"`
	Candidate     string `json:"candidate"`
	RequisitionID string `json:"requisitionId" doc:"What it was about, or where the candidate is now; empty for none"`
	MayRetry      bool   `json:"mayRetry"`
	Twice         bool   `json:"twice" doc:"Sent again, it may arrive twice"`
}

// MessageRowOf makes a row of the outbox.
func MessageRowOf(m store.MessageRow) MessageRow {
	may, twice := hiring.MayRetryMessage(m.Channel, hiring.MessageState(m.State), m.Reason)
	return MessageRow{
		ID: m.ID, Channel: m.Channel, To: m.ToList, Cc: m.CcList, Subject: m.Subject, State: m.State,
		Reason: m.Reason, Sender: m.Sender,
		Cause: m.Cause, Attempts: m.Attempts, CreatedAt: Instant(&m.CreatedAt), SentAt: Instant(m.SentAt),
		CandidateID: m.CandidateID, Candidate: m.Candidate, RequisitionID: m.RequisitionID, MayRetry: may, Twice: twice,
	}
}

// MessageWhole is a message of the outbox with its content.
type MessageWhole struct {
	MessageRow
	HTML  string `json:"html"`
	Plain string `json:"text"`
}

// MessageWholeOf makes the whole of a message, written to the candidate.
func MessageWholeOf(m store.MessageByIDRow, to store.ReceiverOfMessageRow) MessageWhole {
	row := MessageRowOf(store.MessageRow{
		ID: m.ID, Channel: m.Channel, State: m.State, ToList: m.ToList, CcList: m.CcList, Subject: m.Subject,
		Cause:  m.Cause,
		Reason: m.Reason, Sender: m.Sender, Attempts: m.Attempts, CreatedAt: m.CreatedAt, SentAt: m.SentAt,
		CandidateID: to.ID, Candidate: to.Name, RequisitionID: to.RequisitionID,
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
	Today  string   `json:"today" doc:"The day in the business zone"`
}
