package hiring

import (
	"strings"
	"testing"
)

func TestOtherProfile(t *testing.T) {
	const missing = "Please All Fields Are Required"
	for name, c := range map[string]struct {
		change        func(*OtherProfile)
		field, answer string
	}{
		"an introduction alone": {func(*OtherProfile) {}, "", ""},
		"no introduction":       {func(p *OtherProfile) { p.SelfIntroduction = " " }, "selfIntroduction", missing},
		"2,000 characters":      {func(p *OtherProfile) { p.SelfIntroduction = strings.Repeat("é", 2000) }, "", ""},
		"2,001 characters": {func(p *OtherProfile) { p.SelfIntroduction = strings.Repeat("é", 2001) },
			"selfIntroduction", "This may have 2,000 characters at most"},
		"joins today":    {func(p *OtherProfile) { p.AbleToJoin = "2026-03-16" }, "", ""},
		"joined already": {func(p *OtherProfile) { p.AbleToJoin = "2026-03-15" }, "ableToJoin", ValidJoiningDay},
		"joins soon":     {func(p *OtherProfile) { p.AbleToJoin = "soon" }, "ableToJoin", ValidJoiningDay},
		"as it is kept":  {func(p *OtherProfile) { p.AbleToJoin = "2026-01-01" }, "", ""},
		"salaries": {func(p *OtherProfile) {
			p.CurrentSalary, p.ExpectedSalary = Salary{"45000.50", "month"}, Salary{"6 lakh", ""}
		}, "", ""},
		"less than nothing": {func(p *OtherProfile) { p.CurrentSalary.Rupees = "-5" }, "currentSalary", SalaryUnclear},
		"no amount":         {func(p *OtherProfile) { p.ExpectedSalary.Rupees = "good" }, "expectedSalary", SalaryUnclear},
		"no experience":     {func(p *OtherProfile) { p.TotalExperience = "0" }, "", ""},
		"half a year":       {func(p *OtherProfile) { p.TotalExperience = "4.5" }, "", ""},
		"60 years":          {func(p *OtherProfile) { p.TotalExperience = "60" }, "", ""},
		"61 years":          {func(p *OtherProfile) { p.TotalExperience = "61" }, "totalExperience", ValidYears},
		"less than none":    {func(p *OtherProfile) { p.TotalExperience = "-1" }, "totalExperience", ValidYears},
		"infinite years":    {func(p *OtherProfile) { p.TotalExperience = "Inf" }, "totalExperience", ValidYears},
		"a relative":        {func(p *OtherProfile) { p.HasRelative, p.RelativeName = "Yes", "Asha" }, "", ""},
		"whom":              {func(p *OtherProfile) { p.HasRelative = "1" }, "relativeName", missing},
		"perhaps":           {func(p *OtherProfile) { p.HasRelative = "maybe" }, "hasRelative", YesOrNo},
		"interviewed":       {func(p *OtherProfile) { p.Interviewed, p.InterviewedOn = "1", "2026-03-16" }, "", ""},
		"when":              {func(p *OtherProfile) { p.Interviewed = "yes" }, "interviewedOn", missing},
		"to be interviewed": {func(p *OtherProfile) { p.Interviewed, p.InterviewedOn = "1", "2026-03-17" },
			"interviewedOn", ValidInterviewDay},
		"201 characters of skill": {func(p *OtherProfile) { p.Skills = strings.Repeat("x", 201) }, "skills",
			CandidateTextTooLong},
	} {
		t.Run(name, func(t *testing.T) {
			profile := OtherProfile{SelfIntroduction: "I like to build things."}
			c.change(&profile)
			_, err := profile.Checked(profileDay, OtherProfile{AbleToJoin: "2026-01-01"})
			expect(t, name, err, c.field, c.answer)
		})
	}
}

func TestNoClearsWhatWasAsked(t *testing.T) {
	is, err := OtherProfile{
		HasRelative: "No", RelativeName: "Asha", RelativeDesignation: "Lead", RelativeRelation: "Sister",
		Interviewed: "0", InterviewedOn: "2030-01-01", InterviewLocation: "Pune", InterviewerName: "Ravi",
		InterviewPosition: "Tester", SelfIntroduction: "x",
	}.Checked(profileDay, OtherProfile{})
	if want := (OtherProfile{HasRelative: "0", Interviewed: "0", SelfIntroduction: "x"}); err != nil || is != want {
		t.Errorf("%+v %v", is, err)
	}
}
