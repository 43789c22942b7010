package main

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"muster/web"
)

// The bench measures what a server sends; this test checks the budget of the last build with every test run.
func TestFirstLoadsAreWithinTheirBudgets(t *testing.T) {
	read := func(name string) ([]byte, error) {
		if name == "/" {
			name = "/index.html"
		}
		return fs.ReadFile(web.Files(), strings.TrimPrefix(name, "/"))
	}
	for _, screen := range firstLoads {
		files, err := filesOf(screen, read)
		if err != nil {
			t.Fatalf("%v; make build builds the app", err)
		}
		var kB float64
		for _, name := range files {
			if path.Ext(name) != ".js" {
				continue
			}
			compressed, err := read(name + ".gz")
			if err != nil {
				t.Fatal(err)
			}
			kB += float64(len(compressed)) / 1e3
		}
		t.Logf("%s: %.0f kB of JavaScript, gzip", screen.name, kB)
		if kB > screen.most {
			t.Errorf("the first load of %s is %.0f kB of JavaScript, gzip; its budget is %.0f",
				screen.name, kB, screen.most)
		}
	}
}
