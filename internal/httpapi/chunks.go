package httpapi

import (
	"encoding/json"
	"path"
	"slices"
	"strings"
)

// manifestName is what the build of the web app says about its files. It is not served.
const manifestName = "/screens.json"

// A chunk is a file of the web app that is loaded on demand, with those that it needs.
type chunk struct {
	File    string
	Imports []string
	CSS     []string
}

type chunks map[string]chunk

// chunksOf reads the manifest of the build. Without one no screen is known, and pages load as they would by themselves.
func chunksOf(manifest []byte) chunks {
	known := chunks{}
	if json.Unmarshal(manifest, &known) != nil {
		return nil
	}
	return known
}

const screensFolder, shellFile = "src/screens", "src/app/shell/Shell.tsx"

// beforeScreens are the modules that every screen behind the login waits for.
var beforeScreens = []string{"src/app/session.ts", shellFile}

// screenAt returns the module of the screen at an address, which is the one of its folder, or nothing.
func (known chunks) screenAt(address string) string {
	if _, built := known[shellFile]; !built {
		return ""
	}
	for folder := path.Clean(address); len(folder) > 1; folder = path.Dir(folder) {
		for name := range known {
			if path.Dir(name) == screensFolder+folder && strings.HasSuffix(name, "Screen.tsx") {
				return name
			}
		}
	}
	return ""
}

// filesOf lists the files that a screen needs beside those that index.html names itself.
func (known chunks) filesOf(screen string) []string {
	if screen == "" {
		return nil
	}
	seen := map[string]bool{}
	var files []string
	var add func(name string)
	add = func(name string) {
		c := known[name]
		if seen[name] {
			return
		}
		seen[name] = true
		files = append(append(files, c.CSS...), c.File)
		for _, other := range c.Imports {
			add(other)
		}
	}
	add("index.html")
	named := len(files)
	for _, name := range append(slices.Clone(beforeScreens), screen) {
		add(name)
	}
	var needed []string
	for i, name := range files {
		if name != "" && i >= named && !slices.Contains(files[:i], name) {
			needed = append(needed, name)
		}
	}
	return needed
}
