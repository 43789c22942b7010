package seed

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/jobs"
	wording "muster/internal/letter"
	"muster/internal/store"
)

const (
	// conversations is how many candidates have a rich one, and saidAtLeast how many of its messages each of them has at
	// least.
	conversations = 6
	saidAtLeast   = 4
	// talked is how many of them were called too.
	talked          = 3
	mailKept        = "No mail server is set up, so the mail is kept here"
	mailUnreachable = "The mail server did not answer"
)

// said is a message of a demo conversation: how long ago it was written, and what became of it.
type said struct {
	days, minutes int
	channel       wording.Channel
	cause         wording.Cause
	title, text   string
	state         hiring.MessageState
	reason        string
	// heard are the states that the service reported, one minute apart.
	heard []hiring.MessageState
}

// demoConversation is newest first, one message for each thing that can become of it.
var demoConversation = []said{
	{0, 95, wording.WhatsApp, wording.OpenWhatsapp, "Welcome aboard",
		"Hello {name}, we look forward to working with you. Please ask me anything before your first day.",
		hiring.MessageOpened, "", nil},
	{0, 140, wording.Mail, wording.SendMail, "Joining instructions",
		"Please come to the reception at 09:30 on your first day and ask for the HR team.",
		hiring.MessageQueued, mailUnreachable, nil},
	{2, 31, wording.Mail, wording.SendMail, "Documents for the offer",
		"Please send us your last three payslips and your relieving letter.",
		hiring.MessageSent, "", []hiring.MessageState{hiring.MessageSent}},
	{4, 12, wording.Mail, wording.SendMail, "Your interview",
		"Thank you for your time today. We will call you by Friday.",
		hiring.MessageKept, mailKept, nil},
	{9, 58, wording.Mail, wording.SendMail, "Email Link",
		"Please fill in the candidate form; it takes ten minutes.",
		hiring.MessageFailed, "the mail server refuses the message: 550 5.1.1 no such user", nil},
	{12, 20, wording.WhatsApp, wording.SendEsaLink, "ESA Link", "Hello {name}, this is the link to our programme.",
		hiring.MessageRead, "", []hiring.MessageState{hiring.MessageSent, hiring.MessageDelivered, hiring.MessageRead}},
	{19, 2, wording.WhatsApp, wording.SendBroadcast, "ESA Link, broadcast",
		"Hello {name}, this is the link to our programme.",
		hiring.MessageFailed, hiring.NoAnswerMayHaveArrived, nil},
	{33, 12, wording.WhatsApp, wording.SendBroadcast, "ESA Link, broadcast",
		"Hello {name}, this is the link to our programme.",
		hiring.MessageDelivered, "", []hiring.MessageState{hiring.MessageSent, hiring.MessageDelivered}},
	{41, 44, wording.WhatsApp, wording.SendEsaLink, "ESA Link", "Hello {name}, this is the link to our programme.",
		hiring.MessageCancelled, hiring.MessageCancelledBy + "Asha Kulkarni", nil},
}

// demoCalls are the calls of a conversation, with what the service reported of each.
var demoCalls = []struct {
	days, minutes int
	reports       []hiring.CallReport
}{
	{2, 75, []hiring.CallReport{{State: hiring.CallRinging}, {State: hiring.CallAnswered},
		{State: hiring.CallEnded, Seconds: 134}}},
	{13, 40, []hiring.CallReport{{State: hiring.CallRinging}, {State: hiring.CallEnded}}},
}

// conversations writes what was written to some candidates of the first recruiter with a demo login: one has
// everything, the others have less and less of it.
func (h *history) conversations(ctx context.Context, q *store.Queries) error {
	if !h.talks {
		return nil
	}
	writer := slices.IndexFunc(demoPeople, func(p person) bool { return p.who == "recruiter" })
	by := h.staff.users[writer].ID
	found, err := q.CandidatesToWriteTo(ctx, store.CandidatesToWriteToParams{OwnerID: &by, Most: conversations})
	if err != nil {
		return fmt.Errorf("seed: candidates to write to: %w", err)
	}
	n := 0
	for i, to := range found {
		for k := range max(saidAtLeast, len(demoConversation)-i) {
			n++
			if err := h.writeTo(ctx, q, n, by, to, demoConversation[len(demoConversation)-1-k]); err != nil {
				return fmt.Errorf("seed: message to a candidate: %w", err)
			}
		}
		if i >= talked {
			continue
		}
		for _, c := range demoCalls {
			call := reported(hiring.PhoneCall{State: hiring.CallAsked, AskedAt: h.ago(c.days, c.minutes)}, c.reports,
				h.muster.Now())
			if err := addCall(ctx, q, to.Candidate.ID, to.RequisitionID, by, call); err != nil {
				return err
			}
		}
	}
	return nil
}

// ago is so many minutes ago, or of an earlier day so many minutes after eleven: messages leave in the daytime.
func (h *history) ago(days, minutes int) time.Time {
	now, after := h.muster.Now().In(h.zone), time.Duration(minutes)*time.Minute
	if days == 0 {
		return now.Truncate(time.Minute).Add(-after)
	}
	year, month, day := now.Date()
	return time.Date(year, month, day-days, 11, 0, 0, 0, h.zone).Add(after)
}

func (h *history) writeTo(
	ctx context.Context, q *store.Queries, n int, by string, to store.CandidatesToWriteToRow, m said,
) error {
	at := h.ago(m.days, m.minutes)
	text := strings.ReplaceAll(m.text, "{name}", to.Candidate.Name)
	row := store.AddMessageParams{
		ID: stampedID("message", n, at), Channel: string(m.channel), ToList: to.Candidate.Mobile10, Subject: m.title,
		Plain: text, Cause: string(m.cause), CauseID: to.Candidate.ID, SenderID: &by, CreatedAt: store.At(at),
	}
	if m.channel == wording.Mail {
		row.ToList, row.CauseID, row.Html = to.Candidate.EmailKey, by, wording.Framed("<p>"+text+"</p>")
	}
	if err := q.AddMessage(ctx, row); err != nil {
		return err
	}
	if err := q.AddCandidateMessage(ctx, store.AddCandidateMessageParams{CandidateID: to.Candidate.ID,
		CreatedAt: row.CreatedAt, MessageID: row.ID, RequisitionID: to.RequisitionID, Title: m.title}); err != nil {
		return err
	}
	if m.cause == wording.SendEsaLink || m.cause == wording.SendBroadcast {
		if err := q.AddCampaignMessage(ctx, store.AddCampaignMessageParams{MessageID: row.ID, Campaign: "esa_link",
			Name: to.Candidate.Name, Params: "[]"}); err != nil {
			return err
		}
	}
	return h.becomes(ctx, q, row, m, at)
}

// becomes records what became of a message.
func (h *history) becomes(
	ctx context.Context, q *store.Queries, row store.AddMessageParams, m said, at time.Time,
) error {
	steps := m.heard
	if len(steps) == 0 && m.state != hiring.MessageQueued {
		steps = []hiring.MessageState{m.state}
	}
	for i, state := range steps {
		when := store.At(at.Add(time.Duration(i+1) * time.Minute))
		if err := q.AddMessageStep(ctx, store.AddMessageStepParams{MessageID: row.ID, State: string(state),
			At: when}); err != nil {
			return err
		}
		if state == hiring.MessageSent {
			if _, err := q.MessageSent(ctx, store.MessageSentParams{ID: row.ID, SentAt: &when}); err != nil {
				return err
			}
		}
	}
	left := slices.Contains(steps, hiring.MessageSent)
	switch {
	case left && m.state == hiring.MessageSent:
		return nil
	case left && m.state == hiring.MessageFailed:
		return q.MessageRefusedLate(ctx, store.MessageRefusedLateParams{ID: row.ID, Reason: m.reason})
	case left:
		return q.MessageArrived(ctx, store.MessageArrivedParams{ID: row.ID, State: string(m.state)})
	}
	if _, err := q.MessageNotSent(ctx, store.MessageNotSentParams{ID: row.ID, State: string(m.state), Reason: m.reason,
		Tried: 1}); err != nil {
		return err
	}
	switch {
	case m.state == hiring.MessageQueued:
		return jobs.Add(ctx, q, h.muster.Now().AddDate(0, 0, 1), messages.JobSendMessage, row.ID, "")
	case m.state == hiring.MessageFailed && m.channel == wording.Mail:
		return q.RefuseAddress(ctx, store.RefuseAddressParams{EmailKey: row.ToList, Reason: "550 5.1.1 no such user",
			RefusedAt: store.At(at)})
	}
	return nil
}
