package visits

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// LinkPage is what the page behind a link shows first.
type LinkPage struct {
	FirstName, Position, CompressPDF string
	ResumeLimit                      hiring.ResumeLimit
	// CandidateID is whose session the browser has, empty if it has none.
	CandidateID               string
	NeedsMobile, ConsentGiven bool
	Terms                     hiring.Terms
	// Open is set if the browser has the session already; File is the resume that it uploaded.
	Open bool
	File string
}

// OpenCandidateLink returns what the page behind a link shows. A browser that has a session for it needs no signature,
// so that the address need not keep one. Opening changes nothing but the note that it was opened.
func (s *Service) OpenCandidateLink(
	ctx context.Context, by core.Caller, kind hiring.CandidateLinkKind, values url.Values,
) (LinkPage, error) {
	q := s.Store.Read()
	var row store.CandidateOfLinkRow
	named := values.Get("candidate")
	open := by.ByCandidate() && by.Candidate.Kind == kind && (named == "" || named == by.Candidate.CandidateID)
	if open {
		found, err := q.CandidateLinkByID(ctx, by.Candidate.LinkID)
		if err != nil {
			return LinkPage{}, fmt.Errorf("app: link of a session: %w", err)
		}
		row = store.CandidateOfLinkRow(found)
	} else {
		var err error
		if row, err = s.checkLink(ctx, q, kind, values); err != nil {
			return LinkPage{}, err
		}
		s.noteOpened(ctx, by, row)
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return LinkPage{}, err
	}
	page := LinkPage{
		FirstName: FirstName(row.Name), Position: row.Position, NeedsMobile: kind.NeedsMobile(),
		// Staff who try a link act as themselves: nobody agrees for the candidate.
		ConsentGiven: row.ConsentID != "" || by.User.ID != "", Terms: TermsOf(settings), Open: open,
	}
	if kind == hiring.ResumeLink {
		page.CompressPDF = settings.Value(hiring.CompressPDF)
		page.ResumeLimit = hiring.ReadResumeLimit(settings.Value(hiring.ResumeKB))
	}
	if open {
		page.CandidateID, page.File = by.Candidate.CandidateID, by.Candidate.ResumeID
	}
	return page, nil
}

// TermsOf returns what candidates of this company agree to.
func TermsOf(settings core.Settings) hiring.Terms {
	return hiring.Terms{Text: settings.Value(hiring.ConsentText), Company: settings.Value(hiring.CompanyName),
		Contact: settings.Value(hiring.PrivacyContact)}
}

// FirstName returns the first word of a name: all that a page shows of a candidate who has proved nothing yet.
func FirstName(name string) string {
	first, _, _ := strings.Cut(name, " ")
	return first
}

// checkLink returns what a link stands for. Forged, expired, ended and unknown links are refused alike.
func (s *Service) checkLink(
	ctx context.Context, q *store.Queries, kind hiring.CandidateLinkKind, values url.Values,
) (row store.CandidateOfLinkRow, err error) {
	until, err := untilOf(values)
	if err != nil {
		return row, err
	}
	row, err = q.CandidateOfLink(ctx, store.CandidateOfLinkParams{
		CandidateID: values.Get("candidate"), RequisitionID: values.Get("requisition"), Kind: string(kind),
		MadeBy: values.Get("user"), Until: store.At(until),
	})
	if store.IsNone(err) {
		return row, hiring.Refuse(hiring.LinkNoLongerValid)
	}
	if err != nil {
		return row, fmt.Errorf("app: what a link stands for: %w", err)
	}
	if row.Blacklisted || row.Number != row.LinkNumber {
		return row, hiring.Refuse(hiring.LinkNoLongerValid)
	}
	return row, s.messages.CheckSigned(purpose(kind, row.Number), values)
}

// noteOpened notes that a link was opened, beside the answer: who only reads must not wait for a writer. Staff who try
// a link do not count.
func (s *Service) noteOpened(ctx context.Context, by core.Caller, row store.CandidateOfLinkRow) {
	if by.User.ID != "" || row.OpenedAt != nil {
		return
	}
	by.Candidate = sessionOf(row)
	s.Note(ctx, by, "OpenCandidateLink", "candidate", row.CandidateID, openedLink{row.Kind})
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), noteTime)
	defer cancel()
	if err := s.Store.Alone().LinkOpened(ctx, store.LinkOpenedParams{At: new(store.At(s.Now())),
		ID: row.ID}); err != nil {
		s.Log.Warn("that a link was opened cannot be noted", "request", by.RequestID, "error", err)
	}
}

const noteTime = 2 * time.Second

// openedLink is what the audit tells of the use of a link.
type openedLink struct {
	Kind string `json:"kind"`
}

func sessionOf(row store.CandidateOfLinkRow) core.CandidateSession {
	return core.CandidateSession{LinkID: row.ID, CandidateID: row.CandidateID, RequisitionID: row.RequisitionID,
		MadeBy: row.MadeBy, Kind: hiring.CandidateLinkKind(row.Kind)}
}

// StartCandidateSession opens a session with the values of a link. For the form the candidate also gives the mobile
// that the company has; wrong ones are counted. The token is for the browser alone; the session ends with the link.
func (s *Service) StartCandidateSession(
	ctx context.Context, by core.Caller, kind hiring.CandidateLinkKind, values url.Values, mobile string,
) (token string, age time.Duration, err error) {
	token, hash := core.NewToken()
	wrong := false
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := s.checkLink(ctx, q, kind, values)
		if err != nil {
			return err
		}
		by.Candidate, by.User = sessionOf(row), hiring.User{}
		if kind.NeedsMobile() {
			if err := checkLimits(ctx, s.Core, q, by, hiring.VisitWrongMobile, row.ID); err != nil {
				return err
			}
			if wrong = hiring.MobileKey(mobile) != row.Mobile10; wrong {
				return s.countWrong(ctx, q, by, row)
			}
			if err := q.ForgiveVisitTries(ctx, store.ForgiveVisitTriesParams{Kind: string(hiring.VisitWrongMobile),
				Subject: row.ID, Address: by.Address}); err != nil {
				return fmt.Errorf("app: forgive wrong mobiles: %w", err)
			}
		}
		age = min(row.Until.Sub(s.Now()), kind.Age())
		return s.addSession(ctx, q, by, row, hash)
	})
	if err == nil && wrong {
		err = &hiring.Problem{Kind: hiring.Invalid, Field: "mobile", Message: hiring.WrongMobile}
	}
	return token, age, err
}

// countWrong counts a wrong mobile. The transaction is kept, so that the try counts.
func (s *Service) countWrong(
	ctx context.Context, q *store.Queries, by core.Caller, row store.CandidateOfLinkRow,
) error {
	if err := add(ctx, s.Core, q, by, hiring.VisitWrongMobile, row.ID); err != nil {
		return err
	}
	return s.Record(ctx, q, by, "RefusedLink", "candidate", row.CandidateID, nil,
		core.LinkUse{Link: row.Kind, Refused: hiring.WrongMobile})
}

func (s *Service) addSession(
	ctx context.Context, q *store.Queries, by core.Caller, row store.CandidateOfLinkRow, hash string,
) error {
	now := store.At(s.Now())
	if err := q.AddCandidateSession(ctx, store.AddCandidateSessionParams{TokenHash: hash, LinkID: row.ID,
		CreatedAt: now, Address: by.Address, Agent: core.Shorten(by.Agent, 300)}); err != nil {
		return fmt.Errorf("app: open a candidate session: %w", err)
	}
	if err := q.LinkStarted(ctx, store.LinkStartedParams{At: &now, ID: row.ID}); err != nil {
		return fmt.Errorf("app: note the start of a link: %w", err)
	}
	if err := s.Record(ctx, q, by, "StartCandidateSession", "candidate", row.CandidateID, nil,
		openedLink{row.Kind}); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// Session returns the candidate session of a browser's token; one that has ended is a problem of kind NotSignedIn.
func (s *Service) Session(ctx context.Context, token string) (core.CandidateSession, error) {
	now, hash := s.Now(), core.HashToken(token)
	row, err := s.Store.SessionRead().CandidateBySession(ctx, store.CandidateBySessionParams{
		TokenHash: hash, IdleSince: store.At(now.Add(-hiring.CandidateSessionIdle)), Now: store.At(now),
	})
	if store.IsNone(err) {
		return core.CandidateSession{}, &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.OpenLinkAgain}
	}
	if err != nil {
		return core.CandidateSession{}, fmt.Errorf("app: candidate session: %w", err)
	}
	if now.Sub(row.SeenAt.Time) > time.Minute {
		s.seen.Touch(ctx, s.Core, hash, now)
	}
	return core.CandidateSession{ID: hash, LinkID: row.LinkID, CandidateID: row.CandidateID,
		RequisitionID: row.RequisitionID, MadeBy: row.MadeBy, Kind: hiring.CandidateLinkKind(row.Kind),
		ResumeID: row.ResumeID}, nil
}

// EndCandidateSession ends the candidate session of a browser, if it has one.
func (s *Service) EndCandidateSession(ctx context.Context, by core.Caller) error {
	if by.Candidate.ID == "" {
		return nil
	}
	if err := s.Store.Alone().EndCandidateSession(ctx, by.Candidate.ID); err != nil {
		return fmt.Errorf("app: end a candidate session: %w", err)
	}
	return nil
}
