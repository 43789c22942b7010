package httpapi_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/outreach"
	"muster/internal/store"
)

const weeklyFiles = "/api/weekly_files"

type weeklyBody = map[string]any

// posted keeps what leaves by mail.
func (h *harness) posted() *[]outreach.Mail {
	mails, alone := &[]outreach.Mail{}, sync.Mutex{}
	h.app.Messages.SendMail = func(_ context.Context, m outreach.Mail) error {
		alone.Lock()
		defer alone.Unlock()
		*mails = append(*mails, m)
		return nil
	}
	return mails
}

// mailsWeekly lets the recurring job run, and what it queued leave.
func (h *harness) mailsWeekly() {
	h.t.Helper()
	if err := h.app.Weekly.StartMailing(h.t.Context()); err != nil {
		h.t.Fatal(err)
	}
	h.work()
}

func huddleFile(differs weeklyBody) weeklyBody {
	file := weeklyBody{"dashboard": "/huddleDashboard", "period": "Last 7 Days",
		"filters": map[string]string{"view": "positions"}, "weekday": 1, "hour": 16}
	for name, value := range differs {
		file[name] = value
	}
	return file
}

func TestWeeklyFileIsSetListedAndStopped(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		manager, other := h.as("manager"), h.as("manager4")
		for _, hour := range []int{16, 17} {
			if a := manager.post(weeklyFiles, huddleFile(weeklyBody{"hour": hour})); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		a := manager.get(weeklyFiles)
		if got := formatted(a.Data, "name", "dashboard", "period", "weekday", "hour", "dueAt", "sentAt"); got !=
			"Huddle /huddleDashboard Last 7 Days 1 17 2026-03-16T11:30:00Z " {
			t.Errorf("the same table was set twice: %s", got)
		}
		if a := other.get(weeklyFiles); len(a.Data) != 0 {
			t.Errorf("somebody else sees %s", a.Raw)
		}
		for field, differs := range map[string]weeklyBody{
			"dashboard": {"dashboard": "/admin"}, "period": {"period": "2026-03-01"}, "weekday": {"weekday": 7},
			"hour": {"hour": 24}, "filters": {"filters": map[string]string{"hr": "x"}},
		} {
			if a := manager.post(weeklyFiles, huddleFile(differs)); a.Status != 400 || a.field() != field {
				t.Errorf("%v: %s", differs, a.Raw)
			}
		}
		// A choice that the table does not know is refused now, and not in a week.
		for _, bad := range []weeklyBody{
			{"dashboard": "/hourly_performance", "period": "Today", "filters": map[string]string{"metric": "x"}},
			{"dashboard": "/open_till_date", "period": "", "filters": map[string]string{"status": "Late"}},
			{"dashboard": "/ELPL_sheets", "period": "", "filters": map[string]string{"req": "7"}},
			{"dashboard": "/ELPL_sheets", "period": "", "filters": map[string]string{"req": "999999", "stage": "CALL"}},
		} {
			if a := manager.post(weeklyFiles, huddleFile(bad)); a.code() == "200" {
				t.Errorf("%v: %s", bad, a.Raw)
			}
		}
		if a := h.as("recruiter").post(weeklyFiles, huddleFile(nil)); a.Status != 403 {
			t.Errorf("a recruiter: %s", a.Raw)
		}
		review := huddleFile(weeklyBody{"dashboard": "/review_dashboard", "filters": map[string]string{}})
		if a := other.post(weeklyFiles, review); a.Status != 403 {
			t.Errorf("a manager without the Review Dashboard: %s", a.Raw)
		}
		id := manager.get(weeklyFiles).Data[0]["id"].(string)
		if a := other.sendJSON("DELETE", weeklyFiles+"/"+id, nil); a.code() != "404" {
			t.Errorf("somebody else's: %s", a.Raw)
		}
		if a := manager.sendJSON("DELETE", weeklyFiles+"/"+id, nil); a.code() != "200" ||
			len(manager.get(weeklyFiles).Data) != 0 {
			t.Errorf("stopped: %s", a.Raw)
		}
		admin := h.as("administrator")
		for kind, lines := range map[string]int64{"SetWeeklyFile": 2, "StopWeeklyFile": 1} {
			if a := admin.get("/api/audit?kind=" + kind); a.Total != lines || a.Data[0]["actorId"] != h.idOf("manager") ||
				!strings.Contains(a.Raw, `\"dashboard\":\"/huddleDashboard\"`) {
				t.Errorf("%s: %s", kind, a.Raw)
			}
		}
	})
}

func TestWeeklyFileLeavesOnceAWeek(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		mails := h.posted()
		if a := h.as("manager").post(weeklyFiles, huddleFile(nil)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		expect := func(when string, want int) {
			t.Helper()
			h.mailsWeekly()
			if len(*mails) != want {
				t.Fatalf("%s: %d mails, want %d", when, len(*mails), want)
			}
		}
		expect("an hour before", 0)
		h.pass(time.Hour)
		// Two servers find it due, and one of them does it twice after a crash.
		var both sync.WaitGroup
		for range 2 {
			both.Go(func() {
				for range 2 {
					_ = h.app.Weekly.MailWeeklyFiles(t.Context(), jobs.Job{})
				}
			})
		}
		both.Wait()
		expect("at its time", 1)
		h.pass(6 * 24 * time.Hour)
		expect("six days later", 1)
		h.pass(24 * time.Hour)
		expect("a week later", 2)
		h.pass(31 * 24 * time.Hour)
		expect("after a month in which nothing ran", 3)
		h.pass(time.Hour)
		expect("an hour after that", 3)
		m := (*mails)[2]
		if m.Subject != "Weekly file: Positions Worked On" || m.FileName != "Positions Worked On.csv" ||
			!strings.HasPrefix(m.FileText, "\ufeffSr. No.,Position Name,Position Type,Dept Name,Location,No. of Calls,") ||
			!strings.Contains(m.Plain, "Days: 17 Apr 2026 – 23 Apr 2026") ||
			!strings.Contains(m.Plain, "http://muster.test/huddleDashboard?from=2026-04-17&to=2026-04-23&view=positions") {
			t.Errorf("the mail: %+v", m)
		}
		a := h.as("administrator").get("/api/audit?kind=Download&about=WeeklyFile")
		if a.Total != 3 || a.Data[0]["actorId"] != h.idOf("manager") ||
			!strings.Contains(a.Raw, `/huddleDashboard?from=2026-04-17`) {
			t.Errorf("the audit: %s", a.Raw)
		}
		if row := h.as("manager").get(weeklyFiles).Data[0]; row["dueAt"] != "2026-04-27T10:30:00Z" {
			t.Errorf("next: %v", row)
		}
	})
}

func TestWeeklyFileStopsWithTheRight(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		mails := h.posted()
		for _, who := range []string{"manager", "manager4"} {
			if a := h.as(who).post(weeklyFiles, huddleFile(nil)); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		if err := h.app.Store.InTx(t.Context(), func(q *store.Queries) error {
			if _, err := q.RemoveGrant(t.Context(), store.RemoveGrantParams{UserID: h.idOf("manager"),
				GrantName: string(hiring.GrantManager)}); err != nil {
				return err
			}
			_, err := q.SetActive(t.Context(), store.SetActiveParams{ID: h.idOf("manager4"), Active: false})
			return err
		}); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			h.pass(7 * 24 * time.Hour)
			h.mailsWeekly()
		}
		if len(*mails) != 0 {
			t.Errorf("mails to who may not see the dashboard: %+v", *mails)
		}
		if a := h.as("manager").get(weeklyFiles); len(a.Data) != 0 {
			t.Errorf("it is still there: %s", a.Raw)
		}
		a := h.as("administrator").get("/api/audit?kind=StopWeeklyFile")
		for _, reason := range []string{hiring.NotAllowed, "The reader can no longer sign in", h.idOf("manager4")} {
			if a.Total != 2 || a.Data[0]["actorId"] != "" || !strings.Contains(a.Raw, reason) {
				t.Errorf("%q is not in the audit: %s", reason, a.Raw)
			}
		}
	})
}

// TestEveryDashboardIsMailed compares what is mailed with the answers of the calls that the files of the screens use.
func TestEveryDashboardIsMailed(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		mails := w.posted()
		filters := map[string]map[string]string{
			"/ELPL_sheets":        {"req": w.first, "stage": "CALL"},
			"/candidate_feedback": {"req": w.first},
		}
		periods := map[hiring.PeriodKind]string{hiring.PeriodDays: "Last 30 Days", hiring.PeriodMonth: "Last Month",
			hiring.PeriodYear: "This Year", "": ""}
		manager := w.as("manager")
		for _, d := range hiring.WeeklyDashboards {
			if a := manager.post(weeklyFiles, weeklyBody{"dashboard": d.Path, "period": periods[d.Period],
				"filters": filters[d.Path], "weekday": 1, "hour": 9}); a.code() != "200" {
				t.Fatalf("%s: %s", d.Path, a.Raw)
			}
		}
		w.pass(7 * 24 * time.Hour)
		w.mailsWeekly()
		var names []string
		rows := map[string]int{}
		for _, m := range *mails {
			// The moves before have mails of their own.
			if m.FileName == "" {
				continue
			}
			names = append(names, m.FileName)
			rows[m.FileName] = strings.Count(m.FileText, "\r\n") - 1
		}
		slices.Sort(names)
		if len(names) != 14 || len(slices.Compact(slices.Clone(names))) != 14 {
			t.Fatalf("%d files: %v", len(names), names)
		}
		manager = w.as("manager")
		for name, want := range map[string]int{
			"Average TTF 2026.csv": 13, "Offer Sent and Accepted 2026.csv": 13, "Monthly Requisition Data 2026.csv": 13,
			"Team S6.csv": 8, "Selected Candidate Source Mar-2026.csv": 1, "Source Chart Mar-2026.csv": 1, "ELPL Calls.csv": 3,
			"Requisition Open Till Date.csv": len(manager.get("/api/Position_Dashboard.svc/get_Position_Dashboard").Data),
		} {
			if rows[name] != want {
				t.Errorf("%s has %d rows, want %d", name, rows[name], want)
			}
		}
	})
}
