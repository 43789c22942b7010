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

// demoRefuses is the complaint about a flag that would show the demo company to others.
func demoRefuses(flag string) string {
	return "the demo company has known passwords and is only served on this machine, so " + flag + " is refused; " +
		"a company of your own needs its own folder (--data) or database (--database)"
}

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

func TestWhatWouldShowTheDemoCompanyToOthers(t *testing.T) {
	const local = "127.0.0.1:8080"
	for _, c := range []struct{ addr, publicURL, refused string }{
		{local, "", ""},
		{"[::1]:0", "http://localhost:8080/", ""},
		{"localhost:0", "https://muster.localhost", ""},
		{"0.0.0.0:0", "", "--addr 0.0.0.0:0"},
		{":0", "", "--addr :0"},
		{"[::]:0", "", "--addr [::]:0"},
		{"192.0.2.1:0", "", "--addr 192.0.2.1:0"},
		{"muster.example:0", "", "--addr muster.example:0"},
		{local, "https://hiring.company.example", "--public-url https://hiring.company.example"},
		{local, "http://10.0.0.7", "--public-url http://10.0.0.7"},
		{local, "https://localhost.example", "--public-url https://localhost.example"},
		{local, "hiring.company.example", "--public-url hiring.company.example"},
	} {
		err := (&serveCommand{Addr: c.addr, PublicURL: c.publicURL}).keepDemoLocal()
		if c.refused == "" && err != nil || c.refused != "" && (err == nil || err.Error() != demoRefuses(c.refused)) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

func TestTheDemoCompanyStaysOnThisMachine(t *testing.T) {
	seeded, fresh := filepath.Join(t.TempDir(), "muster.db"), filepath.Join(t.TempDir(), "muster.db")
	shortHistory(t, seeded)
	local := []string{"--addr", "127.0.0.1:0"}
	for flag, args := range map[string][]string{
		"--addr 0.0.0.0:0": {"--addr", "0.0.0.0:0"},
		"--public-url https://hiring.company.example": append(local, "--public-url", "https://hiring.company.example"),
		"--proxy": append(local, "--proxy", "127.0.0.1/32"),
	} {
		if got := refuses(t, seeded, args...); got != demoRefuses(flag) {
			t.Errorf("without --demo, a database with the demo company says %q", got)
		}
	}
	if got := refuses(t, fresh, "--demo", "--addr", "0.0.0.0:0"); got != demoRefuses("--addr 0.0.0.0:0") {
		t.Errorf("--demo says %q", got)
	}
	if _, err := os.Stat(fresh); err == nil {
		t.Error("a refused --demo made a database")
	}
}

// A real company that once tried the demo must not find its logins in production.
func TestMakeRunHasItsOwnFolder(t *testing.T) {
	made, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(made), "\nDATA := ./demo\n") {
		t.Error("make run fills another folder than ./demo; ./data is that of the real company")
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
