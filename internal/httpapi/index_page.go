package httpapi

import (
	"bytes"
	"compress/gzip"
	"context"
	"strconv"
	"strings"
	"sync"

	"muster/internal/hiring"
)

// indexPage is index.html with the year of the business day, which the foot of pages for people who are not signed in
// shows and no call would tell them, and with the files of the screen that is asked for: a browser that knows them at
// once does not ask for one after the other.
type indexPage struct {
	built  file
	chunks chunks
	today  func(context.Context) (hiring.Day, error)

	mu    sync.Mutex
	year  int
	pages map[string]file // by screen
}

const pageStart, headEnd = `<html lang="en"`, `</head>`

// file returns the page of today for an address. While the day cannot be read it has the last known year.
func (x *indexPage) file(ctx context.Context, address string) file {
	screen := x.chunks.screenAt(address)
	today, err := x.today(ctx)
	year, _, _ := today.Date()
	x.mu.Lock()
	defer x.mu.Unlock()
	if err == nil && year != x.year {
		x.year = year
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
	page := x.built.plain.bytes()
	if x.year != 0 {
		page = bytes.Replace(page, []byte(pageStart),
			[]byte(pageStart+` data-year="`+strconv.Itoa(x.year)+`"`), 1)
	}
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
