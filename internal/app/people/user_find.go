package people

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UserRef identifies a user: by mobile on the command line, by id on a screen, which also sends the version it shows.
type UserRef struct {
	Mobile, ID string
	// Version is 0 if unknown.
	Version int64
}

// ByMobile refers to the user with this mobile.
func ByMobile(mobile string) UserRef { return UserRef{Mobile: mobile} }

// changeUser runs one change to a user in a transaction, and rolls it back if it would leave nobody to administer
// Muster.
func (s *Service) changeUser(
	ctx context.Context, by core.Caller, who UserRef, change func(*store.Queries, store.UserByMobileRow) error,
) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := findUser(ctx, q, who)
		if err != nil {
			return err
		}
		if who.Version != 0 && who.Version != user.Version {
			return &hiring.Problem{Kind: hiring.Refused, Field: "version", Message: hiring.UserChangedMeanwhile}
		}
		if err := keepAdministrator(ctx, q, func() error { return change(q, user) }); err != nil {
			return err
		}
		// What they may do decides whom their candidates wait on.
		if err := s.waits.OfUser(ctx, q, user.ID); err != nil {
			return err
		}
		// Who is gone approves nothing any more.
		if err := s.requisitions.FollowApprovers(ctx, q, by); err != nil {
			return err
		}
		// The change may affect what the user may do, so all screens reload their session.
		if err := q.MarkChange(ctx, core.TopicSession); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicUser)
	})
}

func findUser(ctx context.Context, q *store.Queries, who UserRef) (store.UserByMobileRow, error) {
	mobile := who.Mobile
	if who.ID != "" {
		row, err := q.UserByID(ctx, who.ID)
		if store.IsNone(err) {
			return store.UserByMobileRow{}, hiring.Missing()
		}
		if err != nil {
			return store.UserByMobileRow{}, fmt.Errorf("app: user to change: %w", err)
		}
		mobile = row.Mobile
	}
	user, err := q.UserByMobile(ctx, mobile)
	if store.IsNone(err) {
		return user, &hiring.Problem{Kind: hiring.Absent, Field: "mobile", Message: noUser(mobile)}
	}
	if err != nil {
		return user, fmt.Errorf("app: user to change: %w", err)
	}
	return user, nil
}

// keepAdministrator runs a change that must leave someone who can administer Muster. Write transactions run one after
// the other, so two administrators who revoke each other's right at once cannot both succeed.
func keepAdministrator(ctx context.Context, q *store.Queries, change func() error) error {
	before, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
	if err != nil {
		return fmt.Errorf("app: count administrators: %w", err)
	}
	if err := change(); err != nil {
		return err
	}
	after, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
	if err != nil {
		return fmt.Errorf("app: count administrators: %w", err)
	}
	return hiring.CheckAdministrators(before, after)
}

func nameOf(user store.UserByMobileRow) string { return user.FirstName + " " + user.LastName }
