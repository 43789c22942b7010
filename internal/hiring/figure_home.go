package hiring

import (
	"cmp"
	"math"
	"slices"
)

// What a recruiter is expected to do in a day.
const (
	CallsADay         = 100
	ShortlistingsADay = 6
)

// AchievedPercentage is how much of the day's target was reached: one half for the calls, one for the shortlistings,
// each at most full.
func AchievedPercentage(calls, shortlisted int) float64 {
	half := func(n, target int) float64 { return 50 * min(1, float64(n)/float64(target)) }
	return math.Round(10*(half(calls, CallsADay)+half(shortlisted, ShortlistingsADay))) / 10
}

// Use is how often a name was used.
type Use struct {
	Name  string
	Times int
}

// MostUsedFirst lists each name once, the most used one first.
func MostUsedFirst(uses []Use) []string {
	times := map[string]int{}
	for _, u := range uses {
		times[u.Name] += u.Times
	}
	names := make([]string, 0, len(times))
	for name := range times {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(cmp.Compare(times[b], times[a]), cmp.Compare(a, b)) })
	return names
}

// SourceNotDefined stands for the source of a candidate who was added without one.
const SourceNotDefined = "Not Defined"

// AddedFact is how many applications a recruiter added for a position or, told apart from that, from a source.
type AddedFact struct {
	HR, HRName string
	Use
	// FromSource: the name is that of a source, or empty where none was given; otherwise it is a position's.
	FromSource bool
}

// SourceCount is a recruiter's row of Source Count.
type SourceCount struct {
	HR, HRName         string
	Total              int
	Positions, Sources []string
}

// SourceCounts makes a row for each recruiter who added somebody, by name.
func SourceCounts(facts []AddedFact) []SourceCount {
	rows := []SourceCount{}
	for _, of := range byHR(facts, func(f AddedFact) (id, name string) { return f.HR, f.HRName }) {
		row := SourceCount{HR: of[0].HR, HRName: of[0].HRName}
		var positions, sources []Use
		for _, f := range of {
			if f.FromSource {
				sources = append(sources, Use{cmp.Or(f.Name, SourceNotDefined), f.Times})
				continue
			}
			row.Total += f.Times
			positions = append(positions, f.Use)
		}
		row.Positions, row.Sources = MostUsedFirst(positions), MostUsedFirst(sources)
		rows = append(rows, row)
	}
	return rows
}

// CallFact is how often a recruiter's events in CALL for a requisition came out in one way. A requisition that the
// recruiter works on and has not called for is a fact with nothing in Outcome.
type CallFact struct {
	HR, HRName            string
	RequisitionID, Serial string
	Position              string
	Status                Status
	TAT                   Day
	Outcome               Status
	Times                 int
}

// CallCounts are the calls among facts.
type CallCounts struct{ Calls, Connects, Shortlisted int }

// withoutOthers leaves out what happened in CALL and is no call.
func withoutOthers(facts []CallFact) []CallFact {
	return slices.DeleteFunc(slices.Clone(facts), func(f CallFact) bool {
		return f.Outcome != "" &&
			!IsCall(StageCall, f.Outcome)
	})
}

func countCalls(facts []CallFact) CallCounts {
	var n CallCounts
	for _, f := range facts {
		n.Calls += f.Times
		if Connected(f.Outcome) {
			n.Connects += f.Times
		}
		if f.Outcome == StatusShortlisted {
			n.Shortlisted += f.Times
		}
	}
	return n
}

// CallDay is a recruiter's row of the Calls Shortlist Dashboard.
type CallDay struct {
	HR, HRName string
	Positions  []string
	CallCounts
	Achieved float64
}

// CallDays makes a row for each recruiter of the facts, by name.
func CallDays(facts []CallFact) []CallDay {
	rows := []CallDay{}
	for _, of := range byHR(withoutOthers(facts), func(f CallFact) (id, name string) { return f.HR, f.HRName }) {
		row := CallDay{HR: of[0].HR, HRName: of[0].HRName, CallCounts: countCalls(of)}
		var positions []Use
		for _, f := range of {
			positions = append(positions, Use{f.Position, f.Times})
		}
		row.Positions = MostUsedFirst(positions)
		row.Achieved = AchievedPercentage(row.Calls, row.Shortlisted)
		rows = append(rows, row)
	}
	return rows
}

// DailyCall is a requisition's row of Daily Call Details.
type DailyCall struct {
	RequisitionID, Serial, Position string
	TAT                             Day
	OverdueBy                       int
	CallCounts
}

// DailyCalls makes a row for each requisition of the facts, the one that is due first at the top.
func DailyCalls(facts []CallFact, today Day) []DailyCall {
	rows := []DailyCall{}
	for _, of := range grouped(withoutOthers(facts), func(f CallFact) string { return f.RequisitionID }) {
		first := of[0]
		rows = append(rows, DailyCall{
			RequisitionID: first.RequisitionID, Serial: first.Serial, Position: first.Position, TAT: first.TAT,
			OverdueBy: Requisition{Status: first.Status, TAT: first.TAT}.OverdueBy(today), CallCounts: countCalls(of),
		})
	}
	slices.SortFunc(rows, func(a, b DailyCall) int {
		return cmp.Or(cmp.Compare(a.TAT, b.TAT), cmp.Compare(a.Position, b.Position), cmp.Compare(a.Serial, b.Serial))
	})
	return rows
}

// byHR groups facts by the recruiter, in the order of the recruiters' names.
func byHR[Fact any](facts []Fact, hr func(Fact) (id, name string)) [][]Fact {
	groups := grouped(facts, func(f Fact) string { id, _ := hr(f); return id })
	slices.SortFunc(groups, func(a, b []Fact) int {
		idA, nameA := hr(a[0])
		idB, nameB := hr(b[0])
		return cmp.Or(cmp.Compare(nameA, nameB), cmp.Compare(idA, idB))
	})
	return groups
}

func grouped[Fact any](facts []Fact, key func(Fact) string) [][]Fact {
	at, groups := map[string]int{}, [][]Fact{}
	for _, f := range facts {
		i, known := at[key(f)]
		if !known {
			i, groups = len(groups), append(groups, nil)
			at[key(f)] = i
		}
		groups[i] = append(groups[i], f)
	}
	return groups
}
