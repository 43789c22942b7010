package seed_test

import (
	"bytes"
	"errors"
	"image/png"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/people"
	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

func sealKey() ([]byte, error) { return []byte("a key that only the tests know, for secrets"), nil }

func company(t *testing.T, database string) *app.App {
	t.Helper()
	muster := app.New(core.Core{Store: storetest.Open(t, database), Now: time.Now, Log: slog.New(slog.DiscardHandler),
		SealKey: sealKey})
	if err := seed.Company(t.Context(), muster); err != nil {
		t.Fatal(err)
	}
	return muster
}

// facts is everything about the people that must be the same on every run; password hashes are salted and secrets are
// sealed, so they differ.
const facts = `SELECT u.id || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.mobile || ' ' || u.email || ' ' ||
		u.company_mobile || ' ' ||
		u.telephony_user_id || ' ' || u.role_id || ' ' || d.id || ' ' || d.name || ' ' ||
		COALESCE(u.reports_to, '-')
	FROM app_user AS u JOIN department AS d ON d.id = u.department_id ORDER BY u.mobile`

func TestCompanyIsReproducibleAndConsistent(t *testing.T) {
	var first, firstSecrets []string
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := company(t, database)
		secrets := secretsOf(t, muster, database)
		if firstSecrets == nil {
			firstSecrets = secrets
		}
		if len(secrets) < 10 || !slices.Equal(secrets, firstSecrets) {
			t.Errorf("the telephony secrets are %q", secrets)
		}
		people := storetest.Column(t, database, facts)
		if first == nil {
			first = people
		}
		if len(people) != 40 || !slices.Equal(people, first) {
			t.Errorf("%d people: %q", len(people), people)
		}
		if found, err := check.Run(t.Context(), muster.Core); err != nil || len(found) > 0 {
			t.Errorf("not consistent: %q, %v", found, err)
		}
		// The first person is spelled out, so that a change to the ids is noticed.
		const ceo = "01682678-8860-7a8b-a223-79b2ba7d5229 Vikram Malhotra 9823000001 vikram.malhotra@demo.muster.example "
		if !strings.HasPrefix(people[0], ceo) {
			t.Errorf("the first is %q", people[0])
		}
		id := regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12} `)
		for _, person := range people {
			if !id.MatchString(person) {
				t.Errorf("not a UUID v7 in lower case: %q", person)
			}
		}
	})
}

// secretsOf opens the telephony secrets, which the database has sealed.
func secretsOf(t *testing.T, muster *app.App, database string) []string {
	t.Helper()
	opened := []string{}
	const sealed = "SELECT id FROM app_user WHERE telephony_secret <> '' ORDER BY mobile"
	for _, id := range storetest.Column(t, database, sealed) {
		row, err := muster.Store.Read().UserByID(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		secret, err := muster.People.TelephonySecret(row)
		if err != nil || strings.Contains(row.TelephonySecret, secret) {
			t.Errorf("the secret of %s: %v", row.Mobile, err)
		}
		opened = append(opened, secret)
	}
	return opened
}

func TestCompanyTwiceChangesNothing(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := company(t, database)
		const lines = "SELECT id FROM audit ORDER BY id"
		before := storetest.Column(t, database, lines)
		if err := seed.Company(t.Context(), muster); err != nil {
			t.Fatal(err)
		}
		if after := storetest.Column(t, database, lines); !slices.Equal(before, after) {
			t.Errorf("audit lines grew from %d to %d", len(before), len(after))
		}
	})
}

func TestCompanyRefusesADatabaseWithUsers(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := app.New(core.Core{Store: storetest.Open(t, database), Now: time.Now,
			Log: slog.New(slog.DiscardHandler)})
		if err := muster.People.EnsureRolesAndDepartments(t.Context()); err != nil {
			t.Fatal(err)
		}
		user := people.NewUser{
			Person: hiring.Person{FirstName: "Asha", LastName: "Rao", Mobile: "9000000001",
				Email: "asha@company.example", Role: hiring.CEO},
			Department: "Office of CEO",
		}
		if _, err := muster.People.AddUser(t.Context(), core.Caller{}, user, ""); err != nil {
			t.Fatal(err)
		}
		if err := seed.Company(t.Context(), muster); !errors.Is(err, seed.ErrOthers) {
			t.Errorf("got %v", err)
		}
		if got := storetest.Column(t, database, "SELECT name FROM department ORDER BY name"); len(got) != 4 {
			t.Errorf("the refused demo left departments: %q", got)
		}
	})
}

func TestCompanyPeople(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		company(t, database)
		for name, c := range map[string]struct{ query, want string }{
			"departments": {"SELECT name FROM department WHERE NOT may_sign_in ORDER BY name",
				"Customer Success, Data Science, Engineering, Finance, Marketing, Operations, Product, Sales"},
			"departments let in": {"SELECT name FROM department WHERE may_sign_in ORDER BY name",
				"Admin, ELCM, Human Resources, Office of CEO"},
			"roles in use": {"SELECT r.name FROM role AS r" +
				" WHERE EXISTS (SELECT 1 FROM app_user AS u WHERE u.role_id = r.id) ORDER BY r.id",
				"Recruiter, Interviewer, Admin, ESA HR, Senior HR, TL, ATL, PL, CEO"},
			"managers":       {granted("manager"), "9823000002, 9823000003, 9823000004, 9823000005"},
			"review":         {granted("reviewDashboard"), "9823000002, 9823000003, 9823000004"},
			"comments":       {granted("commentDownload"), "9823000002, 9823000003, 9823000017"},
			"esa":            {granted("esaAssigned"), "9823000012, 9823000022"},
			"administer":     {granted("administer"), "9823000013"},
			"without a boss": {"SELECT first_name FROM app_user WHERE reports_to IS NULL", "Vikram"},
			"who calls but has no telephone": {`SELECT u.mobile FROM app_user AS u JOIN role AS r ON r.id = u.role_id
				WHERE (r.name IN ('Recruiter', 'ESA HR')) <> (u.telephony_user_id <> '' AND u.telephony_password <> ''
					AND u.telephony_secret <> '' AND length(u.company_mobile) = 10)`, ""},
			"who has left": {"SELECT first_name FROM app_user WHERE NOT active", "Gaurav"},
			"with a password": {"SELECT mobile FROM app_user WHERE password_hash <> '' ORDER BY mobile",
				mobilesOfLogins()},
		} {
			if got := strings.Join(storetest.Column(t, database, c.query), ", "); got != c.want {
				t.Errorf("%s: got %q, want %q", name, got, c.want)
			}
		}
	})
}

func granted(name string) string {
	return "SELECT u.mobile FROM app_user AS u JOIN user_grant AS g ON g.user_id = u.id WHERE g.grant_name = '" +
		name + "' ORDER BY u.mobile"
}

func mobilesOfLogins() string {
	mobiles := []string{}
	for _, login := range seed.Logins() {
		mobiles = append(mobiles, login.Mobile)
	}
	return strings.Join(mobiles, ", ")
}

func TestLogins(t *testing.T) {
	want := []struct{ who, role, department, grants string }{
		{"manager", "Senior HR", "Human Resources", "commentDownload,manager,reviewDashboard"},
		{"manager4", "Senior HR", "Human Resources", "manager"},
		{"senior-hr", "Senior HR", "Human Resources", ""},
		{"recruiter", "Recruiter", "Human Resources", ""},
		{"recruiter2", "Recruiter", "Human Resources", ""},
		{"interviewer", "Interviewer", "Human Resources", ""},
		{"admin", "Admin", "Admin", ""},
		{"esa-hr", "ESA HR", "ELCM", ""},
		{"esa-assigned", "Recruiter", "ELCM", "esaAssigned"},
		{"administrator", "Senior HR", "Admin", "administer"},
		{"outsider", "TL", "Sales", ""},
	}
	logins := seed.Logins()
	if len(logins) != len(want) {
		t.Fatalf("%d logins", len(logins))
	}
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := company(t, database)
		for i, w := range want {
			login := logins[i]
			user, token, err := muster.Account.UserLogin(t.Context(), core.Caller{}, login.Mobile, login.Password)
			if login.Who != w.who || user.Role != w.role || user.Department != w.department || user.Grants != w.grants {
				t.Errorf("%s is %s: %s, %s, %s", w.who, login.Who, user.Role, user.Department, user.Grants)
			}
			if w.who == "outsider" {
				if err == nil || err.Error() != hiring.NoAccess || token != "" {
					t.Errorf("the outsider got %v", err)
				}
			} else if err != nil {
				t.Errorf("%s: %v", w.who, err)
			}
		}
	})
}

func TestPortraits(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := company(t, database)
		seen := [][]byte{}
		for _, id := range storetest.Column(t, database, "SELECT user_id FROM user_picture ORDER BY user_id") {
			picture, err := muster.Store.Read().PictureOfUser(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			drawn, err := png.Decode(bytes.NewReader(picture.Content))
			if err != nil || drawn.Bounds().Dx() != 128 || drawn.Bounds().Dy() != 128 || len(picture.Content) > 10_000 {
				t.Errorf("a portrait of %d bytes: %v", len(picture.Content), err)
			}
			if _, _, _, corner := drawn.At(0, 0).RGBA(); corner != 0 {
				t.Error("the corner of a portrait is not clear")
			}
			if slices.ContainsFunc(seen, func(other []byte) bool { return bytes.Equal(other, picture.Content) }) {
				t.Error("two portraits are the same")
			}
			seen = append(seen, picture.Content)
		}
		if len(seen) != 3 {
			t.Errorf("%d portraits", len(seen))
		}
	})
}
