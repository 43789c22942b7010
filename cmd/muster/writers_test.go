package main

import (
	"fmt"
	"testing"
)

// writer is a client of the crash test. It knows what it was told last, and what it asked for and never heard of
// again: that may be there or not, but nothing else may.
type writer interface {
	// write asks for one change. An error means that no answer came.
	write(at *process) (said, error)
	// settle looks which of the two it is.
	settle(at *process) error
}

func eightWriters(t *testing.T, at *process) []writer {
	t.Helper()
	all := []writer{}
	for _, who := range []string{"manager", "recruiter"} {
		l := demoLogin(t, who)
		all = append(all, &passwordWriter{client: newClient(t), mobile: l.Mobile, now: l.Password})
	}
	for _, key := range []string{"mailSender", "mailSenderName"} {
		w := &settingWriter{client: signedIn(t, at, "administrator"), key: key}
		w.now, w.version = w.client.setting(at, key)
		all = append(all, w)
	}
	for range 4 {
		all = append(all, &mailWriter{client: signedIn(t, at, "administrator")})
	}
	return all
}

// passwordWriter changes the password of one user, with the old one as proof.
type passwordWriter struct {
	client       *client
	mobile       string
	n            int
	now, unheard string
}

func (w *passwordWriter) write(at *process) (said, error) {
	w.n++
	w.unheard = fmt.Sprintf("the %dth password", w.n)
	a, err := w.client.try(at, "POST", "/api/User.svc/change_password",
		map[string]string{"MOBILE": w.mobile, "PASSWORD": w.now, "NEW_PASSWORD": w.unheard})
	if err == nil && a.code() == "200" {
		w.now, w.unheard = w.unheard, ""
	}
	return a, err
}

func (w *passwordWriter) settle(at *process) error {
	for _, password := range []string{w.now, w.unheard} {
		if password == "" {
			continue
		}
		a, err := w.client.try(at, "POST", "/api/User.svc/User_login", map[string]string{"MOBILE": w.mobile,
			"PASSWORD": password})
		if err != nil {
			return err
		}
		if a.code() == "200" {
			w.now, w.unheard = password, ""
			return nil
		}
	}
	return fmt.Errorf("%s gets in neither with %q, which was acknowledged, nor with %q", w.mobile, w.now, w.unheard)
}

// settingWriter changes one setting that nobody else changes.
type settingWriter struct {
	client       *client
	key          string
	now, unheard string
	version      int64
	n            int
}

func (w *settingWriter) write(at *process) (said, error) {
	w.n++
	w.unheard = fmt.Sprintf("desk%d@company.example", w.n)
	a, err := w.client.changeSetting(at, w.key, w.unheard, w.version)
	if err == nil && a.code() == "200" {
		w.now, w.unheard, w.version = w.unheard, "", w.version+1
	}
	return a, err
}

func (w *settingWriter) settle(at *process) error {
	a, err := w.client.try(at, "GET", "/api/settings", nil)
	if err != nil {
		return err
	}
	for _, row := range a.Data {
		switch version, _ := row["version"].(float64); {
		case row["key"] != w.key:
		case row["value"] == w.now && int64(version) == w.version:
			w.unheard = ""
			return nil
		case row["value"] == w.unheard && int64(version) == w.version+1:
			w.now, w.unheard, w.version = w.unheard, "", w.version+1
			return nil
		}
	}
	return fmt.Errorf("%s should be %q in version %d, or %q in the next: %+v", w.key, w.now, w.version, w.unheard, a)
}

// mailWriter queues mails, which are jobs.
type mailWriter struct {
	client *client
	told   int64
}

func (w *mailWriter) write(at *process) (said, error) {
	a, err := w.client.try(at, "POST", "/api/messages/test", nil)
	if err == nil && a.code() == "200" {
		w.told++
	}
	return a, err
}

func (w *mailWriter) settle(at *process) error {
	a, err := w.client.try(at, "GET", "/api/messages?size=1", nil)
	if err == nil && a.Total < w.told {
		err = fmt.Errorf("%d mails are there, and this client alone was told of %d", a.Total, w.told)
	}
	return err
}
