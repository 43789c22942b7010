package visits

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// optOutPurpose is signed with a link to opt out. It has no number: whoever gets a message can stop it, even when all
// other links have ended.
const optOutPurpose = "opt out"

// purpose is what a link of the kind is signed for. The candidate's link number is part of it, so that raising the
// number ends every link made before.
func purpose(kind hiring.CandidateLinkKind, number int64) string {
	return fmt.Sprintf("candidate %s %d", kind, number)
}

// CandidateLink is a new link.
type CandidateLink struct {
	Address string
	Until   time.Time
}

// MakeCandidateLink makes a link for a candidate who applies to a requisition. Whoever may edit the candidate may.
func (s *Service) MakeCandidateLink(
	ctx context.Context, by core.Caller, candidateID, requisition string, kind hiring.CandidateLinkKind,
) (link CandidateLink, err error) {
	if kind.Age() == 0 {
		return link, &hiring.Problem{Kind: hiring.Invalid, Field: "kind", Message: hiring.ChooseLinkKind}
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if kind == hiring.OptOutLink {
			if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
				return err
			}
			link, err = s.OptOutLink(candidateID)
			return err
		}
		_, a, _, err := s.applications.Load(ctx, q, candidateID, requisition)
		if err != nil {
			return err
		}
		if err := a.CheckLink(by.User, kind); err != nil {
			return err
		}
		link, err = s.make(ctx, q, by, a.Row, kind)
		return err
	})
	return link, err
}

func (s *Service) make(
	ctx context.Context, q *store.Queries, by core.Caller, a store.Application, kind hiring.CandidateLinkKind,
) (CandidateLink, error) {
	kept, err := s.keepLink(ctx, q, by, a, kind)
	if err != nil {
		return CandidateLink{}, err
	}
	address, err := s.addressOf(kept)
	return CandidateLink{address, kept.until}, err
}

// keptLink is the record of a link. It opens nothing: only the signed address does, which is never stored.
type keptLink struct {
	id, candidateID, requisitionID, madeBy string
	kind                                   hiring.CandidateLinkKind
	number                                 int64
	until                                  time.Time
}

// keepLink records a link for a candidate who applies to a requisition.
func (s *Service) keepLink(
	ctx context.Context, q *store.Queries, by core.Caller, a store.Application, kind hiring.CandidateLinkKind,
) (keptLink, error) {
	candidate, err := q.CandidateByID(ctx, a.CandidateID)
	if err != nil {
		return keptLink{}, fmt.Errorf("app: candidate of a link: %w", err)
	}
	kept := keptLink{candidateID: a.CandidateID, requisitionID: a.RequisitionID, madeBy: by.User.ID, kind: kind,
		number: candidate.LinkNumber, until: s.endOf(kind)}
	if kept.id, err = q.AddCandidateLink(ctx, store.AddCandidateLinkParams{
		ID: core.NewID(), CandidateID: a.CandidateID, RequisitionID: a.RequisitionID, Kind: string(kind),
		MadeBy: by.User.ID, MadeAt: store.At(s.Now()), Until: store.At(kept.until), Number: candidate.LinkNumber,
	}); err != nil {
		return keptLink{}, fmt.Errorf("app: keep a link: %w", err)
	}
	if err := s.Record(ctx, q, by, "MakeCandidateLink", "candidate", a.CandidateID, nil,
		madeLink{kind, store.At(kept.until).Format(time.RFC3339)}); err != nil {
		return keptLink{}, err
	}
	return kept, q.MarkChange(ctx, core.TopicCandidate)
}

// endOf returns when a link of this kind ends that is made now. A link has whole seconds.
func (s *Service) endOf(kind hiring.CandidateLinkKind) time.Time {
	return s.Now().Add(kind.Age()).Truncate(time.Second).UTC()
}

// addressOf signs a link.
func (s *Service) addressOf(kept keptLink) (string, error) {
	values, err := s.messages.SignUntil(purpose(kept.kind, kept.number), url.Values{"candidate": {kept.candidateID},
		"requisition": {kept.requisitionID}, "user": {kept.madeBy}}, kept.until)
	if err != nil {
		return "", err
	}
	return s.PublicURL + pageOf(kept.kind, values), nil
}

// madeLink is what the audit tells of a new link; the link itself opens a door and is not kept.
type madeLink struct {
	Kind  hiring.CandidateLinkKind `json:"kind"`
	Until string                   `json:"until"`
}

// pageOf returns the documents' address of the page, with the values that its path does not have.
func pageOf(kind hiring.CandidateLinkKind, values url.Values) string {
	candidate, requisition, user := values.Get("candidate"), values.Get("requisition"), values.Get("user")
	rest := url.Values{"until": values["until"], "signature": values["signature"]}
	if kind == hiring.ResumeLink {
		return "/can_resume/" + candidate + "/" + requisition + "/" + user + "?" + rest.Encode()
	}
	rest["requisition"], rest["user"] = values["requisition"], values["user"]
	return "/candidate_form/" + candidate + "?" + rest.Encode()
}

// lastUntil is the end of the year 9999: beyond it not every database has a time.
const lastUntil = 253_402_300_799

func untilOf(values url.Values) (time.Time, error) {
	seconds, err := strconv.ParseInt(values.Get("until"), 10, 64)
	if err != nil || seconds < 0 || seconds > lastUntil {
		return time.Time{}, hiring.Refuse(hiring.LinkNoLongerValid)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// CandidateLinkMade is a link that was made, and how far it has come.
type CandidateLinkMade struct {
	store.CandidateLinksOfRow
	State hiring.CandidateLinkState
}

// ListCandidateLinks returns the links of an application, newest first.
func (s *Service) ListCandidateLinks(
	ctx context.Context, by core.Caller, candidateID, requisition string,
) ([]CandidateLinkMade, error) {
	q := s.Store.Read()
	if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
		return nil, err
	}
	id, err := requisitions.FindID(ctx, q, requisition)
	if err != nil {
		return nil, err
	}
	rows, err := q.CandidateLinksOf(ctx, store.CandidateLinksOfParams{CandidateID: candidateID, RequisitionID: id})
	if err != nil {
		return nil, fmt.Errorf("app: links of a candidate: %w", err)
	}
	links := make([]CandidateLinkMade, len(rows))
	for i, row := range rows {
		links[i] = CandidateLinkMade{row, hiring.CandidateLinkFacts{
			Kind:   hiring.CandidateLinkKind(row.Kind),
			Ended:  row.Blacklisted || row.Number != row.LinkNumber || s.Now().After(row.Until.Time),
			Opened: row.OpenedAt != nil, Started: row.StartedAt != nil, Uploaded: row.UploadedAt != nil,
			StepsDone: int(row.StepsDone),
		}.State()}
	}
	return links, nil
}

// EndCandidateLinks ends every link and session of a candidate.
func (s *Service) EndCandidateLinks(ctx context.Context, by core.Caller, candidateID string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
			return err
		}
		if err := q.EndCandidateLinks(ctx, candidateID); err != nil {
			return fmt.Errorf("app: end links: %w", err)
		}
		if err := s.Record(ctx, q, by, "EndCandidateLinks", "candidate", candidateID, nil, nil); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}
