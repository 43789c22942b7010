package httpapi

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"
)

const manifest = `{
	"index.html": {"file": "assets/index.js", "imports": ["_react.js"], "css": ["assets/index.css"]},
	"_react.js": {"file": "assets/react.js"},
	"_table.js": {"file": "assets/table.js", "imports": ["_react.js"], "css": ["assets/table.css"]},
	"src/app/session.ts": {"file": "assets/session.js"},
	"src/app/shell/Shell.tsx": {"file": "assets/Shell.js", "imports": ["_react.js", "src/app/session.ts"]},
	"src/screens/admin/AdminScreen.tsx": {"file": "assets/AdminScreen.js", "imports": ["_table.js", "index.html"],
		"css": ["assets/table.css"]},
	"src/screens/admin/RowMenu.tsx": {"file": "assets/RowMenu.js"},
	"src/screens/admin_settings/users/UsersScreen.tsx": {"file": "assets/UsersScreen.js"}
}`

func TestAPageNamesTheFilesOfItsScreen(t *testing.T) {
	shell := []string{"assets/session.js", "assets/Shell.js"}
	admin := append(slices.Clone(shell), "assets/table.css", "assets/AdminScreen.js", "assets/table.js")
	users := append(slices.Clone(shell), "assets/UsersScreen.js")
	known := chunksOf([]byte(manifest))
	for address, want := range map[string][]string{
		"/admin":                admin,
		"/admin/anything":       admin,
		"/admin_settings/users": users,
		"/admin_settings":       nil,
		"/":                     nil,
		"":                      nil,
		"/nowhere":              nil,
	} {
		if got := known.filesOf(known.screenAt(address)); !slices.Equal(got, want) {
			t.Errorf("%q needs %v, want %v", address, got, want)
		}
	}
	if got := chunksOf(nil).screenAt("/admin"); got != "" {
		t.Errorf("without a build there is %q", got)
	}
}

func TestPagesOfScreensDiffer(t *testing.T) {
	now := func(context.Context) (time.Time, error) {
		return time.Date(2026, time.November, 16, 9, 0, 0, 0, time.UTC), nil
	}
	x := &indexPage{
		built: withContent(file{}, indexName, content{made: []byte(`<html lang="en"><head></head></html>`)}),
		pages: map[string]file{}, chunks: chunksOf([]byte(manifest)), now: now,
	}
	home, login := x.file(t.Context(), "/admin"), x.file(t.Context(), "/")
	page := string(home.plain.made)
	if !strings.Contains(page, `<link rel="modulepreload" href="/assets/AdminScreen.js">`) ||
		!strings.Contains(page, `<link rel="preload" as="style" crossorigin href="/assets/table.css">`) {
		t.Errorf("home is %s", page)
	}
	if got := string(login.plain.made); got != `<html lang="en" data-year="2026" data-zone="UTC"><head></head></html>` {
		t.Errorf("the login is %s", got)
	}
	if home.etag == login.etag || x.file(t.Context(), "/admin").etag != home.etag {
		t.Error("a page is known by its content")
	}
}
