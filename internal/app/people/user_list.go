package people

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UserAsk is the requested part of the list of users; empty fields select all.
type UserAsk struct {
	Role, Department, Grant string
	// Active is yes or no.
	Active string
	core.ListAsk
}

// ListUsers returns a page of the users.
func (s *Service) ListUsers(ctx context.Context, ask UserAsk) ([]store.UserRow, int64, error) {
	f := store.UserFilter{Part: ask.Part, Department: ask.Department, Grant: ask.Grant}
	if ask.Role != "" {
		if err := hiring.CheckRole(hiring.Role(ask.Role)); err != nil {
			return nil, 0, err
		}
		f.Role = hiring.RoleIDs[hiring.Role(ask.Role)]
	}
	switch ask.Active {
	case "":
	case "yes", "no":
		f.Active = new(ask.Active == "yes")
	default:
		return nil, 0, &hiring.Problem{Kind: hiring.Invalid, Field: "active", Message: "active must be yes or no"}
	}
	page, err := ask.ReadOrWhole(store.UserSorts, "name")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Users(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: users: %w", err)
	}
	return rows, total, nil
}

// GetUser returns one user.
func (s *Service) GetUser(ctx context.Context, id string) (store.UserRow, error) {
	if id == "" {
		return store.UserRow{}, hiring.Missing()
	}
	rows, _, err := s.Store.Users(ctx, store.UserFilter{ID: id}, store.Page{Number: 1, Size: 1, Sort: "name"})
	if err != nil {
		return store.UserRow{}, fmt.Errorf("app: user: %w", err)
	}
	if len(rows) == 0 {
		return store.UserRow{}, hiring.Missing()
	}
	return rows[0], nil
}

// UsersOfRole returns the active users that a word in a path names, by name.
func (s *Service) UsersOfRole(ctx context.Context, word string) ([]store.UsersOfRolesRow, error) {
	roles, known := hiring.RolesNamed(word)
	if !known {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "role",
			Message: "role must be HR, TL, PL, CEO, Interviewer or all"}
	}
	rows, err := s.Store.Read().UsersOfRoles(ctx, store.UsersOfRolesParams{First: string(roles[0]),
		Second: string(roles[len(roles)-1])})
	if err != nil {
		return nil, fmt.Errorf("app: users of a role: %w", err)
	}
	return rows, nil
}
