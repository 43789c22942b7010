package people

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UserChange is the new data of a user.
type UserChange struct {
	hiring.Person
	// Department is its name or its id, ReportsTo the mobile or the id of another user, or empty.
	Department, ReportsTo string
	// In Telephony an empty password or secret keeps the current one, because it is never shown.
	Telephony Telephony
	// ForgetTelephony deletes both.
	ForgetTelephony bool
}

// ChangeUser applies the change, unless the user changed after the caller saw them.
func (s *Service) ChangeUser(ctx context.Context, by core.Caller, who UserRef, c UserChange) error {
	if err := hiring.CheckPerson(c.Person); err != nil {
		return err
	}
	if err := hiring.CheckTelephony(c.Telephony.UserID, c.Telephony.Password, c.Telephony.Secret); err != nil {
		return err
	}
	slices.Sort(c.Grants)
	c.Grants = slices.Compact(c.Grants)
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		if who.Version != user.Version {
			return &hiring.Problem{Kind: hiring.Refused, Field: "version", Message: hiring.UserChangedMeanwhile}
		}
		was, err := q.UserByID(ctx, user.ID)
		if err != nil {
			return fmt.Errorf("app: user to change: %w", err)
		}
		department, err := departmentNamed(ctx, q, c.Department)
		if err != nil {
			return err
		}
		is, err := s.userAfter(ctx, q, was, department.ID, c)
		if err != nil {
			return err
		}
		before, err := auditUser(ctx, q, was, core.HiringUser(user.ID, user.Role, user.Grants).Grants)
		if err != nil {
			return err
		}
		after, err := auditUser(ctx, q, is, c.Grants)
		if err != nil {
			return err
		}
		if was.TelephonyPassword != is.TelephonyPassword {
			after["telephonyPassword"] = auditSecret(is.TelephonyPassword, "set anew")
		}
		if was.TelephonySecret != is.TelephonySecret {
			after["telephonySecret"] = auditSecret(is.TelephonySecret, "set anew")
		}
		if dropEqual(before, after); len(after) == 0 {
			return nil
		}
		if err := saveUser(ctx, q, is, c.Grants); err != nil {
			return err
		}
		if !department.MaySignIn {
			if err := keepOut(ctx, q, user.ID); err != nil {
				return err
			}
		}
		return s.Record(ctx, q, by, "ChangeUser", "user", user.ID, before, after)
	})
}

// userAfter returns the row of a user after the change.
func (s *Service) userAfter(
	ctx context.Context, q *store.Queries, row store.User, departmentID string, c UserChange,
) (store.User, error) {
	boss, err := bossOf(ctx, q, c.ReportsTo)
	if err != nil {
		return row, err
	}
	lines, err := q.ReportingLines(ctx)
	if err != nil {
		return row, fmt.Errorf("app: who reports to whom: %w", err)
	}
	bosses := map[string]string{}
	for _, line := range lines {
		bosses[line.ID] = line.Boss
	}
	if err := hiring.CheckReportsTo(row.ID, core.Text(boss), bosses); err != nil {
		return row, err
	}
	row.FirstName, row.LastName, row.Mobile, row.Email = c.FirstName, c.LastName, c.Mobile, c.Email
	row.CompanyMobile, row.RoleID, row.DepartmentID, row.ReportsTo = c.CompanyMobile, hiring.RoleIDs[c.Role],
		departmentID, boss
	row.TelephonyUserID = c.Telephony.UserID
	if c.ForgetTelephony {
		row.TelephonyPassword, row.TelephonySecret = "", ""
	}
	for _, typed := range []struct {
		field, text string
		stored      *string
	}{
		{passwordField, c.Telephony.Password, &row.TelephonyPassword},
		{secretField, c.Telephony.Secret, &row.TelephonySecret},
	} {
		if typed.text == "" {
			continue
		}
		of := core.SecretOwner{UserID: row.ID, Field: typed.field}
		if *typed.stored, err = s.resealed(of, *typed.stored, typed.text); err != nil {
			return row, err
		}
	}
	return row, nil
}

func saveUser(ctx context.Context, q *store.Queries, row store.User, grants []hiring.Grant) error {
	_, err := q.SaveUser(ctx, store.SaveUserParams{
		ID: row.ID, FirstName: row.FirstName, LastName: row.LastName, Mobile: row.Mobile, Email: row.Email,
		DepartmentID: row.DepartmentID,
		RoleID:       row.RoleID, ReportsTo: row.ReportsTo, CompanyMobile: row.CompanyMobile,
		TelephonyUserID:   row.TelephonyUserID,
		TelephonyPassword: row.TelephonyPassword, TelephonySecret: row.TelephonySecret,
	})
	if store.IsTaken(err) {
		return mobileTaken(row.Mobile)
	}
	if err != nil {
		return fmt.Errorf("app: change a user: %w", err)
	}
	for _, g := range hiring.Grants {
		if slices.Contains(grants, g) {
			err = q.AddGrant(ctx, store.AddGrantParams{UserID: row.ID, GrantName: string(g)})
		} else {
			_, err = q.RemoveGrant(ctx, store.RemoveGrantParams{UserID: row.ID, GrantName: string(g)})
		}
		if err != nil {
			return fmt.Errorf("app: grants of a user: %w", err)
		}
	}
	return nil
}

// auditUser returns what an audit line says about a user; of secrets only whether they are set.
func auditUser(ctx context.Context, q *store.Queries, row store.User, grants []hiring.Grant) (map[string]any, error) {
	department, err := q.DepartmentByID(ctx, row.DepartmentID)
	if err != nil {
		return nil, fmt.Errorf("app: department of a user: %w", err)
	}
	boss := ""
	if row.ReportsTo != nil {
		person, err := q.UserByID(ctx, *row.ReportsTo)
		if err != nil {
			return nil, fmt.Errorf("app: whom a user reports to: %w", err)
		}
		boss = person.FirstName + " " + person.LastName
	}
	return map[string]any{
		"name": row.FirstName + " " + row.LastName, "mobile": row.Mobile, "email": row.Email,
		"department": department.Name,
		"role":       string(hiring.RoleOf(row.RoleID)), "grants": append([]hiring.Grant{}, grants...),
		"reportsTo":       boss,
		"companyMobile":   row.CompanyMobile,
		"telephonyUserId": row.TelephonyUserID, "telephonyPassword": auditSecret(row.TelephonyPassword, "set"),
		"telephonySecret": auditSecret(row.TelephonySecret, "set"),
	}, nil
}

func auditSecret(secret, there string) string {
	if secret == "" {
		return "not set"
	}
	return there
}

// dropEqual leaves only the differences, which is what an audit line shows.
func dropEqual(before, after map[string]any) {
	for key, was := range before {
		if reflect.DeepEqual(was, after[key]) {
			delete(before, key)
			delete(after, key)
		}
	}
}
