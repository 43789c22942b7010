package calls

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// signatureStart begins the header that proves a report.
const signatureStart = "sha256="

// CheckReport checks the signature of a report: the HMAC of its body, byte for byte, with the configured secret.
func (s *Service) CheckReport(body []byte, signature string) error {
	sent, err := hex.DecodeString(strings.TrimPrefix(signature, signatureStart))
	if s.HookSecret == "" || err != nil || !strings.HasPrefix(signature, signatureStart) {
		return &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.CallReportUnproven}
	}
	mac := hmac.New(sha256.New, []byte(s.HookSecret))
	mac.Write(body)
	if !hmac.Equal(sent, mac.Sum(nil)) {
		return &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.CallReportUnproven}
	}
	return nil
}

// Reported names the call of a report, by our id or by the service's.
type Reported struct{ ID, ServiceID string }

// ReportCall notes what the telephony service says about a call. It reports whether there is such a call: others may
// call through the same service.
func (s *Service) ReportCall(ctx context.Context, which Reported, report hiring.CallReport) (known bool, err error) {
	if err := report.Check(); err != nil {
		return false, err
	}
	if which == (Reported{}) {
		return false, &hiring.Problem{Kind: hiring.Invalid, Field: "call", Message: hiring.CallReportUnnamed}
	}
	return known, s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := find(ctx, q, which)
		if store.IsNone(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("app: call of a report: %w", err)
		}
		known = true
		was := callOf(row)
		call := was.Raised(report, s.Now())
		if call == was && (row.ServiceID != "" || which.ServiceID == "") {
			return nil
		}
		if row.ServiceID == "" {
			row.ServiceID = which.ServiceID
		}
		return save(ctx, q, row, call)
	})
}

func find(ctx context.Context, q *store.Queries, which Reported) (row store.PhoneCall, err error) {
	if which.ID != "" {
		return q.PhoneCallByID(ctx, which.ID)
	}
	return q.PhoneCallByServiceID(ctx, which.ServiceID)
}

func callOf(row store.PhoneCall) hiring.PhoneCall {
	return hiring.PhoneCall{
		State: hiring.CallState(row.State), Reason: row.Reason, AskedAt: row.AskedAt.Time, RingingAt: known(row.RingingAt),
		AnsweredAt: known(row.AnsweredAt), EndedAt: known(row.EndedAt), Seconds: row.Seconds,
	}
}

func save(ctx context.Context, q *store.Queries, row store.PhoneCall, call hiring.PhoneCall) error {
	if err := q.SavePhoneCall(ctx, store.SavePhoneCallParams{
		ID: row.ID, State: string(call.State), Reason: call.Reason, ServiceID: row.ServiceID,
		RingingAt: stored(call.RingingAt), AnsweredAt: stored(call.AnsweredAt), EndedAt: stored(call.EndedAt),
		Seconds: call.Seconds,
	}); err != nil {
		return fmt.Errorf("app: call: %w", err)
	}
	return q.MarkChange(ctx, core.TopicMessage)
}

func known(at *store.Instant) time.Time {
	if at == nil {
		return time.Time{}
	}
	return at.Time
}

func stored(at time.Time) *store.Instant {
	if at.IsZero() {
		return nil
	}
	return new(store.At(at))
}
