package hiring

import "time"

// MonthlyColumn is a number of Monthly Requisition Data.
type MonthlyColumn int

const (
	OpenFullTime MonthlyColumn = iota
	OpenPartTime
	OpenTotal
	ClosedFullTime
	ClosedPartTime
	ClosedTotal
	ClosedInTAT
)

// MonthlyColumns are in the order of the table.
var MonthlyColumns = []MonthlyColumn{OpenFullTime, OpenPartTime, OpenTotal, ClosedFullTime, ClosedPartTime, ClosedTotal,
	ClosedInTAT}

// OfOpened reports whether the column counts requisitions that were approved; the others count closed positions.
func (c MonthlyColumn) OfOpened() bool {
	return c == OpenFullTime || c == OpenPartTime || c == OpenTotal
}

// Has reports whether the column counts requisitions of this type, or their positions. Contract goes with Full Time.
func (c MonthlyColumn) Has(kind EmploymentType) bool {
	full := kind == FullTime || kind == Contract
	switch c {
	case OpenFullTime, ClosedFullTime:
		return full
	case OpenPartTime, ClosedPartTime:
		return !full
	}
	return true
}

// MonthlyFact counts the requisitions approved, or the positions closed, in a month.
type MonthlyFact struct {
	Month time.Month
	Type  EmploymentType
	// Closed is set for positions, of which InTAT were closed by the TAT day.
	Closed       bool
	Times, InTAT int
}

// MonthlyRow is a row of Monthly Requisition Data. The year's summary has month 0.
type MonthlyRow struct {
	Month time.Month
	Of    map[MonthlyColumn]int
}

// MonthlyRequisitions makes the rows of a year: January to December, and the summary.
func MonthlyRequisitions(facts []MonthlyFact) []MonthlyRow {
	rows := make([]MonthlyRow, 13)
	for i := range rows {
		rows[i] = MonthlyRow{time.Month(i+1) % 13, map[MonthlyColumn]int{}}
	}
	for _, f := range facts {
		for _, c := range MonthlyColumns {
			if c.OfOpened() == f.Closed || !c.Has(f.Type) {
				continue
			}
			n := f.Times
			if c == ClosedInTAT {
				n = f.InTAT
			}
			rows[f.Month-1].Of[c] += n
			rows[12].Of[c] += n
		}
	}
	return rows
}
