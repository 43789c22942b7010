package httpapi

import (
	"bytes"
	"compress/gzip"
	"context"
	"strconv"
	"sync"

	"muster/internal/hiring"
)

// indexPage is index.html with the year of the business day. The foot of pages for people who are not signed in shows
// it, and no call would tell them.
type indexPage struct {
	built file
	today func(context.Context) (hiring.Day, error)

	mu   sync.Mutex
	year int
	page file
}

const pageStart = `<html lang="en"`

// file returns the page of today. While the day cannot be read it is the last one.
func (x *indexPage) file(ctx context.Context) file {
	today, err := x.today(ctx)
	year, _, _ := today.Date()
	x.mu.Lock()
	defer x.mu.Unlock()
	if err != nil || year == x.year {
		return x.page
	}
	content := bytes.Replace(x.built.plain, []byte(pageStart),
		[]byte(pageStart+` data-year="`+strconv.Itoa(year)+`"`), 1)
	x.year, x.page = year, withContent(file{gz: zipped(content)}, "index.html", content)
	return x.page
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
