package hiring

import (
	"slices"
	"strings"
)

// Sentences of the tables.
const (
	FillTenure          = "Please Fill Your Tenure"
	AddEducationTenure  = "Please Add Your Education Tenure"
	AddCertificateStart = "Please add start date"
	// ExpiryBeforeStart is ours: the documents ask for a start even where it is given.
	ExpiryBeforeStart = "Please choose an expiry that is not before the start date"
)

// StudyTypes lists how somebody studied.
var StudyTypes = []string{"Full Time", "Part Time"}

// Tenure is from which month to which something lasted. Exactly one of Lasts and Over is set.
type Tenure struct {
	From, To    string
	Lasts, Over bool
}

// checked returns the tenure as it is kept; what lasts has no end.
func (t Tenure) checked(today Day, sentence string) (Tenure, error) {
	t.From, t.To = strings.TrimSpace(t.From), strings.TrimSpace(t.To)
	if t.Lasts == t.Over {
		return t, invalid("mode", sentence)
	}
	if !isMonth(t.From) || t.From > monthText(today) {
		return t, invalid("from", sentence)
	}
	if t.Lasts {
		t.To = ""
		return t, nil
	}
	if !isMonth(t.To) || t.To > monthText(today) || t.To < t.From {
		return t, invalid("to", sentence)
	}
	return t, nil
}

// Experience is where somebody works or worked.
type Experience struct {
	Organization, City, Position, Supervisor, ReasonForLeaving string
	Tenure
}

// Checked returns the row as it is kept, or why it cannot be.
func (e Experience) Checked(today Day) (Experience, error) {
	err := checkTexts([]profileText{
		{"organization", &e.Organization, true, 0}, {"city", &e.City, true, 0}, {"position", &e.Position, true, 0},
		{"supervisor", &e.Supervisor, true, 0}, {"reasonForLeaving", &e.ReasonForLeaving, true, longestLongText},
	})
	if err != nil {
		return e, err
	}
	e.Tenure, err = e.checked(today, FillTenure)
	return e, err
}

// Education is what somebody studies or studied.
type Education struct {
	Level, College, City, StudyType string
	Tenure
}

// Checked returns the row as it is kept, or why it cannot be. levels are those that are offered; before is the level of
// the row that it replaces, which may have left the list since.
func (e Education) Checked(today Day, levels []string, before string) (Education, error) {
	err := checkTexts([]profileText{
		{"college", &e.College, true, 0}, {"city", &e.City, true, 0}, {"level", &e.Level, true, 0},
		{"studyType", &e.StudyType, true, 0},
	})
	if err != nil {
		return e, err
	}
	at := slices.IndexFunc(levels, func(level string) bool { return strings.EqualFold(level, e.Level) })
	switch {
	case at >= 0:
		e.Level = levels[at]
	case e.Level != before:
		return e, invalid("level", ChooseFromList)
	}
	if !slices.Contains(StudyTypes, e.StudyType) {
		return e, invalid("studyType", ChooseFromList)
	}
	e.Tenure, err = e.checked(today, AddEducationTenure)
	return e, err
}

// Certificate is a certificate that somebody has.
type Certificate struct{ Number, Name, Start, Expiry string }

// Checked returns the row as it is kept, or why it cannot be. The form marks the expiry as required, but it is not.
func (c Certificate) Checked(today Day) (Certificate, error) {
	err := checkTexts([]profileText{
		{"number", &c.Number, true, 0}, {"name", &c.Name, true, 0}, {"from", &c.Start, false, 0},
		{"to", &c.Expiry, false, 0},
	})
	switch {
	case err != nil:
		return c, err
	case !isMonth(c.Start) || c.Start > monthText(today):
		return c, invalid("from", AddCertificateStart)
	case c.Expiry != "" && (!isMonth(c.Expiry) || c.Expiry < c.Start):
		return c, invalid("to", ExpiryBeforeStart)
	}
	return c, nil
}
