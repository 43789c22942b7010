package hiring

import (
	"strings"
	"time"
)

// DeskAction is the one thing that a row of the home card offers to do.
type DeskAction struct {
	// Key tells the screen what to open, Label is the button's text.
	Key, Label string
}

var (
	actCall   = DeskAction{"call", "Call"}
	actRemind = DeskAction{"remind", "Remind"}
	actOpen   = DeskAction{"open", "Open"}
	actRecord = DeskAction{"record", "Record"}
	actUpdate = DeskAction{"update", "Update"}
	actDecide = DeskAction{"decide", "Decide"}
	actJoin   = DeskAction{"join", "Join"}
	actCopy   = DeskAction{"copy", "Copy link"}
	actTake   = DeskAction{"take", "Take Interview"}
	actAssign = DeskAction{"assign", "Assign"}
	actWork   = DeskAction{"work", "Open"}
	actions   = map[string]DeskAction{
		WhatCall: actCall, WhatCallAgain: actCall, WhatCorrectNumber: {"edit", "Edit"}, WhatSelect: {"judge", "Select"},
		WhatDecide: actDecide, WhatSendOffer: {"offer", "Send"}, WhatVerifyKYC: {"verify", "Verify"},
		WhatRecordAnswer: actRecord, WhatPush: {"push", "Push"}, WhatRevise: {"revise", "Revise"},
		WhatReviseOrHold: {"revise", "Revise"}, WhatJoiningDate: actUpdate, WhatTouch: actCall, WhatJoined: actUpdate,
	}
)

// ActionOf returns what the user is offered to do about a row of their card. online is set if its interview has a link.
func ActionOf(u User, r SectionRow, at DeskTime, online bool) DeskAction {
	what, manages := r.WhatOn(at.Today), u.Has(GrantManager)
	switch {
	case r.Requisition:
		return r.requisitionAction(u)
	case what == WhatResult:
		return r.interviewAction(u, at.Now, online)
	case r.Party == WaitsOnCandidate && manages:
		return actRecord
	case r.Party == WaitsOnCandidate:
		return actCall
	case r.PersonID != u.ID && !manages:
		return actRemind
	case strings.HasPrefix(what, WhatSchedule):
		return DeskAction{"schedule", strings.TrimSuffix(what, " Round")}
	}
	if action, ok := actions[what]; ok {
		return action
	}
	return actOpen
}

func (r SectionRow) requisitionAction(u User) DeskAction {
	switch {
	case r.What == WhatAssign:
		return actAssign
	case r.What == WhatDecide:
		return actDecide
	case r.What == WhatWork && r.PersonID == u.ID:
		return actWork
	case r.PersonID != u.ID && u.Has(GrantManager):
		return actRemind
	}
	return actOpen
}

// interviewAction: one's own interview is joined or taken; somebody else's is told of, and asked for once it is over.
func (r SectionRow) interviewAction(u User, now time.Time, online bool) DeskAction {
	over := now.After(r.Since.Add(InterviewLength))
	switch own := r.PersonID == u.ID; {
	case own && online && !over:
		return actJoin
	case own:
		return actTake
	case over && r.PersonID != "":
		return actRemind
	case online:
		return actCopy
	}
	return actOpen
}
