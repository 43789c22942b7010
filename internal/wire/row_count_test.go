package wire_test

import (
	"testing"

	"muster/internal/wire"
)

func TestRowCount(t *testing.T) {
	type other struct {
		Response wire.Outcome       `json:"response"`
		DirData  []wire.OptionRow   `json:"dir_data"`
		Funnel   []wire.MessageRow  `json:"funnel_data"`
		Head     map[string]float64 `json:"head"`
	}
	for name, c := range map[string]struct {
		answer any
		want   int
	}{
		"an answer":           {wire.Rows("", make([]wire.OptionRow, 3)), 3},
		"a page":              {wire.PageOf(make([]wire.MessageRow, 2), 90), 2},
		"an empty page":       {wire.PageOf([]wire.MessageRow{}, 0), 0},
		"lists of their own":  {other{DirData: make([]wire.OptionRow, 4), Funnel: make([]wire.MessageRow, 5)}, 9},
		"something different": {"text", 0},
	} {
		if got := wire.RowCount(c.answer); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
