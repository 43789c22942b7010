package hiring

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
)

// tsv reads a data file into one map for each row, by the column names.
func tsv(t *testing.T, path string) []map[string]string {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(content), "\n"), "\n")
	head := strings.Split(lines[0], "\t")
	var table []map[string]string
	for _, line := range lines[1:] {
		cells := strings.Split(line, "\t")
		if len(cells) != len(head) {
			t.Fatalf("%s: %d cells in %q, want %d", path, len(cells), line, len(head))
		}
		row := map[string]string{}
		for i, name := range head {
			row[name] = cells[i]
		}
		table = append(table, row)
	}
	return table
}

func TestTiles(t *testing.T) {
	expected := map[[3]string]string{}
	for _, row := range tsv(t, "testdata/requisition_tiles.tsv") {
		expected[[3]string{row["status"], row["overdue"], "manager"}] = row["manager"]
		expected[[3]string{row["status"], row["overdue"], "recruiter"}] = row["recruiter"]
	}
	for _, s := range StoredStatuses {
		for overdue, word := range map[bool]string{false: "no", true: "yes"} {
			for view, name := range map[View]string{ManagerView: "manager", RecruiterView: "recruiter"} {
				key := [3]string{string(s), word, name}
				want, there := expected[key]
				delete(expected, key)
				if want == "-" {
					want = ""
				}
				if got := TileOf(s, overdue, view); !there || string(got) != want {
					t.Errorf("%v: got %q, want %q (in the table: %v)", key, got, want, there)
				}
				checkDisjoint(t, s, overdue, view)
			}
		}
	}
	if len(expected) > 0 {
		t.Errorf("rows of the table that no test covers: %v", expected)
	}
}

// checkDisjoint checks that each row is listed only under the tile that counts it.
func checkDisjoint(t *testing.T, s Status, overdue bool, view View) {
	t.Helper()
	for _, tile := range Tiles {
		rows, err := ParseReqFilter(string(tile), view)
		if err != nil {
			t.Fatal(err)
		}
		if rows.Takes(s, overdue) != (TileOf(s, overdue, view) == tile) {
			t.Errorf("%s, overdue %v: counted in %q, but a row of %s", s, overdue, TileOf(s, overdue, view), tile)
		}
	}
	if all, err := ParseReqFilter("all", view); err != nil || !all.Takes(s, overdue) {
		t.Errorf("%s is not under all: %v", s, err)
	}
}

func TestParseReqFilter(t *testing.T) {
	completed, _ := InfoOf(StatusCompleted)
	for text, want := range map[string]ReqFilter{
		"all": {}, "ALL": {}, "No_Of_Positions": {}, "No. of Positions": {},
		"Open":             FilterOf(TileOpen, ManagerView),
		"In_Progress":      FilterOf(TileInProgress, ManagerView),
		"In Progress":      FilterOf(TileInProgress, ManagerView),
		"in progress":      FilterOf(TileInProgress, ManagerView),
		"Inprogress":       {[]Status{StatusInprogress}, NotOverdue},
		"Closed":           FilterOf(TileClosed, ManagerView),
		"Completed":        FilterOf(TileClosed, ManagerView),
		completed.ID:       FilterOf(TileClosed, ManagerView),
		"Onboarded":        FilterOf(TileOnboarded, ManagerView),
		"Closed/Onboarded": FilterOf(TileOnboarded, ManagerView),
		"OVERDUE":          FilterOf(TileOverdue, ManagerView),
		"Overdue":          FilterOf(TileOverdue, ManagerView),
		"Hold_Revoke":      FilterOf(TileHoldRevoke, ManagerView),
		"Hold/Revoke":      FilterOf(TileHoldRevoke, ManagerView),
		"Hold Revoke":      FilterOf(TileHoldRevoke, ManagerView),
		"Hold":             {[]Status{StatusHold}, OverdueOrNot},
		"revoke":           {[]Status{StatusRevoke}, OverdueOrNot},
		"Hr Revoke":        {[]Status{StatusHrRevoke}, OverdueOrNot},
		"Approved":         {[]Status{StatusApproved}, NotOverdue},
		"Re-Assigned":      {[]Status{StatusReAssigned}, NotOverdue},
		"New":              {[]Status{StatusNew}, OverdueOrNot},
		"Unapproved":       {[]Status{StatusUnapproved}, OverdueOrNot},
	} {
		got, err := ParseReqFilter(text, ManagerView)
		if err != nil || got.Overdue != want.Overdue || !slices.Equal(got.Statuses, want.Statuses) {
			t.Errorf("%q: got %v, %v, want %v", text, got, err, want)
		}
	}
	if got, _ := ParseReqFilter("Open", RecruiterView); len(got.Statuses) != 3 {
		t.Errorf("a recruiter's Open: %v", got)
	}
	if all := FilterOf(NoTile, ManagerView); all.Statuses != nil || all.Overdue != OverdueOrNot {
		t.Errorf("without a tile: %v", all)
	}
	for _, text := range []string{"", "Selected", "Position Revoke", "nonsense"} {
		_, err := ParseReqFilter(text, ManagerView)
		if problem, ok := errors.AsType[*Problem](err); !ok || problem.Kind != Invalid || problem.Field != "status" {
			t.Errorf("%q: got %v", text, err)
		}
	}
}

func TestViewOf(t *testing.T) {
	views := map[Role]View{
		Recruiter: RecruiterView, Interviewer: RecruiterView, Admin: ManagerView, ESAHR: ManagerView,
		SeniorHR: ManagerView,
		TL:       ManagerView, ATL: ManagerView, PL: ManagerView, CEO: ManagerView,
	}
	for _, role := range Roles() {
		want, named := views[role]
		if _, decided := viewOfRole[role]; !named || !decided {
			t.Errorf("the view of a %s is undecided", role)
		}
		if got := ViewOf(User{Role: role}); got != want {
			t.Errorf("%s: got %v", role, got)
		}
		if ViewOf(User{Role: role, Grants: []Grant{GrantManager}}) != ManagerView {
			t.Errorf("a %s who is a manager has the manager view", role)
		}
	}
}
