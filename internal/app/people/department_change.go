package people

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// DepartmentChange is the new data of a department. ApproverID is the user who approves its requests; empty means the
// CEO.
type DepartmentChange struct {
	Name       string
	MaySignIn  bool
	ApproverID string
}

// AuditedDepartment is what an audit line says about a department.
type AuditedDepartment struct {
	Name      string `json:"name"`
	MaySignIn bool   `json:"maySignIn"`
	Approver  string `json:"approver"`
}

// AddDepartment adds a department and returns its id.
func (s *Service) AddDepartment(ctx context.Context, by core.Caller, c DepartmentChange) (id string, err error) {
	if err := hiring.CheckDepartment(c.Name); err != nil {
		return "", err
	}
	id = core.NewID()
	return id, s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := checkDepartmentName(ctx, q, c.Name, ""); err != nil {
			return err
		}
		after, err := auditDepartment(ctx, q, c, "")
		if err != nil {
			return err
		}
		if err = q.AddDepartment(ctx, store.AddDepartmentParams{ID: id, Name: c.Name,
			MaySignIn: c.MaySignIn}); err == nil {
			err = q.Flush(ctx)
		}
		if err == nil {
			err = q.SetApprover(ctx, store.SetApproverParams{ID: id, ApproverID: core.TextOrNil(c.ApproverID)})
		}
		if err != nil {
			return fmt.Errorf("app: add a department: %w", err)
		}
		if err := s.Record(ctx, q, by, "AddDepartment", "department", id, nil, after); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicDepartment)
	})
}

// ChangeDepartment applies the change, unless the department changed after the caller saw it. If its users may no
// longer sign in, their login sessions end.
func (s *Service) ChangeDepartment(
	ctx context.Context, by core.Caller, id string, version int64, c DepartmentChange,
) error {
	if err := hiring.CheckDepartment(c.Name); err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := q.DepartmentByID(ctx, id)
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: department to change: %w", err)
		}
		if version != was.Version {
			return &hiring.Problem{Kind: hiring.Refused, Field: "version", Message: hiring.DepartmentChangedMeanwhile}
		}
		before, err := auditDepartment(ctx, q, DepartmentChange{was.Name, was.MaySignIn, core.Text(was.ApproverID)},
			core.Text(was.ApproverID))
		if err != nil {
			return err
		}
		after, err := auditDepartment(ctx, q, c, core.Text(was.ApproverID))
		if err != nil || before == after && core.Text(was.ApproverID) == c.ApproverID {
			return err
		}
		if err := checkDepartmentName(ctx, q, c.Name, id); err != nil {
			return err
		}
		if err := keepAdministrator(ctx, q,
			func() error { return s.saveDepartment(ctx, q, id, version, c) }); err != nil {
			return err
		}
		if err := s.Record(ctx, q, by, "ChangeDepartment", "department", id, before, after); err != nil {
			return err
		}
		if err := s.requisitions.FollowApprovers(ctx, q, by); err != nil {
			return err
		}
		if err := q.MarkChange(ctx, core.TopicUser); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicDepartment)
	})
}

func (s *Service) saveDepartment(
	ctx context.Context, q *store.Queries, id string, version int64, c DepartmentChange,
) error {
	_, err := q.SaveDepartment(ctx, store.SaveDepartmentParams{
		ID: id, Version: version, Name: c.Name, MaySignIn: c.MaySignIn, ApproverID: core.TextOrNil(c.ApproverID),
	})
	if err == nil && !c.MaySignIn {
		if err = q.EndSessionsOfDepartment(ctx, id); err == nil {
			err = q.DropPasswordLinksOfDepartment(ctx, id)
		}
	}
	if err != nil {
		return fmt.Errorf("app: change a department: %w", err)
	}
	return nil
}

// auditDepartment returns what an audit line says about it. It refuses an approver who does not exist; a former
// approver may have left, and the CEO approves until another is named.
func auditDepartment(
	ctx context.Context, q *store.Queries, c DepartmentChange, former string,
) (AuditedDepartment, error) {
	told := AuditedDepartment{Name: c.Name, MaySignIn: c.MaySignIn}
	if c.ApproverID == "" {
		return told, nil
	}
	approver, err := q.UserByID(ctx, c.ApproverID)
	if store.IsNone(err) {
		return told, &hiring.Problem{Kind: hiring.Invalid, Field: "approverId", Message: "There is no such user"}
	}
	if err != nil {
		return told, fmt.Errorf("app: approver of a department: %w", err)
	}
	told.Approver = approver.FirstName + " " + approver.LastName
	if !approver.Active && approver.ID != former {
		return told, &hiring.Problem{Kind: hiring.Invalid, Field: "approverId", Message: told.Approver + " is disabled"}
	}
	return told, nil
}

// checkDepartmentName checks the name against those of all other departments.
func checkDepartmentName(ctx context.Context, q *store.Queries, name, id string) error {
	rows, err := q.Departments(ctx)
	if err != nil {
		return fmt.Errorf("app: departments: %w", err)
	}
	others := []string{}
	for _, row := range rows {
		if row.ID != id {
			others = append(others, row.Name)
		}
	}
	return hiring.CheckDepartmentNames(name, others)
}
