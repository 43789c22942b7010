package httpapi_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/app/core"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestChannelsWithoutConfiguration(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		a := c.get("/api/channels")
		var names []string
		for _, row := range a.Data {
			names = append(names, fmt.Sprint(row["channel"], " ", row["configured"], " ", row["host"]))
		}
		if !slices.Equal(names, []string{"mail false ", "whatsapp false ", "telephony false "}) {
			t.Errorf("channels: %s", a.Raw)
		}
		for channel, to := range map[string]string{
			"mail": "@demo.muster.example", "whatsapp": login(t, "administrator").Mobile,
		} {
			tested := c.post("/api/channels/"+channel+"/test", nil)
			if tested.code() != "200" || tested.message() != "A test message is queued" {
				t.Fatalf("%s: %s", channel, tested.Raw)
			}
			h.work()
			row := c.get("/api/messages/" + tested.Data[0]["messageId"].(string)).Data[0]
			if row["state"] != "kept" || row["channel"] != channel || !strings.Contains(fmt.Sprint(row["to"]), to) {
				t.Errorf("the test of %s is %v", channel, row)
			}
		}
		if a := c.post("/api/channels/telephony/test", nil); a.code() != "409" ||
			!strings.HasPrefix(a.message(), "No telephony service is configured.") {
			t.Errorf("telephony: %s", a.Raw)
		}
		if a := c.post("/api/channels/pigeon/test", nil); a.code() != "404" {
			t.Errorf("no such channel: %s", a.Raw)
		}
		lines := storetest.Column(t, h.database, "SELECT after FROM audit WHERE action = 'TestChannel' ORDER BY after")
		if !slices.Equal(lines, []string{`"mail"`, `"whatsapp"`}) {
			t.Errorf("the audit has %v", lines)
		}
	})
}

// A service that sends back whatever it got must not bring a secret into an answer, a log line or a backup.
func TestNoSecretOfAChannelLeaks(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		echo := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			text, _ := io.ReadAll(r.Body)
			w.WriteHeader(http.StatusBadRequest)
			fmt.Fprintf(w, `{"success":false,"code":7,"msg":%q,"message":%q,"error":{"message":%q}}`,
				text, string(text)+r.Header.Get("Authorization"), r.Header.Get("Authorization"))
		}))
		defer echo.Close()
		host := strings.TrimPrefix(echo.URL, "http://")
		secrets := map[string]string{"the mail password": "mail-password-4711", "the WhatsApp token": "whatsapp-token-4711",
			"the telephony secret": "telephony-secret-4711", "the key of links": string(h.app.Messages.LinkKey)}
		smtp, err := outreach.ParseSMTP("smtp://desk:mail-password-4711@127.0.0.1:1")
		if err != nil {
			t.Fatal(err)
		}
		h.app.Messages.SendMail, h.app.Messages.MailHost = smtp.Send, "127.0.0.1:1"
		h.app.Messages.Whatsapp, err = outreach.ParseWhatsapp("cloud+http://whatsapp-token-4711@" + host + "/v1/55")
		if err != nil {
			t.Fatal(err)
		}
		if h.app.Messages.Telephony, err = outreach.ParseTelephony(echo.URL + "/call"); err != nil {
			t.Fatal(err)
		}
		me := h.idOf("administrator")
		sealed, err := h.app.Seal(core.SecretOwner{UserID: me, Field: "telephony_secret"}, "telephony-secret-4711")
		if err != nil {
			t.Fatal(err)
		}
		storetest.Exec(t, h.database, "UPDATE app_user SET telephony_user_id = 'agent', "+
			"telephony_secret = '"+sealed+"' WHERE id = '"+me+"'")
		c := h.as("administrator")
		channels := c.get("/api/channels")
		if strings.Count(channels.Raw, `"configured":true`) != 3 || !strings.Contains(channels.Raw, host) {
			t.Errorf("channels: %s", channels.Raw)
		}
		heard := channels.Raw
		for _, channel := range []string{"mail", "whatsapp", "telephony"} {
			heard += c.post("/api/channels/"+channel+"/test", nil).Raw
		}
		h.work()
		for _, row := range c.get("/api/messages?size=100").Data {
			heard += c.get("/api/messages/" + row["id"].(string)).Raw
		}
		heard += c.get("/api/audit?size=100").Raw + h.backup(t.Context())
		for what, secret := range secrets {
			if strings.Contains(heard, secret) {
				t.Errorf("%s is in an answer or a backup", what)
			}
			if strings.Contains(h.log.String(), secret) {
				t.Errorf("%s is in the log", what)
			}
		}
	})
}

// backup returns the content of a backup; PostgreSQL makes its own, of the same rows.
func (h *harness) backup(ctx context.Context) string {
	h.t.Helper()
	if h.app.Store.Engine() == store.Postgres {
		return ""
	}
	file := filepath.Join(h.t.TempDir(), "backup.db")
	if err := h.app.Store.Backup(ctx, file); err != nil {
		h.t.Fatal(err)
	}
	content, err := os.ReadFile(file)
	if err != nil {
		h.t.Fatal(err)
	}
	return string(content)
}
