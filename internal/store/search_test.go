package store_test

import (
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestRarestLetters(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "a": "a", "raj": "raj", "kumar": "kuma", "platform engineer 19": "r 19", "candidate1999": "1999",
		"98765 43210":     "9876",
		"priya@gmail.com": "priy", "a_____jazz": "jazz", "नमस्ते": "नमस्", "__": "__",
	} {
		if got := store.Rarest(text, 4); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestRareParts(t *testing.T) {
	for text, want := range map[string]string{
		"raj": "raj", "kumar": "kuma", "supriya deshmukh": "sup muk",
		"98230123": "9823 0123", "9823": "9823",
		"98230": "98230", "982301": "98230", "deshpande": "desh pand",
		"a b c": " b c", "raj k": "raj", "krishnan k": "kris", "one two six ten": "one two six",
		"@mail.test": "mail test",
	} {
		if got := strings.Join(store.RareParts(text), " "); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestSearchFollowUps(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 2)
		callAgain(t, s, "111111111", "Priya Sharma", "u1", "2026-03-05")
		callAgain(t, s, "222222222", "Jürgen ÄRGER", "u1", "2026-03-06")
		callAgain(t, s, "333333333", "Priya Rao", "u2", "2026-03-07")
		search := func(owner, part string) string {
			t.Helper()
			names, total := followUps(t, s, owner, part, 10)
			if int(total) != len(names) {
				t.Errorf("%q: %d of %d", part, len(names), total)
			}
			return strings.Join(names, ", ")
		}
		for _, c := range []struct{ owner, part, want string }{
			{"", "priya", "Priya Sharma, Priya Rao"}, {"u1", "PRIYA", "Priya Sharma"}, {"u2", "sharma", ""},
			{"", "ärger", "Jürgen ÄRGER"}, {"", "JÜRGEN Ä", "Jürgen ÄRGER"},
			{"", "9333", "Priya Rao"}, {"", "@mail.test", "Priya Sharma, Jürgen ÄRGER, Priya Rao"},
			{"", "sharma9", ""}, {"", "ao", "Priya Rao"}, {"", "", "Priya Sharma, Jürgen ÄRGER, Priya Rao"},
		} {
			if got := search(c.owner, c.part); got != c.want {
				t.Errorf("%s %q: %q, want %q", c.owner, c.part, got, c.want)
			}
		}
		if one, total := followUps(t, s, "", "priya", 1); len(one) != 1 || total != 2 {
			t.Errorf("a page of one: %v of %d", one, total)
		}
		storetest.Exec(t, database,
			"UPDATE candidate SET name = 'Priya Iyer', email = 'iyer@mail.test' WHERE id = '111111111'")
		if old, now := search("", "sharma"), search("", "iyer@"); old != "" || now != "Priya Iyer" {
			t.Errorf("under the name before %q, under the new one %q", old, now)
		}
	})
}
