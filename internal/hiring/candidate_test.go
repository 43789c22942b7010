package hiring

import (
	"strings"
	"testing"
)

func ravi() NewCandidate {
	return NewCandidate{Name: "Ravi Kumar", Mobile: "9823012345", Email: "ravi@mail.example", State: "Maharashtra",
		City: "Pune", Source: "Naukri"}
}

func TestNewCandidate(t *testing.T) {
	const missing = "All Fields Are Compulsary!!"
	for name, c := range map[string]struct {
		change        func(*NewCandidate)
		field, answer string
	}{
		"as he is":          {func(*NewCandidate) {}, "", ""},
		"no e-mail":         {func(c *NewCandidate) { c.Email = " " }, "", ""},
		"working":           {func(c *NewCandidate) { c.IsWorking = true }, "", ""},
		"no name":           {func(c *NewCandidate) { c.Name = " " }, "name", missing},
		"a name of digits":  {func(c *NewCandidate) { c.Name = "12-3" }, "name", missing},
		"no mobile":         {func(c *NewCandidate) { c.Mobile = "" }, "mobile", missing},
		"no source":         {func(c *NewCandidate) { c.Source = "" }, "source", missing},
		"no state":          {func(c *NewCandidate) { c.State = "" }, "state", missing},
		"no city":           {func(c *NewCandidate) { c.City = "\t" }, "city", missing},
		"an invisible city": {func(c *NewCandidate) { c.City = "\u200b" }, "city", missing},
		"nine digits": {func(c *NewCandidate) { c.Mobile = "982301234" }, "mobile",
			"Please Enter valid Mobile Number"},
		"with the country": {func(c *NewCandidate) { c.Mobile = "+919823012345" }, "mobile",
			"Please Enter valid Mobile Number"},
		"ten, not all digits": {func(c *NewCandidate) { c.Mobile = "98230-1234" }, "mobile",
			"Please Enter valid Mobile Number"},
		"half an e-mail": {func(c *NewCandidate) { c.Email = "ravi@" }, "email", "Please Enter Valid Email ID"},
		"a host without a dot": {func(c *NewCandidate) { c.Email = "ravi@mail" }, "email",
			"Please Enter Valid Email ID"},
		"a space in it": {func(c *NewCandidate) { c.Email = "ravi k@mail.example" }, "email",
			"Please Enter Valid Email ID"},
		"both boxes": {func(c *NewCandidate) { c.IsExperienced, c.IsWorking = true, true }, "working",
			"Please choose either Experienced or Is Working"},
		"200 characters": {func(c *NewCandidate) { c.Address = strings.Repeat("é", 200) }, "", ""},
		"201 characters": {func(c *NewCandidate) { c.Address = strings.Repeat("é", 201) }, "address",
			"This may have 200 characters at most"},
		"a long company": {func(c *NewCandidate) { c.CurrentCompany = strings.Repeat("x", 201) },
			"currentCompany", "This may have 200 characters at most"},
	} {
		t.Run(name, func(t *testing.T) {
			candidate := ravi()
			c.change(&candidate)
			_, err := candidate.Checked()
			if c.answer != "" {
				expectProblem(t, err, Invalid, c.field, c.answer)
			} else if err != nil {
				t.Error(err)
			}
		})
	}
}

func TestCheckedCandidateIsNormalised(t *testing.T) {
	c := ravi()
	c.Name, c.Email, c.Address, c.Mobile = "  Ravi   K. Kumar2 ", " Ravi@Mail.Example ", " 12 MG Road ", " 9823012345 "
	kept, err := c.Checked()
	if err != nil || kept.Name != "Ravi K Kumar" || kept.Email != "ravi@mail.example" ||
		kept.Address != "12 MG Road" || kept.Mobile != "9823012345" {
		t.Errorf("got %+v, %v", kept, err)
	}
}

func TestCandidateName(t *testing.T) {
	for typed, want := range map[string]string{
		"Zoë d'Souza\nप्रिया": "Zoë dSouza प्रिया",
		"مريم العلي":          "مريم العلي",
		"\u202eRavi\u202c":    "Ravi",
		"Ra\u200bvi\u00ad":    "Ravi",
		// The rest of an emoji is invisible, and would make a second name that looks the same.
		"Ravi ❤️":        "Ravi",
		"1️⃣":            "",
		"\u3164\uffa0":   "",
		"\u0301":         "",
		"👩🏽\u200d💻 Asha": "Asha",
		"Jose\u0301":     "Jose\u0301",
		"e\u200d\u0301":  "e\u0301",
	} {
		if got := CandidateName(typed); got != want {
			t.Errorf("%q becomes %q, want %q", typed, got, want)
		}
	}
}

func TestCandidateKeys(t *testing.T) {
	for text, want := range map[string]string{
		"9823012345": "9823012345", "+91 98230-12345": "9823012345", "0919823012345": "9823012345",
		"(98230) 12345": "9823012345",
		"982301234":     "", "": "", "none": "",
	} {
		if got := MobileKey(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
	if got := EmailKey("  Ravi@Mail.EXAMPLE "); got != "ravi@mail.example" {
		t.Errorf("got %q", got)
	}
}
