package wire

import (
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

// The users of Muster, and their login sessions.
var (
	ListUsers = Operation{"ListUsers", "GET", "/api/users", hiring.Administer,
		"The users, by name"}
	GetUser = Operation{"GetUser", "GET", "/api/users/{id}", hiring.Administer,
		"One user"}
	AddUser = Operation{"AddUser", "POST", "/api/users", hiring.Administer,
		"Add a user, and mail a link to choose a password"}
	ChangeUser = Operation{"ChangeUser", "PUT", "/api/users/{id}", hiring.Administer,
		"Change a user, unless somebody else did meanwhile"}
	DisableUser = Operation{"DisableUser", "POST", "/api/users/{id}/disable", hiring.Administer,
		"Keep a user out, at once"}
	EnableUser = Operation{"EnableUser", "POST", "/api/users/{id}/enable", hiring.Administer,
		"Let a disabled user in again"}
	SendPasswordLink = Operation{"SendPasswordLink", "POST", "/api/users/{id}/password_link", hiring.Administer,
		"Mail a user a link to choose a password"}
	SignOutUser = Operation{"SignOutUser", "POST", "/api/users/{id}/sign_out", hiring.Administer,
		"Sign a user out everywhere"}
	ListSessions = Operation{"ListSessions", "GET", "/api/sessions", hiring.Administer,
		"The browsers that are signed in, the one seen last first"}
	EndSession = Operation{"EndSession", "DELETE", "/api/sessions/{id}", hiring.Administer,
		"Sign one browser out"}
)

var administrators = []Operation{
	ListUsers, GetUser, AddUser, ChangeUser, DisableUser, EnableUser, SendPasswordLink, SignOutUser, ListSessions,
	EndSession,
	ListDepartments, AddDepartment, ChangeDepartment, ListAudit, GetAuditLine, AuditKinds, ListStatuses,
}

// ListUsersQuery selects users.
type ListUsersQuery struct {
	ListQuery[UserSort]
	Role       string `query:"role" doc:"The name of a role"`
	Department string `query:"department" doc:"The id of a department"`
	Grant      string `query:"grant" doc:"A grant that the user has"`
	Active     string `query:"active" doc:"yes or no"`
}

// UserRow is a user. The telephony password and secret never leave the server; the row only says whether they are set.
type UserRow struct {
	ID                   string   `json:"id"`
	FirstName            string   `json:"firstName"`
	LastName             string   `json:"lastName"`
	Mobile               string   `json:"mobile"`
	Email                string   `json:"email"`
	CompanyMobile        string   `json:"companyMobile"`
	Role                 string   `json:"role"`
	DepartmentID         string   `json:"departmentId"`
	Department           string   `json:"department"`
	MaySignIn            bool     `json:"maySignIn" doc:"Whether the department may sign in"`
	ReportsTo            string   `json:"reportsTo" doc:"The id of another user"`
	ReportsToName        string   `json:"reportsToName"`
	Grants               []string `json:"grants"`
	Active               bool     `json:"active"`
	PasswordSet          bool     `json:"passwordSet"`
	TelephonyUserID      string   `json:"telephonyUserId"`
	TelephonyPasswordSet bool     `json:"telephonyPasswordSet"`
	TelephonySecretSet   bool     `json:"telephonySecretSet"`
	PictureURL           string   `json:"pictureUrl"`
	Sessions             int64    `json:"sessions" doc:"In how many browsers the user is signed in"`
	SignedInAt           string   `json:"signedInAt" doc:"When the user last signed in"`
	CreatedAt            string   `json:"createdAt"`
	Version              int64    `json:"version"`
}

// UserRowOf makes the row of a user.
func UserRowOf(u store.UserRow) UserRow {
	grants := []string{}
	if u.Grants != "" {
		grants = strings.Split(u.Grants, ",")
	}
	return UserRow{
		ID: u.ID, FirstName: u.FirstName, LastName: u.LastName, Mobile: u.Mobile, Email: u.Email,
		CompanyMobile: u.CompanyMobile, Role: u.Role,
		DepartmentID: u.DepartmentID, Department: u.Department, MaySignIn: u.MaySignIn, ReportsTo: u.ReportsTo,
		ReportsToName: u.Boss,
		Grants:        grants, Active: u.Active, PasswordSet: u.HasPassword, TelephonyUserID: u.TelephonyUserID,
		TelephonyPasswordSet: u.HasTelephonyPassword, TelephonySecretSet: u.HasTelephonySecret,
		PictureURL: pictureURL(u.ID, u.HasPicture),
		Sessions:   u.Sessions, SignedInAt: Instant(u.SignedInAt), CreatedAt: Instant(&u.CreatedAt), Version: u.Version,
	}
}

// UserBody holds the new values of a user.
type UserBody struct {
	FirstName         Text   `json:"firstName"`
	LastName          Text   `json:"lastName"`
	Mobile            Text   `json:"mobile"`
	Email             Text   `json:"email"`
	CompanyMobile     Text   `json:"companyMobile"`
	Role              Text   `json:"role"`
	Department        Text   `json:"department" doc:"The id of a department, or its name"`
	ReportsTo         Text   `json:"reportsTo" doc:"The id of another user, or the mobile; empty for nobody"`
	Grants            []Text `json:"grants"`
	TelephonyUserID   Text   `json:"telephonyUserId"`
	TelephonyPassword Text   `json:"telephonyPassword" doc:"Empty leaves the one that is there"`
	TelephonySecret   Text   `json:"telephonySecret" doc:"Empty leaves the one that is there"`
}

// Person converts the body for the rules.
func (b UserBody) Person() hiring.Person {
	grants := make([]hiring.Grant, len(b.Grants))
	for i, g := range b.Grants {
		grants[i] = hiring.Grant(g)
	}
	return hiring.Person{
		FirstName: string(b.FirstName), LastName: string(b.LastName), Mobile: string(b.Mobile), Email: string(b.Email),
		CompanyMobile: string(b.CompanyMobile), Role: hiring.Role(b.Role), Grants: grants,
	}
}

// AddUserBody is a new user.
type AddUserBody struct {
	UserBody
	MailLink Bool `json:"mailLink" doc:"Whether the new user gets a link to choose a password"`
}

// ChangeUserBody holds the new values of a user, and the version that the caller saw.
type ChangeUserBody struct {
	UserBody
	ForgetTelephony Bool   `json:"forgetTelephony" doc:"Takes the telephony password and secret away"`
	Version         Number `json:"version"`
}

// VersionBody is the version that the caller saw; without one, any version is accepted.
type VersionBody struct {
	Version Number `json:"version"`
}

// AddedRow is the id of a new record.
type AddedRow struct {
	ID string `json:"id"`
}

// ListSessionsQuery selects login sessions.
type ListSessionsQuery struct {
	ListQuery[LoginSessionSort]
	User string `query:"user" doc:"The id of a user"`
}

// SessionListRow is a login session, that is one browser.
type SessionListRow struct {
	ID         string `json:"id"`
	UserID     string `json:"userId"`
	User       string `json:"user"`
	Mobile     string `json:"mobile"`
	Role       string `json:"role"`
	Department string `json:"department"`
	Address    string `json:"address"`
	Agent      string `json:"agent"`
	CreatedAt  string `json:"createdAt"`
	SeenAt     string `json:"seenAt"`
	Own        bool   `json:"own" doc:"Whether it is the one that asks"`
}

// SessionListRowOf makes the row of a login session; own is the id of the caller's.
func SessionListRowOf(s store.SessionRow, own string) SessionListRow {
	return SessionListRow{
		ID: s.TokenHash, UserID: s.UserID, User: s.User, Mobile: s.Mobile, Role: s.Role, Department: s.Department,
		Address: s.Address, Agent: s.Agent,
		CreatedAt: Instant(&s.CreatedAt), SeenAt: Instant(&s.SeenAt), Own: s.TokenHash == own,
	}
}
