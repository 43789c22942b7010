package hiring

import (
	"slices"
	"testing"
)

func TestLinksOfMails(t *testing.T) {
	const plain, secure = "http://127.0.0.1:8080", "https://hiring.company.example"
	for _, c := range []struct {
		link, own string
		may       bool
	}{
		{"https://company.example/jobs?q=1#top", secure, true},
		{"HTTPS://company.example", secure, true},
		{" https://company.example ", secure, false},
		{"mailto:hr@company.example", secure, true},
		{"tel:+919876543210", secure, true},
		{"http://127.0.0.1:8080/can_resume/7", plain, true},
		{"http://127.0.0.1:8080/can_resume/7", secure, false},
		{"http://127.0.0.1:8081/", plain, false},
		{"http://desk@127.0.0.1:8080/", plain, false},
		{"http://127.0.0.1:8080.evil.example/", plain, false},
		{"http://hiring.company.example", secure, false},
		{"http://company.example", secure, false},
		{"http://", "", false},
		{"https:company.example", secure, false},
		{"//company.example", secure, false},
		{"company.example", secure, false},
		{"/details", secure, false},
		{"javascript:alert(1)", secure, false},
		{"java\nscript:alert(1)", secure, false},
		{"data:text/html,x", secure, false},
		{"file:///etc/passwd", secure, false},
		{"ftp://company.example", secure, false},
		{"sms:+919876543210", secure, false},
		{"%zz", secure, false},
	} {
		if got := MayLink(c.link, c.own); got != c.may {
			t.Errorf("%q from %s: %v", c.link, c.own, got)
		}
		if err := CheckLinks("body", []string{"tel:1", c.link}, c.own); (err == nil) != c.may {
			t.Errorf("%q from %s: %v", c.link, c.own, err)
		}
	}
	expectProblem(t, CheckLinks("body", []string{"http://x.example"}, secure), Invalid, "body",
		"A link begins with https://, mailto: or tel:, unlike this one: http://x.example")
}

func TestLinksInAText(t *testing.T) {
	got := LinksIn("See (HTTP://a.example/x?y=1), https://b.example. or ftp://c.example and a:b, 10://2")
	if want := []string{"HTTP://a.example/x?y=1),", "https://b.example.", "ftp://c.example"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
