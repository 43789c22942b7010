package hiring

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func asha() Person {
	return Person{FirstName: "Asha", LastName: "Kulkarni", Mobile: "9823000001", Email: "asha@demo.example",
		Role: Recruiter}
}

func TestCheckPerson(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Person)
		field  string
	}{
		"as she is":                {func(p *Person) {}, ""},
		"all grants":               {func(p *Person) { p.Grants = Grants }, ""},
		"a company mobile":         {func(p *Person) { p.CompanyMobile = "9823000002" }, ""},
		"a name of 60 characters":  {func(p *Person) { p.FirstName = strings.Repeat("é", 60) }, ""},
		"two first names":          {func(p *Person) { p.FirstName = "Asha Rani" }, ""},
		"no mobile":                {func(p *Person) { p.Mobile = "" }, "mobile"},
		"nine digits":              {func(p *Person) { p.Mobile = "982300000" }, "mobile"},
		"a letter in the mobile":   {func(p *Person) { p.Mobile = "98230000O1" }, "mobile"},
		"no first name":            {func(p *Person) { p.FirstName = "" }, "firstName"},
		"a name of spaces":         {func(p *Person) { p.FirstName = "  " }, "firstName"},
		"a space at the end":       {func(p *Person) { p.FirstName = "Asha " }, "firstName"},
		"a name of 61 characters":  {func(p *Person) { p.FirstName = strings.Repeat("é", 61) }, "firstName"},
		"a comma":                  {func(p *Person) { p.LastName = "Rao, Jr." }, "lastName"},
		"a line break":             {func(p *Person) { p.LastName = "Rao\nRao" }, "lastName"},
		"not UTF-8":                {func(p *Person) { p.LastName = "R\xffo" }, "lastName"},
		"no last name":             {func(p *Person) { p.LastName = "" }, "lastName"},
		"no e-mail":                {func(p *Person) { p.Email = "" }, "email"},
		"an e-mail without a host": {func(p *Person) { p.Email = "asha" }, "email"},
		"an e-mail with a name":    {func(p *Person) { p.Email = "Asha <asha@demo.example>" }, "email"},
		"two e-mails":              {func(p *Person) { p.Email = "a@demo.example, b@demo.example" }, "email"},
		"a long e-mail":            {func(p *Person) { p.Email = strings.Repeat("a", 250) + "@b.example" }, "email"},
		"a short company mobile":   {func(p *Person) { p.CompanyMobile = "98" }, "companyMobile"},
		"an unknown role":          {func(p *Person) { p.Role = "recruiter" }, "role"},
		"an unknown grant":         {func(p *Person) { p.Grants = []Grant{GrantManager, "boss"} }, "grants"},
	} {
		t.Run(name, func(t *testing.T) {
			person := asha()
			c.change(&person)
			err := CheckPerson(person)
			problem, refused := errors.AsType[*Problem](err)
			switch {
			case c.field == "" && err != nil:
				t.Errorf("refused: %v", err)
			case c.field != "" && (!refused || problem.Kind != Invalid || problem.Field != c.field ||
				problem.Message == ""):
				t.Errorf("got %#v, want the field %s", err, c.field)
			}
		})
	}
}

func TestUnknownRoleAndGrantListTheKnown(t *testing.T) {
	const roles = `There is no role "Boss"; ` +
		"the roles are Recruiter, Interviewer, Admin, ESA HR, Senior HR, TL, ATL, PL, CEO"
	if err := CheckRole("Boss"); err == nil || err.Error() != roles {
		t.Errorf("got %v", err)
	}
	const grants = `There is no grant "boss"; ` +
		"the grants are manager, reviewDashboard, esaAssigned, commentDownload, administer"
	if err := CheckGrant("boss"); err == nil || err.Error() != grants {
		t.Errorf("got %v", err)
	}
	for _, role := range Roles() {
		if err := CheckRole(role); err != nil {
			t.Error(err)
		}
	}
}

func TestRoleIDsAreDistinct(t *testing.T) {
	ids := []string{}
	for _, role := range Roles() {
		ids = append(ids, RoleIDs[role])
	}
	if len(slices.Compact(slices.Clone(ids))) != 9 || !slices.IsSorted(ids) {
		t.Errorf("ids: %v", ids)
	}
}

func TestTheLastAdministratorStays(t *testing.T) {
	for _, c := range []struct {
		before, after int64
		allowed       bool
	}{{0, 0, true}, {0, 1, true}, {1, 1, true}, {2, 1, true}, {1, 0, false}, {2, 0, false}} {
		if err := CheckAdministrators(c.before, c.after); (err == nil) != c.allowed {
			t.Errorf("from %d to %d: %v", c.before, c.after, err)
		}
	}
}

func TestCheckPicture(t *testing.T) {
	const png = "\x89PNG\r\n\x1a\n"
	for name, c := range map[string]struct{ content, want string }{
		"png":                {png + "rest", "image/png"},
		"jpeg":               {"\xff\xd8\xff\xe0rest", "image/jpeg"},
		"webp":               {"RIFF\x10\x00\x00\x00WEBPVP8 ", "image/webp"},
		"largest":            {png + strings.Repeat("x", 200_000-len(png)), "image/png"},
		"too large":          {png + strings.Repeat("x", 200_001-len(png)), ""},
		"gif":                {"GIF89a", ""},
		"svg":                {"<svg xmlns='http://www.w3.org/2000/svg'/>", ""},
		"another RIFF":       {"RIFF\x10\x00\x00\x00WAVEfmt ", ""},
		"the start of a png": {png[:4], ""},
		"nothing":            {"", ""},
	} {
		got, err := CheckPicture([]byte(c.content))
		if got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s: got %q, %v", name, got, err)
		}
	}
}

func TestTheDemoMarkCannotBeChanged(t *testing.T) {
	problem, refused := errors.AsType[*Problem](CheckSetting(DemoMark, "no"))
	if !refused || problem.Kind != Absent {
		t.Errorf("got %v", problem)
	}
}

func TestCheckTelephony(t *testing.T) {
	long := strings.Repeat("x", 201)
	for name, c := range map[string]struct {
		userID, password, secret string
		field                    string
	}{
		"nothing":               {"", "", "", ""},
		"all three":             {"agent007", "p4ss word", strings.Repeat("ü", 200), ""},
		"a long id":             {long, "", "", "telephonyUserId"},
		"a long password":       {"a", long, "", "telephonyPassword"},
		"a long secret":         {"a", "b", long, "telephonySecret"},
		"a secret of two lines": {"a", "b", "c\nd", "telephonySecret"},
	} {
		want := no{}
		if c.field != "" {
			want = bad(c.field, "This is a single line of 200 characters at most")
		}
		t.Run(name, func(t *testing.T) { checkNo(t, CheckTelephony(c.userID, c.password, c.secret), want) })
	}
}

func TestCheckReportsTo(t *testing.T) {
	bosses := map[string]string{"b": "c", "c": "d", "x": "y", "y": "x"}
	circle := bad("reportsTo", "Nobody reports to themselves, directly or over others")
	for name, c := range map[string]struct {
		user, boss string
		want       no
	}{
		"to nobody":              {"a", "", no{}},
		"to somebody":            {"a", "b", no{}},
		"to themselves":          {"a", "a", circle},
		"to who reports to them": {"c", "b", circle},
		"over two others":        {"d", "b", circle},
		"to an old circle":       {"a", "x", no{}},
	} {
		t.Run(name, func(t *testing.T) { checkNo(t, CheckReportsTo(c.user, c.boss, bosses), c.want) })
	}
}

func TestCheckDepartment(t *testing.T) {
	needed := bad("name", "A department's name is needed, with 60 characters at most and no comma")
	for name, want := range map[string]no{
		"Sales": {}, "मानव संसाधन": {}, "<b>R&D</b>": {}, "Labs 🧪": {}, "": needed, " Sales": needed,
		"Sales, North": needed,
		"Sales\u202e":  needed, strings.Repeat("x", 60): {}, strings.Repeat("x", 61): needed, "a\nb": needed,
	} {
		t.Run(name, func(t *testing.T) { checkNo(t, CheckDepartment(name), want) })
	}
}
