package hiring

import (
	"testing"
	"time"
)

func TestApplyByLink(t *testing.T) {
	has := func(requisition string, esa bool, events ...Event) Application {
		o := opening(PartTime, esa)
		o.ID = requisition
		a := applied(o, Replay(append([]Event{{Stage: StageNew, Status: StatusNew}}, events...)))
		a.ID, a.OwnerID = "at "+requisition, "owner of "+requisition
		return a
	}
	last := func(s Stage, status Status) Event { return Event{Stage: s, Status: status} }
	gone := Event{Status: StatusRemap}
	type person struct {
		known, blacklisted bool
		had                []Application
	}
	known := func(had ...Application) person { return person{known: true, had: had} }
	for name, c := range map[string]struct {
		who  person
		want LinkCase
		ends string
	}{
		"unknown":                      {person{}, LinkAdds, ""},
		"known without an application": {known(), LinkRemaps, ""},
		"rejected elsewhere":           {known(has("a", false, last(StageHR, StatusRejected))), LinkRemaps, "at a"},
		"backed out of an offer elsewhere": {known(has("a", false, last(StageOffer, StatusBackedOut))), LinkRemaps,
			"at a"},
		"mapped away and rejected": {known(has("a", false, gone), has("b", false, last(StageTL, StatusRejected))),
			LinkRemaps, "at b"},
		"backed out of the programme's other": {known(has("a", true, last(StageOffer, StatusBackedOut))), LinkRemaps,
			"at a"},
		"new elsewhere":            {known(has("a", false)), LinkNotes, ""},
		"not interested elsewhere": {known(has("a", false, last(StageCall, StatusNotInterested))), LinkNotes, ""},
		"with an offer elsewhere":  {known(has("a", false, last(StageOffer, StatusOfferSent))), LinkNotes, ""},
		"joined elsewhere": {known(has("a", false, last(StageOffer, StatusOfferAccepted),
			last(StageJoining, StatusJoined))), LinkNotes, ""},
		"in the programme": {known(has("target", true)), LinkIgnores, ""},
		"backed out of this requisition": {known(has("target", true, last(StageOffer, StatusBackedOut))), LinkIgnores,
			""},
		"mapped away from it, at work elsewhere": {known(has("target", true, gone), has("a", false)), LinkNotes, ""},
		"mapped away from it, rejected elsewhere": {known(has("target", true, gone),
			has("a", false, last(StageHR, StatusRejected))), LinkIgnores, ""},
		"in the programme's other":  {known(has("a", true, last(StageCall, StatusRinging))), LinkIgnores, ""},
		"rejected in the programme": {known(has("a", true, last(StageCall, StatusRejected))), LinkIgnores, ""},
		"rejected in the programme, at work now": {known(has("a", true, last(StageCall, StatusRejected), gone),
			has("b", false)), LinkIgnores, ""},
		"blacklisted with an application": {known(has("a", false, last(StageNew, StatusBlacklisted))), LinkIgnores, ""},
		"blacklisted without any":         {person{known: true, blacklisted: true}, LinkIgnores, ""},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := target(StatusInprogress, "", true).ApplyByLink(c.who.known, c.who.blacklisted, c.who.had,
				morning)
			if err != nil || m.Case != c.want {
				t.Fatalf("%v, %v; want %s", m.Case, err, c.want)
			}
			begins := map[LinkCase]Status{LinkAdds: StatusNew, LinkRemaps: StatusRemap}[c.want]
			if m.Begun.Status != begins || m.Begun.By != "" || m.Begun.OwnerID != "" {
				t.Errorf("begins %+v", m.Begun)
			}
			if begins != "" && (m.Begun.Stage != StageNew || m.Begun.Day.String() != "2026-03-10") {
				t.Errorf("begins %+v", m.Begun)
			}
			ends := ""
			for _, e := range m.Ended {
				ends += e.ApplicationID
				if e.By != "" || e.Stage != Aside || e.Status != StatusRemap || e.OwnerID == "" {
					t.Errorf("ends %+v", e)
				}
			}
			if ends != c.ends {
				t.Errorf("ends %q, want %q", ends, c.ends)
			}
			if c.want == LinkNotes && m.At.OwnerID == "" {
				t.Error("nobody is told")
			}
		})
	}
}

func TestTakesByLink(t *testing.T) {
	for status, want := range map[Status]bool{StatusNew: false, StatusUnapproved: false, StatusRevoke: false,
		StatusHrRevoke: false, StatusApproved: true, StatusInprogress: true, StatusHold: true} {
		if got := target(status, "", true).TakesByLink(); got != want {
			t.Errorf("%s: %v", status, got)
		}
		_, err := target(status, "", true).ApplyByLink(false, false, nil, morning)
		if want != (err == nil) {
			t.Errorf("%s: %v", status, err)
		}
		if !want {
			expectProblem(t, err, Refused, "", "The programme is not taking applications at the moment.")
		}
	}
	if target(StatusInprogress, "", false).TakesByLink() {
		t.Error("a requisition outside the programme takes applications by the link")
	}
}

func TestCheckTyped(t *testing.T) {
	const robot = "Something went wrong! Please try again"
	if err := CheckTyped("", 3*time.Second); err != nil {
		t.Error(err)
	}
	expectProblem(t, CheckTyped("http://spam.example", time.Minute), Refused, "", robot)
	expectProblem(t, CheckTyped("", 2999*time.Millisecond), Refused, "", robot)
	expectProblem(t, CheckTyped("", -time.Hour), Refused, "", robot)
}

func TestCallsFromQueue(t *testing.T) {
	caller, manager := User{Role: ESAHR}, User{Role: ESAHR, Grants: []Grant{GrantManager}}
	for status, want := range map[Status]bool{StatusNew: false, StatusUnapproved: false, StatusRevoke: false,
		StatusHrRevoke: false, StatusApproved: true, StatusInprogress: true, StatusHold: true, StatusCompleted: true} {
		if got := CallsFromQueue(caller, status); got != want {
			t.Errorf("%s: %v", status, got)
		}
	}
	if !CallsFromQueue(manager, StatusHrRevoke) {
		t.Error("a manager moves the candidates of a requisition without a recruiter")
	}
	if CallsFromQueue(User{Role: Recruiter}, StatusInprogress) {
		t.Error("a recruiter outside the programme is given its candidates")
	}
}
