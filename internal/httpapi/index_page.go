package httpapi

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"html"
	"strings"
	"sync"
	"time"
)

// indexPage is index.html with the year of the business day and the business zone, which pages for people who are not
// signed in show and no call would tell them, and with the files of the screen that is asked for: a browser that knows
// them at once does not ask for one after the other.
type indexPage struct {
	built  file
	chunks chunks
	// now is the time in the business zone.
	now func(context.Context) (time.Time, error)

	mu    sync.Mutex
	facts string          // the attributes with the year and the zone
	pages map[string]file // by screen
}

const pageStart, headEnd = `<html lang="en"`, `</head>`

// file returns the page of today for an address. While the day cannot be read it has the last known year and zone.
func (x *indexPage) file(ctx context.Context, address string) file {
	screen := x.chunks.screenAt(address)
	now, err := x.now(ctx)
	facts := fmt.Sprintf(` data-year="%d" data-zone="%s"`, now.Year(), html.EscapeString(now.Location().String()))
	x.mu.Lock()
	defer x.mu.Unlock()
	if err == nil && facts != x.facts {
		x.facts = facts
		clear(x.pages)
	}
	page, made := x.pages[screen]
	if !made {
		page = x.make(screen)
		x.pages[screen] = page
	}
	return page
}

func (x *indexPage) make(screen string) file {
	page := bytes.Replace(x.built.plain.bytes(), []byte(pageStart), []byte(pageStart+x.facts), 1)
	var links strings.Builder
	for _, name := range x.chunks.filesOf(screen) {
		if strings.HasSuffix(name, ".css") {
			// The scripts ask for it like this; a preload that differs would be loaded twice.
			links.WriteString(`<link rel="preload" as="style" crossorigin href="/` + name + `">`)
		} else {
			links.WriteString(`<link rel="modulepreload" href="/` + name + `">`)
		}
	}
	page = bytes.Replace(page, []byte(headEnd), []byte(links.String()+headEnd), 1)
	return withContent(file{gz: content{made: zipped(page)}}, indexName, content{made: page})
}

func zipped(content []byte) []byte {
	var text bytes.Buffer
	w := gzip.NewWriter(&text)
	if _, err := w.Write(content); err != nil {
		return nil
	}
	if err := w.Close(); err != nil {
		return nil
	}
	return text.Bytes()
}
