package httpapi_test

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

// regretful is a mover who also takes moves back, reopens what is closed, maps candidates elsewhere and records beside
// the stages. Between two things that they do, seconds pass.
type regretful struct {
	*mover
	requisitions []string
	steps        []string
	// post is held while mails leave: the jobs wait for a quiet moment, which a crowd never gives them.
	post *sync.RWMutex
}

// act does one thing and returns its name.
func (m *regretful) act() (string, reply) {
	m.post.RLock()
	defer m.post.RUnlock()
	m.mu.Lock()
	one := m.applied[m.IntN(len(m.applied))]
	m.mu.Unlock()
	can, req := one[0], one[1]
	what, a := "", reply{}
	m.pass(time.Duration(m.IntN(6)) * time.Second)
	switch n := m.IntN(100); {
	case n < 14 && len(m.steps) > 0:
		return "undo", m.takeBack()
	case n < 24:
		what, a = "reopen", m.reopens()
	case n < 32:
		status := []string{"Candidate Accepts", "Candidate Declines", "In Touch", "Wavering", "Resigned"}[m.IntN(5)]
		what, a = "beside", m.c.post("/api/applications/beside", body{"candidate": can, "requisition": req,
			"status": status, "comment": "said so", "date": "2026-05-01"})
	case n < 35:
		return "map", m.maps(can)
	case n < 37:
		what, a = "blacklist", m.c.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "false papers"})
	default:
		what, a = m.offered(req, can)
	}
	if len(a.Data) == 1 {
		if step, made := a.Data[0]["STEP"].(string); made && a.code() == "200" {
			m.steps = append(m.steps, step)
		}
	}
	return what, a
}

// reopens tries a few applications, for most are not closed.
func (m *regretful) reopens() (a reply) {
	for range 8 {
		m.mu.Lock()
		one := m.applied[m.IntN(len(m.applied))]
		m.mu.Unlock()
		if a = m.c.post("/api/applications/reopen", body{"candidate": one[0], "requisition": one[1],
			"comment": "by mistake"}); a.code() == "200" {
			return a
		}
	}
	return a
}

// takeBack takes back the last move, or sometimes an older one, which something has mostly followed.
func (m *regretful) takeBack() reply {
	at := len(m.steps) - 1
	if m.IntN(5) == 0 {
		at = m.IntN(len(m.steps))
	}
	a := m.c.post("/api/moves/"+m.steps[at]+"/undo", body{})
	if at == len(m.steps)-1 {
		m.steps = m.steps[:at]
	}
	return a
}

func (m *regretful) maps(can string) reply {
	to := m.requisitions[m.IntN(len(m.requisitions))]
	a := m.c.post(mapCandidates, body{"REQ_ID": to, "CAN_LIST": can})
	if a.code() == "200" {
		m.mu.Lock()
		m.applied = append(m.applied, [2]string{can, to})
		m.mu.Unlock()
	}
	return a
}

// Whatever eight people do, take back and reopen at the same time, while mails leave: everything is as if what they
// took back had never been.
func TestConcurrentTakeBackLeavesNoTrace(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		h, requisitions := &crowd{team: d, done: map[string]int{}}, []string{}
		for i, kind := range []string{"Full Time", "Contract", "Intern", "Part Time"} {
			req := d.approved(kind, 3)
			requisitions = append(requisitions, req)
			if i == 3 {
				storetest.Exec(t, d.database, "UPDATE requisition SET esa = 'live' WHERE id = '"+req+"'")
			}
			if a := d.assign(req, []string{d.hr, d.hr2}, 1); a.code() != "200" {
				t.Fatal(a.Raw)
			}
			for range 4 {
				h.mobiles++
				h.applied = append(h.applied, [2]string{d.add(req, "Some Body", fmt.Sprintf("80001%05d", h.mobiles)), req})
			}
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET email = mobile || '@mail.example', "+
			"email_key = mobile || '@mail.example' WHERE mobile LIKE '80001%'")
		d.mails = nil
		// Two things never happen at the same instant, as they never do by a real clock.
		d.app.Now = func() time.Time { d.pass(time.Microsecond); return d.clock() }
		var all sync.WaitGroup
		var post sync.RWMutex
		var ended atomic.Bool
		for i, who := range []string{"manager", "manager4", "recruiter", "recruiter2", "manager", "esa-hr",
			"esa-assigned", "manager4"}[:moversAtOnce] {
			m := &regretful{mover: &mover{crowd: h, Rand: rand.New(rand.NewPCG(16, uint64(i))), who: who, c: d.as(who)},
				requisitions: requisitions, post: &post}
			all.Go(func() { m.repeat(m.act) })
		}
		go func() { all.Wait(); ended.Store(true) }()
		for !ended.Load() {
			post.Lock()
			d.work()
			post.Unlock()
		}
		d.leave()
		d.leave()
		t.Log(h.done, "refused:", h.refused)
		for what, least := range map[string]int{"undo": 20, "reopen": 5, "move": 50, "map": 1} {
			if h.done[what] < least {
				t.Errorf("only %d of %s succeeded: the test proves nothing", h.done[what], what)
			}
		}
		d.standsAsReplayed()
		d.calendarsAgree()
		for _, req := range requisitions {
			h.tabsAreRows(req)
		}
	})
}
