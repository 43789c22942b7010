package requisitions

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// NewRequisition is what New Requisition sends.
type NewRequisition struct {
	PositionID, State, City, EmploymentStatus, HireType, RehireFor, RequestedBy, Skills, Comments, TAT string
	Positions, Stipend, Tenure                                                                         int
}

// AddRequisition makes a requisition from a position of the master and asks its approver.
func (s *Service) AddRequisition(ctx context.Context, by core.Caller, n NewRequisition) (Step, error) {
	var step Step
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		asked, position, err := s.referred(ctx, q, n)
		if err != nil {
			return err
		}
		today, err := s.Today(ctx, q)
		if err != nil {
			return err
		}
		last, err := q.LastRequisitionNumber(ctx)
		if err != nil {
			return fmt.Errorf("app: number of a requisition: %w", err)
		}
		r, err := hiring.MakeRequisition(asked, hiring.NextSerial(int(last)), today)
		if err != nil {
			return err
		}
		approver, err := s.approverOf(ctx, q, position.DepartmentID)
		if err != nil {
			return err
		}
		step, err = s.addRow(ctx, q, by.User.ID, store.AddRequisitionParams{
			ID: core.NewID(), PositionID: position.ID, DepartmentID: position.DepartmentID, State: n.State,
			City:             n.City,
			EmploymentStatus: n.EmploymentStatus, HireType: n.HireType, RehireFor: strings.TrimSpace(n.RehireFor),
			Jd:            position.Description,
			MinExperience: hiring.ExperienceAsked(position.MinExperience, asked.EmploymentStatus),
			Skills:        n.Skills, Comments: n.Comments, RequestedBy: n.RequestedBy, ApproverID: approver,
			AddedBy: by.User.ID, AddedAt: store.At(s.Now()), AddedOn: store.Date(today.String()),
		}, r, n.Comments)
		if err != nil {
			return err
		}
		return s.askApprover(ctx, q, by, step.RequisitionID)
	})
	return step, err
}

// referred resolves the ids of a new requisition; unknown ones are left empty, for the rules to refuse.
func (s *Service) referred(
	ctx context.Context, q *store.Queries, n NewRequisition,
) (hiring.NewRequisition, store.Position, error) {
	asked := hiring.NewRequisition{
		Positions: n.Positions, State: n.State, City: n.City,
		EmploymentStatus: hiring.EmploymentStatus(n.EmploymentStatus),
		HireType:         hiring.HireType(n.HireType), RehireFor: n.RehireFor, Skills: n.Skills, Comments: n.Comments,
		Stipend: n.Stipend, Tenure: n.Tenure,
	}
	asked.TAT, _ = hiring.ParseDay(n.TAT)
	position, err := q.PositionByID(ctx, n.PositionID)
	if err != nil && !store.IsNone(err) {
		return asked, position, fmt.Errorf("app: position: %w", err)
	}
	if err == nil && position.Active {
		asked.PositionID, asked.EmploymentType = position.ID, hiring.EmploymentType(position.EmploymentType)
	}
	user, err := q.UserByID(ctx, n.RequestedBy)
	if err != nil && !store.IsNone(err) {
		return asked, position, fmt.Errorf("app: who requests: %w", err)
	}
	if err == nil && user.Active {
		asked.RequestedBy = hiring.RoleOf(user.RoleID)
	}
	return asked, position, nil
}

// addRow writes a new requisition with its first event.
func (s *Service) addRow(
	ctx context.Context, q *store.Queries, actor string, row store.AddRequisitionParams, r hiring.Requisition,
	comment string,
) (Step, error) {
	row.Number, row.Suffix, row.Serial = int64(r.Serial.Root), int64(r.Serial.Suffix), r.Serial.String()
	row.Status, row.Positions, row.EmploymentType = string(r.Status), int64(r.Positions), string(r.EmploymentType)
	row.Stipend, row.Tenure, row.ApprovedFlag, row.Tat = int64(r.Stipend), int64(r.Tenure), r.ApprovedFlag,
		store.Date(r.TAT.String())
	row.BeforeHold, row.BeforeUnapproved = "", ""
	if err := q.AddRequisition(ctx, row); err != nil {
		return Step{}, fmt.Errorf("app: add a requisition: %w", err)
	}
	if _, err := s.addEvents(ctx, q, actor, row.ID, []hiring.ReqEvent{r.FirstEvent(comment)}, nil); err != nil {
		return Step{}, err
	}
	return Step{RequisitionID: row.ID, Serial: row.Serial}, q.MarkChange(ctx, core.TopicRequisition)
}
