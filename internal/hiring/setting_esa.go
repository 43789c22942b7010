package hiring

import "slices"

// EsaMark tells which of the programme's two a requisition is; empty for all others.
type EsaMark string

const (
	MarkLive EsaMark = "live"
	MarkTest EsaMark = "test"
)

// EsaChoice is a candidate for one of the programme's two requisitions.
type EsaChoice struct {
	Status Status
	Mark   EsaMark
	// HasApplications is set if candidates are mapped to it.
	HasApplications bool
	// ChosenFor is the programme's other setting, if that already names this requisition.
	ChosenFor Setting
}

// Refusals of a requisition that the programme cannot use.
const (
	EsaOver       = "This requisition is over; the programme needs one that takes candidates"
	EsaTwice      = "This requisition is the programme's other one already"
	EsaCandidates = "Candidates are mapped to this requisition already; " +
		"one joins the programme only before its first candidate"
	EsaNone = "There is no such requisition"
)

// CheckEsaChoice checks whether the programme can use the requisition from now on. Candidates cannot switch rails
// halfway, so a requisition joins before it has any.
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
