package httpapi_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"muster/internal/app/messages"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/wire"
)

// Makes every call and searches every reply and log line: none may contain a password, hash, token or telephony secret.
func TestNoSecretLeaks(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		secrets := map[string]string{"a hash": "$argon2id$", "a sealed secret": "sealed:1:"}
		h.tellSecrets(secrets)
		var heard strings.Builder
		hear := func(a reply) { heard.WriteString(a.Raw + "\n") }
		for _, l := range seed.Logins() {
			secrets["the password of "+l.Who] = l.Password
			c := h.nobody()
			hear(c.post("/api/User.svc/User_login", body{"MOBILE": l.Mobile, "PASSWORD": l.Password}))
			hear(c.post("/api/User.svc/User_login", body{"MOBILE": l.Mobile, "PASSWORD": l.Password + "x"}))
			hear(c.post("/api/User.svc/forgot_password", body{"MOBILE": l.Mobile}))
			request, _ := http.NewRequestWithContext(t.Context(), "GET", h.url, nil)
			for _, cookie := range c.http.Jar.Cookies(request.URL) {
				secrets["the token of "+l.Who] = cookie.Value
			}
			user, err := h.app.Store.Read().UserByMobile(t.Context(), l.Mobile)
			if err != nil {
				t.Fatal(err)
			}
			if telephony := h.telephonyOf(user.ID); telephony[1] != "" {
				secrets["the telephony password of "+l.Who] = telephony[0]
				secrets["the telephony secret of "+l.Who] = telephony[1]
			}
			for _, op := range wire.Operations {
				if !isSignOut(op) {
					hear(c.sendJSON(op.Method, h.sample(op.Path, l.Who), body{"MOBILE": l.Mobile,
						"PASSWORD": l.Password + "y", "NEW_PASSWORD": l.Password, "token": "x",
						"newPassword": l.Password}))
				}
			}
		}
		h.work()
		administrator := h.as("administrator")
		for _, row := range administrator.get("/api/messages?size=100").Data {
			hear(administrator.get("/api/messages/" + row["id"].(string)))
		}
		if len(secrets) < 20 {
			t.Fatalf("only %d secrets to look for", len(secrets))
		}
		for what, secret := range secrets {
			if strings.Contains(heard.String(), secret) {
				t.Errorf("%s is in an answer", what)
			}
			if strings.Contains(h.log.String(), secret) {
				t.Errorf("%s is in the log", what)
			}
		}
		if link := regexp.MustCompile(`reset_password#[\w-]+`).FindString(heard.String() + h.log.String()); link != "" {
			t.Error("the outbox or the log shows a link to a new password")
		}
	})
}

// tellSecrets configures a WhatsApp service that does not answer, and queues a message that it does not take.
func (h *harness) tellSecrets(secrets map[string]string) {
	h.t.Helper()
	secrets["the WhatsApp service's key"] = whatsappKey
	secrets["what the Cloud API asks with"], secrets["what the Cloud API signs with"] = whatsappVerify, whatsappSecret
	service, err := outreach.ParseWhatsapp("campaign+http://" + whatsappKey + "@127.0.0.1:1/c")
	if err != nil {
		h.t.Fatal(err)
	}
	h.app.Messages.Whatsapp = service
	h.app.Messages.WhatsappHook = messages.WhatsappHook{Verify: whatsappVerify, Secret: whatsappSecret}
	if err := h.app.Store.InTx(h.t.Context(), func(q *store.Queries) error {
		_, err := h.app.Messages.QueueCampaign(h.t.Context(), q, h.app.Now(), "", letter.Campaign{Cause: letter.TestWhatsapp,
			CauseID: h.idOf("administrator"), Title: "Test", Mobile: "9823012345", Campaign: "esa"})
		return err
	}); err != nil {
		h.t.Fatal(err)
	}
}

func TestTheDemoOutboxShowsItsLinks(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		h.app.Messages.Demo = true
		h.nobody().post("/api/User.svc/forgot_password", body{"MOBILE": login(t, "recruiter").Mobile})
		h.work()
		c := h.as("administrator")
		row := c.get("/api/messages").Data[0]
		if !strings.Contains(c.get("/api/messages/"+row["id"].(string)).Raw, "/reset_password#") {
			t.Error("the demo outbox does not show the link")
		}
	})
}
