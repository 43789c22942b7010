// Package seed makes the demo company, and a history for it of any size. Everything in it is the same on every run, ids
// included, so that tests and pictures of it can be compared; the history ends on the day on which it is made.
package seed

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"muster/internal/app"
	"muster/internal/app/account"
	"muster/internal/app/core"
	"muster/internal/app/people"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ErrOthers is returned for a database with users of its own.
var ErrOthers = errors.New("this database has users of its own; the demo company only goes into an empty one")

// Company fills an empty database with the demo company's people, in one transaction. It leaves a database that has
// them alone.
func Company(ctx context.Context, muster *app.App) error {
	if done, err := muster.Settings.IsDemo(ctx, muster.Store.Read()); err != nil || done {
		return err
	}
	users, err := madeUsers()
	if err != nil {
		return err
	}
	if err := muster.People.EnsureRolesAndDepartments(ctx); err != nil {
		return err
	}
	return muster.Store.InTx(ctx, func(q *store.Queries) error {
		// Another process may have been faster since the first check.
		if done, err := muster.Settings.IsDemo(ctx, q); err != nil || done {
			return err
		}
		if n, err := q.UserCount(ctx); err != nil {
			return fmt.Errorf("seed: count users: %w", err)
		} else if n > 0 {
			return ErrOthers
		}
		if err := addDepartments(ctx, q); err != nil {
			return err
		}
		for _, user := range users {
			if err := muster.People.AddUserIn(ctx, q, core.Caller{}, user); err != nil {
				return fmt.Errorf("seed: %s %s: %w", user.FirstName, user.LastName, err)
			}
		}
		return muster.Settings.MarkDemo(ctx, q)
	})
}

func addDepartments(ctx context.Context, q *store.Queries) error {
	for i, name := range closed {
		if err := q.AddDepartment(ctx, store.AddDepartmentParams{ID: fixedID("department", i+1).String(),
			Name: name}); err != nil {
			return fmt.Errorf("seed: department %s: %w", name, err)
		}
	}
	return nil
}

// madeUsers are the people, ready to be added. Hashing is slow, so it is done once, outside the transaction.
var madeUsers = sync.OnceValues(func() ([]people.NewUser, error) {
	all := make([]people.NewUser, len(demoPeople))
	mobiles := map[string]string{}
	for i, p := range demoPeople {
		mobiles[p.mailName()] = mobileOf(i)
		user, err := p.user(i, mobiles)
		if err != nil {
			return nil, err
		}
		all[i] = user
	}
	return all, nil
})

func (p person) user(i int, mobiles map[string]string) (people.NewUser, error) {
	user := people.NewUser{
		Person: hiring.Person{
			FirstName: p.first, LastName: p.last, Mobile: mobileOf(i), Email: p.mailName() + "@demo.muster.example",
			Role: p.role, Grants: p.grants,
		},
		ID: fixedID("user", i+1).String(), CreatedAt: began.Add(time.Duration(i) * time.Minute),
		Department: p.department, ReportsTo: mobiles[p.boss], Disabled: p.left,
	}
	if p.calls() {
		user.CompanyMobile = fmt.Sprintf("98231%05d", i+1)
		user.Telephony = people.Telephony{
			UserID: fmt.Sprintf("agent%03d", i+1), Password: fmt.Sprintf("dial-%x", fixedID("telephony password",
				i+1).NodeID()),
			Secret: strings.ReplaceAll(fixedID("telephony secret", i+1).String(), "-", ""),
		}
	}
	var err error
	if p.portrait != nil {
		if user.Picture, err = portrait(p.portrait[0], p.portrait[1], p.portrait[2]); err != nil {
			return user, err
		}
	}
	if p.who != "" {
		user.PasswordHash, err = account.HashPassword(context.Background(), passwordOf(p.who))
	}
	return user, err
}

// calls reports whether the person calls candidates, and so has a company telephone.
func (p person) calls() bool { return p.role == hiring.Recruiter || p.role == hiring.ESAHR }

func (p person) mailName() string { return strings.ToLower(p.first + "." + p.last) }

func mobileOf(i int) string { return fmt.Sprintf("98230%05d", i+1) }
