package profiles

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// CandidateForm is the state of a candidate's form.
type CandidateForm struct {
	Candidate store.Candidate
	Position  string
	Terms     hiring.Terms
	Done      []hiring.FormStep
	// Consent is the one that stands or, if none does, the last that was withdrawn; nil if none was ever given.
	Consent *store.Consent
	Closed  bool
	// MayEdit, MayErase and Whole are for the caller.
	MayEdit, MayErase, Whole bool
	// Drafts are for the candidate alone.
	Drafts []store.ProfileDraft
}

// Finished reports whether every step was saved.
func (f CandidateForm) Finished() bool { return len(f.Done) == len(hiring.FormSteps) }

func (f CandidateForm) consentStands() bool { return f.Consent != nil && f.Consent.WithdrawnAt == nil }

// Prefilled is what is known of the candidate before they type.
type Prefilled struct{ FirstName, MiddleName, LastName string }

// NameParts divides a name as the form asks for it: the first word, the last, and what is between.
func NameParts(name string) Prefilled {
	words := strings.Fields(name)
	switch len(words) {
	case 0:
		return Prefilled{}
	case 1:
		return Prefilled{FirstName: words[0]}
	}
	return Prefilled{words[0], strings.Join(words[1:len(words)-1], " "), words[len(words)-1]}
}

// GetCandidateForm returns how far a candidate's form has come.
func (s *Service) GetCandidateForm(
	ctx context.Context, by core.Caller, candidateID string,
) (form CandidateForm, err error) {
	q := s.Store.Read()
	if form.Candidate, form.Whole, err = s.mayRead(ctx, q, by, candidateID); err != nil {
		return form, err
	}
	applying, err := applyingOf(ctx, q, candidateID)
	if err != nil {
		return form, err
	}
	form.Position, form.Closed = applying.Position, hiring.FormIsClosed(applying.Live, applying.Offered)
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return form, err
	}
	form.Terms = visits.TermsOf(settings)
	if form.Done, err = stepsDone(ctx, q, candidateID); err != nil {
		return form, err
	}
	consent, err := q.LastConsent(ctx, candidateID)
	if err == nil {
		form.Consent = &consent
	} else if !store.IsNone(err) {
		return form, fmt.Errorf("app: consent: %w", err)
	}
	if !by.ByCandidate() {
		form.MayEdit = s.candidates.CheckPerson(ctx, q, by, candidateID) == nil
		form.MayErase, err = mayErase(ctx, q, by.User, candidateID, form.consentStands())
		return form, err
	}
	form.MayEdit = !form.Closed && form.consentStands()
	if form.Drafts, err = q.DraftsOf(ctx, candidateID); err != nil {
		return form, fmt.Errorf("app: drafts: %w", err)
	}
	return form, nil
}

func stepsDone(ctx context.Context, q *store.Queries, candidateID string) ([]hiring.FormStep, error) {
	rows, err := q.StepsDone(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: steps of a form: %w", err)
	}
	done := make([]hiring.FormStep, len(rows))
	for i, row := range rows {
		done[i] = hiring.FormStep(row)
	}
	return done, nil
}

// MarkFormStep marks a step complete, and returns all that are.
func (s *Service) MarkFormStep(
	ctx context.Context, by core.Caller, candidateID string, step hiring.FormStep,
) (done []hiring.FormStep, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		candidate, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave)
		if err != nil {
			return err
		}
		done, err = s.MarkFormStepIn(ctx, q, by, candidate, step)
		return err
	})
	return done, err
}

// MarkFormStepIn marks a step complete in the transaction of q. The caller checks the permission.
func (s *Service) MarkFormStepIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate, step hiring.FormStep,
) ([]hiring.FormStep, error) {
	saved, err := isSaved(ctx, q, candidate.ID, step)
	if err != nil {
		return nil, err
	}
	if err := hiring.CheckMark(step, saved); err != nil {
		return nil, err
	}
	marked, err := q.MarkStep(ctx, store.MarkStepParams{CandidateID: candidate.ID, Step: string(step),
		DoneAt: store.At(s.Now())})
	if err != nil {
		return nil, fmt.Errorf("app: mark a step: %w", err)
	}
	done, err := stepsDone(ctx, q, candidate.ID)
	if err != nil || marked == 0 {
		return done, err
	}
	if err := s.Record(ctx, q, by, "MarkFormStep", "candidate", candidate.ID, nil, markedStep{step}); err != nil {
		return done, err
	}
	// Marks are never taken away, so the last one comes once.
	if len(done) == len(hiring.FormSteps) {
		if err := s.mailFinished(ctx, q, by, candidate); err != nil {
			return done, err
		}
	}
	return done, q.MarkChange(ctx, core.TopicCandidate)
}

type markedStep struct {
	Step hiring.FormStep `json:"step"`
}

// isSaved reports whether a step that is a form has data.
func isSaved(ctx context.Context, q *store.Queries, candidateID string, step hiring.FormStep) (saved bool, err error) {
	switch step {
	case hiring.StepBasic:
		_, err = q.BasicProfile(ctx, candidateID)
	case hiring.StepOther:
		_, err = q.OtherProfile(ctx, candidateID)
	default:
		return true, nil
	}
	if err != nil && !store.IsNone(err) {
		return false, fmt.Errorf("app: data of a step: %w", err)
	}
	return err == nil, nil
}

// mailFinished tells the owner that the form is complete; nobody is told what they did themselves.
func (s *Service) mailFinished(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate,
) error {
	applying, err := applyingOf(ctx, q, candidate.ID)
	if err != nil || applying.OwnerID != "" && applying.OwnerID == by.User.ID {
		return err
	}
	owner, err := visits.OwnerOf(ctx, q, candidate.ID)
	if err != nil {
		return err
	}
	for _, m := range letter.Reachable(letter.FormFinished(letter.FinishedForm{CandidateID: candidate.ID,
		Candidate: candidate.Name, Mobile: candidate.Mobile, Position: applying.Position, Owner: owner})) {
		if err := s.messages.Queue(ctx, q, by.User.ID, m); err != nil {
			return err
		}
	}
	return nil
}
