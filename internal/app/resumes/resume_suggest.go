package resumes

import (
	"context"

	"muster/internal/hiring"
)

// Suggested is what a resume suggests about its candidate, and why it may suggest nothing.
type Suggested struct {
	hiring.ResumeSuggestion
	Note string
}

// SuggestFromResume reads a resume that somebody is about to add, and keeps nothing of it.
func (s *Service) SuggestFromResume(ctx context.Context, content []byte) (Suggested, error) {
	if content == nil {
		return Suggested{}, &hiring.Problem{Kind: hiring.Invalid, Field: "resume", Message: hiring.ResumeMissing}
	}
	limit, err := s.ResumeLimit(ctx, s.Store.Read())
	if err != nil {
		return Suggested{}, err
	}
	if err := hiring.CheckResume(content, limit); err != nil {
		return Suggested{}, err
	}
	text, err := s.read(ctx, content)
	return Suggested{hiring.SuggestFrom(text.Body), text.State.Note()}, err
}
