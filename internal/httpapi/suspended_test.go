package httpapi_test

import (
	"maps"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"muster/internal/app/account"
	"muster/internal/app/interviews"
	"muster/internal/app/waits"
	"muster/internal/app/weekly"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store/storetest"
)

// repeatable are the kinds of jobs that may be done any number of times: what they do depends on what is there.
var repeatable = []string{account.JobSweep, interviews.JobPlanReminders, waits.JobRenewWaits, weekly.JobMailWeeklyFiles}

// written is what jobs leave behind.
func (d *team) written() (all []string) {
	for _, query := range []string{
		"SELECT 'message ' || id || state || attempts || reason FROM message ORDER BY id",
		"SELECT 'job ' || id || kind || attempts || CAST(run_at AS text) FROM job ORDER BY id",
		"SELECT 'change ' || topic || ' ' || n FROM change_mark ORDER BY topic",
		"SELECT 'text ' || candidate_id || state FROM resume_text ORDER BY candidate_id",
		"SELECT 'recipient ' || number || state FROM broadcast_recipient ORDER BY number",
	} {
		all = append(all, storetest.Column(d.t, d.database, query)...)
	}
	return all
}

// besideASuspended does all jobs as a machine does that took over from a suspended one, which wakes up before and after
// each of them is done.
func (d *team) besideASuspended(done map[string]bool) {
	d.t.Helper()
	d.workBy(func(job jobs.Job) {
		wakes := func(when string) {
			former, before := job, d.written()
			former.Attempt--
			_ = d.app.Jobs()[job.Kind](d.t.Context(), former)
			if diff := cmp.Diff(before, d.written()); diff != "" {
				d.t.Errorf("%s: whoever lost the lease wrote %s it was done: %s", job.Kind, when, diff)
			}
		}
		once := !slices.Contains(repeatable, job.Kind)
		if once {
			wakes("before")
		}
		_ = d.app.Jobs()[job.Kind](d.t.Context(), job)
		if once {
			wakes("after")
		}
		done[job.Kind] = true
	})
}

func TestSuspendedWorkerQueuesNoInterviewMails(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		stepOf(t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))))
		d.besideASuspended(map[string]bool{})
		d.pass(hiring.UndoableMailDelay)
		if came := d.arrives(); len(came) != 2 {
			t.Errorf("%d interview mails left: %+v", len(came), came)
		}
	})
}

// Every kind of job is done here, beside a worker that lost its lease.
func TestWorkersThatLostTheirLeaseWriteNothing(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		done := map[string]bool{}
		leave := func() {
			t.Helper()
			d.besideASuspended(done)
			d.pass(hiring.UndoableMailDelay)
			d.besideASuspended(done)
		}
		d.whatsapp().answers(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = w.Write([]byte(`{"messages":[{"id":"wamid.1"}]}`))
		})
		req, can := d.invited()
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		step := stepOf(t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))))
		leave()
		if a := d.recruiter.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		leave()
		stepOf(t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))))
		leave()
		d.pass(4 * 24 * time.Hour)
		leave()
		d.manager, d.recruiter = d.as("manager"), d.as("recruiter")
		if a := d.recruiter.post(broadcasts, map[string]any{"candidates": []string{can}}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		leave()
		d.revoke(req)
		if a := d.nobody().post("/api/User.svc/forgot_password",
			body{"MOBILE": login(t, "recruiter").Mobile}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for _, start := range []error{d.app.Account.StartSweeping(t.Context()), d.app.Weekly.StartMailing(t.Context())} {
			if start != nil {
				t.Fatal(start)
			}
		}
		storetest.Exec(t, d.database, "INSERT INTO job (id, kind, payload, run_at, attempts, dead, last_error, created_at) "+
			"SELECT 'plan', 'PlanReminders', 'null', created_at, 0, FALSE, '', created_at FROM app_user LIMIT 1; "+
			"INSERT INTO job (id, kind, payload, run_at, attempts, dead, last_error, created_at) "+
			"SELECT 'renew', 'RenewWaits', 'null', created_at, 0, FALSE, '', created_at FROM app_user LIMIT 1")
		leave()
		for kind := range maps.Keys(d.app.Jobs()) {
			if !done[kind] {
				t.Errorf("%s was not done", kind)
			}
		}
	})
}
