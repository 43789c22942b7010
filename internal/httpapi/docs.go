package httpapi

import (
	"html/template"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/wire"
)

// docRow is one call on the page for people.
type docRow struct {
	wire.Operation
	Who          string
	Asked, Given []string
}

var docsPage = template.Must(template.New("docs").Parse(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Muster: the calls</title>
<style>
 :root{color-scheme:light dark}
 body{font:14px/22px Inter,system-ui,sans-serif;max-width:1000px;margin:32px auto;padding:0 16px}
 code{font:13px ui-monospace,monospace}
 article{border-top:1px solid color-mix(in srgb,currentColor 15%,transparent);padding:14px 0}
 h2{font-size:14px;margin:0} p{margin:2px 0} small{opacity:.75} dt{font-weight:600}
</style></head><body><h1>Muster: the calls</h1>
<p>Every answer has its outcome in <code>response[0]</code> (CODE is text, MESSAGE a sentence for people) and its rows
in <code>data</code>. The same as a document for programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
{{range .}}<article><h2><code>{{.Method}} {{.Path}}</code></h2><p>{{.Summary}}</p>
<p><small>{{.Stem}}, for {{.Who}}</small></p>
{{with .Asked}}<p>Takes {{range $i, $f := .}}{{if $i}}, {{end}}<code>{{$f}}</code>{{end}}</p>{{end}}
{{with .Given}}<p>A row has {{range $i, $f := .}}{{if $i}}, {{end}}<code>{{$f}}</code>{{end}}</p>{{end}}</article>
{{end}}</body></html>`))

func (b *Border) docs(w http.ResponseWriter, _ *http.Request) {
	rows := make([]docRow, len(wire.Operations))
	for i, op := range wire.Operations {
		rows[i] = b.docRow(op)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if err := docsPage.Execute(w, rows); err != nil {
		b.Log.Error("the page of the calls cannot be written", "error", err)
	}
}

func (b *Border) docRow(op wire.Operation) docRow {
	row := docRow{Operation: op, Who: who(op)}
	schemas := b.api.OpenAPI().Components.Schemas
	item := b.api.OpenAPI().Paths[op.Path]
	documented := map[string]*huma.Operation{
		http.MethodGet: item.Get, http.MethodPost: item.Post, http.MethodPut: item.Put, http.MethodDelete: item.Delete,
	}[op.Method]
	for _, p := range documented.Parameters {
		row.Asked = append(row.Asked, p.Name)
	}
	if documented.RequestBody != nil {
		row.Asked = append(row.Asked, fields(schemas, documented.RequestBody.Content["application/json"])...)
	}
	if media := documented.Responses["200"].Content["application/json"]; media != nil && media.Schema.Ref != "" {
		if data := schemas.SchemaFromRef(media.Schema.Ref).Properties["data"]; data != nil {
			row.Given = fields(schemas, &huma.MediaType{Schema: data.Items})
		}
	}
	return row
}

func fields(schemas huma.Registry, media *huma.MediaType) []string {
	if media == nil || media.Schema == nil {
		return nil
	}
	schema := media.Schema
	if strings.HasPrefix(schema.Ref, "#/components/schemas/") {
		schema = schemas.SchemaFromRef(schema.Ref)
	}
	return slices.Sorted(maps.Keys(schema.Properties))
}
