package people

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Departments returns all departments, by name.
func (s *Service) Departments(ctx context.Context) ([]store.Department, error) {
	rows, err := s.Store.Read().Departments(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: departments: %w", err)
	}
	return rows, nil
}

// ListDepartments returns all departments with their approvers.
func (s *Service) ListDepartments(ctx context.Context) ([]store.DepartmentListRow, error) {
	rows, err := s.Store.Read().DepartmentList(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: departments: %w", err)
	}
	return rows, nil
}

// departmentNamed returns the department with this name or id.
func departmentNamed(ctx context.Context, q *store.Queries, name string) (store.Department, error) {
	department, err := q.DepartmentByName(ctx, name)
	if store.IsNone(err) {
		department, err = q.DepartmentByID(ctx, name)
	}
	if err == nil {
		return department, nil
	}
	if !store.IsNone(err) {
		return department, fmt.Errorf("app: department: %w", err)
	}
	all, err := q.Departments(ctx)
	if err != nil {
		return department, fmt.Errorf("app: departments: %w", err)
	}
	names := []string{}
	for _, d := range all {
		names = append(names, d.Name)
	}
	message := fmt.Sprintf("There is no department %q; the departments are %s", core.Shorten(name, longestEcho),
		strings.Join(names, ", "))
	return department, &hiring.Problem{Kind: hiring.Invalid, Field: "department", Message: message}
}
