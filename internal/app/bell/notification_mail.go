package bell

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// MailNotification is the handler of core.JobMailNotification. What was taken back meanwhile is gone, and who was
// disabled gets no mail.
func (s *Service) MailNotification(ctx context.Context, job jobs.Job) error {
	var id string
	if err := json.Unmarshal([]byte(job.Payload), &id); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of a notification: %w", err))
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		row, err := q.NotificationToMail(ctx, id)
		if store.IsNone(err) || err == nil && (!row.Active || row.Email == "") {
			return nil
		}
		if err != nil {
			return fmt.Errorf("app: notification to mail: %w", err)
		}
		words := hiring.NotificationFacts{
			Kind: hiring.NotificationKind(row.Kind), Count: 1, Requisition: row.Requisition, Candidate: row.Candidate,
			Actor: row.Actor, Stage: hiring.Stage(row.Stage), Status: hiring.Status(row.Status), Comment: row.Comment,
			Detail: row.Detail, Mail: row.Mail, Reason: row.Reason,
		}.Words()
		return s.messages.Queue(ctx, q, "", letter.Notification(letter.Told{
			UserID: row.UserID, FirstName: row.FirstName, Email: row.Email, Title: words.Title, About: words.About,
			Text: words.Text, Comment: words.Comment, Address: s.address(row),
		}))
	})
}

// address is where the web app shows what the notification tells of; empty for nowhere.
func (s *Service) address(row store.NotificationToMailRow) string {
	serial, _, _ := strings.Cut(row.Requisition, " ")
	switch {
	case serial == "":
		return ""
	case row.CandidateID != nil:
		return s.PublicURL + "/candidate_details?" + url.Values{"candidate": {*row.CandidateID},
			"requisition": {serial}}.Encode()
	}
	return s.PublicURL + "/directory?" + url.Values{"req": {serial}}.Encode()
}
