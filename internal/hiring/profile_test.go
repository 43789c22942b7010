package hiring

import (
	"slices"
	"strings"
	"testing"
)

func TestStepsOfTheForm(t *testing.T) {
	for _, step := range FormSteps {
		if err := CheckStep(step); err != nil {
			t.Errorf("%s: %v", step, err)
		}
		isForm := step == StepBasic || step == StepOther
		if err := CheckMark(step, false); (err != nil) != isForm {
			t.Errorf("%s without data: %v", step, err)
		}
		if err := CheckMark(step, true); err != nil {
			t.Errorf("%s: %v", step, err)
		}
	}
	expect(t, "a sixth", CheckStep("family"), "step", "There is no such step")
}

func TestDraftHas20kBAtMost(t *testing.T) {
	expect(t, "20,000", CheckDraft(StepBasic, strings.Repeat("x", 20_000)), "", "")
	expect(t, "20,001", CheckDraft(StepBasic, strings.Repeat("x", 20_001)), "body", DraftTooLong)
	expect(t, "nothing", CheckDraft(StepOther, ""), "", "")
	expect(t, "no step", CheckDraft("", "x"), "step", NoSuchStep)
}

func TestFormIsClosedByAnOffer(t *testing.T) {
	for _, c := range []struct{ live, sent, closed bool }{
		{true, true, true}, {true, false, false}, {false, true, false}, {false, false, false},
	} {
		if FormIsClosed(c.live, c.sent) != c.closed {
			t.Errorf("%+v", c)
		}
	}
}

func TestWhoSeesTheWholeProfile(t *testing.T) {
	for name, c := range map[string]struct {
		user  User
		works bool
		whole bool
	}{
		"a manager":                   {User{Role: Recruiter, Grants: []Grant{GrantManager}}, false, true},
		"a reader":                    {User{Role: SeniorHR}, false, true},
		"the recruiter who owns them": {User{Role: Recruiter}, true, true},
		"another recruiter":           {User{Role: Recruiter}, false, false},
		"an interviewer":              {User{Role: Interviewer}, false, false},
		"the programme's user":        {User{Role: ESAHR}, false, false},
	} {
		if got := SeesWholeProfile(c.user, c.works); got != c.whole {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestProfileAndRecord(t *testing.T) {
	profile := Profile{
		Basic: meera(), Other: OtherProfile{TotalExperience: "4", NoticePeriod: "30 days"},
		Experience: []Experience{
			{Organization: "Old", Position: "Junior", Tenure: Tenure{From: "2020-01", To: "2021-01", Over: true}},
			{Organization: "Acme", Position: "Tester", Tenure: Tenure{From: "2022-01", Lasts: true}},
			{Organization: "Side", Position: "Owner", Tenure: Tenure{From: "2021-01", Lasts: true}},
		},
	}
	typed := profile.Record()
	want := RecordFields{"Meera Nair", "meera@mail.example", "12, MG Road", "Goa", "Panaji", "4", "30 days",
		"Tester", "Acme"}
	if typed != want {
		t.Fatalf("typed: %+v", typed)
	}
	for name, c := range map[string]struct {
		record RecordFields
		taken  bool
		filled RecordFields
		differ []string
	}{
		"an empty record": {RecordFields{Name: "Meera Nair"}, false, want,
			[]string{"email", "address", "state", "city", "experience", "noticePeriod", "currentDesignation", "currentCompany"}},
		"somebody's e-mail": {RecordFields{Name: "Meera Nair", Experience: "4 years"}, true,
			RecordFields{"Meera Nair", "", "12, MG Road", "Goa", "Panaji", "4 years", "30 days", "Tester", "Acme"},
			[]string{"email", "address", "state", "city", "noticePeriod", "currentDesignation", "currentCompany"}},
		"a full record": {
			RecordFields{"Meera K", "m@x.example", "Elsewhere", "Kerala", "Kochi", "6 years", "60 days", "Lead", "Other"}, false,
			RecordFields{"Meera K", "m@x.example", "Elsewhere", "Kerala", "Kochi", "6 years", "60 days", "Lead", "Other"},
			[]string{"name", "email", "address", "state", "city", "experience", "noticePeriod", "currentDesignation",
				"currentCompany"}},
		"a state without a city": {RecordFields{Name: "meera nair", State: "Kerala", Email: "MEERA@mail.example"}, false,
			RecordFields{"meera nair", "MEERA@mail.example", "12, MG Road", "Kerala", "", "4", "30 days", "Tester", "Acme"},
			[]string{"address", "state", "city", "experience", "noticePeriod", "currentDesignation", "currentCompany"}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := c.record.Fill(typed, c.taken); got != c.filled {
				t.Errorf("filled: %+v", got)
			}
			var fields []string
			for _, d := range c.record.Differences(typed) {
				fields = append(fields, d.Field)
			}
			if !slices.Equal(fields, c.differ) {
				t.Errorf("differ: %v", fields)
			}
		})
	}
	if found := (RecordFields{Name: "x"}).Differences(Profile{}.Record()); len(found) != 0 {
		t.Errorf("nothing was typed, and differs: %v", found)
	}
}

func TestYearsTold(t *testing.T) {
	for text, want := range map[string]string{
		"4": "4", "4.5": "4.5", "2 years": "2", " 0 ": "0", "60": "60", "61": "", "fresher": "", "": "", "4+ years": "",
		"-1": "", ".": "", "1e1": "",
	} {
		if got := YearsTold(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

func TestErasingFollowsTheWithdrawal(t *testing.T) {
	if err := CheckErase(false); err != nil {
		t.Errorf("without a consent: %v", err)
	}
	if err := CheckErase(true); err == nil || err.Error() != WithdrawFirst {
		t.Errorf("while it stands: %v", err)
	}
	for _, u := range []User{{Role: Recruiter}, {Role: SeniorHR}, {Role: Admin, Grants: []Grant{GrantAdminister}}} {
		if May(u, EraseProfiles) {
			t.Errorf("%+v erases", u)
		}
	}
	if !May(User{Role: SeniorHR, Grants: []Grant{GrantManager}}, EraseProfiles) {
		t.Error("a manager does not")
	}
}
