package hiring

import "testing"

func TestBlank(t *testing.T) {
	for text, want := range map[string]bool{
		"": true, " \t\n": true, "\u200b": true, " \u200d\u00a0\ufeff ": true, "\u3164": true, "\u202e\u2066": true,
		"\x01\x7f": true,
		"x":        false, "-": false, " क ": false, "❤️": false, "\u200bx": false,
	} {
		if got := isBlank(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
