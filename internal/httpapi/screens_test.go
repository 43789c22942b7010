package httpapi

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// The server and the web app know the same screens.
func TestScreensAreThoseOfTheRouteTable(t *testing.T) {
	table, err := os.ReadFile("../../web/src/routes.ts")
	if err != nil {
		t.Fatal(err)
	}
	var known []string
	for _, row := range regexp.MustCompile(`(?s)(screen|performance|administration|publicPage)\(\s*(?:\d+,\s*)?"([^"]+)"`).
		FindAllStringSubmatch(string(table), -1) {
		switch path := row[2]; row[1] {
		case "administration":
			known = append(known, "/admin_settings/"+path)
		case "publicPage":
			if !isPublicPage(strings.NewReplacer("{", "", "}", "").Replace(path)) {
				t.Errorf("%s is no public page of the server", path)
			}
		default:
			if path != "/can_resume/{resumeId}" {
				known = append(known, path)
			}
		}
	}
	slices.Sort(known)
	served := slices.Sorted(slices.Values(screens))
	if len(known) < 20 || !slices.Equal(known, served) {
		t.Errorf("the web app has\n%s\nthe server\n%s", known, served)
	}
}

func TestOnlyScreensAreFound(t *testing.T) {
	served := newFiles(func(context.Context) (time.Time, error) { return time.Unix(0, 0), nil })
	for path, want := range map[string]int{
		"/": 200, "/admin": 200, "/admin/": 200, "/admin_settings/users": 200, "/can_resume/a.pdf": 200,
		"/interview_reply": 200, "/smaller_pdf": 200, "/can_resume/a/b/c": 200,
		"/metrics": 404, "/nonsense/path": 404, "/Admin": 404, "/admin/x": 404, "/can_resume/": 404,
		"/can_resume/a/b": 404, "/admin_settings/": 200, "/candidate_form": 404, "/smaller_pdf/x": 404,
		"/.git/config": 404, "/wp-login.php": 404,
	} {
		w := httptest.NewRecorder()
		served.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, "http://muster.test"+path, nil))
		if w.Code != want {
			t.Errorf("GET %s: %d, want %d", path, w.Code, want)
		}
	}
}
