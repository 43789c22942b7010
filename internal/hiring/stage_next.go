package hiring

import "slices"

// ButtonState is the state of a stage's button on the rail.
type ButtonState string

const (
	// ButtonDone is green and cannot be pressed.
	ButtonDone ButtonState = "done"
	// ButtonOpen opens the stage's dialog.
	ButtonOpen ButtonState = "open"
	// ButtonBlocked answers with its reason instead of a dialog.
	ButtonBlocked ButtonState = "blocked"
	ButtonLocked  ButtonState = "locked"
	ButtonHidden  ButtonState = "hidden"
)

// Option is a status that a dialog offers, with what it asks for.
type Option struct {
	StatusInfo
	Needs Needs
	Date  DateRule
	// Earliest is the first day that can be given because of what happened before; 0 if nothing limits it.
	Earliest      Day
	HidesFeedback bool
	// UsualDay and UsualTime are what the dialog starts with; 0 and empty if the rule of the date decides.
	UsualDay  Day
	UsualTime string
}

// Choice is one button of the rail.
type Choice struct {
	Stage Stage
	State ButtonState
	// Progress is the same for everybody who looks.
	Progress StageProgress
	// Reason says why a button is blocked or locked, unless its stage has simply not been reached, and who acts on one
	// that is done for this user alone.
	Reason  string
	Options []Option
}

// Next returns the whole rail as the user sees it. Its open button offers exactly what Move accepts from this user, so
// buttons and server never disagree.
func (a Application) Next(u User) []Choice {
	choices := make([]Choice, 0, stageCount)
	for _, s := range Stages {
		choices = append(choices, a.choice(u, s))
	}
	return choices
}

func (a Application) choice(u User, s Stage) Choice {
	c := Choice{Stage: s, State: ButtonLocked, Progress: a.ProgressIn(s)}
	switch {
	case s == StageNew:
		c.State = ButtonDone
		return c
	case a.Requisition.ESA && !stageTable[s].onESA:
		c.State = ButtonHidden
		return c
	case a.Blacklisted:
		c.Reason = CandidateIsBlacklisted
		return c
	case a.green(s):
		c.State = ButtonDone
		return c
	case a.Live() && s != a.OpenStage():
		if a.Closed() {
			c.Reason = ApplicationClosed
		}
		return c
	}
	if err := a.check(u); err != nil {
		c.Reason = err.Error()
		return c
	}
	if s == StageOffer && a.waitsForRecorder(u) {
		c.State, c.Reason = ButtonDone, a.answerRecordedByManager()
		return c
	}
	c.Options = a.dialog(s)
	switch {
	case len(c.Options) == 0:
	case s == StageOffer && a.Stage != StageOffer && a.offersTaken():
		c.State, c.Reason = ButtonBlocked, OfferLimit
	default:
		c.State = ButtonOpen
	}
	return c
}

// green reports whether the stage counts as done.
func (a Application) green(s Stage) bool {
	last := a.LastIn(s)
	info, _ := InfoOf(last)
	return a.passed(s) || stageTable[s].greenAtEnd && info.Ends
}

// dialog lists what the stage's dialog offers.
func (a Application) dialog(s Stage) []Option {
	switch {
	case s == StageOffer:
		offered := a.offered()
		return a.optionsIn(s, func(status Status) bool { return slices.Contains(offered, status) })
	case s == StageCall && a.Requisition.ESA:
		judged := a.LastIn(s) == StatusShortlisted
		return a.optionsIn(s, func(status Status) bool { return judged == slices.Contains(judgements, status) })
	case stageTable[s].judgedApart:
		return a.optionsIn(s, func(status Status) bool { return !slices.Contains(judgements, status) })
	}
	return a.optionsIn(s, func(Status) bool { return true })
}

// judgements are the interviewer's; in the ESA programme they follow Shortlisted.
var judgements = []Status{StatusSelected, StatusRejected}

// optionsIn lists the wanted statuses of the stage. An interview is scheduled once in a round, and rescheduled from
// then on.
func (a Application) optionsIn(s Stage, wanted func(Status) bool) []Option {
	// Reopening leaves no interview pending, so that the round starts anew.
	begun := a.Stage != s || a.Restored == ""
	arranged := begun && slices.Contains([]Status{StatusScheduled, StatusRescheduled}, a.LastIn(s))
	earliest, _ := a.earliest(s)
	var options []Option
	for _, rule := range RulesOf(s, a.Requisition.ESA) {
		if rule.Status == StatusScheduled && arranged || rule.Status == StatusRescheduled && !arranged ||
			!wanted(rule.Status) {
			continue
		}
		info, _ := InfoOf(rule.Status)
		options = append(options, Option{StatusInfo: info, Needs: rule.Needs, Date: rule.Date,
			Earliest: earliest, HidesFeedback: rule.HidesFeedback})
	}
	return options
}
