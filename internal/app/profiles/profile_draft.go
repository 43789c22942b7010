package profiles

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// KeepFormDraft keeps unfinished typing of a step for the candidate. If another browser kept something meanwhile,
// nothing is overwritten: kept is false, and the draft is what is there. Typing leaves no audit line: a save every few
// seconds would bury all others.
func (s *Service) KeepFormDraft(
	ctx context.Context, by core.Caller, candidateID string, step hiring.FormStep, body string, version int64,
) (draft store.ProfileDraft, kept bool, err error) {
	if err := by.CheckOwn(candidateID); err != nil {
		return draft, false, err
	}
	if err := hiring.CheckDraft(step, body); err != nil {
		return draft, false, err
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if _, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormDraft); err != nil {
			return err
		}
		draft, err = q.DraftOf(ctx, store.DraftOfParams{CandidateID: candidateID, Step: string(step)})
		if err != nil && !store.IsNone(err) {
			return fmt.Errorf("app: draft: %w", err)
		}
		none := store.IsNone(err)
		// The same typing was sent twice, after a lost answer.
		if kept = !none && draft.Body == body; kept {
			return nil
		}
		if kept = draft.Version == version; !kept {
			draft.Step = string(step)
			return nil
		}
		// A draft that is dropped stays as an empty row, so that its number never comes again.
		draft = store.ProfileDraft{CandidateID: candidateID, Step: string(step), SavedAt: store.At(s.Now()),
			Version: version + 1, Body: body}
		if err := q.PutDraft(ctx, store.PutDraftParams(draft)); err != nil {
			return fmt.Errorf("app: keep a draft: %w", err)
		}
		return nil
	})
	return draft, kept, err
}
