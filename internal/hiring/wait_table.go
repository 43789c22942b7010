package hiring

import (
	"slices"
	"time"
)

// waitRow is a row of the table of waits: when it fits, and what it says.
type waitRow struct {
	name string
	fits func(s standing) bool
	wait func(s standing) Wait
}

// waitRows is the table; the first row that fits decides.
var waitRows = []waitRow{
	{"over", standing.over, nobody("")},
	{"interview", func(s standing) bool { return !s.reopened && s.event.Arranges() }, standing.onInterviewer},
	{"backup", func(s standing) bool { return s.filled() && s.passed(s.lastRound()) && !s.OfferSent },
		nobody(WhatBackup)},
	{"filled", standing.filled, nobody(WhatFilled)},
	{"on hold", func(s standing) bool {
		return s.Requisition.Status == StatusHold &&
			(s.event.Stage == StageNew || s.event.Stage == StageCall && !s.judgedCall())
	}, nobody(WhatOnHold)},
	{"new", func(s standing) bool { return s.event.Stage == StageNew }, onRecruiter(WhatCall, SLANew)},
	{"call again", func(s standing) bool {
		return s.at(StageCall, StatusRinging, StatusNotContactable, StatusCallBack, StatusWillRevert)
	}, standing.onCaller},
	{"wrong number", func(s standing) bool { return s.at(StageCall, StatusWrongNumber) }, standing.onNumber},
	{"reopened call", func(s standing) bool { return s.at(StageCall, callEnds...) }, onRecruiter(WhatCall, SLANew)},
	{"shortlisted", func(s standing) bool { return s.at(StageCall, StatusShortlisted) },
		onRecruiter(WhatSelect, SLAJudge)},
	{"reopened interview", func(s standing) bool { return s.event.Arranges() }, standing.onThisRound},
	{"next round", func(s standing) bool {
		return s.event.Stage.IsRound() && s.event.Stage != StageCEO && s.is(StatusSelected, StatusSkip)
	}, standing.onNextRound},
	{"on hold to decide", func(s standing) bool { return s.is(StatusOnHold, StatusOfferOnHold) },
		onManager(WhatDecide, SLAHold)},
	{"KYC submitted", func(s standing) bool { return s.at(StageOffer, StatusKYCSubmitted) },
		onRecruiter(WhatVerifyKYC, SLAOffer)},
	{"offer to send", func(s standing) bool {
		return s.at(StageCEO, StatusSelected, StatusSkip) || s.at(StageCall, StatusSelected) ||
			s.at(StageOffer, StatusPushToOffer, StatusOfferNotSent, StatusKYCVerified)
	}, onRecruiter(WhatSendOffer, SLAOffer)},
	{"offer to push", func(s standing) bool {
		return s.offerKind() == programmeOffer && (s.at(StageOffer, StatusOfferNotAccepted) || s.sent() && s.declined)
	}, standing.onPush},
	{"answer known", func(s standing) bool { return s.sent() && !s.answered.IsZero() }, standing.onRecorder},
	{"offer sent", standing.sent, standing.onCandidate},
	{"offer declined", func(s standing) bool { return s.at(StageOffer, StatusOfferNotAccepted) }, standing.onReviser},
	{"accepted", func(s standing) bool {
		return s.at(StageOffer, StatusOfferAccepted) || s.at(StageJoining, StatusRelieved) && s.joinsOn == 0
	}, onRecruiter(WhatJoiningDate, SLAJoining)},
	{"to join", func(s standing) bool {
		return s.at(StageJoining, StatusExpectedDOJ, StatusDelayInJoining, StatusRelieved)
	}, standing.onTouch},
}

// callEnds are the outcomes of a call after which nobody calls again, though the application is not closed.
var callEnds = []Status{StatusNotSuitable, StatusNotInterested, StatusForFutureOpenings}

func (s standing) is(statuses ...Status) bool { return slices.Contains(statuses, s.event.Status) }

// at reports whether the application stands at one of these statuses of the stage.
func (s standing) at(stage Stage, statuses ...Status) bool {
	return s.event.Stage == stage && s.is(statuses...)
}

func (s standing) over() bool {
	return s.Closed() || CandidatesLocked(s.Requisition.Status, true) ||
		!s.reopened && s.at(StageCall, callEnds...)
}

// filled reports whether the positions are taken by others.
func (s standing) filled() bool {
	switch {
	case s.OfferOut:
		return false
	case s.Requisition.Status == StatusCompleted || s.Requisition.Status == StatusOnboarded:
		return true
	}
	return s.passed(s.lastRound()) && s.Requisition.Outstanding >= s.Requisition.Positions
}

// judgedCall reports whether the programme has judged the candidate in CALL.
func (s standing) judgedCall() bool {
	return s.Requisition.ESA && s.is(StatusShortlisted, StatusSelected)
}

func (s standing) sent() bool { return s.at(StageOffer, StatusOfferSent, StatusOfferRevised) }

func nobody(what string) func(standing) Wait {
	return func(standing) Wait { return Wait{Party: WaitsOnNobody, What: what} }
}

func onManager(what string, sla SLA) func(standing) Wait {
	return func(s standing) Wait { return s.due(Wait{Party: WaitsOnManager, What: what, Since: s.began}, sla) }
}

func onRecruiter(what string, sla SLA) func(standing) Wait {
	return func(s standing) Wait { return s.recruiter(what, s.began, sla) }
}

// due fills in until when, and whether the candidate falls asleep.
func (s standing) due(w Wait, sla SLA) Wait {
	w.Due = s.settings.Work.After(w.Since, s.settings.SLA[sla])
	w.Sleeps = s.event.Stage == StageNew || s.event.Stage == StageCall || s.is(StatusOfferNotAccepted)
	return w
}

// recruiter returns a wait on the owner while they may move the application; on a manager otherwise. A candidate of the
// queue waits on whoever calls first.
func (s standing) recruiter(what string, since time.Time, sla SLA) Wait {
	w := Wait{Party: WaitsOnManager, What: what, Since: since}
	switch {
	case s.OwnerID == "" && s.Requisition.ESA && !CandidatesLocked(s.Requisition.Status, false):
		w.Party = WaitsOnRecruiter
	case s.OwnerID != "" && s.Owner.Active && s.check(s.Owner.User) == nil:
		w.Party, w.PersonID = WaitsOnRecruiter, s.OwnerID
	}
	return s.due(w, sla)
}

// offerDesk returns a wait on who records the answer to the offer.
func (s standing) offerDesk(what string, since time.Time, sla SLA) Wait {
	if s.offerKind() == permanentOffer {
		return s.due(Wait{Party: WaitsOnManager, What: what, Since: since}, sla)
	}
	return s.recruiter(what, since, sla)
}

func (s standing) onInterviewer() Wait {
	start := s.settings.Work.clockAt(s.event.Date, s.event.Time)
	w := Wait{Party: WaitsOnManager, What: WhatResult, Since: start}
	if s.Interviewer.Active && s.conducts(s.Interviewer.User) {
		w.Party, w.PersonID = WaitsOnInterviewer, s.Interviewer.ID
	}
	w.Due = s.settings.Work.After(start.Add(InterviewLength), s.settings.SLA[SLAResult])
	return w
}

func (s standing) onCaller() Wait {
	since := s.began
	if !s.reopened && s.event.Date != 0 {
		since = s.settings.Work.clockAt(s.event.Date, s.event.Time)
	}
	return s.recruiter(WhatCallAgain, since, SLAFollowUp)
}

func (s standing) onNumber() Wait {
	if s.MobileChanged.After(s.began) {
		return s.recruiter(WhatCall, s.MobileChanged, SLANew)
	}
	return s.recruiter(WhatCorrectNumber, s.began, SLANew)
}

func (s standing) onThisRound() Wait {
	return s.recruiter(WhatSchedule+roundWords[s.event.Stage], s.began, SLASchedule)
}

func (s standing) onNextRound() Wait {
	next := Stages[s.event.Stage.Order()+1]
	return s.recruiter(WhatSchedule+roundWords[next], s.began, SLASchedule)
}

// roundWords name the rounds on screens.
var roundWords = map[Stage]string{
	StageHR: "HR Round", StageTL: "TL Round", StagePL: "PL Round", StageCEO: "CEO Round",
}

func (s standing) onPush() Wait {
	since := s.began
	if !s.answered.IsZero() {
		since = s.answered
	}
	return s.due(Wait{Party: WaitsOnManager, What: WhatPush, Since: since}, SLAOffer)
}

func (s standing) onRecorder() Wait { return s.offerDesk(WhatRecordAnswer, s.answered, SLARecord) }

func (s standing) onCandidate() Wait {
	return s.due(Wait{Party: WaitsOnCandidate, What: WhatAnswer, Since: s.began}, SLAAnswer)
}

func (s standing) onReviser() Wait {
	what := WhatRevise
	if s.offerKind() == permanentOffer {
		what = WhatReviseOrHold
	}
	return s.offerDesk(what, s.began, SLAOffer)
}

func (s standing) onTouch() Wait {
	since := s.began
	if !s.reopened {
		since = s.settings.Work.Opens(s.nextTouch())
	}
	w := s.recruiter(WhatTouch, since, SLATouch)
	w.JoinsOn = s.joinsOn
	return w
}

// nextTouch returns the day on which the candidate is to be asked next: some days after the last time, or as the
// joining date comes near. On the joining date itself the question is whether they came.
func (s standing) nextTouch() Day {
	from := max(s.touchedOn, s.AcceptedOn)
	next := from + Day(s.settings.TouchEvery)
	if s.touchedOn == 0 {
		next = from
		for range s.settings.TouchFirst {
			next = s.settings.Work.NextDay(next)
		}
	}
	for _, before := range append([]int{0}, s.settings.TouchBefore...) {
		if day := s.joinsOn - Day(before); day > from && day < next {
			next = day
		}
	}
	return next
}

// clockAt returns the time of a day and a time of day, HH:MM.
func (w WorkTime) clockAt(d Day, clock string) time.Time {
	of, _ := parseMinute(clock)
	return w.at(d, of)
}
