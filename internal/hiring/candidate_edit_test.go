package hiring

import (
	"bytes"
	"strings"
	"testing"
)

const smallPDF = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"

// editedRavi returns a candidate whose position needs a resume, which is stored.
func editedRavi() EditedCandidate {
	c := EditedCandidate{NewCandidate: ravi(), PositionWantsResume: true, ResumeLimit: 200}
	c.Address, c.Experience, c.RelevantExperience, c.NoticePeriod = "12 MG Road", "4 years", "3 years", "30 days"
	c.CurrentGross.Rupees, c.CurrentDesignation, c.CurrentCompany, c.Source = "600000", "Engineer", "Acme", ""
	return c
}

func TestEditedCandidate(t *testing.T) {
	const missing = "All Fields Are Compulsary!!"
	empty := func(text func(c *EditedCandidate) *string) func(*EditedCandidate) {
		return func(c *EditedCandidate) { *text(c) = " " }
	}
	fresher := func(change func(*EditedCandidate)) func(*EditedCandidate) {
		return func(c *EditedCandidate) { c.Fresher = true; change(c) }
	}
	for name, c := range map[string]struct {
		change        func(*EditedCandidate)
		field, answer string
	}{
		"as he is": {func(*EditedCandidate) {}, "", ""},
		"no mobile": {empty(func(c *EditedCandidate) *string { return &c.Mobile }), "mobile",
			"Please Enter Valid Number!!"},
		"eleven digits": {func(c *EditedCandidate) { c.Mobile = "98230123456" }, "mobile",
			"Please Enter Valid Number!!"},
		"no e-mail": {empty(func(c *EditedCandidate) *string { return &c.Email }), "email",
			"Please Enter Valid Email ID"},
		"half an e-mail": {func(c *EditedCandidate) { c.Email = "ravi@mail" }, "email",
			"Please Enter Valid Email ID"},
		"no name": {func(c *EditedCandidate) { c.Name = "42" }, "name", missing},
		"no address": {empty(func(c *EditedCandidate) *string { return &c.Address }), "address",
			missing},
		"no experience": {empty(func(c *EditedCandidate) *string { return &c.Experience }), "experience",
			missing},
		"no relevant experience": {empty(func(c *EditedCandidate) *string { return &c.RelevantExperience }),
			"relevantExperience", missing},
		"no notice period": {empty(func(c *EditedCandidate) *string { return &c.NoticePeriod }),
			"noticePeriod", missing},
		"no gross": {empty(func(c *EditedCandidate) *string { return &c.CurrentGross.Rupees }),
			"currentGross", missing},
		"no designation": {empty(func(c *EditedCandidate) *string { return &c.CurrentDesignation }),
			"currentDesignation", missing},
		"no company": {empty(func(c *EditedCandidate) *string { return &c.CurrentCompany }),
			"currentCompany", missing},
		"no state":                  {empty(func(c *EditedCandidate) *string { return &c.State }), "state", missing},
		"no city":                   {empty(func(c *EditedCandidate) *string { return &c.City }), "city", missing},
		"no city, no resume wanted": {func(c *EditedCandidate) { c.City, c.PositionWantsResume = "", false }, "", ""},
		"a state of no list": {func(c *EditedCandidate) { c.State, c.City = "Bagmati", "Kathmandu" },
			"state", ChooseState},
		"a city of another state": {func(c *EditedCandidate) { c.State, c.City = "Goa", "Pune" }, "city", ChooseCity},
		"the former, of no list": {func(c *EditedCandidate) {
			c.State, c.City, c.Former = "Bagmati", " Kathmandu", Place{"Bagmati", "Kathmandu"}
		}, "", ""},
		"another city of a former state": {func(c *EditedCandidate) {
			c.State, c.City, c.Former = "Bagmati", "Patan", Place{"Bagmati", "Kathmandu"}
		}, "state", ChooseState},
		"a fresher without work": {fresher(func(c *EditedCandidate) {
			c.Experience, c.RelevantExperience, c.NoticePeriod, c.CurrentGross.Rupees, c.CurrentDesignation,
				c.CurrentCompany = "", "", "", "", "", ""
		}), "", ""},
		"a fresher without address": {fresher(func(c *EditedCandidate) { c.Address = "" }), "address", missing},
		"both boxes": {func(c *EditedCandidate) { c.IsExperienced, c.IsWorking = true, true },
			"working", "Please choose either Experienced or Is Working"},
		"a name of 200 letters": {func(c *EditedCandidate) { c.Name = strings.Repeat("अ", 200) }, "", ""},
		"a name of 201 letters": {func(c *EditedCandidate) { c.Name = strings.Repeat("अ", 201) }, "name",
			"This may have 200 characters at most"},
		"a resume is wanted": {func(c *EditedCandidate) { c.ResumeNeeded = true }, "resume",
			"Please upload resume!"},
		"a fresher's is wanted": {fresher(func(c *EditedCandidate) { c.ResumeNeeded = true }), "resume",
			"Please upload resume!!"},
		"a resume is wanted, and is": {func(c *EditedCandidate) { c.ResumeNeeded, c.Resume = true, []byte(smallPDF) },
			"", ""},
		"a resume that is none": {func(c *EditedCandidate) { c.Resume = []byte("hello") }, "resume",
			"Please upload Resume in pdf only"},
		"an empty file": {func(c *EditedCandidate) { c.Resume = []byte{} }, "resume",
			"Please upload Resume in pdf only"},
	} {
		t.Run(name, func(t *testing.T) {
			candidate := editedRavi()
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

func TestCheckResume(t *testing.T) {
	const head, foot = "%PDF-1.7\n", "\n%%EOF\n"
	sized := func(n int) string { return head + strings.Repeat("x", n-len(head)-len(foot)) + foot }
	for name, c := range map[string]struct{ content, answer string }{
		"small":                {smallPDF, ""},
		"the largest":          {sized(204_799), ""},
		"as large as the mark": {sized(204_800), "File size should be less then 200kb"},
		"201 kB":               {sized(201 * 1024), "File size should be less then 200kb"},
		"a text":               {"Dear Sir or Madam", "Please upload Resume in pdf only"},
		"a page":               {"<html>%PDF-1.4 %%EOF", "Please upload Resume in pdf only"},
		"a cut one":            {head + "stream", "Please upload Resume in pdf only"},
		"a large text":         {strings.Repeat("x", 300_000), "Please upload Resume in pdf only"},
		"nothing":              {"", "Please upload Resume in pdf only"},
	} {
		err := CheckResume([]byte(c.content), 200)
		if c.answer == "" && err == nil {
			continue
		}
		if err == nil {
			t.Errorf("%s is accepted", name)
			continue
		}
		expectProblem(t, err, Invalid, "resume", c.answer)
	}
}

func TestNeedsResume(t *testing.T) {
	for _, c := range []struct {
		position    string
		esa, exempt bool
		want        bool
	}{
		{"Developer", false, false, true}, {"Developer", false, true, false}, {"External Sales Associate", true,
			false, false},
		{"CP", false, false, false}, {"PAP", false, false, false}, {"Lab Assistant", false, false, false},
		{"Lab Manager", false, false, true},
	} {
		if got := NeedsResume(c.position, c.esa, c.exempt); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

func TestResumeLimit(t *testing.T) {
	file := func(size int) []byte {
		return append(append([]byte("%PDF-1.7"), bytes.Repeat([]byte(" "), size-13)...), "%%EOF"...)
	}
	for limit, sentence := range map[ResumeLimit]string{
		200: "File size should be less then 200kb", 1_000: "File size should be less then 1000kb",
		MostResumeKB: "File size should be less then 5000kb",
	} {
		if err := CheckResume(file(limit.Bytes()-1), limit); err != nil {
			t.Errorf("below %d kB: %v", limit, err)
		}
		expect(t, sentence, CheckResume(file(limit.Bytes()), limit), "resume", sentence)
	}
	for value, right := range map[string]bool{"200": true, "5000": true, "199": false, "5001": false, "-200": false,
		"1,000": false, "0300": false, "much": false} {
		if err := CheckSetting(ResumeKB, value); (err == nil) != right {
			t.Errorf("%s: %v", value, err)
		}
	}
}
