package candidates

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UpdateResume replaces a candidate's resume.
func (s *Service) UpdateResume(ctx context.Context, by core.Caller, candidateID string, content []byte) error {
	if content == nil {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "resume", Message: hiring.ResumeMissing}
	}
	limit, err := s.ResumeLimit(ctx, s.Store.Read())
	if err != nil {
		return err
	}
	if err := hiring.CheckResume(content, limit); err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := s.CheckPerson(ctx, q, by, candidateID); err != nil {
			return err
		}
		if err := s.PutResume(ctx, q, by, candidateID, content); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// CheckPerson returns why the caller may not edit a candidate, from any of their applications. A candidate who was
// never mapped may be edited by the user who added them, and by managers.
func (s *Service) CheckPerson(ctx context.Context, q *store.Queries, by core.Caller, candidateID string) error {
	if may, err := s.worksOn(ctx, q, by, candidateID); err != nil || may {
		return err
	}
	row, err := q.CandidateByID(ctx, candidateID)
	if store.IsNone(err) {
		return hiring.Missing()
	}
	if err != nil {
		return fmt.Errorf("app: candidate: %w", err)
	}
	applied, err := q.ApplicationsOfCandidate(ctx, candidateID)
	if err != nil {
		return fmt.Errorf("app: applications of a candidate: %w", err)
	}
	var refusal error = &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	if len(applied) == 0 && (core.Text(row.CreatedBy) == by.User.ID || by.User.Has(hiring.GrantManager)) {
		refusal = nil
	}
	for _, one := range applied {
		_, a, _, err := s.applications.Load(ctx, q, candidateID, one.RequisitionID)
		if err != nil {
			return err
		}
		// The last one counts: it is the current application.
		if refusal = a.CheckPerson(by.User); refusal == nil {
			return nil
		}
	}
	return refusal
}

// worksOn reports whether the caller works on the candidate's live application, as most who ask do. For anybody else,
// and for the programme's queue, where another user may hold the candidate, all applications have to be loaded.
func (s *Service) worksOn(ctx context.Context, q *store.Queries, by core.Caller, candidateID string) (bool, error) {
	facts, err := q.RightFacts(ctx, candidateID)
	if store.IsNone(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("app: who works on a candidate: %w", err)
	}
	live := hiring.Application{OwnerID: core.Text(facts.OwnerID), OwnerRow: hiring.Status(facts.OwnerRow),
		Requisition: hiring.OpeningFacts{ESA: facts.Esa}}
	return (live.OwnerID != "" || by.User.Has(hiring.GrantManager)) && live.CheckPerson(by.User) == nil, nil
}

// PutResume replaces a resume in the transaction of q, and lets its text be read. The caller checks the permission.
func (s *Service) PutResume(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, content []byte,
) error {
	id, err := s.PutFile(ctx, q, by, candidateID, content)
	if err != nil {
		return err
	}
	return s.resumes.Queue(ctx, q, candidateID, id)
}

// ReadResumeAgain lets the text of a resume be read that was there before, in the transaction of q.
func (s *Service) ReadResumeAgain(ctx context.Context, q *store.Queries, candidateID, resumeID string) error {
	return s.resumes.Queue(ctx, q, candidateID, resumeID)
}

// PutFile replaces the file of a resume, and returns its id. Whoever calls it keeps the text, too.
func (s *Service) PutFile(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, content []byte,
) (string, error) {
	before, err := q.ResumeSize(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: resume before: %w", err)
	}
	row := store.PutResumeParams{
		CandidateID: candidateID, ID: core.NewID(), Size: int64(len(content)), UploadedBy: core.TextOrNil(by.User.ID),
		UploadedAt: store.At(s.Now()), Content: content,
	}
	if err := q.PutResume(ctx, row); err != nil {
		return "", fmt.Errorf("app: keep a resume: %w", err)
	}
	return row.ID, s.Record(ctx, q, by, "UpdateResume", "candidate", candidateID,
		keptResumeOf(before), keptResumeOf(row.Size))
}

// keptResume is what the audit stores of a resume: an id means nothing to people, and the line has its own time.
type keptResume struct {
	Resume string `json:"resume"`
}

func keptResumeOf(size int64) *keptResume {
	if size == 0 {
		return nil
	}
	return &keptResume{fmt.Sprintf("PDF, %d bytes", size)}
}

// Resume is a file to be sent.
type Resume struct {
	CandidateName string
	Content       []byte
}

// GetResume returns the current resume of a candidate whom the caller may find. The file is named by the candidate's id
// or its own, with or without extension.
func (s *Service) GetResume(ctx context.Context, by core.Caller, file string) (Resume, error) {
	q := s.Store.Read()
	none := &hiring.Problem{Kind: hiring.Absent, Message: hiring.ResumeNotAttached}
	owner, err := q.ResumeOwner(ctx, strings.TrimSuffix(file, ".pdf"))
	if store.IsNone(err) {
		return Resume{}, none
	}
	if err != nil {
		return Resume{}, fmt.Errorf("app: whose resume: %w", err)
	}
	if err := s.findsCandidate(ctx, by, owner.CandidateID); err != nil {
		return Resume{}, err
	}
	content, err := q.ResumeContent(ctx, owner.CandidateID)
	if err != nil {
		return Resume{}, fmt.Errorf("app: resume: %w", err)
	}
	s.Note(ctx, by, "ReadResume", "candidate", owner.CandidateID, nil)
	return Resume{owner.Name, content}, nil
}
