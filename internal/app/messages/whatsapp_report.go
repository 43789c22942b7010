package messages

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// reportMemory is how long a report about an unknown message is kept: its own answer is on the way.
	reportMemory = 24 * time.Hour
	// reportsTogether is how many reports are written in one transaction.
	reportsTogether = 100
)

// WhatsappHook is what the Cloud API proves itself with. Without it, no report is believed.
type WhatsappHook struct{ Verify, Secret string }

// Report is what a service says about a message.
type Report struct {
	// ServiceID is how the service calls the message.
	ServiceID string
	State     hiring.MessageState
	Reason    string
	At        time.Time
}

// VerifyWhatsappHook answers the Cloud API's question whether its reports are wanted here.
func (s *Service) VerifyWhatsappHook(mode, token, challenge string) (string, error) {
	if s.WhatsappHook.Verify == "" || mode != "subscribe" ||
		!hmac.Equal([]byte(token), []byte(s.WhatsappHook.Verify)) {
		return "", &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.ReportNotSigned}
	}
	return challenge, nil
}

// CheckWhatsappReport checks the signature of a report, X-Hub-Signature-256, over its bytes.
func (s *Service) CheckWhatsappReport(raw []byte, signature string) error {
	mac := hmac.New(sha256.New, []byte(s.WhatsappHook.Secret))
	mac.Write(raw)
	given, isHex := strings.CutPrefix(signature, "sha256=")
	sum, err := hex.DecodeString(given)
	if s.WhatsappHook.Secret == "" || !isHex || err != nil || !hmac.Equal(sum, mac.Sum(nil)) {
		return &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.ReportNotSigned}
	}
	return nil
}

// ReportMessages raises the states of messages as their service reports. A report may come late, twice, in any order,
// and before we have heard how the service calls the message.
func (s *Service) ReportMessages(ctx context.Context, reports []Report) error {
	reports = slices.DeleteFunc(reports, func(r Report) bool { return !hiring.IsReported(r.State) || r.ServiceID == "" })
	for some := range slices.Chunk(reports, reportsTogether) {
		if err := s.Store.InTx(ctx, func(q *store.Queries) error {
			for _, r := range some {
				if err := s.report(ctx, q, r); err != nil {
					return err
				}
			}
			return q.MarkChange(ctx, core.TopicMessage)
		}); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) report(ctx context.Context, q *store.Queries, r Report) error {
	if now := s.Now(); r.At.IsZero() || r.At.After(now) {
		r.At = now
	}
	row, err := q.MessageOfService(ctx, r.ServiceID)
	if store.IsNone(err) {
		return s.keepReport(ctx, q, r)
	}
	if err != nil {
		return fmt.Errorf("app: message of a report: %w", err)
	}
	_, err = s.raise(ctx, q, row.ID, hiring.MessageState(row.State), row.Reason, r)
	return err
}

// keepReport keeps a report about a message that nobody knows yet. Writes happen one after the other, so the one that
// learns the service's id either comes before this and is found above, or comes later and finds the report.
func (s *Service) keepReport(ctx context.Context, q *store.Queries, r Report) error {
	now := s.Now()
	if err := q.SweepMessageReports(ctx, store.At(now.Add(-reportMemory))); err != nil {
		return fmt.Errorf("app: old reports: %w", err)
	}
	if err := q.AddMessageReport(ctx, store.AddMessageReportParams{ServiceID: r.ServiceID, State: string(r.State),
		Reason: r.Reason, At: store.At(r.At), ReceivedAt: store.At(now)}); err != nil {
		return fmt.Errorf("app: keep a report: %w", err)
	}
	return nil
}

// raise applies a report to a message and returns the state that it has now.
func (s *Service) raise(
	ctx context.Context, q *store.Queries, id string, state hiring.MessageState, reason string, r Report,
) (hiring.MessageState, error) {
	step := store.AddMessageStepOnceParams{MessageID: id, State: string(r.State), At: store.At(r.At)}
	if !hiring.RaiseMessage(hiring.Unheard(state, reason), r.State) {
		// What comes late still tells when it happened.
		if hiring.RaiseMessage(r.State, state) && r.State != hiring.MessageFailed {
			if err := q.AddMessageStepOnce(ctx, step); err != nil {
				return state, fmt.Errorf("app: late report: %w", err)
			}
		}
		return state, nil
	}
	if r.State == hiring.MessageFailed {
		if err := q.MessageRefusedLate(ctx, store.MessageRefusedLateParams{ID: id, Reason: r.Reason}); err != nil {
			return state, fmt.Errorf("app: report of a message: %w", err)
		}
	} else if err := q.MessageArrived(ctx, store.MessageArrivedParams{ID: id, State: string(r.State),
		At: &step.At}); err != nil {
		return state, fmt.Errorf("app: report of a message: %w", err)
	}
	if err := q.AddMessageStep(ctx, store.AddMessageStepParams(step)); err != nil {
		return state, fmt.Errorf("app: step of a message: %w", err)
	}
	return r.State, q.MarkChange(ctx, core.TopicMessage)
}
