package hiring

import "slices"

// EsaMark says which of the programme's two a requisition is; empty for all others.
type EsaMark string

const (
	MarkLive EsaMark = "live"
	MarkTest EsaMark = "test"
)

// EsaChoice is a requisition that is to be one of the programme's two.
type EsaChoice struct {
	Status Status
	Mark   EsaMark
	// HasApplications: candidates are mapped to it.
	HasApplications bool
	// ChosenFor is the other setting of the programme, when that has this requisition already.
	ChosenFor Setting
}

// What is said about a requisition that the programme cannot take.
const (
	EsaOver       = "This requisition is over; the programme needs one that takes candidates"
	EsaTwice      = "This requisition is the programme's other one already"
	EsaCandidates = "Candidates are mapped to this requisition already; one joins the programme only before its first candidate"
	EsaNone       = "There is no such requisition"
)

// CheckEsaChoice says whether the programme can take people into the requisition from now on. Candidates who are on
// another rail already cannot change it in the middle, so a requisition joins before its first one.
func CheckEsaChoice(c EsaChoice) error {
	switch {
	case slices.Contains([]Status{StatusUnapproved, StatusRevoke, StatusCompleted, StatusOnboarded}, c.Status):
		return invalid("value", EsaOver)
	case c.ChosenFor != "":
		return invalid("value", EsaTwice)
	case c.Mark == "" && c.HasApplications:
		return invalid("value", EsaCandidates)
	}
	return nil
}
