package hiring

import (
	"slices"
	"testing"
)

func target(status Status, row Status, esa bool) Target {
	o := opening(FullTime, esa)
	o.ID, o.Status = "target", status
	return Target{Requisition: o, Row: row}
}

func TestWhoMayAdd(t *testing.T) {
	for name, c := range map[string]struct {
		user   User
		target Target
		kind   Kind
		answer string
	}{
		"a recruiter who works on it": {theOwner, target(StatusAssigned, StatusAssigned, false), 0, ""},
		"a manager":                   {theManager, target(StatusApproved, "", false), 0, ""},
		"a recruiter who does not":    {theOwner, target(StatusAssigned, "", false), NotYours, stranger},
		"a recruiter who was taken off": {theOwner, target(StatusInprogress, StatusHrRevoke, false), NotYours,
			stranger},
		"an interviewer": {theInterviewer, target(StatusInprogress, StatusAssigned, false), NotYours,
			stranger},
		"ESA HR on the programme's": {User{ID: "esa", Role: ESAHR}, target(StatusInprogress, "", true), 0, ""},
		"ESA HR elsewhere": {User{ID: "esa", Role: ESAHR}, target(StatusInprogress, StatusAssigned,
			false), NotYours, stranger},
		"a manager, revoked":             {theManager, target(StatusRevoke, "", false), Refused, revoked},
		"a manager, nobody is left":      {theManager, target(StatusHrRevoke, "", false), Refused, hrRevoked},
		"a manager, not approved":        {theManager, target(StatusUnapproved, "", false), Refused, unapproved},
		"a recruiter, all positions won": {theOwner, target(StatusCompleted, StatusCompleted, false), 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			e, err := c.target.Add(c.user, morning)
			if c.answer != "" {
				expectProblem(t, err, c.kind, "", c.answer)
			} else if err != nil || e.Stage != "New" || e.Status != "New" || e.By != c.user.ID ||
				e.OwnerID != c.user.ID || e.Day.String() != "2026-03-10" {
				t.Errorf("got %+v, %v", e, err)
			}
		})
	}
}

func TestRemap(t *testing.T) {
	has := func(requisition string, esa bool, events ...Event) Application {
		o := opening(PartTime, esa)
		o.ID = requisition
		a := applied(o, Replay(append([]Event{{Stage: StageNew, Status: StatusNew}}, events...)))
		a.ID = "at " + requisition
		return a
	}
	last := func(s Stage, status Status) Event { return Event{Stage: s, Status: status} }
	gone := Event{Status: StatusRemap, By: "m"}
	for name, c := range map[string]struct {
		blacklisted bool
		had         []Application
		ends        []string
		answer      string
	}{
		"the first time": {},
		"from a live one": {had: []Application{has("old", false, last(StageCall, StatusRinging))},
			ends: []string{"at old"}},
		"from a rejected one": {had: []Application{has("old", false, last(StageTL, StatusRejected))},
			ends: []string{"at old"}},
		"after one that has ended": {had: []Application{has("older", false, gone), has("old", false)},
			ends: []string{"at old"}},
		"into the same": {had: []Application{has("target", false)},
			answer: "Candidate already remapped"},
		"back into the same": {had: []Application{has("target", false, gone), has("old", false)},
			answer: "Candidate already remapped"},
		"rejected there in ESA": {had: []Application{has("target", true, last(StageCall, StatusRejected))},
			answer: "Candidate is rejected in ESA. You cannot map to the same requisition!"},
		"rejected in ESA elsewhere": {had: []Application{has("old", true, last(StageCall, StatusRejected))},
			ends: []string{"at old"}},
		"a blacklisted candidate": {blacklisted: true, answer: "Candidate is Blacklisted"},
		"a blacklisted application": {had: []Application{has("old", false, last(StageCall, StatusBlacklisted))},
			answer: "Candidate is Blacklisted"},
		"an offer is out": {had: []Application{has("old", false, last(StageOffer, StatusOfferSent))},
			answer: "The candidate cannot be mapped to another requisition: Offer Sent"},
		"an offer is out and held": {had: []Application{has("old", false, last(StageOffer, StatusOfferSent),
			last(StageOffer, StatusOfferOnHold))},
			answer: "The candidate cannot be mapped to another requisition: Offer on Hold"},
		"an offer was declined": {had: []Application{has("old", false, last(StageOffer, StatusOfferSent),
			last(StageOffer, StatusOfferNotAccepted))}, ends: []string{"at old"}},
		"a joining date is set": {had: []Application{has("old", false, last(StageOffer, StatusOfferAccepted),
			last(StageJoining, StatusExpectedDOJ))},
			answer: "The candidate cannot be mapped to another requisition: Expected DOJ"},
		"backed out of joining": {had: []Application{has("old", false, last(StageOffer, StatusOfferAccepted),
			last(StageJoining, StatusBackedOut))}, ends: []string{"at old"}},
		"shortlisted in ESA": {had: []Application{has("old", true, last(StageCall, StatusShortlisted))},
			answer: "The candidate cannot be mapped to another requisition: Shortlisted"},
		"selected in ESA": {had: []Application{has("old", true, last(StageCall, StatusSelected))},
			answer: "The candidate cannot be mapped to another requisition: Selected"},
		"selected in a round": {had: []Application{has("old", false, last(StageHR, StatusSelected))},
			ends: []string{"at old"}},
		"an offer somewhere, long ago": {had: []Application{has("older", false, last(StageOffer, StatusOfferNotSent),
			gone)}},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := target(StatusInprogress, StatusInprogress, false).Remap(theOwner, c.blacklisted, c.had, morning)
			if c.answer != "" {
				expectProblem(t, err, Refused, "", c.answer)
				return
			}
			var ended []string
			for _, e := range m.Ended {
				ended = append(ended, e.ApplicationID)
				if e.Stage != Aside || e.Status != "Re-map" || e.By != theOwner.ID {
					t.Errorf("ends with %+v", e)
				}
			}
			if err != nil || !slices.Equal(ended, c.ends) || m.Begun.Stage != "New" || m.Begun.Status != "Re-map" ||
				m.Begun.OwnerID != theOwner.ID {
				t.Errorf("got %+v, %v", m, err)
			}
		})
	}
	_, err := target(StatusInprogress, "", false).Remap(theOwner, false, nil, morning)
	expectProblem(t, err, NotYours, "", stranger)
}

func TestKept(t *testing.T) {
	kept := []Status{
		"Joined", "Blacklisted", "KYC Submitted", "KYC Verified", "Delay in joining", "Push To Offer", "Offer Sent",
		"Offer Revised",
		"Offer Accepted", "Relieved",
	}
	for _, info := range StatusTable {
		a := applied(opening(PartTime, true), Progress{Stage: StageOffer, Status: info.Status})
		if a.Kept() != slices.Contains(kept, info.Status) {
			t.Errorf("%s keeps: %v", info.Status, a.Kept())
		}
	}
}

func TestWhyNotMapped(t *testing.T) {
	called, sent := Standing{Stage: StageCall, Status: StatusRinging}, Standing{Stage: StageOffer,
		Status: StatusOfferOnHold, Outstanding: true}
	shortlisted := Standing{Stage: StageCall, Status: StatusShortlisted, ESA: true}
	for name, c := range map[string]struct {
		user        User
		blacklisted bool
		live        *Standing
		want        string
	}{
		"never applied": {theOwner, false, nil, ""},
		"called":        {theManager, false, &called, ""},
		"an offer is out": {theManager, false, &sent,
			"The candidate cannot be mapped to another requisition: Offer on Hold"},
		"shortlisted in ESA": {theOwner, false, &shortlisted,
			"The candidate cannot be mapped to another requisition: Shortlisted"},
		"blacklisted":           {theOwner, true, nil, "Candidate is Blacklisted"},
		"to an interviewer":     {theInterviewer, false, nil, MapsNobody},
		"to somebody who reads": {User{ID: "tl", Role: TL}, true, nil, MapsNobody},
	} {
		if got := WhyNotMapped(c.user, c.blacklisted, c.live); got != c.want {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestCheckMapped(t *testing.T) {
	expectProblem(t, CheckMapped(" ", []string{"c"}), Invalid, "requisition", "Please Select Requirement")
	expectProblem(t, CheckMapped("r", nil), Invalid, "candidates", "Please Select Candidate")
	expectProblem(t, CheckMapped("r", make([]string, 101)), Invalid, "candidates", MapsTooMany)
	if err := CheckMapped("r", make([]string, 100)); err != nil {
		t.Error(err)
	}
}

func TestRemappedApplicationIsReadOnlyInItsTab(t *testing.T) {
	a := applied(opening(FullTime, false), Replay(append(passedUpTo(StageTL, false), Event{Status: StatusRemap,
		By: "m"})))
	a.RemapperName = "Meera Rao"
	if a.Stage != "HR_ROUND" || a.Status != "Selected" || a.Live() || !a.Closed() || TabOf(a.Stage, a.Status,
		false) != TabHR {
		t.Errorf("%+v", a.Progress)
	}
	for _, c := range a.Next(theManager) {
		if c.State == ButtonOpen || c.State == ButtonLocked && c.Reason != "Candidate Has been Remapped by Meera Rao" {
			t.Errorf("%+v", c)
		}
	}
}

func TestBlacklist(t *testing.T) {
	one := func(id string, events ...Event) Application {
		a := applied(opening(FullTime, false), Replay(append(passedUpTo(StageHR, false), events...)))
		a.ID = id
		return a
	}
	ended := one("old", Event{Status: StatusRemap, By: "m"})
	all := []Application{ended, one("live"), one("closed", Event{Stage: StageHR, Status: StatusRejected})}
	events, err := Blacklist(all, "live", theOwner, "lied", morning)
	if err != nil || len(events) != 2 || events[0].ApplicationID != "live" || events[1].ApplicationID != "closed" {
		t.Fatalf("got %+v, %v", events, err)
	}
	if events[0].Stage != "CALL" || events[1].Stage != "HR_ROUND" || events[0].Status != "Blacklisted" ||
		events[0].Comment != "lied" {
		t.Errorf("got %+v", events)
	}
	revokedOne := one("live")
	revokedOne.Requisition.Status = StatusRevoke
	if _, err := Blacklist([]Application{revokedOne}, "live", theManager, "lied", morning); err != nil {
		t.Errorf("under a revoked requisition: %v", err)
	}
	_, err = Blacklist(all, "live", theOwner, "  ", morning)
	expectProblem(t, err, Invalid, "comment", "All Fields Are Compulsory!!")
	_, err = Blacklist(all, "live", theInterviewer, "lied", morning)
	expectProblem(t, err, NotYours, "", stranger)
	_, err = Blacklist(all, "nowhere", theManager, "lied", morning)
	expectProblem(t, err, Absent, "", "Data not available")
	all[0].RemapperName = "Meera Rao"
	_, err = Blacklist(all, "old", theManager, "lied", morning)
	expectProblem(t, err, Refused, "", "Candidate Has been Remapped by Meera Rao")
	all[1].Progress = all[1].After(events[0])
	_, err = Blacklist(all, "live", theManager, "lied", morning)
	expectProblem(t, err, Refused, "", "Candidate is Blacklisted")
}
