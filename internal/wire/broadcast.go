package wire

import (
	"muster/internal/hiring"
)

// ESA Link and broadcasts.
var (
	SendEsaLink = Operation{"SendEsaLink", "POST", "/api/esa_links", hiring.UseDesk,
		"Send the ESA campaign to a candidate, and wait 8 s for what becomes of it; CODE '409' when it failed"}
	PreviewBroadcast = Operation{"PreviewBroadcast", "POST", "/api/broadcasts/preview", hiring.AddCandidates,
		"What each of the chosen candidates would get, and who would be skipped and why; changes nothing"}
	StartBroadcast = Operation{"StartBroadcast", "POST", "/api/broadcasts", hiring.AddCandidates,
		"Send the ESA campaign to up to 200 candidates, one every 1.5 s from 09:00 to 21:00; one at a time a user"}
	LatestBroadcast = Operation{"LatestBroadcast", "GET", "/api/broadcasts", hiring.AddCandidates,
		"The caller's latest broadcast, which is the running one if there is one; no row when there was none"}
	GetBroadcast = Operation{"GetBroadcast", "GET", "/api/broadcasts/{id}", hiring.AddCandidates,
		"A broadcast of the caller, and what became of each message"}
	StopBroadcast = Operation{"StopBroadcast", "POST", "/api/broadcasts/{id}/stop", hiring.AddCandidates,
		"Stop a broadcast: who has no message yet gets none"}
	SendAgain = Operation{"SendAgain", "POST", "/api/broadcasts/{id}/send_again", hiring.AddCandidates,
		"Send one message of a broadcast again that failed or was kept"}
)

var broadcasts = []Operation{
	SendEsaLink, PreviewBroadcast, StartBroadcast, LatestBroadcast, GetBroadcast, StopBroadcast, SendAgain,
}

// SendEsaLinkBody names whom an ESA Link is for.
type SendEsaLinkBody struct {
	Candidate   Text `json:"candidate"`
	Requisition Text `json:"requisition"`
}

// EsaLinkRow is what became of an ESA Link.
type EsaLinkRow struct {
	Message string `json:"message" doc:"The id of the message; one that was kept can be opened in one's own WhatsApp"`
	State   string `json:"state" enum:"queued,leaving,sent,delivered,read,failed,kept,cancelled"`
	Reason  string `json:"reason"`
}

// BroadcastBody is whom a broadcast is for.
type BroadcastBody struct {
	Candidates []Text `json:"candidates" field:"candidates" doc:"Up to 200 ids of candidates"`
}

// Chosen returns the ids.
func (b BroadcastBody) Chosen() []string {
	ids := make([]string, len(b.Candidates))
	for i, id := range b.Candidates {
		ids[i] = string(id)
	}
	return ids
}

// PreviewRow is what a broadcast would do.
type PreviewRow struct {
	Recipients []PreviewRecipient `json:"recipients"`
	LeftToday  int64              `json:"leftToday" doc:"How many more candidates the caller can reach today"`
	OpensAt    string             `json:"opensAt" doc:"When it would begin, outside the hours; empty for at once"`
	Configured bool               `json:"configured" doc:"Whether a service is set up to send it; else the messages are kept"`
	Running    bool               `json:"running" doc:"Another broadcast of the caller is running"`
}

// PreviewRecipient is what a broadcast would do with a candidate.
type PreviewRecipient struct {
	Candidate string   `json:"candidate"`
	Name      string   `json:"name"`
	Mobile    string   `json:"mobile"`
	Campaign  string   `json:"campaign"`
	Params    []string `json:"params" doc:"The candidate, the recruiter and the recruiter's mobile"`
	Skipped   string   `json:"skipped" doc:"Why the candidate gets nothing; empty when they do"`
}

// BroadcastRow is a broadcast.
type BroadcastRow struct {
	ID         string               `json:"id"`
	State      string               `json:"state" enum:"running,done,stopped"`
	Reason     string               `json:"reason" doc:"Why it was stopped"`
	Sentence   string               `json:"sentence" doc:"How it ended; empty while it runs"`
	BegunAt    string               `json:"begunAt"`
	EndedAt    string               `json:"endedAt"`
	OpensAt    string               `json:"opensAt" doc:"When it goes on, if it waits for the hours"`
	ToSend     int64                `json:"toSend" doc:"How many are not skipped"`
	Sent       int64                `json:"sent"`
	Failed     int64                `json:"failed"`
	Kept       int64                `json:"kept"`
	Opened     int64                `json:"opened" doc:"Opened in the caller's own WhatsApp"`
	Leaving    int64                `json:"leaving"`
	Queued     int64                `json:"queued"`
	Skipped    int64                `json:"skipped"`
	Cancelled  int64                `json:"cancelled"`
	Recipients []BroadcastRecipient `json:"recipients" doc:"In the order of sending"`
}

// BroadcastRecipient is a recipient of a broadcast.
type BroadcastRecipient struct {
	Candidate string `json:"candidate"`
	Name      string `json:"name"`
	Mobile    string `json:"mobile"`
	State     string `json:"state" enum:"queued,leaving,sent,delivered,read,failed,kept,opened,skipped,cancelled"`
	Reason    string `json:"reason"`
	SentAt    string `json:"sentAt"`
	Again     bool   `json:"again" doc:"The message may be sent again"`
	Twice     bool   `json:"twice" doc:"It may then arrive twice"`
	Message   string `json:"message" doc:"The id of the message; empty while there is none"`
	Opens     bool   `json:"opens" doc:"The message may be opened in one's own WhatsApp"`
}

// BroadcastID is the id of a broadcast that was begun.
type BroadcastID struct {
	ID string `json:"id"`
}

// SendAgainInput names a message of a broadcast.
type SendAgainInput struct {
	IDOfPath
	Body SendAgainBody
}

// SendAgainBody names the candidate whose message is sent again.
type SendAgainBody struct {
	Candidate Text `json:"candidate"`
	Twice     Bool `json:"twice" doc:"The caller knows that it may arrive twice"`
}
