package app

import (
	"context"
	"fmt"
	"strings"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// NewUser is somebody who is to become a user.
type NewUser struct {
	hiring.Person
	// ID and CreatedAt are made when they are not given.
	ID         string
	CreatedAt  time.Time
	Department string
	// Disabled is for somebody who has left already.
	Disabled bool
	// ReportsTo is the mobile of another user, or empty.
	ReportsTo string
	Telephony Telephony
	Picture   []byte
	// PasswordHash is empty for somebody who does not sign in, or who will ask for a link to choose a password.
	PasswordHash string
}

// Telephony is how the telephone system knows a user.
type Telephony struct{ UserID, Password, Secret string }

// AddUser adds a user with a password, or without one when it is empty.
func (d *Desk) AddUser(ctx context.Context, by Caller, user NewUser, password string) error {
	if err := hiring.CheckPerson(user.Person); err != nil {
		return err
	}
	if password != "" {
		if err := hiring.CheckNewPassword("password", password, user.Mobile); err != nil {
			return err
		}
		var err error
		if user.PasswordHash, err = HashPassword(password); err != nil {
			return err
		}
	}
	return d.Store.InTx(ctx, func(q *store.Queries) error { return d.AddUserIn(ctx, q, by, user) })
}

// AddUserIn adds a user in the transaction of the caller, who has hashed the password outside of it.
func (d *Desk) AddUserIn(ctx context.Context, q *store.Queries, by Caller, user NewUser) error {
	if err := hiring.CheckPerson(user.Person); err != nil {
		return err
	}
	row, err := d.userRow(ctx, q, user)
	if err != nil {
		return err
	}
	err = q.AddUser(ctx, row)
	if store.IsTaken(err) {
		return hiring.Refuse("The mobile number " + user.Mobile + " belongs to another user already")
	}
	if err != nil {
		return fmt.Errorf("app: add a user: %w", err)
	}
	for _, g := range user.Grants {
		if err := q.AddGrant(ctx, store.AddGrantParams{UserID: row.ID, GrantName: string(g)}); err != nil {
			return fmt.Errorf("app: grant of a new user: %w", err)
		}
	}
	if len(user.Picture) > 0 {
		if err := putPicture(ctx, q, row.ID, user.Picture); err != nil {
			return err
		}
	}
	after := struct {
		Name, Mobile, Department string
		Role                     hiring.Role
		Grants                   []hiring.Grant
	}{user.FirstName + " " + user.LastName, user.Mobile, user.Department, user.Role, user.Grants}
	if err := d.audit(ctx, q, by, "AddUser", "user", row.ID, nil, after); err != nil {
		return err
	}
	return q.MarkChange(ctx, topicUser)
}

func (d *Desk) userRow(ctx context.Context, q *store.Queries, user NewUser) (store.AddUserParams, error) {
	row := store.AddUserParams{
		ID: user.ID, FirstName: user.FirstName, LastName: user.LastName, Mobile: user.Mobile, Email: user.Email,
		RoleID: hiring.RoleIDs[user.Role], Active: !user.Disabled, CompanyMobile: user.CompanyMobile, TelephonyUserID: user.Telephony.UserID,
		TelephonyPassword: user.Telephony.Password, TelephonySecret: user.Telephony.Secret, PasswordHash: user.PasswordHash,
		CreatedAt: store.At(user.CreatedAt),
	}
	if row.ID == "" {
		row.ID = newID()
	}
	if user.CreatedAt.IsZero() {
		row.CreatedAt = store.At(d.Now())
	}
	department, err := departmentNamed(ctx, q, user.Department)
	if err != nil {
		return row, err
	}
	row.DepartmentID = department.ID
	if user.ReportsTo != "" {
		boss, err := q.UserByMobile(ctx, user.ReportsTo)
		if store.IsNone(err) {
			return row, &hiring.Problem{Kind: hiring.Invalid, Field: "reportsTo", Message: noUser(user.ReportsTo)}
		}
		if err != nil {
			return row, fmt.Errorf("app: whom a new user reports to: %w", err)
		}
		row.ReportsTo = &boss.ID
	}
	return row, nil
}

func departmentNamed(ctx context.Context, q *store.Queries, name string) (store.Department, error) {
	department, err := q.DepartmentByName(ctx, name)
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
	message := fmt.Sprintf("There is no department %q; the departments are %s", name, strings.Join(names, ", "))
	return department, &hiring.Problem{Kind: hiring.Invalid, Field: "department", Message: message}
}

func putPicture(ctx context.Context, q *store.Queries, userID string, content []byte) error {
	mediaType, err := hiring.CheckPicture(content)
	if err != nil {
		return err
	}
	if err := q.PutPicture(ctx, store.PutPictureParams{UserID: userID, MediaType: mediaType, Content: content}); err != nil {
		return fmt.Errorf("app: picture of a user: %w", err)
	}
	return nil
}

// Users lists everybody by name.
func (d *Desk) Users(ctx context.Context) ([]store.ListUsersRow, error) {
	rows, err := d.Store.Read().ListUsers(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: users: %w", err)
	}
	return rows, nil
}

func noUser(mobile string) string {
	return fmt.Sprintf("There is no user with the mobile number %q", mobile)
}
