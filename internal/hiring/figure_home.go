package hiring

import (
	"cmp"
	"slices"
)

// Use counts the uses of a name.
type Use struct {
	Name  string
	Times int
}

// MostUsedFirst lists each name once, the most used first.
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

// SourceNotDefined replaces the source of a candidate added without one.
const SourceNotDefined = "Not Defined"

// AddedFact counts the applications that a recruiter added for a position or, separately, from a source.
type AddedFact struct {
	HR, HRName string
	Use
	// FromSource is set if the name is a source's, empty if none was given; otherwise it is a position's.
	FromSource bool
}

// SourceCount is a recruiter's row of Source Count.
type SourceCount struct {
	HR, HRName         string
	Total              int
	Positions, Sources []string
}

// SourceCounts makes a row for each recruiter who added a candidate, by name.
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

// CallCounts counts calls.
type CallCounts struct{ Calls, Connects, Shortlisted int }

// CallFact counts a recruiter's calls for a requisition. One that the recruiter works on but has not called for has
// none.
type CallFact struct {
	HR, HRName            string
	RequisitionID, Serial string
	Position              string
	Status                Status
	TAT                   Day
	CallCounts
}

func countCalls(facts []CallFact) CallCounts {
	var n CallCounts
	for _, f := range facts {
		n.Calls += f.Calls
		n.Connects += f.Connects
		n.Shortlisted += f.Shortlisted
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
func CallDays(facts []CallFact, targets DailyTargets) []CallDay {
	rows := []CallDay{}
	for _, of := range byHR(facts, func(f CallFact) (id, name string) { return f.HR, f.HRName }) {
		row := CallDay{HR: of[0].HR, HRName: of[0].HRName, CallCounts: countCalls(of)}
		var positions []Use
		for _, f := range of {
			positions = append(positions, Use{f.Position, f.Calls})
		}
		row.Positions = MostUsedFirst(positions)
		row.Achieved = targets.Achieved(row.Calls, row.Shortlisted)
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

// DailyCalls makes a row for each requisition of the facts, the one due first on top.
func DailyCalls(facts []CallFact, today Day) []DailyCall {
	rows := []DailyCall{}
	for _, of := range grouped(facts, func(f CallFact) string { return f.RequisitionID }) {
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

// byHR groups facts by recruiter, ordered by name.
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
