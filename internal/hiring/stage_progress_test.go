package hiring

import (
	"strings"
	"testing"
)

// Everybody reads the same number of finished stages, and an application that ended shows where it was lost.
func TestProgressIn(t *testing.T) {
	passed := func(to Stage) []Event {
		var events []Event
		for _, s := range Stages[:to.Order()] {
			status := StatusSelected
			switch s {
			case StageNew:
				status = StatusNew
			case StageCall:
				status = StatusShortlisted
			case StageOffer:
				status = StatusOfferAccepted
			}
			events = append(events, Event{Stage: s, Status: status})
		}
		return events
	}
	for _, c := range []struct {
		stage  Stage
		status []Status
		want   string
	}{
		{StageNew, []Status{StatusNew}, "passed current ahead ahead ahead ahead ahead ahead"},
		{StageCall, []Status{StatusRinging}, "passed current ahead ahead ahead ahead ahead ahead"},
		{StageTL, []Status{StatusRejected}, "passed passed passed lost ahead ahead ahead ahead"},
		{StageHR, []Status{StatusBackedOut}, "passed passed lost ahead ahead ahead ahead ahead"},
		{StageOffer, []Status{StatusOfferSent}, "passed passed passed passed passed passed current ahead"},
		{StageOffer, []Status{StatusOfferSent, StatusBackedOut}, "passed passed passed passed passed passed lost ahead"},
		{StageJoining, []Status{StatusBackedOut}, "passed passed passed passed passed passed passed lost"},
		{StageJoining, []Status{StatusJoined}, "passed passed passed passed passed passed passed passed"},
		{StagePL, []Status{StatusScheduled, StatusBlacklisted}, "passed passed passed passed lost ahead ahead ahead"},
	} {
		events := passed(c.stage)
		for _, status := range c.status {
			events = append(events, Event{Stage: c.stage, Status: status})
		}
		a := Application{Progress: Replay(events), Requisition: OpeningFacts{EmploymentType: FullTime, Positions: 2}}
		var got []string
		for _, s := range Stages {
			got = append(got, string(a.ProgressIn(s)))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s %s: %s, want %s", c.stage, c.status, strings.Join(got, " "), c.want)
		}
	}
}

// After Offer Sent the recruiter's button is green and disabled; it names who records the answer.
func TestOfferSentNamesWhoRecordsTheAnswer(t *testing.T) {
	a := Application{
		Progress: Replay([]Event{
			{Stage: StageNew, Status: StatusNew}, {Stage: StageCall, Status: StatusShortlisted},
			{Stage: StageHR, Status: StatusSelected}, {Stage: StageTL, Status: StatusSelected},
			{Stage: StagePL, Status: StatusSelected}, {Stage: StageCEO, Status: StatusSelected},
			{Stage: StageOffer, Status: StatusOfferSent},
		}),
		Requisition: OpeningFacts{Status: StatusInprogress, EmploymentType: FullTime, Positions: 2, Outstanding: 1},
		OwnerID:     "r", OwnerRow: StatusInprogress, CandidateName: "Asha Rao",
	}
	recruiter := User{ID: "r", Role: Recruiter}
	manager := User{ID: "m", Role: SeniorHR, Grants: []Grant{GrantManager}}
	of := func(u User) Choice { return a.Next(u)[StageOffer.Order()] }
	if got := of(recruiter); got.State != ButtonDone || got.Reason != "Waits for Asha Rao; a manager records the answer" {
		t.Errorf("the recruiter sees %s, %q", got.State, got.Reason)
	}
	if got := of(manager); got.State != ButtonOpen || got.Reason != "" {
		t.Errorf("a manager sees %s, %q", got.State, got.Reason)
	}
	if mine, theirs := of(recruiter).Progress, of(manager).Progress; mine != theirs || mine != StageCurrent {
		t.Errorf("the recruiter counts %s, the manager %s", mine, theirs)
	}
}
