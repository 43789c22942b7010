package hiring

import (
	"maps"
	"testing"
)

func TestParseDirectoryTab(t *testing.T) {
	for text, want := range map[string]DirectoryTab{
		"all": TabAll, "All": TabAll, "New": TabNew, "Call": TabCall, "call_round": TabCall, "Call Round": TabCall,
		"HR": TabHR, "HR_Round": TabHR,
		"Tech": TabTech, "Tech Round": TabTech, "Offer": TabOffer, "Offer Round": TabOffer, "JOINING": TabJoining,
		"Re-Map": TabRemap, "Remap": TabRemap,
		"Shortlisted": TabShortlisted, "Selection_Round": TabSelection, "Selection round": TabSelection,
		"KYC": TabKYC, "Blacklisted": TabBlacklisted,
	} {
		if got, err := ParseDirectoryTab(text); err != nil || got != want {
			t.Errorf("%q is %q, %v; want %q", text, got, err, want)
		}
	}
	for _, text := range []string{"", "-", "Round", "Revoke", "newest"} {
		_, err := ParseDirectoryTab(text)
		expectProblem(t, err, Invalid, "filter", "filter must be all or a tab of the directory")
	}
}

func TestParseDirectoryDay(t *testing.T) {
	if day, err := ParseDirectoryDay("All"); err != nil || day != 0 {
		t.Errorf("all is %v, %v", day, err)
	}
	if day, err := ParseDirectoryDay("2026-03-16"); err != nil || day.String() != "2026-03-16" {
		t.Errorf("a day is %v, %v", day, err)
	}
	_, err := ParseDirectoryDay("16-03-2026")
	expectProblem(t, err, Invalid, "date", "date must be a date as YYYY-MM-DD")
}

func TestCountDirectory(t *testing.T) {
	facts := []DirectoryFact{
		{Tab: TabNew, Status: StatusNew, All: 5, Created: 2, Latest: 3},
		{Tab: TabRemap, Status: StatusRemap, All: 3, Created: 1, Latest: 1},
		{Tab: TabCall, Status: StatusRinging, All: 7, Created: 1, Called: 4, Latest: 5},
		{Tab: TabHR, Status: StatusSelected, All: 4, Called: 1, Latest: 2},
		{Tab: TabHR, Status: StatusScheduled, All: 6, Created: 1, Called: 6, Latest: 3},
		{Tab: TabJoining, Status: StatusBlacklisted, All: 2, Created: 1, Latest: 1},
	}
	for name, c := range map[string]struct {
		esa, dated bool
		want       map[DirectoryTab]int
	}{
		"all days": {false, false, map[DirectoryTab]int{TabAll: 27, TabNew: 5, TabRemap: 3, TabCall: 7, TabHR: 10,
			TabJoining: 2, TabSelection: 4, TabBlacklisted: 2}},
		"one day": {false, true, map[DirectoryTab]int{TabAll: 6, TabNew: 2, TabRemap: 1, TabCall: 4, TabHR: 5,
			TabJoining: 1, TabSelection: 2, TabBlacklisted: 1}},
	} {
		if got := CountDirectory(facts, c.esa, c.dated); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestCountProgramme(t *testing.T) {
	facts := []DirectoryFact{
		{Tab: TabNew, Stage: StageNew, Status: StatusNew, All: 5, Created: 2},
		{Tab: TabNew, Stage: StageNew, Status: StatusRemap, All: 3, Created: 1},
		{Tab: TabCall, Stage: StageCall, Status: StatusRinging, All: 7, Created: 1, Called: 4},
		{Tab: TabCall, Stage: StageOffer, Status: StatusOfferSent, All: 2, Created: 1, Called: 1, Latest: 2},
		{Tab: TabKYC, Stage: StageOffer, Status: StatusKYCSubmitted, All: 4, Latest: 1},
		{Tab: TabSelection, Stage: StageCall, Status: StatusSelected, All: 1, Latest: 1},
	}
	for name, c := range map[string]struct {
		dated bool
		want  map[DirectoryTab]int
	}{
		"all days": {false, map[DirectoryTab]int{TabAll: 22, TabNew: 8, TabCall: 9, TabKYC: 4, TabSelection: 1,
			TabOffer: 6, TabRemap: 3}},
		"one day": {true, map[DirectoryTab]int{TabAll: 5, TabNew: 3, TabCall: 5, TabKYC: 1, TabSelection: 1,
			TabOffer: 3, TabRemap: 1}},
	} {
		if got := CountDirectory(facts, true, c.dated); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestSeesSource(t *testing.T) {
	for _, c := range []struct {
		user  User
		shows bool
		want  bool
	}{{theManager, false, true}, {theOwner, false, false}, {theOwner, true, true}, {User{Role: SeniorHR}, false,
		false}} {
		if got := SeesSource(c.user, c.shows); got != c.want {
			t.Errorf("%+v with the setting %v: %v", c.user, c.shows, got)
		}
	}
}

func TestTakingCandidatesAgreesWithCheckAdd(t *testing.T) {
	taking := map[Status]bool{}
	for _, s := range TakingCandidates() {
		taking[s] = true
	}
	for _, info := range StatusesOf(ProcessRequisition) {
		err := Target{Requisition: OpeningFacts{Status: info.Status}, Row: StatusAssigned}.CheckAdd(theOwner)
		if (err == nil) != taking[info.Status] {
			t.Errorf("%s is listed %v, and adding is answered with %v", info.Status, taking[info.Status], err)
		}
	}
}

func TestMayAddCandidates(t *testing.T) {
	for role, want := range map[Role]bool{Recruiter: true, ESAHR: true, Interviewer: false, SeniorHR: false,
		Admin: false, TL: false, CEO: false} {
		if got := MayAddCandidates(User{Role: role}); got != want {
			t.Errorf("%s: %v", role, got)
		}
	}
	if !MayAddCandidates(theManager) {
		t.Error("a manager adds candidates")
	}
}

func TestShowsAdd(t *testing.T) {
	esaHR := User{ID: "esa", Role: ESAHR}
	for name, c := range map[string]struct {
		user User
		esa  bool
		is   Status
		want bool
	}{
		"a recruiter":                  {theOwner, false, StatusInprogress, true},
		"a manager":                    {theManager, false, StatusApproved, true},
		"a reader":                     {User{Role: SeniorHR}, false, StatusInprogress, false},
		"when revoked":                 {theManager, false, StatusRevoke, false},
		"when nobody is left":          {theManager, false, StatusHrRevoke, false},
		"a manager in the programme":   {theManager, true, StatusInprogress, true},
		"ESA HR in the programme":      {esaHR, true, StatusInprogress, false},
		"a recruiter in the programme": {theOwner, true, StatusInprogress, false},
		"a recruiter with the grant": {User{ID: "esa", Role: Recruiter, Grants: []Grant{GrantEsaAssigned}}, false,
			StatusInprogress, true},
		"a recruiter with the grant in the programme": {User{ID: "esa", Role: Recruiter,
			Grants: []Grant{GrantEsaAssigned}}, true, StatusInprogress, false},
		"ESA HR outside the programme":  {esaHR, false, StatusInprogress, false},
		"a recruiter who was taken off": {theOwner, false, StatusHrRevoke, false},
	} {
		target := Target{Requisition: OpeningFacts{Status: c.is, ESA: c.esa}, Row: StatusAssigned}
		if got := target.ShowsAdd(c.user); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
