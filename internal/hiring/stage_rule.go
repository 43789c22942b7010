package hiring

// Needs is what has to be given with a status.
type Needs struct {
	Date, Time, Comment bool
	// Interview: type, person and link or location.
	Interview bool
}

// DateRule says which days can be given with a status.
type DateRule string

const (
	// NoDate: a day that is given anyway is not kept.
	NoDate       DateRule = ""
	AnyDay       DateRule = "any day"
	FromToday    DateRule = "today or later"
	FromTomorrow DateRule = "tomorrow or later"
	UntilToday   DateRule = "today or earlier"
)

// Span are the first and the last day that can be given, 0 where there is no bound, and the one that a dialog starts
// with.
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

// StageRule is what a status asks for in a stage.
type StageRule struct {
	Process Process
	Status  Status
	Needs   Needs
	Date    DateRule
	// HidesFeedback: the dialog does not ask for a comment.
	HidesFeedback bool
	// Unreached: the call did not get through to the candidate.
	Unreached bool
	// Only on the rail of the ESA programme, or only on the other.
	onlyESA, neverESA bool
}

var (
	remark    = Needs{Comment: true}
	callAt    = Needs{Date: true, Time: true}
	callAtFor = Needs{Date: true, Time: true, Comment: true}
	full      = Needs{Date: true, Time: true, Comment: true, Interview: true}
	dated     = Needs{Date: true, Comment: true}
)

// stageRules lists the statuses of each dialog in the order in which it offers them. A call's date is that of the
// follow-up, which the ESA programme wants from tomorrow on.
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

	{Process: ProcessOffer, Status: StatusKYCSubmitted, Needs: remark, onlyESA: true},
	{Process: ProcessOffer, Status: StatusKYCVerified, Needs: remark, onlyESA: true},
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

// in is the rule as it holds in the stage; ok is false when it does not hold there.
func (r StageRule) in(s Stage, esa bool) (rule StageRule, ok bool) {
	if esa && r.Process == ProcessCall && r.Date == FromToday {
		r.Date = FromTomorrow
	}
	return r, r.Process == stageTable[s].process && (esa || !r.onlyESA) && !(esa && r.neverESA)
}

// RulesOf lists what each status of the stage asks for.
func RulesOf(s Stage, esa bool) []StageRule {
	rules := make([]StageRule, 0, len(stageRules))
	for _, r := range stageRules {
		if rule, ok := r.in(s, esa); ok {
			rules = append(rules, rule)
		}
	}
	return rules
}

// RuleOf is what the status asks for in the stage; ok is false when it is none of the stage's statuses.
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

// FindStageStatus finds the status of a stage that a caller means by its id, its name or its label.
func FindStageStatus(s Stage, esa bool, text string) (status Status, ok bool) {
	for _, p := range []Process{stageTable[s].process, ProcessESA} {
		if found, known := FindStatus(p, text); known {
			_, ok = RuleOf(s, esa, found)
			return found, ok
		}
	}
	return "", false
}

// IsCall says whether an event of this stage and status is a call. Blacklisting a candidate who is in CALL is none.
func IsCall(s Stage, outcome Status) bool {
	_, ok := RuleOf(s, true, outcome)
	return s == StageCall && ok
}

// Connected says whether a call with this outcome reached the candidate.
func Connected(outcome Status) bool {
	rule, ok := RuleOf(StageCall, true, outcome)
	return ok && !rule.Unreached
}

// passes says whether the status lets an application leave the stage for the next. The ESA programme judges in CALL:
// there Shortlisted waits for Selected.
func passes(s Stage, esa bool, status Status) bool {
	if esa && s == StageCall {
		return status == StatusSelected
	}
	info, _ := InfoOf(status)
	return info.Passes
}
