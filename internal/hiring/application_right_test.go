package hiring

import "testing"

const (
	stranger   = "You are not allowed to do this"
	takenOff   = "You were taken off this requisition; a manager has to act"
	revoked    = "This requisition is revoked; its candidates cannot be changed"
	hrRevoked  = "This requisition was taken back from its recruiter; its candidates cannot be changed"
	unapproved = "This requisition is unapproved; its candidates cannot be changed"
)

func TestWhoMayMove(t *testing.T) {
	recruiter := func(id string, grants ...Grant) User { return User{ID: id, Role: Recruiter, Grants: grants} }
	for name, c := range map[string]struct {
		user   User
		esa    bool
		change func(*Application)
		kind   Kind
		answer string
	}{
		"the owner":         {user: theOwner},
		"a manager":         {user: theManager},
		"another recruiter": {user: recruiter("other"), kind: NotYours, answer: stranger},
		"another ESA-assigned recruiter": {user: recruiter("other", GrantEsaAssigned), kind: NotYours,
			answer: stranger},
		"grants that are not the manager": {user: recruiter("other", GrantReviewDashboard, GrantAdminister,
			GrantCommentDownload), kind: NotYours, answer: stranger},
		"an interviewer":               {user: theInterviewer, kind: NotYours, answer: stranger},
		"an administrator by role":     {user: User{ID: "admin", Role: Admin}, kind: NotYours, answer: stranger},
		"senior HR without the grant":  {user: User{ID: "senior", Role: SeniorHR}, kind: NotYours, answer: stranger},
		"a TL":                         {user: User{ID: "tl", Role: TL}, kind: NotYours, answer: stranger},
		"an ATL":                       {user: User{ID: "atl", Role: ATL}, kind: NotYours, answer: stranger},
		"a PL":                         {user: User{ID: "pl", Role: PL}, kind: NotYours, answer: stranger},
		"the CEO":                      {user: User{ID: "ceo", Role: CEO}, kind: NotYours, answer: stranger},
		"ESA HR outside the programme": {user: User{ID: theOwner.ID, Role: ESAHR}, kind: NotYours, answer: stranger},
		"an owner who became a TL":     {user: User{ID: theOwner.ID, Role: TL}, kind: NotYours, answer: stranger},
		"an owner without an assignment": {user: theOwner, change: func(a *Application) { a.OwnerRow = "" },
			kind: NotYours, answer: stranger},
		"an owner who was taken off": {user: theOwner,
			change: func(a *Application) { a.OwnerRow = StatusHrRevoke }, kind: Refused, answer: takenOff},
		"an owner whose row is complete": {user: theOwner,
			change: func(a *Application) { a.OwnerRow = StatusOnboarded }},
		"a manager after an HR revoke": {user: theManager, change: func(a *Application) {
			a.OwnerRow,
				a.Requisition.Status = StatusHrRevoke, StatusHrRevoke
		}},
		"the owner, requisition revoked": {user: theOwner,
			change: func(a *Application) { a.Requisition.Status = StatusRevoke }, kind: Refused, answer: revoked},
		"a manager, requisition revoked": {user: theManager,
			change: func(a *Application) { a.Requisition.Status = StatusRevoke }, kind: Refused, answer: revoked},
		"a manager, not approved again": {user: theManager,
			change: func(a *Application) { a.Requisition.Status = StatusUnapproved }, kind: Refused,
			answer: unapproved},
		"the owner, requisition on hold": {user: theOwner,
			change: func(a *Application) { a.Requisition.Status = StatusHold }},
		"nobody's application": {user: recruiter("other"), change: func(a *Application) {
			a.OwnerID,
				a.OwnerRow = "", ""
		}, kind: NotYours, answer: stranger},

		"queue: ESA HR takes a free one": {user: User{ID: "esa", Role: ESAHR}, esa: true, change: free("")},
		"queue: an ESA-assigned recruiter": {user: recruiter("esa", GrantEsaAssigned), esa: true,
			change: free("")},
		"queue: a recruiter without the flag": {user: recruiter("esa"), esa: true, change: free(""), kind: NotYours,
			answer: stranger},
		"queue: held by this user": {user: User{ID: "esa", Role: ESAHR}, esa: true, change: free("esa")},
		"queue: held by another user": {user: User{ID: "esa", Role: ESAHR}, esa: true,
			change: free("other"), kind: NotYours, answer: stranger},
		"queue: a manager's, held by the user": {user: User{ID: "esa", Role: ESAHR}, esa: true,
			change: func(a *Application) { a.OwnerID, a.Hold.UserID = "manager", "esa" }, kind: NotYours,
			answer: stranger},
		"queue: own, taken off, held by the user": {user: User{ID: theOwner.ID, Role: ESAHR}, esa: true,
			change: func(a *Application) { a.OwnerRow, a.Hold.UserID = StatusHrRevoke, theOwner.ID }, kind: Refused,
			answer: takenOff},
		"the owner, held by another": {user: theOwner, change: func(a *Application) { a.Hold.UserID = "other" }},
		"queue: somebody's own": {user: User{ID: "esa", Role: ESAHR}, esa: true, kind: NotYours,
			answer: stranger},
		"queue: own, without an assignment": {user: User{ID: theOwner.ID, Role: ESAHR}, esa: true,
			change: func(a *Application) { a.OwnerRow = "" }},
		"queue: own, taken off": {user: User{ID: theOwner.ID, Role: ESAHR}, esa: true,
			change: func(a *Application) { a.OwnerRow = StatusHrRevoke }, kind: Refused, answer: takenOff},
		"queue: nobody is left on it": {user: User{ID: "esa", Role: ESAHR}, esa: true,
			change: func(a *Application) { free("")(a); a.Requisition.Status = StatusHrRevoke }, kind: Refused,
			answer: hrRevoked},
	} {
		t.Run(name, func(t *testing.T) {
			a := applied(opening(FullTime, c.esa), Replay(passedUpTo(StageCall, c.esa)))
			if c.change != nil {
				c.change(&a)
			}
			events, err := a.Move(c.user, filledUpdate(StageCall, c.esa, StatusCallBack), morning)
			call := a.Next(c.user)[1]
			if c.answer == "" {
				if err != nil || call.State != ButtonOpen || events[0].By != c.user.ID {
					t.Errorf("got %v, %+v, button %s", err, events, call.State)
				}
				return
			}
			expectProblem(t, err, c.kind, "", c.answer)
			if call.State != ButtonLocked || call.Reason != c.answer || len(call.Options) != 0 {
				t.Errorf("the button is %s: %q", call.State, call.Reason)
			}
		})
	}
}

// free makes an application without an owner, possibly held by a user.
func free(heldBy string) func(*Application) {
	return func(a *Application) { a.OwnerID, a.OwnerRow, a.Hold.UserID = "", "", heldBy }
}

func TestOwnerOfAnEvent(t *testing.T) {
	esaHR := User{ID: "esa", Role: ESAHR}
	for name, c := range map[string]struct {
		user   User
		change func(*Application)
		owner  string
	}{
		"a manager moves for the owner":  {theManager, func(*Application) {}, theOwner.ID},
		"the first caller of a free one": {esaHR, free(""), "esa"},
		"a manager who takes a free one": {theManager, free(""), "manager"},
		"the user who holds it":          {esaHR, free("esa"), "esa"},
		"the owner, though held":         {theManager, func(a *Application) { a.Hold.UserID = "esa" }, theOwner.ID},
		"a manager, of one held":         {theManager, free("esa"), "manager"},
	} {
		t.Run(name, func(t *testing.T) {
			a := applied(opening(PartTime, true), Replay(passedUpTo(StageCall, true)))
			c.change(&a)
			events, err := a.Move(c.user, filledUpdate(StageCall, true, StatusCallBack), morning)
			if err != nil || events[0].OwnerID != c.owner || events[0].By != c.user.ID {
				t.Errorf("got %+v, %v", events, err)
			}
		})
	}
}
