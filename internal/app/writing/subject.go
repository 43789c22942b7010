package writing

import (
	"context"
	"fmt"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Order is a message to be written from a template.
type Order struct {
	TemplateID, CandidateID, RequisitionID string
	// Body is the text as it stands on the screen, edited or not. It may still have gaps.
	Body string
	// Values are what was typed for the gaps, for this message alone.
	Values map[string]string
}

// subject is the candidate to whom a user writes.
type subject struct {
	requisition *requisitions.Loaded
	application *applications.Loaded
	candidate   store.Candidate
}

// subject loads the candidate. Whoever may edit them may write to them.
func (s *Service) subject(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID, requisition string,
) (is subject, err error) {
	if is.requisition, is.application, _, err = s.applications.Load(ctx, q, candidateID, requisition); err != nil {
		return is, err
	}
	if err := is.application.CheckPerson(by.User); err != nil {
		return is, err
	}
	if is.candidate, err = q.CandidateByID(ctx, is.application.Row.CandidateID); err != nil {
		return is, fmt.Errorf("app: candidate to write to: %w", err)
	}
	return is, nil
}

// facts returns what the record knows. A candidate whom nobody owns yet hears of the user who writes.
func (is subject) facts(ctx context.Context, q *store.Queries, by core.Caller) (f hiring.TemplateFacts, err error) {
	requisition := is.requisition.Row
	position, err := q.PositionByID(ctx, requisition.PositionID)
	if err != nil {
		return f, fmt.Errorf("app: position of a template: %w", err)
	}
	department, err := q.DepartmentByID(ctx, requisition.DepartmentID)
	if err != nil {
		return f, fmt.Errorf("app: department of a template: %w", err)
	}
	recruiterID := is.application.OwnerID
	if recruiterID == "" {
		recruiterID = by.User.ID
	}
	recruiter, err := core.Contact(ctx, q, recruiterID)
	if err != nil {
		return f, err
	}
	interviewer, err := core.UserName(ctx, q, is.application.InterviewerID)
	return hiring.TemplateFacts{
		Name: is.candidate.Name, Mobile: is.candidate.Mobile, Email: is.candidate.Email,
		Position: position.Name, Department: department.Name, City: requisition.City,
		EmploymentType: requisition.EmploymentType, Interviewer: interviewer,
		Recruiter: recruiter, RequisitionStatus: hiring.Status(requisition.Status), Events: is.application.Events,
	}, err
}
