package httpapi_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store/storetest"
)

// telephonyOf opens a user's telephony password and secret.
func (h *harness) telephonyOf(userID string) (opened [2]string) {
	h.t.Helper()
	row, err := h.app.Store.Read().UserByID(h.t.Context(), userID)
	if err != nil {
		h.t.Fatal(err)
	}
	for i, sealed := range []string{row.TelephonyPassword, row.TelephonySecret} {
		field := []string{"telephony_password", "telephony_secret"}[i]
		if opened[i], err = h.app.Unseal(core.SecretOwner{UserID: userID, Field: field}, sealed); err != nil {
			h.t.Fatal(err)
		}
	}
	return opened
}

// telephone is a telephony service on this machine: what it was asked, and how it answers.
type telephone struct {
	mu     sync.Mutex
	bodies []string
	status int
	answer string
}

// telephone configures a telephony service.
func (d *team) telephone() *telephone {
	d.t.Helper()
	p := &telephone{status: 200, answer: `{"code":200,"call_id":"svc-1"}`}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		p.mu.Lock()
		defer p.mu.Unlock()
		p.bodies = append(p.bodies, string(text))
		if p.status == 0 {
			panic(http.ErrAbortHandler)
		}
		w.WriteHeader(p.status)
		_, _ = io.WriteString(w, p.answer)
	}))
	d.t.Cleanup(server.Close)
	service, err := outreach.ParseTelephony(server.URL)
	if err != nil {
		d.t.Fatal(err)
	}
	d.app.Messages.Telephony, d.app.Calls.HookSecret = service, hookSecret
	return p
}

func (p *telephone) answers(status int, text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.status, p.answer = status, text
}

func (p *telephone) asked() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.bodies
}

const hookSecret = "what the telephony service signs with"

// report sends a report as the telephony service would.
func (h *harness) report(text string) reply {
	h.t.Helper()
	mac := hmac.New(sha256.New, []byte(hookSecret))
	mac.Write([]byte(text))
	return h.signedReport(text, "sha256="+hex.EncodeToString(mac.Sum(nil)))
}

func (h *harness) signedReport(text, signature string) reply {
	h.t.Helper()
	request, err := http.NewRequestWithContext(h.t.Context(), "POST", h.url+"/api/telephony/webhook",
		strings.NewReader(text))
	if err != nil {
		h.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Muster-Signature", signature)
	return h.nobody().do(request)
}

// callsNow lists every call as state, reason, seconds and which times are known.
func (d *team) callsNow() []string {
	d.t.Helper()
	return storetest.Column(d.t, d.database, `SELECT state || '|' || reason || '|' || service_id || '|' ||
		seconds || '|' || CASE WHEN ringing_at IS NULL THEN '' ELSE 'r' END ||
		CASE WHEN answered_at IS NULL THEN '' ELSE 'a' END ||
		CASE WHEN ended_at IS NULL THEN '' ELSE 'e' END FROM phone_call ORDER BY asked_at, id`)
}

func TestPlaceCall(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		sent := body{"candidate": can, "requisition": req}
		if a := d.recruiter.post("/api/calls", sent); a.code() != "409" || a.message() != hiring.CallNotConfigured {
			t.Errorf("without a service: %s", a.Raw)
		}
		p := d.telephone()
		a := d.recruiter.post("/api/calls", sent)
		if a.code() != "200" || a.message() != "Call initiated sucessfully." {
			t.Fatalf("a call: %s", a.Raw)
		}
		id := a.Data[0]["id"].(string)
		user, err := d.app.Store.Read().UserByID(t.Context(), d.hr)
		if err != nil {
			t.Fatal(err)
		}
		want := fmt.Sprintf(`{"user_id":"%s","secret":"%s","destination":"919000000001",`+
			`"extra_params":{"call":"%s"},"webrtc":false}`,
			user.TelephonyUserID, d.telephonyOf(d.hr)[1], id)
		if got := p.asked(); len(got) != 1 || got[0] != want {
			t.Errorf("the service was asked %q, want %q", got, want)
		}
		if got := d.callsNow(); len(got) != 1 || got[0] != "asked||svc-1|0|" {
			t.Errorf("the record: %q", got)
		}
		if n := d.counted("SELECT id FROM stage_event WHERE stage = 'CALL'"); n != 0 {
			t.Errorf("a call made %d events", n)
		}
		for name, c := range map[string]struct {
			who     *client
			sent    body
			code    string
			message string
		}{
			"at once again":     {d.recruiter, sent, "429", hiring.CallTooSoon},
			"another recruiter": {d.as("recruiter2"), sent, "403", hiring.NotAllowed},
			"no telephony id":   {d.manager, sent, "409", hiring.CallNoTelephony},
			"nobody":            {d.nobody(), sent, "401", hiring.PleaseLogIn},
			"no candidate":      {d.recruiter, body{"requisition": req}, "404", "Data not available"},
			"nothing":           {d.recruiter, body{}, "404", "Data not available"},
		} {
			if a := c.who.post("/api/calls", c.sent); a.code() != c.code || a.message() != c.message {
				t.Errorf("%s: %s", name, a.Raw)
			}
		}
		if got := p.asked(); len(got) != 1 {
			t.Errorf("refused calls asked the service: %q", got)
		}
	})
}

func TestPlaceCallTellsWhatTheServiceSays(t *testing.T) {
	const wrong = "Something went wrong! Please try again"
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		p, asked := d.telephone(), 0
		for _, c := range []struct {
			status                     int
			answer, code, message, now string
		}{
			{200, `{"code":"0"}`, "200", "Call initiated sucessfully.", "asked||"},
			{201, ``, "200", "Call initiated sucessfully.", "asked||"},
			{200, `{"code":1,"msg":"Agent is busy"}`, "409", "Agent is busy", "failed|Agent is busy|"},
			{200, `{"code":1}`, "409", wrong, "failed|" + wrong + "|"},
			{429, `{"msg":"Too many"}`, "409", "Too many", "failed|Too many|"},
			{500, `oops`, "409", wrong, "failed|" + wrong + "|"},
			{200, `oops`, "409", wrong, "failed|" + hiring.CallNoAnswer + "|"},
			{0, ``, "409", wrong, "failed|" + hiring.CallNoAnswer + "|"},
		} {
			d.pass(10 * time.Second)
			p.answers(c.status, c.answer)
			a := d.recruiter.post("/api/calls", body{"candidate": can, "requisition": req})
			asked++
			calls := d.callsNow()
			if a.code() != c.code || a.message() != c.message || !strings.HasPrefix(calls[len(calls)-1], c.now) ||
				len(p.asked()) != asked || len(calls) != asked {
				t.Errorf("%d %q: %s, %q after %d requests", c.status, c.answer, a.Raw, calls, len(p.asked()))
			}
		}
	})
}

// The same order, sent again because its answer was lost, gets the first answer; the service is not asked again.
func TestARepeatedOrderCallsOnce(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		p := d.telephone()
		p.answers(200, `{"code":5,"msg":"Agent is busy"}`)
		text, _ := json.Marshal(body{"candidate": can, "requisition": req})
		for range 2 {
			request, _ := http.NewRequestWithContext(t.Context(), "POST", d.url+"/api/calls", strings.NewReader(string(text)))
			request.Header.Set("Content-Type", "application/json")
			request.Header.Set("Idempotency-Key", "call-1")
			if a := d.recruiter.do(request); a.message() != "Agent is busy" || a.code() != "409" {
				t.Errorf("answered %s", a.Raw)
			}
		}
		if got := p.asked(); len(got) != 1 {
			t.Errorf("asked %q", got)
		}
	})
}

func TestEightClicksCallOnce(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		p := d.telephone()
		var clicks sync.WaitGroup
		for range 8 {
			clicks.Go(func() { d.recruiter.post("/api/calls", body{"candidate": can, "requisition": req}) })
		}
		clicks.Wait()
		if got := p.asked(); len(got) != 1 || len(d.callsNow()) != 1 {
			t.Errorf("asked %d times, %q", len(got), d.callsNow())
		}
	})
}

func TestWhomNobodyMayCall(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		p := d.telephone()
		call := func() reply { return d.recruiter.post("/api/calls", body{"candidate": can, "requisition": req}) }
		storetest.Exec(t, d.database, "UPDATE candidate SET mobile = '+1 415 555 2671' WHERE id = '"+can+"'")
		if a := call(); a.code() != "409" || a.message() != hiring.CallNoNumber {
			t.Errorf("a number from abroad: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET mobile = '9000000001' WHERE id = '"+can+"'")
		h := d.app.SealKey
		d.app.SealKey = func() ([]byte, error) { return []byte("another key, because the file was lost"), nil }
		if a := call(); a.code() != "409" || a.message() != hiring.CallSecretLost {
			t.Errorf("a lost key: %s", a.Raw)
		}
		d.app.SealKey = h
		storetest.Exec(t, d.database, "UPDATE app_user SET telephony_secret = '' WHERE id = '"+d.hr+"'")
		if a := call(); a.code() != "409" || a.message() != hiring.CallSecretNotSet {
			t.Errorf("no secret: %s", a.Raw)
		}
		// A secret that somebody copies from another user's row opens nothing.
		storetest.Exec(t, d.database, "UPDATE app_user SET telephony_secret ="+
			" (SELECT o.telephony_secret FROM app_user AS o WHERE o.id = '"+d.hr2+"') WHERE id = '"+d.hr+"'")
		if a := call(); a.code() != "409" || a.message() != hiring.CallSecretLost {
			t.Errorf("another's secret: %s", a.Raw)
		}
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", body{"CAN_ID": can,
			"REQ_ID": req, "COMMENT": "no show"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := call(); a.code() != "409" || a.message() != hiring.CandidateIsBlacklisted {
			t.Errorf("blacklisted: %s", a.Raw)
		}
		if got := p.asked(); len(got) != 0 || len(d.callsNow()) != 0 {
			t.Errorf("asked %q, kept %q", got, d.callsNow())
		}
	})
}

func TestReportCall(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		d.telephone()
		id := d.recruiter.post("/api/calls", body{"candidate": can, "requisition": req}).Data[0]["id"].(string)
		d.pass(time.Minute)
		about := `"extra_params":{"call":"` + id + `"}`
		for _, c := range []struct{ name, text, code, now string }{
			{"it rings", `{"event":"ringing",` + about + `}`, "200", "ringing||svc-1|0|r"},
			{"it ended", `{"event":"ended","call_id":"svc-1","seconds":"42"}`, "200", "ended||svc-1|42|rae"},
			{"late", `{"event":"answered",` + about + `,"at":"2026-03-16T09:30:05Z"}`, "200", "ended||svc-1|42|rae"},
			{"twice", `{"event":"ended","seconds":40,` + about + `}`, "200", "ended||svc-1|42|rae"},
			{"unknown", `{"event":"ended","extra_params":{"call":"x"}}`, "200", "ended||svc-1|42|rae"},
			{"unknown to the service", `{"event":"ended","call_id":"svc-2"}`, "200", "ended||svc-1|42|rae"},
			{"another event", `{"event":"recorded",` + about + `}`, "400", "ended||svc-1|42|rae"},
			{"no call", `{"event":"ended"}`, "400", "ended||svc-1|42|rae"},
			{"too long", `{"event":"ended","seconds":86401,` + about + `}`, "400", "ended||svc-1|42|rae"},
			{"no time", `{"event":"ended","at":"yesterday",` + about + `}`, "400", "ended||svc-1|42|rae"},
			{"no JSON", `event=ended`, "400", "ended||svc-1|42|rae"},
			{"a list", `[]`, "400", "ended||svc-1|42|rae"},
			{"nothing", ``, "400", "ended||svc-1|42|rae"},
		} {
			a := d.report(c.text)
			if c.text == "" {
				// Nothing is read as an empty object, whose signature differs.
				c.code = "401"
			}
			if now := d.callsNow(); a.code() != c.code || len(now) != 1 || now[0] != c.now {
				t.Errorf("%s: %s, %q", c.name, a.Raw, now)
			}
		}
	})
}

// Whatever is not signed with our secret is answered alike and changes nothing.
func TestForgedReports(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		d.telephone()
		id := d.recruiter.post("/api/calls", body{"candidate": can, "requisition": req}).Data[0]["id"].(string)
		text := `{"event":"answered","extra_params":{"call":"` + id + `"}}`
		mac := hmac.New(sha256.New, []byte(hookSecret))
		mac.Write([]byte(text))
		right := "sha256=" + hex.EncodeToString(mac.Sum(nil))
		flipped := right[:len(right)-1] + map[bool]string{true: "0", false: "1"}[right[len(right)-1] != '0']
		plain := sha256.Sum256([]byte(text))
		for name, c := range map[string][2]string{
			"no signature": {text, ""}, "no start": {text, right[7:]}, "one digit": {text, flipped},
			"no hex": {text, "sha256=zz"}, "half": {text, right[:40]},
			"a hash": {text, "sha256=" + hex.EncodeToString(plain[:])}, "another body": {text + " ", right},
			"another start": {text, "sha1=" + right[7:]},
		} {
			if a := d.signedReport(c[0], c[1]); a.Status != 401 || a.message() != hiring.CallReportUnproven {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		d.app.Calls.HookSecret = ""
		mac = hmac.New(sha256.New, nil)
		mac.Write([]byte(text))
		if a := d.signedReport(text, "sha256="+hex.EncodeToString(mac.Sum(nil))); a.Status != 401 {
			t.Errorf("without a secret: %s", a.Raw)
		}
		if now := d.callsNow(); now[0] != "asked||svc-1|0|" {
			t.Errorf("a forged report was believed: %q", now)
		}
		d.app.Calls.HookSecret = hookSecret
		if a := d.signedReport(text, right); a.code() != "200" || d.callsNow()[0] != "answered||svc-1|0|a" {
			t.Errorf("the right one: %s", a.Raw)
		}
	})
}
