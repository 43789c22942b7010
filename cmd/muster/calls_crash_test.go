package main

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"muster/internal/store/storetest"
)

// cutCalls is how often the server is killed while the telephony service has a call and has not answered.
const cutCalls = 25

func TestAKillDuringACallLeavesWhatIsTrue(t *testing.T) {
	storetest.EachDatabase(t, cutDuringCalls)
}

func cutDuringCalls(t *testing.T, database string) {
	// The key that seals secrets is in the folder of the data.
	folder := t.TempDir()
	shortHistory(t, database, "--data", folder)
	storetest.Exec(t, database, "DELETE FROM phone_call")
	var asked atomic.Int64
	var killing atomic.Pointer[process]
	service := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		asked.Add(1)
		killing.Load().kill()
		panic(http.ErrAbortHandler)
	}))
	defer service.Close()
	owner := demoLogin(t, "recruiter")
	var recruiter *client
	own := storetest.Column(t, database, "SELECT a.candidate_id || ' ' || a.requisition_id FROM application AS a "+
		"JOIN app_user AS u ON u.id = a.owner_id WHERE a.live AND u.mobile = '"+owner.Mobile+"' ORDER BY a.id LIMIT 1")
	candidate, requisition, _ := strings.Cut(own[0], " ")
	for round := range cutCalls {
		p := serve(t, database, "--demo", "--data", folder, "--telephony", service.URL)
		killing.Store(p)
		if recruiter == nil {
			recruiter = signedIn(t, p, "recruiter")
		}
		if a, err := recruiter.try(p, "POST", "/api/calls", map[string]string{"candidate": candidate,
			"requisition": requisition}); err == nil {
			t.Fatalf("round %d was answered: %+v", round+1, a)
		}
		<-p.ended
		states := storetest.Column(t, database, "SELECT state || reason FROM phone_call ORDER BY id")
		if len(states) != round+1 || states[round] != "asked" || asked.Load() != int64(round+1) {
			t.Fatalf("round %d: the service was asked %d times, and the calls are %q", round+1, asked.Load(), states)
		}
		// The next call comes later than ten seconds after.
		storetest.Exec(t, database, "UPDATE phone_call SET asked_at = (SELECT MIN(e.at) FROM stage_event AS e)")
	}
	p := serve(t, database, "--demo", "--data", folder, "--telephony", service.URL)
	if a := recruiter.get(p, "/api/session"); a.Status != 200 {
		t.Errorf("afterwards: %+v", a)
	}
	p.stop()
	if asked.Load() != cutCalls {
		t.Errorf("a restart asked the service again: %d", asked.Load())
	}
	mustRun(t, database, "", "check")
}

// Secrets that an older version wrote in the clear are sealed by whatever runs first, and no copy has them.
func TestSecretsAreSealedBeforeAnythingElse(t *testing.T) {
	const password, secret = "an-open-password-of-old", "an-open-secret-of-old"
	database, copied := filepath.Join(t.TempDir(), "muster.db"), filepath.Join(t.TempDir(), "copy.db")
	shortHistory(t, database)
	open := "UPDATE app_user SET telephony_password = '" + password + "', telephony_secret = '" + secret +
		"' WHERE telephony_user_id <> ''"
	storetest.Exec(t, database, open)
	mustRun(t, database, "", "backup", copied)
	const unsealed = "SELECT mobile FROM app_user WHERE telephony_user_id <> '' AND " +
		"(telephony_password NOT LIKE 'sealed:1:%' OR telephony_secret NOT LIKE 'sealed:1:%')"
	for _, path := range []string{database, copied} {
		if left := storetest.Column(t, path, unsealed); len(left) > 0 {
			t.Errorf("%s has open secrets of %q", path, left)
		}
	}
	key, err := os.ReadFile(filepath.Join(filepath.Dir(database), "seal.key"))
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(copied)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{password, secret, strings.TrimSpace(string(key))} {
		if bytes.Contains(content, []byte(text)) {
			t.Errorf("the backup tells %q", text)
		}
	}
	// Several servers that start at once seal each secret once, and it opens afterwards.
	storetest.Exec(t, database, open)
	var asked sync.Map
	service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		asked.Store(string(body), true)
		_, _ = io.WriteString(w, "{}")
	}))
	defer service.Close()
	var servers []*process
	for range 3 {
		servers = append(servers, launch(t, "serve", "--addr", "127.0.0.1:0", "--database", database, "--demo",
			"--telephony", service.URL))
	}
	for _, p := range servers {
		if err := p.awaitListening(); err != nil {
			t.Fatal(err)
		}
	}
	owner := demoLogin(t, "recruiter")
	own := storetest.Column(t, database, "SELECT a.candidate_id || ' ' || a.requisition_id FROM application AS a "+
		"JOIN app_user AS u ON u.id = a.owner_id WHERE a.live AND u.mobile = '"+owner.Mobile+"' ORDER BY a.id LIMIT 1")
	candidate, requisition, _ := strings.Cut(own[0], " ")
	if a := signedIn(t, servers[2], "recruiter").do(servers[2], "POST", "/api/calls", map[string]string{
		"candidate": candidate, "requisition": requisition}); a.code() != "200" {
		t.Errorf("a call with a sealed secret: %+v", a)
	}
	found := false
	asked.Range(func(body, _ any) bool {
		found = found || strings.Contains(body.(string), `"secret":"`+secret+`"`)
		return true
	})
	if !found {
		t.Error("the service did not get the secret")
	}
	for _, p := range servers {
		p.stop()
	}
}
