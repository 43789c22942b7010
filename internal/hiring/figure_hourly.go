package hiring

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Metric is what Hourly Performance counts.
type Metric int

const (
	MetricCalls Metric = iota
	MetricConnects
	MetricShortlisted
	MetricHRRound
	MetricTechRound
	metricCount
)

// MetricFigures are the figures that each metric adds up.
var MetricFigures = [metricCount]FigureSet{{FigureCalls}, {FigureConnects}, {FigureShortlisted}, HRRound, TechRound}

// ParseSlot reads a slot from a path; it is 0 for the whole day.
func ParseSlot(field, text string) (int, error) {
	if strings.EqualFold(text, Summary) {
		return 0, nil
	}
	n, err := strconv.ParseUint(text, 10, 8)
	if err != nil || n < FirstSlot || n > LastSlot {
		return 0, invalid(field, fmt.Sprintf("%s must be an hour from %d to %d, or %s", field, FirstSlot, LastSlot,
			Summary))
	}
	return int(n), nil
}

// Worker is somebody for whom work counts.
type Worker struct{ ID, Name string }

// peopleOf lists the people of two lists, each once, by name.
func peopleOf(lists ...[]Worker) []Worker {
	people := slices.Concat(lists...)
	slices.SortFunc(people, func(a, b Worker) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID))
	})
	return slices.Compact(people)
}

// HourFact is what a recruiter did in a slot.
type HourFact struct {
	Worker
	Slot   int
	Counts [metricCount]int
}

// HourlyPerformance makes the rows of the grid: each recruiter who has work in hand or did something, by name, with all
// slots.
func HourlyPerformance(atWork []Worker, facts []HourFact) []HourFact {
	did, of := []Worker{}, map[string]*HourFact{}
	for i, f := range facts {
		if f.Counts != [metricCount]int{} {
			did, of[fmt.Sprint(f.ID, f.Slot)] = append(did, f.Worker), &facts[i]
		}
	}
	rows := []HourFact{}
	for _, person := range peopleOf(atWork, did) {
		for slot := FirstSlot; slot <= LastSlot; slot++ {
			row := HourFact{Worker: person, Slot: slot}
			if f := of[fmt.Sprint(person.ID, slot)]; f != nil {
				row = *f
			}
			rows = append(rows, row)
		}
	}
	return rows
}
