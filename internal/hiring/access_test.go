package hiring

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"
)

// mayColumns are the grants of the columns below: none, then one each.
var mayColumns = [][]Grant{nil, {GrantManager}, {GrantReviewDashboard}, {GrantEsaAssigned}, {GrantCommentDownload},
	{GrantAdminister}}

// mayTable lists who may do what: a row for each role, a letter for each column.
var mayTable = map[Action]map[Role]string{
	UseDesk: {
		Recruiter:   "yyyyyy",
		Interviewer: "yyyyyy",
		Admin:       "yyyyyy",
		ESAHR:       "yyyyyy",
		SeniorHR:    "yyyyyy",
		TL:          "yyyyyy",
		ATL:         "yyyyyy",
		PL:          "yyyyyy",
		CEO:         "yyyyyy",
	},
	ManageRequisitions: {
		Recruiter:   "-y----",
		Interviewer: "-y----",
		Admin:       "-y----",
		ESAHR:       "-y----",
		SeniorHR:    "-y----",
		TL:          "-y----",
		ATL:         "-y----",
		PL:          "-y----",
		CEO:         "-y----",
	},
	SeeDashboards: {
		Recruiter:   "-y----",
		Interviewer: "-y----",
		Admin:       "-y----",
		ESAHR:       "-y----",
		SeniorHR:    "-y----",
		TL:          "-y----",
		ATL:         "-y----",
		PL:          "-y----",
		CEO:         "-y----",
	},
	// It needs two grants at once; see TestReviewDashboardNeedsTwoGrants.
	SeeReviewDashboard: {
		Recruiter:   "------",
		Interviewer: "------",
		Admin:       "------",
		ESAHR:       "------",
		SeniorHR:    "------",
		TL:          "------",
		ATL:         "------",
		PL:          "------",
		CEO:         "------",
	},
	SeeEveryTemplate: {
		Recruiter:   "-y----",
		Interviewer: "-y----",
		Admin:       "-y----",
		ESAHR:       "-y----",
		SeniorHR:    "-y----",
		TL:          "-y----",
		ATL:         "-y----",
		PL:          "-y----",
		CEO:         "-y----",
	},
	EraseProfiles: {
		Recruiter:   "-y----",
		Interviewer: "-y----",
		Admin:       "-y----",
		ESAHR:       "-y----",
		SeniorHR:    "-y----",
		TL:          "-y----",
		ATL:         "-y----",
		PL:          "-y----",
		CEO:         "-y----",
	},
	AddCandidates: {
		Recruiter:   "yyyyyy",
		Interviewer: "-y----",
		Admin:       "-y-y--",
		ESAHR:       "yyyyyy",
		SeniorHR:    "-y-y--",
		TL:          "-y-y--",
		ATL:         "-y-y--",
		PL:          "-y-y--",
		CEO:         "-y-y--",
	},
	ReferCandidates: {
		Recruiter:   "yyyyyy",
		Interviewer: "-y----",
		Admin:       "-y----",
		ESAHR:       "yyyyyy",
		SeniorHR:    "yyyyyy",
		TL:          "yyyyyy",
		ATL:         "yyyyyy",
		PL:          "yyyyyy",
		CEO:         "yyyyyy",
	},
	KeepPositions: {
		Recruiter:   "yyyyyy",
		Interviewer: "------",
		Admin:       "------",
		ESAHR:       "yyyyyy",
		SeniorHR:    "yyyyyy",
		TL:          "yyyyyy",
		ATL:         "yyyyyy",
		PL:          "yyyyyy",
		CEO:         "yyyyyy",
	},
	KeepTemplates: {
		Recruiter:   "yyyyyy",
		Interviewer: "------",
		Admin:       "yyyyyy",
		ESAHR:       "yyyyyy",
		SeniorHR:    "yyyyyy",
		TL:          "yyyyyy",
		ATL:         "yyyyyy",
		PL:          "yyyyyy",
		CEO:         "yyyyyy",
	},
	FillOwnForm: {
		Recruiter:   "------",
		Interviewer: "------",
		Admin:       "------",
		ESAHR:       "------",
		SeniorHR:    "------",
		TL:          "------",
		ATL:         "------",
		PL:          "------",
		CEO:         "------",
	},
	Administer: {
		Recruiter:   "-----y",
		Interviewer: "-----y",
		Admin:       "-----y",
		ESAHR:       "-----y",
		SeniorHR:    "-----y",
		TL:          "-----y",
		ATL:         "-----y",
		PL:          "-----y",
		CEO:         "-----y",
	},
}

func TestMay(t *testing.T) {
	for action, rows := range mayTable {
		for role, letters := range rows {
			for i, grants := range mayColumns {
				if got, want := May(User{ID: "1", Role: role, Grants: grants}, action), letters[i] == 'y'; got != want {
					t.Errorf("%s with %v, %s: %v", role, grants, action, got)
				}
			}
		}
	}
	everything := User{ID: "1", Role: CEO, Grants: Grants}
	for action := range mayTable {
		if May(everything, action) == (action == FillOwnForm) {
			t.Errorf("%s with every grant: %v", action, May(everything, action))
		}
	}
	if May(everything, "an unknown action") {
		t.Error("an unknown action is allowed")
	}
}

func TestReviewDashboardNeedsTwoGrants(t *testing.T) {
	for role := range RoleIDs {
		if !May(User{ID: "1", Role: role, Grants: []Grant{GrantReviewDashboard, GrantManager}}, SeeReviewDashboard) {
			t.Errorf("%s with both grants is refused", role)
		}
	}
}

func TestMayTableIsComplete(t *testing.T) {
	actions := constantsOf(t, "access.go", "Action")
	if len(actions) != len(mayTable) {
		t.Errorf("%d actions, %d in the table", len(actions), len(mayTable))
	}
	for _, action := range actions {
		rows := mayTable[Action(action)]
		for role := range RoleIDs {
			if len(rows[role]) != len(mayColumns) {
				t.Errorf("no row for %s of %s", action, role)
			}
		}
	}
	for i, grant := range constantsOf(t, "user.go", "Grant") {
		if i >= len(Grants) || Grants[i] != Grant(grant) || i+1 >= len(mayColumns) || !slices.Equal(mayColumns[i+1],
			[]Grant{Grant(grant)}) {
			t.Errorf("the grant %s is misplaced in Grants or in the table", grant)
		}
	}
	roles, ids := constantsOf(t, "user.go", "Role"), map[string]bool{}
	for _, role := range roles {
		ids[RoleIDs[Role(role)]] = true
	}
	if ids[""] || len(ids) != len(roles) || len(RoleIDs) != len(roles) {
		t.Errorf("%d roles have the ids %v", len(roles), ids)
	}
}

// constantsOf returns the values of a type's constants, so that a new one cannot be missing from a table.
func constantsOf(t *testing.T, file, typeName string) []string {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	ast.Inspect(parsed, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if name, ok := spec.Type.(*ast.Ident); ok && name.Name == typeName {
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, text)
		}
		return false
	})
	if len(texts) == 0 {
		t.Fatalf("%s has no constants of the type %s", file, typeName)
	}
	return texts
}

func TestMayActFor(t *testing.T) {
	cases := []struct {
		user User
		id   string
		want bool
	}{
		{User{ID: "1", Role: Recruiter}, "1", true},
		{User{ID: "1", Role: Recruiter}, "2", false},
		{User{ID: "1", Role: Recruiter}, "", false},
		{User{ID: "1", Role: SeniorHR}, "2", false},
		{User{ID: "1", Role: CEO, Grants: []Grant{GrantReviewDashboard, GrantEsaAssigned, GrantCommentDownload,
			GrantAdminister}}, "2", false},
		{User{ID: "1", Role: Recruiter, Grants: []Grant{GrantManager}}, "2", true},
	}
	for _, c := range cases {
		if got := MayActFor(c.user, c.id); got != c.want {
			t.Errorf("%+v for %q: %v", c.user, c.id, got)
		}
	}
}

func TestFactsOf(t *testing.T) {
	cases := []struct {
		role   Role
		grants []Grant
		want   Facts
	}{
		{Recruiter, nil, Facts{Recruiter: true}},
		{Interviewer, nil, Facts{Interviewer: true}},
		{Admin, nil, Facts{AdminRole: true}},
		{ESAHR, nil, Facts{EsaHR: true}},
		{SeniorHR, nil, Facts{}},
		{TL, nil, Facts{}},
		{ATL, nil, Facts{}},
		{PL, nil, Facts{}},
		{CEO, nil, Facts{}},
		{TL, []Grant{GrantManager}, Facts{Manager: true}},
		{TL, []Grant{GrantReviewDashboard}, Facts{}},
		{TL, []Grant{GrantManager, GrantReviewDashboard}, Facts{Manager: true, ReviewDashboard: true}},
		{TL, []Grant{GrantEsaAssigned}, Facts{EsaAssigned: true}},
		{TL, []Grant{GrantCommentDownload}, Facts{CommentDownload: true}},
		{TL, []Grant{GrantAdminister}, Facts{Administer: true}},
		{Admin, Grants, Facts{Manager: true, ReviewDashboard: true, Administer: true, CommentDownload: true,
			EsaAssigned: true, AdminRole: true}},
	}
	for _, c := range cases {
		if got := FactsOf(User{ID: "1", Role: c.role, Grants: c.grants}); got != c.want {
			t.Errorf("%s with %v: %+v", c.role, c.grants, got)
		}
	}
}
