// Package web carries the built web app in the binary. Without a build the folder is empty and a plain page stands in.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Files are the built files of the app, compressed copies included.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // "dist" is a constant and valid.
	}
	return files
}
