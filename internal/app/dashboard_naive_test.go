package app_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

// naive computes the dashboards' figures again from the raw events, one by one, without any of our rules or queries.
type naive struct {
	requisitions map[string]*naiveRequisition
	hired        []naiveHire
	// work is who added, mapped or called a candidate of which requisition, and when.
	work []naiveWork
	// events are all steps that stand, in their order.
	events []naiveEvent
}

type naiveEvent struct {
	id                                                        int64
	application, requisition, candidate, stage, status, owner string
	on                                                        hiring.Day
	hour                                                      int
	aside                                                     bool
	at                                                        int64
}

type naiveRequisition struct {
	id, kind, department string
	tat                  hiring.Day
	approvedOn           hiring.Day
	status               string
	everAssigned         bool
	// working is the assignment of every recruiter who works on it now.
	working     map[string]*naiveAssignment
	assignments []*naiveAssignment
}

type naiveAssignment struct {
	requisition, hr string
	made            hiring.Day
	from, until     int64
}

type naiveHire struct {
	requisition, hr string
	on              hiring.Day
}

type naiveWork struct {
	requisition, hr string
	on              hiring.Day
	at              int64
}

func naiveDay(t *testing.T, text string) hiring.Day {
	t.Helper()
	day, ok := hiring.ParseDay(text)
	if !ok {
		t.Fatalf("%q is no day", text)
	}
	return day
}

func naiveTime(t *testing.T, text string) int64 {
	t.Helper()
	n, err := strconv.ParseInt(text, 10, 64)
	must(t, err)
	return n
}

// recount reads the whole history of a database.
func recount(t *testing.T, database string) *naive {
	t.Helper()
	n := &naive{requisitions: map[string]*naiveRequisition{}}
	at := "CAST(e.at AS text)"
	if strings.HasPrefix(database, "postgres://") {
		at = "CAST(CAST(EXTRACT(EPOCH FROM e.at) * 1000000 AS bigint) AS text)"
	}
	for _, line := range storetest.Column(t, database,
		"SELECT r.id || '|' || r.employment_type || '|' || r.department_id || '|' || CAST(r.tat AS text)"+
			" FROM requisition AS r") {
		f := strings.Split(line, "|")
		n.requisitions[f[0]] = &naiveRequisition{id: f[0], kind: f[1], department: f[2], tat: naiveDay(t, f[3]),
			working: map[string]*naiveAssignment{}}
	}
	for _, line := range storetest.Column(t, database, `SELECT e.requisition_id || '|' || e.action || '|' ||
		e.status || '|' || e.after || '|' || COALESCE(e.hr_id, '') || '|' || COALESCE(e.from_hr_id, '') || '|' ||
		CAST(e.on_day AS text) || '|' || `+at+`
		FROM requisition_event AS e WHERE e.voided_at IS NULL ORDER BY e.id`) {
		f := strings.Split(line, "|")
		n.requisitions[f[0]].happened(f[1], f[2], f[3], f[4], f[5], naiveDay(t, f[6]), naiveTime(t, f[7]))
	}
	hired, accepted := map[string]*naiveHire{}, map[string]*naiveHire{}
	for _, line := range storetest.Column(t, database, `SELECT e.application_id || '|' || e.requisition_id || '|' ||
		e.stage || '|' || e.status || '|' || COALESCE(e.owner_id, '') || '|' || CAST(e.on_day AS text) || '|' ||
		`+at+` || '|' || CAST(e.on_hour AS text) || '|' || CAST(e.id AS text) || '|' || a.candidate_id || '|' ||
		CASE WHEN e.counts THEN '' ELSE 'aside' END
		FROM stage_event AS e JOIN application AS a ON a.id = e.application_id WHERE e.voided_at IS NULL ORDER BY e.id`) {
		f := strings.Split(line, "|")
		on := naiveDay(t, f[5])
		n.events = append(n.events, naiveEvent{naiveTime(t, f[8]), f[0], f[1], f[9], f[2], f[3], f[4], on,
			int(naiveTime(t, f[7])), f[10] == "aside", naiveTime(t, f[6])})
		switch what := f[2] + " " + f[3]; {
		case what == "OFFER Offer Accepted":
			accepted[f[0]] = &naiveHire{f[1], f[4], on}
			hired[f[0]] = accepted[f[0]]
		case what == "JOINING Backed Out", f[3] == "Blacklisted":
			delete(hired, f[0])
		case f[3] == "Reopened" && accepted[f[0]] != nil:
			hired[f[0]] = accepted[f[0]]
		case what == "New New", what == "New Re-map", f[2] == "CALL":
			n.work = append(n.work, naiveWork{f[1], f[4], on, naiveTime(t, f[6])})
		}
	}
	for _, h := range hired {
		n.hired = append(n.hired, *h)
	}
	return n
}

// happened applies one event of a requisition's history.
func (r *naiveRequisition) happened(action, status, after, hr, from string, on hiring.Day, at int64) {
	r.status = after
	leave := func(who string) {
		if a := r.working[who]; a != nil {
			a.until = at
			delete(r.working, who)
		}
	}
	switch action {
	case "New Requisition", "Approve":
		if status == "Approved" && r.approvedOn == 0 {
			r.approvedOn = on
		}
	case "Re-Assign", "Assign":
		leave(from)
		r.everAssigned = true
		if r.working[hr] == nil {
			r.working[hr] = &naiveAssignment{requisition: r.id, hr: hr, made: on, from: at, until: 1 << 62}
			r.assignments = append(r.assignments, r.working[hr])
		}
	case "HR Revoke":
		leave(hr)
	case "Revoke Position", "Position Filled":
		if status == "Hr Revoke" {
			leave(hr)
		}
	}
}

func (r *naiveRequisition) open() bool {
	return slices.Contains([]string{"Approved", "Assigned", "Re-Assigned", "Inprogress"}, r.status)
}

// closed counts what was closed in a span, and the total of days it took.
func (n *naive) closed(kind string, span hiring.Span) (closures, days int) {
	for _, h := range n.hired {
		if r := n.requisitions[h.requisition]; r.kind == kind && h.on >= span.From && h.on <= span.To {
			closures, days = closures+1, days+int(h.on)-int(r.approvedOn)
		}
	}
	return closures, days
}

// began returns the day of the first work under an assignment.
func (n *naive) began(a *naiveAssignment) (first hiring.Day) {
	for _, w := range n.work {
		if w.requisition == a.requisition && w.hr == a.hr && w.at >= a.from && w.at < a.until &&
			(first == 0 || w.on < first) {
			first = w.on
		}
	}
	return first
}

// accepted counts a recruiter's standing accepted offers in a requisition.
func (n *naive) accepted(requisition, hr string) (count int) {
	for _, h := range n.hired {
		if h.requisition == requisition && h.hr == hr {
			count++
		}
	}
	return count
}
