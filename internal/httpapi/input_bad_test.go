package httpapi_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"muster/internal/hiring"
	"muster/internal/wire"
)

// badBodies are sent where a JSON object is expected.
var badBodies = map[string]string{
	"nothing":        "",
	"not JSON":       "{",
	"a list":         "[]",
	"a text":         `"x"`,
	"null":           "null",
	"not UTF-8":      "{\"MOBILE\":\"\xff\xfe\",\"value\":\"\xff\"}",
	"deep":           strings.Repeat(`{"a":`, 5000) + "1" + strings.Repeat("}", 5000),
	"trailing":       `{} {}`,
	"duplicate keys": `{"MOBILE":1,"MOBILE":[]}`,
}

// badValues are sent where a field expects a text or a number.
var badValues = map[string]string{
	"missing":  "",
	"null":     "null",
	"object":   `{"a":1}`,
	"list":     `["9823000000"]`,
	"true":     "true",
	"fraction": "1.5e300",
	"negative": "-1",
	"nul":      `"a\u0000b"`,
	"lone":     `"\ud800"`,
	"long":     `"` + strings.Repeat("x", 40_000) + `"`,
	"sql":      `"' OR 1=1 --"`,
	"rtl":      `"\u202e\u0645\u0631\u062d\u0628\u0627 😀"`,
}

// documentOf is the part of the OpenAPI document that describes inputs.
type documentOf struct {
	Paths map[string]map[string]struct {
		Parameters  []struct{ Name, In string }
		RequestBody struct {
			Content map[string]struct {
				Schema struct {
					Ref string `json:"$ref"`
				}
			}
		}
	}
	Components struct {
		Schemas map[string]struct{ Properties map[string]json.RawMessage }
	}
}

// Sends unexpected input to every operation: each answer is an envelope with a 2xx or 4xx status, never a 5xx, and a
// 400 has a field or a sentence. A caller who may make the call sends it, a manager where possible, because a refused
// caller would not exercise the input.
func TestNoInputCausesAServerError(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		callers := map[string]*client{"manager": h.as("manager"), "administrator": h.as("administrator")}
		var document documentOf
		if err := json.Unmarshal([]byte(h.nobody().get("/api/openapi.json").Raw), &document); err != nil {
			t.Fatal(err)
		}
		for _, op := range wire.Operations {
			if isSignOut(op) || op.May == hiring.FillOwnForm {
				continue
			}
			who := "manager"
			if may := mayCall[op.Stem]; len(may) > 0 && !slices.Contains(may, who) {
				who = may[0]
			}
			c := callers[who]
			described := document.Paths[op.Path][strings.ToLower(op.Method)]
			try := func(name, path, kind, text string) {
				a := c.send(op.Method, path, kind, strings.NewReader(text))
				if a.Status >= 500 || a.Status < 200 {
					t.Errorf("%s, %s: %d %.300s", op.Stem, name, a.Status, a.Raw)
				}
				// Dots can lead out of the calls, to a page that is not there.
				left := strings.HasSuffix(name, " dots") && strings.Contains(a.Raw, "<html")
				if a.Status >= 400 && !left && (a.code() == "" || a.message() == "" || !utf8.ValidString(a.Raw)) {
					t.Errorf("%s, %s: no envelope: %d %.300s", op.Stem, name, a.Status, a.Raw)
				}
				if len(a.Raw) > 5_000 && a.Status >= 400 {
					t.Errorf("%s, %s: the answer repeats what was sent", op.Stem, name)
				}
			}
			for name, text := range badBodies {
				try(name, h.sample(op.Path, who), "application/json", text)
			}
			try("wrong content type", h.sample(op.Path, who), "text/plain", "MOBILE=1")
			try("form", h.sample(op.Path, who), "application/x-www-form-urlencoded", "MOBILE=1")
			try("too large", h.sample(op.Path, who), "application/json", `{"MOBILE":"`+strings.Repeat("9",
				200_000)+`"}`)
			for _, p := range described.Parameters {
				for name, value := range map[string]string{"long": strings.Repeat("9", 3000), "nul": "a\x00b",
					"not UTF-8": "\xff", "sql": "' OR 1=1 --", "empty": " ", "dots": "../..", "percent": "%25%",
					"one": "1", "the first day": "0001-01-01", "the last day": "9999-12-31", "the last year": "9999"} {
					escaped := url.PathEscape(value)
					if p.In == "path" {
						try(p.Name+" "+name, h.sample(strings.Replace(op.Path, "{"+p.Name+"}", escaped, 1), who),
							"application/json", "{}")
					} else {
						try(p.Name+" "+name, h.sample(op.Path, who)+"?"+p.Name+"="+url.QueryEscape(value),
							"application/json", "{}")
					}
				}
			}
			schema := strings.TrimPrefix(described.RequestBody.Content["application/json"].Schema.Ref,
				"#/components/schemas/")
			for field := range document.Components.Schemas[schema].Properties {
				for name, value := range badValues {
					text := "{}"
					if value != "" {
						text = `{"` + field + `":` + value + `}`
					}
					try(field+" "+name, h.sample(op.Path, who), "application/json", text)
				}
			}
		}
	})
}

func TestWrongTypesNameTheirField(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.nobody()
		for field, value := range map[string]any{"MOBILE": []int{1}, "PASSWORD": map[string]int{"a": 1}} {
			a := c.post("/api/User.svc/User_login", map[string]any{field: value})
			if a.Status != http.StatusBadRequest || a.code() != "400" || a.field() != field ||
				!strings.Contains(a.message(), field) {
				t.Errorf("%s: %d %s", field, a.Status, a.Raw)
			}
		}
		if a := c.send("POST", "/api/User.svc/User_login", "text/plain",
			strings.NewReader("x")); a.Status != http.StatusUnsupportedMediaType {
			t.Errorf("not JSON: %d %s", a.Status, a.Raw)
		}
		if a := c.post("/api/User.svc/User_login",
			body{"MOBILE": strings.Repeat("9", 70_000)}); a.Status != http.StatusRequestEntityTooLarge ||
			a.code() != "413" {
			t.Errorf("too large: %d %s", a.Status, a.Raw)
		}
	})
}

// The documents' callers send both.
func TestNumbersMayComeAsTextAndTextAsNumbers(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "manager")
		var mobile json.Number = json.Number(l.Mobile)
		a := h.nobody().post("/api/User.svc/User_login", map[string]any{"MOBILE": mobile, "PASSWORD": l.Password,
			"UNKNOWN": []int{1}})
		if a.code() != "200" {
			t.Errorf("a mobile as a number: %s", a.Raw)
		}
	})
}
