package core

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

func HiringUser(id, role, grants string) hiring.User {
	user := hiring.User{ID: id, Role: hiring.Role(role)}
	for name := range strings.SplitSeq(grants, ",") {
		if name != "" {
			user.Grants = append(user.Grants, hiring.Grant(name))
		}
	}
	return user
}

// Contact returns how a candidate reaches a user.
func Contact(ctx context.Context, q *store.Queries, id string) (hiring.Contact, error) {
	user, err := q.UserByID(ctx, id)
	if err != nil {
		return hiring.Contact{}, fmt.Errorf("app: contact of a candidate: %w", err)
	}
	return hiring.Contact{Name: user.FirstName + " " + user.LastName, CompanyMobile: user.CompanyMobile,
		Email: user.Email}, nil
}

// UserName returns the name of a user, empty for none.
func UserName(ctx context.Context, q *store.Queries, id string) (string, error) {
	if id == "" {
		return "", nil
	}
	user, err := q.UserByID(ctx, id)
	if err != nil {
		return "", fmt.Errorf("app: name of a user: %w", err)
	}
	return user.FirstName + " " + user.LastName, nil
}
