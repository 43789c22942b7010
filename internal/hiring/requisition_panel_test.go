package hiring

import (
	"slices"
	"testing"
)

var kindsOfUser = map[string]User{
	"manager":     {Role: SeniorHR, Grants: []Grant{GrantManager}},
	"recruiter":   {Role: Recruiter},
	"interviewer": {Role: Interviewer},
	"admin":       {Role: Admin, Grants: []Grant{GrantAdminister, GrantCommentDownload, GrantReviewDashboard}},
	"senior hr":   {Role: SeniorHR},
	"lead":        {Role: PL},
	"esa hr":      {Role: ESAHR, Grants: []Grant{GrantEsaAssigned}},
}

func TestStatusClick(t *testing.T) {
	table := tsv(t, "testdata/requisition_clicks.tsv")
	var tried []Status
	for _, row := range table {
		shown := Status(row["shown"])
		tried = append(tried, shown)
		for kind, user := range kindsOfUser {
			want, there := row[kind]
			if want == "-" {
				want = ""
			}
			if got := StatusClick(user, shown); !there || string(got) != want {
				t.Errorf("%s by %s: got %q, want %q (in the table: %v)", shown, kind, got, want, there)
			}
		}
	}
	for _, s := range append([]Status{StatusOverdue}, StoredStatuses...) {
		if !slices.Contains(tried, s) {
			t.Errorf("the table has no row for %s", s)
		}
	}
	if len(table) != len(StoredStatuses)+1 {
		t.Errorf("%d rows, want one for each status and Overdue", len(table))
	}
}

func TestButtons(t *testing.T) {
	table := tsv(t, "testdata/requisition_buttons.tsv")
	if len(table) != len(StoredStatuses) {
		t.Fatalf("%d rows, want %d", len(table), len(StoredStatuses))
	}
	for _, row := range table {
		s := Status(row["status"])
		if !slices.Contains(StoredStatuses, s) {
			t.Fatalf("no status %q", s)
		}
		r := counts(inStatus(s), 1, 0)
		for kind, user := range kindsOfUser {
			buttons := r.Buttons(user)
			if len(buttons) != 7 {
				t.Fatalf("%d buttons", len(buttons))
			}
			for _, b := range buttons {
				want, there := row[string(b.Action)]
				if enabled := kind == "manager" && want == "yes"; !there || b.Enabled() != enabled {
					t.Errorf("%s on %s for %s: %q (in the table: %v)", b.Action, s, kind, b.Reason, there)
				}
			}
			revoke, reassign := r.RowButtons(user, r.Assignments[0])
			for name, b := range map[string]Button{"row HR Revoke": revoke, "row Re-Assign": reassign} {
				if enabled := kind == "manager" && row[name] == "yes"; b.Enabled() != enabled {
					t.Errorf("%s on %s for %s: %q", name, s, kind, b.Reason)
				}
			}
		}
	}
}

func TestButtonReasons(t *testing.T) {
	manager := kindsOfUser["manager"]
	r := inStatus(StatusInprogress)
	raise := r.Buttons(manager)[slices.Index(PanelActions, Raise)]
	if raise.Reason != NothingToRaise {
		t.Errorf("raise: %q", raise.Reason)
	}
	full := inStatus(StatusInprogress)
	full.Positions = 3
	if got := full.Buttons(manager)[slices.Index(PanelActions, Assign)].Reason; got != NothingToAssign {
		t.Errorf("assign with nothing unassigned: %q", got)
	}
	if got := counts(r, 4, 0).Buttons(manager)[slices.Index(PanelActions, PositionRevoke)].Reason; got !=
		"No position can be revoked: 4 offers are out" {
		t.Errorf("revoke a position with all offers out: %q", got)
	}
	for status, reason := range map[Status]string{
		StatusHrRevoke: RecruiterNotAssigned, StatusOnboarded: RecruiterOnboarded,
		StatusAssigned: "", StatusReAssigned: "", StatusInprogress: "", StatusCompleted: "",
	} {
		revoke, reassign := r.RowButtons(manager, Assignment{Status: status})
		if revoke.Reason != reason || reassign.Reason != reason {
			t.Errorf("a row that is %s: %q and %q, want %q", status, revoke.Reason, reassign.Reason, reason)
		}
	}
	if got := r.Buttons(kindsOfUser["recruiter"])[0].Reason; got != NotAllowed {
		t.Errorf("for a recruiter: %q", got)
	}
}
