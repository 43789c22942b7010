package hiring

import "cmp"

// StageProgress is how far an application has come in one stage. Unlike ButtonState it does not depend on who looks, so
// that everybody counts the same stages.
type StageProgress string

const (
	StagePassed  StageProgress = "passed"
	StageCurrent StageProgress = "current"
	// StageLost is the stage in which the candidate was rejected, backed out or was blacklisted.
	StageLost  StageProgress = "lost"
	StageAhead StageProgress = "ahead"
)

// answerRecordedByManager tells a recruiter who acts after Offer Sent, because their own button cannot be pressed.
func (a Application) answerRecordedByManager() string {
	return "Waits for " + cmp.Or(a.CandidateName, "the candidate") + "; a manager records the answer"
}

// ProgressIn returns how far the application has come in the stage.
func (a Application) ProgressIn(s Stage) StageProgress {
	info, _ := InfoOf(a.Status)
	switch {
	case s == a.Stage && info.Ends:
		return StageLost
	case s == StageNew || a.passed(s):
		return StagePassed
	case s == a.OpenStage():
		return StageCurrent
	}
	return StageAhead
}
