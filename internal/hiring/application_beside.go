package hiring

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Sentences about what is recorded beside the stages.
const (
	BesideSaved      = "Saved Successfully"
	UnknownBeside    = "This is not recorded beside the stages"
	NoOfferToAnswer  = "There is no offer that waits for the candidate's answer"
	AnswerByRecorder = "Please record the answer in the offer stage"
	NotOnTheWay      = "The candidate has not accepted an offer, or has joined already"
)

// BesideRule is what a status beside the stages requires.
type BesideRule struct {
	Status Status
	// answers: it says what the candidate answers to the offer; touch: it answers a touch point.
	answers, touch bool
	// Needs tells which of comment and date have to be given.
	Needs Needs
	Date  DateRule
}

var besideRules = []BesideRule{
	{Status: StatusCandidateAccepts, answers: true, Needs: remark},
	{Status: StatusCandidateDeclines, answers: true, Needs: remark},
	{Status: StatusInTouch, touch: true, Needs: remark},
	{Status: StatusWavering, touch: true, Needs: remark},
	{Status: StatusNoAnswer, touch: true, Needs: remark},
	{Status: StatusResigned, Needs: Needs{Date: true}, Date: AnyDay},
}

// touches are the statuses that answer a touch point.
var touches = []Status{StatusInTouch, StatusWavering, StatusNoAnswer}

func besideStatuses() []Status {
	statuses := make([]Status, len(besideRules))
	for i, rule := range besideRules {
		statuses[i] = rule.Status
	}
	return statuses
}

func besideRule(status Status) (rule BesideRule, ok bool) {
	at := slices.IndexFunc(besideRules, func(r BesideRule) bool { return r.Status == status })
	if at < 0 {
		return BesideRule{}, false
	}
	return besideRules[at], true
}

// IsBeside reports whether the event leaves stage, status and follow-up as they are and is in no figure.
func (e Event) IsBeside() bool {
	_, ok := besideRule(e.Status)
	return e.Stage == Aside && ok
}

// BesideUpdate is what was filled in, as sent.
type BesideUpdate struct {
	Status  Status
	Comment string
	// Date is the last working day of a candidate who resigned, YYYY-MM-DD.
	Date string
}

// BesideOptions lists what the user may record beside the stages now.
func (a Application) BesideOptions(u User) []BesideRule {
	if a.check(u) != nil {
		return nil
	}
	var options []BesideRule
	for _, rule := range besideRules {
		if a.besideBlocked(rule) == "" {
			options = append(options, rule)
		}
	}
	return options
}

// besideBlocked returns why the status cannot be recorded now, whoever asks.
func (a Application) besideBlocked(rule BesideRule) string {
	switch {
	case !rule.answers:
		if !a.OfferAccepted() || a.Closed() {
			return NotOnTheWay
		}
	case a.Stage != StageOffer || a.StandsAt() != StatusOfferSent && a.StandsAt() != StatusOfferRevised:
		return NoOfferToAnswer
	case a.offerKind() == permanentOffer:
	case a.offerKind() == programmeOffer && rule.Status == StatusCandidateDeclines:
	default:
		return AnswerByRecorder
	}
	return ""
}

// Beside validates what is recorded beside the stages and returns its event. now is in the business zone.
func (a Application) Beside(u User, b BesideUpdate, now time.Time) ([]Event, error) {
	if err := a.check(u); err != nil {
		return nil, err
	}
	rule, known := besideRule(b.Status)
	if !known {
		return nil, invalid("status", UnknownBeside)
	}
	if why := a.besideBlocked(rule); why != "" {
		return nil, Refuse(why)
	}
	comment := strings.TrimSpace(b.Comment)
	switch {
	case rule.Needs.Comment && isBlank(comment):
		return nil, invalid("comment", AllFieldsCompulsory)
	case utf8.RuneCountInString(comment) > longestComment:
		return nil, invalid("comment", CommentTooLong)
	}
	e := a.event(u, Aside, b.Status, comment, now)
	if rule.Needs.Date {
		var ok bool
		if e.Date, ok = ParseDay(strings.TrimSpace(b.Date)); !ok {
			return nil, invalid("date", SelectDate)
		}
	}
	return []Event{e}, nil
}
