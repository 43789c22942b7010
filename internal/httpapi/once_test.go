package httpapi_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"muster/internal/store/storetest"
)

func (c *client) postOnce(path, key, text string) reply {
	c.t.Helper()
	request, err := http.NewRequestWithContext(c.t.Context(), "POST", c.url+path, strings.NewReader(text))
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", key)
	return c.do(request)
}

func TestWriteWithAKeyHappensOnce(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		var sent sync.WaitGroup
		answers := make([]reply, 6)
		for i := range answers {
			sent.Go(func() { answers[i] = c.postOnce("/api/messages/test", "the-key", "{}") })
		}
		sent.Wait()
		for _, a := range answers {
			if a.code() != "200" {
				t.Errorf("a repeat failed: %s", a.Raw)
			}
		}
		if n := c.get("/api/messages").Total; n != 1 {
			t.Errorf("six equal writes made %d mails", n)
		}
		if a := c.postOnce("/api/messages/test", "another-key", "{}"); a.code() != "200" ||
			c.get("/api/messages").Total != 2 {
			t.Errorf("another key is another write: %s", a.Raw)
		}
		other := h.as("manager")
		if a := other.postOnce("/api/requisitions", "the-key", "{}"); a.Status != 400 || a.field() != "positionId" {
			t.Errorf("another user's key: %s", a.Raw)
		}
		id := c.get("/api/messages").Data[0]["id"].(string)
		h.work()
		if a := c.postOnce("/api/messages/"+id+"/retry", "the-key", "{}"); a.Status != 400 ||
			a.field() != "Idempotency-Key" {
			t.Errorf("a key that was used for another call: %s", a.Raw)
		}
		if a := c.postOnce("/api/messages/"+id+"/retry", strings.Repeat("k", 300), "{}"); a.Status != 400 {
			t.Errorf("a key of 300 characters: %s", a.Raw)
		}
	})
}

func TestAKeyStandsForOneInput(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		const otherValues = "This was sent before with other values, and those were saved. " +
			"Please look before you send it again."
		refused := func(a reply) bool {
			return a.Status == 200 && a.code() == "409" && a.field() == "Idempotency-Key" && a.message() == otherValues
		}
		add := func(text string) reply { return d.manager.postOnce(addCategory, "k", text) }
		if a := add(`{"CATEGORY_NAME":"Offers"}`); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := add(`{"CATEGORY_NAME":"Letters"}`); !refused(a) {
			t.Errorf("another name: %d %s", a.Status, a.Raw)
		}
		if a := add(`{ "unknown": 1, "CATEGORY_NAME": "Offer\u0073" }`); a.code() != "200" {
			t.Errorf("the same, spelled in another way: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE once SET digest = ''")
		if a := add(`{"CATEGORY_NAME":"Letters"}`); a.code() != "200" {
			t.Errorf("a key from before digests were kept: %s", a.Raw)
		}
		if names := storetest.Column(t, d.database,
			"SELECT name FROM whatsapp_category WHERE name IN ('Offers', 'Letters')"); len(names) != 1 {
			t.Errorf("added: %v", names)
		}

		_, can := d.invited()
		upload := func(key, file string) reply {
			request := d.recruiter.formRequest(resumeForm, body{"CAN_ID": can}, file)
			request.Header.Set("Idempotency-Key", key)
			return d.recruiter.do(request)
		}
		for _, time := range []string{"first", "second"} {
			if a := upload("f", onePage); a.code() != "200" {
				t.Errorf("a form, the %s time: %s", time, a.Raw)
			}
		}
		if a := upload("f", pdfOf(500)); !refused(a) {
			t.Errorf("another file: %d %s", a.Status, a.Raw)
		}
		if a := d.recruiter.get(resumeFile + can); a.Raw != onePage {
			t.Errorf("the resume became %.50q", a.Raw)
		}
	})
}
