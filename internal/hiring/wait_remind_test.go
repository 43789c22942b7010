package hiring

import "testing"

func TestCheckReminders(t *testing.T) {
	at := func(text string) Reminder { return Reminder{At: clock(t, text), By: "Asha Rao"} }
	for name, c := range map[string]struct {
		sent []Reminder
		now  string
		want string
	}{
		"the first": {nil, "2026-03-10 11:00", ""},
		"three hours later": {[]Reminder{at("2026-03-10 11:00")}, "2026-03-10 14:00",
			"Reminded at 10 Mar 2026 11:00 AM by Asha Rao; again from 10 Mar 2026 03:00 PM"},
		"four hours later": {[]Reminder{at("2026-03-10 11:00")}, "2026-03-10 15:00", ""},
		"a third on the same day": {[]Reminder{at("2026-03-10 13:30"), at("2026-03-10 09:30")}, "2026-03-10 17:45",
			"Reminded at 10 Mar 2026 01:30 PM by Asha Rao; again from 11 Mar 2026 09:30 AM"},
		"late in the day": {[]Reminder{at("2026-03-10 17:30")}, "2026-03-11 10:00",
			"Reminded at 10 Mar 2026 05:30 PM by Asha Rao; again from 11 Mar 2026 12:30 PM"},
		"the day after": {[]Reminder{at("2026-03-10 13:30"), at("2026-03-10 09:30")}, "2026-03-11 09:30", ""},
	} {
		got := ""
		if err := CheckReminders(c.sent, clock(t, c.now), usualWait); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestCheckRemind(t *testing.T) {
	a := applied(opening(FullTime, false), Replay([]Event{{Stage: StageNew, Status: StatusNew}}))
	other := User{ID: "other", Role: Recruiter}
	for name, c := range map[string]struct {
		u    User
		wait Wait
		want no
	}{
		"the owner reminds the interviewer": {theOwner, Wait{Party: WaitsOnInterviewer, PersonID: "interviewer"}, no{}},
		"the owner reminds managers":        {theOwner, Wait{Party: WaitsOnManager}, no{}},
		"a manager reminds the owner":       {theManager, Wait{Party: WaitsOnRecruiter, PersonID: "owner"}, no{}},
		"the owner reminds themself": {theOwner, Wait{Party: WaitsOnRecruiter, PersonID: "owner"},
			no{Refused, "", RemindYourself}},
		"a manager reminds managers": {theManager, Wait{Party: WaitsOnManager}, no{Refused, "", RemindYourself}},
		"the candidate":              {theOwner, Wait{Party: WaitsOnCandidate}, no{Refused, "", WriteToCandidate}},
		"nobody":                     {theManager, Wait{Party: WaitsOnNobody}, no{Refused, "", NobodyToRemind}},
		"the queue":                  {theManager, Wait{Party: WaitsOnRecruiter}, no{Refused, "", NobodyToRemind}},
		"somebody else": {other, Wait{Party: WaitsOnInterviewer, PersonID: "interviewer"},
			no{NotYours, "", NotAllowed}},
	} {
		t.Run(name, func(t *testing.T) { checkNo(t, a.CheckRemind(c.u, c.wait), c.want) })
	}
}

func TestRemindsByMessage(t *testing.T) {
	a := applied(opening(FullTime, false), Replay([]Event{{Stage: StageNew, Status: StatusNew}}))
	other := User{ID: "other", Role: Recruiter}
	candidate, manager := Wait{Party: WaitsOnCandidate}, Wait{Party: WaitsOnManager}
	for name, c := range map[string]struct {
		u    User
		wait Wait
		want bool
	}{
		"the owner":             {theOwner, candidate, true},
		"a manager":             {theManager, candidate, true},
		"somebody else":         {other, candidate, false},
		"it waits on a manager": {theOwner, manager, false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := a.RemindsByMessage(c.u, c.wait); got != c.want {
				t.Errorf("got %t", got)
			}
		})
	}
}
