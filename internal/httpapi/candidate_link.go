package httpapi

import (
	"context"
	"net/http"
	"time"

	"muster/internal/app/candidates"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCandidateLinks() {
	serve(b, wire.MakeCandidateLink, b.makeCandidateLink)
	serve(b, wire.ListCandidateLinks, b.listCandidateLinks)
	serve(b, wire.EndCandidateLinks, b.endCandidateLinks)
	serve(b, wire.OpenCandidateLink, b.openCandidateLink)
	serve(b, wire.StartCandidateSession, b.startCandidateSession)
	serve(b, wire.EndCandidateSession, b.endCandidateSession)
	serve(b, wire.GetOptOut, b.getOptOut)
	serve(b, wire.SetOptOut, b.setOptOut)
	serve(b, wire.GetResumeNotes, b.getResumeNotes)
	serveResume(b, wire.GetFormerResume, func(ctx context.Context, v *visit,
		in *wire.CandidateOfPath) (candidates.Resume, error) {
		return b.App.Visits.GetFormerResume(ctx, v.Caller, in.CandidateID)
	})
	serve(b, wire.DropFormerResume, b.dropFormerResume)
}

func (b *Border) makeCandidateLink(ctx context.Context, v *visit,
	in *in[wire.MakeCandidateLinkBody]) (wire.Answer[wire.CandidateLinkRow], error) {
	link, err := b.App.Visits.MakeCandidateLink(ctx, v.Caller, string(in.Body.Candidate), string(in.Body.Requisition),
		hiring.CandidateLinkKind(in.Body.Kind))
	return wire.Rows(hiring.LinkCopied, []wire.CandidateLinkRow{{Address: link.Address,
		Until: link.Until.Format(time.RFC3339), Kind: string(in.Body.Kind)}}), err
}

func (b *Border) listCandidateLinks(ctx context.Context, v *visit,
	in *wire.CandidateDetailsInput) (wire.Answer[wire.CandidateLinkStateRow], error) {
	found, err := b.App.Visits.ListCandidateLinks(ctx, v.Caller, in.CandidateID, in.RequisitionID)
	return wire.Rows("", rowsOf(found, func(l visits.CandidateLinkMade) wire.CandidateLinkStateRow {
		return wire.CandidateLinkStateRow{
			Kind: l.Kind, MadeBy: l.MadeBy, MadeAt: wire.Instant(&l.MadeAt), Until: wire.Instant(&l.Until),
			State: string(l.State), StepsDone: l.StepsDone, OpenedAt: wire.Instant(l.OpenedAt),
		}
	})), err
}

func (b *Border) endCandidateLinks(ctx context.Context, v *visit, in *wire.CandidateOfPath) (doneAnswer, error) {
	return wire.Done(hiring.LinksEnded), b.App.Visits.EndCandidateLinks(ctx, v.Caller, in.CandidateID)
}

func (b *Border) openCandidateLink(ctx context.Context, v *visit,
	in *wire.CandidateLinkQuery) (wire.Answer[wire.OpenCandidateLinkRow], error) {
	page, err := b.App.Visits.OpenCandidateLink(ctx, v.Caller, hiring.CandidateLinkKind(in.Kind), in.Values())
	return wire.One(wire.OpenCandidateLinkRow{
		Candidate: page.CandidateID, FirstName: page.FirstName, Position: page.Position, Company: page.Terms.Company,
		NeedsMobile: page.NeedsMobile, ConsentText: page.Terms.Shown(), WhatsappText: page.Terms.Whatsapp(),
		ConsentGiven: page.ConsentGiven, Open: page.Open, Staff: v.Caller.User.ID != "", File: page.File,
		CompressPdfURL: page.CompressPDF, ResumeKB: int(page.ResumeLimit),
	}), err
}

func (b *Border) startCandidateSession(ctx context.Context, v *visit,
	in *in[wire.StartCandidateSessionBody]) (wire.Answer[wire.CandidateSessionRow], error) {
	link := in.Body.Link()
	token, age, err := b.App.Visits.StartCandidateSession(ctx, v.Caller, hiring.CandidateLinkKind(link.Kind),
		link.Values(), string(in.Body.Mobile))
	if err == nil {
		v.cookie = b.candidateCookie(token, age)
	}
	return wire.One(wire.CandidateSessionRow{Candidate: link.Candidate, Kind: link.Kind}), err
}

func (b *Border) endCandidateSession(ctx context.Context, v *visit, _ *struct{}) (doneAnswer, error) {
	v.cookie = b.candidateCookie("", -time.Second)
	return wire.Done(hiring.CandidateSignedOut), b.App.Visits.EndCandidateSession(ctx, v.Caller)
}

// candidateCookieName is the cookie of a candidate session; like the login cookie, it is bound to this host over https.
func (b *Border) candidateCookieName() string {
	if b.Secure {
		return "__Host-" + candidateCookie
	}
	return candidateCookie
}

func (b *Border) candidateCookie(token string, age time.Duration) string {
	cookie := http.Cookie{
		Name: b.candidateCookieName(), Value: token, Path: "/", MaxAge: int(age.Seconds()),
		HttpOnly: true, Secure: b.Secure, SameSite: http.SameSiteLaxMode,
	}
	return cookie.String()
}

func optOutRow(o visits.OptOut) wire.OptOutRow {
	return wire.OptOutRow{FirstName: o.FirstName, Company: o.Company, OptedOut: o.OptedOut}
}

func (b *Border) getOptOut(ctx context.Context, _ *visit, in *wire.OptOutQuery) (wire.Answer[wire.OptOutRow], error) {
	found, err := b.App.Visits.GetOptOut(ctx, in.Values())
	return wire.One(optOutRow(found)), err
}

type setOptOutInput struct {
	wire.OptOutQuery
	Body wire.SetOptOutBody
}

func (b *Border) setOptOut(ctx context.Context, v *visit, in *setOptOutInput) (wire.Answer[wire.OptOutRow], error) {
	is, err := b.App.Visits.SetOptOut(ctx, v.Caller, in.Values(), bool(in.Body.OptedOut))
	return wire.Rows(hiring.UpdatedSuccessfully, []wire.OptOutRow{optOutRow(is)}), err
}

func (b *Border) getResumeNotes(ctx context.Context, v *visit,
	in *wire.CandidateOfPath) (wire.Answer[wire.ResumeNotesRow], error) {
	found, err := b.App.Visits.GetResumeNotes(ctx, v.Caller, in.CandidateID)
	return wire.One(wire.ResumeNotesRowOf(found.Resume, found.Former)), err
}

func (b *Border) dropFormerResume(ctx context.Context, v *visit, in *wire.CandidateOfPath) (doneAnswer, error) {
	return wire.Done(hiring.FormerResumeDropped), b.App.Visits.DropFormerResume(ctx, v.Caller, in.CandidateID)
}
