package httpapi

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"maps"
	"mime"
	"net/http"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"muster/web"
)

// file is one file of the web app, plain and compressed.
type file struct {
	kind          string
	etag          string
	plain, gz, br content
}

// content is one of two things: a page that was made here, or the name of a file of the binary, which needs no copy in
// memory.
type content struct {
	made     []byte
	embedded string
}

func (c content) exists() bool { return c.made != nil || c.embedded != "" }

// open returns what the content says.
func (c content) open() (io.ReadCloser, error) {
	if c.embedded != "" {
		return web.Files().Open(c.embedded)
	}
	return io.NopCloser(bytes.NewReader(c.made)), nil
}

// bytes returns a copy; nothing if it cannot be read.
func (c content) bytes() []byte {
	from, err := c.open()
	if err != nil {
		return nil
	}
	defer from.Close()
	all, _ := io.ReadAll(from)
	return all
}

// files serves the web app.
type files struct {
	all           map[string]file
	index, public *indexPage
}

const indexName, publicName = "/index.html", "/public.html"

// publicPages has the first segment of every public page, and how many segments its address has. They are for people
// without a login, often on a slow line, and have an entry of their own.
var publicPages = map[string]int{
	"candidate_form": 2, "candidate_info_form": 1, "can_resume": 4, "esa_add_candidate": 1, "opt_out": 1,
	"requisition_approval": 1, "interview_result": 1, "interview_reply": 1, "smaller_pdf": 1,
}

func isPublicPage(address string) bool {
	parts := strings.Split(strings.TrimPrefix(address, "/"), "/")
	return publicPages[parts[0]] == len(parts) && !slices.Contains(parts, "")
}

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Muster</title></head><body>
<h1>Muster</h1><p>This binary was built without the web app. Run <code>make build</code>, which needs Node, for the one
with it. The calls are served all the same: see <a href="/api/docs">/api/docs</a>.</p></body></html>`

// embedded are the files of the binary. They do not change, so they are read and hashed once.
var embedded = sync.OnceValue(func() map[string]file {
	all := map[string]file{}
	_ = fs.WalkDir(web.Files(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return err
		}
		is := content{embedded: name}
		base, compression := name, path.Ext(name)
		if compression == ".gz" || compression == ".br" {
			base = strings.TrimSuffix(name, compression)
		}
		f := all["/"+base]
		switch compression {
		case ".gz":
			f.gz = is
		case ".br":
			f.br = is
		default:
			f = withContent(f, base, is)
		}
		all["/"+base] = f
		return nil
	})
	return all
})

func newFiles(now func(context.Context) (time.Time, error)) files {
	all := maps.Clone(embedded())
	page := func(name string) *indexPage {
		if _, built := all[name]; !built {
			all[name] = withContent(file{}, name, content{made: []byte(notBuilt)})
		}
		return &indexPage{built: all[name], pages: map[string]file{}, now: now}
	}
	index := page(indexName)
	index.chunks = chunksOf(all[manifestName].plain.bytes())
	delete(all, manifestName)
	return files{all, index, page(publicName)}
}

func withContent(f file, name string, is content) file {
	sum := sha256.Sum256(is.bytes())
	f.plain, f.etag, f.kind = is, `"`+hex.EncodeToString(sum[:12])+`"`, mime.TypeByExtension(path.Ext(name))
	return f
}

// ServeHTTP answers with a file, with public.html for a public page, or with index.html for every other address; unless
// that is a screen, it is not found.
func (served files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		refuse(w, http.StatusMethodNotAllowed, "There is no such call")
		return
	}
	f, known := served.all[r.URL.Path]
	found := true
	public := r.URL.Path == publicName || isPublicPage(r.URL.Path)
	switch {
	case public:
		f = served.public.file(r.Context(), "")
	case r.URL.Path == indexName:
		f = served.index.file(r.Context(), "")
	case !known:
		if strings.HasPrefix(r.URL.Path, "/assets/") || path.Ext(r.URL.Path) != "" && !strings.HasPrefix(r.URL.Path,
			resumeScreen) {
			plain(w, http.StatusNotFound, "There is no such file")
			return
		}
		// Whoever mistyped an address gets the web app, which says so.
		f, found = served.index.file(r.Context(), r.URL.Path), isScreen(r.URL.Path)
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Etag", f.etag)
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	switch {
	case strings.HasPrefix(r.URL.Path, "/assets/"):
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	case public:
		// The address may carry a signature: neither a cache nor a search engine keeps it.
		h.Set("Cache-Control", "no-store")
		h.Set("X-Robots-Tag", "noindex")
	}
	if found && r.Header.Get("If-None-Match") == f.etag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	is := f.plain
	switch accepted := r.Header.Get("Accept-Encoding"); {
	case f.br.exists() && strings.Contains(accepted, "br"):
		is = f.br
		h.Set("Content-Encoding", "br")
	case f.gz.exists() && strings.Contains(accepted, "gzip"):
		is = f.gz
		h.Set("Content-Encoding", "gzip")
	}
	if !found {
		w.WriteHeader(http.StatusNotFound)
	}
	if r.Method == http.MethodGet {
		if from, err := is.open(); err == nil {
			defer from.Close()
			_, _ = io.Copy(w, from)
		}
	}
}
