package httpapi_test

import (
	"net/http"
	"strings"
	"testing"

	"muster/internal/httpapi"
	"muster/internal/wire"
)

func TestEveryOperationHasAHandlerAndADocument(t *testing.T) {
	border := &httpapi.Border{Version: "test"}
	document, err := border.OpenAPI()
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range wire.Operations {
		if !strings.Contains(string(document), `"operationId":"`+op.Stem+`"`) {
			t.Errorf("%s is in the table but has no handler", op.Stem)
		}
	}
	if handlers := strings.Count(string(document), `"operationId"`); handlers != len(wire.Operations) {
		t.Errorf("%d handlers for %d operations", handlers, len(wire.Operations))
	}
}

func TestUnknownCallsAnswerInTheEnvelope(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		for _, call := range [][2]string{{"GET", "/api/nosuch"}, {"POST", "/api/session"},
			{"PATCH", "/api/User.svc/User_login"}, {"GET", "/api/"}} {
			a := h.nobody().send(call[0], call[1], "", nil)
			if a.Status != http.StatusNotFound || a.code() != "404" || a.message() == "" {
				t.Errorf("%v: %d %s", call, a.Status, a.Raw)
			}
		}
	})
}

func TestHealthDocsAndFiles(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.nobody()
		for path, part := range map[string]string{
			"/healthz": "ok", "/readyz": "ready", "/api/docs": "Mobile_Validation", "/api/openapi.json": `"openapi"`,
			"/": "<html", "/admin": "<html",
			"/can_resume/01a1df2f-f73d-726b-973f-64367c37d75a.pdf": "<html",
		} {
			a := c.get(path)
			if a.Status != http.StatusOK || !strings.Contains(a.Raw, part) {
				t.Errorf("GET %s: %d, wants %q in\n%.300s", path, a.Status, part, a.Raw)
			}
			for _, name := range []string{"Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy",
				"X-Request-Id", "X-Frame-Options"} {
				if a.Header.Get(name) == "" {
					t.Errorf("GET %s has no %s", path, name)
				}
			}
		}
		for _, path := range []string{"/candidate_form/a?signature=b", "/candidate_info_form", "/can_resume/a/b/c",
			"/esa_add_candidate", "/opt_out", "/requisition_approval", "/interview_result", "/interview_reply",
			"/smaller_pdf"} {
			a := c.get(path)
			if a.Status != http.StatusOK || !strings.Contains(a.Raw, "<html") ||
				a.Header.Get("Cache-Control") != "no-store" || a.Header.Get("X-Robots-Tag") != "noindex" ||
				a.Header.Get("Referrer-Policy") != "no-referrer" {
				t.Errorf("GET %s: %d %v", path, a.Status, a.Header)
			}
		}
		for _, path := range []string{"/", "/can_resume/a", "/candidate_form", "/candidate_form/a/b"} {
			if a := c.get(path); a.Header.Get("X-Robots-Tag") != "" {
				t.Errorf("GET %s is taken for a public page", path)
			}
		}
		if a := c.get("/assets/nosuch.js"); a.Status != http.StatusNotFound {
			t.Errorf("a file that is not there: %d", a.Status)
		}
		if a := c.send("POST", "/admin", "", nil); a.Status != http.StatusMethodNotAllowed {
			t.Errorf("POST to a screen: %d", a.Status)
		}
	})
}

func TestWritesFromOtherSitesAreRefused(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("manager")
		request, err := http.NewRequestWithContext(t.Context(), "DELETE", h.url+"/api/session", nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Sec-Fetch-Site", "cross-site")
		if a := c.do(request); a.Status != http.StatusForbidden || a.code() != "403" {
			t.Errorf("a write from another site: %d %s", a.Status, a.Raw)
		}
		if a := c.get("/api/session"); a.Status != http.StatusOK {
			t.Errorf("the session has ended: %d", a.Status)
		}
	})
}
