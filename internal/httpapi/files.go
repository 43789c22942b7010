package httpapi

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"

	"muster/internal/hiring"
	"muster/web"
)

// file is one file of the web app, plain and compressed.
type file struct {
	kind          string
	etag          string
	plain, gz, br []byte
}

// files serves the web app. It is small and changes only with the year while the process runs, so all of it stays in
// memory.
type files struct {
	all   map[string]file
	index *indexPage
}

const indexName = "/index.html"

// resumeScreen is the only screen whose address ends like a file name.
const resumeScreen = "/can_resume/"

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Muster</title></head><body>
<h1>Muster</h1><p>This binary was built without the web app. Run <code>make build</code>, which needs Node, for the one with it.
The calls are served all the same: see <a href="/api/docs">/api/docs</a>.</p></body></html>`

func newFiles(today func(context.Context) (hiring.Day, error)) files {
	all := map[string]file{}
	_ = fs.WalkDir(web.Files(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return err
		}
		content, err := fs.ReadFile(web.Files(), name)
		if err != nil {
			return err
		}
		base, compression := name, path.Ext(name)
		if compression == ".gz" || compression == ".br" {
			base = strings.TrimSuffix(name, compression)
		}
		f := all["/"+base]
		switch compression {
		case ".gz":
			f.gz = content
		case ".br":
			f.br = content
		default:
			f = withContent(f, base, content)
		}
		all["/"+base] = f
		return nil
	})
	if _, built := all[indexName]; !built {
		all[indexName] = withContent(file{}, indexName, []byte(notBuilt))
	}
	return files{all, &indexPage{built: all[indexName], page: all[indexName], today: today}}
}

func withContent(f file, name string, content []byte) file {
	sum := sha256.Sum256(content)
	f.plain, f.etag, f.kind = content, `"`+hex.EncodeToString(sum[:12])+`"`, mime.TypeByExtension(path.Ext(name))
	return f
}

// ServeHTTP answers with a file, or with index.html for every address that may be a screen.
func (served files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		refuse(w, http.StatusMethodNotAllowed, "There is no such call")
		return
	}
	f, known := served.all[r.URL.Path]
	switch {
	case r.URL.Path == indexName:
		f = served.index.file(r.Context())
	case !known:
		if strings.HasPrefix(r.URL.Path, "/assets/") || path.Ext(r.URL.Path) != "" && !strings.HasPrefix(r.URL.Path,
			resumeScreen) {
			plain(w, http.StatusNotFound, "There is no such file")
			return
		}
		f = served.index.file(r.Context())
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Etag", f.etag)
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	if strings.HasPrefix(r.URL.Path, "/assets/") {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if r.Header.Get("If-None-Match") == f.etag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	content := f.plain
	switch accepted := r.Header.Get("Accept-Encoding"); {
	case f.br != nil && strings.Contains(accepted, "br"):
		content = f.br
		h.Set("Content-Encoding", "br")
	case f.gz != nil && strings.Contains(accepted, "gzip"):
		content = f.gz
		h.Set("Content-Encoding", "gzip")
	}
	if r.Method == http.MethodGet {
		_, _ = w.Write(content)
	}
}
