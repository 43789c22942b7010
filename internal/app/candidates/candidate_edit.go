package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UpdateCandidate edits a candidate from one of their applications. The version is the candidate's.
func (s *Service) UpdateCandidate(
	ctx context.Context, by core.Caller, which applications.Named, edited hiring.EditedCandidate,
) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		r, a, _, err := s.applications.Load(ctx, q, which.CandidateID, which.RequisitionID)
		if err != nil {
			return err
		}
		if err := a.CheckPerson(by.User); err != nil {
			return err
		}
		row, err := q.CandidateByID(ctx, a.Row.CandidateID)
		if err != nil {
			return fmt.Errorf("app: candidate: %w", err)
		}
		if which.Version != 0 && which.Version != row.Version {
			return hiring.Refuse(hiring.CandidateEditedByElse)
		}
		if err := s.askForResume(ctx, q, r, row.ID, &edited); err != nil {
			return err
		}
		edited.Former = hiring.Place{State: row.State, City: row.City}
		edited.FormerGross = hiring.Salary{Rupees: row.CurrentGross, Per: row.CurrentGrossPer}
		kept, err := edited.Checked()
		if err != nil {
			return err
		}
		if kept.Resume == nil && keptCandidateOf(row) == keptCandidateOf(editedRow(row, kept)) {
			return nil
		}
		if err := s.saveCandidate(ctx, q, by, row, kept); err != nil {
			return err
		}
		if err := s.applications.MailEdited(ctx, q, by, row.ID); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// askForResume sets whether the position needs a resume and none is stored.
func (s *Service) askForResume(
	ctx context.Context, q *store.Queries, r *requisitions.Loaded, candidateID string, edited *hiring.EditedCandidate,
) error {
	wants, err := s.wantsResume(ctx, q, r.Row)
	if err != nil {
		return err
	}
	_, err = q.ResumeSize(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: resume: %w", err)
	}
	edited.Fresher = r.Row.EmploymentStatus == string(hiring.Fresher)
	edited.PositionWantsResume, edited.ResumeNeeded = wants, wants && store.IsNone(err)
	edited.ResumeLimit, err = s.ResumeLimit(ctx, q)
	return err
}

func (s *Service) wantsResume(ctx context.Context, q *store.Queries, r store.Requisition) (bool, error) {
	exempt, err := s.ResumeIsOptional(ctx, q, r.PositionID)
	if err != nil {
		return false, err
	}
	position, err := q.PositionByID(ctx, r.PositionID)
	if err != nil {
		return false, fmt.Errorf("app: position of a requisition: %w", err)
	}
	return hiring.NeedsResume(position.Name, r.Esa != "", exempt), nil
}

// editedRow returns the row of a candidate after an edit.
func editedRow(was store.Candidate, c hiring.EditedCandidate) store.Candidate {
	is := was
	is.Name, is.Mobile, is.Mobile10, is.Email, is.EmailKey = c.Name, c.Mobile, hiring.MobileKey(c.Mobile), c.Email,
		hiring.EmailKey(c.Email)
	is.Address, is.State, is.City, is.Experienced, is.Working = c.Address, c.State, c.City, c.IsExperienced, c.IsWorking
	is.Experience, is.ExperienceIn, is.NoticePeriod = c.Experience, c.RelevantExperience, c.NoticePeriod
	is.CurrentGross, is.CurrentGrossPer = c.CurrentGross.Rupees, c.CurrentGross.Per
	is.CurrentDesignation, is.CurrentCompany, is.Version = c.CurrentDesignation, c.CurrentCompany, was.Version+1
	return is
}

func (s *Service) saveCandidate(
	ctx context.Context, q *store.Queries, by core.Caller, was store.Candidate, c hiring.EditedCandidate,
) error {
	is := editedRow(was, c)
	_, err := q.OtherCandidateByKeys(ctx, store.OtherCandidateByKeysParams{Mobile10: is.Mobile10, EmailKey: is.EmailKey,
		ID: was.ID})
	if err == nil {
		return hiring.Refuse(hiring.CandidateKnown)
	}
	if !store.IsNone(err) {
		return fmt.Errorf("app: candidate by mobile or e-mail: %w", err)
	}
	if err := s.writeCandidate(ctx, q, by, was, is); err != nil {
		return err
	}
	if c.Resume == nil {
		return nil
	}
	return s.PutResume(ctx, q, by, is.ID, c.Resume)
}

// writeCandidate writes the record with its audit line.
func (s *Service) writeCandidate(
	ctx context.Context, q *store.Queries, by core.Caller, was, is store.Candidate,
) error {
	done, err := q.EditCandidate(ctx, store.EditCandidateParams{
		ID: is.ID, Version: was.Version, Name: is.Name, Mobile: is.Mobile, Mobile10: is.Mobile10, Email: is.Email,
		EmailKey: is.EmailKey, Address: is.Address,
		State: is.State, City: is.City, Experienced: is.Experienced, Working: is.Working, Experience: is.Experience,
		ExperienceIn: is.ExperienceIn,
		NoticePeriod: is.NoticePeriod, CurrentGross: is.CurrentGross, CurrentGrossPer: is.CurrentGrossPer,
		CurrentDesignation: is.CurrentDesignation, CurrentCompany: is.CurrentCompany, ChangedAt: new(store.At(s.Now())),
	})
	if err != nil {
		return fmt.Errorf("app: edit a candidate: %w", err)
	}
	if done != 1 {
		return fmt.Errorf("app: candidate %s changed inside its own transaction", was.ID)
	}
	if was.Mobile10 != is.Mobile10 {
		if err := s.waits.OfCandidate(ctx, q, is.ID); err != nil {
			return err
		}
	}
	return s.Record(ctx, q, by, "UpdateCandidate", "candidate", is.ID, keptCandidateOf(was), keptCandidateOf(is))
}

// keptCandidate is what the audit stores of a candidate: what a user can type.
type keptCandidate struct {
	Name               string `json:"name"`
	Mobile             string `json:"mobile"`
	Email              string `json:"email"`
	Address            string `json:"address"`
	State              string `json:"state"`
	City               string `json:"city"`
	Experienced        bool   `json:"experienced"`
	Working            bool   `json:"isWorking"`
	Experience         string `json:"experience"`
	RelevantExperience string `json:"relevantExperience"`
	NoticePeriod       string `json:"noticePeriod"`
	CurrentGross       string `json:"currentGross"`
	CurrentGrossPer    string `json:"currentGrossPer"`
	CurrentDesignation string `json:"currentDesignation"`
	CurrentCompany     string `json:"currentCompany"`
}

func keptCandidateOf(c store.Candidate) keptCandidate {
	return keptCandidate{
		c.Name, c.Mobile, c.Email, c.Address, c.State, c.City, c.Experienced, c.Working, c.Experience, c.ExperienceIn,
		c.NoticePeriod,
		c.CurrentGross, c.CurrentGrossPer, c.CurrentDesignation, c.CurrentCompany,
	}
}
