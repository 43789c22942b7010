package hiring

import "testing"

func TestCheckHold(t *testing.T) {
	const says = "Rani Rao is calling this candidate since 01:30 am"
	esa := User{ID: "esa", Role: ESAHR}
	held := func(owner string) func(*Application) {
		return func(a *Application) {
			a.OwnerID = owner
			a.Hold = CallHold{UserID: "other", Name: "Rani Rao", Since: morning}
		}
	}
	for name, c := range map[string]struct {
		user   User
		change func(*Application)
		kind   Kind
		answer string
	}{
		"a free one of the queue":           {user: esa, change: free("")},
		"the queue's, held by the user":     {user: esa, change: free("esa")},
		"the queue's, held by another":      {esa, held(""), Refused, says},
		"a manager, held by another":        {theManager, held(""), Refused, says},
		"the owner's, held by another":      {theOwner, held(theOwner.ID), Refused, says},
		"somebody else's, held by a third":  {esa, held(theOwner.ID), NotYours, stranger},
		"a recruiter who is not of the ESA": {User{ID: "r", Role: Recruiter}, held(""), NotYours, stranger},
	} {
		t.Run(name, func(t *testing.T) {
			a := applied(opening(PartTime, true), Replay(passedUpTo(StageCall, true)))
			c.change(&a)
			err := a.CheckHold(c.user)
			if c.answer != "" {
				expectProblem(t, err, c.kind, "", c.answer)
			} else if err != nil {
				t.Error(err)
			}
		})
	}
}
