package resumes

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// JobReadResume is the kind of job that reads the text of a resume.
const JobReadResume = "ReadResume"

// resumeToRead is the payload of JobReadResume. Its JSON names outlive upgrades, because jobs wait in the database; a
// migration writes them, too.
type resumeToRead struct {
	CandidateID string `json:"candidate"`
	ResumeID    string `json:"resume"`
}

// Queue forgets the text of the candidate's former resume, and lets the text of the new one be read, in the caller's
// transaction.
func (s *Service) Queue(ctx context.Context, q *store.Queries, candidateID, resumeID string) error {
	if err := q.DropResumeText(ctx, candidateID); err != nil {
		return fmt.Errorf("app: forget the text of a resume: %w", err)
	}
	return jobs.Add(ctx, q, s.Now(), JobReadResume, resumeToRead{candidateID, resumeID}, JobReadResume+" "+resumeID)
}

// ReadResume reads the text of a resume, unless another has replaced it. What cannot be read is kept as such: another
// attempt would end in the same way.
func (s *Service) ReadResume(ctx context.Context, job jobs.Job) error {
	var which resumeToRead
	if err := json.Unmarshal([]byte(job.Payload), &which); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: which resume: %w", err))
	}
	resume, err := s.Store.Read().ResumeToRead(ctx, which.CandidateID)
	if store.IsNone(err) || err == nil && resume.ID != which.ResumeID {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: resume to read: %w", err)
	}
	text, err := s.read(ctx, resume.Content)
	if err != nil {
		return err
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		is, err := q.ResumeToRead(ctx, which.CandidateID)
		if store.IsNone(err) || err == nil && is.ID != which.ResumeID {
			return nil
		}
		if err != nil {
			return fmt.Errorf("app: resume that was read: %w", err)
		}
		if err := s.Keep(ctx, q, which.CandidateID, which.ResumeID, text); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// Keep stores the text of a candidate's resume in place of a former one, in the caller's transaction.
func (s *Service) Keep(ctx context.Context, q *store.Queries, candidateID, resumeID string, text Text) error {
	if err := q.DropResumeText(ctx, candidateID); err != nil {
		return fmt.Errorf("app: forget the text of a resume: %w", err)
	}
	last, err := q.LastResumeText(ctx)
	if err != nil {
		return fmt.Errorf("app: number of a text: %w", err)
	}
	if err := q.AddResumeText(ctx, text.Row(last+1, candidateID, resumeID, store.At(s.Now()))); err != nil {
		return fmt.Errorf("app: keep the text of a resume: %w", err)
	}
	return nil
}

// Row returns the row of a text.
func (t Text) Row(number int64, candidateID, resumeID string, at store.Instant) store.AddResumeTextParams {
	return store.AddResumeTextParams{
		Number: number, CandidateID: candidateID, ResumeID: resumeID, State: string(t.State), ReadAt: at,
		Words: strings.Join(hiring.ResumeWords(t.Body), " "), Body: t.Body,
	}
}
