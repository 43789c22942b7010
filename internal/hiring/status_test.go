package hiring

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestStatusesAreSpelledAsInTheDocuments(t *testing.T) {
	const documented = `New, Unapproved, Approved, Assigned, Re-Assigned, Inprogress, Ringing, Completed, Hold, Revoke,
Hr Revoke, Position Revoke, Onboarded, Joined, Offer Accepted, Skip, Selected, Scheduled, Shortlisted, Overdue, Re-map,
Call Back, Not Contactable, Wrong Number, Will Revert, Not Suitable, Not Interested, For Future Openings, Rejected,
Rescheduled, Interview Scheduled, On-Hold, Offer Sent, Offer Not Sent, Offer on Hold, Offer Not Accepted, Expected DOJ,
Backed Out, Blacklisted, KYC Submitted, KYC Verified, Delay in joining, Push To Offer, Offer Revised, Relieved,
Documents Sent`
	names := strings.Split(strings.ReplaceAll(documented, "\n", " "), ", ")
	for _, name := range names {
		if _, known := InfoOf(Status(name)); !known {
			t.Errorf("there is no status %q", name)
		}
	}
	ours := append([]Status{StatusEdited, StatusResumed, StatusRaised, StatusReopened}, besideStatuses()...)
	if len(StatusTable) != len(names)+len(ours) {
		t.Errorf("%d statuses, want %d documented ones and %d of ours", len(StatusTable), len(names), len(ours))
	}
	if _, known := InfoOf("new"); known {
		t.Error("a name in another case is accepted")
	}
}

func TestStatusIDs(t *testing.T) {
	shape := regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
	owner := map[string]Status{}
	for _, i := range StatusTable {
		if !shape.MatchString(i.ID) {
			t.Errorf("%s: %q is no lower-case UUID of version 7", i.Status, i.ID)
		}
		if other, taken := owner[i.ID]; taken {
			t.Errorf("%s and %s share an id", i.Status, other)
		}
		owner[i.ID] = i.Status
	}
	// Other programs store these, so they must never change.
	for id, want := range map[string]Status{
		"018f0000-0000-7000-8000-000000000108": StatusHold,
		"018f0000-0000-7000-8000-000000000109": StatusRevoke,
		"018f0000-0000-7000-8000-000000000155": StatusOfferAccepted,
	} {
		if owner[id] != want {
			t.Errorf("%s is %q, want %s", id, owner[id], want)
		}
	}
}

func TestFindStatus(t *testing.T) {
	for _, c := range []struct {
		process Process
		text    string
		want    Status
	}{
		{ProcessRequisition, "Hold", StatusHold},
		{ProcessOffer, "Hold", StatusOfferOnHold},
		{ProcessOffer, "Offer on Hold", StatusOfferOnHold},
		{ProcessRound, "Hold", ""},
		{ProcessRound, "On-Hold", StatusOnHold},
		{ProcessRequisition, " hr revoke ", StatusHrRevoke},
		{ProcessRequisition, "Full Hr Revoke", StatusHrRevoke},
		{ProcessRequisition, "018f0000-0000-7000-8000-00000000010a", StatusHrRevoke},
		{ProcessRequisition, "018F0000-0000-7000-8000-00000000010A", StatusHrRevoke},
		{ProcessRequisition, "Assign", StatusAssigned},
		{ProcessRequisition, "Overdue", ""},
		{ProcessRequisition, "Selected", ""},
		{ProcessRequisition, "", ""},
		{ProcessJoining, "Joining date", StatusExpectedDOJ},
		{ProcessJoining, "Backed Out", StatusBackedOut},
		{ProcessCall, "Backed Out", ""},
		{ProcessCandidate, "New", StatusNew},
	} {
		if got, ok := FindStatus(c.process, c.text); got != c.want || ok != (c.want != "") {
			t.Errorf("%q in %s: got %q, %v", c.text, c.process, got, ok)
		}
	}
}

func TestStatusesOfProcesses(t *testing.T) {
	for process, want := range map[Process]string{
		ProcessCall: "Ringing, Not Contactable, Call Back, Wrong Number, Will Revert, Not Suitable, Not Interested, " +
			"For Future Openings, Shortlisted",
		ProcessRound: "Scheduled, Rescheduled, Selected, Rejected, On-Hold, Skip, Backed Out",
		ProcessOffer: "Offer Sent, Offer Not Sent, Offer on Hold, Offer Accepted, Offer Not Accepted, Offer Revised, " +
			"Backed Out",
		ProcessJoining: "Expected DOJ, Delay in joining, Relieved, Joined, Backed Out",
		ProcessESA:     "Selected, Rejected, KYC Submitted, KYC Verified",
	} {
		var names []Status
		for _, i := range StatusesOf(process) {
			names = append(names, i.Status)
		}
		if listed(names) != want {
			t.Errorf("%s: got %s, want %s", process, listed(names), want)
		}
	}
	var stored []Status
	for _, i := range StatusesOf(ProcessRequisition) {
		stored = append(stored, i.Status)
	}
	if !slices.Equal(stored, StoredStatuses) {
		t.Errorf("the table says %v, the machine %v", stored, StoredStatuses)
	}
}

func TestStatusColours(t *testing.T) {
	for tone, names := range map[Tone]string{
		Slate: "New, Skip, Unapproved, Revoke, Hr Revoke, Position Revoke",
		Sky:   "Approved, Offer Sent, Push To Offer",
		Plum:  "Assigned, Re-Assigned, Re-map, Offer Not Accepted",
		Amber: "Inprogress",
		Teal:  "Ringing, Scheduled, Rescheduled, Shortlisted, KYC Submitted, KYC Verified",
		Green: "Completed, Onboarded, Joined, Offer Accepted, Selected",
		Olive: "Hold, On-Hold, Call Back, Will Revert",
		Red:   "Overdue, Rejected, Backed Out, Blacklisted",
	} {
		for name := range strings.SplitSeq(names, ", ") {
			if i, _ := InfoOf(Status(name)); i.Tone != tone {
				t.Errorf("%s is %s, want %s", name, i.Tone, tone)
			}
		}
	}
	for dot, names := range map[Dot]string{
		RingDot: "Unapproved, Revoke, Hr Revoke, Position Revoke", HalfDot: "Re-Assigned",
		FullDot: "New, Assigned, Onboarded",
	} {
		for name := range strings.SplitSeq(names, ", ") {
			if i, _ := InfoOf(Status(name)); i.Dot != dot {
				t.Errorf("%s has the dot %s, want %s", name, i.Dot, dot)
			}
		}
	}
	for status, want := range map[Status]Tone{
		StatusSelected: Green, StatusShortlisted: Green, StatusJoined: Green, StatusSkip: Green, StatusRejected: Red,
		StatusBlacklisted: Red, StatusBackedOut: Red, StatusOnHold: Olive, StatusCallBack: Olive, StatusRinging: Slate,
		StatusScheduled: Slate,
	} {
		if i, _ := InfoOf(status); i.CandidateTone() != want {
			t.Errorf("a candidate's %s is %s, want %s", status, i.CandidateTone(), want)
		}
	}
}
