package hiring

import "testing"

func TestCheckAssigned(t *testing.T) {
	for name, c := range map[string]struct {
		role        Role
		active, esa bool
		want        string
	}{
		"a recruiter":                       {Recruiter, true, false, ""},
		"a recruiter in the programme":      {Recruiter, true, true, ""},
		"ESA HR in the programme":           {ESAHR, true, true, ""},
		"ESA HR outside the programme":      {ESAHR, true, false, EsaHROutside},
		"a recruiter who has left":          {Recruiter, false, false, ChooseRecruiter},
		"an interviewer":                    {Interviewer, true, false, ChooseRecruiter},
		"a senior HR user in the programme": {SeniorHR, true, true, ChooseRecruiter},
	} {
		got := ""
		if err := CheckAssigned(RoleIDs[c.role], c.active, c.esa); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
