package httpapi_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

const (
	whatsappKey    = "what-the-service-knows-us-by"
	whatsappVerify = "what the Cloud API asks with"
	whatsappSecret = "what the Cloud API signs with"
)

// whatsapp is the Cloud API on this machine.
type whatsapp struct {
	mu     sync.Mutex
	bodies []string
	answer http.HandlerFunc
}

// whatsapp configures a service that accepts everything and calls the messages wamid.1, wamid.2 and so on.
func (d *team) whatsapp() *whatsapp {
	d.t.Helper()
	p := &whatsapp{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		p.mu.Lock()
		p.bodies = append(p.bodies, string(body))
		n, answer := len(p.bodies), p.answer
		p.mu.Unlock()
		if answer != nil {
			answer(w, r)
			return
		}
		_, _ = fmt.Fprintf(w, `{"messages":[{"id":"wamid.%d"}]}`, n)
	}))
	d.t.Cleanup(server.Close)
	service, err := outreach.ParseWhatsapp(
		"cloud+" + strings.Replace(server.URL, "//", "//"+whatsappKey+"@", 1) + "/v21.0/1")
	if err != nil {
		d.t.Fatal(err)
	}
	d.app.Messages.Whatsapp = service
	d.app.Messages.WhatsappHook = messages.WhatsappHook{Verify: whatsappVerify, Secret: whatsappSecret}
	return p
}

func (p *whatsapp) answers(answer http.HandlerFunc) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.answer = answer
}

func (p *whatsapp) says(status int, text string) {
	p.answers(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, text)
	})
}

func (p *whatsapp) asked() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.bodies)
}

// campaign queues a message to a candidate and returns its id.
func (d *team) campaign(can, mobile string) (id string) {
	d.t.Helper()
	if err := d.app.Store.InTx(d.t.Context(), func(q *store.Queries) (err error) {
		id, err = d.app.Messages.QueueCampaign(d.t.Context(), q, d.app.Now(), d.hr, letter.Campaign{
			Cause: letter.SendEsaLink, CandidateID: can, Title: "ESA Link", Mobile: mobile, Name: "Asha Rao", Campaign: "esa",
			Params: []string{"Asha Rao", "Ravi"}, Text: "Hello",
		})
		return err
	}); err != nil {
		d.t.Fatal(err)
	}
	return id
}

// stateOf is a message's state with its reason, and the steps that it made.
func (d *team) stateOf(id string) string {
	d.t.Helper()
	state := storetest.Column(d.t, d.database, "SELECT state || CASE reason WHEN '' THEN '' ELSE ': ' || reason END"+
		" FROM message WHERE id = '"+id+"'")[0]
	steps := storetest.Column(d.t, d.database,
		"SELECT state FROM message_step WHERE message_id = '"+id+"' ORDER BY state")
	return state + " " + fmt.Sprint(steps)
}

// signed sends a report as the Cloud API would.
func (d *team) signed(text string) reply {
	d.t.Helper()
	mac := hmac.New(sha256.New, []byte(whatsappSecret))
	mac.Write([]byte(text))
	return d.hook(text, "sha256="+hex.EncodeToString(mac.Sum(nil)))
}

func (h *harness) hook(text, signature string) reply {
	h.t.Helper()
	request, err := http.NewRequestWithContext(h.t.Context(), "POST", h.url+"/api/whatsapp/webhook",
		strings.NewReader(text))
	if err != nil {
		h.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Hub-Signature-256", signature)
	return h.nobody().do(request)
}

func status(id, state string, at time.Time) string {
	return fmt.Sprintf(`{"id":%q,"status":%q,"timestamp":"%d","recipient_id":"919000000001",`+
		`"errors":[{"code":131026,"title":"Message undeliverable","error_data":{"details":"Not on WhatsApp"}}]}`,
		id, state, at.Unix())
}

func report(statuses ...string) string {
	return `{"object":"whatsapp_business_account","entry":[{"id":"1","changes":[{"field":"messages",` +
		`"value":{"messaging_product":"whatsapp","statuses":[` + strings.Join(statuses, ",") + `]}}]}]}`
}

func inbound(from, text string) string {
	return fmt.Sprintf(`{"entry":[{"changes":[{"value":{"messages":[`+
		`{"from":%q,"id":"wamid.in","type":"text","text":{"body":%q}}]}}]}]}`, from, text)
}

func TestWhatsappMessageAndItsReports(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.opened("Full Time", 1)
		p := d.whatsapp()
		id := d.campaign(can, "9000000001")
		d.work()
		if got := d.stateOf(id); got != "sent [leaving sent]" || p.asked() != 1 ||
			!strings.Contains(p.bodies[0], `"to":"919000000001"`) || !strings.Contains(p.bodies[0], `"code":"en"`) {
			t.Fatalf("%s: %q", got, p.bodies)
		}
		d.pass(time.Minute)
		for _, r := range []struct{ state, want string }{
			{"sent", "sent [leaving sent]"}, {"read", "read [leaving read sent]"}, {"read", "read [leaving read sent]"},
			{"delivered", "read [delivered leaving read sent]"}, {"failed", "read [delivered leaving read sent]"},
			{"deleted", "read [delivered leaving read sent]"},
		} {
			if a := d.signed(report(status("wamid.1", r.state, d.clock()))); a.code() != "200" {
				t.Fatal(a.Raw)
			}
			if got := d.stateOf(id); got != r.want {
				t.Errorf("after %s: %s", r.state, got)
			}
		}
		second := d.campaign(can, "9000000001")
		d.work()
		both := report(status("wamid.2", "sent", d.clock()), status("wamid.2", "failed", d.clock()),
			status("wamid.unknown", "read", d.clock()))
		for range 2 {
			if a := d.signed(both); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		if got := d.stateOf(second); got != "failed: Not on WhatsApp [failed leaving sent]" {
			t.Errorf("refused late: %s", got)
		}
		if a := d.signed(report(status("wamid.2", "sent", d.clock()))); a.code() != "200" ||
			!strings.HasPrefix(d.stateOf(second), "failed") {
			t.Errorf("a late word: %s", d.stateOf(second))
		}
		if a := d.as("administrator").get("/api/messages/" + id); a.Data[0]["state"] != "read" ||
			a.Data[0]["channel"] != "whatsapp" {
			t.Errorf("in the outbox: %s", a.Raw)
		}
	})
}

// The service reports before its answer has arrived, or before the answer was written down.
func TestReportBeforeTheAnswerIsNotLost(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.opened("Full Time", 1)
		p := d.whatsapp()
		id := d.campaign(can, "9000000001")
		p.answers(func(w http.ResponseWriter, _ *http.Request) {
			if got := d.stateOf(id); got != "leaving [leaving]" {
				t.Errorf("while it leaves: %s", got)
			}
			for _, state := range []string{"read", "sent", "delivered"} {
				if a := d.signed(report(status("wamid.early", state, d.clock()))); a.code() != "200" {
					t.Error(a.Raw)
				}
			}
			_, _ = io.WriteString(w, `{"messages":[{"id":"wamid.early"}]}`)
		})
		d.work()
		if got := d.stateOf(id); got != "read [delivered leaving read sent]" {
			t.Errorf("afterwards: %s", got)
		}
		if left := storetest.Column(t, d.database, "SELECT state FROM message_report"); len(left) > 0 {
			t.Errorf("reports that are kept: %v", left)
		}
		d.signed(report(status("wamid.never", "read", d.clock())))
		d.pass(25 * time.Hour)
		d.signed(report(status("wamid.later", "read", d.clock())))
		left := storetest.Column(t, d.database, "SELECT service_id FROM message_report")
		if !slices.Equal(left, []string{"wamid.later"}) {
			t.Errorf("reports that are kept after a day: %v", left)
		}
	})
}

func TestWhatsappServiceThatDoesNotTakeAMessage(t *testing.T) {
	const refused = `{"error":{"message":"Template does not exist","code":132001}}`
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.opened("Full Time", 1)
		p := d.whatsapp()
		for _, c := range []struct {
			name   string
			status int
			says   string
			want   string
		}{
			{"refused", 400, refused, "failed: Template does not exist [failed leaving]"},
			{"too many", 429, "", "queued: The WhatsApp service answered 429 Too Many Requests [leaving]"},
			{"broken", 500, "", "queued: The WhatsApp service answered 500 Internal Server Error [leaving]"},
			{"nonsense", 200, "<html>", "failed: No answer; it may have arrived [failed leaving]"},
		} {
			p.says(c.status, c.says)
			id := d.campaign(can, "9000000001")
			d.work()
			if got := d.stateOf(id); got != c.want {
				t.Errorf("%s: %s", c.name, got)
			}
			// The harness runs a job only once, so nobody would send what waits for another attempt.
			if err := d.app.Store.InTx(t.Context(), func(q *store.Queries) error {
				return d.app.Messages.Withdraw(t.Context(), q, letter.SendEsaLink, can)
			}); err != nil {
				t.Fatal(err)
			}
		}
		p.answers(func(w http.ResponseWriter, _ *http.Request) {
			conn, _, _ := w.(http.Hijacker).Hijack()
			_ = conn.Close()
		})
		closed := d.campaign(can, "9000000001")
		d.work()
		if got := d.stateOf(closed); got != "failed: No answer; it may have arrived [failed leaving]" {
			t.Errorf("closed: %s", got)
		}
		// It did arrive, as the service reports when it is asked again by a person.
		p.answers(nil)
		if a := d.as("administrator").post("/api/messages/"+closed+"/retry?agreed=true", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.work()
		if got := d.stateOf(closed); got != "sent [failed leaving sent]" {
			t.Errorf("tried again: %s", got)
		}
		p.answers(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Retry-After", "600")
			w.WriteHeader(429)
		})
		busy := d.campaign(can, "9000000001")
		storetest.Exec(t, d.database, "UPDATE job SET attempts = 1")
		job := jobs.Job{ID: storetest.Column(t, d.database, "SELECT id FROM job")[0], Kind: messages.JobSendMessage,
			Payload: `"` + busy + `"`, Attempt: 1}
		err := d.app.Messages.SendMessage(t.Context(), job)
		if said, is := errors.AsType[*outreach.ErrBusy](err); !is || said.After != 10*time.Minute {
			t.Errorf("busy: %v", err)
		}
		job.Attempt = jobs.MaxAttempts
		storetest.Exec(t, d.database, fmt.Sprint("UPDATE job SET attempts = ", job.Attempt))
		err = d.app.Messages.SendMessage(t.Context(), job)
		if got := d.stateOf(busy); got != "failed: The WhatsApp service answered 429 Too Many Requests [failed leaving]" ||
			!jobs.Finished(err) {
			t.Errorf("busy to the last: %s, %v", got, err)
		}
	})
}

func TestWhatsappMessageThatMustNotLeave(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.opened("Full Time", 1)
		kept := d.campaign(can, "9000000001")
		d.work()
		if got := d.stateOf(kept); got != "kept: No WhatsApp service is set up, so the message is kept here [kept]" {
			t.Errorf("without a service: %s", got)
		}
		p := d.whatsapp()
		crashed, abroad := d.campaign(can, "9000000001"), d.campaign(can, "0501234567")
		storetest.Exec(t, d.database, "UPDATE message SET state = 'leaving' WHERE id = '"+crashed+"'")
		d.work()
		if got := d.stateOf(crashed); got != "failed: No answer; it may have arrived [failed]" {
			t.Errorf("after a crash: %s", got)
		}
		if got := d.stateOf(abroad); got != "failed: "+hiring.NotAnIndianMobile+" [failed]" {
			t.Errorf("from abroad: %s", got)
		}
		stopped := d.campaign(can, "9000000001")
		for _, text := range []string{"I would like to know more", "Please stop it"} {
			if a := d.signed(inbound("919000000001", text)); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		for _, stranger := range []string{"449000000001", "919000009999", "9000000001", "x"} {
			if a := d.signed(inbound(stranger, "STOP")); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		const optedOut = "SELECT id FROM candidate WHERE opted_out_at IS NOT NULL"
		if got := storetest.Column(t, d.database, optedOut); len(got) != 0 {
			t.Errorf("opted out: %v", got)
		}
		for range 2 {
			if a := d.signed(inbound("919000000001", " sToP \n")); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		if got := storetest.Column(t, d.database, optedOut); !slices.Equal(got, []string{can}) {
			t.Errorf("opted out: %v", got)
		}
		lines := storetest.Column(t, d.database, "SELECT subject_id FROM audit WHERE action = 'OptOut' AND by_candidate")
		if !slices.Equal(lines, []string{can}) {
			t.Errorf("the audit: %v", lines)
		}
		d.work()
		if got := d.stateOf(stopped); got != "cancelled: "+hiring.CandidateOptedOut+" [cancelled]" {
			t.Errorf("opted out: %s", got)
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET opted_out_at = NULL, blacklisted = TRUE WHERE id = '"+can+"'")
		black := d.campaign(can, "9000000001")
		d.work()
		if got := d.stateOf(black); got != "cancelled: "+hiring.CandidateIsBlacklisted+" [cancelled]" {
			t.Errorf("blacklisted: %s", got)
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET blacklisted = FALSE WHERE id = '"+can+"'")
		if p.asked() != 0 {
			t.Errorf("the service was asked %d times", p.asked())
		}
		for _, text := range []string{"I would like to know more", "Please stop it"} {
			if strings.Contains(d.log.String(), text) {
				t.Errorf("the log has what a candidate wrote: %s", text)
			}
		}
	})
}

func TestForgedWhatsappReports(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.opened("Full Time", 1)
		stop := inbound("919000000001", "STOP")
		verify := func(mode, token string) reply {
			return d.nobody().get("/api/whatsapp/webhook?hub.mode=" + mode + "&hub.challenge=1158201444&hub.verify_token=" +
				strings.ReplaceAll(token, " ", "+"))
		}
		empty := hmac.New(sha256.New, nil)
		empty.Write([]byte(stop))
		if a := d.hook(stop, "sha256="+hex.EncodeToString(empty.Sum(nil))); a.Status != 401 {
			t.Errorf("not configured: %d %s", a.Status, a.Raw)
		}
		if a := verify("subscribe", ""); a.Status != 401 {
			t.Errorf("not configured: %d %s", a.Status, a.Raw)
		}
		d.whatsapp()
		if a := verify("subscribe", whatsappVerify); a.Status != 200 || a.Raw != "1158201444" ||
			!strings.HasPrefix(a.Header.Get("Content-Type"), "text/plain") {
			t.Errorf("verified: %d %s", a.Status, a.Raw)
		}
		for name, a := range map[string]reply{
			"another token": verify("subscribe", whatsappVerify+"x"), "no token": verify("subscribe", ""),
			"another mode": verify("unsubscribe", whatsappVerify),
		} {
			if a.Status != 401 || strings.Contains(a.Raw, "1158201444") {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		mac := hmac.New(sha256.New, []byte(whatsappSecret))
		mac.Write([]byte(stop))
		good := hex.EncodeToString(mac.Sum(nil))
		for name, a := range map[string]reply{
			"no signature": d.hook(stop, ""), "no prefix": d.hook(stop, good), "another kind": d.hook(stop, "sha1="+good),
			"cut": d.hook(stop, "sha256="+good[:62]), "no hex": d.hook(stop, "sha256="+strings.Repeat("z", 64)),
			"of another text": d.hook(stop+" ", "sha256="+good), "flipped": d.hook(stop, "sha256="+flipped(good)),
		} {
			if a.Status != 401 || a.message() != hiring.ReportNotSigned {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if got := storetest.Column(t, d.database, "SELECT id FROM candidate WHERE opted_out_at IS NOT NULL"); len(got) != 0 {
			t.Fatalf("a forged STOP opted %v out, %s is the candidate", got, can)
		}
		for name, text := range map[string]string{"no JSON": "STOP", "a list": "[]", "no UTF-8": "{\"entry\":\"\xff\"}"} {
			if a := d.signed(text); a.Status != 400 {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if a := d.signed(`{"entry":[{"changes":[{"value":{}},{}]},{}],"object":7}`); a.code() != "200" {
			t.Errorf("a report about nothing: %s", a.Raw)
		}
		if a := d.signed(`{"x":"` + strings.Repeat("x", 4<<20) + `"}`); a.Status != 413 {
			t.Errorf("far too long: %d", a.Status)
		}
		for _, secret := range []string{whatsappKey, whatsappVerify, whatsappSecret} {
			if strings.Contains(d.log.String(), secret) {
				t.Errorf("%q is in the log", secret)
			}
		}
		for _, c := range d.app.Messages.Channels() {
			if c.Channel == letter.WhatsApp && (!c.Configured || c.Adapter != "cloud" ||
				!strings.HasPrefix(c.Host, "127.0.0.1:") || strings.Contains(fmt.Sprint(c), whatsappKey)) {
				t.Errorf("%+v", c)
			}
		}
	})
}

func flipped(signature string) string {
	if signature[0] == '0' {
		return "1" + signature[1:]
	}
	return "0" + signature[1:]
}
