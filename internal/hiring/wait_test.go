package hiring

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

var (
	usualWait = ReadWaitSettings(DefaultOf, kolkata)

	waitEvent    = time.Date(2026, 3, 10, 11, 0, 0, 0, kolkata)
	waitStart    = time.Date(2026, 3, 12, 16, 30, 0, 0, kolkata)
	waitFollowUp = time.Date(2026, 3, 11, 17, 0, 0, 0, kolkata)
	waitChange   = time.Date(2026, 3, 10, 15, 0, 0, 0, kolkata)
	waitAnswer   = time.Date(2026, 3, 11, 10, 0, 0, 0, kolkata)
	waitReopened = time.Date(2026, 3, 13, 12, 0, 0, 0, kolkata)
)

// waitLine is a line of wait_application.tsv with a single value in each cell.
type waitLine map[string]string

// waitLines reads a table and spreads the cells with several values.
func waitLines(t *testing.T, name string) []waitLine {
	t.Helper()
	table := readTable(t, name)
	head, lines := table[0], []waitLine{}
	for n, cells := range table[1:] {
		if len(cells) != len(head) {
			t.Fatalf("%s: row %d has %d cells, want %d: %q", name, n+1, len(cells), len(head), cells)
		}
		spread := []waitLine{{}}
		for i, cell := range cells {
			var more []waitLine
			for _, value := range strings.Split(cell, "|") {
				for _, line := range spread {
					next := waitLine{head[i]: value}
					for k, v := range line {
						next[k] = v
					}
					more = append(more, next)
				}
			}
			spread = more
		}
		lines = append(lines, spread...)
	}
	return lines
}

// history returns the shortest way to the line's stage and status.
func (l waitLine) history() []Event {
	before := waitEvent.Add(-24 * time.Hour)
	step := func(s Stage, status Status) Event {
		return Event{ApplicationID: "app", Stage: s, Status: status, At: before, Day: DayOf(before), OwnerID: "owner"}
	}
	esa, at := l["esa"] == "yes", Stage(l["stage"])
	var events []Event
	for _, s := range append([]Stage{StageNew}, Rail(esa)...) {
		if s == at {
			break
		}
		status := StatusSelected
		switch {
		case s == StageNew:
			status = StatusNew
		case s == StageCall && !esa:
			status = StatusShortlisted
		case s == StageOffer:
			events = append(events, step(s, StatusOfferSent))
			status = StatusOfferAccepted
		}
		events = append(events, step(s, status))
	}
	if l["pushed"] == "yes" {
		events = append(events, step(Aside, StatusPushToOffer))
	}
	last := Status(l["status"])
	if at == StageOffer && slices.Contains([]Status{StatusOfferAccepted, StatusOfferNotAccepted, StatusOfferRevised},
		last) || l["also"] == "sent before" {
		events = append(events, step(StageOffer, StatusOfferSent))
	}
	if (last == StatusRelieved || last == StatusDelayInJoining) && l["also"] != "no joining date" {
		doj := step(StageJoining, StatusExpectedDOJ)
		doj.Date = DateOf(2026, 3, 30)
		events = append(events, doj)
	}
	e := step(at, last)
	e.At, e.Day = waitEvent, DayOf(waitEvent)
	switch {
	case e.Arranges():
		e.Date, e.Time, e.Interview.PersonID = DayOf(waitStart), "16:30", "interviewer"
		if l["also"] == "owner conducts" {
			e.Interview.PersonID = "owner"
		}
	case at == StageCall:
		e.Date, e.Time = DayOf(waitFollowUp), "17:00"
	case last == StatusExpectedDOJ || last == StatusDelayInJoining:
		e.Date = DateOf(2026, 3, 30)
	}
	return append(events, e)
}

// also returns what happened after the last event.
func (l waitLine) also(events []Event) (after []Event, mobile time.Time) {
	aside := func(status Status, at time.Time) []Event {
		return append(events, Event{Stage: Aside, Status: status, At: at, Day: DayOf(at), OwnerID: "owner"})
	}
	word, day, _ := strings.Cut(l["also"], " ")
	switch l["also"] {
	case "accepts":
		return aside(StatusCandidateAccepts, waitAnswer), mobile
	case "declines":
		return aside(StatusCandidateDeclines, waitAnswer), mobile
	case "mapped away":
		return aside(StatusRemap, waitAnswer), mobile
	case "mobile changed":
		return events, waitChange
	case "mobile changed before":
		return events, waitEvent.Add(-time.Hour)
	case "reopened":
		closing := Event{Stage: events[len(events)-1].Stage, Status: StatusRejected, At: waitAnswer}
		return append(events, closing, Event{Stage: closing.Stage, Status: StatusReopened, At: waitReopened}), mobile
	}
	if word == "in" || word == "no" {
		_, day, _ = strings.Cut(day, " ")
	}
	if n, err := strconv.Atoi(day); err == nil {
		status := map[string]Status{"in": StatusInTouch, "wavering": StatusWavering, "no": StatusNoAnswer,
			"resigned": StatusResigned}[word]
		return aside(status, time.Date(2026, 3, n, 18, 0, 0, 0, kolkata)), mobile
	}
	return events, mobile
}

func (l waitLine) facts() WaitFacts {
	f := WaitFacts{Interviewer: WaitPerson{theInterviewer, l["also"] != "interviewer left"}}
	f.Application = applied(OpeningFacts{
		ID: "req", Status: Status(l["requisition"]), EmploymentType: EmploymentType(l["type"]), ESA: l["esa"] == "yes",
		Positions: 2,
	}, Progress{})
	events := l.history()
	f.Progress = Replay(events)
	f.Events, f.MobileChanged = l.also(events)
	if l["also"] == "mapped away" {
		f.Progress = Replay(f.Events)
	}
	if l["offers"] == "taken" {
		f.Requisition.Outstanding = 2
	}
	f.Owner = WaitPerson{theOwner, l["owner"] != "left"}
	switch l["owner"] {
	case "taken off":
		f.OwnerRow = StatusHrRevoke
	case "manager":
		f.Owner.User, f.OwnerRow = User{ID: theOwner.ID, Role: SeniorHR, Grants: []Grant{GrantManager}}, ""
	case "none":
		f.OwnerID, f.OwnerRow, f.Owner = "", "", WaitPerson{}
	}
	if l["also"] == "owner conducts" {
		f.Interviewer = f.Owner
	}
	return f
}

// expected is the wait of the line's last cells.
func (l waitLine) expected() Wait {
	dash := func(cell string) string {
		if l[cell] == "-" {
			return ""
		}
		return l[cell]
	}
	w := Wait{Party: Party(l["party"]), PersonID: dash("person"), What: dash("what"), Sleeps: l["sleeps"] == "yes"}
	w.Since = map[string]time.Time{
		"event": waitEvent, "start": waitStart, "followUp": waitFollowUp, "change": waitChange, "answer": waitAnswer,
		"reopened": waitReopened,
	}[l["since"]]
	if n, err := strconv.Atoi(l["since"]); err == nil {
		w.Since = time.Date(2026, 3, n, 9, 30, 0, 0, kolkata)
	}
	if hours, err := strconv.Atoi(l["hours"]); err == nil {
		from := w.Since
		if l["since"] == "start" {
			from = from.Add(time.Hour)
		}
		w.Due = usualWait.Work.After(from, hours)
	}
	if w.What == WhatTouch {
		w.JoinsOn = DateOf(2026, 3, 30)
	}
	return w
}

func sameWait(a, b Wait) bool {
	return a.Since.Equal(b.Since) && a.Due.Equal(b.Due) && a.Party == b.Party && a.PersonID == b.PersonID &&
		a.What == b.What && a.Sleeps == b.Sleeps && a.JoinsOn == b.JoinsOn
}

func TestWaitOfAgainstTable(t *testing.T) {
	used := map[string]bool{}
	for _, line := range waitLines(t, "wait_application.tsv") {
		got, row := waitBy(line.facts(), usualWait)
		used[row] = true
		if want := line.expected(); !sameWait(got, want) {
			t.Errorf("%v:\n%+v (%s), want\n%+v", line, got, row, want)
		}
	}
	for _, row := range waitRows {
		if !used[row.name] {
			t.Errorf("no line of the table uses the row %q", row.name)
		}
	}
}

func TestRequisitionWaitOfAgainstTable(t *testing.T) {
	asked, decided := waitEvent, waitChange
	left, work := waitAnswer, time.Date(2026, 3, 6, 9, 30, 0, 0, kolkata)
	ran := time.Date(2026, 3, 20, 12, 0, 0, 0, kolkata)
	for _, line := range waitLines(t, "wait_requisition.tsv") {
		f := RequisitionWaitFacts{
			Requisition: Requisition{Status: Status(line["status"]), ApprovedFlag: line["approved"] == "yes", Positions: 3,
				TAT: DateOf(2026, 4, 30)},
			ApproverID: "approver", Asked: Asked{At: asked, Again: line["asked again"] == "yes"},
			LeftAt: left, DecidedAt: decided,
			RanOnAt: map[string]time.Time{"earlier": work.AddDate(0, 0, -1), "later": ran}[line["ran on"]],
			Work: []RecruiterWork{
				{"busy", true, work.AddDate(0, 0, 3)},
				{"idle", line["recruiter"] != "left", work},
				{"done", true, work.AddDate(0, 0, -9)},
			},
		}
		f.Assignments = []Assignment{
			{ID: "1", HR: "busy", Status: StatusInprogress, Positions: 1},
			{ID: "2", HR: "idle", Status: StatusAssigned, Positions: 1},
			{ID: "3", HR: "done", Status: StatusCompleted, Positions: 1, Accepted: 1},
		}
		f.Accepted = 1
		if line["open"] == "yes" {
			f.Positions = 4
		}
		if line["tat"] == "near" {
			f.TAT = DateOf(2026, 3, 6)
		}
		want := Wait{Party: Party(line["party"]), PersonID: strings.Trim(line["person"], "-"),
			What: strings.Trim(line["what"], "-")}
		want.Since = map[string]time.Time{"asked": asked, "decided": decided, "left": left, "work": work,
			"ran": ran}[line["since"]]
		if hours, err := strconv.Atoi(line["hours"]); err == nil {
			want.Due = usualWait.Work.After(want.Since, hours)
		} else if line["hours"] == "tat" {
			want.Due = time.Date(2026, 3, 6, 18, 30, 0, 0, kolkata)
		}
		if got := RequisitionWaitOf(f, usualWait); !sameWait(got, want) {
			t.Errorf("%v:\n%+v, want\n%+v", line, got, want)
		}
	}
}

// No wait is due before it begins, whatever happened when, and however near the TAT is.
func TestNoRequisitionIsDueBeforeItsWaitBegins(t *testing.T) {
	dice := rand.New(rand.NewPCG(34, 11))
	at := func() time.Time { return morning.Add(time.Duration(dice.IntN(120*24*60)-60*24*60) * time.Minute) }
	parties := map[Party]int{}
	for n := range 20_000 {
		f := RequisitionWaitFacts{
			Requisition: Requisition{Status: StoredStatuses[dice.IntN(len(StoredStatuses))], Positions: 1 + dice.IntN(3),
				ApprovedFlag: dice.IntN(4) > 0, TAT: DayOf(at())},
			Asked: Asked{At: at(), Again: dice.IntN(2) == 0}, LeftAt: at(), DecidedAt: at(),
		}
		if dice.IntN(2) == 0 {
			f.RanOnAt = at()
		}
		for i := range dice.IntN(4) {
			hr := strconv.Itoa(i)
			f.Assignments = append(f.Assignments, Assignment{HR: hr, Positions: dice.IntN(3),
				Status: []Status{StatusAssigned, StatusInprogress, StatusCompleted, StatusHrRevoke}[dice.IntN(4)]})
			f.Work = append(f.Work, RecruiterWork{HR: hr, Active: dice.IntN(5) > 0, Since: at()})
		}
		w := RequisitionWaitOf(f, usualWait)
		parties[w.Party]++
		if w.Due.Before(w.Since) {
			t.Fatalf("%d: due %s, but it begins %s: %+v", n, w.Due, w.Since, f)
		}
		if w.What == WhatWork && w.Since.Before(f.RanOnAt) {
			t.Fatalf("%d: idle since %s, though work could go on only from %s: %+v", n, w.Since, f.RanOnAt, f)
		}
	}
	for _, party := range []Party{WaitsOnNobody, WaitsOnManager, WaitsOnApprover, WaitsOnRecruiter} {
		if parties[party] < 100 {
			t.Errorf("%d waits on %s", parties[party], party)
		}
	}
}

// A candidate whom a manager hired without an assignment leaves no position to assign.
func TestOpenPositionsOfARequisition(t *testing.T) {
	r := Requisition{Positions: 3, Accepted: 2, Assignments: []Assignment{{Positions: 1, Accepted: 1}}}
	if r.open() != 1 {
		t.Errorf("%d open, want 1", r.open())
	}
}

func TestWaitState(t *testing.T) {
	now := time.Date(2026, 3, 10, 12, 0, 0, 0, kolkata)
	since := func(ago time.Duration) Wait {
		at := now.Add(-ago)
		return Wait{Party: WaitsOnRecruiter, Since: at, Due: at.Add(10 * time.Hour)}
	}
	sleepy := since(30*24*time.Hour + time.Minute)
	sleepy.Sleeps = true
	drowsy := since(30*24*time.Hour - time.Minute)
	drowsy.Sleeps = true
	for name, c := range map[string]struct {
		wait Wait
		want WaitState
	}{
		"ahead": {since(-time.Minute), Planned}, "now": {since(0), Waiting}, "at its end": {since(10 * time.Hour), Waiting},
		"past its end": {since(10*time.Hour + time.Second), Overdue}, "asleep": {sleepy, Asleep}, "drowsy": {drowsy, Overdue},
		"old, never asleep": {since(90 * 24 * time.Hour), Overdue}, "nobody": {Wait{Party: WaitsOnNobody}, ""},
	} {
		if got := c.wait.State(now, usualWait); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestTouchPointBecomesJoined(t *testing.T) {
	w := Wait{What: WhatTouch, JoinsOn: DateOf(2026, 3, 30)}
	for day, want := range map[int]string{29: WhatTouch, 30: WhatJoined, 31: WhatJoined} {
		if got := w.WhatOn(DateOf(2026, 3, day)); got != want {
			t.Errorf("on 2026-03-%d: %s, want %s", day, got, want)
		}
	}
}

// Every application of 10,000 random histories fits a row, and waits on somebody who may act.
func TestEveryRandomHistoryFitsARow(t *testing.T) {
	rows := map[string]int{}
	eachRandomHistory(10_000, func(d *applicationRun, n int) {
		f := WaitFacts{Application: d.application(n), Events: d.events[n], Owner: WaitPerson{theOwner, true}}
		if f.Requisition.Accepted >= f.Requisition.Positions {
			f.Requisition.Status = StatusCompleted
		}
		if f.InterviewerID != "" {
			f.Interviewer = WaitPerson{conductor(f.Stage), true}
		}
		w, row := waitBy(f, usualWait)
		rows[row]++
		last := f.Events[len(f.Events)-1]
		switch {
		case row == "":
			t.Fatalf("no row fits %s %s after %+v", f.Stage, f.Status, f.Events)
		case w.Party == WaitsOnRecruiter && f.check(f.Owner.User) != nil:
			t.Fatalf("%s waits on an owner who may not move it", last.Status)
		case w.Party == WaitsOnInterviewer && !f.MayTakeInterview(f.Interviewer.User):
			t.Fatalf("%s waits on an interviewer who may not judge", last.Status)
		case w.Party != WaitsOnNobody && (w.Since.IsZero() || !w.Due.After(w.Since)):
			t.Fatalf("%s: since %s, due %s", row, w.Since, w.Due)
		}
	})
	for _, row := range waitRows {
		if rows[row.name] == 0 && !strings.HasPrefix(row.name, "reopened") && row.name != "on hold" {
			t.Errorf("no history came to the row %q: %v", row.name, rows)
		}
	}
}
