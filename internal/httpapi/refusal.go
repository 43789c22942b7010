package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/wire"
)

// refused is a refusal with its HTTP status.
type refused struct {
	wire.Refusal
	status     int
	retryAfter string
}

func (r *refused) Error() string { return r.Response[0].Message }

// GetStatus implements huma.StatusError.
func (r *refused) GetStatus() int { return r.status }

// GetHeaders implements huma.HeadersError.
func (r *refused) GetHeaders() http.Header {
	h := http.Header{"Cache-Control": {"no-store"}}
	if r.retryAfter != "" {
		h.Set("Retry-After", r.retryAfter)
	}
	return h
}

func newRefused(status int, code, message, field string) *refused {
	return &refused{Refusal: wire.Refuse(code, message, field), status: status}
}

func init() {
	huma.DefaultArrayNullable = false
	// huma refuses input that it cannot read. Its own messages quote the input, passwords included, so only the location
	// is taken from them.
	huma.NewErrorWithContext = func(_ huma.Context, status int, message string, faults ...error) huma.StatusError {
		switch status {
		case http.StatusUnprocessableEntity:
			status = http.StatusBadRequest
		case http.StatusRequestEntityTooLarge:
			return newRefused(status, "413", "The request is too large", "")
		}
		for _, fault := range faults {
			if no, ours := fault.(*refused); ours {
				return no
			}
			detailed, ok := fault.(huma.ErrorDetailer)
			if !ok {
				continue
			}
			detail := detailed.ErrorDetail()
			if field, sentence, ours := strings.Cut(detail.Message, unreadableMark); ours {
				return newRefused(http.StatusBadRequest, "400", sentence, field)
			}
			field := detail.Location[strings.LastIndex(detail.Location, ".")+1:]
			return newRefused(status, strconv.Itoa(status), field+" cannot be read", field)
		}
		return newRefused(status, strconv.Itoa(status), "The request cannot be read", "")
	}
	huma.NewError = func(status int, message string, faults ...error) huma.StatusError {
		return huma.NewErrorWithContext(nil, status, message, faults...)
	}
}

// refusal turns the error of a use case into an answer. An internal error is logged here, once; the caller does not see
// its cause.
func (b *Border) refusal(ctx context.Context, op wire.Operation, err error) *refused {
	if no, decided := errors.AsType[*refused](err); decided {
		return no
	}
	problem, ok := errors.AsType[*hiring.Problem](err)
	if !ok {
		v := visitOf(ctx)
		if core.IsUnavailable(err) {
			return b.unavailable(ctx, op, err)
		}
		if ctx.Err() != nil {
			b.Log.Info("the caller disconnected", "operation", op.Stem, "request", v.RequestID)
		} else {
			b.Log.Error("a call failed", "operation", op.Stem, "request", v.RequestID, "user", v.User.ID, "error", err)
		}
		return newRefused(http.StatusInternalServerError, "500", "Something went wrong. Please try again.", "")
	}
	no := newRefused(0, "", problem.Message, b.fields[op.Stem].Sent(problem.Field))
	for _, fault := range problem.Faults {
		no.Fields = append(no.Fields, wire.FieldFault{Field: b.fields[op.Stem].Sent(fault.Field), Message: fault.Message})
	}
	switch problem.Kind {
	case hiring.Invalid:
		no.status, no.Response[0].Code = http.StatusBadRequest, "400"
	case hiring.Refused:
		no.status, no.Response[0].Code = http.StatusOK, "409"
	case hiring.Absent:
		no.status, no.Response[0].Code = http.StatusOK, "404"
	case hiring.NotSignedIn:
		no.status, no.Response[0].Code = http.StatusUnauthorized, "401"
	case hiring.NotYours:
		no.status, no.Response[0].Code = http.StatusForbidden, "403"
	case hiring.TooOften:
		no.status, no.Response[0].Code = http.StatusTooManyRequests, "429"
		no.retryAfter = strconv.Itoa(int(problem.RetryAfter.Seconds()))
	}
	return no
}

func kindOf(err error) hiring.Kind {
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		return problem.Kind
	}
	return 0
}

// write sends a refusal from a middleware, where huma does not.
func (b *Border) write(ctx huma.Context, no *refused) {
	for name, values := range no.GetHeaders() {
		ctx.SetHeader(name, values[0])
	}
	ctx.SetHeader("Content-Type", "application/json")
	ctx.SetStatus(no.status)
	if err := json.NewEncoder(ctx.BodyWriter()).Encode(no.Refusal); err != nil {
		b.Log.Debug("an answer cannot be written", "error", err)
	}
}

// refuse sends a refusal for a request that belongs to no operation.
func refuse(w http.ResponseWriter, status int, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(wire.Refuse(strconv.Itoa(status), message, ""))
}

// unreadable is the error for a body that the call cannot read. huma keeps only the text of such an error, so the text
// carries the field, followed by a separator that occurs in no sentence.
type unreadable struct{ field, sentence string }

const unreadableMark = "\x1f"

func (u *unreadable) Error() string { return u.field + unreadableMark + u.sentence }

// readJSON decodes a body. It ignores unknown fields and names the field that it cannot read.
func readJSON(body []byte, into any) error {
	if !utf8.Valid(body) {
		return &unreadable{sentence: "The request is not UTF-8 text"}
	}
	if err := json.NewDecoder(bytes.NewReader(body)).Decode(into); err != nil {
		field, sentence := wire.FieldAtFault(body, into)
		return &unreadable{field, sentence}
	}
	return nil
}
