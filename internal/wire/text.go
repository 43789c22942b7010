package wire

import (
	"encoding/json"
	"errors"
	"reflect"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/store"
)

// Text is a text field of a request. Callers may send a number or a boolean instead of a string.
type Text string

var errNotText = errors.New("must be a text")

// UnmarshalJSON refuses characters that a database cannot store.
func (t *Text) UnmarshalJSON(from []byte) error {
	var text string
	switch first := from[0]; {
	case first == '"':
		if err := json.Unmarshal(from, &text); err != nil {
			return errNotText
		}
	case string(from) == "null":
	case first == '{' || first == '[':
		return errNotText
	default:
		text = string(from)
	}
	if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
		return errors.New("has a character that cannot be kept")
	}
	*t = Text(text)
	return nil
}

// Sent returns the text that was sent; nil if the field was left out.
func (t *Text) Sent() *string { return (*string)(t) }

// Schema describes the field in the OpenAPI document.
func (Text) Schema(huma.Registry) *huma.Schema { return &huma.Schema{Type: huma.TypeString} }

// Number is a whole number of a request; callers may send it as text.
type Number int64

// UnmarshalJSON reads 7 and "7"; null and "" are 0.
func (n *Number) UnmarshalJSON(from []byte) error {
	var text Text
	if err := text.UnmarshalJSON(from); err != nil {
		return errors.New("must be a number")
	}
	if text == "" {
		*n = 0
		return nil
	}
	value, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	if err != nil {
		return errors.New("must be a whole number")
	}
	*n = Number(value)
	return nil
}

// Schema describes the field in the OpenAPI document.
func (Number) Schema(huma.Registry) *huma.Schema { return &huma.Schema{Type: huma.TypeInteger} }

// Count is a whole number of a request that the documents have a sentence for: what is none reads as one that no rule
// takes, so that the caller gets that sentence.
type Count int64

const noCount Count = -1

// UnmarshalJSON reads what Number reads, and 1.5, "abc" and anything else as noCount.
func (n *Count) UnmarshalJSON(from []byte) error {
	var number Number
	*n = noCount
	if err := number.UnmarshalJSON(from); err == nil {
		*n = Count(number)
	}
	return nil
}

// Schema describes the field in the OpenAPI document.
func (Count) Schema(huma.Registry) *huma.Schema { return &huma.Schema{Type: huma.TypeInteger} }

// Bool is a boolean of a request; callers may send it as text or as a number.
type Bool bool

// UnmarshalJSON reads true, "true", 1 and "1"; null and "" are false.
func (b *Bool) UnmarshalJSON(from []byte) error {
	var text Text
	if err := text.UnmarshalJSON(from); err != nil {
		return errNotBool
	}
	switch text {
	case "true", "1":
		*b = true
	case "false", "0", "":
		*b = false
	default:
		return errNotBool
	}
	return nil
}

var errNotBool = errors.New("must be true or false")

// Schema describes the field in the OpenAPI document.
func (Bool) Schema(huma.Registry) *huma.Schema { return &huma.Schema{Type: huma.TypeBoolean} }

// Flag is a boolean that the documents write as '1' and '0'.
func Flag(yes bool) string {
	if yes {
		return "1"
	}
	return "0"
}

// Instant is a point in time as text, empty for none.
func Instant(at *store.Instant) string {
	if at == nil {
		return ""
	}
	return at.Format(time.RFC3339)
}

const notJSON = "The request cannot be read as JSON"

// FieldAtFault finds the field of body that cannot be read into the type of into, and a sentence about it.
func FieldAtFault(body []byte, into any) (field, sentence string) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(body, &fields); err != nil {
		return "", notJSON
	}
	for name, value := range fields {
		alone, err := json.Marshal(map[string]json.RawMessage{name: value})
		if err != nil {
			continue
		}
		if err := json.Unmarshal(alone, reflect.New(reflect.TypeOf(into).Elem()).Interface()); err != nil {
			return name, name + " " + reason(err)
		}
	}
	return "", notJSON
}

func reason(err error) string {
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return "must be a " + wrong.Type.Kind().String()
	}
	return err.Error()
}
