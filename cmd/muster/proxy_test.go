package main

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestProxyIsAnAddressOrANetwork(t *testing.T) {
	for text, want := range map[string]string{
		"10.0.0.7": "10.0.0.7/32", "10.0.0.0/24": "10.0.0.0/24", "fd00::7": "fd00::7/128", "::ffff:10.0.0.7": "10.0.0.7/32",
		"10.0.0": "", "proxy.example": "", "10.0.0.7:80": "", "": "",
	} {
		var p proxy
		err := p.UnmarshalText([]byte(text))
		if (err != nil) != (want == "") || want != "" && p.String() != want {
			t.Errorf("%q is %v, %v", text, p, err)
		}
	}
}

func TestHTTPSWithoutAProxyWarns(t *testing.T) {
	const warning = "--proxy does not name the proxy in front"
	for _, c := range []struct {
		args  []string
		warns bool
	}{
		{[]string{"--public-url", "https://hiring.company.example"}, true},
		{[]string{"--public-url", "https://hiring.company.example", "--proxy", "127.0.0.1"}, false},
		{[]string{"--public-url", "http://hiring.company.example"}, false},
	} {
		p := serve(t, filepath.Join(t.TempDir(), "muster.db"), c.args...)
		p.stop()
		if strings.Contains(p.stderr.String(), warning) != c.warns {
			t.Errorf("%q: %s", c.args, &p.stderr)
		}
	}
}
