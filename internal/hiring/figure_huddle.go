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

// figureNames are the names of the figures in the rows of the Huddle, and of their totals.
var figureNames = map[string]FigureSet{
	"NO_OF_CALL": {FigureCalls}, "CONNECT": {FigureConnects}, "SHORTLISTED": {FigureShortlisted},
	"HR_SELECTED": {FigureHRSelected}, "HR_REJECTED": {FigureHRRejected},
	"TL_SELECTED": {FigureTLSelected}, "TL_REJECTED": {FigureTLRejected},
	"PL_SELECTED": {FigurePLSelected}, "PL_REJECTED": {FigurePLRejected},
	"CEO_SELECTED": {FigureCEOSelected}, "CEO_REJECTED": {FigureCEORejected},
	"OFFER_SEND": {FigureOfferSent}, "OFFER_ACCEPT": {FigureOfferAccepted}, "ONBOARDED": {FigureOnboarded},
	"TOTAL_NO_OF_CALL": {FigureCalls}, "TOTAL_SHORTLISTED": {FigureShortlisted},
	"HR_TOTAL_COUNT": HRRound, "TL_ROUND_COUNT": TLRound, "PL_ROUND_COUNT": PLRound, "CEO_ROUND_COUNT": CEORound,
	"TECH_ROUND_COUNT": TechRound,
	"OFFER_SENT_COUNT": {FigureOfferSent}, "OFFER_ACC_COUNT": {FigureOfferAccepted}, "ONB_COUNT": {FigureOnboarded},
}

// ParseCounted reads what a number counts: a figure of the Huddle or, without one, a stage of Team S6.
func ParseCounted(figure, stage string) (FigureSet, Stage, error) {
	if figure != "" {
		set, known := figureNames[figure]
		if !known {
			return nil, "", invalid("figure", "figure must be a field of the Huddle, as NO_OF_CALL or HR_SELECTED")
		}
		return set, "", nil
	}
	if !slices.Contains(Stages[:], Stage(stage)) {
		return nil, "", invalid("stage", "stage must be New, CALL, HR_ROUND, TL_ROUND, PL_ROUND, CEO_ROUND, OFFER or JOINING")
	}
	return nil, Stage(stage), nil
}
