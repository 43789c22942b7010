package hiring

import (
	"testing"
	"time"
)

func TestAskAgain(t *testing.T) {
	const valid = "The approver was asked on 02-Mar-2026, and the links of that mail are still valid"
	asked := time.Date(2026, time.March, 1, 20, 0, 0, 0, time.UTC)
	edited := func(s Status) Requisition { return Requisition{Status: s} }
	for name, c := range map[string]struct {
		r    Requisition
		age  time.Duration
		want no
	}{
		"unapproved": {Requisition{Status: StatusUnapproved}, time.Hour, no{}},
		"unapproved, asked just now": {Requisition{Status: StatusUnapproved}, 59 * time.Second,
			no{Refused, "", ApproverJustNow}},
		"unapproved, asked a minute ago": {Requisition{Status: StatusUnapproved}, time.Minute, no{}},
		"new, its links are valid": {Requisition{Status: StatusNew}, ApprovalLinkAge - time.Second,
			no{Refused, "", valid}},
		"new, its links have expired":    {Requisition{Status: StatusNew}, ApprovalLinkAge, no{}},
		"edited, its links are valid":    {edited(StatusInprogress), time.Hour, no{Refused, "", valid}},
		"edited, its links have expired": {edited(StatusInprogress), ApprovalLinkAge, no{}},
		"edited and filled since":        {edited(StatusCompleted), ApprovalLinkAge, no{}},
		"approved": {Requisition{Status: StatusApproved, ApprovedFlag: true}, ApprovalLinkAge,
			no{Refused, "", AlreadyApproved}},
		"revoked": {Requisition{Status: StatusRevoke}, ApprovalLinkAge,
			no{Refused, "", "Approve is not possible: this requisition is revoked"}},
	} {
		now := asked.Add(c.age).In(time.FixedZone("IST", 19800))
		last := Asked{At: asked, Again: true}
		err := c.r.CheckAskAgain(last, now)
		checkNo(t, err, c.want)
		if t.Failed() {
			t.Fatal(name)
		}
		b := c.r.AskAgainButton(theManager, last, now)
		if b.Enabled() != (err == nil) || c.r.AskAgainButton(theOwner, last, now).Reason != NotAllowed {
			t.Errorf("%s: the button says %q", name, b.Reason)
		}
	}
	// Refused at once, asked about again at once: nobody clicked twice.
	checkNo(t, Requisition{Status: StatusUnapproved}.CheckAskAgain(Asked{At: asked}, asked.Add(time.Second)), no{})
}

func TestASuccessorOfTheApproverIsAsked(t *testing.T) {
	now := time.Date(2026, time.March, 2, 12, 0, 0, 0, time.UTC)
	former := Asked{At: now.Add(-time.Second), Again: true, Former: true}
	checkNo(t, Requisition{Status: StatusNew}.CheckAskAgain(former, now), no{})
	former.At = now.Add(-time.Hour)
	checkNo(t, Requisition{Status: StatusInprogress}.CheckAskAgain(former, now), no{})
	checkNo(t, Requisition{Status: StatusApproved, ApprovedFlag: true}.CheckAskAgain(former, now),
		no{Refused, "", AlreadyApproved})

	onApprover, onManager := Wait{Party: WaitsOnApprover}, Wait{Party: WaitsOnManager}
	for name, c := range map[string]struct {
		r    Requisition
		w    Wait
		want bool
	}{
		"new":                   {Requisition{Status: StatusNew}, onApprover, true},
		"edited":                {Requisition{Status: StatusAssigned}, onApprover, true},
		"edited and filled":     {Requisition{Status: StatusCompleted}, Wait{Party: WaitsOnNobody}, true},
		"refused":               {Requisition{Status: StatusUnapproved}, onManager, false},
		"refused, asked again":  {Requisition{Status: StatusUnapproved}, onApprover, true},
		"approved":              {Requisition{Status: StatusApproved, ApprovedFlag: true}, onManager, false},
		"revoked while pending": {Requisition{Status: StatusRevoke}, Wait{Party: WaitsOnNobody}, false},
	} {
		if got := c.r.AsksNewApprover(c.w); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
