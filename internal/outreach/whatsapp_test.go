package outreach

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

const (
	serviceKey = "K3y-of-the.service"
	openSesame = "a text with " + serviceKey + " in it"
)

// whatsappPeer is a service on this machine: it remembers what it was told and answers as the test wants.
type whatsappPeer struct {
	*httptest.Server
	asked  chan *http.Request
	bodies chan string
}

func newWhatsappPeer(t *testing.T, answer http.HandlerFunc) *whatsappPeer {
	p := &whatsappPeer{asked: make(chan *http.Request, 10), bodies: make(chan string, 10)}
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		p.asked <- r
		p.bodies <- string(body)
		answer(w, r)
	}))
	t.Cleanup(p.Close)
	return p
}

func (p *whatsappPeer) service(t *testing.T, kind, path string) *Whatsapp {
	t.Helper()
	w, err := ParseWhatsapp(kind + "+" + strings.Replace(p.URL, "http://", "http://"+serviceKey+"@", 1) + path)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func says(status int, text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, text)
	}
}

var esa = Campaign{Number: "919823012345", Name: `Asha "Ash" Rao`, Template: "esa_link", Language: "en_US",
	Params: []string{"Asha Rao", "Ravi Iyer", "9000000001"}, MediaURL: "https://files.example/esa.pdf",
	MediaName: "ESA.pdf"}

func TestBodiesOfBothServices(t *testing.T) {
	bare := Campaign{Number: "919823012345", Name: "Asha", Template: "esa_link", Language: "en"}
	picture := bare
	picture.MediaURL, picture.MediaName = "https://files.example/esa.JPG", ""
	film := bare
	film.MediaURL, film.MediaName = "https://files.example/1", "esa.mp4"
	const yes, yesCloud = `{"success":"true"}`, `{"messages":[{"id":"wamid.1"}]}`
	for name, c := range map[string]struct {
		kind, path, answer string
		campaign           Campaign
		asksAt, key, body  string
	}{
		"campaign": {"campaign", "/campaign/t1/api/v2", yes, esa, "/campaign/t1/api/v2", "",
			`{"apiKey":"K3y-of-the.service","campaignName":"esa_link","destination":"919823012345",` +
				`"userName":"Asha \"Ash\" Rao","templateParams":["Asha Rao","Ravi Iyer","9000000001"],` +
				`"media":{"url":"https://files.example/esa.pdf","filename":"ESA.pdf"}}`},
		"campaign without media": {"campaign", "/c/", yes, bare, "/c", "",
			`{"apiKey":"K3y-of-the.service","campaignName":"esa_link","destination":"919823012345",` +
				`"userName":"Asha","templateParams":[]}`},
		"cloud": {"cloud", "/v21.0/1234567", yesCloud, esa, "/v21.0/1234567/messages", "Bearer " + serviceKey,
			`{"messaging_product":"whatsapp","to":"919823012345","type":"template",` +
				`"template":{"name":"esa_link","language":{"code":"en_US"},"components":[` +
				`{"type":"header","parameters":[` +
				`{"type":"document","document":{"link":"https://files.example/esa.pdf","filename":"ESA.pdf"}}]},` +
				`{"type":"body","parameters":[{"type":"text","text":"Asha Rao"},` +
				`{"type":"text","text":"Ravi Iyer"},{"type":"text","text":"9000000001"}]}]}}`},
		"cloud with a picture": {"cloud", "/v21.0/1", yesCloud, picture, "/v21.0/1/messages", "Bearer " + serviceKey,
			`{"messaging_product":"whatsapp","to":"919823012345","type":"template",` +
				`"template":{"name":"esa_link","language":{"code":"en"},"components":[` +
				`{"type":"header","parameters":[{"type":"image","image":{"link":"https://files.example/esa.JPG"}}]}]}}`},
		"cloud with a film": {"cloud", "/v21.0/1", yesCloud, film, "/v21.0/1/messages", "Bearer " + serviceKey,
			`{"messaging_product":"whatsapp","to":"919823012345","type":"template",` +
				`"template":{"name":"esa_link","language":{"code":"en"},"components":[` +
				`{"type":"header","parameters":[{"type":"video","video":{"link":"https://files.example/1"}}]}]}}`},
		"cloud, nothing to fill": {"cloud", "/v21.0/1", yesCloud, bare, "/v21.0/1/messages", "Bearer " + serviceKey,
			`{"messaging_product":"whatsapp","to":"919823012345","type":"template",` +
				`"template":{"name":"esa_link","language":{"code":"en"},"components":[]}}`},
	} {
		t.Run(name, func(t *testing.T) {
			p := newWhatsappPeer(t, says(200, c.answer))
			id, err := p.service(t, c.kind, c.path).Send(t.Context(), c.campaign)
			if err != nil || (id == "wamid.1") != (c.kind == "cloud") {
				t.Fatalf("%q, %v", id, err)
			}
			asked, body := <-p.asked, <-p.bodies
			if body != c.body {
				t.Errorf("it was told\n%s, not\n%s", body, c.body)
			}
			if asked.Method != "POST" || asked.URL.String() != c.asksAt || asked.Header.Get("Authorization") != c.key ||
				asked.Header.Get("Content-Type") != "application/json" {
				t.Errorf("asked %s %s with %v", asked.Method, asked.URL, asked.Header)
			}
		})
	}
}

func TestWhatAnswersMean(t *testing.T) {
	const again, no, unknown = "again", "refused", "unknown"
	for name, c := range map[string]struct {
		kind   string
		answer http.HandlerFunc
		means  string
		says   string
	}{
		"campaign refuses": {"campaign", says(200, `{"success":"false","message":"No such campaign"}`),
			no, "No such campaign"},
		"campaign, false":         {"campaign", says(200, `{"success":false}`), no, "The WhatsApp service answered 200 OK"},
		"campaign, status 400":    {"campaign", says(400, `{"errorMessage":"Bad destination"}`), no, "Bad destination"},
		"campaign tells the key":  {"campaign", says(401, `{"message":"`+openSesame+`"}`), no, "a text with *** in it"},
		"campaign, only an error": {"campaign", says(200, `{"error":"Out of credit"}`), no, "Out of credit"},
		"campaign, nothing":       {"campaign", says(200, `{}`), unknown, ""},
		"campaign, nonsense":      {"campaign", says(200, `<html>`), unknown, ""},
		"campaign, other success": {"campaign", says(200, `{"success":"perhaps"}`), unknown, ""},
		"cloud refuses": {"cloud", says(400, `{"error":{"message":"(#132001) Template name does not exist",`+
			`"code":132001,"error_data":{"details":"template name (x) does not exist in en"}}}`),
			no, "template name (x) does not exist in en"},
		"cloud, no such token": {"cloud", says(401, `{"error":{"message":"Session has expired","code":190}}`),
			no, "Session has expired"},
		"cloud, too fast": {"cloud", says(400, `{"error":{"message":"Pair rate limit hit","code":131056}}`),
			again, "Pair rate limit hit"},
		"cloud, no id":        {"cloud", says(200, `{"messages":[]}`), unknown, ""},
		"cloud, a strange id": {"cloud", says(200, `{"messages":[{"id":"two words"}]}`), unknown, ""},
		"too many":            {"cloud", says(429, ``), again, "The WhatsApp service answered 429 Too Many Requests"},
		"broken": {"campaign", says(500, `oh`),
			again, "The WhatsApp service answered 500 Internal Server Error"},
		"away": {"cloud", says(503, ``), again, "The WhatsApp service answered 503 Service Unavailable"},
		"closes": {"cloud", func(w http.ResponseWriter, _ *http.Request) {
			conn, _, _ := w.(http.Hijacker).Hijack()
			_ = conn.Close()
		}, unknown, ""},
		"half an answer": {"cloud", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "100")
			_, _ = io.WriteString(w, `{"messages":[`)
		}, unknown, ""},
		"far too long": {"campaign", says(200, strings.Repeat(" ", 2<<20)+`{"success":true}`), unknown, ""},
		"points elsewhere": {"cloud", func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "/elsewhere", http.StatusTemporaryRedirect)
		}, no, "The WhatsApp service answered 307 Temporary Redirect"},
	} {
		t.Run(name, func(t *testing.T) {
			p := newWhatsappPeer(t, c.answer)
			id, err := p.service(t, c.kind, "/v1/1").Send(t.Context(), esa)
			means := again
			switch {
			case err == nil:
				means = "yes"
			case errors.Is(err, ErrRefused):
				means = no
			case errors.Is(err, ErrNoAnswer):
				means = unknown
			}
			if means != c.means || id != "" || c.says != "" && err.Error() != c.says {
				t.Errorf("%s, %q: %v", means, id, err)
			}
			if err != nil && strings.Contains(err.Error(), serviceKey) {
				t.Errorf("the key is in the error: %v", err)
			}
			if n := len(p.asked); n != 1 {
				t.Errorf("asked %d times", n)
			}
		})
	}
}

func TestRetryAfter(t *testing.T) {
	for after, want := range map[string]time.Duration{
		"": 0, "120": 2 * time.Minute, "-5": 0, "99999999999": time.Hour, "soon": 0,
		"Mon, 16 Nov 2026 10:05:00 GMT": 5 * time.Minute, "Mon, 16 Nov 2026 09:00:00 GMT": 0,
	} {
		p := newWhatsappPeer(t, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Retry-After", after)
			w.Header().Set("Date", "Mon, 16 Nov 2026 10:00:00 GMT")
			w.WriteHeader(http.StatusTooManyRequests)
		})
		_, err := p.service(t, "cloud", "/v1/1").Send(t.Context(), esa)
		if busy, is := errors.AsType[*ErrBusy](err); !is || busy.After != want {
			t.Errorf("%q: %v", after, err)
		}
	}
}

// Who stops in the middle does not know; who could not begin does.
func TestInterruptedMessages(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	hangs := newWhatsappPeer(t, func(_ http.ResponseWriter, r *http.Request) {
		stop()
		<-r.Context().Done()
	})
	if _, err := hangs.service(t, "campaign", "/c").Send(ctx, esa); !errors.Is(err, ErrNoAnswer) {
		t.Errorf("a service that hangs: %v", err)
	}
	if _, err := hangs.service(t, "campaign", "/c").Send(ctx, esa); err == nil || errors.Is(err, ErrNoAnswer) ||
		errors.Is(err, ErrRefused) || len(hangs.asked) != 1 {
		t.Errorf("after the stop: %v", err)
	}
	gone := newWhatsappPeer(t, says(200, ""))
	gone.Close()
	_, err := gone.service(t, "cloud", "/v1/1").Send(t.Context(), esa)
	if err == nil || errors.Is(err, ErrNoAnswer) || errors.Is(err, ErrRefused) ||
		!strings.HasPrefix(err.Error(), "The WhatsApp service cannot be reached: ") {
		t.Errorf("nobody there: %v", err)
	}
	// A service that speaks another language than we do: the key must not be on its way.
	secure := httptest.NewUnstartedServer(says(200, `{"success":true}`))
	secure.StartTLS()
	t.Cleanup(secure.Close)
	w, err := ParseWhatsapp("campaign+" + strings.Replace(secure.URL, "https://", "https://k@", 1) + "/c")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Send(t.Context(), esa); err == nil || errors.Is(err, ErrNoAnswer) || errors.Is(err, ErrRefused) {
		t.Errorf("a certificate of nobody: %v", err)
	}
}

func TestParseWhatsapp(t *testing.T) {
	for address, want := range map[string]string{
		"campaign+https://KEY@api.example/campaign/v2": "campaign api.example https://api.example/campaign/v2",
		"cloud+https://TOKEN@graph.example/v21.0/123/": "cloud graph.example https://graph.example/v21.0/123/messages",
		"cloud+http://T@127.0.0.1:9/v1/1":              "cloud 127.0.0.1:9 http://127.0.0.1:9/v1/1/messages, local",
		"cloud+http://T@localhost/v1/1":                "cloud localhost http://localhost/v1/1/messages, local",
		"cloud+http://T@[::1]:9/v1/1":                  "cloud [::1]:9 http://[::1]:9/v1/1/messages, local",
		"cloud+https://a:b@graph.example/v1/1":         "cloud graph.example https://graph.example/v1/1/messages",
	} {
		w, err := ParseWhatsapp(address)
		if err != nil {
			t.Errorf("%s: %v", address, err)
			continue
		}
		got := w.Adapter() + " " + w.Host() + " " + w.address
		if w.IsLocal() {
			got += ", local"
		}
		if got != want {
			t.Errorf("%s: %s", address, got)
		}
	}
	for _, address := range []string{
		"", "https://KEY@api.example/c", "pigeon+https://KEY@api.example/c", "campaign+http://KEY@api.example/c",
		"campaign+https://api.example/c", "campaign+https://KEY@api.example", "campaign+https://KEY@api.example/c?x=KEY",
		"campaign+ftp://KEY@api.example/c", "campaign+https://KEY@/c", "campaign+https://KEY@api.example/%zz",
		"cloud+http://KEY@127.0.0.1.example/v1/1",
	} {
		if w, err := ParseWhatsapp(address); err == nil || strings.Contains(err.Error(), "KEY@api") {
			t.Errorf("%s: %v, %v", address, w, err)
		}
	}
}
