package hiring

import (
	"strings"
	"testing"
)

func TestReferenceCandidate(t *testing.T) {
	whole := ReferenceCandidate{
		Name: " Asha  Verma2 ", Mobile: "9876543210", Email: " Asha@Mail.Test ", Experience: "2.5", Education: "Bachelor",
		City: "Pune", Source: "Naukri", Positions: []string{"a", " a", ""}, Departments: []string{"Sales"},
	}
	kept, err := whole.Checked()
	if err != nil || kept.Name != "Asha Verma" || kept.Email != "asha@mail.test" || len(kept.Positions) != 1 ||
		kept.State() != "Maharashtra" {
		t.Errorf("got %+v in %q, %v", kept, kept.State(), err)
	}
	for name, c := range map[string]struct {
		change        func(c *ReferenceCandidate)
		field, answer string
	}{
		"no name":        {func(c *ReferenceCandidate) { c.Name = "77" }, "name", AllFieldsMandatory},
		"no e-mail":      {func(c *ReferenceCandidate) { c.Email = " " }, "email", AllFieldsMandatory},
		"no mobile":      {func(c *ReferenceCandidate) { c.Mobile = "" }, "mobile", AllFieldsMandatory},
		"no experience":  {func(c *ReferenceCandidate) { c.Experience = "" }, "experience", AllFieldsMandatory},
		"no education":   {func(c *ReferenceCandidate) { c.Education = "\u200b" }, "education", AllFieldsMandatory},
		"no city":        {func(c *ReferenceCandidate) { c.City = "" }, "city", AllFieldsMandatory},
		"no source":      {func(c *ReferenceCandidate) { c.Source = "" }, "source", AllFieldsMandatory},
		"no position":    {func(c *ReferenceCandidate) { c.Positions = []string{" "} }, "positions", AllFieldsMandatory},
		"no department":  {func(c *ReferenceCandidate) { c.Departments = nil }, "departments", AllFieldsMandatory},
		"nine digits":    {func(c *ReferenceCandidate) { c.Mobile = "987654321" }, "mobile", ValidReferenceNumber},
		"half an e-mail": {func(c *ReferenceCandidate) { c.Email = "asha@" }, "email", ValidEmail},
		"61 years":       {func(c *ReferenceCandidate) { c.Experience = "61" }, "experience", ReferenceExperience},
		"60.5 years":     {func(c *ReferenceCandidate) { c.Experience = "60.5" }, "experience", ReferenceExperience},
		"minus nothing":  {func(c *ReferenceCandidate) { c.Experience = "-0" }, "experience", ReferenceExperience},
		"minus one":      {func(c *ReferenceCandidate) { c.Experience = "-1" }, "experience", ReferenceExperience},
		"many":           {func(c *ReferenceCandidate) { c.Experience = "many" }, "experience", ReferenceExperience},
		"another city":   {func(c *ReferenceCandidate) { c.City = "Atlantis" }, "city", ChooseReferenceCity},
		"a long text": {func(c *ReferenceCandidate) { c.Education = strings.Repeat("x", 201) }, "education",
			CandidateTextTooLong},
	} {
		t.Run(name, func(t *testing.T) {
			changed := whole
			c.change(&changed)
			_, err := changed.Checked()
			expectProblem(t, err, Invalid, c.field, c.answer)
		})
	}
	for _, years := range []string{"0", "60", "60.0", "0.5"} {
		whole.Experience = years
		if _, err := whole.Checked(); err != nil {
			t.Errorf("%s years: %v", years, err)
		}
	}
}
