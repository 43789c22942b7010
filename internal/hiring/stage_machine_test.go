package hiring

import (
	"slices"
	"testing"
	"time"
)

var (
	kolkata = time.FixedZone("business zone", 5*3600+1800)
	// morning is still the day before in UTC, so that a rule that ignores the zone fails.
	morning = time.Date(2026, 3, 10, 1, 30, 0, 0, kolkata)

	theManager     = User{ID: "manager", Role: SeniorHR, Grants: []Grant{GrantManager}}
	theOwner       = User{ID: "owner", Role: Recruiter}
	theInterviewer = User{ID: "interviewer", Role: Interviewer}
)

// opening returns a requisition with more positions than any test needs.
func opening(kind EmploymentType, esa bool) OpeningFacts {
	return OpeningFacts{ID: "req", Status: StatusInprogress, EmploymentType: kind, ESA: esa, Positions: 9}
}

func applied(o OpeningFacts, p Progress) Application {
	return Application{ID: "app", Progress: p, Requisition: o, OwnerID: theOwner.ID, OwnerRow: StatusInprogress}
}

// filledUpdate has everything that any status requires, and a date valid for the status.
func filledUpdate(s Stage, esa bool, status Status) StageUpdate {
	date := "2026-03-10"
	if rule, ok := RuleOf(s, esa, status); ok && rule.Date == FromTomorrow {
		date = "2026-03-11"
	}
	return StageUpdate{
		Stage: s, Status: status, Comment: "said so", Date: date, Time: "10:30",
		Type: Online, Place: "https://meet.example/1", Person: conductor(s),
	}
}

// conductor is somebody who may conduct the round.
func conductor(s Stage) User {
	if s == StageCEO {
		return User{ID: theInterviewer.ID, Role: CEO}
	}
	return theInterviewer
}

// keyOf returns the application's key in stage_machine.tsv.
func keyOf(a Application) stageKey {
	key := stageKey{a.Stage, a.Status, "-", a.Requisition.EmploymentType, a.Requisition.ESA, a.Pushed}
	if a.Stage == StageOffer && histories[a.Status] != nil {
		key.history = "no KYC"
		if a.KYC != "" {
			key.history = string(a.KYC)
		}
		if a.OfferSent {
			key.history = "sent"
		}
	}
	return key
}

// eachState visits every reachable state of an application, under requisitions whose type may be edited at any time.
func eachState(t *testing.T, visit func(Application)) {
	t.Helper()
	seen := map[Application]bool{}
	var todo []Application
	reach := func(a Application) {
		if !seen[a] {
			seen[a] = true
			todo = append(todo, a)
		}
	}
	for _, esa := range []bool{false, true} {
		for _, first := range []Status{StatusNew, StatusRemap} {
			reach(applied(opening(FullTime, esa), Replay([]Event{{Stage: StageNew, Status: first}})))
		}
	}
	for len(todo) > 0 {
		a := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		visit(a)
		for _, kind := range EmploymentTypes {
			edited := a
			edited.Requisition.EmploymentType = kind
			reach(edited)
		}
		for _, after := range successors(t, a) {
			a.Progress = after
			reach(a)
		}
	}
}

// successors returns what a manager can turn the application into.
func successors(t *testing.T, a Application) []Progress {
	t.Helper()
	var all []Progress
	add := func(events []Event, err error) {
		if err != nil {
			return
		}
		p := a.Progress
		for _, e := range events {
			p = p.After(e)
		}
		all = append(all, p)
	}
	options := a.InterviewOptions(theManager)
	for _, c := range a.Next(theManager) {
		options = append(options, c.Options...)
	}
	for _, o := range options {
		add(a.Move(theManager, filledUpdate(a.OpenStage(), a.Requisition.ESA, o.Status), morning))
	}
	for _, o := range a.DecisionOptions(theManager) {
		add(a.Move(theManager, filledUpdate(a.Stage, a.Requisition.ESA, o.Status), morning))
	}
	add(a.PushToOffer(theManager, morning))
	add(a.Shortlist(theManager, morning))
	add(Blacklist([]Application{a}, a.ID, theManager, "lied", morning))
	return all
}

// rail splits Next into the columns of the table.
func rail(a Application, u User) (green, offered []string, open Stage) {
	for _, c := range a.Next(u) {
		switch c.State {
		case ButtonDone:
			if c.Stage != StageNew {
				green = append(green, string(c.Stage))
			}
		case ButtonOpen:
			open = c.Stage
		}
		for _, o := range c.Options {
			offered = append(offered, string(o.Status))
		}
	}
	slices.Sort(green)
	slices.Sort(offered)
	return green, offered, open
}

func TestStageMachineAgainstTable(t *testing.T) {
	table := stageMachine(t)
	reached := map[stageKey]bool{}
	eachState(t, func(a Application) {
		key := keyOf(a)
		row, there := table[key]
		switch {
		case !there:
			t.Fatalf("no row for %+v", key)
		case row.never:
			t.Fatalf("%+v is unreachable by line %d, but was reached: %+v", key, row.line, a.Progress)
		}
		green, offered, open := rail(a, theManager)
		if !slices.Equal(green, row.green) || !slices.Equal(offered, row.offered) || open != row.open {
			t.Fatalf("line %d, %+v: the manager sees green %q, open %q with %q", row.line, key, green, open, offered)
		}
		expected := row
		if row.ownerGreen {
			expected.green = append(slices.Clone(row.green), string(StageOffer))
			slices.Sort(expected.green)
			expected.offered, expected.open = nil, Aside
		}
		green, offered, open = rail(a, theOwner)
		if !slices.Equal(green, expected.green) || !slices.Equal(offered, expected.offered) || open != expected.open {
			t.Fatalf("line %d, %+v: the owner sees green %q, open %q with %q", row.line, key, green, open, offered)
		}
		if !reached[key] {
			reached[key] = true
			tryEverything(t, a, theManager, row.open, row.offered)
			tryEverything(t, a, theOwner, expected.open, expected.offered)
		}
	})
	for key, row := range table {
		if !row.never && !reached[key] {
			t.Errorf("line %d: %+v was never reached", row.line, key)
		}
	}
}

// tryEverything sends every status of every stage and checks that Move accepts exactly what is offered. Managers also
// give the result of a TL, PL or CEO interview, and decide about a candidate on hold.
func tryEverything(t *testing.T, a Application, u User, open Stage, offered []string) {
	t.Helper()
	pending := a.Status == "Scheduled" || a.Status == "Rescheduled"
	for _, s := range Stages[1:] {
		for _, info := range StatusTable {
			want := s == open && slices.Contains(offered, string(info.Status))
			if u.ID == theManager.ID && s == a.Stage && pending && (info.Status == "Selected" ||
				info.Status == "Rejected") {
				want = true
			}
			if u.ID == theManager.ID && s == a.Stage && s.IsRound() && a.Status == "On-Hold" && (info.Status == "Selected" ||
				info.Status == "Rejected" || info.Status == "On-Hold") {
				want = true
			}
			events, err := a.Move(u, filledUpdate(s, a.Requisition.ESA, info.Status), morning)
			if (err == nil) != want || (err == nil) != (len(events) > 0) {
				t.Fatalf("%+v: %s sends %s %s: got %d events and %v, want %v", keyOf(a), u.ID, s, info.Status,
					len(events), err, want)
			}
		}
	}
}

func TestESARail(t *testing.T) {
	a := applied(opening(PartTime, true), Replay([]Event{{Stage: StageNew, Status: StatusNew}}))
	var hidden []Stage
	for _, c := range a.Next(theManager) {
		if c.State == ButtonHidden {
			hidden = append(hidden, c.Stage)
		}
	}
	if !slices.Equal(hidden, []Stage{"HR_ROUND", "TL_ROUND", "PL_ROUND", "CEO_ROUND"}) {
		t.Errorf("hidden: %q", hidden)
	}
	if got := Rail(true); !slices.Equal(got, []Stage{"CALL", "OFFER", "JOINING"}) {
		t.Errorf("rail: %q", got)
	}
}
