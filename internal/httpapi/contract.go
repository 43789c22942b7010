package httpapi

import (
	"maps"
	"net/http"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/wire"
)

// sessionScheme is what the OpenAPI document calls the login cookie.
const sessionScheme = "loginSession"

// The examples of the OpenAPI document: an answer, a page of a list, and an answer that says no.
const (
	exampleAnswer  = "Answer"
	examplePage    = "Page"
	exampleRefusal = "Refusal"
)

// describe tells the document where the calls are and how a caller proves who they are.
func (b *Border) describe(config *huma.Config) {
	config.Servers = []*huma.Server{{URL: "/", Description: "The server that answers with this document"}}
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{sessionScheme: {
		Type: "apiKey", In: "cookie", Name: b.cookieName(),
		Description: "The login session, set by User_login. Browsers send it by themselves.",
	}}
	config.Components.Examples = map[string]*huma.Example{
		exampleAnswer:  {Summary: "It was done", Value: wire.Done("Updated Successfully")},
		examplePage:    {Summary: "A page without rows", Value: wire.PageOf([]wire.Nothing{}, 0)},
		exampleRefusal: {Summary: "The input was wrong, and in which field", Value: wire.ExampleRefusal},
	}
}

// security says who may call: everybody, or whoever has a login session.
func security(op wire.Operation) []map[string][]string {
	if op.Public() {
		return []map[string][]string{}
	}
	return []map[string][]string{{sessionScheme: {}}}
}

// showExamples gives every call the examples of its envelopes.
func showExamples(document *huma.OpenAPI) {
	const kind = "application/json"
	for _, item := range document.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Delete} {
			if op == nil {
				continue
			}
			if done := op.Responses["200"]; done != nil && done.Content[kind] != nil {
				if name := envelope(document, done.Content[kind].Schema); name != "" {
					done.Content[kind].Examples = example(name)
				}
			}
			if no := op.Responses["default"]; no != nil && no.Content[kind] != nil {
				no.Description, no.Content[kind].Examples = "The call says no", example(exampleRefusal)
			}
		}
	}
}

func example(name string) map[string]*huma.Example {
	return map[string]*huma.Example{name: {Ref: "#/components/examples/" + name}}
}

// envelope names the example that fits a schema; the documents name the rows of some answers differently.
func envelope(document *huma.OpenAPI, schema *huma.Schema) string {
	if schema == nil || schema.Ref == "" {
		return ""
	}
	switch names := slices.Sorted(maps.Keys(document.Components.Schemas.SchemaFromRef(schema.Ref).Properties)); {
	case slices.Equal(names, []string{"data", "response"}):
		return exampleAnswer
	case slices.Equal(names, []string{"data", "response", "total"}):
		return examplePage
	}
	return ""
}

// openAPI answers with the document, which is made once.
func (b *Border) openAPI(w http.ResponseWriter, _ *http.Request) {
	document, err := b.document()
	if err != nil {
		b.Log.Error("the OpenAPI document cannot be written", "error", err)
		refuse(w, http.StatusInternalServerError, "Something went wrong. Please try again.")
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(document)
}
