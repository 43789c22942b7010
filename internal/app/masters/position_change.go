package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// keptPosition is what the audit stores of a position.
type keptPosition struct {
	Name           string `json:"name"`
	Department     string `json:"departmentId"`
	EmploymentType string `json:"employmentType"`
	Point          int64  `json:"point"`
	Description    string `json:"description"`
	MinExperience  *int64 `json:"minExperience"`
}

func keptPositionOf(p hiring.Position) keptPosition {
	return keptPosition{p.Name, p.DepartmentID, string(p.EmploymentType), p.Point, p.Description, p.MinExperience}
}

func formerPosition(p store.Position) keptPosition {
	return keptPosition{p.Name, p.DepartmentID, p.EmploymentType, p.Point, p.Description, p.MinExperience}
}

// InsertPosition adds a position to the master.
func (s *Service) InsertPosition(ctx context.Context, by core.Caller, draft hiring.PositionDraft) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		id := core.NewID()
		is, err := checkedPosition(ctx, q, id, draft)
		if err != nil {
			return err
		}
		if err := q.AddPosition(ctx, store.AddPositionParams{
			ID: id, Name: is.Name, DepartmentID: is.DepartmentID, Description: is.Description,
			EmploymentType: string(is.EmploymentType), Point: is.Point, MinExperience: is.MinExperience,
			CreatedBy: &by.User.ID, CreatedAt: store.At(s.Now()),
		}); err != nil {
			return fmt.Errorf("app: add a position: %w", err)
		}
		return s.masterChanged(ctx, q, by, "InsertPosition", core.TopicPosition, id, nil, keptPositionOf(is))
	})
}

// UpdatePosition changes a position; version is what the caller saw, 0 if not given. Requisitions keep their own job
// description, department and type, and show the new name.
func (s *Service) UpdatePosition(
	ctx context.Context, by core.Caller, id string, version int64, draft hiring.PositionDraft,
) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := activePosition(ctx, q, id)
		if err != nil {
			return err
		}
		if err := sameVersion("position", version, was.Version); err != nil {
			return err
		}
		is, err := checkedPosition(ctx, q, id, draft.Over(was.MinExperience))
		if err != nil {
			return err
		}
		done, err := q.SavePosition(ctx, store.SavePositionParams{
			ID: id, Version: was.Version, Name: is.Name, DepartmentID: is.DepartmentID, Description: is.Description,
			EmploymentType: string(is.EmploymentType),
			Point:          is.Point, MinExperience: is.MinExperience, UpdatedBy: &by.User.ID,
		})
		if err := savedOnce("position", done, err); err != nil {
			return err
		}
		if err := q.MarkChange(ctx, core.TopicRequisition); err != nil {
			return fmt.Errorf("app: mark a change: %w", err)
		}
		return s.masterChanged(ctx, q, by, "UpdatePosition", core.TopicPosition, id, formerPosition(was),
			keptPositionOf(is))
	})
}

// DeletePosition removes a position from the master, unless a requisition uses it.
func (s *Service) DeletePosition(ctx context.Context, by core.Caller, id string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		was, err := activePosition(ctx, q, id)
		if err != nil {
			return err
		}
		used, err := q.RequisitionsOfPosition(ctx, id)
		if err != nil {
			return fmt.Errorf("app: requisitions of a position: %w", err)
		}
		if err := hiring.CheckDeletePosition(used); err != nil {
			return err
		}
		if err := q.RetirePosition(ctx, store.RetirePositionParams{ID: id, UpdatedBy: &by.User.ID}); err != nil {
			return fmt.Errorf("app: delete a position: %w", err)
		}
		return s.masterChanged(ctx, q, by, "DeletePosition", core.TopicPosition, id, formerPosition(was), nil)
	})
}

func activePosition(ctx context.Context, q *store.Queries, id string) (store.Position, error) {
	row, err := q.PositionByID(ctx, id)
	if store.IsNone(err) || err == nil && !row.Active {
		return row, hiring.Missing()
	}
	if err != nil {
		return row, fmt.Errorf("app: position: %w", err)
	}
	return row, nil
}

// checkedPosition applies the rules to a position with this id.
func checkedPosition(
	ctx context.Context, q *store.Queries, id string, draft hiring.PositionDraft,
) (hiring.Position, error) {
	department, err := q.DepartmentByWord(ctx, draft.Department)
	if err != nil && !store.IsNone(err) {
		return hiring.Position{}, fmt.Errorf("app: department of a position: %w", err)
	}
	draft.DepartmentID = department.ID
	is, err := draft.Checked()
	if err != nil {
		return is, err
	}
	rows, err := q.PositionsLike(ctx, store.PositionsLikeParams{DepartmentID: is.DepartmentID,
		EmploymentType: string(is.EmploymentType)})
	if err != nil {
		return is, fmt.Errorf("app: names of positions: %w", err)
	}
	others := namedOf(rows, func(r store.PositionsLikeRow) hiring.Named { return hiring.Named(r) })
	return is, hiring.CheckNewName(id, is.Name, others, hiring.PositionTaken)
}
