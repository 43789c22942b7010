package hiring

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed places.tsv
var placesText string

// Place is a city and the state in which it lies.
type Place struct{ State, City string }

// Places lists the states with their cities, both in alphabetical order. They are what the dropdowns offer and what is
// taken; what was stored before stays.
var Places = readPlaces()

func readPlaces() []Place {
	var places []Place
	for line := range strings.Lines(placesText) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		state, cities, _ := strings.Cut(strings.TrimSpace(line), "\t")
		for city := range strings.SplitSeq(cities, ", ") {
			places = append(places, Place{state, city})
		}
	}
	return places
}

// States lists every state once.
func States() []string {
	states := make([]string, len(Places))
	for i, p := range Places {
		states[i] = p.State
	}
	return slices.Compact(states)
}

// CitiesOf lists the cities of a state, or of all states, each once.
func CitiesOf(state string) []string {
	cities := []string{}
	for _, p := range Places {
		if IsAll(state) || strings.EqualFold(p.State, strings.TrimSpace(state)) {
			cities = append(cities, p.City)
		}
	}
	slices.Sort(cities)
	return slices.Compact(cities)
}

// listedCity returns a city as the list writes it, and one that is not in the list as it is.
func listedCity(city string) string {
	at := slices.IndexFunc(Places, func(p Place) bool { return strings.EqualFold(p.City, city) })
	if at < 0 {
		return city
	}
	return Places[at].City
}

// The answers to a place that is not in the list.
const (
	ChooseState = "Please choose a state of the list"
	ChooseCity  = "Please choose a city of this state from the list"
)

// checkPlace checks that state and city are in the list. Either may be left empty where it is not asked for.
func checkPlace(state, city string) error {
	switch {
	case state != "" && !slices.Contains(States(), state):
		return invalid("state", ChooseState)
	case city != "" && !slices.Contains(Places, Place{state, city}):
		return invalid("city", ChooseCity)
	}
	return nil
}
