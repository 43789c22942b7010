package hiring

import (
	"slices"
	"testing"
	"time"
)

// reopensAsNeverClosed checks that a reopened application stands where its events put it without those that closed it.
func reopensAsNeverClosed(t *testing.T, history []Event, p Progress) {
	t.Helper()
	closing := func(e Event) bool {
		return e.Status == "Rejected" || e.Status == "Backed Out" || e.Status == "Joined" ||
			e.Status == "Blacklisted" || e.Status == "Reopened" || e.Stage == Aside && e.Status == "Re-map"
	}
	if history[len(history)-1].Status != StatusReopened {
		return
	}
	want := Replay(slices.DeleteFunc(slices.Clone(history), closing))
	if p.StandsAt() != want.Status || p.Closed() || p.InterviewPending() {
		t.Fatalf("reopened at %s, want %s", p.StandsAt(), want.Status)
	}
	want.Status, want.Restored, want.InterviewerID = StatusReopened, want.Status, ""
	if p != want {
		t.Fatalf("reopened as %+v, want %+v", p, want)
	}
}

func TestReopen(t *testing.T) {
	closed := func(change func(*Application), events ...Event) Application {
		a := applied(opening(FullTime, false), Replay(append(passedUpTo(StageOffer, false), events...)))
		if change != nil {
			change(&a)
		}
		return a
	}
	offered := []Event{{Stage: StageOffer, Status: StatusOfferSent}, {Stage: StageOffer, Status: StatusOfferAccepted}}
	backedOut := append(offered[:2:2], Event{Stage: StageJoining, Status: StatusBackedOut})
	mapped := Event{Stage: Aside, Status: StatusRemap, By: "m"}
	kept := LiveElsewhere{
		applied(opening(FullTime, false), Replay(append(passedUpTo(StageOffer, false), offered...))), "1007"}
	free := LiveElsewhere{applied(opening(FullTime, false), Replay(passedUpTo(StageHR, false))), "1008"}
	for name, c := range map[string]struct {
		user        User
		a           Application
		comment     string
		blacklisted bool
		live        *LiveElsewhere
		kind        Kind
		answer      string
		ends        int
	}{
		"backed out": {user: theManager, a: closed(nil, backedOut...), comment: "came back"},
		"blacklisted": {user: theManager, a: closed(nil, Event{Stage: StageCEO, Status: StatusBlacklisted}),
			comment: "another person", blacklisted: true},
		"mapped away": {user: theManager, a: closed(nil, mapped), comment: "back", live: &free, ends: 1},
		"mapped away, and kept": {theManager, closed(nil, mapped), "x", false, &kept,
			Refused, "The candidate is at work in 1007; end that first", 0},
		"blacklisted elsewhere": {theManager, closed(nil, mapped), "x", true, nil, Refused, "Candidate is Blacklisted", 0},
		"still open":            {theManager, closed(nil), "x", false, nil, Refused, NotClosed, 0},
		"by its owner":          {theOwner, closed(nil, backedOut...), "x", false, nil, NotYours, stranger, 0},
		"without a comment": {theManager, closed(nil, backedOut...), " ", false, nil,
			Invalid, "All Fields Are Compulsory!!", 0},
		"under a revoked one": {theManager, closed(func(a *Application) { a.Requisition.Status = StatusRevoke },
			backedOut...), "x", false, nil, Refused, revoked, 0},
		"under a refused one": {theManager, closed(func(a *Application) { a.Requisition.Status = StatusUnapproved },
			backedOut...), "x", false, nil, Refused, unapproved, 0},
		"no position left": {theManager, closed(func(a *Application) { a.Requisition.Outstanding = a.Requisition.Positions },
			backedOut...), "x", false, nil, Refused, offerLimit, 0},
	} {
		t.Run(name, func(t *testing.T) {
			r, err := c.a.Reopen(c.user, c.comment, c.blacklisted, c.live, morning)
			if c.answer != "" {
				field := map[Kind]string{Invalid: "comment"}[c.kind]
				expectProblem(t, err, c.kind, field, c.answer)
				return
			}
			if err != nil || len(r.Ended) != c.ends || r.Reopened.OwnerID != c.a.OwnerID {
				t.Fatalf("got %+v, %v", r, err)
			}
			if err := c.a.CheckFollows(r.Reopened, false); err != nil {
				t.Error(err)
			}
			after := c.a.After(r.Reopened)
			if after.Closed() || after.Status != StatusReopened || len(Counted(after.Stage, after.Status)) > 0 ||
				CountsInStage(after.Stage, after.Status) || r.Reopened.Counts() {
				t.Errorf("it is %+v", after)
			}
		})
	}
}

func TestReopenedRoundIsScheduledAnew(t *testing.T) {
	scheduled := Event{Stage: StageHR, Status: StatusScheduled, Interview: Interview{Online, "link", "hr"}}
	p := Replay(append(passedUpTo(StageHR, false), scheduled, Event{Stage: StageHR, Status: StatusRejected}))
	a := applied(opening(FullTime, false), p.After(Event{Stage: StageHR, Status: StatusReopened}))
	offers := func(s Status) bool {
		return slices.ContainsFunc(a.Next(theManager)[StageHR.Order()].Options, func(o Option) bool { return o.Status == s })
	}
	if !offers(StatusScheduled) || offers(StatusRescheduled) {
		t.Error("the dialog does not offer Scheduled")
	}
	a.Progress = a.After(scheduled)
	if offers(StatusScheduled) || !offers(StatusRescheduled) {
		t.Error("an arranged interview is not rescheduled")
	}
}

func TestCheckTakeBack(t *testing.T) {
	ringing := Event{Stage: StageCall, Status: StatusRinging, By: theOwner.ID}
	remap := Event{Stage: Aside, Status: StatusRemap, By: theOwner.ID}
	moved := func(former, is Progress, change func(*Application)) []MovedApplication {
		a := applied(opening(FullTime, false), is)
		if change != nil {
			change(&a)
		}
		return []MovedApplication{{a, former}}
	}
	out := Replay(append(passedUpTo(StageOffer, false), Event{Stage: StageOffer, Status: StatusOfferSent}))
	declined := out.After(Event{Stage: StageOffer, Status: StatusOfferNotAccepted})
	full := func(a *Application) { a.Requisition.Outstanding = a.Requisition.Positions }
	revoke := func(a *Application) { a.Requisition.Status = StatusRevoke }
	for name, c := range map[string]struct {
		user   User
		done   DoneMove
		kind   Kind
		answer string
	}{
		"at once":         {theOwner, DoneMove{Events: []Event{ringing}}, 0, ""},
		"a quarter later": {theOwner, DoneMove{Events: []Event{ringing}, Age: 15 * time.Minute}, 0, ""},
		"too late":        {theOwner, DoneMove{Events: []Event{ringing}, Age: 15*time.Minute + 1}, Refused, UndoTooLate},
		"by a manager":    {theManager, DoneMove{Events: []Event{ringing}}, NotYours, stranger},
		"of the link": {User{}, DoneMove{Events: []Event{{Stage: StageCall, Status: StatusRinging}}},
			NotYours, stranger},
		"something followed": {theOwner, DoneMove{Events: []Event{ringing}, Followed: true}, Refused, UndoFollowed},
		"taken back before": {theOwner, DoneMove{Events: []Event{ringing}, Age: time.Hour, Undone: true, Followed: true},
			Refused, UndoneAlready},
		"added": {theOwner, DoneMove{Events: []Event{{Stage: StageNew, Status: StatusNew, By: theOwner.ID}}},
			Refused, UndoNever},
		"mapped here": {theOwner, DoneMove{Events: []Event{{Stage: StageNew, Status: StatusRemap, By: theOwner.ID}}},
			Refused, UndoNever},
		"mapped away":        {theOwner, DoneMove{Events: []Event{remap}}, Refused, UndoNever},
		"reopened elsewhere": {theOwner, DoneMove{Events: []Event{remap, {Stage: StageHR, Status: StatusReopened}}}, 0, ""},
		"blacklisted when new": {theOwner,
			DoneMove{Events: []Event{{Stage: StageNew, Status: StatusBlacklisted, By: theOwner.ID}}}, 0, ""},
		"nothing": {theOwner, DoneMove{}, Refused, UndoNever},
		"a position is left": {theOwner, DoneMove{Events: []Event{ringing}, Applications: moved(out, declined, nil)},
			0, ""},
		"none is left": {theOwner, DoneMove{Events: []Event{ringing}, Applications: moved(out, declined, full)},
			Refused, offerLimit},
		"it holds its own": {theOwner, DoneMove{Events: []Event{ringing}, Applications: moved(out, out, full)}, 0, ""},
		"revoked since": {theOwner, DoneMove{Events: []Event{ringing}, Applications: moved(out, declined, revoke)},
			Refused, revoked},
		"blacklisted under a revoked one": {theOwner, DoneMove{Events: []Event{ringing},
			Applications: moved(out, out.After(Event{Stage: StageOffer, Status: StatusBlacklisted}), revoke)}, 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			err := CheckTakeBack(c.user, c.done)
			if c.answer == "" && err != nil {
				t.Fatal(err)
			}
			if c.answer != "" {
				expectProblem(t, err, c.kind, "", c.answer)
			}
		})
	}
}

func TestTakenBackUntil(t *testing.T) {
	made := Event{Stage: StageCall, Status: StatusRinging, By: theOwner.ID, At: morning}
	if until, ok := TakenBackUntil(theOwner, []Event{made}, morning); !ok || until != morning.Add(TakeBackWindow) {
		t.Errorf("got %v, %v", until, ok)
	}
	for name, ok := range map[string]func() bool{
		"by another": func() bool { _, ok := TakenBackUntil(theManager, []Event{made}, morning); return ok },
		"later": func() bool {
			_, ok := TakenBackUntil(theOwner, []Event{made}, morning.Add(TakeBackWindow+1))
			return ok
		},
		"nothing": func() bool { _, ok := TakenBackUntil(theOwner, nil, morning); return ok },
	} {
		if ok() {
			t.Errorf("%s: offered", name)
		}
	}
}

func TestOwnerWithout(t *testing.T) {
	a := Application{OwnerID: "now"}
	if got := a.OwnerWithout([]Event{{Status: StatusNew}, {Status: StatusRinging, OwnerID: "before"}}); got != "now" {
		t.Errorf("an application that was handed over goes to %q", got)
	}
	if got := a.OwnerWithout([]Event{{Status: StatusNew}}); got != "" {
		t.Errorf("a candidate of the queue stays with %q", got)
	}
}
