package hiring

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestCheckNewPassword(t *testing.T) {
	const (
		mobile    = "9876501234"
		short     = "The new password needs 10 characters or more"
		long      = "The new password may have 128 characters at most"
		hasMobile = "The new password must not contain the mobile number"
		common    = "The new password is too common; please choose another"
	)
	cases := []struct{ password, mobile, sentence string }{
		{"tea at four", mobile, ""},
		{"korrekt-pferd", mobile, ""},
		{"kupfer🔑x9", mobile, short},
		{"kupfer🔑x9z", mobile, ""},
		{"nine chrs", mobile, short},
		{"", mobile, short},
		{"ten chars!", mobile, ""},
		{strings.Repeat("tea", 42) + "cu", mobile, ""},
		{strings.Repeat("tea", 42) + "cup", mobile, long},
		{strings.Repeat("tü-", 42) + "cu", mobile, ""},
		{strings.Repeat("tü-", 42) + "cup", mobile, long},
		{mobile, mobile, hasMobile},
		{"x" + mobile + "x", mobile, hasMobile},
		{"my 987650123 is not it", mobile, ""},
		{"x" + mobile + "x", "", ""},
		{"password123", mobile, common},
		{"PassWord123", mobile, common},
		{"mustermuster", mobile, common},
		{"password124", mobile, ""},
		{"aaaaaaaaaa", mobile, common},
		{"abababababa", mobile, common},
		{"AbcabCabcabc", mobile, common},
		{"abcdabcdabcd", mobile, ""},
		{"abcdefghijkl", mobile, common},
		{"lkjihgfedcba", mobile, common},
		{"3456789012", mobile, common},
		{"2109876543", mobile, common},
		{"34567890123x", mobile, ""},
		{"1357913579", mobile, ""},
	}
	for _, c := range cases {
		expect(t, c.password, CheckNewPassword("newPassword", c.password, c.mobile), "newPassword", c.sentence)
	}
	expect(t, "another field", CheckNewPassword("newPassword", "short", ""), "newPassword", short)
}

// A line that is too short, not in lower case or repeated would have no effect.
func TestEveryCommonPasswordIsRefused(t *testing.T) {
	seen := map[string]bool{}
	for line := range strings.Lines(commonPasswordList) {
		word := strings.TrimSuffix(line, "\n")
		if utf8.RuneCountInString(word) < shortestPassword || word != strings.ToLower(strings.TrimSpace(word)) ||
			seen[word] {
			t.Errorf("%q has no effect in the list", word)
		}
		seen[word] = true
		if CheckNewPassword("", word, "") == nil {
			t.Errorf("%q is allowed", word)
		}
	}
	if len(seen) < 50 {
		t.Errorf("the list has %d words", len(seen))
	}
}
