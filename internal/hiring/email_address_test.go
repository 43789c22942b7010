package hiring

import (
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

func TestEmailAddresses(t *testing.T) {
	for text, want := range map[string]string{
		"asha@company.example":             "",
		"a.b+c_d-e@mail.company.example":   "",
		"o'neil@company.example":           "",
		"asha@localhost":                   "",
		"7@7.example":                      "",
		"jürgen@müller.example":            "",
		"nguyễn@company.example":           "",
		"राम@डाक.भारत":                     "",
		"राम@company.example":              "",
		"почтальон@company.example":        "",
		"δημήτρης@company.example":         "",
		"田中さくら@company.example":            "",
		"":                                 ValidEmail,
		"asha":                             ValidEmail,
		"asha@":                            ValidEmail,
		"@company.example":                 ValidEmail,
		"asha rao@company.example":         ValidEmail,
		`"asha rao"@company.example`:       ValidEmail,
		"Asha <asha@company.example>":      ValidEmail,
		"asha@company.example (Asha)":      ValidEmail,
		"asha@one.example@two.example":     ValidEmail,
		"asha@company\uff0eexample":        ValidEmail,
		"\uff41sha@company.example":        ValidEmail,
		"o’neil@company.example":           ValidEmail,
		"asha‐rao@company.example":         ValidEmail,
		"asha@company⁄.example":            ValidEmail,
		"😀@company.example":                ValidEmail,
		"asha@" + strings.Repeat("a", 250): ValidEmail,
		"as\u200bha@company.example":       UnseenEmail,
		"as\u200dha@company.example":       UnseenEmail,
		"as\u00adha@company.example":       UnseenEmail,
		"\u202easha@company.example":       UnseenEmail,
		"asha@company.example\u2069":       UnseenEmail,
		"asha\u3164@company.example":       UnseenEmail,
		"asha\ufe0f@company.example":       UnseenEmail,
		"asha@company.example\r\nBcc: x@y": UnseenEmail,
		"as\x00ha@company.example":         UnseenEmail,
		"asha@[127.0.0.1]":                 LiteralEmail,
		"asha@[IPv6:::1]":                  LiteralEmail,
		"asha@127.0.0.1":                   LiteralEmail,
		"asha@2130706433":                  LiteralEmail,
		"аsha@company.example":             MixedEmail, // Cyrillic а
		"asha@cоmpany.example":             MixedEmail, // Cyrillic о
		"ashα@company.example":             MixedEmail, // Greek α
		"аѕһа@company.example":             MixedEmail, // Cyrillic alone, reads as Latin
		"asha@сосо.example":                MixedEmail,
		"АѕНА@company.example":             MixedEmail,
		"ɡuru@company.example":             MixedEmail, // script g
		"rıta@company.example":             MixedEmail, // dotless i
		"राmम@company.example":             MixedEmail,
		"asha٣@company.example":            MixedEmail, // Arabic digit
	} {
		if got := emailFault(text); got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}

func TestEmailKey(t *testing.T) {
	for text, want := range map[string]string{
		"  Asha@Company.Example\n":               "asha@company.example",
		"\u200b\u202aasha@company.example\u202c": "asha@company.example",
		"\uff21sha\uff20company\uff0eexample":    "asha@company.example",
		"asha@company․example":                   "asha@company.example",
		"ju\u0308rgen@company.example":           "jürgen@company.example",
		"\u212aim@company.example":               "kim@company.example",
	} {
		if got := EmailKey(text); got != want || emailFault(got) != "" {
			t.Errorf("%q: %q, %q", text, got, emailFault(got))
		}
	}
}

// TestOneRuleForEveryEmail sends an address that looks like another's through everything that takes one.
func TestOneRuleForEveryEmail(t *testing.T) {
	setting := func(key Setting) func(string) error {
		return func(text string) error { return CheckSetting(key, text) }
	}
	entrances := map[string]func(email string) error{
		"a user": func(email string) error {
			return CheckPerson(Person{FirstName: "Asha", LastName: "Rao", Mobile: "9000000001", Email: email,
				Role: Recruiter})
		},
		"a candidate": func(email string) error {
			c := ravi()
			c.Email = email
			_, err := c.Checked()
			return err
		},
		"an edited candidate": func(email string) error {
			_, err := EditedCandidate{NewCandidate: NewCandidate{Name: "Asha", Mobile: "9000000001", Email: email}}.Checked()
			return err
		},
		"a reference": func(email string) error {
			_, err := ReferenceCandidate{Name: "Asha", Email: email, Mobile: "9000000001", Experience: "3",
				Education: "BA", City: "Pune", Source: "Naukri", Positions: []string{"1"},
				Departments: []string{"1"}}.Checked()
			return err
		},
		"the candidate's form": func(email string) error {
			p := meera()
			p.Email = email
			_, err := p.Checked(DateOf(2026, 1, 1))
			return err
		},
		"a receiver": func(email string) error {
			_, _, err := WrittenMail{To: email, Subject: "x", Body: "y"}.Receivers()
			return err
		},
		"the sender":                setting(MailSender),
		"receivers of joining days": setting(JoiningMailTo),
	}
	for name, enter := range entrances {
		for _, email := range []string{"аsha@company.example", "as\u200bha@company.example", "asha@[127.0.0.1]",
			"asha@cоmpany.example"} {
			problem, refused := enter(email).(*Problem)
			if !refused || problem.Field != "email" && problem.Field != "to" && problem.Field != "value" {
				t.Errorf("%s: %q is taken: %+v", name, email, problem)
			}
		}
	}
}

func FuzzEmailFault(f *testing.F) {
	for _, text := range []string{"asha@company.example", "a@[::1]", "аsha@x.y", "\u200b", "\"a\"@b.c", "राम@डाक.भारत"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		key := EmailKey(text)
		if emailFault(key) != "" {
			return
		}
		if !norm.NFKC.IsNormalString(key) || EmailKey(key) != key || strings.Count(key, "@") != 1 ||
			strings.ContainsFunc(key, func(c rune) bool {
				return isUnseen(c) || unicode.IsControl(c) || unicode.IsSpace(c)
			}) {
			t.Errorf("%q is taken as %q", text, key)
		}
	})
}
