package httpapi_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"
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
