package httpapi

import (
	"fmt"
	"net/http"

	"github.com/klauspost/compress/gzhttp"
	"github.com/klauspost/compress/gzip"
)

// leastCompressed is the size from which an answer is compressed. A smaller one fits into one packet anyway.
const leastCompressed = 1 << 10

// compress compresses what the calls answer as text for callers that accept it, while it is written: a read's turn is
// over by then. Resumes and pictures are compressed already.
var compress = func() func(http.Handler) http.HandlerFunc {
	wrap, err := gzhttp.NewWrapper(gzhttp.MinSize(leastCompressed), gzhttp.CompressionLevel(gzip.BestSpeed),
		gzhttp.EnableZstd(false), gzhttp.ContentTypes([]string{"application/json", "text/html"}))
	if err != nil {
		panic(fmt.Errorf("httpapi: compress answers: %w", err))
	}
	return wrap
}()
