package httpapi_test

import (
	"net/http"
	"strings"
	"testing"

	"muster/internal/hiring"
)

func TestSecurityText(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c, stranger := h.as("administrator"), h.nobody()
		if a := stranger.get(hiring.SecurityTextPath); a.Status != http.StatusNotFound {
			t.Errorf("without a contact: %d %s", a.Status, a.Raw)
		}
		if a := put(c, hiring.SecurityContact, "security@muster.test"); a.Status != 400 || a.field() != "value" {
			t.Errorf("an address without mailto: %d %s", a.Status, a.Raw)
		}
		mustPut(c, hiring.SecurityContact, "mailto:security@muster.test")
		const want = "Contact: mailto:security@muster.test\nExpires: 2027-03-01T00:00:00Z\nPreferred-Languages: en\n"
		if a := stranger.get(hiring.SecurityTextPath); a.Status != http.StatusOK || a.Raw != want ||
			a.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			t.Errorf("%d %v %s", a.Status, a.Header, a.Raw)
		}
		h.app.PublicURL = "https://hiring.company.example"
		const canonical = "Canonical: https://hiring.company.example/.well-known/security.txt\n"
		if a := stranger.get(hiring.SecurityTextPath); !strings.HasSuffix(a.Raw, canonical) {
			t.Errorf("with TLS: %s", a.Raw)
		}
		mustPut(c, hiring.SecurityContact, "")
		if a := stranger.get(hiring.SecurityTextPath); a.Status != http.StatusNotFound {
			t.Errorf("taken back: %d %s", a.Status, a.Raw)
		}
	})
}
