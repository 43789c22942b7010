package hiring

import (
	"slices"
	"testing"
)

// shownTo lists the visible buttons, disabled ones prefixed with a minus.
func shownTo(a Application, u User) []string {
	var shown []string
	for _, b := range a.Buttons(u) {
		switch {
		case b == CandidateButton{Action: MessagesAction, Shown: true}:
			// Whoever sees the candidate sees what was written to them.
		case b.Enabled():
			shown = append(shown, string(b.Action))
		case b.Shown:
			shown = append(shown, "-"+string(b.Action))
		}
	}
	return shown
}

func TestButtonsBesideTheStages(t *testing.T) {
	at := func(kind EmploymentType, esa bool, events ...Event) Application {
		return applied(opening(kind, esa), Replay(append([]Event{{Stage: StageNew, Status: StatusNew}}, events...)))
	}
	upTo := func(kind EmploymentType, s Stage, more ...Event) Application {
		return applied(opening(kind, false), Replay(append(passedUpTo(s, false), more...)))
	}
	scheduled := Event{Stage: StageTL, Status: StatusScheduled, Interview: Interview{PersonID: theInterviewer.ID}}
	hr := Event{Stage: StageHR, Status: StatusScheduled, Interview: Interview{PersonID: theInterviewer.ID}}
	pushed := Event{Stage: StageOffer, Status: StatusPushToOffer}
	sent := Event{Status: StatusDocumentsSent}
	one := func(s Stage, status Status) Event { return Event{Stage: s, Status: status} }
	full := upTo(FullTime, StageOffer)
	full.Requisition.Positions, full.Requisition.Accepted = 1, 1
	gone := upTo(FullTime, StageHR, Event{Status: StatusRemap, By: "m"})
	locked := upTo(FullTime, StageOffer)
	locked.Requisition.Status = StatusRevoke
	assigned := User{ID: theOwner.ID, Role: Recruiter, Grants: []Grant{GrantEsaAssigned}}
	reader := User{ID: "reader", Role: SeniorHR}

	always := []string{"back", "viewResume", "edit"}
	writing := []string{"whatsappTemplate", "emailTemplate", "whatsappLink", "emailLink"}
	noWriting := []string{"-whatsappTemplate", "-emailTemplate", "-whatsappLink", "-emailLink"}
	programme := append(slices.Clone(writing), "esaLink")
	with := func(more ...string) []string {
		return slices.Concat(always, more, []string{"blacklist"}, writing)
	}
	// The offer rests on the form, so that nobody is asked to fill it in any more.
	offered := func(more ...string) []string {
		return slices.Concat(always, more, []string{"blacklist", "whatsappTemplate", "emailTemplate", "-whatsappLink",
			"-emailLink"})
	}
	for name, c := range map[string]struct {
		a    Application
		u    User
		want []string
	}{
		"new": {at(FullTime, false), theOwner, with()},
		"an HR interview, the owner": {at(FullTime, false, one(StageCall, StatusShortlisted), hr), theOwner,
			with("takeInterview")},
		"an HR interview, who conducts it": {at(FullTime, false, one(StageCall, StatusShortlisted), hr),
			theInterviewer, []string{"back", "viewResume", "takeInterview"}},
		"an HR interview, a reader": {at(FullTime, false, one(StageCall, StatusShortlisted), hr), reader,
			[]string{"back", "viewResume"}},
		"the HR round is passed":    {upTo(FullTime, StageTL), theOwner, with()},
		"a TL interview, the owner": {upTo(FullTime, StageTL, scheduled), theOwner, with()},
		"a TL interview, a manager": {upTo(FullTime, StageTL, scheduled), theManager, with("takeInterview")},
		"rejected":                  {upTo(FullTime, StageHR, one(StageHR, StatusRejected)), theOwner, with()},
		"CEO passed, Full Time":     {upTo(FullTime, StageOffer), theOwner, with("documents", "pushToOffer")},
		"CEO passed, Contract":      {upTo(Contract, StageOffer), theOwner, with("documents", "pushToOffer")},
		"CEO passed, Intern":        {upTo(Intern, StageOffer), theOwner, with("documents")},
		"CEO passed, Part Time":     {upTo(PartTime, StageOffer), theOwner, with("documents")},
		"every position accepted":   {full, theOwner, with("documents")},
		"pushed": {upTo(FullTime, StageOffer, pushed), theOwner,
			with("documents", "-pushToOffer")},
		"documents sent": {upTo(FullTime, StageOffer, sent), theOwner,
			with("-documents", "pushToOffer")},
		"joining": {upTo(FullTime, StageJoining, one(StageJoining, StatusExpectedDOJ)),
			theOwner, offered("documents", "pushToOffer")},
		"backed out": {upTo(FullTime, StageJoining, one(StageJoining, StatusBackedOut)),
			theOwner, offered("-documents")},
		"joined": {upTo(FullTime, StageJoining, one(StageJoining, StatusJoined)), theOwner, offered("-documents")},
		"offer sent": {upTo(FullTime, StageOffer, one(StageOffer, StatusOfferSent)), theOwner,
			offered("documents", "pushToOffer")},
		"blacklisted": {upTo(FullTime, StageHR, one(StageHR, StatusBlacklisted)), theManager,
			append(append([]string{"back", "-viewResume", "-edit", "-blacklist"}, noWriting...), "reopen")},
		"mapped away": {gone, theOwner,
			append([]string{"back", "viewResume", "-edit", "-blacklist"}, noWriting...)},
		"the requisition is revoked": {locked, theOwner, with("-documents", "-pushToOffer")},
		"a reader, CEO passed":       {upTo(FullTime, StageOffer), reader, []string{"back", "viewResume"}},
		"ESA in CALL, its owner":     {at(PartTime, true), theOwner, []string{"viewResume"}},
		"ESA, never called, ESA-assigned": {at(PartTime, true), assigned, append([]string{"viewResume", "edit",
			"blacklist"}, programme...)},
		"ESA, not reached, ESA-assigned": {at(PartTime, true, one(StageCall, StatusRinging)), assigned,
			append([]string{"viewResume", "edit", "blacklist"}, programme...)},
		"ESA, reached, ESA-assigned": {at(PartTime, true, one(StageCall, StatusCallBack)), assigned,
			append([]string{"viewResume", "edit", "shortlist", "blacklist"}, programme...)},
		"ESA in CALL, a manager": {at(PartTime, true), theManager, append([]string{"viewResume", "edit",
			"blacklist"}, programme...)},
		"ESA in OFFER, a manager": {
			at(PartTime, true, one(StageCall, StatusShortlisted), one(StageCall, StatusSelected),
				one(StageOffer, StatusKYCSubmitted)), theManager,
			append([]string{"viewResume", "edit", "pushToOffer", "blacklist"}, programme...),
		},
	} {
		if name == "ESA in CALL, its owner" {
			// Without the grant a recruiter needs an assignment to work on the programme's requisitions.
			c.a.OwnerRow = ""
		}
		if got := shownTo(c.a, c.u); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// In every reachable state, the use case of an enabled button does not refuse.
func TestEnabledButtonsSucceed(t *testing.T) {
	seen := map[stageKey]bool{}
	tried := map[CandidateAction]int{}
	eachState(t, func(a Application) {
		if seen[keyOf(a)] {
			return
		}
		seen[keyOf(a)] = true
		for _, u := range []User{theManager, theOwner, theInterviewer, {ID: theOwner.ID, Role: Recruiter,
			Grants: []Grant{GrantEsaAssigned}}} {
			for _, b := range a.Buttons(u) {
				var err error
				switch b.Action {
				case DocumentsAction:
					_, err = a.SendDocuments(u, morning)
				case PushToOfferAction:
					_, err = a.PushToOffer(u, morning)
				case BlacklistAction:
					_, err = Blacklist([]Application{a}, a.ID, u, "lied", morning)
				case ShortlistAction:
					// Managers may shortlist, but see Push to Offer instead.
					if _, err = a.Shortlist(u, morning); err == nil && !u.Has(GrantEsaAssigned) {
						continue
					}
				default:
					continue
				}
				if b.Enabled() != (err == nil) {
					t.Fatalf("%+v: %s sees %+v, but gets %v", keyOf(a), u.ID, b, err)
				}
				if b.Enabled() {
					tried[b.Action]++
				}
			}
		}
	})
	if len(tried) != 4 {
		t.Errorf("pressed: %v", tried)
	}
}

func TestWhoSeesAnApplication(t *testing.T) {
	a, esa := applied(opening(FullTime, false), Progress{}), applied(opening(PartTime, true), Progress{})
	for name, c := range map[string]struct {
		a         Application
		u         User
		conducted bool
		want      bool
	}{
		"the owner":                    {a, theOwner, false, true},
		"a manager":                    {a, theManager, false, true},
		"a reader":                     {a, User{ID: "r", Role: PL}, false, true},
		"another recruiter":            {a, User{ID: "r", Role: Recruiter}, false, false},
		"who conducted an interview":   {a, theInterviewer, true, true},
		"an interviewer who did not":   {a, theInterviewer, false, false},
		"ESA HR outside the programme": {a, User{ID: "e", Role: ESAHR}, false, false},
		"ESA HR":                       {esa, User{ID: "e", Role: ESAHR}, false, true},
	} {
		if got := c.a.SeenBy(c.u, c.conducted); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestMovedMeanwhile(t *testing.T) {
	for want, p := range map[string]*Problem{
		"Meanwhile this candidate is at HR ROUND Selected, set by Meera Rao. Please look again.": MovedMeanwhile(
			"Meera Rao", Event{Stage: StageHR, Status: StatusSelected}),
		"Meanwhile this candidate is at Documents Sent. Please look again.": MovedMeanwhile(
			"", Event{Status: StatusDocumentsSent}),
	} {
		if p.Message != want || p.Kind != Refused {
			t.Errorf("%+v", p)
		}
	}
}

func TestSpanOfDates(t *testing.T) {
	today := DateOf(2026, 3, 10)
	for rule, want := range map[DateRule][3]Day{
		NoDate: {}, AnyDay: {}, FromToday: {today, 0, today}, FromTomorrow: {today + 1, 0, today + 1},
		UntilToday: {0, today, today},
	} {
		first, last, usual := rule.Span(today)
		if got := [3]Day{first, last, usual}; got != want {
			t.Errorf("%q: %v", rule, got)
		}
	}
}
