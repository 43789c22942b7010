package httpapi

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"muster/internal/wire"
)

// largestForm limits the size of a form with a file. It is far above the limit for a resume, so that a file that is too
// large is refused with the documents' sentence.
const largestForm = 8 << 20

const formKind = "multipart/form-data"

// form is the input of a call that takes a form with a file.
type form[Fields any] struct {
	RawBody huma.MultipartFormFiles[Fields]
}

// readForm parses a form before huma does, because huma does not limit its size and leaves its temporary files behind.
func (b *Border) readForm(op wire.Operation) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		r, w := humago.Unwrap(ctx)
		limit, err := b.App.ResumeLimit(ctx.Context(), b.App.Store.Read())
		if err != nil {
			b.write(ctx, b.refusal(ctx.Context(), op, err))
			return
		}
		most, status := int64(largestForm), http.StatusBadRequest
		if visitOf(ctx.Context()).ByCandidate() {
			most, status = limit.Form(), http.StatusRequestEntityTooLarge
		}
		r.Body = http.MaxBytesReader(w, r.Body, most)
		err = r.ParseMultipartForm(int64(limit.Bytes()))
		if r.MultipartForm != nil {
			defer func() { _ = r.MultipartForm.RemoveAll() }()
		}
		if err == nil {
			next(ctx)
			return
		}
		if _, large := errors.AsType[*http.MaxBytesError](err); large {
			b.write(ctx, newRefused(status, strconv.Itoa(status), limit.TooLarge(),
				b.fields[op.Stem].Sent("resume")))
			return
		}
		b.write(ctx, newRefused(http.StatusBadRequest, "400", "The form cannot be read", ""))
	}
}

// serveForm is serve for a call that takes a form.
func serveForm[Fields, Body any](b *Border, op wire.Operation, handler func(context.Context, *visit, *Fields) (Body,
	error)) {
	row := b.operation(op)
	row.Middlewares = append(row.Middlewares, b.readForm(op))
	serveAs(b, op, row, reflect.TypeFor[Fields](), func(ctx context.Context, v *visit, in *form[Fields]) (Body, error) {
		return handler(ctx, v, in.RawBody.Data())
	})
}

// contentOf reads a file of a form; it returns nil when none was sent.
func contentOf(file huma.FormFile) ([]byte, error) {
	if !file.IsSet {
		return nil, nil
	}
	defer func() { _ = file.Close() }()
	content, err := io.ReadAll(file)
	if err != nil {
		return nil, fmt.Errorf("httpapi: file of a form: %w", err)
	}
	return content, nil
}
