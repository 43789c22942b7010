package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"

	"muster/internal/seed"
	"muster/internal/wire"
)

// faultWriters is how many clients write while faults happen: half of them change settings, half send mails.
const faultWriters = 4

// readPaths are what the readers ask for, each as this login.
var readPaths = []struct{ who, path string }{
	{"manager", manyRequisitions + "/In_Progress/all/all/all/all/all?size=50"},
	{"administrator", "/api/messages?size=20"},
	{"manager", "/api/changes?since=0"},
	{"administrator", "/api/settings"},
}

// read reads without pause, and notes what was not answered as it should be.
func (r *faultRun) read(ctx context.Context, client int) {
	for n := client; ctx.Err() == nil; n++ {
		what := readPaths[n%len(readPaths)]
		r.diary.add(toRead, r.ask(ctx, r.url(), http.MethodGet, what.path, what.who, nil))
		pause(ctx, 10*time.Millisecond)
	}
}

func (r *faultRun) write(ctx context.Context, client int) {
	if client%2 == 0 {
		r.sendMails(ctx, r.url())
		return
	}
	key := []string{"mailSender", "mailSenderName"}[client/2]
	for n := 0; ctx.Err() == nil; n++ {
		if e := r.changeSetting(ctx, key, fmt.Sprintf("desk%d@company.example", n)); e.path != "" {
			r.diary.add(toWrite, e)
		}
		pause(ctx, 30*time.Millisecond)
	}
}

// changeSetting asks for the version first: after an answer that never came nobody knows it.
func (r *faultRun) changeSetting(ctx context.Context, key, value string) event {
	was := r.ask(ctx, r.url(), http.MethodGet, "/api/settings", "administrator", nil)
	var settings struct{ Data []wire.SettingRow }
	if !was.done() || json.Unmarshal(was.body, &settings) != nil {
		return event{}
	}
	for _, row := range settings.Data {
		if row.Key == key {
			return r.ask(ctx, r.url(), http.MethodPut, "/api/settings/"+key, "administrator",
				map[string]any{"value": value, "version": row.Version})
		}
	}
	return event{}
}

func (r *faultRun) sendMails(ctx context.Context, address string) {
	for ctx.Err() == nil {
		r.diary.add(toWrite, r.sendMail(ctx, address))
		pause(ctx, 50*time.Millisecond)
	}
}

func (r *faultRun) sendMail(ctx context.Context, address string) event {
	return r.ask(ctx, address, http.MethodPost, "/api/messages/test", "administrator", map[string]any{})
}

// watchReady asks whether the server is ready as whoever watches over it does, only more often.
func (r *faultRun) watchReady(ctx context.Context) {
	for ctx.Err() == nil {
		r.diary.add(toWatch, r.ask(ctx, r.url(), http.MethodGet, "/readyz", "", nil))
		pause(ctx, 200*time.Millisecond)
	}
}

func (r *faultRun) signIn(ctx context.Context, who string) error {
	for _, login := range seed.Logins() {
		if login.Who != who {
			continue
		}
		e := r.ask(ctx, r.url(), http.MethodPost, "/api/User.svc/User_login", "",
			map[string]string{"MOBILE": login.Mobile, "PASSWORD": login.Password})
		if r.sessions[who] = e.cookie; e.cookie == "" {
			return fmt.Errorf("%s cannot log in: %s", who, e)
		}
	}
	return nil
}

// event is one request and what became of it.
type event struct {
	method, path string
	from, to     time.Time
	// status is 0 when no answer came.
	status          int
	fault           error
	request, cookie string
	body            []byte
}

func (e event) done() bool {
	return e.status == http.StatusOK && bytes.Contains(e.body, []byte(`"CODE":"200"`))
}

func (e event) String() string {
	return fmt.Sprintf("%s %s after %s: %d %s %v", e.method, e.path, e.to.Sub(e.from).Round(time.Millisecond), e.status,
		bytes.TrimSpace(e.body[:min(len(e.body), 200)]), e.fault)
}

// ask makes a request. One that is broken off because the run ends is no event: its status is that of nothing.
func (r *faultRun) ask(ctx context.Context, address, method, path, who string, body any) event {
	e := event{method: method, path: path, from: time.Now()}
	e.fault = r.answer(ctx, address, who, body, &e)
	e.to = time.Now()
	return e
}

func (r *faultRun) answer(ctx context.Context, address, who string, body any, e *event) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	asked, err := http.NewRequestWithContext(ctx, e.method, address+e.path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	asked.Header.Set("Content-Type", "application/json")
	if session := r.sessions[who]; session != "" {
		asked.Header.Set("Cookie", session)
	}
	answer, err := r.client.Do(asked)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if e.body, err = io.ReadAll(answer.Body); err != nil {
		return err
	}
	e.status, e.request = answer.StatusCode, answer.Header.Get("X-Request-Id")
	for _, cookie := range answer.Cookies() {
		e.cookie = cookie.Name + "=" + cookie.Value
	}
	return nil
}
