package hiring

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestEditType(t *testing.T) {
	for name, c := range map[string]struct {
		from, to EmploymentType
		want     no
	}{
		"to another":           {FullTime, PartTime, no{}},
		"to Intern":            {FullTime, Intern, no{}},
		"away from Intern":     {Intern, Contract, no{}},
		"Intern to Intern":     {Intern, Intern, no{Refused, "employmentType", NothingToChange}},
		"Contract to Contract": {Contract, Contract, no{Refused, "employmentType", NothingToChange}},
		"no type":              {FullTime, "", bad("employmentType", "Please select position type")},
		"no such type":         {FullTime, "Volunteer", bad("employmentType", "Please select position type")},
	} {
		t.Run(name, func(t *testing.T) {
			r := inStatus(StatusInprogress)
			r.EmploymentType = c.from
			change, err := r.EditType(c.to, "asked by the lead")
			checkNo(t, err, c.want)
			if err == nil && (change.Requisition.EmploymentType != c.to || change.Requisition.ApprovedFlag ||
				!change.Requisition.Pending()) {
				t.Errorf("got %+v", change.Requisition)
			}
		})
	}
	for typ, want := range map[EmploymentType]bool{FullTime: true, Contract: true, PartTime: false, Intern: false} {
		if MailedWithCopy(typ) != want {
			t.Errorf("the mail about %s: copy is %v", typ, !want)
		}
	}
}

func TestHoldAgain(t *testing.T) {
	_, err := inStatus(StatusHold).Hold("budget")
	checkNo(t, err, no{Refused, "", "This requisition is on hold already"})
}

func TestStandingInSentences(t *testing.T) {
	want := map[Status]string{
		StatusNew: "is new", StatusUnapproved: "is unapproved", StatusApproved: "is approved",
		StatusAssigned: "is assigned", StatusReAssigned: "is re-assigned", StatusInprogress: "is in progress",
		StatusCompleted: "is completed", StatusHold: "is on hold", StatusRevoke: "is revoked",
		StatusHrRevoke: "was taken back from its recruiter", StatusOnboarded: "is onboarded",
	}
	for _, s := range StoredStatuses {
		if want[s] == "" {
			t.Errorf("%s has no words", s)
		}
		for action, allowed := range allowedIn {
			if slices.Contains(allowed, s) || action == Hold && s == StatusHold {
				continue
			}
			checkNo(t, inStatus(s).check(action),
				no{Refused, "", fmt.Sprintf("%s is not possible: this requisition %s", action, want[s])})
		}
	}
}

func TestApprovalAfterAnEdit(t *testing.T) {
	r := inStatus(StatusHold)
	edit, err := r.EditType(Contract, "asked by the lead")
	checkNo(t, err, no{})
	refusal, err := edit.Requisition.Unapprove("not this year")
	checkNo(t, err, no{})
	if got := refusal.Requisition; got.BeforeUnapproved != StatusHold || got.BeforeHold != StatusInprogress ||
		got.ApprovedFlag {
		t.Fatalf("unapproved: %+v", got)
	}
	_, err = refusal.Requisition.Unapprove("")
	checkNo(t, err, no{Refused, "", AlreadyUnapproved})
	yes, err := refusal.Requisition.Approve(someDay, "")
	checkNo(t, err, no{})
	if got := yes.Requisition; got.Status != StatusHold || !got.ApprovedFlag || got.ApprovedOn != someDay-30 {
		t.Fatalf("approved again: %+v", got)
	}
	_, err = yes.Requisition.Approve(someDay, "")
	checkNo(t, err, no{Refused, "", AlreadyApproved})
	back, err := yes.Requisition.Resume()
	if checkNo(t, err, no{}); back.Requisition.Status != StatusInprogress {
		t.Errorf("resumed to %s", back.Requisition.Status)
	}
	_, err = r.Approve(someDay, strings.Repeat("a", 2001))
	checkNo(t, err, no{Refused, "", AlreadyApproved})
	_, err = edit.Requisition.Approve(someDay, strings.Repeat("a", 2001))
	checkNo(t, err, bad("comment", CommentTooLong))
	_, err = edit.Requisition.Unapprove(strings.Repeat("a", 2001))
	checkNo(t, err, bad("comment", CommentTooLong))
}

func TestRefusedRequisitionCanStillBeApproved(t *testing.T) {
	refused, err := inStatus(StatusNew).Unapprove("too many")
	checkNo(t, err, no{})
	yes, err := refused.Requisition.Approve(someDay, "")
	if checkNo(t, err, no{}); yes.Requisition.Status != StatusApproved || yes.Requisition.ApprovedOn != someDay {
		t.Errorf("got %+v", yes.Requisition)
	}
}

func TestFirstApprovalIsDated(t *testing.T) {
	change, err := inStatus(StatusNew).Approve(someDay, "go")
	checkNo(t, err, no{})
	if got := change.Requisition; got.ApprovedOn != someDay || !got.ApprovedFlag {
		t.Errorf("got %+v", got)
	}
	if e := change.Events[0]; e.Status != StatusApproved || e.After != StatusApproved || e.Comment != "go" {
		t.Errorf("the history says %+v", e)
	}
}

func TestResumeWithoutBeforeHoldIsApproved(t *testing.T) {
	change, err := was("")(inStatus(StatusHold)).Resume()
	if checkNo(t, err, no{}); change.Requisition.Status != StatusApproved {
		t.Errorf("got %q", change.Requisition.Status)
	}
}

func TestCallStatus(t *testing.T) {
	holdID, _ := InfoOf(StatusHold)
	for _, c := range []struct {
		action ReqAction
		text   string
		want   no
	}{
		{Hold, "", bad("status", "All Fields Are Compulsory!!")},
		{Hold, "Hold", no{}},
		{Hold, holdID.ID, no{}},
		{Hold, "Assigned", bad("status", AnotherStatus)},
		{Hold, "nonsense", bad("status", AnotherStatus)},
		{Assign, "", no{}},
		{Assign, "Assigned", no{}},
		{Assign, "Assign", no{}},
		{Assign, holdID.ID, bad("status", AnotherStatus)},
		{Reassign, "Re-Assigned", no{}},
		{Reassign, "Assigned", bad("status", AnotherStatus)},
		{HRRevoke, "Full Hr Revoke", no{}},
		{HRRevoke, "Hr Revoke", no{}},
		{HRRevoke, "Revoke", bad("status", AnotherStatus)},
		{RevokeRequisition, "Revoke", no{}},
		{RevokeRequisition, "Hr Revoke", bad("status", AnotherStatus)},
		{PositionRevoke, "Position Revoke", no{}},
		{PositionRevoke, "Revoke", bad("status", AnotherStatus)},
	} {
		t.Run(string(c.action)+" "+c.text, func(t *testing.T) { checkNo(t, CheckCallStatus(c.action, c.text), c.want) })
	}
}

func TestRaise(t *testing.T) {
	r := counts(intern(inStatus(StatusInprogress)), 1, 0)
	r.Stipend, r.Tenure = 8000, 3
	change, err := r.Raise(someDay, 2, 5, "more work")
	checkNo(t, err, no{})
	got := *change.Raised
	want := Requisition{
		Serial: Serial{1001, 3}, Status: StatusApproved, Positions: 5, EmploymentType: Intern, Stipend: 8000, Tenure: 3,
		ApprovedFlag: true, ApprovedOn: someDay, TAT: someDay + 40,
	}
	if got.Assignments != nil || got.Serial != want.Serial || got.Status != want.Status ||
		got.Positions != want.Positions ||
		got.EmploymentType != want.EmploymentType || got.Stipend != want.Stipend || got.Tenure != want.Tenure ||
		got.ApprovedFlag != want.ApprovedFlag || got.ApprovedOn != want.ApprovedOn || got.TAT != want.TAT {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if e := change.Events[0]; e.Status != StatusRaised || e.Positions != 5 {
		t.Errorf("the parent's event is %+v", e)
	}
	if e := got.FirstEvent("more work"); e.Status != StatusApproved || e.After != StatusApproved ||
		e.Comment != "more work" {
		t.Errorf("its own history starts with %+v", e)
	}
	r.TAT = r.ApprovedOn - 1
	if late, _ := r.Raise(someDay, 0, 1, "more work"); late.Raised.TAT != someDay {
		t.Errorf("a parent approved after its TAT raises one with TAT %d, want today", late.Raised.TAT)
	}
	done := inStatus(StatusInprogress)
	done.Assignments[1].Status = StatusCompleted
	for name, c := range map[string]struct {
		r         Requisition
		positions int
		comment   string
		want      no
	}{
		"a completed row":  {done, 1, "why", no{}},
		"no count":         {r, 0, "why", bad("positions", "All the fields are compulsory.")},
		"below zero":       {r, -1, "why", bad("positions", "All the fields are compulsory.")},
		"no comment":       {r, 1, " ", bad("comment", "All the fields are compulsory.")},
		"the most":         {r, 999, "why", no{}},
		"too many":         {r, 1000, "why", bad("positions", ValidPositionNumber)},
		"nothing accepted": {inStatus(StatusCompleted), 1, "why", no{Refused, "", NothingToRaise}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.r.Raise(someDay, 0, c.positions, c.comment)
			checkNo(t, err, c.want)
		})
	}
}

func TestSerial(t *testing.T) {
	if got := NextSerial(0); got.String() != "1001" {
		t.Errorf("the first is %s", got)
	}
	if got := NextSerial(1001); got.String() != "1002" || got.IsRaised() {
		t.Errorf("the second is %s", got)
	}
	first := Serial{Root: 1002}.Raised(0)
	if second := first.Raised(1); first.String() != "1002-1" || second.String() != "1002-2" || !second.IsRaised() {
		t.Errorf("raised: %s, then against it %s", first, second)
	}
	for _, text := range []string{"1001", "1001-1", "4711-12"} {
		if s, ok := ParseSerial(text); !ok || s.String() != text {
			t.Errorf("%s was read as %v, %v", text, s, ok)
		}
	}
	for _, text := range []string{"", "1000", "1001-", "1001-0", "1001--1", "1001-1-1", "01001", "+1001", "1001 ",
		"abc", "1001-x"} {
		if s, ok := ParseSerial(text); ok {
			t.Errorf("%q was read as %v", text, s)
		}
	}
}

func TestUndo(t *testing.T) {
	manager := User{ID: "meera"}
	for action, want := range map[ReqAction]bool{
		Hold: true, RevokeRequisition: true, Reassign: true, PositionRevoke: true, HRRevoke: true,
		Approve: false, Unapprove: false, EditType: false, Assign: false, Resume: false, Raise: false,
		WorkStarted: false, Recount: false, Make: false,
	} {
		if err := CheckUndo(manager, Done{Action: action, By: "meera", Age: time.Second}); (err == nil) != want {
			t.Errorf("%s: %v", action, err)
		}
	}
	for name, c := range map[string]struct {
		done Done
		want no
	}{
		"in the eighth second": {Done{Action: Hold, By: "meera", Age: 8 * time.Second}, no{}},
		"after it":             {Done{Action: Hold, By: "meera", Age: 8*time.Second + 1}, no{Refused, "", UndoTooLate}},
		"something followed":   {Done{Action: Hold, By: "meera", Followed: true}, no{Refused, "", UndoFollowed}},
		"undone before":        {Done{Action: Hold, By: "meera", Undone: true}, no{Refused, "", UndoneAlready}},
		"undone, and then something else": {Done{Action: Hold, By: "meera", Age: time.Hour, Undone: true, Followed: true},
			no{Refused, "", UndoneAlready}},
		"of somebody else": {Done{Action: Hold, By: "ravi", Undone: true}, no{NotYours, "", NotAllowed}},
		"an assignment":    {Done{Action: Assign, By: "meera"}, no{Refused, "", UndoNever}},
	} {
		t.Run(name, func(t *testing.T) { checkNo(t, CheckUndo(manager, c.done), c.want) })
	}
}

func TestEditAwayFromInternDropsStipendAndTenure(t *testing.T) {
	r := Requisition{Status: StatusAssigned, Positions: 1, EmploymentType: Intern, Stipend: 9000, Tenure: 3}
	c, err := r.EditType(FullTime, "hired for good")
	if err != nil || c.Requisition.Stipend != 0 || c.Requisition.Tenure != 0 {
		t.Errorf("%+v, %v", c.Requisition, err)
	}
}
