package people

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// DepartmentIDs are the ids of the departments that every database has, so that two databases can be compared. They
// identify them even after an administrator renamed one.
var DepartmentIDs = map[string]string{
	"Admin":           "018f0000-0000-7000-8000-000000000101",
	"Office of CEO":   "018f0000-0000-7000-8000-000000000102",
	"Human Resources": "018f0000-0000-7000-8000-000000000103",
	"ELCM":            "018f0000-0000-7000-8000-000000000104",
}

// EnsureRolesAndDepartments writes what every database needs before its first user: the roles with their fixed ids, and
// the departments that may sign in. If it is all there, nothing is written.
func (s *Service) EnsureRolesAndDepartments(ctx context.Context) error {
	whole, err := hasRolesAndDepartments(ctx, s.Store.Read())
	if err != nil || whole {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		for _, role := range hiring.Roles() {
			if err := q.PutRole(ctx, store.PutRoleParams{ID: hiring.RoleIDs[role], Name: string(role)}); err != nil {
				return fmt.Errorf("app: role %s: %w", role, err)
			}
		}
		for _, name := range hiring.DepartmentsLetIn {
			_, err := q.DepartmentByID(ctx, DepartmentIDs[name])
			if store.IsNone(err) {
				err = q.AddDepartment(ctx, store.AddDepartmentParams{ID: DepartmentIDs[name], Name: name,
					MaySignIn: true})
			}
			if err != nil {
				return fmt.Errorf("app: department %s: %w", name, err)
			}
		}
		return nil
	})
}

func hasRolesAndDepartments(ctx context.Context, q *store.Queries) (bool, error) {
	roles, err := q.Roles(ctx)
	if err != nil {
		return false, fmt.Errorf("app: roles: %w", err)
	}
	known := map[string]string{}
	for _, r := range roles {
		known[r.Name] = r.ID
	}
	for role, id := range hiring.RoleIDs {
		if known[string(role)] != id {
			return false, nil
		}
	}
	for _, name := range hiring.DepartmentsLetIn {
		_, err := q.DepartmentByID(ctx, DepartmentIDs[name])
		if store.IsNone(err) {
			return false, nil
		}
		if err != nil {
			return false, fmt.Errorf("app: department %s: %w", name, err)
		}
	}
	return true, nil
}
