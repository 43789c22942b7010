package hiring

import (
	"strings"
	"time"
)

// DeskAction is the one thing that a row of the home card or of Waiting offers to do.
type DeskAction struct {
	// Key tells the screen what to open, Label is the button's text.
	Key, Label string
}

var (
	actCall     = DeskAction{"call", "Call"}
	actEdit     = DeskAction{"edit", "Edit"}
	actJudge    = DeskAction{"judge", "Select"}
	actSchedule = DeskAction{"schedule", "Schedule"}
	actOffer    = DeskAction{"offer", "Send"}
	actVerify   = DeskAction{"verify", "Verify"}
	// actAsk: the recruiter asks the candidate for the answer, and records what they say.
	actAsk    = DeskAction{"ask", "Call"}
	actRecord = DeskAction{"record", "Record"}
	actRevise = DeskAction{"revise", "Revise"}
	actPush   = DeskAction{"push", "Push"}
	actTouch  = DeskAction{"touch", "Call"}
	actUpdate = DeskAction{"update", "Update"}
	actDecide = DeskAction{"decide", "Decide"}
	actJoin   = DeskAction{"join", "Join"}
	actCopy   = DeskAction{"copy", "Copy link"}
	actTake   = DeskAction{"take", "Take Interview"}
	actAssign = DeskAction{"assign", "Assign"}
	actWork   = DeskAction{"work", "Open"}
	actRemind = DeskAction{"remind", "Remind"}
	actOpen   = DeskAction{"open", "Open"}

	// DeskActions are all of them: the screens have a way to do each.
	DeskActions = []DeskAction{
		actCall, actEdit, actJudge, actSchedule, actOffer, actVerify, actAsk, actRecord, actRevise, actPush, actTouch,
		actUpdate, actDecide, actJoin, actCopy, actTake, actAssign, actWork, actRemind, actOpen,
	}
	actions = map[string]DeskAction{
		WhatCall: actCall, WhatCallAgain: actCall, WhatCorrectNumber: actEdit, WhatSelect: actJudge,
		WhatDecide: actDecide, WhatSendOffer: actOffer, WhatVerifyKYC: actVerify, WhatRecordAnswer: actRecord,
		WhatPush: actPush, WhatRevise: actRevise, WhatReviseOrHold: actRevise, WhatJoiningDate: actUpdate,
		WhatTouch: actTouch, WhatJoined: actUpdate,
	}
)

// ActionOf returns what the user is offered to do about a row. online is set if its interview has a link.
func ActionOf(u User, r SectionRow, at DeskTime, online bool) DeskAction {
	what, manages := r.WhatOn(at.Today), u.Has(GrantManager)
	switch {
	case r.Party == WaitsOnNobody:
		return actOpen
	case r.Requisition:
		return r.requisitionAction(u)
	case what == WhatResult:
		return r.interviewAction(u, at.Now, online)
	case r.Party == WaitsOnCandidate && manages:
		return actRecord
	case r.Party == WaitsOnCandidate && r.OwnerID == u.ID:
		return actAsk
	case !manages && !r.waitsOn(u):
		return actRemind
	case strings.HasPrefix(what, WhatSchedule):
		round := strings.TrimSuffix(strings.TrimPrefix(what, WhatSchedule), " Round")
		return DeskAction{actSchedule.Key, actSchedule.Label + " " + round}
	}
	if action, ok := actions[what]; ok {
		return action
	}
	return actOpen
}

// waitsOn reports whether the row waits on the user, or on everybody who works on the programme's queue as they do.
func (r SectionRow) waitsOn(u User) bool {
	return r.PersonID == u.ID || r.Party == WaitsOnRecruiter && r.PersonID == "" && WorksOnQueue(u)
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

// interviewAction: one's own interview is joined or taken, and a manager takes one that has nobody any more; somebody
// else's is told of, and asked for once it is over.
func (r SectionRow) interviewAction(u User, now time.Time, online bool) DeskAction {
	over := now.After(r.Since.Add(InterviewLength))
	switch own := r.PersonID == u.ID; {
	case own && online && !over:
		return actJoin
	case own, r.Party == WaitsOnManager && u.Has(GrantManager):
		return actTake
	case over && r.PersonID != "":
		return actRemind
	case online:
		return actCopy
	}
	return actOpen
}
