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
		switch strings.TrimSuffix(name, ".gz") {
		case "/":
			name = strings.Replace(name, "/", "/index.html", 1)
		case publicPage:
			name = strings.Replace(name, publicPage, "/public.html", 1)
		}
		return fs.ReadFile(web.Files(), strings.TrimPrefix(name, "/"))
	}
	for _, screen := range firstLoads {
		files, err := filesOf(screen, read)
		if err != nil {
			t.Fatalf("%v; make build builds the app", err)
		}
		var scripts, all float64
		for _, name := range append(files, screen.address) {
			compressed, err := read(name + ".gz")
			if err != nil {
				t.Fatal(err)
			}
			kB := float64(len(compressed)) / 1e3
			all += kB
			if path.Ext(name) == ".js" {
				scripts += kB
			}
		}
		t.Logf("%s: %.1f kB of JavaScript, %.1f kB in all, gzip", screen.name, scripts, all)
		if scripts > screen.most {
			t.Errorf("the first load of %s is %.1f kB of JavaScript, gzip; its budget is %.0f",
				screen.name, scripts, screen.most)
		}
		if screen.mostInAll > 0 && all > screen.mostInAll {
			t.Errorf("the first load of %s is %.1f kB in all, gzip; its budget is %.0f", screen.name, all, screen.mostInAll)
		}
	}
}
