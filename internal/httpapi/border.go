// Package httpapi is the border: it reads a request, calls one use case and answers. The row of the operation decides
// who may make each call.
package httpapi

import (
	"context"
	"log/slog"
	"net/http"
	"net/netip"
	"reflect"
	"runtime"
	"strconv"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"muster/internal/app"
	"muster/internal/hiring"
	"muster/internal/wire"
)

// Border serves Muster over HTTP.
type Border struct {
	App *app.App
	Log *slog.Logger
	// Secure means that browsers reach Muster over https, so that cookies can be limited to it.
	Secure bool
	// Proxies are the networks whose X-Forwarded-For header is trusted.
	Proxies []netip.Prefix
	// Version appears in the OpenAPI document.
	Version string

	reads turns
	api   huma.API
	// document is the OpenAPI document, made when it is first asked for.
	document func() ([]byte, error)
	// fields maps the stem of each call to its field names.
	fields map[string]wire.Fields
}

const noSuchCall = "There is no such call"

// Handler serves everything: the calls, the web app and the health checks.
func (b *Border) Handler() http.Handler {
	calls, mux := http.NewServeMux(), http.NewServeMux()
	b.register(calls)
	calls.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) { refuse(w, http.StatusNotFound, noSuchCall) })
	calls.HandleFunc("GET /api/openapi.json", b.openAPI)
	calls.HandleFunc("GET /api/docs", b.docs)
	mux.Handle("/api/", compress(calls))
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { plain(w, http.StatusOK, "ok") })
	mux.HandleFunc("GET /readyz", b.ready)
	mux.HandleFunc("GET "+hiring.SecurityTextPath, b.securityText)
	mux.Handle("/", newFiles(func(ctx context.Context) (time.Time, error) {
		zone, err := b.App.Zone(ctx)
		if err != nil {
			return time.Time{}, err
		}
		return b.App.Now().In(zone), nil
	}))
	return b.middleware(mux)
}

// OpenAPI returns the document of every call.
func (b *Border) OpenAPI() ([]byte, error) {
	if b.api == nil {
		b.register(http.NewServeMux())
	}
	return b.document()
}

func (b *Border) register(mux *http.ServeMux) {
	config := huma.DefaultConfig("Muster", b.Version)
	config.CreateHooks = nil
	config.OpenAPIPath, config.DocsPath, config.SchemasPath = "", "", ""
	config.Formats = map[string]huma.Format{"application/json": {Marshal: huma.DefaultJSONFormat.Marshal,
		Unmarshal: readJSON}}
	config.Info.Description = "The calls of Muster. Every answer has the outcome in response[0] and its rows in data."
	b.describe(&config)
	b.reads = newTurns(runtime.NumCPU())
	b.api, b.fields = humago.New(mux, config), map[string]wire.Fields{}
	b.registerAccount()
	b.registerMessages()
	b.registerNotifications()
	b.registerSettings()
	b.registerAdministration()
	b.registerRequisition()
	b.registerRequisitionReads()
	b.registerHome()
	b.registerWaiting()
	b.registerCandidate()
	b.registerCandidateEdits()
	b.registerMoves()
	b.registerDirectory()
	b.registerDetails()
	b.registerDatabase()
	b.registerInterviewLinks()
	b.registerInterviewForms()
	b.registerInterviewReplies()
	b.registerCandidateLinks()
	b.registerConversation()
	b.registerCandidateForm()
	b.registerProfiles()
	b.registerProgramme()
	b.registerMail()
	b.registerPhoneCalls()
	b.registerCalling()
	b.registerWriting()
	b.registerBroadcasts()
	b.registerWhatsapp()
	b.registerMaster()
	b.registerDashboards()
	b.registerTemplate()
	showExamples(b.api.OpenAPI())
	b.document = sync.OnceValues(b.api.OpenAPI().MarshalJSON)
}

// answer is what a handler returns: a wire body, and a cookie if the call sets one.
type answer struct {
	SetCookie    string `header:"Set-Cookie"`
	CacheControl string `header:"Cache-Control"`
	Body         any
}

// in is the input of a call that takes only a JSON body.
type in[Body any] struct{ Body Body }

// serve registers one operation: authorize the caller, read the input, run the use case.
func serve[In, Body any](b *Border, op wire.Operation, handler func(context.Context, *visit, *In) (Body, error)) {
	serveAs(b, op, b.operation(op), reflect.TypeFor[In](), handler)
}

// largestText limits the body of a call that takes a long text. It is far above the limit of the text itself, so that a
// text that is too long is refused with the message of its field, and 50,000 characters of any alphabet fit.
const largestText = 1 << 20

// serveText is serve for a call that takes a long text.
func serveText[In, Body any](b *Border, op wire.Operation, handler func(context.Context, *visit, *In) (Body, error)) {
	row := b.operation(op)
	row.MaxBodyBytes = largestText
	serveAs(b, op, row, reflect.TypeFor[In](), handler)
}

// serveAs is serve with its own huma operation; the tags of the type input name the fields as callers send them.
func serveAs[In, Body any](
	b *Border, op wire.Operation, row huma.Operation, input reflect.Type, handler func(context.Context, *visit,
		*In) (Body, error),
) {
	b.fields[op.Stem] = wire.FieldsOf(input)
	body := reflect.TypeFor[Body]()
	row.Responses = map[string]*huma.Response{strconv.Itoa(row.DefaultStatus): {Content: map[string]*huma.MediaType{
		"application/json": {Schema: b.api.OpenAPI().Components.Schemas.Schema(body, true, op.Stem+"Response")},
	}}}
	// The compiler makes huma.Register, which is long, anew for each pair of types, so the body is not one of them.
	huma.Register(b.api, row, func(ctx context.Context, input *In) (*answer, error) {
		v := visitOf(ctx)
		return b.answer(ctx, op, v, body, input, func(ctx context.Context) (any, error) { return handler(ctx, v, input) })
	})
}

// answer runs a handler whose answers have this type.
func (b *Border) answer(
	ctx context.Context, op wire.Operation, v *visit, body reflect.Type, input any,
	handle func(context.Context) (any, error),
) (*answer, error) {
	take := func(ctx context.Context) (any, error) {
		leave, err := b.reads.enter(ctx, op)
		if err != nil {
			return nil, err
		}
		defer leave()
		return handle(ctx)
	}
	if op.Reads() {
		tryOnce := take
		take = func(ctx context.Context) (any, error) {
			return patiently(ctx, func() (any, error) { return tryOnce(ctx) })
		}
	}
	found, err := b.once(ctx, op, v, body, input, take)
	if err == nil {
		err = b.noteExport(ctx, op, v, found)
	}
	if err != nil {
		return nil, b.refusal(ctx, op, err)
	}
	return &answer{SetCookie: v.cookie, CacheControl: "no-store", Body: found}, nil
}

func (b *Border) operation(op wire.Operation) huma.Operation {
	return huma.Operation{
		OperationID: op.Stem, Method: op.Method, Path: op.Path, Summary: op.Summary, Tags: []string{who(op)},
		Parameters: downloadParameter(op), Security: security(op),
		// hiring checks required fields and ranges, with the documents' sentences.
		SkipValidateBody: true, SkipValidateParams: true,
		MaxBodyBytes:  64 << 10,
		Middlewares:   huma.Middlewares{b.authorize(op)},
		DefaultStatus: http.StatusOK,
	}
}

func who(op wire.Operation) string {
	if op.Public() {
		return "everybody"
	}
	return string(op.May)
}
