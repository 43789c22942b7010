package outreach

import (
	"strings"
	"testing"
)

func TestParseSMTP(t *testing.T) {
	cases := map[string]struct {
		host, port string
		atOnce     bool
	}{
		"smtp://mail.test":               {"mail.test", "587", false},
		"smtp://mail.test:25":            {"mail.test", "25", false},
		"smtp+tls://mail.test":           {"mail.test", "587", false},
		"smtps://mail.test":              {"mail.test", "465", true},
		"smtps://u:p@mail.test:2465":     {"mail.test", "2465", true},
		"smtp://user%40firm:p%2Fw@[::1]": {"::1", "587", false},
	}
	for address, want := range cases {
		s, err := ParseSMTP(address)
		if err != nil {
			t.Errorf("%s: %v", address, err)
		} else if s.host != want.host || s.port != want.port || s.atOnce != want.atOnce ||
			s.tls.ServerName != want.host {
			t.Errorf("%s: host %q, port %q, TLS at once %v", address, s.host, s.port, s.atOnce)
		}
	}
}

func TestParseSMTPNeverRevealsThePassword(t *testing.T) {
	cases := map[string]string{
		"":                                   "cannot be read",
		"mail.test:25":                       "cannot be read",
		"smtp://":                            "cannot be read",
		"smtp://u:s3cret@":                   "cannot be read",
		"smtp://u:s3cret%zz@mail.test":       "cannot be read",
		"smtp://u:s3cret@mail.test:port":     "cannot be read",
		"smtp://u:s3cret\n@mail.test":        "cannot be read",
		"://u:s3cret@mail.test":              "cannot be read",
		"http://u:s3cret@mail.test":          "must begin with smtp://",
		"smtp+starttls://u:s3cret@mail.test": "must begin with smtp://",
		"smtp://u:s3cret@mail.test:0":        "from 1 to 65535",
		"smtp://u:s3cret@mail.test:65536":    "from 1 to 65535",
	}
	for address, sentence := range cases {
		switch s, err := ParseSMTP(address); {
		case err == nil:
			t.Errorf("%q was accepted: %s:%s", address, s.host, s.port)
		case !strings.Contains(err.Error(), sentence):
			t.Errorf("%q: %v", address, err)
		case strings.Contains(err.Error(), "s3cret"):
			t.Errorf("%q: the error reveals the password: %v", address, err)
		}
	}
}
