package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// muster runs one command on a database as a shell would, and returns what it printed.
func muster(t *testing.T, database, input string, args ...string) (code int, out, stderr string) {
	t.Helper()
	var printed, failed bytes.Buffer
	code = run(append([]string{"--database", database}, args...), strings.NewReader(input), &printed, &failed)
	return code, printed.String(), failed.String()
}

// mustRun is muster for a command that must succeed.
func mustRun(t *testing.T, database, input string, args ...string) string {
	t.Helper()
	code, out, stderr := muster(t, database, input, args...)
	if code != 0 || stderr != "" {
		t.Fatalf("muster %q: exit code %d, %s", args, code, stderr)
	}
	return out
}

func add(mobile, department, role string, more ...string) []string {
	return append([]string{"user", "add", mobile, "--first", "Asha", "--last", "Rao", "--email",
		"asha@company.example", "--department", department, "--role", role}, more...)
}

const goodPassword = "correct horse battery\n"

func TestTheFirstUsersOfACompany(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		picture := filepath.Join(t.TempDir(), "face.jpg")
		if err := os.WriteFile(picture, []byte("\xff\xd8\xff\xe0rest"), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := mustRun(t, database, goodPassword, add("9000000001", "Human Resources", "Senior HR", "--grant",
			"manager", "--grant", "administer", "--picture", picture)...); got != "Asha Rao is added.\n" {
			t.Errorf("got %q", got)
		}
		if got := mustRun(t, database, "", add("9000000002", "ELCM", "Recruiter", "--reports-to", "9000000001",
			"--company-mobile", "9000000009")...); !strings.HasPrefix(got, "Asha Rao is added, without a password") {
			t.Errorf("got %q", got)
		}
		mustRun(t, database, "", "user", "grant", "9000000002", "esaAssigned")
		mustRun(t, database, "", "user", "revoke-grant", "9000000001", "manager")
		mustRun(t, database, "copper kettle on monday\n", "user", "password", "9000000002")
		mustRun(t, database, "", "user", "sign-out", "9000000001")
		mustRun(t, database, "", "user", "disable", "9000000002")
		mustRun(t, database, "", "user", "enable", "9000000002")
		mustRun(t, database, "", "user", "disable", "9000000002")

		const want = `MOBILE      NAME      ROLE       DEPARTMENT       E-MAIL                STATE     GRANTS
9000000001  Asha Rao  Senior HR  Human Resources  asha@company.example  active    administer
9000000002  Asha Rao  Recruiter  ELCM             asha@company.example  disabled  esaAssigned
`
		if got := mustRun(t, database, "", "user", "list"); got != want {
			t.Errorf("got\n%s", got)
		}
		if got := mustRun(t, database, "", "check"); !strings.HasSuffix(got, " is sound.\n") {
			t.Errorf("got %q", got)
		}
		if got := storetest.Column(t, database, "SELECT media_type FROM user_picture"); len(got) != 1 ||
			got[0] != "image/jpeg" {
			t.Errorf("pictures: %v", got)
		}
	})
}

func TestRefusalsAreOneSentence(t *testing.T) {
	notAPicture := filepath.Join(t.TempDir(), "face.png")
	if err := os.WriteFile(notAPicture, []byte("<svg/>"), 0o600); err != nil {
		t.Fatal(err)
	}
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		mustRun(t, database, goodPassword, add("9000000001", "Admin", "Admin", "--grant", "administer")...)
		for _, c := range []struct {
			input string
			args  []string
			want  string
		}{
			{goodPassword, add("900", "Admin", "Admin"), "Please Enter 10 Digit Mobile Number"},
			{goodPassword, add("9000000001", "Admin", "Admin"),
				"The mobile number 9000000001 already belongs to another user"},
			{goodPassword, add("9000000002", "Sales", "TL"),
				`There is no department "Sales"; the departments are Admin, ELCM, Human Resources, Office of CEO`},
			{goodPassword, add("9000000002", "Admin", "Boss"),
				`There is no role "Boss"; the roles are Recruiter, Interviewer, Admin, ESA HR, Senior HR, TL, ATL, PL, CEO`},
			{goodPassword, add("9000000002", "Admin", "Admin", "--grant", "boss"),
				`There is no grant "boss"; the grants are manager, reviewDashboard, esaAssigned, commentDownload, administer`},
			{goodPassword, add("9000000002", "Admin", "Admin", "--picture", notAPicture),
				"A picture must be a PNG, JPEG or WebP file"},
			{"short\n", add("9000000002", "Admin", "Admin"), "The new password needs 10 characters or more"},
			{"", []string{"user", "password", "9000000001"}, "The new password needs 10 characters or more"},
			{"", []string{"user", "disable", "9000000001"},
				"This is the last active user with the grant administer; give it to somebody else first"},
			{"", []string{"user", "sign-out", "9000000002"}, `There is no user with the mobile number "9000000002"`},
			{"", []string{"seed"}, "this database has users of its own; the demo company only goes into an empty one"},
			{"", []string{"user", "add", "9000000002"},
				"missing flags: --department=NAME, --email=ADDRESS, --first=NAME, --last=NAME, --role=NAME; see muster --help"},
			{"", []string{"sing"}, `unexpected argument sing; see muster --help`},
		} {
			code, out, stderr := muster(t, database, c.input, c.args...)
			if code != 1 || out != "" || stderr != "muster: "+c.want+"\n" {
				t.Errorf("muster %q: exit code %d, %q, %q", c.args, code, out, stderr)
			}
		}
	})
}

func TestSeedPrintsTheLogins(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		first := mustRun(t, database, "", "seed")
		if again := mustRun(t, database, "", "seed"); again != first {
			t.Errorf("a second time: %q", again)
		}
		for _, login := range seed.Logins() {
			if !strings.Contains(first, "\nlogin "+login.Who+" "+login.Mobile+" "+login.Password+"\n") {
				t.Errorf("no login of %s in %q", login.Who, first)
			}
		}
	})
}

func TestCheckExitsWithOneWhenSomethingIsBroken(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		mustRun(t, database, "", "seed", "--candidates", "40")
		storetest.Exec(t, database, "UPDATE app_user SET version = 2 WHERE mobile = '9823000001'")
		code, out, stderr := muster(t, database, "", "check")
		if code != 1 || out != "the user 9823000001 was changed 1 times and has 0 audit lines about it\n" ||
			!strings.HasSuffix(stderr, " has faults: 1\n") {
			t.Errorf("exit code %d, %q, %q", code, out, stderr)
		}
	})
}

func TestCheckMendsWhatDashboardsCount(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		mustRun(t, database, "", "seed", "--candidates", "40")
		if out := mustRun(t, database, "", "check", "--mend"); !strings.HasPrefix(out, "Counts that were mended: 0\n") {
			t.Errorf("a sound database: %q", out)
		}
		storetest.Exec(t, database, "INSERT INTO stage_day (on_day, stage, n) VALUES ('2019-01-01', 'CALL', 3)")
		if code, _, _ := muster(t, database, "", "check"); code != 1 {
			t.Errorf("exit code %d", code)
		}
		out := mustRun(t, database, "", "check", "--mend")
		if !strings.HasPrefix(out, "stage_day of 2019-01-01 CALL: n is 0 now, it was 3\nCounts that were mended: 1\n") ||
			!strings.HasSuffix(out, " is sound.\n") {
			t.Errorf("mended: %q", out)
		}
	})
}

func TestMigrateCreatesAMissingDatabase(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "data")
	file := filepath.Join(folder, "muster.db")
	for _, args := range [][]string{{"check"}, {"backup", filepath.Join(folder, "copy.db")}, {"user", "list"},
		{"user", "disable", "9000000001"}} {
		var out, stderr bytes.Buffer
		code := run(append([]string{"--data", folder}, args...), strings.NewReader(""), &out, &stderr)
		if code != 1 || stderr.String() != "muster: there is no database "+file+"; muster migrate makes it\n" {
			t.Errorf("muster %q: exit code %d, %q", args, code, stderr.String())
		}
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("a read-only command created a folder")
	}
	t.Setenv("MUSTER_DATA", folder)
	var out, stderr bytes.Buffer
	if code := run([]string{"migrate"}, strings.NewReader(""), &out, &stderr); code != 0 ||
		out.String() != "The database "+file+" (sqlite) has the newest schema.\n" {
		t.Errorf("exit code %d, %q, %q", code, out.String(), stderr.String())
	}
	mustRun(t, file, "", "check")
}

func TestBackup(t *testing.T) {
	file := filepath.Join(t.TempDir(), "muster.db")
	mustRun(t, file, "", "seed")
	copied := filepath.Join(t.TempDir(), "backups", "copy.db")
	mustRun(t, file, "", "backup", copied)
	mustRun(t, copied, "", "check")
	if original, copy := mustRun(t, file, "", "user", "list"), mustRun(t, copied, "", "user", "list"); original != copy {
		t.Errorf("the copy has\n%s", copy)
	}
	if code, _, stderr := muster(t, file, "", "backup", copied); code != 1 || !strings.Contains(stderr,
		"exists already") {
		t.Errorf("over an existing file: exit code %d, %q", code, stderr)
	}
}

func TestBackupOfPostgresPrintsTheCommand(t *testing.T) {
	const address = "postgres://desk:hidden@db.example:5432/muster?password=hidden&sslmode=require"
	code, out, stderr := muster(t, address, "", "backup", "it's.dump")
	const command = `pg_dump --format=custom --file='it'\''s.dump' ` +
		`'postgres://desk@db.example:5432/muster?sslmode=require'`
	if code != 1 || out != command+"\n" {
		t.Errorf("exit code %d, %q", code, out)
	}
	const settings = "host=db.example password=hidden dbname=muster"
	if code, out, stderr := muster(t, settings, "", "backup", "it.dump"); code != 1 ||
		strings.Contains(stderr, "hidden") || out != `pg_dump --format=custom --file='it.dump' 'host=db.example dbname=muster'`+"\n" {
		t.Errorf("exit code %d, %q, %q", code, out, stderr)
	}
	_, unreadable, more := muster(t, "postgres://desk:hidden%@db.example", "", "backup", "it.dump")
	if strings.Contains(out+stderr+unreadable+more, "hidden") {
		t.Errorf("the password is printed: %q %q %q %q", out, stderr, unreadable, more)
	}
}

// TestNoCommandTakesAnAddressForAFile also looks for the keys, which lie beside the file of a database.
func TestNoCommandTakesAnAddressForAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, address := range []string{"mysql://desk:hidden@db/muster", "host=db password='hidden", "a=b.db",
		"host=127.0.0.1 port=1 user=desk password=hidden dbname=muster connect_timeout=2"} {
		for _, args := range [][]string{{"serve", "--addr", "127.0.0.1:0"}, {"migrate"}, {"check"}, {"backup", "copy"},
			{"seed"}, {"user", "list"}} {
			code, out, stderr := muster(t, address, "", args...)
			if backup := args[0] == "backup" && out != ""; code != 1 || strings.Contains(out+stderr, "hidden") ||
				strings.Contains(out+stderr, "sqlite") || (!backup && strings.Count(stderr, "\n") != 1) {
				t.Errorf("%s on %s: exit code %d, %q, %q", args[0], address, code, out, stderr)
			}
		}
	}
	if left, err := os.ReadDir("."); err != nil || len(left) != 0 {
		t.Errorf("there are files %v, %v", left, err)
	}
}

func TestHelpAndVersion(t *testing.T) {
	help := mustRun(t, "unused", "", "--help")
	for _, name := range []string{"serve", "migrate", "seed", "user add", "user revoke-grant", "check", "backup",
		"openapi", "version", "MUSTER_DATABASE"} {
		if !strings.Contains(help, name) {
			t.Errorf("the help does not name %s", name)
		}
	}
	shape := regexp.MustCompile(`^muster \S+, go1\.\S+, \w+/\w+\n$`)
	if got := mustRun(t, "unused", "", "version"); !shape.MatchString(got) {
		t.Errorf("got %q", got)
	}
}
