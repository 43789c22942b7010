package hiring

import (
	"strings"
	"testing"
)

func TestDatabaseSearch(t *testing.T) {
	for name, c := range map[string]struct {
		typed, want DatabaseSearch
		answer      string
	}{
		"nothing":                {answer: SearchNothing},
		"words that mean none":   {typed: DatabaseSearch{"all", "null", "ALL", " "}, answer: SearchNothing},
		"a name":                 {typed: DatabaseSearch{Text: "  asha   verma "}, want: DatabaseSearch{Text: "asha verma"}},
		"two letters":            {typed: DatabaseSearch{Text: "as"}, answer: SearchTooShort},
		"two letters and a city": {typed: DatabaseSearch{Text: " as ", City: "Pune"}, answer: SearchTooShort},
		"three letters of another alphabet": {typed: DatabaseSearch{Text: "प्र"},
			want: DatabaseSearch{Text: "प्र"}},
		"a city alone":            {typed: DatabaseSearch{Text: "all", City: "Pune"}, want: DatabaseSearch{City: "Pune"}},
		"a city in small letters": {typed: DatabaseSearch{City: " navi  mumbai"}, want: DatabaseSearch{City: "Navi Mumbai"}},
		"a city of no list":       {typed: DatabaseSearch{City: "atlantis"}, want: DatabaseSearch{City: "atlantis"}},
		"a mobile in groups": {typed: DatabaseSearch{Text: "+91 98765-43210"},
			want: DatabaseSearch{Text: "9876543210"}},
		"a mobile with a nought":   {typed: DatabaseSearch{Text: "098765 43210"}, want: DatabaseSearch{Text: "9876543210"}},
		"the start of a mobile":    {typed: DatabaseSearch{Text: "+91 987 65"}, want: DatabaseSearch{Text: "98765"}},
		"too few digits to be one": {typed: DatabaseSearch{Text: "+-9"}, want: DatabaseSearch{Text: "+-9"}},
		"digits in an address": {typed: DatabaseSearch{Text: "asha.98@mail"},
			want: DatabaseSearch{Text: "asha.98@mail"}},
		"a novel": {typed: DatabaseSearch{Text: strings.Repeat("a", 900)},
			want: DatabaseSearch{Text: strings.Repeat("a", 200)}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := c.typed.Checked()
			if c.answer != "" {
				expectProblem(t, err, Invalid, "search", c.answer)
			} else if err != nil || got != c.want {
				t.Errorf("got %+v, %v", got, err)
			}
		})
	}
}
