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
		want  Limit
	}{
		{Attempts{}, ""},
		{Attempts{OfMobileAtAddress: 4, OfMobile: 49, OfAddress: 199}, ""},
		{Attempts{OfMobileAtAddress: 4}.Next(), MobileAtAddressLimit},
		{Attempts{OfMobileAtAddress: 6, OfMobile: 50}, MobileAtAddressLimit},
		{Attempts{OfMobile: 49}.Next(), MobileLimit},
		{Attempts{OfMobile: 51, OfAddress: 200}, MobileLimit},
		{Attempts{OfAddress: 199}.Next(), AddressLimit},
		{Attempts{OfAddress: 201}, AddressLimit},
		{Attempts{OfMobileAtAddress: 49, OfMobile: 49, OfAddress: 9999, SharedAddress: true}, ""},
		{Attempts{OfMobile: 49, SharedAddress: true}.Next(), MobileLimit},
	}
	for _, c := range cases {
		if got := c.tries.Reached(); got != c.want || c.tries.Paused() != (c.want != "") {
			t.Errorf("%+v: %q", c.tries, got)
		}
	}
}
