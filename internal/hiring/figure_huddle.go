package hiring

import (
	"cmp"
	"slices"
)

// Worked is what a recruiter did.
type Worked struct {
	Worker
	Figures
}

// HuddleByRecruiter makes the rows of Daily Call Details of the Huddle: each recruiter who has work in hand or did
// something, by name.
func HuddleByRecruiter(atWork []Worker, worked []Worked) []Worked {
	did, of := []Worker{}, map[string]Figures{}
	for _, w := range worked {
		if w.Any() {
			did, of[w.ID] = append(did, w.Worker), w.Figures
		}
	}
	rows := []Worked{}
	for _, person := range peopleOf(atWork, did) {
		rows = append(rows, Worked{person, of[person.ID]})
	}
	return rows
}

// WorkedRequisition is what was done for a requisition.
type WorkedRequisition struct {
	RequisitionID, Serial, Position, Department, City string
	Type                                              EmploymentType
	Figures
}

// HuddleByRequisition orders the requisitions for which something was done by position, and adds up what was done.
func HuddleByRequisition(worked []WorkedRequisition) (rows []WorkedRequisition, total Figures) {
	rows = slices.DeleteFunc(slices.Clone(worked), func(w WorkedRequisition) bool { return !w.Any() })
	slices.SortFunc(rows, func(a, b WorkedRequisition) int {
		return cmp.Or(cmp.Compare(a.Position, b.Position), cmp.Compare(a.Serial, b.Serial))
	})
	for _, w := range rows {
		total.Plus(w.Figures)
	}
	return rows, total
}
