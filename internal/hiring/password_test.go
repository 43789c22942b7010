package hiring

import (
	"slices"
	"strings"
	"testing"
)

func TestCheckNewPassword(t *testing.T) {
	const (
		mobile    = "9876501234"
		short     = "The new password needs 10 characters or more"
		long      = "The new password may have 128 characters at most"
		hasMobile = "The new password must not contain the mobile number"
	)
	// The judge of these tests lets everything pass but the word easy.
	judge := func(password string, _ []string) int {
		if strings.Contains(password, "easy") {
			return 2
		}
		return 3
	}
	cases := []struct{ password, mobile, sentence string }{
		{"tea at four", mobile, ""},
		{"kupfer🔑x9", mobile, short},
		{"kupfer🔑x9z", mobile, ""},
		{"nine chrs", mobile, short},
		{"", mobile, short},
		{"ten chars!", mobile, ""},
		{"c" + strings.Repeat("tea", 42) + "u", mobile, ""},
		{"c" + strings.Repeat("tea", 42) + "up", mobile, long},
		{"c" + strings.Repeat("tü-", 42) + "u", mobile, ""},
		{"c" + strings.Repeat("tü-", 42) + "up", mobile, long},
		{mobile, mobile, hasMobile},
		{"x" + mobile + "x", mobile, hasMobile},
		{"my 987650123 is not it", mobile, ""},
		{"x" + mobile + "x", "", ""},
		{"this is easy", mobile, PasswordTooEasy},
		{"аааааааааа", mobile, PasswordTooEasy},
		{"AbcabCabcabc", mobile, PasswordTooEasy},
		{"दिल्लीदिल्ली", mobile, PasswordTooEasy},
	}
	for _, c := range cases {
		err := CheckNewPassword("newPassword", c.password, PasswordOwner{Mobile: c.mobile}, judge)
		expect(t, c.password, err, "newPassword", c.sentence)
	}
}

func TestKnownWords(t *testing.T) {
	known := PasswordOwner{
		FirstName: "Asha", LastName: "Rao-Shah", Mobile: "9876501234", Email: "asha.rs@company.example",
		Company: []string{"Kettle & Sons", "https://hiring.kettle.example"},
	}.knownWords()
	for _, word := range []string{"asha", "rao", "shah", "asharao-shah", "9876501234", "company", "kettle", "sons",
		"hiring", "muster", "1984", "2026"} {
		if !slices.Contains(known, word) {
			t.Errorf("%q is not known", word)
		}
	}
	if slices.Contains(known, "rs") {
		t.Error("two letters are known, which would make every word with them weaker")
	}
}
