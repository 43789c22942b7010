package store_test

import (
	"errors"
	"fmt"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestErrorsAreDistinguished(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx, q := t.Context(), s.Alone()
		user := store.AddUserParams{ID: "u1", Mobile: "9876543210", DepartmentID: "d1", RoleID: "r1"}
		if err := errors.Join(
			q.AddDepartment(ctx, store.AddDepartmentParams{ID: "d1", Name: "Sales"}),
			q.PutRole(ctx, store.PutRoleParams{ID: "r1", Name: "CEO"}),
			q.AddUser(ctx, user),
		); err != nil {
			t.Fatal(err)
		}
		with := func(change func(*store.AddUserParams)) error {
			other := user
			other.ID, other.Mobile = "u2", "9876543211"
			change(&other)
			return q.AddUser(ctx, other)
		}
		_, none := q.UserByID(ctx, "nobody")
		_, state := q.MessageNotSent(ctx, store.MessageNotSentParams{State: "lost", ID: "m1"})
		if state != nil {
			t.Fatal(state)
		}
		if err := q.AddMessage(ctx, store.AddMessageParams{ID: "m1"}); err != nil {
			t.Fatal(err)
		}
		_, state = q.MessageNotSent(ctx, store.MessageNotSentParams{State: "lost", ID: "m1"})
		_, broken := s.DB().ExecContext(ctx, "SELECT nonsense")
		cases := []struct {
			what                         string
			err                          error
			taken, unknown, refused, no1 bool
		}{
			{"the id twice", q.AddDepartment(ctx, store.AddDepartmentParams{ID: "d1", Name: "Product"}), true, false,
				false, false},
			{"the name twice", q.AddDepartment(ctx, store.AddDepartmentParams{ID: "d2", Name: "Sales"}), true, false,
				false, false},
			{"the mobile twice", with(func(u *store.AddUserParams) { u.Mobile = user.Mobile }), true, false, false,
				false},
			{"wrapped", fmt.Errorf("app: %w", with(func(u *store.AddUserParams) { u.Mobile = user.Mobile })), true,
				false, false, false},
			{"no such department", with(func(u *store.AddUserParams) { u.DepartmentID = "d9" }), false, true, false,
				false},
			{"no such superior", with(func(u *store.AddUserParams) { u.ReportsTo = new("u9") }), false, true, false,
				false},
			{"a grant of an unknown user", q.AddGrant(ctx, store.AddGrantParams{UserID: "u9", GrantName: "manager"}), false,
				true, false, false},
			{"a short mobile", with(func(u *store.AddUserParams) { u.Mobile = "987654321" }), false, false, true,
				false},
			{"an unknown state", state, false, false, true, false},
			{"no row", none, false, false, false, true},
			{"wrong SQL", broken, false, false, false, false},
			{"nothing", nil, false, false, false, false},
		}
		for _, c := range cases {
			taken, unknown, refused, no1 := store.IsTaken(c.err), store.IsUnknown(c.err), store.IsRefused(c.err),
				store.IsNone(c.err)
			if taken != c.taken || unknown != c.unknown || refused != c.refused || no1 != c.no1 ||
				(c.err == nil) != (c.what == "nothing") {
				t.Errorf("%s: taken %v, unknown %v, refused %v, none %v: %v", c.what, taken, unknown, refused, no1,
					c.err)
			}
		}
	})
}
