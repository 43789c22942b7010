package hiring

import (
	"cmp"
	"math"
	"slices"
	"time"
)

// ReportTypes lists the employment types in the order of the dashboards' columns.
var ReportTypes = []EmploymentType{FullTime, PartTime, Intern, Contract}

// typeKeys are the names of the employment types in the dashboards' paths.
var typeKeys = map[string]EmploymentType{"FULL_TIME": FullTime, "PART_TIME": PartTime, "INTERN": Intern,
	"CONTRACT": Contract}

// ParseTypeKey reads an employment type from a path.
func ParseTypeKey(field, text string) (EmploymentType, error) {
	if kind, known := typeKeys[text]; known {
		return kind, nil
	}
	return "", invalid(field, field+" must be FULL_TIME, PART_TIME, INTERN or CONTRACT")
}

// ClosedMonth counts the positions of a type that were closed in a month: those with an accepted offer that stands.
// Days is the sum of the times to fill, each the days from the approval of the requisition to the closing.
type ClosedMonth struct {
	Month          time.Month
	Type           EmploymentType
	Closures, Days int
}

// TTFFigure is the number of closed positions and their average time to fill.
type TTFFigure struct {
	Closures int
	// Average is in days with one decimal, nil if nothing was closed.
	Average *float64
}

// TTFMonth is a row of Average TTF. The year's summary has month 0.
type TTFMonth struct {
	Month time.Month
	// Of has a figure for each of the ReportTypes.
	Of map[EmploymentType]TTFFigure
}

// AverageTTF makes the rows of a year from the positions closed in it: January to December, and the summary.
func AverageTTF(closed []ClosedMonth) []TTFMonth {
	type sum struct{ closures, days int }
	sums := [13]map[EmploymentType]sum{}
	for i := range sums {
		sums[i] = map[EmploymentType]sum{}
	}
	for _, c := range closed {
		for _, i := range []time.Month{c.Month, 0} {
			s := sums[i][c.Type]
			sums[i][c.Type] = sum{s.closures + c.Closures, s.days + c.Days}
		}
	}
	rows := make([]TTFMonth, 0, len(sums))
	for i := range sums {
		month := time.Month(i+1) % 13
		row := TTFMonth{Month: month, Of: map[EmploymentType]TTFFigure{}}
		for _, kind := range ReportTypes {
			s := sums[month][kind]
			row.Of[kind] = TTFFigure{s.closures, average(s.days, s.closures)}
		}
		rows = append(rows, row)
	}
	return rows
}

// average rounds to one decimal; it is nil for n = 0.
func average(sum, n int) *float64 {
	if n == 0 {
		return nil
	}
	rounded := math.Round(10*float64(sum)/float64(n)) / 10
	return &rounded
}

// ClosedFact counts the positions of a requisition that a recruiter closed.
type ClosedFact struct {
	RequisitionID, Serial, Position, Department string
	// Openings is the requisition's number of positions.
	Openings   int
	HR, HRName string
	Closed     int
}

// ClosedDetails lists what a number of closed positions counts: a row for each requisition and recruiter or, behind the
// summary of a year, for each requisition with no recruiter. The rows' Closed add up to the number.
func ClosedDetails(facts []ClosedFact, summary bool) []ClosedFact {
	rows := []ClosedFact{}
	for _, of := range grouped(facts, func(f ClosedFact) string {
		if summary {
			return f.RequisitionID
		}
		return f.RequisitionID + " " + f.HR
	}) {
		row := of[0]
		if summary {
			row.HR, row.HRName = "", ""
		}
		for _, more := range of[1:] {
			row.Closed += more.Closed
		}
		rows = append(rows, row)
	}
	slices.SortFunc(rows, func(a, b ClosedFact) int {
		return cmp.Or(cmp.Compare(a.Position, b.Position), cmp.Compare(a.Serial, b.Serial),
			cmp.Compare(a.HRName, b.HRName), cmp.Compare(a.HR, b.HR))
	})
	return rows
}
