package profiles

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// GetOtherProfile returns the step Other Details as the caller sees it, nil if it was not saved.
func (s *Service) GetOtherProfile(
	ctx context.Context, by core.Caller, candidateID string,
) (*store.ProfileOther, error) {
	q := s.Store.Read()
	_, whole, err := s.mayRead(ctx, q, by, candidateID)
	if err != nil {
		return nil, err
	}
	row, err := q.OtherProfile(ctx, candidateID)
	if store.IsNone(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("app: other profile: %w", err)
	}
	if !whole {
		row.CurrentSalary, row.CurrentSalaryPer, row.ExpectedSalary, row.ExpectedSalaryPer = "", "", "", ""
	}
	return &row, nil
}

// SaveOtherProfile saves the step Other Details and marks it complete. Whether the page believes that it is new or not
// does not matter: a second tab must not fail.
func (s *Service) SaveOtherProfile(
	ctx context.Context, by core.Caller, candidateID string, typed hiring.OtherProfile, seen *int64,
) (added bool, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		candidate, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave)
		if err != nil {
			return err
		}
		added, err = s.SaveOtherProfileIn(ctx, q, by, candidate, typed, seen)
		return err
	})
	return added, err
}

// SaveOtherProfileIn saves the step in the transaction of q. The caller checks the permission.
func (s *Service) SaveOtherProfileIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate, typed hiring.OtherProfile,
	seen *int64,
) (added bool, err error) {
	before, err := q.OtherProfile(ctx, candidate.ID)
	if err != nil && !store.IsNone(err) {
		return false, fmt.Errorf("app: other profile: %w", err)
	}
	added = store.IsNone(err)
	today, err := s.Today(ctx, q)
	if err != nil {
		return false, err
	}
	is, err := typed.Checked(today, otherOf(before))
	if err != nil {
		return false, err
	}
	if added || is != otherOf(before) {
		if err := hiring.CheckSeen(seen, before.Version); err != nil {
			return false, err
		}
		if err := q.PutOtherProfile(ctx, otherRow(candidate.ID, is, store.At(s.Now()))); err != nil {
			return false, fmt.Errorf("app: save the other profile: %w", err)
		}
		if err := s.Record(ctx, q, by, "SaveOtherProfile", "candidate", candidate.ID, nil,
			changedFields(otherOf(before), is)); err != nil {
			return false, err
		}
		if err := s.candidates.FillCandidate(ctx, q, by, candidate, hiring.Profile{Other: is}.Record()); err != nil {
			return false, err
		}
	}
	if _, err := s.MarkFormStepIn(ctx, q, by, candidate, hiring.StepOther); err != nil {
		return false, err
	}
	return added, q.MarkChange(ctx, core.TopicCandidate)
}

func otherOf(p store.ProfileOther) hiring.OtherProfile {
	if p.CandidateID == "" {
		return hiring.OtherProfile{}
	}
	return hiring.OtherProfile{
		AbleToJoin: dateText(p.AbleToJoin), NoticePeriod: p.NoticePeriod,
		CurrentSalary:   hiring.Salary{Rupees: p.CurrentSalary, Per: p.CurrentSalaryPer},
		TotalExperience: p.TotalExperience,
		ExpectedSalary:  hiring.Salary{Rupees: p.ExpectedSalary, Per: p.ExpectedSalaryPer},
		Skills:          p.Skills, Strength: p.Strength, Weakness: p.Weakness,
		HasRelative: flag(p.HasRelative), RelativeName: p.RelativeName,
		RelativeDesignation: p.RelativeDesignation, RelativeRelation: p.RelativeRelation,
		Interviewed: flag(p.Interviewed), InterviewedOn: dateText(p.InterviewedOn),
		InterviewLocation: p.InterviewLocation, InterviewerName: p.InterviewerName,
		InterviewPosition: p.InterviewPosition, SelfIntroduction: p.SelfIntroduction,
	}
}

func otherRow(candidateID string, p hiring.OtherProfile, at store.Instant) store.PutOtherProfileParams {
	return store.PutOtherProfileParams{
		CandidateID: candidateID, ID: core.NewID(), AbleToJoin: dateOrNil(p.AbleToJoin), NoticePeriod: p.NoticePeriod,
		CurrentSalary: p.CurrentSalary.Rupees, CurrentSalaryPer: p.CurrentSalary.Per,
		TotalExperience: p.TotalExperience,
		ExpectedSalary:  p.ExpectedSalary.Rupees, ExpectedSalaryPer: p.ExpectedSalary.Per,
		Skills: p.Skills, Strength: p.Strength, Weakness: p.Weakness,
		HasRelative: p.HasRelative == yes, RelativeName: p.RelativeName, RelativeDesignation: p.RelativeDesignation,
		RelativeRelation: p.RelativeRelation,
		Interviewed:      p.Interviewed == yes, InterviewedOn: dateOrNil(p.InterviewedOn),
		InterviewLocation: p.InterviewLocation, InterviewerName: p.InterviewerName,
		InterviewPosition: p.InterviewPosition, SelfIntroduction: p.SelfIntroduction, SavedAt: at,
	}
}

// The rules return answers to yes or no as these.
const yes, no = "1", "0"

func flag(is bool) string {
	if is {
		return yes
	}
	return no
}

func dateText(date *store.Date) string {
	if date == nil {
		return ""
	}
	return string(*date)
}

func dateOrNil(text string) *store.Date {
	if text == "" {
		return nil
	}
	return new(store.Date(text))
}
