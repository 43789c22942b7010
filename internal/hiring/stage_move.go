package hiring

import (
	"fmt"
	"slices"
	"time"
)

// Sentences of the stage dialogs.
const (
	SelectDate  = "Please Select Date!!"
	SelectTime  = "Please Select Time!!"
	AddLink     = "Please Add Link!!"
	AddLocation = "Please Add Location!!"

	UnknownStage        = "There is no such stage"
	NotOfThisStage      = "This status does not belong to this stage"
	DateInPast          = "The date cannot be in the past"
	DateBeforeTomorrow  = "The date must be tomorrow or later"
	DateInFuture        = "The date cannot be in the future"
	TimePassed          = "This time has passed already"
	ManagerRecordsOffer = "The offer is sent; a manager records the answer"
	InterviewerDisabled = "This person is disabled; please choose somebody else"
	PlaceTooLong        = "A link or location may have 500 characters at most"
	InterviewUpdated    = "Interview Updated Successfully"
	NotOfTheProgramme   = "This requisition does not belong to the ESA programme"
)

const longestPlace = 500

// StageUpdate is what was filled in, as sent.
type StageUpdate struct {
	Stage   Stage
	Status  Status
	Comment string
	// Date is YYYY-MM-DD; Time is HH:MM, or as people write it, "03:30 pm".
	Date, Time string
	Type       InterviewType
	Place      string
	// Person is who is named to conduct the interview, with the role and the grants that decide whether they may.
	Person User
	// PersonDisabled is set if whoever would conduct the interview is disabled.
	PersonDisabled bool
	// TakeInterview is set if the update is the result of the pending interview. That dialog does not ask who conducts
	// the next one: the same person does.
	TakeInterview bool
	Scores        []Score
}

// Move validates a stage update and returns the events to append, oldest first. now is in the business zone.
func (a Application) Move(u User, m StageUpdate, now time.Time) ([]Event, error) {
	if err := a.checkMover(u, m); err != nil {
		return nil, err
	}
	if m.Stage.Order() <= 0 {
		return nil, invalid("stage", UnknownStage)
	}
	if m.Status == "" {
		return nil, invalid("status", AllFieldsCompulsory)
	}
	rule, known := RuleOf(m.Stage, a.Requisition.ESA, m.Status)
	if !known {
		return nil, invalid("status", NotOfThisStage)
	}
	taking, err := a.dialogOf(u, m)
	if err != nil {
		return nil, err
	}
	named := m.Person.ID != ""
	if taking && !named {
		m.Person.ID = a.InterviewerID
	}
	filled, err := rule.fill(m, now)
	if err != nil {
		return nil, err
	}
	if filled.arranges && m.PersonDisabled {
		return nil, invalid("conductedBy", InterviewerDisabled)
	}
	if filled.arranges && named {
		if err := m.Stage.checkConductor(m.Person); err != nil {
			return nil, err
		}
	}
	if err := a.checkDay(m.Stage, filled.date); err != nil {
		return nil, err
	}
	if err := checkScores(m.Stage, m.Status, taking, m.Scores); err != nil {
		return nil, err
	}
	if a.exceedsOffers(m.Status) {
		return nil, Refuse(OfferLimit)
	}
	e := a.event(u, m.Stage, m.Status, filled.comment, now)
	e.Date, e.Time, e.Interview, e.Scores = filled.date, filled.time, filled.interview, slices.Clone(m.Scores)
	if (m.Stage == StageOffer || m.Stage == StageJoining) && filled.date != 0 {
		e.Day = filled.date
	}
	if m.Stage != StageCall || !filled.arranges {
		return []Event{e}, nil
	}
	hr := e
	hr.Stage, hr.Status = StageHR, StatusScheduled
	e.Date, e.Time, e.Interview = 0, "", Interview{}
	return []Event{e, hr}, nil
}

// MovedTo returns the sentence of a successful stage update.
func MovedTo(s Stage) string {
	if s.IsRound() {
		return InterviewUpdated
	}
	return UpdatedSuccessfully
}

// MovedMeanwhile tells a user with a stale view where the candidate is now, and who moved them.
func MovedMeanwhile(by string, last Event) *Problem {
	what := string(last.Status)
	if last.Stage != Aside {
		what = last.Stage.Label() + " " + what
	}
	if by != "" {
		what += ", set by " + by
	}
	return Refuse("Meanwhile this candidate is at " + what + ". Please look again.")
}

// takes reports whether the update records an interview result that the user may record.
func (a Application) takes(u User, m StageUpdate) bool {
	return m.Stage == a.Stage && a.MayTakeInterview(u)
}

// checkMover returns why the user may not make this update now.
func (a Application) checkMover(u User, m StageUpdate) error {
	if a.takes(u, m) && !a.MayMove(u) {
		return a.standsStill(u)
	}
	return a.check(u)
}

// dialogOf finds the dialog that offers the user this status: the stage's, Decide, or Take Interview.
func (a Application) dialogOf(u User, m StageUpdate) (taking bool, err error) {
	offers := func(options []Option) bool {
		return slices.ContainsFunc(options, func(o Option) bool { return o.Status == m.Status })
	}
	if a.MayMove(u) && !m.TakeInterview &&
		(offers(a.choice(u, m.Stage).Options) || m.Stage == a.heldIn() && offers(a.DecisionOptions(u))) {
		return false, nil
	}
	if a.takes(u, m) && offers(a.InterviewOptions(u)) {
		return true, nil
	}
	switch {
	case a.Closed():
		return false, Refuse(ApplicationClosed)
	case m.Stage == StageOffer && a.OpenStage() == StageOffer && a.waitsForRecorder(u):
		return false, Refuse(ManagerRecordsOffer)
	}
	return false, Refuse(fmt.Sprintf("%s %s is not possible now: the candidate is at %s",
		m.Stage.Label(), m.Status, a.standing()))
}

// standing says where the candidate is. New is a stage and its only status, and is said once.
func (a Application) standing() string {
	if a.Stage.Label() == string(a.Status) {
		return string(a.Status)
	}
	return a.Stage.Label() + " " + string(a.Status)
}
