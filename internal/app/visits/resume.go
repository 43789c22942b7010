package visits

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UpdateResume stores the resume that a candidate uploads by a link. What staff had uploaded before is kept beside it.
func (s *Service) UpdateResume(ctx context.Context, by core.Caller, candidateID string, content []byte) error {
	if err := by.CheckOwn(candidateID); err != nil {
		return err
	}
	if content == nil {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "resume", Message: hiring.ResumeMissing}
	}
	limit, err := s.ResumeLimit(ctx, s.Store.Read())
	if err != nil {
		return err
	}
	if err := hiring.CheckResumeByLink(content, limit); err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := CheckConsent(ctx, q, candidateID); err != nil {
			return err
		}
		if err := Count(ctx, s.Core, q, by, hiring.VisitUpload, by.Candidate.LinkID); err != nil {
			return err
		}
		return s.UpdateResumeIn(ctx, q, by, candidateID, content)
	})
}

// UpdateResumeIn stores the resume of a candidate session in the transaction of q.
func (s *Service) UpdateResumeIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, content []byte,
) error {
	before, err := q.ResumeNote(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: resume before: %w", err)
	}
	now := store.At(s.Now())
	if err == nil && hiring.KeepsFormer(before.UploadedBy != "") {
		if err := q.KeepFormerResume(ctx, store.KeepFormerResumeParams{ReplacedAt: now,
			CandidateID: candidateID}); err != nil {
			return fmt.Errorf("app: keep the former resume: %w", err)
		}
	}
	if err := s.candidates.PutResume(ctx, q, by, candidateID, content); err != nil {
		return err
	}
	is, err := q.ResumeNote(ctx, candidateID)
	if err != nil {
		return fmt.Errorf("app: resume after: %w", err)
	}
	if err := q.SessionUploaded(ctx, store.SessionUploadedParams{ResumeID: is.ID,
		TokenHash: by.Candidate.ID}); err != nil {
		return fmt.Errorf("app: note the upload of a session: %w", err)
	}
	if err := q.LinkUploaded(ctx, store.LinkUploadedParams{At: &now, ID: by.Candidate.LinkID}); err != nil {
		return fmt.Errorf("app: note the upload of a link: %w", err)
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// GetResume returns the resume that this session uploaded, and no other.
func (s *Service) GetResume(ctx context.Context, by core.Caller, file string) (candidates.Resume, error) {
	file = strings.TrimSuffix(file, ".pdf")
	if by.Candidate.ResumeID == "" || file != by.Candidate.ResumeID && file != by.Candidate.CandidateID {
		return candidates.Resume{}, &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.OpenLinkAgain}
	}
	q := s.Store.Read()
	is, err := q.ResumeNote(ctx, by.Candidate.CandidateID)
	if store.IsNone(err) || err == nil && is.ID != by.Candidate.ResumeID {
		return candidates.Resume{}, &hiring.Problem{Kind: hiring.Absent, Message: hiring.ResumeNotAttached}
	}
	if err != nil {
		return candidates.Resume{}, fmt.Errorf("app: resume of a session: %w", err)
	}
	content, err := q.ResumeContent(ctx, by.Candidate.CandidateID)
	if err != nil {
		return candidates.Resume{}, fmt.Errorf("app: resume: %w", err)
	}
	return candidates.Resume{CandidateName: "resume", Content: content}, nil
}

// ResumeNotes tells of a candidate's resume and of the former one; nil for none.
type ResumeNotes struct {
	Resume *store.ResumeNoteRow
	Former *store.FormerResumeNoteRow
}

// GetResumeNotes returns when the resume of a candidate whom the caller may see came, and whether a former one is kept.
func (s *Service) GetResumeNotes(
	ctx context.Context, by core.Caller, candidateID string,
) (notes ResumeNotes, err error) {
	if err := s.candidates.CheckVisible(ctx, by, candidateID); err != nil {
		return notes, err
	}
	q := s.Store.Read()
	is, err := q.ResumeNote(ctx, candidateID)
	if err == nil {
		notes.Resume = &is
	} else if !store.IsNone(err) {
		return notes, fmt.Errorf("app: resume: %w", err)
	}
	former, err := q.FormerResumeNote(ctx, candidateID)
	if err == nil {
		notes.Former = &former
	} else if !store.IsNone(err) {
		return notes, fmt.Errorf("app: former resume: %w", err)
	}
	return notes, nil
}

// GetFormerResume returns the resume that was there before the candidate uploaded another.
func (s *Service) GetFormerResume(ctx context.Context, by core.Caller, candidateID string) (candidates.Resume, error) {
	if err := s.candidates.CheckVisible(ctx, by, candidateID); err != nil {
		return candidates.Resume{}, err
	}
	former, err := s.Store.Read().FormerResumeContent(ctx, candidateID)
	if store.IsNone(err) {
		return candidates.Resume{}, &hiring.Problem{Kind: hiring.Absent, Message: hiring.ResumeNotAttached}
	}
	if err != nil {
		return candidates.Resume{}, fmt.Errorf("app: former resume: %w", err)
	}
	s.Note(ctx, by, "ReadResume", "candidate", candidateID, nil)
	return candidates.Resume{CandidateName: former.Name, Content: former.Content}, nil
}

// DropFormerResume drops the former resume of a candidate whom the caller may edit.
func (s *Service) DropFormerResume(ctx context.Context, by core.Caller, candidateID string) error {
	return s.Store.Erase(ctx, func(q *store.Queries) error {
		if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
			return err
		}
		dropped, err := q.DropFormerResume(ctx, candidateID)
		if err != nil {
			return fmt.Errorf("app: drop the former resume: %w", err)
		}
		if dropped == 0 {
			return hiring.Missing()
		}
		if err := s.Record(ctx, q, by, "DropFormerResume", "candidate", candidateID, nil, nil); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// EraseResumeIn erases the resume that a candidate uploaded by a link; what staff had before takes its place again.
func (s *Service) EraseResumeIn(ctx context.Context, q *store.Queries, candidateID string) error {
	erased, err := q.EraseResumeByLink(ctx, candidateID)
	if err != nil || erased == 0 {
		return wrapped(err)
	}
	if err := q.DropResumeText(ctx, candidateID); err != nil {
		return wrapped(err)
	}
	restored, err := q.RestoreFormerResume(ctx, candidateID)
	if err != nil || restored == 0 {
		return wrapped(err)
	}
	if _, err := q.DropFormerResume(ctx, candidateID); err != nil {
		return wrapped(err)
	}
	is, err := q.ResumeNote(ctx, candidateID)
	if err != nil {
		return wrapped(err)
	}
	return s.candidates.ReadResumeAgain(ctx, q, candidateID, is.ID)
}

func wrapped(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("app: erase a resume: %w", err)
}
