package people

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/account"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// NewUser is a user to be added.
type NewUser struct {
	hiring.Person
	// ID and CreatedAt are generated if not given.
	ID        string
	CreatedAt time.Time
	// Department is its name or its id.
	Department string
	// Disabled is for a user who has already left.
	Disabled bool
	// ReportsTo is the mobile or the id of another user, or empty.
	ReportsTo string
	Telephony Telephony
	Picture   []byte
	// MailLink sends the new user a password link.
	MailLink bool
	// PasswordHash is empty for a user who does not sign in, or who will ask for a password link.
	PasswordHash string
}

// Telephony is a user's credentials in the telephone system.
type Telephony struct{ UserID, Password, Secret string }

// AddUser adds a user, without a password if it is empty, and returns the new id.
func (s *Service) AddUser(ctx context.Context, by core.Caller, user NewUser, password string) (id string, err error) {
	if err := hiring.CheckPerson(user.Person); err != nil {
		return "", err
	}
	if password != "" {
		owner := hiring.PasswordOwner{FirstName: user.FirstName, LastName: user.LastName, Mobile: user.Mobile,
			Email: user.Email}
		if err := s.account.CheckNewPassword(ctx, "password", password, owner); err != nil {
			return "", err
		}
		if user.PasswordHash, err = account.HashPassword(ctx, password); err != nil {
			return "", err
		}
	}
	if user.ID == "" {
		user.ID = core.NewID()
	}
	return user.ID, s.Store.InTx(ctx, func(q *store.Queries) error { return s.AddUserIn(ctx, q, by, user) })
}

// AddUserIn adds a user in the transaction of the caller, who has hashed the password outside it.
func (s *Service) AddUserIn(ctx context.Context, q *store.Queries, by core.Caller, user NewUser) error {
	if err := hiring.CheckPerson(user.Person); err != nil {
		return err
	}
	if err := hiring.CheckTelephony(user.Telephony.UserID, user.Telephony.Password, user.Telephony.Secret); err != nil {
		return err
	}
	row, err := s.userRow(ctx, q, user)
	if err != nil {
		return err
	}
	if err = q.AddUser(ctx, row); err == nil {
		err = q.Flush(ctx)
	}
	if store.IsTaken(err) {
		return mobileTaken(user.Mobile)
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
	if err := s.Record(ctx, q, by, "AddUser", "user", row.ID, nil, after); err != nil {
		return err
	}
	if user.Role == hiring.CEO {
		if err := s.requisitions.FollowApprovers(ctx, q, by); err != nil {
			return err
		}
	}
	if user.MailLink {
		made, err := findUser(ctx, q, ByMobile(user.Mobile))
		if err != nil {
			return err
		}
		if err := s.queuePasswordLink(ctx, q, by, made); err != nil {
			return err
		}
	}
	return q.MarkChange(ctx, core.TopicUser)
}

func (s *Service) userRow(ctx context.Context, q *store.Queries, user NewUser) (store.AddUserParams, error) {
	row := store.AddUserParams{
		ID: user.ID, FirstName: user.FirstName, LastName: user.LastName, Mobile: user.Mobile, Email: user.Email,
		RoleID: hiring.RoleIDs[user.Role], Active: !user.Disabled, CompanyMobile: user.CompanyMobile,
		TelephonyUserID: user.Telephony.UserID, PasswordHash: user.PasswordHash, CreatedAt: store.At(user.CreatedAt),
	}
	if row.ID == "" {
		row.ID = core.NewID()
	}
	var err error
	if row.TelephonyPassword, row.TelephonySecret, err = s.sealTelephony(row.ID, user.Telephony); err != nil {
		return row, err
	}
	if user.CreatedAt.IsZero() {
		row.CreatedAt = store.At(s.Now())
	}
	department, err := departmentNamed(ctx, q, user.Department)
	if err != nil {
		return row, err
	}
	row.DepartmentID = department.ID
	row.ReportsTo, err = bossOf(ctx, q, user.ReportsTo)
	return row, err
}

// bossOf returns the id of the user with this mobile or id, nil for an empty one.
func bossOf(ctx context.Context, q *store.Queries, ref string) (*string, error) {
	if ref == "" {
		return nil, nil
	}
	id := ref
	boss, err := q.UserByMobile(ctx, ref)
	if err == nil {
		id = boss.ID
	} else if store.IsNone(err) {
		_, err = q.UserByID(ctx, ref)
	}
	if store.IsNone(err) {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "reportsTo", Message: noUser(ref)}
	}
	if err != nil {
		return nil, fmt.Errorf("app: whom a user reports to: %w", err)
	}
	return &id, nil
}

func mobileTaken(mobile string) error {
	return &hiring.Problem{Kind: hiring.Refused, Field: "mobile",
		Message: "The mobile number " + mobile + " already belongs to another user"}
}

// longestEcho limits how much of a wrong input an error repeats.
const longestEcho = 60

func noUser(ref string) string {
	return fmt.Sprintf("There is no user with the mobile number %q", core.Shorten(ref, longestEcho))
}
