package hiring

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// The answers of the stage dialogs.
const (
	SelectDate  = "Please Select Date!!"
	SelectTime  = "Please Select Time!!"
	AddLink     = "Please Add Link!!"
	AddLocation = "Please Add Location!!"

	UnknownStage       = "There is no such stage"
	NotOfThisStage     = "This status does not belong to this stage"
	DateInPast         = "The date cannot be in the past"
	DateBeforeTomorrow = "The date must be tomorrow or later"
	DateInFuture       = "The date cannot be in the future"
	PlaceTooLong       = "A link or location may have 500 characters at most"
)

const longestPlace = 500

// StageUpdate is what somebody filled in, as it was sent.
type StageUpdate struct {
	Stage   Stage
	Status  Status
	Comment string
	// Date is YYYY-MM-DD; Time is HH:MM, or as people write it, "03:30 pm".
	Date, Time string
	Type       InterviewType
	Place      string
	PersonID   string
	// TakeInterview: the update is the result of the pending interview. That dialog does not ask who conducts the next
	// one: it stays with the same person.
	TakeInterview bool
	Scores        []Score
}

// Move checks a stage update from every side and answers with the events to append, oldest first. The time now is in the
// business zone.
func (a Application) Move(u User, m StageUpdate, now time.Time) ([]Event, error) {
	if m.Stage.Order() <= 0 {
		return nil, invalid("STAGE", UnknownStage)
	}
	if m.Status == "" {
		return nil, invalid("STATUS", AllFieldsCompulsory)
	}
	rule, known := RuleOf(m.Stage, a.Requisition.ESA, m.Status)
	if !known {
		return nil, invalid("STATUS", NotOfThisStage)
	}
	taking, err := a.dialogOf(u, m)
	if err != nil {
		return nil, err
	}
	if taking && m.PersonID == "" {
		m.PersonID = a.InterviewerID
	}
	filled, err := rule.fill(m, DayOf(now))
	if err != nil {
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

// dialogOf finds the dialog in which the user may give this status: Take Interview, or that of the stage.
func (a Application) dialogOf(u User, m StageUpdate) (taking bool, err error) {
	has := func(options []Option) bool {
		return slices.ContainsFunc(options, func(o Option) bool { return o.Status == m.Status })
	}
	canTake := m.Stage == a.Stage && has(a.InterviewOptions(u))
	if canTake && (m.TakeInterview || !a.MayMove(u)) {
		return true, nil
	}
	if a.MayTakeInterview(u) && !a.MayMove(u) {
		err = a.standsStill(u)
	} else {
		err = a.check(u)
	}
	if err != nil {
		return false, err
	}
	if !m.TakeInterview && a.MayMove(u) {
		c := a.choice(u, m.Stage)
		if (c.State == ButtonOpen || c.State == ButtonBlocked) && has(c.Options) {
			return false, nil
		}
	}
	if canTake {
		return true, nil
	}
	return false, a.notNow(m)
}

// notNow says why a status of the stage cannot be given at this point.
func (a Application) notNow(m StageUpdate) error {
	if a.Closed() {
		return Refuse(ApplicationClosed)
	}
	return Refuse(fmt.Sprintf("%s %s is not possible now: the candidate is at %s %s",
		m.Stage.Label(), m.Status, a.Stage.Label(), strings.TrimSpace(string(a.Status))))
}
