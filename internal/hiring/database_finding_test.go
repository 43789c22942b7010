package hiring

import "testing"

func TestFinding(t *testing.T) {
	today, _ := ParseDay("2026-03-16")
	called := DatabaseFacts{Applied: true, Seen: true, Live: true, Standing: Standing{Stage: StageCall,
		Status: StatusRinging}, KnownYears: "3", ReferenceEducation: "Diploma", Text: "Java developer"}
	for name, c := range map[string]struct {
		change func(f *DatabaseFacts)
		want   Finding
	}{
		"called": {func(*DatabaseFacts) {}, Finding{"", true, "Diploma", "", "3", "Java developer"}},
		"somebody else's": {func(f *DatabaseFacts) { f.Seen = false },
			Finding{"", false, "Diploma", "", "3", "Java developer"}},
		"rejected": {func(f *DatabaseFacts) { f.Stage, f.Status = StageTL, StatusRejected },
			Finding{"", false, "Diploma", "", "3", "Java developer"}},
		"rejected in ESA": {func(f *DatabaseFacts) { f.EsaRejected = true },
			Finding{"", false, "Diploma", "", "3", "Java developer"}},
		"blacklisted": {func(f *DatabaseFacts) { f.Blacklisted, f.Live = true, false },
			Finding{CandidateIsBlacklisted, false, "Diploma", "", "3", "Java developer"}},
		"joined": {func(f *DatabaseFacts) { f.Stage, f.Status = StageJoining, StatusJoined },
			Finding{"The candidate cannot be mapped to another requisition: Joined", true, "Diploma", "", "3",
				"Java developer"}},
		"never applied": {func(f *DatabaseFacts) { f.Applied, f.Live, f.Standing = false, false, Standing{} },
			Finding{"", false, "Diploma", "", "3", "Java developer"}},
		"told more": {func(f *DatabaseFacts) {
			f.Studies, f.Jobs = []Study{{"Bachelor", "2015-06", "2018-05", false}}, []Employment{{"2020-01", "2020-12"}}
		}, Finding{"", true, "Bachelor", "2018", "1.0", "Java developer"}},
		"told the years": {func(f *DatabaseFacts) { f.ToldYears, f.Jobs = "7", []Employment{{"2020-01", "2020-12"}} },
			Finding{"", true, "Diploma", "", "7", "Java developer"}},
		"without the word": {func(f *DatabaseFacts) { f.Text = "Python" }, Finding{"", true, "Diploma", "", "3", ""}},
	} {
		facts := called
		c.change(&facts)
		if got := facts.Finding(theOwner, []string{"java"}, today); got != c.want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
