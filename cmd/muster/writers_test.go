package main

import (
	"fmt"
	"testing"
)

// writer is a client of the crash test. It knows its last acknowledged value and the pending one, whose answer never
// came: the database has one of the two and nothing else.
type writer interface {
	// write requests one change. An error means that no answer came.
	write(at *process) (reply, error)
	// verify finds out which of the two is stored.
	verify(at *process) error
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
	now, pending string
}

func (w *passwordWriter) write(at *process) (reply, error) {
	w.n++
	w.pending = fmt.Sprintf("copper lantern meadow %d violin", w.n)
	a, err := w.client.try(at, "POST", "/api/User.svc/change_password",
		map[string]string{"MOBILE": w.mobile, "PASSWORD": w.now, "NEW_PASSWORD": w.pending})
	if err == nil && a.code() == "200" {
		w.now, w.pending = w.pending, ""
	}
	return a, err
}

func (w *passwordWriter) verify(at *process) error {
	for _, password := range []string{w.now, w.pending} {
		if password == "" {
			continue
		}
		a, err := w.client.try(at, "POST", "/api/User.svc/User_login", map[string]string{"MOBILE": w.mobile,
			"PASSWORD": password})
		if err != nil {
			return err
		}
		if a.code() == "200" {
			w.now, w.pending = password, ""
			return nil
		}
	}
	return fmt.Errorf("%s can sign in neither with %q, which was acknowledged, nor with %q", w.mobile, w.now, w.pending)
}

// settingWriter changes a setting that no other client changes.
type settingWriter struct {
	client       *client
	key          string
	now, pending string
	version      int64
	n            int
}

func (w *settingWriter) write(at *process) (reply, error) {
	w.n++
	w.pending = fmt.Sprintf("desk%d@company.example", w.n)
	a, err := w.client.changeSetting(at, w.key, w.pending, w.version)
	if err == nil && a.code() == "200" {
		w.now, w.pending, w.version = w.pending, "", w.version+1
	}
	return a, err
}

func (w *settingWriter) verify(at *process) error {
	a, err := w.client.try(at, "GET", "/api/settings", nil)
	if err != nil {
		return err
	}
	for _, row := range a.Data {
		switch version, _ := row["version"].(float64); {
		case row["key"] != w.key:
		case row["value"] == w.now && int64(version) == w.version:
			w.pending = ""
			return nil
		case row["value"] == w.pending && int64(version) == w.version+1:
			w.now, w.pending, w.version = w.pending, "", w.version+1
			return nil
		}
	}
	return fmt.Errorf("%s should be %q in version %d, or %q in the next: %+v", w.key, w.now, w.version, w.pending, a)
}

// mailWriter queues mails, which are jobs.
type mailWriter struct {
	client *client
	acks   int64
}

func (w *mailWriter) write(at *process) (reply, error) {
	a, err := w.client.try(at, "POST", "/api/messages/test", nil)
	if err == nil && a.code() == "200" {
		w.acks++
	}
	return a, err
}

func (w *mailWriter) verify(at *process) error {
	a, err := w.client.try(at, "GET", "/api/messages?size=1", nil)
	if err == nil && a.Total < w.acks {
		err = fmt.Errorf("%d mails are stored, but this client alone has %d acknowledged", a.Total, w.acks)
	}
	return err
}
