package hiring

import (
	"testing"
	"time"
)

func TestSecurityText(t *testing.T) {
	late := time.Date(2026, 1, 31, 23, 30, 0, 0, time.FixedZone("west", -3600))
	for _, c := range []struct{ contact, own, want string }{
		{"", "https://hiring.company.example", ""},
		{"mailto:security@company.example", "https://hiring.company.example", "Contact: mailto:security@company.example\n" +
			"Expires: 2027-02-01T00:00:00Z\nPreferred-Languages: en\n" +
			"Canonical: https://hiring.company.example/.well-known/security.txt\n"},
		{"https://company.example/security", "http://127.0.0.1:8080", "Contact: https://company.example/security\n" +
			"Expires: 2027-02-01T00:00:00Z\nPreferred-Languages: en\n"},
	} {
		if got := SecurityText(c.contact, c.own, late); got != c.want {
			t.Errorf("%q from %s:\n%s", c.contact, c.own, got)
		}
	}
}
