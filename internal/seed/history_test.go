package seed_test

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// monday is in the afternoon of the business zone.
var monday = time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC)

func empty(t *testing.T, database string) *app.App {
	t.Helper()
	return app.New(core.Core{Store: storetest.Open(t, database), Now: func() time.Time { return monday },
		Log: slog.New(slog.DiscardHandler), SealKey: sealKey})
}

func checkConsistent(t *testing.T, muster *app.App) {
	t.Helper()
	if found, err := check.Run(t.Context(), muster.Core); err != nil || len(found) > 0 {
		t.Errorf("not consistent: %v\n%s", err, strings.Join(found, "\n"))
	}
}

// contents are the rows of each table, in a form that both engines share. Ids contain the time.
var contents = []string{
	"SELECT id || name || department_id || description || employment_type || CAST(point AS text)" +
		" FROM position ORDER BY id",
	"SELECT id || name || description FROM source ORDER BY id",
	"SELECT id || name || created_by FROM whatsapp_category ORDER BY id",
	"SELECT id || category_id || name || body || CAST(send_count AS text) || created_by" +
		" FROM whatsapp_template ORDER BY id",
	"SELECT id || name || subject || body || role_id || created_by FROM email_template ORDER BY id",
	"SELECT id || COALESCE(approver_id, '') FROM department ORDER BY id",
	`SELECT id || serial || COALESCE(parent_id, '') || position_id || status || before_hold ||
		CAST(positions AS text) || city || employment_type || hire_type || rehire_for || skills ||
		comments || requested_by || approver_id || COALESCE(CAST(approved_on AS text), '') || CAST(tat AS text) ||
		CAST(stipend AS text) || esa || CAST(accepted AS text) || CAST(joined AS text) ||
		CAST(outstanding AS text) || added_by || CAST(version AS text) FROM requisition ORDER BY id`,
	"SELECT id || requisition_id || hr_id || CAST(positions AS text) || status || CAST(seq AS text) ||" +
		" CAST(accepted AS text) || created_by FROM assignment ORDER BY id",
	"SELECT CAST(id AS text) || CAST(step AS text) || requisition_id || COALESCE(hr_id, '') || action || status ||" +
		" after || comment || COALESCE(actor_id, '') || CAST(on_day AS text) FROM requisition_event ORDER BY id",
	"SELECT id || name || mobile10 || email || address || city || experience || notice_period || current_gross ||" +
		" current_company || COALESCE(source_id, '') || COALESCE(created_by, '') FROM candidate ORDER BY id",
	`SELECT id || candidate_id || requisition_id || COALESCE(owner_id, '') || COALESCE(assignment_id, '') ||
		stage || status || tab || CAST(created_on AS text) || CAST(latest_on AS text) ||
		COALESCE(CAST(follow_up_on AS text), '') || CAST(version AS text) FROM application ORDER BY id`,
	`SELECT CAST(id AS text) || application_id || stage || status || comment ||
		COALESCE(CAST(given_on AS text), '') || given_time || meeting || COALESCE(conducted_by, '') ||
		COALESCE(owner_id, '') ||
		COALESCE(actor_id, '') || CAST(on_day AS text) || CAST(on_hour AS text) FROM stage_event ORDER BY id`,
	"SELECT id || application_id || CAST(event_id AS text) || stage || kind || conducted_by || meeting" +
		" FROM interview ORDER BY id",
	"SELECT CAST(event_id AS text) || factor || CAST(score AS text) FROM feedback ORDER BY event_id, factor",
	"SELECT id || channel || to_list || subject || plain || state || reason || cause FROM message ORDER BY id",
	"SELECT candidate_id || user_id || state || CAST(seconds AS text)" +
		" FROM phone_call ORDER BY candidate_id, asked_at, state",
	"SELECT CAST(on_day AS text) || stage || CAST(n AS text) FROM stage_day ORDER BY on_day, stage",
	"SELECT CAST(on_day AS text) || CAST(slot AS text) || owner_id || CAST(calls AS text) || CAST(tech_round AS text)" +
		" FROM worked_hour ORDER BY on_day, slot, owner_id",
	"SELECT CAST(on_day AS text) || requisition_id || owner_id || CAST(calls AS text) || CAST(onboarded AS text)" +
		" FROM worked_day ORDER BY on_day, requisition_id, owner_id",
}

func sumOf(t *testing.T, database string) string {
	t.Helper()
	sum := sha256.New()
	for _, query := range contents {
		for _, row := range storetest.Column(t, database, query) {
			fmt.Fprintln(sum, row)
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func number(t *testing.T, database, query string) int {
	t.Helper()
	n, err := strconv.Atoi(storetest.Column(t, database, query)[0])
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestDemoIsReproducibleAndConsistent(t *testing.T) {
	once := func(t *testing.T, database string) (*app.App, string) {
		muster := empty(t, database)
		if err := seed.Demo(t.Context(), muster); err != nil {
			t.Fatal(err)
		}
		return muster, sumOf(t, database)
	}
	_, first := once(t, filepath.Join(t.TempDir(), "first.db"))
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster, sum := once(t, database)
		if sum != first {
			t.Error("the same seed gave another history")
		}
		checkConsistent(t, muster)
		looksAlive(t, database)
		templatesAreKept(t, muster, database)
		tilesAreFull(t, muster)
		directoriesAreCounted(t, muster, database, 5)
		if err := seed.Demo(t.Context(), muster); err != nil {
			t.Errorf("a second time: %v", err)
		}
		if err := seed.Fill(t.Context(), muster, 10); !errors.Is(err, seed.ErrHistory) {
			t.Errorf("another history on top: %v", err)
		}
		if again := sumOf(t, database); again != sum {
			t.Error("the second time changed something")
		}
	})
}

// looksAlive checks that the demo has enough of everything to show.
func looksAlive(t *testing.T, database string) {
	t.Helper()
	const rows = "SELECT CAST(COUNT(*) AS text) FROM "
	owned := func(mobile string) string {
		return rows + "application WHERE owner_id = (SELECT id FROM app_user WHERE mobile = '" + mobile + "')"
	}
	pending := func(mobile string) string {
		return rows + "interview WHERE pending AND conducted_by = (SELECT id FROM app_user WHERE mobile = '" +
			mobile + "')"
	}
	for name, c := range map[string]struct {
		query       string
		least, most int
	}{
		"positions":          {rows + "position", 60, 60},
		"sources":            {rows + "source", 23, 23},
		"WhatsApp templates": {rows + "whatsapp_template", 12, 16},
		"categories without a template": {rows +
			"whatsapp_category AS c WHERE NOT EXISTS (SELECT 1 FROM whatsapp_template AS t WHERE t.category_id = c.id)", 0, 0},
		"e-mail templates": {rows + "email_template", 6, 10},
		"requisitions":     {rows + "requisition", 150, 150},
		"raised ones":      {rows + "requisition WHERE suffix > 0", 5, 9},
		"statuses": {"SELECT CAST(COUNT(DISTINCT status) AS text) FROM requisition",
			len(hiring.StoredStatuses), len(hiring.StoredStatuses)},
		"overdue": {rows +
			"requisition WHERE tat < '2026-03-16' AND status IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress')", 8, 60},
		"edits that wait": {rows +
			"requisition WHERE NOT approved_flag AND status NOT IN ('New', 'Unapproved')", 1, 10},
		"resumes":              {rows + "resume", 100, 150},
		"texts of resumes":     {rows + "resume_text WHERE state = 'read'", 100, 150},
		"the programme":        {"SELECT CAST(COUNT(DISTINCT esa) AS text) FROM requisition WHERE esa <> ''", 2, 2},
		"candidates":           {rows + "candidate", 4012, 4012},
		"reference candidates": {rows + "reference_candidate", 12, 12},
		"in the queue": {rows + "application WHERE by_link AND live AND stage = 'New' AND owner_id IS NULL", 15,
			40},
		"who came by the link": {rows + "application WHERE by_link", 40, 120},
		"calls":                {rows + "phone_call", 80, 146},
		"messages":             {rows + "message", 35, 45},
		"states of messages":   {"SELECT CAST(COUNT(DISTINCT state) AS text) FROM message", 8, 8},
		"called and written to": {"SELECT CAST(COUNT(DISTINCT p.candidate_id) AS text) FROM phone_call AS p " +
			"JOIN candidate_message AS m ON m.candidate_id = p.candidate_id", 3, 6},
		"states of calls":          {"SELECT CAST(COUNT(DISTINCT state) AS text) FROM phone_call", 5, 5},
		"at work, and by the link": {rows + "esa_typed WHERE outcome = 'at work elsewhere'", 2, 2},
		"added by nobody, no consent": {rows + "candidate AS c WHERE c.created_by IS NULL" +
			" AND NOT EXISTS (SELECT 1 FROM consent AS k WHERE k.candidate_id = c.id)", 0, 0},
		"candidates who applied": {"SELECT CAST(COUNT(DISTINCT candidate_id) AS text) FROM application",
			4000, 4000},
		"events":                {rows + "stage_event", 36_000, 44_000},
		"mapped from elsewhere": {rows + "application WHERE remapped", 100, 400},
		"blacklisted":           {rows + "candidate WHERE blacklisted", 10, 80},
		"reopened":              {rows + "application WHERE status = 'Reopened'", 1, 4},
		"backed out":            {rows + "application WHERE status = 'Backed Out'", 50, 400},
		"backed out before joining": {rows + "application WHERE stage = 'JOINING' AND status = 'Backed Out'", 20,
			120},
		"offers without an answer":    {rows + "application WHERE outstanding AND NOT accepted", 5, 60},
		"joined":                      {rows + "application WHERE joined", 100, 500},
		"of the recruiter":            {owned("9823000007"), 400, 1500},
		"of the second recruiter":     {owned("9823000008"), 400, 1500},
		"of the programme's HR":       {owned("9823000011"), 10, 500},
		"for the interviewer to take": {pending("9823000009"), 10, 200},
		"for the CEO to take":         {pending("9823000001"), 3, 100},
		"leads who have one to take": {"SELECT CAST(COUNT(DISTINCT conducted_by) AS text) FROM interview WHERE pending",
			12, 30},
		"follow-ups of today": {rows + "application WHERE live AND follow_up_on = '2026-03-16'", 20, 400},
		"follow-ups of this week": {rows +
			"application WHERE live AND follow_up_on BETWEEN '2026-03-16' AND '2026-03-21'", 60, 1500},
		"scores": {"SELECT CAST(COUNT(DISTINCT score) AS text) FROM feedback", 5, 5},
		"calls of today": {rows + "stage_event WHERE stage = 'CALL' AND on_day = '2026-03-16'", 80,
			800},
		"calls of Saturday": {rows + "stage_event WHERE stage = 'CALL' AND on_day = '2026-03-14'", 80,
			800},
		"calls of Sunday":          {rows + "stage_event WHERE stage = 'CALL' AND on_day = '2026-03-15'", 0, 0},
		"outside of working hours": {rows + "stage_event WHERE on_hour NOT BETWEEN 9 AND 18", 0, 0},
		"later than now": {rows +
			"stage_event WHERE on_day > '2026-03-16' AND status NOT IN ('Expected DOJ', 'Delay in joining')", 0, 0},
		"later than now today": {rows +
			"stage_event WHERE on_day = '2026-03-16' AND on_hour > 15 AND stage NOT IN ('OFFER', 'JOINING')", 0, 0},
		"before the full history": {rows + "requisition WHERE added_on < '2025-01-16'", 10, 16},
		"left open before it": {rows +
			"requisition WHERE added_on < '2025-01-16' AND status NOT IN ('Onboarded', 'Completed')", 0, 0},
		"of its first two months": {rows + "requisition WHERE added_on BETWEEN '2025-01-16' AND '2025-03-31'", 5, 40},
		"months in which somebody joined": {"SELECT CAST(COUNT(DISTINCT substr(CAST(on_day AS text), 1, 7)) AS text)" +
			" FROM stage_event WHERE status = 'Joined' AND on_day >= '2025-01-16'", 10, 15},
		"departments without an approver": {rows + "department WHERE NOT may_sign_in AND approver_id IS NULL", 0, 0},
		"not a UUID v7": {rows +
			"application WHERE substr(id, 15, 1) <> '7' OR length(id) <> 36 OR id <> lower(id)", 0, 0},
	} {
		if n := number(t, database, c.query); n < c.least || n > c.most {
			t.Errorf("%s: %d, not from %d to %d", name, n, c.least, c.most)
		}
	}
}

// templatesAreKept checks that the templates obey the rules, as if a user had saved them.
func templatesAreKept(t *testing.T, muster *app.App, database string) {
	t.Helper()
	for _, body := range storetest.Column(t, database, "SELECT body FROM whatsapp_template") {
		if preview, err := muster.Masters.PreviewWhatsapp(body); err != nil || preview.HTML != hiring.FillSample(body) {
			t.Errorf("%v: %s", err, body)
		}
	}
	for _, text := range storetest.Column(t, database, "SELECT subject || '\n' || body FROM email_template") {
		subject, body, _ := strings.Cut(text, "\n")
		if preview, err := muster.Masters.PreviewEmail(core.Caller{}, subject, body); err != nil ||
			!strings.Contains(preview.HTML, hiring.FillSample(body)) {
			t.Errorf("%v: %s", err, text)
		}
	}
}

func tilesAreFull(t *testing.T, muster *app.App) {
	t.Helper()
	manager, err := muster.Store.Read().UserByMobile(t.Context(), seed.Logins()[0].Mobile)
	if err != nil {
		t.Fatal(err)
	}
	by := core.Caller{User: hiring.User{ID: manager.ID, Role: hiring.SeniorHR,
		Grants: []hiring.Grant{hiring.GrantManager}}}
	everything := requisitions.RequisitionAsk{Department: "all", AddedMonth: "all", AddedYear: "all", TATMonth: "all",
		TATYear: "all"}
	counts, err := muster.Requisitions.CountRequisitions(t.Context(), by, by.User.ID, everything)
	if err != nil {
		t.Fatal(err)
	}
	for _, tile := range hiring.Tiles {
		if counts[tile].Requisitions == 0 || counts[tile].Positions == 0 {
			t.Errorf("the tile %s is empty: %+v", tile, counts)
		}
	}
	for _, who := range []string{"recruiter", "recruiter2"} {
		login := seed.Logins()[slices.IndexFunc(seed.Logins(), func(l seed.Login) bool { return l.Who == who })]
		user, err := muster.Store.Read().UserByMobile(t.Context(), login.Mobile)
		if err != nil {
			t.Fatal(err)
		}
		rows, total, err := muster.Requisitions.ListOwnRequisitions(t.Context(), by, user.ID, "all",
			waits.ColumnAsk{}, core.ListAsk{})
		if err != nil || total < 20 || len(rows) != int(total) {
			t.Errorf("%s has %d of %d requisitions: %v", who, len(rows), total, err)
		}
	}
}

func TestTenThousandCandidatesAreConsistent(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		// PostgreSQL shares the machine with the other tests, so it gets less to do.
		candidates, requisitions := 10_000, 200
		if strings.HasPrefix(database, "postgres") {
			candidates, requisitions = 1_500, 150
		}
		muster := empty(t, database)
		if err := seed.Fill(t.Context(), muster, candidates); err != nil {
			t.Fatal(err)
		}
		checkConsistent(t, muster)
		// Who counts what was sent must find nothing that they did not send.
		if n := number(t, database, "SELECT CAST(COUNT(*) AS text) FROM message"); n != 0 {
			t.Errorf("%d messages in the outbox", n)
		}
		directoriesAreCounted(t, muster, database, 4)
		if n := number(t, database, "SELECT CAST(COUNT(DISTINCT candidate_id) AS text) FROM application"); n != candidates {
			t.Errorf("%d candidates", n)
		}
		if n := number(t, database, "SELECT CAST(COUNT(*) AS text) FROM requisition"); n != requisitions {
			t.Errorf("%d requisitions", n)
		}
		if n := number(t, database, "SELECT CAST(COUNT(*) AS text) FROM stage_event"); n < 9*candidates ||
			n > 11*candidates {
			t.Errorf("%d events", n)
		}
	})
}
