package hiring

import (
	"fmt"
	"slices"
	"time"
)

// InterviewType is where an interview takes place.
type InterviewType string

const (
	Online  InterviewType = "Online"
	Offline InterviewType = "Offline"
)

// Interview is what was arranged for a round.
type Interview struct {
	Type InterviewType
	// Place is the link of an online interview, otherwise the location.
	Place string
	// PersonID is the user who conducts it.
	PersonID string
}

// Score is the judgement of one factor after an interview.
type Score struct {
	Factor string
	Value  int
}

const (
	lowestScore, highestScore = 1, 5
	// ScoresNotAsked and ScoreOutOfRange refuse wrong scores.
	ScoresNotAsked  = "Scores belong to the result of a TL, PL or CEO interview"
	ScoreOutOfRange = "Each factor has one score, from 1 to 5"
	UnknownFactor   = "There is no such factor to score"
)

// FeedbackFactors are the default factors that interviews are scored by.
var FeedbackFactors = []string{"Communication", "Domain knowledge", "Problem solving", "Ownership", "Culture"}

// interviewResults are the statuses that Take Interview offers.
var interviewResults = []Status{StatusSelected, StatusRejected, StatusOnHold, StatusRescheduled}

// InterviewPending reports whether the last event arranged an interview, so that it has no result yet.
func (p Progress) InterviewPending() bool {
	return p.Status == StatusScheduled || p.Status == StatusRescheduled
}

// InterviewLength is the length of an interview in calendars.
const InterviewLength = time.Hour

// InterviewLate reports whether the interview that began at start is over, so that its result is due.
func InterviewLate(start, now time.Time) bool { return now.After(start.Add(InterviewLength)) }

// Arranges reports whether the event arranged an interview.
func (e Event) Arranges() bool { return e.Status == StatusScheduled || e.Status == StatusRescheduled }

// Cancellation is what the people of a cancelled interview read. It never says why.
type Cancellation string

const (
	NotCancelled     Cancellation = ""
	WillNotTakePlace Cancellation = "will not take place"
	NotNeeded        Cancellation = "is not needed any more"
	// InterviewDone is told if whoever conducts it gave the result before the arranged time: it took place earlier.
	InterviewDone Cancellation = "is done; the entry is removed from your calendar"
)

// cancellations are the statuses that leave nothing to hold the pending interview for.
var cancellations = map[Status]Cancellation{
	StatusSelected: NotNeeded, StatusOnHold: NotNeeded, StatusRejected: WillNotTakePlace, StatusSkip: WillNotTakePlace,
	StatusBackedOut: WillNotTakePlace, StatusBlacklisted: WillNotTakePlace, StatusRemap: WillNotTakePlace,
}

// Cancellation returns what the event makes of the pending interview. The interviews of a revoked requisition were
// cancelled with it.
func (a Application) Cancellation(e Event) Cancellation {
	if !a.InterviewPending() || a.Requisition.Status == StatusRevoke {
		return NotCancelled
	}
	if e.ResultBy(a.InterviewerID) {
		return InterviewDone
	}
	return cancellations[e.Status]
}

// ResultBy reports whether the event is the result of an interview, given by this person.
func (e Event) ResultBy(personID string) bool {
	return e.By == personID && !e.Arranges() && slices.Contains(interviewResults, e.Status)
}

// CalendarSequence returns the sequence number of a calendar entry: how many requests and cancellations of the round
// preceded it. arranged counts the round's arrangements, this one included, and cancelled the cancellations before this
// entry; cancels is set if the entry cancels the last arrangement.
func CalendarSequence(arranged, cancelled int64, cancels bool) int {
	before := int(arranged + cancelled)
	if cancels {
		return before
	}
	return before - 1
}

// cancelAhead is how long before its start people can still be told that an interview is cancelled.
const cancelAhead = 15 * time.Minute

// WorthCancelling reports whether the people of an interview are told of its cancellation. Later than that they are
// on their way, or it took place.
func WorthCancelling(start, now time.Time) bool { return start.After(now.Add(cancelAhead)) }

// InterviewStands reports whether the pending interviews of a requisition with this status take place.
func InterviewStands(requisition Status) bool { return requisition != StatusRevoke }

// InterviewDecided returns what became of an interview: next is the event that followed it, and by the name of the user
// who made it.
func InterviewDecided(next Event, by string) string {
	switch {
	case next.Arranges():
		return "This interview was rescheduled to " + next.Date.Mailed() + " at " + ClockMailed(next.Time) +
			"; the newer mail has a link of its own."
	case next.Status == StatusBlacklisted:
		return "This interview was cancelled."
	}
	return fmt.Sprintf("The result of this interview is %s; %s gave it on %s.", next.Status, by, next.Day.Mailed())
}

// MayTakeInterview reports whether the user may record the result of the pending interview. In the HR round the owner
// may too; the other rounds are left to the interviewer and to managers.
func (a Application) MayTakeInterview(u User) bool {
	if !a.InterviewPending() {
		return false
	}
	return a.conducts(u) || u.Has(GrantManager) || a.Stage == StageHR && a.MayMove(u)
}

// conducts reports whether the pending interview is the user's to judge: not that of an owner who was taken off.
func (a Application) conducts(u User) bool {
	return a.InterviewerID == u.ID && (a.OwnerID != u.ID || a.OwnerRow != StatusHrRevoke)
}

// InterviewRevoked and InterviewOver say why the dialog of a result takes nothing.
const (
	InterviewRevoked = "This interview will not take place: the requisition was revoked."
	InterviewOver    = "This interview is not pending any more."
)

// WhyNoResult returns why the user cannot give any result of the pending interview now; empty if they can.
func (a Application) WhyNoResult(u User) string {
	switch {
	case a.Live() && !a.InterviewPending():
		return InterviewOver
	case a.Live() && !InterviewStands(a.Requisition.Status):
		return InterviewRevoked
	}
	if err := a.standsStill(u); err != nil {
		return err.Error()
	}
	return ""
}

// InterviewOptions lists what Take Interview offers the user; nothing if there is no interview to take.
func (a Application) InterviewOptions(u User) []Option {
	if !a.MayTakeInterview(u) || a.standsStill(u) != nil {
		return nil
	}
	return a.optionsIn(a.Stage, func(s Status) bool { return slices.Contains(interviewResults, s) })
}

// CheckFactors checks that the scored factors are among the current ones.
func CheckFactors(scores []Score, factors []string) error {
	for _, score := range scores {
		if !slices.Contains(factors, score.Factor) {
			return invalid("scores", UnknownFactor)
		}
	}
	return nil
}

// checkScores checks that the scores fit the result of the interview.
func checkScores(s Stage, result Status, taking bool, scores []Score) error {
	if len(scores) == 0 {
		return nil
	}
	if !taking || !s.Scored() || result == StatusRescheduled {
		return invalid("scores", ScoresNotAsked)
	}
	seen := map[string]bool{}
	for _, score := range scores {
		if seen[score.Factor] || score.Factor == "" || score.Value < lowestScore || score.Value > highestScore {
			return invalid("scores", ScoreOutOfRange)
		}
		seen[score.Factor] = true
	}
	return nil
}
