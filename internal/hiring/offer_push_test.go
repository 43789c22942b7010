package hiring

import (
	"slices"
	"testing"
	"time"
)

func TestPushToOffer(t *testing.T) {
	esaAssigned := User{ID: theOwner.ID, Role: Recruiter, Grants: []Grant{GrantEsaAssigned}}
	at := func(s Stage, status Status) func(*Application) {
		return func(a *Application) {
			a.Progress = Replay(append(passedUpTo(s, a.Requisition.ESA), Event{Stage: s, Status: status}))
		}
	}
	for name, c := range map[string]struct {
		user   User
		kind   EmploymentType
		esa    bool
		change func(*Application)
		stage  Stage
		answer string
	}{
		"from CEO_ROUND": {user: theOwner, kind: FullTime, change: at(StageCEO, StatusSelected),
			stage: "OFFER"},
		"on hold in CEO_ROUND": {user: theManager, kind: Contract, change: at(StageCEO, StatusOnHold),
			stage: "OFFER"},
		"CEO round only scheduled": {user: theOwner, kind: FullTime, change: at(StageCEO, StatusScheduled),
			answer: "Push to Offer needs a passed CEO round first"},
		"rejected by the CEO": {user: theOwner, kind: FullTime, change: at(StageCEO, StatusRejected),
			answer: "Push to Offer needs a passed CEO round first"},
		"before it": {user: theOwner, kind: FullTime, change: at(StagePL, StatusSelected),
			answer: "Push to Offer needs a passed CEO round first"},
		"in OFFER":   {user: theOwner, kind: FullTime, change: at(StageOffer, StatusOfferSent)},
		"in JOINING": {user: theOwner, kind: Contract, change: at(StageJoining, StatusExpectedDOJ)},
		"joined": {user: theManager, kind: Contract, change: at(StageJoining, StatusJoined),
			answer: "The candidate has joined; nothing is pushed or sent any more"},
		"joined, in the programme": {user: theManager, kind: PartTime, esa: true,
			change: at(StageJoining, StatusJoined),
			answer: "The candidate has joined; nothing is pushed or sent any more"},
		"backed out": {user: theOwner, kind: Contract, change: at(StageJoining, StatusBackedOut),
			answer: "This application is closed; nothing can follow"},
		"Part Time": {user: theOwner, kind: PartTime, change: at(StageCEO, StatusSelected),
			answer: "Push to Offer is not possible for this employment type"},
		"Intern": {user: theManager, kind: Intern, change: at(StageCEO, StatusSelected),
			answer: "Push to Offer is not possible for this employment type"},
		"Part Time of the programme": {user: theOwner, kind: PartTime, esa: true, change: at(StageOffer,
			StatusKYCVerified)},
		"Intern of the programme": {user: theOwner, kind: Intern, esa: true, change: at(StageOffer,
			StatusKYCVerified), answer: "Push to Offer is not possible for this employment type"},
		"programme, selected": {user: theOwner, kind: PartTime, esa: true, change: at(StageCall, StatusSelected),
			stage: "OFFER"},
		"programme, only shortlisted": {user: theOwner, kind: PartTime, esa: true,
			change: at(StageCall, StatusShortlisted), answer: "Push to Offer needs Selected first"},
		"programme, new": {user: theManager, kind: PartTime, esa: true,
			change: func(a *Application) { a.Progress = Replay(passedUpTo(StageCall, true)) },
			answer: "Push to Offer needs Selected first"},
		"programme, by ESA-assigned": {user: esaAssigned, kind: PartTime, esa: true, change: at(StageOffer,
			StatusKYCVerified), answer: "A candidate of the ESA programme is shortlisted instead"},
		"programme, by such a manager": {user: User{ID: "m", Grants: []Grant{GrantManager, GrantEsaAssigned}},
			kind: PartTime, esa: true, change: at(StageOffer, StatusKYCVerified)},
		"outside it, by ESA-assigned": {user: esaAssigned, kind: FullTime, change: at(StageOffer, StatusOfferNotSent)},
		"every position accepted": {user: theOwner, kind: FullTime,
			change: func(a *Application) { at(StageCEO, StatusSelected)(a); a.Requisition.Accepted = 9 },
			answer: "Every position of this requisition has an accepted offer"},
		"all but one accepted": {user: theOwner, kind: FullTime,
			change: func(a *Application) { at(StageCEO, StatusSelected)(a); a.Requisition.Accepted = 8 },
			stage:  "OFFER"},
		"a second time": {user: theOwner, kind: FullTime, change: at(StageOffer, StatusPushToOffer),
			answer: "The candidate is pushed to offer already"},
		"blacklisted": {user: theManager, kind: FullTime, change: at(StageCEO, StatusBlacklisted),
			answer: "Candidate is Blacklisted"},
		"under a revoked requisition": {user: theManager, kind: FullTime,
			change: func(a *Application) { at(StageCEO, StatusSelected)(a); a.Requisition.Status = StatusRevoke },
			answer: revoked},
		"by somebody else's recruiter": {user: User{ID: "other", Role: Recruiter}, kind: FullTime,
			change: at(StageCEO, StatusSelected), answer: stranger},
	} {
		t.Run(name, func(t *testing.T) {
			a := applied(opening(c.kind, c.esa), Progress{})
			c.change(&a)
			checkOneEvent(t, a, c.user, Application.PushToOffer, c.stage, StatusPushToOffer, c.answer)
		})
	}
}

// checkOneEvent holds that the action writes one event with this stage and status, or gives this answer.
func checkOneEvent(t *testing.T, a Application, u User, do func(Application, User, time.Time) ([]Event, error),
	s Stage, status Status, answer string) {
	t.Helper()
	events, err := do(a, u, morning)
	if answer != "" {
		if err == nil || err.Error() != answer || events != nil {
			t.Errorf("got %+v, %v, want %q", events, err, answer)
		}
		return
	}
	if err != nil || len(events) != 1 || events[0].Stage != s || events[0].Status != status {
		t.Fatalf("got %+v, %v", events, err)
	}
	after := a.After(events[0])
	if s == Aside && (after.Stage != a.Stage || after.Status != a.Status) {
		t.Errorf("it moved to %s %s", after.Stage, after.Status)
	}
	a.Progress = after
	if _, err := do(a, u, morning); err == nil {
		t.Error("and again")
	}
}

func TestSendDocuments(t *testing.T) {
	for name, c := range map[string]struct {
		user   User
		events []Event
		answer string
	}{
		"CEO round passed":     {theOwner, passedUpTo(StageOffer, false), ""},
		"joining":              {theManager, passedUpTo(StageJoining, false), ""},
		"CEO round not passed": {theOwner, passedUpTo(StageCEO, false), "Documents need a passed CEO round first"},
		"joined": {theManager, append(passedUpTo(StageJoining, false), Event{Stage: StageJoining, Status: StatusJoined}),
			"The candidate has joined; nothing is pushed or sent any more"},
		"joined by mistake": {theManager, append(passedUpTo(StageJoining, false), Event{Stage: StageJoining,
			Status: StatusJoined}, Event{Status: StatusReopened}), ""},
		"sent already": {theOwner, append(passedUpTo(StageOffer, false), Event{Status: StatusDocumentsSent}),
			"The documents are sent already"},
		"backed out": {theOwner, append(passedUpTo(StageOffer, false), Event{Stage: StageOffer,
			Status: StatusBackedOut}), ApplicationClosed},
		"blacklisted": {theOwner, append(passedUpTo(StageOffer, false), Event{Stage: StageCEO,
			Status: StatusBlacklisted}), CandidateIsBlacklisted},
		"not theirs": {theInterviewer, passedUpTo(StageOffer, false), stranger},
	} {
		t.Run(name, func(t *testing.T) {
			checkOneEvent(t, applied(opening(FullTime, false), Replay(c.events)), c.user, Application.SendDocuments,
				Aside, StatusDocumentsSent, c.answer)
		})
	}
}

func TestShortlistOfTheProgramme(t *testing.T) {
	const notReached = "Please call the candidate first: shortlisting needs a call that reached them"
	const tooLate = "The candidate cannot be shortlisted at this stage"
	assigned := User{ID: theOwner.ID, Role: Recruiter, Grants: []Grant{GrantEsaAssigned}}
	called := append(passedUpTo(StageCall, true), Event{Stage: StageCall, Status: StatusCallBack})
	for name, c := range map[string]struct {
		user   User
		esa    bool
		events []Event
		answer string
	}{
		"after a call": {assigned, true, called, ""},
		"at once":      {assigned, true, passedUpTo(StageCall, true), notReached},
		"nobody answered": {assigned, true, append(passedUpTo(StageCall, true),
			Event{Stage: StageCall, Status: StatusRinging}, Event{Stage: StageCall, Status: StatusWrongNumber}), notReached},
		"reached once":   {assigned, true, append(slices.Clone(called), Event{Stage: StageCall, Status: StatusRinging}), ""},
		"by a manager":   {theManager, true, called, ""},
		"by ESA HR":      {User{ID: theOwner.ID, Role: ESAHR}, true, called, ""},
		"by a recruiter": {theOwner, true, called, stranger},
		"outside it": {assigned, false, called,
			"Only candidates of the ESA programme are shortlisted without an interview"},
		"selected already": {assigned, true, passedUpTo(StageOffer, true), tooLate},
		"shortlisted before": {assigned, true, append(passedUpTo(StageCall, true), Event{Stage: StageCall,
			Status: StatusShortlisted}), tooLate},
		"rejected": {assigned, true, append(passedUpTo(StageCall, true), Event{Stage: StageCall,
			Status: StatusRejected}), tooLate},
		"not theirs": {theInterviewer, true, called, stranger},
	} {
		t.Run(name, func(t *testing.T) {
			checkOneEvent(t, applied(opening(PartTime, c.esa), Replay(c.events)), c.user, Application.Shortlist,
				StageCall, StatusShortlisted, c.answer)
		})
	}
}
