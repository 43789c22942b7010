package hiring

import (
	"fmt"
	"strings"
	"testing"
)

// tenures are what the two tables with a tenure have in common; the field of the answer, empty if it is taken.
var tenures = map[string]struct {
	tenure Tenure
	field  string
}{
	"works there":            {Tenure{From: "2024-05", Lasts: true}, ""},
	"since this month":       {Tenure{From: "2026-03", Lasts: true}, ""},
	"since next month":       {Tenure{From: "2026-04", Lasts: true}, "from"},
	"works there, no month":  {Tenure{Lasts: true}, "from"},
	"over":                   {Tenure{From: "2024-05", To: "2025-06", Over: true}, ""},
	"over in one month":      {Tenure{From: "2024-05", To: "2024-05", Over: true}, ""},
	"over this month":        {Tenure{From: "2024-05", To: "2026-03", Over: true}, ""},
	"over next month":        {Tenure{From: "2024-05", To: "2026-04", Over: true}, "to"},
	"over before it began":   {Tenure{From: "2024-05", To: "2024-04", Over: true}, "to"},
	"over, no beginning":     {Tenure{To: "2024-04", Over: true}, "from"},
	"over, no end":           {Tenure{From: "2024-05", Over: true}, "to"},
	"neither":                {Tenure{From: "2024-05", To: "2025-06"}, "mode"},
	"both":                   {Tenure{From: "2024-05", To: "2025-06", Lasts: true, Over: true}, "mode"},
	"a day":                  {Tenure{From: "2024-05-01", Lasts: true}, "from"},
	"a month that is none":   {Tenure{From: "2024-13", Lasts: true}, "from"},
	"a month of other words": {Tenure{From: "May 24", Lasts: true}, "from"},
}

func TestTenureOfExperienceAndEducation(t *testing.T) {
	for name, c := range tenures {
		sentences := map[bool][2]string{true: {"", ""},
			false: {"Please Fill Your Tenure", "Please Add Your Education Tenure"}}[c.field == ""]
		_, err := Experience{Organization: "Acme", City: "Pune", Position: "Tester", Supervisor: "Ravi",
			ReasonForLeaving: "Moved", Tenure: c.tenure}.Checked(profileDay)
		expect(t, "experience, "+name, err, c.field, sentences[0])
		_, err = Education{Level: "Bachelor", College: "COEP", City: "Pune", StudyType: "Full Time",
			Tenure: c.tenure}.Checked(profileDay, []string{"Bachelor"}, "")
		expect(t, "education, "+name, err, c.field, sentences[1])
	}
}

func TestWhatLastsHasNoEnd(t *testing.T) {
	is, err := Experience{Organization: "Acme", City: "Pune", Position: "Tester", Supervisor: "Ravi",
		ReasonForLeaving: "Growth", Tenure: Tenure{From: "2024-05", To: "2020-01", Lasts: true}}.Checked(profileDay)
	if err != nil || is.To != "" {
		t.Errorf("%+v %v", is, err)
	}
}

func TestExperience(t *testing.T) {
	const missing = "Please All Fields Are Required"
	for field, change := range map[string]func(*Experience){
		"organization": func(e *Experience) { e.Organization = " " }, "city": func(e *Experience) { e.City = "" },
		"position": func(e *Experience) { e.Position = "" }, "supervisor": func(e *Experience) { e.Supervisor = "" },
		"reasonForLeaving": func(e *Experience) { e.ReasonForLeaving = "" },
	} {
		e := Experience{Organization: "Acme", City: "Pune", Position: "Tester", Supervisor: "Ravi",
			ReasonForLeaving: strings.Repeat("x", 2000), Tenure: Tenure{From: "2024-05", Lasts: true}}
		if _, err := e.Checked(profileDay); err != nil {
			t.Fatal(err)
		}
		change(&e)
		_, err := e.Checked(profileDay)
		expect(t, field, err, field, missing)
	}
}

func TestEducation(t *testing.T) {
	const missing, list = "Please All Fields Are Required", "Please choose from the list"
	levels := []string{"10th", "Bachelor"}
	for name, c := range map[string]struct {
		change        func(*Education)
		field, answer string
	}{
		"as it is":          {func(*Education) {}, "", ""},
		"no college":        {func(e *Education) { e.College = "" }, "college", missing},
		"no city":           {func(e *Education) { e.City = "" }, "city", missing},
		"no level":          {func(e *Education) { e.Level = "" }, "level", missing},
		"no type":           {func(e *Education) { e.StudyType = "" }, "studyType", missing},
		"an unknown level":  {func(e *Education) { e.Level = "Kindergarten" }, "level", list},
		"a former level":    {func(e *Education) { e.Level = "Matric" }, "", ""},
		"an unknown type":   {func(e *Education) { e.StudyType = "Evenings" }, "studyType", list},
		"part time":         {func(e *Education) { e.StudyType = "Part Time" }, "", ""},
		"in another casing": {func(e *Education) { e.Level = "bachelor" }, "", ""},
	} {
		e := Education{Level: "Bachelor", College: "COEP", City: "Pune", StudyType: "Full Time",
			Tenure: Tenure{From: "2024-05", Lasts: true}}
		c.change(&e)
		is, err := e.Checked(profileDay, levels, "Matric")
		expect(t, name, err, c.field, c.answer)
		if err == nil && is.Level == "bachelor" {
			t.Errorf("%s: the level is kept as %q", name, is.Level)
		}
	}
}

func TestCertificate(t *testing.T) {
	const missing, start = "Please All Fields Are Required", "Please add start date"
	const expiry = "Please choose an expiry that is not before the start date"
	for name, c := range map[string]struct {
		certificate   Certificate
		field, answer string
	}{
		"without expiry":    {Certificate{"C-1", "Cloud", "2024-05", ""}, "", ""},
		"expires":           {Certificate{"C-1", "Cloud", "2024-05", "2029-05"}, "", ""},
		"no number":         {Certificate{" ", "Cloud", "2024-05", ""}, "number", missing},
		"no name":           {Certificate{"C-1", "", "2024-05", ""}, "name", missing},
		"no start":          {Certificate{"C-1", "Cloud", "", "2029-05"}, "from", start},
		"starts next month": {Certificate{"C-1", "Cloud", "2026-04", ""}, "from", start},
		"expired before":    {Certificate{"C-1", "Cloud", "2024-05", "2024-04"}, "to", expiry},
		"expires on a day":  {Certificate{"C-1", "Cloud", "2024-05", "2029-05-01"}, "to", expiry},
		"a number of 201 digits": {Certificate{strings.Repeat("1", 201), "Cloud", "2024-05", ""},
			"number", CandidateTextTooLong},
	} {
		_, err := c.certificate.Checked(profileDay)
		expect(t, name, err, c.field, c.answer)
	}
}

func TestPlaceRow(t *testing.T) {
	version := func(n int64) *int64 { return &n }
	rows := []RowFacts{{ID: "a", Version: 3}, {ID: "b", Version: 1, Same: true}}
	full := make([]RowFacts, 20)
	for i := range full {
		full[i].ID = fmt.Sprint("r", i)
	}
	for name, c := range map[string]struct {
		rows []RowFacts
		id   string
		seen *int64
		want Placing
		no   no
	}{
		"a new row":                 {rows[:1], "", nil, RowAdds, no{}},
		"somebody else's id":        {rows[:1], "z", version(7), RowAdds, no{}},
		"an own row":                {rows, "a", nil, RowReplaces, no{}},
		"an own row as it was read": {rows, "a", version(3), RowReplaces, no{}},
		"an own row that changed":   {rows, "a", version(2), RowReplaces, no{Refused, "", FormEditedByElse}},
		"sent twice":                {rows, "", nil, RowStays, no{}},
		"replaced twice":            {rows, "b", version(0), RowStays, no{}},
		"the 21st":                  {full, "", nil, RowAdds, no{Refused, "", TooManyRows}},
		"one of twenty":             {full, "r3", nil, RowReplaces, no{}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := PlaceRow(c.rows, c.id, c.seen)
			checkNo(t, err, c.no)
			if got != c.want {
				t.Errorf("got %d, want %d", got, c.want)
			}
		})
	}
}
