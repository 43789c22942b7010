package httpapi_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"muster/internal/outreach"
	"muster/internal/store/storetest"
)

func TestChangesNameTheTopic(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		first := c.get("/api/changes?since=0").Data[0]["now"].(float64)
		if a := c.get(fmt.Sprintf("/api/changes?since=%.0f", first)); len(a.Data[0]["topics"].([]any)) != 0 {
			t.Errorf("nothing has changed: %s", a.Raw)
		}
		c.post("/api/messages/test", nil)
		a := c.get(fmt.Sprintf("/api/changes?since=%.0f", first)).Data[0]
		if topics := fmt.Sprint(a["topics"]); topics != "[message]" || a["now"].(float64) <= first {
			t.Errorf("after a mail: %v", a)
		}
	})
}

func TestAPageIsToldEverythingSinceItBegan(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		began := c.get("/api/session").Data[0]
		told := func() map[string]any {
			t.Helper()
			return c.get(fmt.Sprintf("/api/changes?since=%.0f", began["change"])).Data[0]
		}
		if a := told(); fmt.Sprint(a["topics"]) != "[]" || a["today"] != began["today"] {
			t.Errorf("nothing has happened: %v", a)
		}
		c.post("/api/messages/test", nil)
		h.idle(11 * time.Hour)
		c.get("/api/session")
		h.idle(11 * time.Hour)
		c.get("/api/session")
		h.idle(2 * time.Hour)
		if a := told(); fmt.Sprint(a["topics"]) != "[message]" || a["today"] == began["today"] {
			t.Errorf("after a mail and a day: %v", a)
		}
	})
}

func TestOutbox(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		for range 3 {
			if a := c.post("/api/messages/test", nil); a.code() != "200" {
				t.Fatalf("test mail: %s", a.Raw)
			}
		}
		state := func(want string, total int64) reply {
			t.Helper()
			a := c.get("/api/messages?state=" + want)
			if a.Total != total || int64(len(a.Data)) != total {
				t.Errorf("%s: want %d, got %s", want, total, a.Raw)
			}
			return a
		}
		state("queued", 3)
		h.work()
		kept := state("kept", 3)
		id := kept.Data[0]["id"].(string)
		if kept.Data[0]["reason"] != "No mail server is set up, so the mail is kept here" ||
			kept.Data[0]["channel"] != "mail" {
			t.Errorf("kept: %v", kept.Data[0])
		}
		whole := c.get("/api/messages/" + id)
		if whole.Data[0]["channel"] != "mail" || !strings.Contains(fmt.Sprint(whole.Data[0]["html"]), "Mail works") ||
			whole.Data[0]["sender"] == "" {
			t.Errorf("preview: %s", whole.Raw)
		}
		h.app.Messages.SendMail = func(context.Context, outreach.Mail) error {
			return fmt.Errorf("%w: no such box",
				outreach.ErrRefused)
		}
		if a := c.post("/api/messages/"+id+"/retry", nil); a.code() != "200" {
			t.Fatalf("retry: %s", a.Raw)
		}
		if a := c.post("/api/messages/"+id+"/retry", nil); a.code() != "409" {
			t.Errorf("retry of a queued one: %s", a.Raw)
		}
		h.work()
		if row := state("failed", 1).Data[0]; !strings.Contains(fmt.Sprint(row["reason"]), "no such box") {
			t.Errorf("failed: %v", row)
		}
		h.app.Messages.SendMail = func(context.Context, outreach.Mail) error { return nil }
		c.post("/api/messages/"+id+"/retry", nil)
		h.work()
		if row := state("sent", 1).Data[0]; row["sentAt"] == "" || row["attempts"] != float64(2) {
			t.Errorf("sent: %v", row)
		}
		if a := c.get("/api/messages?q=CAN+send&size=2&sort=subject&page=2"); a.Total != 3 || len(a.Data) != 1 {
			t.Errorf("second page of a search: %s", a.Raw)
		}
		for _, query := range []string{"page=x", "page=-1", "size=5001", "sort=html", "sort=id;DROP"} {
			if a := c.get("/api/messages?" + query); a.Status != http.StatusBadRequest ||
				a.field() != strings.Split(query, "=")[0] {
				t.Errorf("%s: %d %s", query, a.Status, a.Raw)
			}
		}
		if a := c.get("/api/messages/nosuch"); a.code() != "404" || a.message() != "Data not available" {
			t.Errorf("no such mail: %s", a.Raw)
		}
	})
}

func TestMessageOfAChannelWithoutASenderIsKept(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		h.app.Messages.SendMail = func(context.Context, outreach.Mail) error { t.Error("it was mailed"); return nil }
		c := h.as("administrator")
		if a := c.post("/api/messages/test", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		storetest.Exec(t, h.database, "UPDATE message SET channel = 'pigeon'")
		h.work()
		row := c.get("/api/messages").Data[0]
		if row["state"] != "kept" || row["channel"] != "pigeon" ||
			row["reason"] != "Nothing is set up to send by pigeon, so the message is kept here" {
			t.Errorf("the message is %v", row)
		}
	})
}
