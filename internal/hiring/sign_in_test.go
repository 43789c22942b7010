package hiring

import (
	"errors"
	"strings"
	"testing"
)

// expect checks the field and sentence of a problem; without a sentence it expects no error.
func expect(t *testing.T, what string, err error, field, sentence string) {
	t.Helper()
	if sentence == "" {
		if err != nil {
			t.Errorf("%s: %v", what, err)
		}
		return
	}
	problem, ok := errors.AsType[*Problem](err)
	if !ok || problem.Kind != Invalid || problem.Field != field || problem.Message != sentence ||
		problem.Error() != sentence {
		t.Errorf("%s: got %+v, want %q at %s", what, err, sentence, field)
	}
}

func TestIsMobile(t *testing.T) {
	cases := map[string]bool{
		"9876543210": true, "0000000000": true,
		"": false, "987654321": false, "98765432101": false, "98765 3210": false, " 987654321": false,
		"+987654321": false,
		"98765432a0": false, "९८७६५४३२१०": false, "98765432\u0661": false, "9876543210\n": false,
		"987654321\x00": false,
	}
	for text, want := range cases {
		if got := IsMobile(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestCheckLogin(t *testing.T) {
	const malformed = "Insert valid Login id and Password"
	cases := []struct{ mobile, password, field, sentence string }{
		{"9876543210", "x", "", ""},
		{"9876543210", strings.Repeat("p", 128), "", ""},
		{"9876543210", strings.Repeat("ü", 128), "", ""},
		{"9876543210", strings.Repeat("p", 129), "password", malformed},
		{"9876543210", strings.Repeat("ü", 129), "password", malformed},
		{"9876543210", "", "password", malformed},
		{"", "", "mobile", malformed},
		{"987654321", "x", "mobile", malformed},
		{"98765432100", "x", "mobile", malformed},
	}
	for _, c := range cases {
		expect(t, c.mobile+" "+c.password, CheckLogin(c.mobile, c.password), c.field, c.sentence)
	}
}

func TestPaused(t *testing.T) {
	cases := []struct {
		tries Attempts
		want  bool
	}{
		{Attempts{}, false},
		{Attempts{OfMobileAtAddress: 4, OfMobile: 49, OfAddress: 199}, false},
		{Attempts{OfMobileAtAddress: 5}, true},
		{Attempts{OfMobileAtAddress: 6}, true},
		{Attempts{OfMobile: 50}, true},
		{Attempts{OfMobile: 51}, true},
		{Attempts{OfAddress: 200}, true},
		{Attempts{OfAddress: 201}, true},
	}
	for _, c := range cases {
		if got := c.tries.Paused(); got != c.want {
			t.Errorf("%+v: %v", c.tries, got)
		}
	}
}
