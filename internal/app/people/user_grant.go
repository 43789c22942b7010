package people

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// GrantUser gives a user a grant.
func (s *Service) GrantUser(ctx context.Context, by core.Caller, who UserRef, g hiring.Grant) error {
	if err := hiring.CheckGrant(g); err != nil {
		return err
	}
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		before := core.HiringUser(user.ID, user.Role, user.Grants).Grants
		if slices.Contains(before, g) {
			return hiring.Refuse(nameOf(user) + " has the grant " + string(g) + " already")
		}
		if err := q.AddGrant(ctx, store.AddGrantParams{UserID: user.ID, GrantName: string(g)}); err != nil {
			return fmt.Errorf("app: grant: %w", err)
		}
		if err := countUserChange(ctx, q, user.ID); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "GrantUser", "user", user.ID, before, append(before, g))
	})
}

// RevokeGrant takes a grant from a user.
func (s *Service) RevokeGrant(ctx context.Context, by core.Caller, who UserRef, g hiring.Grant) error {
	if err := hiring.CheckGrant(g); err != nil {
		return err
	}
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		done, err := q.RemoveGrant(ctx, store.RemoveGrantParams{UserID: user.ID, GrantName: string(g)})
		if err != nil {
			return fmt.Errorf("app: revoke a grant: %w", err)
		}
		if done == 0 {
			return hiring.Refuse(nameOf(user) + " does not have the grant " + string(g))
		}
		if err := countUserChange(ctx, q, user.ID); err != nil {
			return err
		}
		before := core.HiringUser(user.ID, user.Role, user.Grants).Grants
		after := slices.DeleteFunc(slices.Clone(before), func(had hiring.Grant) bool { return had == g })
		return s.Record(ctx, q, by, "RevokeGrant", "user", user.ID, before, after)
	})
}

func countUserChange(ctx context.Context, q *store.Queries, id string) error {
	if err := q.CountUserChange(ctx, id); err != nil {
		return fmt.Errorf("app: count the change of a user: %w", err)
	}
	return nil
}
