package hiring

import (
	"cmp"
	"slices"
	"strings"
	"time"
)

// AllTypes is the name in paths of what all employment types have together.
const AllTypes = "ALL"

// ParseTypeKeyOrAll reads an employment type from a path; it is empty for all.
func ParseTypeKeyOrAll(field, text string) (EmploymentType, error) {
	if text == AllTypes {
		return "", nil
	}
	kind, err := ParseTypeKey(field, text)
	if err != nil {
		return "", invalid(field, field+" must be FULL_TIME, PART_TIME, INTERN, CONTRACT or ALL")
	}
	return kind, nil
}

// ParseOfferStatus reads which events of an offer a number counts: the id or name of Offer Sent or Offer Accepted.
func ParseOfferStatus(field, text string) (Figure, error) {
	switch status, _ := FindStatus(ProcessOffer, text); status {
	case StatusOfferSent:
		return FigureOfferSent, nil
	case StatusOfferAccepted:
		return FigureOfferAccepted, nil
	}
	return 0, invalid(field, field+" must be the id of Offer Sent or of Offer Accepted")
}

// OfferFact counts the offers of a month, of requisitions of one type.
type OfferFact struct {
	Month    time.Month
	Type     EmploymentType
	Accepted bool
	Times    int
}

// OfferCount is how many offers were sent and accepted.
type OfferCount struct{ Sent, Accepted int }

// OfferMonth is a row of Offer Sent and Accepted. The year's summary has month 0, all types together the type "".
type OfferMonth struct {
	Month time.Month
	Of    map[EmploymentType]OfferCount
}

// OfferMonths makes the rows of a year: January to December, and the summary.
func OfferMonths(facts []OfferFact) []OfferMonth {
	rows := make([]OfferMonth, 13)
	for i := range rows {
		rows[i] = OfferMonth{time.Month(i+1) % 13, map[EmploymentType]OfferCount{}}
	}
	for _, f := range facts {
		for _, i := range []int{int(f.Month) - 1, 12} {
			for _, kind := range []EmploymentType{f.Type, ""} {
				n := rows[i].Of[kind]
				if f.Accepted {
					n.Accepted += f.Times
				} else {
					n.Sent += f.Times
				}
				rows[i].Of[kind] = n
			}
		}
	}
	return rows
}

// SourceTotal is the name of the sum beside the sources; no source may have it, nor SourceNotDefined.
const SourceTotal = "Total Count"

// reservedSource reports whether a dashboard uses the name for something else.
func reservedSource(name string) bool {
	return strings.EqualFold(name, SourceTotal) || strings.EqualFold(name, SourceNotDefined)
}

// SourceUse counts candidates of a source. Its id is empty, and its name SourceNotDefined, where none was given.
type SourceUse struct {
	ID, Name string
	Times    int
}

// BySource orders the sources, the most used first and those without one last, and adds them up.
func BySource(uses []SourceUse) (rows []SourceUse, total int) {
	rows = []SourceUse{}
	for _, u := range uses {
		if u.Times == 0 {
			continue
		}
		if u.ID == "" {
			u.Name = SourceNotDefined
		}
		rows, total = append(rows, u), total+u.Times
	}
	slices.SortFunc(rows, func(a, b SourceUse) int {
		return cmp.Or(-cmp.Compare(one(a.ID != ""), one(b.ID != "")), cmp.Compare(b.Times, a.Times),
			cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID))
	})
	return rows, total
}
