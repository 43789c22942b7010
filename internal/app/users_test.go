package app_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/people"
	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

const (
	ashasMobile  = "9000000001"
	bossMobile   = "9000000002"
	goodPassword = "correct horse battery"
)

func asha() people.NewUser {
	return people.NewUser{
		Person: hiring.Person{
			FirstName: "Asha", LastName: "Kulkarni", Mobile: ashasMobile, Email: "asha@demo.example",
			Role:   hiring.Recruiter,
			Grants: []hiring.Grant{hiring.GrantEsaAssigned},
		},
		Department: "Human Resources", ReportsTo: bossMobile,
	}
}

func boss() people.NewUser {
	return people.NewUser{
		Person: hiring.Person{
			FirstName: "Sunita", LastName: "Menon", Mobile: bossMobile, Email: "sunita@demo.example",
			Role:   hiring.SeniorHR,
			Grants: []hiring.Grant{hiring.GrantAdminister},
		},
		Department: "Admin",
	}
}

// twoUsers runs a test with an administrator and a recruiter, who both have goodPassword, and checks that the database
// is consistent afterwards.
func twoUsers(t *testing.T, test func(t *testing.T, muster *app.App, database string)) {
	t.Helper()
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := openMuster(t, database)
		for _, user := range []people.NewUser{boss(), asha()} {
			addUser(t, muster, user, goodPassword)
		}
		test(t, muster, database)
		if found, err := check.Run(t.Context(), muster.Core); err != nil || len(found) > 0 {
			t.Errorf("the database is not consistent: %q, %v", found, err)
		}
	})
}

func addUser(t *testing.T, muster *app.App, user people.NewUser, password string) (id string) {
	t.Helper()
	id, err := muster.People.AddUser(t.Context(), core.Caller{}, user, password)
	must(t, err)
	return id
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wantProblem(t *testing.T, err error, kind hiring.Kind, message string) {
	t.Helper()
	problem, ok := errors.AsType[*hiring.Problem](err)
	if !ok || problem.Kind != kind || problem.Message != message {
		t.Errorf("got %v, want %q", err, message)
	}
}

func signIn(t *testing.T, muster *app.App, mobile, password string) (token string) {
	t.Helper()
	_, token, err := muster.Account.UserLogin(t.Context(), core.Caller{Address: "127.0.0.1"}, mobile, password)
	must(t, err)
	return token
}

func signedIn(t *testing.T, muster *app.App, token string) bool {
	t.Helper()
	_, err := muster.Account.Session(t.Context(), token)
	problem, ok := errors.AsType[*hiring.Problem](err)
	if err != nil && (!ok || problem.Kind != hiring.NotSignedIn) {
		t.Fatal(err)
	}
	return err == nil
}

const userLines = `SELECT a.action || ' ' || a.before || ' ' || a.after
	FROM audit AS a JOIN app_user AS u ON u.id = a.subject_id
	WHERE u.mobile = '` + ashasMobile + `' AND a.subject = 'user' AND a.action <> 'FailedSignIn'
	AND a.actor_id IS NULL ORDER BY a.id`

func TestAddUser(t *testing.T) {
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		signed, err := muster.Account.Session(t.Context(), signIn(t, muster, ashasMobile, goodPassword))
		must(t, err)
		if signed.Role != "Recruiter" || signed.Department != "Human Resources" ||
			!slices.Equal(signed.User.Grants, asha().Grants) {
			t.Errorf("signed in as %+v", signed)
		}
		const chain = "SELECT b.mobile FROM app_user AS u JOIN app_user AS b ON b.id = u.reports_to" +
			" WHERE u.mobile = '" + ashasMobile + "'"
		if got := storetest.Column(t, database, chain); !slices.Equal(got, []string{bossMobile}) {
			t.Errorf("reports to %v", got)
		}
		lines := storetest.Column(t, database, userLines)
		if len(lines) != 1 || !strings.HasPrefix(lines[0], "AddUser null ") ||
			!strings.Contains(lines[0], `"Role":"Recruiter"`) {
			t.Errorf("audit: %q", lines)
		}
		if strings.Contains(lines[0], "argon2id") || strings.Contains(lines[0], goodPassword) {
			t.Errorf("the audit line reveals a secret: %q", lines)
		}
		_, topics, err := muster.Changes(t.Context(), core.Caller{}, 0)
		if err != nil || !slices.Equal(topics, []string{"user"}) {
			t.Errorf("changes: %v, %v", topics, err)
		}
	})
}

func TestAddUserRefusals(t *testing.T) {
	const png = "\x89PNG\r\n\x1a\nrest"
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		for name, c := range map[string]struct {
			change   func(*people.NewUser)
			password string
			kind     hiring.Kind
			message  string
		}{
			"mobile in use": {func(u *people.NewUser) { u.Mobile = bossMobile }, goodPassword, hiring.Refused,
				"The mobile number 9000000002 already belongs to another user"},
			"no department": {func(u *people.NewUser) { u.Department = "Sales" }, goodPassword, hiring.Invalid,
				`There is no department "Sales"; the departments are Admin, ELCM, Human Resources, Office of CEO`},
			"no such boss": {func(u *people.NewUser) { u.ReportsTo = "9000000009" }, goodPassword, hiring.Invalid,
				`There is no user with the mobile number "9000000009"`},
			"no name": {func(u *people.NewUser) { u.FirstName = "" }, goodPassword, hiring.Invalid,
				"A first name is needed, with 60 characters at most and no comma"},
			"short password": {func(u *people.NewUser) {}, "short", hiring.Invalid,
				"The new password needs 10 characters or more"},
			"own mobile": {func(u *people.NewUser) {}, "my 9000000003", hiring.Invalid,
				"The new password must not contain the mobile number"},
			"not a picture": {func(u *people.NewUser) { u.Picture = []byte("GIF89a") }, goodPassword, hiring.Invalid,
				"A picture must be a PNG, JPEG or WebP file"},
		} {
			t.Run(name, func(t *testing.T) {
				user := asha()
				user.Mobile, user.Picture = "9000000003", []byte(png)
				c.change(&user)
				_, err := muster.People.AddUser(t.Context(), core.Caller{}, user, c.password)
				wantProblem(t, err, c.kind, c.message)
			})
		}
		if got := storetest.Column(t, database, "SELECT mobile FROM app_user ORDER BY mobile"); !slices.Equal(got,
			[]string{ashasMobile, bossMobile}) {
			t.Errorf("users: %v", got)
		}
		if got := storetest.Column(t, database, "SELECT user_id FROM user_picture"); len(got) > 0 {
			t.Errorf("a refused user left a picture")
		}
	})
}

func TestDisableUser(t *testing.T) {
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		token, other := signIn(t, muster, ashasMobile, goodPassword), signIn(t, muster, bossMobile, goodPassword)
		storetest.Exec(t, database,
			"INSERT INTO password_link (token_hash, user_id, expires_at, used_at)"+
				" SELECT 'link', id, created_at, NULL FROM app_user WHERE mobile = '"+ashasMobile+"'")
		must(t, muster.People.DisableUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile)))
		if signedIn(t, muster, token) || !signedIn(t, muster, other) {
			t.Error("the wrong login session ended")
		}
		_, _, err := muster.Account.UserLogin(t.Context(), core.Caller{}, ashasMobile, goodPassword)
		wantProblem(t, err, hiring.Refused, hiring.LoginWrong)
		wantProblem(t, muster.People.DisableUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile)),
			hiring.Refused, "Asha Kulkarni is disabled already")

		must(t, muster.People.EnableUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile)))
		if signedIn(t, muster, token) {
			t.Error("an ended login session came back")
		}
		signIn(t, muster, ashasMobile, goodPassword)
		wantProblem(t, muster.People.EnableUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile)),
			hiring.Refused, "Asha Kulkarni is active already")
		lines := storetest.Column(t, database, userLines)
		if want := []string{"DisableUser true false", "EnableUser false true"}; !slices.Equal(lines[1:], want) {
			t.Errorf("audit: %q", lines)
		}
		if got := storetest.Column(t, database, "SELECT token_hash FROM password_link"); len(got) > 0 {
			t.Error("a password link outlived its user's access")
		}
	})
}

func TestGrants(t *testing.T) {
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		token := signIn(t, muster, ashasMobile, goodPassword)
		must(t, muster.People.GrantUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile), hiring.GrantManager))
		must(t, muster.People.RevokeGrant(t.Context(), core.Caller{}, people.ByMobile(ashasMobile),
			hiring.GrantEsaAssigned))
		signed, err := muster.Account.Session(t.Context(), token)
		must(t, err)
		if !slices.Equal(signed.User.Grants, []hiring.Grant{hiring.GrantManager}) {
			t.Errorf("grants: %v", signed.User.Grants)
		}
		wantProblem(t, muster.People.GrantUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile),
			hiring.GrantManager), hiring.Refused, "Asha Kulkarni has the grant manager already")
		wantProblem(t, muster.People.RevokeGrant(t.Context(), core.Caller{}, people.ByMobile(ashasMobile),
			hiring.GrantAdminister), hiring.Refused, "Asha Kulkarni does not have the grant administer")
		wantProblem(t, muster.People.GrantUser(t.Context(), core.Caller{}, people.ByMobile("9000000009"),
			hiring.GrantManager), hiring.Absent, `There is no user with the mobile number "9000000009"`)
		wantProblem(t, muster.People.GrantUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile), "boss"),
			hiring.Invalid, hiring.CheckGrant("boss").Error())
		wantProblem(t, muster.People.RevokeGrant(t.Context(), core.Caller{}, people.ByMobile(ashasMobile), "boss"),
			hiring.Invalid, hiring.CheckGrant("boss").Error())
		lines := storetest.Column(t, database, userLines)
		want := []string{`GrantUser ["esaAssigned"] ["esaAssigned","manager"]`,
			`RevokeGrant ["esaAssigned","manager"] ["manager"]`}
		if !slices.Equal(lines[1:], want) {
			t.Errorf("audit: %q", lines)
		}
	})
}

func TestTheLastAdministratorStays(t *testing.T) {
	const last = "This is the last active user with the grant administer; give it to somebody else first"
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		outsider := boss()
		outsider.Mobile, outsider.Department = "9000000003", "Sales"
		storetest.Exec(t, database, "INSERT INTO department (id, name, may_sign_in) VALUES ('sales', 'Sales', FALSE)")
		addUser(t, muster, outsider, "")
		token := signIn(t, muster, bossMobile, goodPassword)

		wantProblem(t, muster.People.DisableUser(t.Context(), core.Caller{}, people.ByMobile(bossMobile)),
			hiring.Refused, last)
		wantProblem(t, muster.People.RevokeGrant(t.Context(), core.Caller{}, people.ByMobile(bossMobile),
			hiring.GrantAdminister), hiring.Refused, last)
		if !signedIn(t, muster, token) {
			t.Error("a refused change ended a login session")
		}
		must(t, muster.People.GrantUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile),
			hiring.GrantAdminister))
		must(t, muster.People.RevokeGrant(t.Context(), core.Caller{}, people.ByMobile(bossMobile),
			hiring.GrantAdminister))
		must(t, muster.People.DisableUser(t.Context(), core.Caller{}, people.ByMobile(bossMobile)))
		wantProblem(t, muster.People.DisableUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile)),
			hiring.Refused, last)
	})
}

func TestSetUserPassword(t *testing.T) {
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		token := signIn(t, muster, ashasMobile, goodPassword)
		wantProblem(t, muster.People.SetUserPassword(t.Context(), core.Caller{}, people.ByMobile(ashasMobile), ""),
			hiring.Invalid, "The new password needs 10 characters or more")
		if !signedIn(t, muster, token) {
			t.Error("a refused password ended a login session")
		}
		must(t, muster.People.SetUserPassword(t.Context(), core.Caller{}, people.ByMobile(ashasMobile),
			"copper kettle on monday"))
		if signedIn(t, muster, token) {
			t.Error("the login session outlived the password")
		}
		_, _, err := muster.Account.UserLogin(t.Context(), core.Caller{}, ashasMobile, goodPassword)
		wantProblem(t, err, hiring.Refused, hiring.LoginWrong)
		signIn(t, muster, ashasMobile, "copper kettle on monday")
		if lines := storetest.Column(t, database, userLines); !slices.Equal(lines[1:],
			[]string{"SetUserPassword null null"}) {
			t.Errorf("audit: %q", lines)
		}
	})
}

func TestSignOutUser(t *testing.T) {
	twoUsers(t, func(t *testing.T, muster *app.App, database string) {
		first, second, other := signIn(t, muster, ashasMobile, goodPassword),
			signIn(t, muster, ashasMobile, goodPassword), signIn(t, muster, bossMobile, goodPassword)
		must(t, muster.People.SignOutUser(t.Context(), core.Caller{}, people.ByMobile(ashasMobile)))
		if signedIn(t, muster, first) || signedIn(t, muster, second) || !signedIn(t, muster, other) {
			t.Error("the wrong login sessions ended")
		}
		if lines := storetest.Column(t, database, userLines); !slices.Equal(lines[1:],
			[]string{"SignOutUser null null"}) {
			t.Errorf("audit: %q", lines)
		}
	})
}
