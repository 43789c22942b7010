package hiring

import (
	"slices"
	"strings"
	"testing"
)

func TestPlaces(t *testing.T) {
	states := States()
	if len(states) != 36 || !slices.IsSorted(states) {
		t.Errorf("India has 28 states and 8 union territories, listed are %d: %v", len(states), states)
	}
	for _, state := range states {
		cities := CitiesOf(state)
		if len(cities) == 0 || slices.ContainsFunc(cities, func(c string) bool {
			return c == "" ||
				c != strings.TrimSpace(c)
		}) {
			t.Errorf("%s has the cities %q", state, cities)
		}
	}
	if pune := CitiesOf("maharashtra "); !slices.Contains(pune, "Pune") || slices.Contains(pune, "Bengaluru") {
		t.Errorf("Maharashtra has the cities %v", pune)
	}
	all := CitiesOf("all")
	if len(all) < 250 || !slices.IsSorted(all) || len(slices.Compact(slices.Clone(all))) != len(all) {
		t.Errorf("all cities are %d", len(all))
	}
	if none := CitiesOf("Atlantis"); len(none) != 0 {
		t.Errorf("Atlantis has the cities %v", none)
	}
}
