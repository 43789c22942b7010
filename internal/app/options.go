package app

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Departments are all there are, by name.
func (d *Desk) Departments(ctx context.Context) ([]store.Department, error) {
	rows, err := d.Store.Read().Departments(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: departments: %w", err)
	}
	return rows, nil
}

// rolesMeant are the roles that a word of a path stands for.
var rolesMeant = map[string][2]hiring.Role{
	"HR": {hiring.Recruiter, hiring.ESAHR}, "TL": {hiring.TL, hiring.ATL}, "PL": {hiring.PL}, "CEO": {hiring.CEO},
	"INTERVIEWER": {hiring.Interviewer},
}

// UsersOfRole are the active users that a word of a path stands for, by name.
func (d *Desk) UsersOfRole(ctx context.Context, word string) ([]store.UsersOfRolesRow, error) {
	roles, known := rolesMeant[strings.ToUpper(word)]
	if !known {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "role", Message: "role must be HR, TL, PL, CEO or Interviewer"}
	}
	rows, err := d.Store.Read().UsersOfRoles(ctx, store.UsersOfRolesParams{First: string(roles[0]), Second: string(roles[1])})
	if err != nil {
		return nil, fmt.Errorf("app: users of a role: %w", err)
	}
	return rows, nil
}

// PositionNames are the names of the positions, each once: departments may have positions of the same name.
func (d *Desk) PositionNames(ctx context.Context) ([]string, error) {
	rows, err := d.Positions(ctx)
	names := []string{}
	for _, row := range rows {
		names = append(names, row.Name)
	}
	return slices.Compact(names), err
}

// Positions are those of the master that a requisition can be made of, by name.
func (d *Desk) Positions(ctx context.Context) ([]store.ActivePositionsRow, error) {
	rows, err := d.Store.Read().ActivePositions(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: positions: %w", err)
	}
	return rows, nil
}
