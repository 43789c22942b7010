package main

import (
	"fmt"
	"slices"
	"testing"

	"muster/internal/outreach/smtptest"
	"muster/internal/store/pgtest"
)

// pair is two servers started at the same moment on one PostgreSQL. They take the mail servers in turn.
func pair(t *testing.T, database string, mail ...*smtptest.Server) (one, other *process) {
	t.Helper()
	started := []*process{}
	for i := range 2 {
		args := []string{"serve", "--addr", "127.0.0.1:0", "--database", database, "--demo", "--job-lease", "2s"}
		if i < len(mail) {
			args = append(args, "--smtp", mail[i].URL())
		}
		started = append(started, launch(t, args...))
	}
	for _, p := range started {
		if err := p.awaitListening(); err != nil {
			t.Fatal(err)
		}
	}
	return started[0], started[1]
}

func TestTwoServersShareOneDatabase(t *testing.T) {
	// It is empty, so both try to seed the demo company.
	database := pgtest.Database(t)
	one, other := pair(t, database)
	recruiter := signedIn(t, one, "recruiter")
	if a := recruiter.get(other, "/api/session"); a.Status != 200 || a.Data[0]["mobile"] != demoLogin(t,
		"recruiter").Mobile {
		t.Fatalf("signed in on one, the other says %+v", a)
	}

	admin := signedIn(t, one, "administrator")
	before := recruiter.get(one, "/api/changes?since=0").Data[0]["now"]
	_, version := admin.setting(other, "mailSenderName")
	if a, err := admin.changeSetting(other, "mailSenderName", "Set on the other", version); err != nil ||
		a.code() != "200" {
		t.Fatalf("%+v, %v", a, err)
	}
	if value, now := admin.setting(one, "mailSenderName"); value != "Set on the other" || now != version+1 {
		t.Errorf("one has %q in version %d", value, now)
	}
	if a, err := admin.changeSetting(one, "mailSenderName", "From an old look", version); err != nil ||
		a.code() != "409" {
		t.Errorf("a change of an old version: %+v, %v", a, err)
	}
	if a, err := admin.changeSetting(one, "mailSenderName", "Set on one", version+1); err != nil || a.code() != "200" {
		t.Fatalf("%+v, %v", a, err)
	}
	since := recruiter.get(other, fmt.Sprintf("/api/changes?since=%.0f", before))
	if topics := since.Data[0]["topics"].([]any); !slices.Equal(topics, []any{"setting"}) {
		t.Errorf("the other reports changes to %v", topics)
	}

	// The copy keeps its cookie, so only the servers can know that the session has ended.
	copied := recruiter.copy(one)
	if a := recruiter.do(one, "DELETE", "/api/session", nil); a.code() != "200" {
		t.Fatalf("sign out: %+v", a)
	}
	if a := copied.get(other, "/api/session"); a.Status != 401 {
		t.Errorf("signed out on one, the other says %+v", a)
	}
	if a := admin.get(other, "/api/session"); a.Status != 200 {
		t.Errorf("after another user signed out, the administrator gets %+v", a)
	}
	one.stop()
	other.stop()
	mustRun(t, database, "", "check")
}

func TestWrongPasswordsAreCountedAcrossServers(t *testing.T) {
	database := pgtest.Database(t)
	shortHistory(t, database)
	one, other := pair(t, database)
	l := demoLogin(t, "recruiter2")
	c := newClient(t)
	for i, p := range []*process{one, other, one, other, one} {
		if a := c.logIn(p, l.Mobile, "not the password"); a.Status != 200 || a.code() != "409" {
			t.Fatalf("wrong password %d: %+v", i+1, a)
		}
	}
	for _, p := range []*process{one, other} {
		if a := c.logIn(p, l.Mobile, l.Password); a.Status != 429 {
			t.Errorf("after five wrong ones the right one gives %+v", a)
		}
	}
}
