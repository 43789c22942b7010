package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/internal/store/storetest"
)

// rawEvent is an event that stands, as the table has it.
type rawEvent struct{ application, requisition, stage, status, owner, day string }

func (e rawEvent) closes() bool {
	return e.status == "Rejected" || e.status == "Backed Out" || e.status == "Blacklisted" || e.status == "Joined" ||
		e.stage == "" && e.status == "Re-map"
}

// replayed is where an application must be, worked out without any of our rules.
type replayed struct {
	at                              string
	accepted, joined, sent, pending bool
}

// stands plays the events of one application: Reopened forgets whatever closed it.
func stands(events []rawEvent) (s replayed) {
	var kept []rawEvent
	reopened := false
	for _, e := range events {
		switch {
		case e.status == "Reopened":
			kept, reopened = slices.DeleteFunc(kept, rawEvent.closes), true
			continue
		case e.stage != "":
			reopened = false
		}
		kept = append(kept, e)
	}
	offer, joining, black := "", "", false
	for _, e := range kept {
		if e.stage == "" {
			continue
		}
		s.at, s.pending = e.stage+" "+e.status, e.status == "Scheduled" || e.status == "Rescheduled"
		switch {
		case e.status == "Blacklisted":
			black = true
		case e.stage == "OFFER":
			offer = e.status
		case e.stage == "JOINING":
			joining = e.status
		}
		switch e.status {
		case "Offer Sent", "Offer Revised", "Offer Accepted":
			s.sent = true
		case "Offer Not Accepted", "Backed Out", "Blacklisted":
			s.sent = false
		}
	}
	if reopened {
		stage, _, _ := strings.Cut(s.at, " ")
		s.at, s.pending = stage+" Reopened", false
	}
	gone := slices.ContainsFunc(kept, func(e rawEvent) bool { return e.stage == "" && e.status == "Re-map" })
	s.pending = s.pending && !gone
	s.accepted = offer == "Offer Accepted" && joining != "Backed Out" && !black
	s.joined = joining == "Joined" && !black
	return s
}

func (s replayed) String() string {
	return fmt.Sprintf("%s accepted %t joined %t sent %t pending %t", s.at, s.accepted, s.joined, s.sent, s.pending)
}

// standsAsReplayed compares applications, requisitions and rollups with a plain count of the events that stand.
func (d *team) standsAsReplayed() {
	d.t.Helper()
	flag := func(column string) string { return "CASE WHEN " + column + " THEN 'true' ELSE 'false' END" }
	var of = map[string][]rawEvent{}
	days, work := map[string]int{}, map[string]int{}
	for _, line := range storetest.Column(d.t, d.database, "SELECT e.application_id || '|' || e.requisition_id || "+
		"'|' || e.stage || '|' || e.status || '|' || COALESCE(e.owner_id, '') || '|' || CAST(e.on_day AS text) "+
		"FROM stage_event AS e WHERE e.voided_at IS NULL ORDER BY e.id") {
		f := strings.Split(line, "|")
		e := rawEvent{f[0], f[1], f[2], f[3], f[4], f[5]}
		of[e.application] = append(of[e.application], e)
		if e.stage != "" && e.status != "Reopened" && e.status != "Blacklisted" {
			days[e.day+" "+e.stage]++
		}
		key := e.day + " " + e.requisition + " " + e.owner
		switch {
		case e.owner == "" || e.status == "Reopened" || e.status == "Blacklisted":
		case e.stage == "CALL":
			work[key+" calls"]++
		case e.stage+" "+e.status == "OFFER Offer Sent":
			work[key+" sent"]++
		case e.stage+" "+e.status == "OFFER Offer Accepted":
			work[key+" accepted"]++
		case e.stage+" "+e.status == "JOINING Joined":
			work[key+" joined"]++
		}
	}
	counts := map[string][3]int{}
	for _, line := range storetest.Column(d.t, d.database, "SELECT a.id || '|' || a.requisition_id || '|' || "+
		"a.stage || ' ' || a.status || ' accepted ' || "+flag("a.accepted")+" || ' joined ' || "+flag("a.joined")+
		" || ' sent ' || "+flag("a.outstanding")+" || ' pending ' || "+
		flag("a.live AND EXISTS (SELECT 1 FROM interview AS i WHERE i.application_id = a.id AND i.pending)")+
		" FROM application AS a") {
		f := strings.Split(line, "|")
		want := stands(of[f[0]])
		if f[2] != want.String() {
			d.t.Errorf("an application is at\n%s\nits events say\n%s\n%v", f[2], want, of[f[0]])
		}
		n := counts[f[1]]
		for i, counted := range []bool{want.accepted, want.joined, want.sent} {
			if counted {
				n[i]++
			}
		}
		counts[f[1]] = n
	}
	for _, line := range storetest.Column(d.t, d.database, "SELECT r.id || '|' || CAST(r.accepted AS text) || ' ' || "+
		"CAST(r.joined AS text) || ' ' || CAST(r.outstanding AS text) FROM requisition AS r") {
		id, is, _ := strings.Cut(line, "|")
		if n := counts[id]; is != fmt.Sprintf("%d %d %d", n[0], n[1], n[2]) {
			d.t.Errorf("the requisition %s has %s, its events say %v", id, is, n)
		}
	}
	d.sameCounts("stage_day", days, "SELECT CAST(on_day AS text) || ' ' || stage || '|' || CAST(n AS text) FROM stage_day")
	for column, name := range map[string]string{"calls": "calls", "offer_sent": "sent", "offer_accepted": "accepted",
		"onboarded": "joined"} {
		mine := maps.Clone(work)
		maps.DeleteFunc(mine, func(key string, _ int) bool { return !strings.HasSuffix(key, " "+name) })
		d.sameCounts(column, mine, "SELECT CAST(on_day AS text) || ' ' || requisition_id || ' ' || owner_id || ' "+name+
			"|' || CAST("+column+" AS text) FROM worked_day WHERE "+column+" <> 0")
	}
}

func (d *team) sameCounts(what string, want map[string]int, query string) {
	d.t.Helper()
	is := map[string]int{}
	for _, line := range storetest.Column(d.t, d.database, query) {
		key, n, _ := strings.Cut(line, "|")
		is[key], _ = strconv.Atoi(n)
	}
	if !maps.Equal(is, want) {
		d.t.Errorf("%s has\n%v\nthe events say\n%v", what, is, want)
	}
}

// calendarsAgree plays the mails as the receivers' calendars do, the highest number of an entry wins, and compares what
// is left there with the interviews that are pending.
func (d *team) calendarsAgree() {
	d.t.Helper()
	type last struct {
		sequence int
		method   string
	}
	entries := map[string]last{}
	for _, m := range d.mails {
		if m.Calendar == "" {
			continue
		}
		key := strings.Join(m.To, ", ") + " " + entry(m.Calendar, "UID")
		n, _ := strconv.Atoi(entry(m.Calendar, "SEQUENCE"))
		before, known := entries[key]
		if known && before.sequence == n {
			d.t.Errorf("%s is told %s and %s by the same number %d", key, before.method, entry(m.Calendar, "METHOD"), n)
		}
		if !known || n > before.sequence {
			entries[key] = last{n, entry(m.Calendar, "METHOD")}
		}
	}
	var left []string
	for key, e := range entries {
		if e.method == "REQUEST" {
			left = append(left, key)
		}
	}
	pending := []string{}
	for _, line := range storetest.Column(d.t, d.database,
		"SELECT i.application_id || '-' || i.stage || '@muster|' || c.email || '|' || u.email "+
			"FROM interview AS i JOIN application AS a ON a.id = i.application_id JOIN candidate AS c ON c.id = a.candidate_id "+
			"JOIN app_user AS u ON u.id = i.conducted_by WHERE i.pending AND a.live") {
		f := strings.Split(line, "|")
		pending = append(pending, f[1]+" "+f[0], f[2]+" "+f[0])
	}
	slices.Sort(left)
	slices.Sort(pending)
	if !slices.Equal(left, pending) {
		d.t.Errorf("calendars show\n%s\npending are\n%s", strings.Join(left, "\n"), strings.Join(pending, "\n"))
	}
	if len(entries) < 5 {
		d.t.Errorf("only %d entries of calendars", len(entries))
	}
}
