package httpapi_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/store/storetest"
)

const (
	moversAtOnce = 8
	movesEach    = 60
)

// crowd is several people who move the same few candidates at the same time, over HTTP.
type crowd struct {
	*team
	mu      sync.Mutex
	applied [][2]string
	mobiles int
	// done counts the replies with 200 by action, and refused those that a rule or another person's move prevented.
	done    map[string]int
	refused int
}

// mover is one of them.
type mover struct {
	*crowd
	*rand.Rand
	who string
	c   *client
}

// act does one thing and returns its name. A recruiter who hits somebody else's candidate tries another one.
func (m *mover) act() (string, reply) {
	m.mu.Lock()
	one := m.applied[m.IntN(len(m.applied))]
	m.mu.Unlock()
	can, req := one[0], one[1]
	switch n := m.IntN(100); {
	case n < 8:
		return "add", m.adds(req)
	case n < 12:
		return "anything", m.anything(req, can)
	}
	return m.offered(req, can)
}

// presses are the calls behind the buttons beside the stages, and the percentage of times an enabled one is pressed.
var presses = map[string]struct {
	path  string
	often int
}{
	"pushToOffer": {"/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer", 40},
	"documents":   {"/api/Candidate_Dashboard.svc/document_upload", 40},
	"shortlist":   {"/api/Web_Candidate.svc/Candidate_Shortlist", 50},
	"blacklist":   {"/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", 2},
}

// press presses one of the enabled buttons, or none.
func (m *mover) press(req, can string, n nextRow) (string, reply) {
	for _, b := range n.Buttons {
		if p, known := presses[b.Action]; known && b.Enabled && m.IntN(100) < p.often {
			return b.Action, m.c.post(p.path, body{"CAN_ID": can, "REQ_ID": req, "DOC_UPLOAD_FLAG": "1",
				"COMMENT": "false papers"})
		}
	}
	return "", reply{}
}

func (m *mover) adds(req string) reply {
	m.mu.Lock()
	m.mobiles++
	mobile := fmt.Sprintf("80000%05d", m.mobiles)
	m.mu.Unlock()
	a := m.c.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
		"NAME": "Some Body", "MOBILE": mobile, "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Goa", "CITY": "Panaji",
		"REQ_ID": req,
	})
	if a.code() == "200" {
		m.mu.Lock()
		m.applied = append(m.applied, [2]string{a.Data[0]["CAN_ID"].(string), req})
		m.mu.Unlock()
	}
	return a
}

// sends fills in every field that any status requires.
func (m *mover) sends(req, can, stage, status, day string) map[string]any {
	return map[string]any{
		"CAN_ID": can, "REQ_ID": req, "STAGE": stage, "STATUS": status, "COMMENT": "noted", "CALLBACK_DATE": day,
		"CALLBACK_TIME":  "15:30",
		"INTERVIEW_TYPE": "Online", "MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": m.conductor,
	}
}

// anything sends a random status, whether or not it is offered.
func (m *mover) anything(req, can string) reply {
	stages := []string{"CALL", "HR_ROUND", "TL_ROUND", "PL_ROUND", "CEO_ROUND", "OFFER", "JOINING"}
	statuses := []string{"Ringing", "Shortlisted", "Scheduled", "Selected", "Offer Sent", "Offer Accepted", "Joined",
		"Nonsense"}
	sent := m.sends(req, can, stages[m.IntN(len(stages))], statuses[m.IntN(len(statuses))], "2026-03-16")
	return m.c.post("/api/Candidate_Dashboard.svc/update_candidate_round", sent)
}

// offered reads what may be done next and does some of it, mostly what moves the candidate forward. Others act in
// between, so it may be refused.
func (m *mover) offered(req, can string) (string, reply) {
	a := m.c.get("/api/applications/next?candidate=" + can + "&requisition=" + req)
	if a.Status == http.StatusForbidden {
		return "look", a
	}
	var got struct{ Data []nextRow }
	if err := json.Unmarshal([]byte(a.Raw), &got); err != nil || len(got.Data) != 1 {
		m.t.Errorf("next: %v %s", err, a.Raw)
		return "look", a
	}
	n := got.Data[0]
	if what, a := m.press(req, can, n); what != "" {
		return what, a
	}
	options, stage, taking := n.Interview.Results, n.Interview.Stage, "1"
	for _, s := range n.Stages {
		if s.State == "open" && (len(options) == 0 || m.IntN(3) == 0) {
			options, stage, taking = s.Options, s.Stage, ""
		}
	}
	if len(options) == 0 {
		return "look", a
	}
	chosen := options[m.IntN(len(options))]
	for _, o := range options {
		if m.IntN(3) > 0 && (o.Status == "Shortlisted" || o.Status == "Selected" || o.Status == "Skip" ||
			o.Status == "Offer Sent" || o.Status == "Offer Accepted" || o.Status == "Joined") {
			chosen = o
			break
		}
	}
	day := chosen.UsualDate
	if day == "" || chosen.Interview {
		day = "2026-03-18"
	}
	sent := m.sends(req, can, stage, chosen.ID, day)
	sent["TAKE_INTERVIEW"] = taking
	if m.IntN(2) == 0 {
		sent["VERSION"] = n.Version
	}
	path := "/api/Candidate_Dashboard.svc/update_candidate_round"
	if n.Esa {
		path = "/api/Web_Candidate.svc/update_candidate_round_esa"
	}
	return "move", m.c.post(path, sent)
}

func (m *mover) run() { m.repeat(m.act) }

// repeat does one thing after the other, and counts what succeeded.
func (m *mover) repeat(act func() (string, reply)) {
	for range movesEach {
		what, a := act()
		for range 5 {
			if a.Status == http.StatusForbidden {
				what, a = act()
			}
		}
		m.mu.Lock()
		switch {
		case a.code() == "200":
			m.done[what]++
		case a.code() == "409" || a.Status == http.StatusForbidden || a.Status == http.StatusBadRequest:
			m.refused++
		default:
			m.t.Errorf("%s by %s: %d %s", what, m.who, a.Status, a.Raw)
		}
		m.mu.Unlock()
	}
}

// tabsAreRows compares the counts of the directory with the rows of its tabs, which together make up All.
func (h *crowd) tabsAreRows(req string) {
	h.t.Helper()
	var counts struct {
		Rows []map[string]any `json:"dir_data"`
	}
	a := h.manager.get("/api/Dashboard.svc/Get_Directory_Count_Sr_Hr/" + req + "/all")
	if err := json.Unmarshal([]byte(a.Raw), &counts); err != nil || len(counts.Rows) != 1 {
		h.t.Fatalf("counts: %v %s", err, a.Raw)
	}
	whole := storetest.Column(h.t, h.database, "SELECT id FROM application WHERE requisition_id = '"+req+"'")
	if n := counts.Rows[0]["All"].(float64); int(n) != len(whole) {
		h.t.Errorf("All counts %v of %d", n, len(whole))
	}
	// These counts have no list of their own.
	alone := []string{"Offer_Sent", "Offer_Accepted", "Queue"}
	for tab, n := range counts.Rows[0] {
		number, isCount := n.(float64)
		if !isCount || slices.Contains(alone, tab) || strings.HasSuffix(tab, "_At_Work") {
			continue
		}
		rows := h.manager.get("/api/CandidateDirectoryy.svc/Get_Candidate_Data_Manager/" + req + "/" + tab + "/all")
		if rows.code() != "200" || len(rows.Data) != int(number) {
			h.t.Errorf("%s counts %v, but has %d rows: %s", tab, number, len(rows.Data), rows.message())
		}
	}
}

func TestConcurrentMoversLeaveASoundDatabase(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		h, requisitions := &crowd{team: d, done: map[string]int{}}, []string{}
		for i, kind := range []string{"Full Time", "Contract", "Intern", "Part Time", "Part Time"} {
			req := d.approved(kind, 2)
			requisitions = append(requisitions, req)
			if i == 4 {
				storetest.Exec(t, d.database, "UPDATE requisition SET esa = 'live' WHERE id = '"+req+"'")
			}
			if a := d.assign(req, []string{d.hr, d.hr2}, 1); a.code() != "200" {
				t.Fatal(a.Raw)
			}
			for range 3 {
				h.mobiles++
				h.applied = append(h.applied, [2]string{d.add(req, "Some Body", fmt.Sprintf("80000%05d", h.mobiles)),
					req})
			}
		}
		var all sync.WaitGroup
		for i, who := range []string{"manager", "manager4", "recruiter", "recruiter2", "manager", "esa-hr",
			"esa-assigned", "recruiter"}[:moversAtOnce] {
			m := &mover{crowd: h, Rand: rand.New(rand.NewPCG(11, uint64(i))), who: who, c: d.as(who)}
			all.Go(m.run)
		}
		all.Wait()
		t.Log(h.done, "refused:", h.refused)
		// The outcome depends on timing; the test proves nothing if hardly anything happened.
		pressed := 0
		for action := range presses {
			pressed += h.done[action]
		}
		if h.done["add"] < 10 || h.done["move"] < 50 || pressed == 0 || h.refused == 0 {
			t.Error("hardly anything was done")
		}
		for _, req := range requisitions {
			h.tabsAreRows(req)
		}
		d.mails = nil
		d.leave()
		if len(d.mails) == 0 {
			t.Error("no mail went out")
		}
	})
}
