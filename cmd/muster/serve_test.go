package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

const knownPasswords = "the demo company has known passwords, so it is only served on an address of this machine such as 127.0.0.1:8080"

// refuses starts a server that must not start, and returns its only line on stderr.
func refuses(t *testing.T, database string, args ...string) string {
	t.Helper()
	p := launch(t, append([]string{"serve", "--database", database}, args...)...)
	if code := p.exitCode(); code != 1 || p.out.String() != "" {
		t.Errorf("muster serve %q: exit code %d, %s", args, code, &p.out)
	}
	complaint, more, _ := strings.Cut(p.stderr.String(), "\n")
	if more != "" {
		t.Errorf("muster serve %q prints more than one line: %s", args, &p.stderr)
	}
	return strings.TrimPrefix(complaint, "muster: ")
}

func TestWhatServeRefuses(t *testing.T) {
	const free = "127.0.0.1:0"
	database := filepath.Join(t.TempDir(), "muster.db")
	for _, c := range []struct {
		want string
		args []string
	}{
		{knownPasswords, []string{"--demo", "--addr", "0.0.0.0:0"}},
		{knownPasswords, []string{"--demo", "--addr", ":0"}},
		{knownPasswords, []string{"--demo", "--addr", "[::]:0"}},
		{knownPasswords, []string{"--demo", "--addr", "192.0.2.1:0"}},
		{knownPasswords, []string{"--demo", "--addr", "muster.example:0"}},
		{`--today must be a day like 2026-03-16, not "16.3.2026"`, []string{"--addr", free, "--today", "16.3.2026"}},
		{"serve: --job-lease must be a second or more; see muster --help", []string{"--addr", free, "--job-lease",
			"0s"}},
		{"serve: --stop-grace must not be negative; see muster --help", []string{"--addr", free, "--stop-grace=-1s"}},
		{"the mail server's address cannot be read; it should look like smtp://user:password@host:587",
			[]string{"--addr", free, "--smtp", "smtp://desk:hidden%@mail.example"}},
	} {
		if got := refuses(t, database, c.args...); got != c.want {
			t.Errorf("muster serve %q says %q", c.args, got)
		}
	}
}

func TestTheDemoCompanyStaysOnThisMachine(t *testing.T) {
	database := filepath.Join(t.TempDir(), "muster.db")
	shortHistory(t, database)
	if got := refuses(t, database, "--addr", "0.0.0.0:0"); got != knownPasswords {
		t.Errorf("without --demo, a database of the demo company gives %q", got)
	}
}

func TestTheDemoCompanyStaysOutOfARealOne(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		mustRun(t, database, goodPassword, add("9000000001", "Admin", "Admin", "--grant", "administer")...)
		before := mustRun(t, database, "", "user", "list")
		if got, want := refuses(t, database, "--demo", "--addr", "127.0.0.1:0"),
			"this database has users of its own; the demo company only goes into an empty one"; got != want {
			t.Errorf("got %q", got)
		}
		if after := mustRun(t, database, "", "user", "list"); after != before {
			t.Errorf("the users are now\n%s", after)
		}
	})
}

func TestUserCommandsAffectARunningServer(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		const mobile, first, second = "9000000002", "correct horse battery", "staple of another"
		mustRun(t, database, goodPassword, add("9000000001", "Admin", "Admin", "--grant", "administer")...)
		p := serve(t, database)
		mustRun(t, database, first+"\n", add(mobile, "Human Resources", "Recruiter")...)
		c := newClient(t)
		if a := c.logIn(p, mobile, first); a.code() != "200" {
			t.Fatalf("a new user cannot sign in: %+v", a)
		}
		mustRun(t, database, "", "user", "grant", mobile, "manager")
		if facts := c.get(p, "/api/session").Data[0]["facts"].(map[string]any); facts["manager"] != true {
			t.Errorf("after the grant: %v", facts)
		}
		mustRun(t, database, second+"\n", "user", "password", mobile)
		if a := c.get(p, "/api/session"); a.Status != 401 {
			t.Errorf("a new password leaves the login session: %+v", a)
		}
		if a := c.logIn(p, mobile, first); a.code() != "409" {
			t.Errorf("the old password still works: %+v", a)
		}
		if a := c.logIn(p, mobile, second); a.code() != "200" {
			t.Errorf("the new password does not work: %+v", a)
		}
		mustRun(t, database, "", "user", "disable", mobile)
		if a := c.get(p, "/api/session"); a.Status != 401 {
			t.Errorf("a disabled user is still signed in: %+v", a)
		}
		if a := c.logIn(p, mobile, second); a.code() != "409" {
			t.Errorf("a disabled user gets in: %+v", a)
		}
		p.stop()
		mustRun(t, database, "", "check")
	})
}

func TestTodayShiftsTheClock(t *testing.T) {
	zone, err := time.LoadLocation(hiring.DefaultOf(hiring.BusinessZone))
	if err != nil {
		t.Fatal(err)
	}
	day := func() string { return time.Now().In(zone).Format(time.DateOnly) }
	for really := ""; really != day(); {
		really = day()
		database := filepath.Join(t.TempDir(), "muster.db")
		shortHistory(t, database, "--today", "2024-02-29")
		p := serve(t, database, "--demo", "--today", "2024-02-29")
		got := signedIn(t, p, "recruiter").get(p, "/api/session").Data[0]["today"]
		p.stop()
		// The shifted clock ticks, so a reading around midnight proves nothing.
		if really == day() && got != "2024-02-29" {
			t.Errorf("today is %v", got)
		}
	}
}

func TestStoredOpenAPIDocumentIsFresh(t *testing.T) {
	p := launch(t, "openapi")
	if code := p.exitCode(); code != 0 {
		t.Fatalf("exit code %d: %s", code, &p.stderr)
	}
	kept, err := os.ReadFile("../../web/src/api/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	if p.out.String() != string(kept) {
		t.Error("web/src/api/openapi.json is not what muster openapi prints; run make gen")
	}
}

func TestHelpOfEveryCommandIsReadable(t *testing.T) {
	for _, command := range []string{"", "serve", "migrate", "seed", "user", "user add", "user grant", "check",
		"backup", "openapi", "version"} {
		p := launch(t, append(strings.Fields(command), "--help")...)
		if code := p.exitCode(); code != 0 || p.stderr.String() != "" {
			t.Errorf("%s --help: exit code %d, %s", command, code, &p.stderr)
		}
		if !strings.HasPrefix(p.out.String(), strings.TrimSpace("Usage: muster "+command)) {
			t.Errorf("%s --help begins otherwise:\n%s", command, &p.out)
		}
		_, below, _ := strings.Cut(p.out.String(), "\n")
		for text := range strings.Lines(below) {
			if len(text) > 110 {
				t.Errorf("%s --help has a line that is too long: %s", command, text)
			}
		}
	}
}
