package hiring

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// written lists notices as 'kind to receivers'.
func written(all []Notice) string {
	var lines []string
	for _, n := range all {
		to := strings.Join(n.To, "+")
		if n.Managers {
			to += "+managers"
		}
		lines = append(lines, strings.TrimSpace(fmt.Sprintf("%s %s %s", n.Kind, strings.Trim(to, "+"), n.Detail)))
	}
	return strings.Join(lines, "; ")
}

func TestNoticesOfRequisitions(t *testing.T) {
	running, held := inStatus(StatusInprogress), inStatus(StatusHold)
	one := func(hr string, n int) []Share { return []Share{{ID: "row-new", HR: hr, Positions: &n}} }
	both := hrAsha + "+" + hrBinu
	for name, c := range map[string]struct {
		before Requisition
		act    func(r Requisition) (Change, error)
		want   string
	}{
		"a recruiter is assigned": {running, func(r Requisition) (Change, error) {
			return r.Assign(AssignOrder{List: one("hr-cyril", 1), Each: 1})
		}, "assigned hr-cyril 1 of 4 positions"},
		"one who works on it gets more": {running, func(r Requisition) (Change, error) {
			return r.Assign(AssignOrder{List: one(hrBinu, 1), Each: 1})
		}, "positions " + hrBinu + " 2 of 4 positions"},
		"assigning ends a hold": {held, func(r Requisition) (Change, error) {
			return r.Assign(AssignOrder{List: one("hr-cyril", 1), Each: 1})
		}, "resume " + both + "; assigned hr-cyril 1 of 4 positions"},
		"a recruiter is replaced": {running, func(r Requisition) (Change, error) {
			return r.Reassign(ReassignOrder{List: one("hr-cyril", 2), Each: 1, Old: hrAsha})
		}, "takenOff " + hrAsha + "; reassigned hr-cyril 2 of 4 positions"},
		"a recruiter is taken off": {running, func(r Requisition) (Change, error) {
			return r.HRRevoke([]string{hrBinu}, "other work")
		}, "takenOff " + hrBinu},
		"a position nobody has goes": {running, func(r Requisition) (Change, error) {
			return r.PositionRevoke(1, "budget")
		}, ""},
		"positions of recruiters go": {running, func(r Requisition) (Change, error) {
			return r.PositionRevoke(3, "budget")
		}, "positions " + hrAsha + " 1 of 1 position; takenOff " + hrBinu},
		"hold":   {running, func(r Requisition) (Change, error) { return r.Hold("budget") }, "hold " + both},
		"resume": {held, func(r Requisition) (Change, error) { return r.Resume() }, "resume " + both},
		"revoke": {running, func(r Requisition) (Change, error) { return r.Revoke("budget") }, "revoke " + both},
		"approve": {inStatus(StatusNew), func(r Requisition) (Change, error) { return r.Approve(someDay, "") },
			"approved maker+managers"},
		"unapprove": {inStatus(StatusNew), func(r Requisition) (Change, error) { return r.Unapprove("no") },
			"unapproved maker+managers"},
		"work starts": {running, func(r Requisition) (Change, error) { return r.WorkStarted(hrAsha), nil }, ""},
		"the type is edited": {running, func(r Requisition) (Change, error) {
			return r.EditType(Contract, "asked by the lead")
		}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			change, err := c.act(c.before)
			if err != nil {
				t.Fatal(err)
			}
			if got := written(change.Notices(c.before, "maker")); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestNoticesOfMoves(t *testing.T) {
	const owner, person = "owner", "interviewer"
	pending := invited(StageTL)
	pending.OwnerID, pending.InterviewerID = owner, person
	passed := applied(opening(FullTime, false), Replay(passedUpTo(StagePL, false)))
	passed.OwnerID = owner
	other := Interview{Online, "https://meet.example/2", "another"}
	for name, c := range map[string]struct {
		before Application
		ahead  bool
		event  Event
		want   string
	}{
		"arranged": {passed, false, Event{Stage: StagePL, Status: StatusScheduled, Interview: other},
			"interviewArranged another; movedByAnother owner"},
		"moved": {pending, true, Event{Stage: StageTL, Status: StatusRescheduled, Interview: Interview{PersonID: person}},
			"interviewMoved interviewer; movedByAnother owner"},
		"given to another": {pending, true, Event{Stage: StageTL, Status: StatusRescheduled, Interview: other},
			"interviewCancelled interviewer; interviewArranged another; movedByAnother owner"},
		"given to another at its time": {pending, false,
			Event{Stage: StageTL, Status: StatusRescheduled, Interview: other},
			"interviewArranged another; movedByAnother owner"},
		"a result": {pending, false, Event{Stage: StageTL, Status: StatusSelected}, "result owner"},
		"an early result": {pending, true, Event{Stage: StageTL, Status: StatusRejected},
			"result owner; interviewCancelled interviewer"},
		"skipped": {pending, true, Event{Stage: StageTL, Status: StatusSkip},
			"interviewCancelled interviewer; movedByAnother owner"},
		"mapped away": {pending, true, Event{Stage: Aside, Status: StatusRemap},
			"mapped owner; interviewCancelled interviewer"},
		"beside the stages": {pending, true, Event{Stage: Aside, Status: StatusDocumentsSent}, "movedByAnother owner"},
		"offer sent": {passed, false, Event{Stage: StageOffer, Status: StatusOfferSent},
			"offerSent managers; movedByAnother owner"},
		"the candidate says yes": {passed, false, Event{Stage: Aside, Status: "Candidate Accepts"},
			"candidateSays managers; movedByAnother owner"},
		"accepted": {passed, false, Event{Stage: StageOffer, Status: StatusOfferAccepted}, "offerAnswered owner"},
		"not accepted": {passed, false, Event{Stage: StageOffer, Status: StatusOfferNotAccepted},
			"offerAnswered owner"},
		"joined":     {passed, false, Event{Stage: StageJoining, Status: StatusJoined}, "joined owner"},
		"backed out": {passed, false, Event{Stage: StageJoining, Status: StatusBackedOut}, "backedOut owner"},
		"reopened":   {passed, false, Event{Stage: StageOffer, Status: "Reopened"}, "reopened owner"},
		"by another": {passed, false, Event{Stage: StageCall, Status: StatusRinging}, "movedByAnother owner"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := written(c.before.Notices([]Event{c.event}, c.ahead)); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestWhoIsTold(t *testing.T) {
	recruiter := User{ID: "r", Role: Recruiter}
	for name, c := range map[string]struct {
		Receiver
		want bool
	}{
		"a manager":                    {Receiver{User: theManager, Active: true}, true},
		"one who has left":             {Receiver{User: theManager}, false},
		"a recruiter of it":            {Receiver{User: recruiter, Active: true, Assigned: true}, true},
		"a recruiter of others":        {Receiver{User: recruiter, Active: true, Conducts: true}, false},
		"an interviewer of it":         {Receiver{User: theInterviewer, Active: true, Conducts: true}, true},
		"an interviewer of others":     {Receiver{User: theInterviewer, Active: true, Assigned: true}, false},
		"ESA HR in the programme":      {Receiver{User: User{Role: ESAHR}, Active: true, ESA: true}, true},
		"ESA HR elsewhere":             {Receiver{User: User{Role: ESAHR}, Active: true, Assigned: true}, false},
		"a queue recruiter in ESA":     {Receiver{User: queueRecruiter, Active: true, ESA: true}, true},
		"a queue recruiter in another": {Receiver{User: queueRecruiter, Active: true}, false},
		"a role that sees nothing":     {Receiver{User: User{Role: "Guest"}, Active: true, Assigned: true}, false},
	} {
		if c.Sees() != c.want {
			t.Errorf("%s: %v, want %v", name, !c.want, c.want)
		}
	}
}

var queueRecruiter = User{ID: "q", Role: Recruiter, Grants: []Grant{GrantEsaAssigned}}

func TestKindsMailedNow(t *testing.T) {
	var now []string
	for _, k := range NotificationKinds {
		if k.MailedNow() {
			now = append(now, string(k))
		}
	}
	want := "assigned reassigned takenOff positions hold resume revoke candidateSays reminder mailFailed"
	if got := strings.Join(now, " "); got != want {
		t.Errorf("mailed at once: %s", got)
	}
	if len(NotificationKinds) != len(slices.Compact(slices.Sorted(slices.Values(NotificationKinds)))) {
		t.Error("a kind is listed twice")
	}
}
