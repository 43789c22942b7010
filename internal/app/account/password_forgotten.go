package account

import (
	"context"
	"encoding/json"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobMailPasswordLink is the kind of job that mails a password link to the owner of a mobile, if it has one.
const JobMailPasswordLink = "MailPasswordLink"

// forgotten is a request for a password link.
type forgotten struct {
	Mobile    string `json:"mobile"`
	Address   string `json:"address"`
	RequestID string `json:"requestId"`
}

// ForgotPassword has a password link mailed. Whether somebody has the mobile is only looked up after the answer, so
// that neither the answer nor the time it takes tells.
func (s *Service) ForgotPassword(ctx context.Context, by core.Caller, mobile string) error {
	if !hiring.IsMobile(mobile) {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "mobile", Message: hiring.TenDigits}
	}
	reached, err := s.try(ctx, tryReset, mobile, by)
	if err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if reached != "" {
			user, err := q.UserByMobile(ctx, mobile)
			if err != nil && !store.IsNone(err) {
				return fmt.Errorf("app: forgot password: %w", err)
			}
			if err := s.recordPause(ctx, q, by, failure{"ForgotPassword", mobile, user.ID, "", reached}); err != nil {
				return err
			}
		}
		return jobs.Add(ctx, q, s.Now(), JobMailPasswordLink, forgotten{mobile, by.Address, by.RequestID}, "")
	})
}

// MailPasswordLink is the handler of JobMailPasswordLink.
func (s *Service) MailPasswordLink(ctx context.Context, job jobs.Job) error {
	var asked forgotten
	if err := json.Unmarshal([]byte(job.Payload), &asked); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: who forgot a password: %w", err))
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		user, err := q.UserByMobile(ctx, asked.Mobile)
		if store.IsNone(err) || err == nil && (!user.Active || !user.MaySignIn) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("app: forgot password: %w", err)
		}
		by := core.Caller{Address: asked.Address, RequestID: asked.RequestID}
		if err := s.Record(ctx, q, by, "ForgotPassword", "user", user.ID, nil, nil); err != nil {
			return err
		}
		return s.messages.Queue(ctx, q, "", letter.PasswordForgotten(LetterTo(user)))
	})
}
