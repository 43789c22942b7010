package hiring

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// passedUpTo returns the events that open the stage.
func passedUpTo(s Stage, esa bool) []Event {
	events := []Event{{Stage: StageNew, Status: StatusNew, By: theOwner.ID}}
	for _, before := range Rail(esa) {
		if before == s {
			break
		}
		pass := map[Stage]Status{StageCall: StatusShortlisted, StageOffer: StatusOfferAccepted}[before]
		if pass == "" || esa && before == StageCall {
			pass = StatusSelected
		}
		events = append(events, Event{Stage: before, Status: pass, By: theOwner.ID})
	}
	return events
}

// precededBy is the last status in the stage that lets this one follow.
var precededBy = map[Status]Status{
	StatusKYCVerified: StatusKYCSubmitted, StatusOfferAccepted: StatusOfferSent,
	StatusOfferNotAccepted: StatusOfferSent,
	StatusOfferRevised:     StatusOfferSent, StatusRescheduled: StatusScheduled,
}

// readyFor returns an application in which the manager may set the status next.
func readyFor(s Stage, esa bool, status Status) Application {
	kind := FullTime
	if status == StatusBackedOut {
		kind = Intern
	}
	events := passedUpTo(s, esa)
	first := precededBy[status]
	if s.IsRound() && status != StatusScheduled {
		first = StatusScheduled
	}
	if s == StageCall && (status == StatusSelected || status == StatusRejected) {
		first = StatusShortlisted
	}
	if first != "" {
		events = append(events, Event{Stage: s, Status: first, Interview: Interview{PersonID: theInterviewer.ID}})
	}
	return applied(opening(kind, esa), Replay(events))
}

// blanks are the fields that can be left out, by their letter in the table, with the sentence if one is required.
var blanks = []struct {
	letter, field, message string
	blank                  func(*StageUpdate)
}{
	{"c", "comment", "All Fields Are Compulsory!!", func(m *StageUpdate) { m.Comment = " \n\u200b" }},
	{"d", "date", "Please Select Date!!", func(m *StageUpdate) { m.Date = "" }},
	{"t", "time", "Please Select Time!!", func(m *StageUpdate) { m.Time = "" }},
	{"i", "interviewType", "All Fields Are Compulsory!!", func(m *StageUpdate) { m.Type = "" }},
	{"i", "interviewType", "All Fields Are Compulsory!!", func(m *StageUpdate) { m.Type = "By post" }},
	{"i", "conductedBy", "All Fields Are Compulsory!!", func(m *StageUpdate) { m.Person = User{} }},
	{"i", "place", "Please Add Link!!", func(m *StageUpdate) { m.Place = " " }},
	{"i", "place", "Please Add Location!!", func(m *StageUpdate) { m.Type, m.Place = Offline, "" }},
}

// days are the limits of the date rules on 10 March 2026, and the sentence of the rules that refuse them.
var days = []struct {
	day     string
	refused map[string]string
}{
	{"2026-03-09", map[string]string{
		"today or later": "The date cannot be in the past", "tomorrow or later": "The date must be tomorrow or later",
	}},
	{"2026-03-10", map[string]string{"tomorrow or later": "The date must be tomorrow or later"}},
	{"2026-03-11", map[string]string{"today or earlier": "The date cannot be in the future"}},
	{"2026-02-30", map[string]string{
		"today or later": "Please Select Date!!", "tomorrow or later": "Please Select Date!!",
		"today or earlier": "Please Select Date!!", "any day": "Please Select Date!!",
	}},
}

func TestNeeds(t *testing.T) {
	type place struct {
		stage  Stage
		esa    bool
		status Status
	}
	listed := map[place]bool{}
	for _, row := range readTable(t, "stage_needs.tsv")[1:] {
		for _, stage := range strings.Split(row[0], "|") {
			for _, esa := range strings.Split(row[1], "|") {
				p := place{Stage(stage), esa == "yes", Status(row[2])}
				listed[p] = true
				t.Run(stage+" "+row[2]+" esa "+esa, func(t *testing.T) {
					checkNeeds(t, readyFor(p.stage, p.esa, p.status), filledUpdate(p.stage, p.esa, p.status), row[3],
						row[4])
					rule, _ := RuleOf(p.stage, p.esa, p.status)
					if rule.HidesFeedback != (row[5] == "hidden") {
						t.Errorf("hides feedback: %v", rule.HidesFeedback)
					}
					if IsCall(p.stage, p.status) != (row[6] != "-") || row[6] != "-" &&
						Connected(p.status) != (row[6] == "connected") {
						t.Errorf("call %v, connected %v", IsCall(p.stage, p.status), Connected(p.status))
					}
				})
			}
		}
	}
	for _, stage := range Stages[1:] {
		for _, esa := range []bool{false, true} {
			if !slices.Contains(Rail(esa), stage) {
				continue
			}
			for _, rule := range RulesOf(stage, esa) {
				if !listed[place{stage, esa, rule.Status}] {
					t.Errorf("stage_needs.tsv says nothing about %s %s, esa %v", stage, rule.Status, esa)
				}
			}
		}
	}
}

// checkNeeds checks one status against its row: what may be left out, and which days are valid.
func checkNeeds(t *testing.T, a Application, m StageUpdate, needs, date string) {
	t.Helper()
	if _, err := a.Move(theManager, m, morning); err != nil {
		t.Fatalf("refused with everything filled in: %v", err)
	}
	for _, b := range blanks {
		less := m
		b.blank(&less)
		_, err := a.Move(theManager, less, morning)
		if strings.Contains(needs, b.letter) {
			expectProblem(t, err, Invalid, b.field, b.message)
		} else if err != nil {
			t.Errorf("without %s: %v", b.field, err)
		}
	}
	for _, d := range days {
		then := m
		then.Date = d.day
		events, err := a.Move(theManager, then, morning)
		if message := d.refused[date]; message != "" {
			expectProblem(t, err, Invalid, "date", message)
			continue
		}
		if err != nil {
			t.Errorf("on %s: %v", d.day, err)
			continue
		}
		last := events[len(events)-1]
		if kept := last.Date.String(); date == "-" && kept != "" || date != "-" && kept != d.day {
			t.Errorf("on %s the event keeps %q", d.day, kept)
		}
		counts := "2026-03-10"
		if date != "-" && (a.OpenStage() == StageOffer || a.OpenStage() == StageJoining) {
			counts = d.day
		}
		if last.Day.String() != counts {
			t.Errorf("on %s the event counts on %s, want %s", d.day, last.Day, counts)
		}
	}
}

// expectProblem checks an error's kind, field and sentence; an empty field is ignored.
func expectProblem(t *testing.T, err error, kind Kind, field, message string) {
	t.Helper()
	problem, ok := errors.AsType[*Problem](err)
	if !ok || problem.Kind != kind || problem.Field != field || problem.Message != message {
		t.Errorf("got %#v, want %d %q %q", err, kind, field, message)
	}
}
