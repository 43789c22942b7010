package hiring

// Needs is what a status requires.
type Needs struct {
	Date, Time, Comment bool
	// Interview: type, person and link or location.
	Interview bool
}

// DateRule limits the days that can be given with a status.
type DateRule string

const (
	// NoDate: a day given anyway is dropped.
	NoDate       DateRule = ""
	AnyDay       DateRule = "any day"
	FromToday    DateRule = "today or later"
	FromTomorrow DateRule = "tomorrow or later"
	UntilToday   DateRule = "today or earlier"
)

// Span returns the first and last allowed day, 0 if unbounded, and the one that a dialog starts with.
func (r DateRule) Span(today Day) (first, last, usual Day) {
	switch r {
	case FromToday:
		return today, 0, today
	case FromTomorrow:
		return today + 1, 0, today + 1
	case UntilToday:
		return 0, today, today
	}
	return 0, 0, 0
}

// StageRule is what a status requires in a stage.
type StageRule struct {
	Process Process
	Status  Status
	Needs   Needs
	Date    DateRule
	// HidesFeedback: the dialog does not ask for a comment.
	HidesFeedback bool
	// Unreached: the call did not reach the candidate.
	Unreached bool
	// statesKYC: the comment states what was seen of identity papers, and so may not carry their numbers.
	statesKYC bool
	// Only in the ESA programme, or only outside it.
	onlyESA, neverESA bool
}

var (
	remark    = Needs{Comment: true}
	callAt    = Needs{Date: true, Time: true}
	callAtFor = Needs{Date: true, Time: true, Comment: true}
	full      = Needs{Date: true, Time: true, Comment: true, Interview: true}
	dated     = Needs{Date: true, Comment: true}
)

// stageRules lists the statuses of each dialog in the order it offers them. A call's date is the follow-up's, which the
// ESA programme requires to be tomorrow or later.
var stageRules = []StageRule{
	{Process: ProcessCall, Status: StatusRinging, Needs: callAt, Date: FromToday, HidesFeedback: true, Unreached: true},
	{Process: ProcessCall, Status: StatusNotContactable, Needs: callAt, Date: FromToday, HidesFeedback: true,
		Unreached: true},
	{Process: ProcessCall, Status: StatusCallBack, Needs: callAt, Date: FromToday, HidesFeedback: true},
	{Process: ProcessCall, Status: StatusWrongNumber, HidesFeedback: true, Unreached: true},
	{Process: ProcessCall, Status: StatusWillRevert, Needs: callAtFor, Date: FromToday},
	{Process: ProcessCall, Status: StatusNotSuitable, Needs: remark},
	{Process: ProcessCall, Status: StatusNotInterested, Needs: remark},
	{Process: ProcessCall, Status: StatusForFutureOpenings, Needs: remark},
	{Process: ProcessCall, Status: StatusShortlisted, Needs: full, Date: FromToday, neverESA: true},
	{Process: ProcessCall, Status: StatusShortlisted, Needs: remark, onlyESA: true},
	{Process: ProcessCall, Status: StatusSelected, Needs: remark, onlyESA: true},
	{Process: ProcessCall, Status: StatusRejected, Needs: remark, onlyESA: true},

	{Process: ProcessRound, Status: StatusScheduled, Needs: full, Date: FromToday},
	{Process: ProcessRound, Status: StatusRescheduled, Needs: full, Date: FromToday},
	{Process: ProcessRound, Status: StatusSelected, Needs: remark},
	{Process: ProcessRound, Status: StatusRejected, Needs: remark},
	{Process: ProcessRound, Status: StatusOnHold, Needs: remark},
	{Process: ProcessRound, Status: StatusSkip, Needs: remark},
	{Process: ProcessRound, Status: StatusBackedOut, Needs: remark},

	{Process: ProcessOffer, Status: StatusKYCSubmitted, Needs: remark, onlyESA: true, statesKYC: true},
	{Process: ProcessOffer, Status: StatusKYCVerified, Needs: remark, onlyESA: true, statesKYC: true},
	{Process: ProcessOffer, Status: StatusOfferSent, Needs: dated, Date: UntilToday},
	{Process: ProcessOffer, Status: StatusOfferNotSent, Needs: dated, Date: UntilToday},
	{Process: ProcessOffer, Status: StatusOfferAccepted, Needs: dated, Date: UntilToday},
	{Process: ProcessOffer, Status: StatusOfferNotAccepted, Needs: dated, Date: UntilToday},
	{Process: ProcessOffer, Status: StatusOfferRevised, Needs: dated, Date: UntilToday},
	{Process: ProcessOffer, Status: StatusOfferOnHold, Needs: dated, Date: UntilToday},
	{Process: ProcessOffer, Status: StatusBackedOut, Needs: dated, Date: UntilToday},

	{Process: ProcessJoining, Status: StatusExpectedDOJ, Needs: dated, Date: AnyDay},
	{Process: ProcessJoining, Status: StatusDelayInJoining, Needs: dated, Date: AnyDay},
	{Process: ProcessJoining, Status: StatusRelieved, Needs: remark, Date: UntilToday},
	{Process: ProcessJoining, Status: StatusJoined, Needs: remark, Date: UntilToday},
	{Process: ProcessJoining, Status: StatusBackedOut, Needs: remark, Date: UntilToday},
}

// in returns the rule for the stage; ok is false if it does not apply there.
func (r StageRule) in(s Stage, esa bool) (rule StageRule, ok bool) {
	if esa && r.Process == ProcessCall && r.Date == FromToday {
		r.Date = FromTomorrow
	}
	return r, r.Process == stageTable[s].process && (esa || !r.onlyESA) && !(esa && r.neverESA)
}

// RulesOf lists what each status of the stage requires.
func RulesOf(s Stage, esa bool) []StageRule {
	rules := make([]StageRule, 0, len(stageRules))
	for _, r := range stageRules {
		if rule, ok := r.in(s, esa); ok {
			rules = append(rules, rule)
		}
	}
	return rules
}

// RuleOf returns what the status requires in the stage; ok is false if it is not one of the stage's statuses.
func RuleOf(s Stage, esa bool, status Status) (rule StageRule, ok bool) {
	for _, r := range stageRules {
		if r.Status != status {
			continue
		}
		if rule, ok := r.in(s, esa); ok {
			return rule, true
		}
	}
	return StageRule{}, false
}

// FindStageStatus finds a status of a stage by its id, name or label.
func FindStageStatus(s Stage, esa bool, text string) (status Status, ok bool) {
	for _, p := range []Process{stageTable[s].process, ProcessESA} {
		if found, known := FindStatus(p, text); known {
			_, ok = RuleOf(s, esa, found)
			return found, ok
		}
	}
	return "", false
}

// IsCall reports whether an event with this stage and status is a call. Blacklisting a candidate in CALL is not.
func IsCall(s Stage, outcome Status) bool {
	_, ok := RuleOf(s, true, outcome)
	return s == StageCall && ok
}

// Connected reports whether a call with this outcome reached the candidate.
func Connected(outcome Status) bool {
	rule, ok := RuleOf(StageCall, true, outcome)
	return ok && !rule.Unreached
}

// passes reports whether the status lets an application enter the next stage. The ESA programme judges in CALL: there
// Shortlisted waits for Selected.
func passes(s Stage, esa bool, status Status) bool {
	if esa && s == StageCall {
		return status == StatusSelected
	}
	info, _ := InfoOf(status)
	return info.Passes
}
