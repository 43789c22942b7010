package app_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

const waitHistories = 10_000

// waitPlay plays random histories of applications by the rules, and remembers what each adds up to.
type waitPlay struct {
	*rand.Rand
	openings    []hiring.WaitFacts
	manager     hiring.User
	judge, boss hiring.User
	lastEvent   int64
	now         time.Time
	facts       map[string]hiring.WaitFacts
}

// opened reads requisitions in every state, each with one of its recruiters.
func (p *waitPlay) opened(t *testing.T, database string) {
	t.Helper()
	for _, line := range storetest.Column(t, database, `
		SELECT r.id || '|' || r.status || '|' || r.employment_type || '|' || r.esa ||
			'|' || CAST(r.positions AS text) || '|' || CAST(r.accepted AS text) ||
			'|' || CAST(r.outstanding AS text) || '|' || h.hr_id || '|' || h.status || '|' || ro.name ||
			'|' || CASE WHEN u.active THEN '1' ELSE '' END ||
			'|' || COALESCE((SELECT string_agg(g.grant_name, ',') FROM user_grant AS g WHERE g.user_id = u.id), '')
		FROM requisition AS r
		JOIN assignment AS h ON h.requisition_id = r.id
		JOIN app_user AS u ON u.id = h.hr_id
		JOIN role AS ro ON ro.id = u.role_id
		WHERE NOT EXISTS (SELECT 1 FROM assignment AS other
			WHERE other.requisition_id = h.requisition_id AND other.hr_id = h.hr_id AND other.id <> h.id)
		ORDER BY r.id, h.id`) {
		f := strings.Split(line, "|")
		number := func(i int) int { n, err := strconv.Atoi(f[i]); must(t, err); return n }
		p.openings = append(p.openings, hiring.WaitFacts{
			Application: hiring.Application{OwnerID: f[7], OwnerRow: hiring.Status(f[8]), Requisition: hiring.OpeningFacts{
				ID: f[0], Status: hiring.Status(f[1]), EmploymentType: hiring.EmploymentType(f[2]), ESA: f[3] != "",
				Positions: number(4), Accepted: number(5), Outstanding: number(6),
			}},
			Owner: hiring.WaitPerson{User: core.HiringUser(f[7], f[9], f[11]), Active: f[10] != ""},
		})
	}
	if len(p.openings) < 10 {
		t.Fatalf("only %d requisitions", len(p.openings))
	}
}

// act returns what happens next, nil if what was tried is refused.
func (p *waitPlay) act(a hiring.Application) (events []hiring.Event) {
	switch n := p.IntN(60); {
	case n == 0:
		events, _ = hiring.Blacklist([]hiring.Application{a}, a.ID, p.manager, "lied", p.now)
	case n < 4:
		events, _ = a.PushToOffer(p.manager, p.now)
	case n < 6:
		events, _ = a.Shortlist(p.manager, p.now)
	case n < 12:
		if r, err := a.Reopen(p.manager, "by mistake", a.Blacklisted, nil, p.now); err == nil {
			events = []hiring.Event{r.Reopened}
		}
	case n < 20:
		if options := a.BesideOptions(p.manager); len(options) > 0 {
			events, _ = a.Beside(p.manager, hiring.BesideUpdate{Status: options[p.IntN(len(options))].Status,
				Comment: "said so", Date: "2026-05-01"}, p.now)
		}
	case n == 20:
		events = []hiring.Event{{Status: hiring.StatusRemap, By: p.manager.ID, OwnerID: a.OwnerID, At: p.now,
			Day: hiring.DayOf(p.now)}}
		if a.Kept() || a.Closed() {
			return nil
		}
	default:
		events = p.move(a)
	}
	return events
}

func (p *waitPlay) move(a hiring.Application) []hiring.Event {
	stage := a.OpenStage()
	if stage == hiring.Aside {
		return nil
	}
	rules := hiring.RulesOf(stage, a.Requisition.ESA)
	status := rules[p.IntN(len(rules))].Status
	if p.IntN(3) > 0 {
		status = []hiring.Status{hiring.StatusShortlisted, hiring.StatusSelected, hiring.StatusOfferSent,
			hiring.StatusOfferAccepted, hiring.StatusSkip, hiring.StatusExpectedDOJ}[p.IntN(6)]
	}
	person, day := p.judge, hiring.DayOf(p.now)+1
	if stage == hiring.StageCEO {
		person = p.boss
	}
	if stage == hiring.StageOffer || stage == hiring.StageJoining {
		day = hiring.DayOf(p.now)
	}
	events, _ := a.Move(p.manager, hiring.StageUpdate{Stage: stage, Status: status, Comment: "said so", Date: day.String(),
		Time: "10:30", Type: hiring.Online, Place: "https://meet.example/1", Person: person}, p.now)
	return events
}

// one plays a history in any requisition and writes it, with some moves that were taken back.
func (p *waitPlay) one(b *store.Bulk, nth int) error {
	f := p.openings[p.IntN(len(p.openings))]
	f.ID = core.NewID()
	p.now = time.Date(2026, 1, 5, 10, 0, 0, 0, kolkata)
	begins := hiring.Event{Stage: hiring.StageNew, Status: hiring.StatusNew, By: f.OwnerID, OwnerID: f.OwnerID, At: p.now,
		Day: hiring.DayOf(p.now)}
	f.Events = []hiring.Event{begins}
	written := []hiring.Event{begins}
	for range p.IntN(18) {
		p.now = p.now.Add(time.Duration(1+p.IntN(40)) * time.Hour)
		f.Progress = hiring.Replay(f.Events)
		a := f.Application
		// They happened while the requisition still had room.
		a.Requisition.Status, a.Requisition.Positions = hiring.StatusInprogress, 99
		events := p.act(a)
		if taken := p.IntN(8) == 0; taken {
			for i := range events {
				events[i].Comment = "taken back"
			}
		} else {
			f.Events = append(f.Events, events...)
		}
		written = append(written, events...)
	}
	f.Progress = hiring.Replay(f.Events)
	for _, person := range []hiring.User{p.judge, p.boss} {
		if f.InterviewerID == person.ID {
			f.Interviewer = hiring.WaitPerson{User: hiring.User{ID: person.ID}, Active: true}
		}
	}
	p.facts[f.ID] = f
	return p.write(b, nth, f, written)
}

func (p *waitPlay) write(b *store.Bulk, nth int, f hiring.WaitFacts, written []hiring.Event) error {
	mobile := fmt.Sprintf("6%09d", nth)
	candidate := store.Candidate{ID: core.NewID(), Name: "Some Body", Mobile: mobile, Mobile10: mobile,
		Blacklisted: f.Blacklisted, CreatedAt: store.At(written[0].At), Version: 1}
	row, err := applications.ApplicationAfter(store.Application{ID: f.ID, CandidateID: candidate.ID,
		RequisitionID: f.Requisition.ID, CreatedAt: store.At(written[0].At), CreatedOn: store.DateOf(written[0].At),
		Version: 1}, f.Requisition.ESA, f.Progress, f.Events, kolkata)
	if err != nil {
		return err
	}
	row.OwnerID = &f.OwnerID
	if err := b.AddCandidate(candidate); err != nil {
		return err
	}
	if err := b.AddApplication(row); err != nil {
		return err
	}
	for _, e := range written {
		e.ApplicationID = f.ID
		p.lastEvent++
		if err := b.AddStageEvent(applications.StageEventRow(p.lastEvent, f.Requisition.ID, e)); err != nil {
			return err
		}
	}
	return nil
}

// agree compares every wait that is written with what the rules make of the history that was played.
func (p *waitPlay) agree(t *testing.T, muster *app.App) {
	t.Helper()
	settings, err := muster.Waits.SettingsIn(t.Context(), muster.Store.Read())
	must(t, err)
	whats, seen := map[string]int{}, 0
	for after := ""; ; {
		rows, err := muster.Store.Read().WaitFacts(t.Context(), store.WaitChoice{After: after, Most: 1000})
		must(t, err)
		for _, row := range rows {
			f, played := p.facts[row.ID]
			if !played {
				continue
			}
			seen++
			want := hiring.WaitOf(f, settings)
			if row.Written == nil {
				t.Fatalf("%s has no wait", row.ID)
			}
			is := waits.Rule(*row.Written)
			if is.Party != want.Party || is.PersonID != want.PersonID || is.What != want.What || !is.Since.Equal(want.Since) ||
				!is.Due.Equal(want.Due) || is.Sleeps != want.Sleeps || is.JoinsOn != want.JoinsOn {
				t.Fatalf("written is\n%+v\nits history makes it\n%+v\n%+v", is, want, f)
			}
			whats[string(is.Party)+": "+is.What]++
		}
		if len(rows) < 1000 {
			break
		}
		after = rows[len(rows)-1].ID
	}
	if seen != len(p.facts) || len(whats) < 20 {
		t.Errorf("%d of %d histories were read, and they wait for %v", seen, len(p.facts), whats)
	}
}

// Each of 10,000 random histories, written to the database, waits on whom the rules say, in exactly one row.
func TestWaitsOfRandomHistories(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 60))
		p := &waitPlay{Rand: rand.New(rand.NewPCG(16, 46)), facts: map[string]hiring.WaitFacts{}}
		p.manager = callers(t, database, managersByMobile)[0].User
		named := func(role hiring.Role) hiring.User {
			ids := storetest.Column(t, database, "SELECT u.id FROM app_user AS u JOIN role AS r ON r.id = u.role_id "+
				"WHERE r.name = '"+string(role)+"' AND u.active ORDER BY u.mobile")
			return hiring.User{Role: role, ID: ids[0]}
		}
		p.judge, p.boss = named(hiring.Interviewer), named(hiring.CEO)
		p.opened(t, database)
		newest := storetest.Column(t, database, "SELECT CAST(MAX(id) AS text) FROM stage_event")[0]
		last, err := strconv.ParseInt(newest, 10, 64)
		must(t, err)
		p.lastEvent = last
		must(t, muster.Store.InBulk(t.Context(), func(b *store.Bulk) error {
			for n := range waitHistories {
				if err := p.one(b, n); err != nil {
					return err
				}
			}
			return nil
		}))
		storetest.Exec(t, database, "UPDATE stage_event SET voided_at = at WHERE comment = 'taken back'")
		must(t, muster.Waits.RenewAll(t.Context()))
		p.agree(t, muster)
		rows := storetest.Column(t, database, "SELECT CAST(COUNT(*) AS text) FROM application "+
			"UNION SELECT CAST(COUNT(DISTINCT application_id) AS text) FROM wait "+
			"UNION SELECT CAST(COUNT(*) AS text) FROM wait")
		if len(rows) != 1 {
			t.Errorf("applications and their waits are %v", rows)
		}
	})
}
