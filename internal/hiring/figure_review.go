package hiring

import "slices"

// ReviewSeries is a series of the Review chart.
type ReviewSeries string

const (
	SeriesApproved ReviewSeries = "Requisition_Approved"
	SeriesAssigned ReviewSeries = "Requisition_Assigned"
	SeriesClosed   ReviewSeries = "Closed"
)

// ReviewFact is a requisition first approved in the month.
type ReviewFact struct {
	RequisitionID, Serial, Position string
	DepartmentID, Department        string
	Positions                       int
	ApprovedOn, TAT                 Day
	Status                          Status
	Type                            EmploymentType
	// EverAssigned is set if a recruiter works on it, or once did.
	EverAssigned bool
}

// In reports whether the series counts the requisition.
func (f ReviewFact) In(s ReviewSeries) bool {
	switch s {
	case SeriesApproved:
		return true
	case SeriesAssigned:
		return f.EverAssigned
	case SeriesClosed:
		return f.Status == StatusCompleted || f.Status == StatusOnboarded
	}
	return false
}

// ReviewCount is a department's bar of the Review chart.
type ReviewCount struct {
	DepartmentID, Department   string
	Approved, Assigned, Closed int
}

// ReviewCounts makes a bar for each department of the facts, in their order.
func ReviewCounts(facts []ReviewFact) []ReviewCount {
	bars := []ReviewCount{}
	for _, of := range grouped(facts, func(f ReviewFact) string { return f.DepartmentID }) {
		bar := ReviewCount{DepartmentID: of[0].DepartmentID, Department: of[0].Department}
		for _, f := range of {
			bar.Approved += one(f.In(SeriesApproved))
			bar.Assigned += one(f.In(SeriesAssigned))
			bar.Closed += one(f.In(SeriesClosed))
		}
		bars = append(bars, bar)
	}
	return bars
}

func one(counted bool) int {
	if counted {
		return 1
	}
	return 0
}

// Reviewed lists the requisitions that a segment of a bar counts: those of a department, or of all if it is empty, in a
// series.
func Reviewed(facts []ReviewFact, departmentID, series string) ([]ReviewFact, error) {
	wanted := ReviewSeries(series)
	if !slices.Contains([]ReviewSeries{SeriesApproved, SeriesAssigned, SeriesClosed}, wanted) {
		return nil, invalid("series", "series must be Requisition_Approved, Requisition_Assigned or Closed")
	}
	return slices.DeleteFunc(slices.Clone(facts), func(f ReviewFact) bool {
		return !f.In(wanted) || departmentID != "" && f.DepartmentID != departmentID
	}), nil
}

// CallOutcomes lists the statuses that make an event in CALL a call.
func CallOutcomes() []Status {
	var outcomes []Status
	for _, r := range RulesOf(StageCall, true) {
		outcomes = append(outcomes, r.Status)
	}
	return outcomes
}
