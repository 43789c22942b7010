package httpapi

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/app/account"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/wire"
)

const (
	sessionCookie   = "muster_session"
	candidateCookie = "muster_candidate"
)

// visit is one request: its caller, and what the answer carries besides its body.
type visit struct {
	core.Caller
	signedIn *account.SignedIn
	cookie   string
	onceKey  string
	// download means that the rows go into a file; asked is the address that was requested.
	download bool
	asked    string
	// otherSite means that a browser asks on behalf of another site.
	otherSite bool
}

type visitKey struct{}

func visitOf(ctx context.Context) *visit {
	if v, ok := ctx.Value(visitKey{}).(*visit); ok {
		return v
	}
	return &visit{}
}

// authorize identifies the caller and checks their right to make the call before it reads anything else.
func (b *Border) authorize(op wire.Operation) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		v := visitOf(ctx.Context())
		if cookie, err := huma.ReadCookie(ctx, b.cookieName()); err == nil {
			signedIn, err := patiently(ctx.Context(), func() (*account.SignedIn, error) {
				return b.App.Account.Session(ctx.Context(), cookie.Value)
			})
			switch {
			case err == nil:
				v.signedIn, v.User, v.SessionID = signedIn, signedIn.User, signedIn.SessionID
				v.Name = signedIn.FirstName + " " + signedIn.LastName
			case kindOf(err) != hiring.NotSignedIn:
				b.write(ctx, b.refusal(ctx.Context(), op, err))
				return
			}
		}
		if err := b.recognize(ctx, v, op); err != nil {
			b.write(ctx, b.refusal(ctx.Context(), op, err))
			return
		}
		switch {
		case op.Public(), v.ByCandidate() && op.OpensTo(v.Candidate.Kind):
		case v.signedIn == nil:
			b.write(ctx, b.refusal(ctx.Context(), op, &hiring.Problem{Kind: hiring.NotSignedIn,
				Message: hiring.PleaseLogIn}))
			return
		case !hiring.May(v.User, op.May):
			b.noteRefusal(ctx, v, op)
			b.write(ctx, b.refusal(ctx.Context(), op, &hiring.Problem{Kind: hiring.NotYours,
				Message: hiring.NotAllowed}))
			return
		}
		if v.markDownload(ctx); v.download && v.otherSite {
			b.write(ctx, newRefused(http.StatusForbidden, "403", otherSite, ""))
			return
		}
		if body := ctx.Operation().RequestBody; body != nil {
			wanted, sentence := "application/json", "The request must be JSON"
			if body.Content[formKind] != nil {
				wanted, sentence = formKind, "The request must be a form with a file"
			}
			if kind := ctx.Header("Content-Type"); kind != "" && !strings.HasPrefix(kind, wanted) {
				b.write(ctx, newRefused(http.StatusUnsupportedMediaType, "415", sentence, ""))
				return
			}
		}
		next(ctx)
	}
}

// recognize looks for the candidate session of the browser, where a call concerns candidates. Whoever is signed in acts
// as themself, link or not.
func (b *Border) recognize(ctx huma.Context, v *visit, op wire.Operation) error {
	cookie, err := huma.ReadCookie(ctx, b.candidateCookieName())
	if err != nil || v.signedIn != nil || !op.ForCandidates() {
		return nil
	}
	session, err := patiently(ctx.Context(), func() (core.CandidateSession, error) {
		return b.App.Visits.Session(ctx.Context(), cookie.Value)
	})
	if kindOf(err) == hiring.NotSignedIn {
		return nil
	}
	v.Candidate = session
	return err
}
