package httpapi_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/app/audit"
	"muster/internal/app/core"
	"muster/internal/store"
)

// traces are the audit lines of one kind, oldest first.
func (h *harness) traces(kind string) []store.AuditRow {
	h.t.Helper()
	lines, _, err := h.app.Audit.ListAudit(h.t.Context(), audit.AuditAsk{Action: kind,
		ListAsk: core.ListAsk{Size: 5000, Sort: "at"}})
	if err != nil {
		h.t.Fatal(err)
	}
	return lines
}

func TestFailedSignInsAndPausesLeaveATrace(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		wrong := body{"MOBILE": l.Mobile, "PASSWORD": "wrong-password"}
		for round := range 2 {
			var tries sync.WaitGroup
			for range 8 {
				tries.Go(func() { h.nobody().post("/api/User.svc/User_login", wrong) })
			}
			tries.Wait()
			failed, paused := h.traces("FailedSignIn"), h.traces("PausedSignIn")
			if len(failed) != 5*(round+1) || len(paused) != round+1 {
				t.Fatalf("round %d: %d lines of failures, %d of pauses", round, len(failed), len(paused))
			}
			if line := failed[0]; line.SubjectID != h.idOf("recruiter") || line.Address == "" || line.ActorID != "" ||
				line.After != `{"mobile":"`+l.Mobile+
					`","call":"UserLogin","why":"Please check user id or password"}` {
				t.Errorf("a failure: %+v", line)
			}
			if line := paused[round]; line.SubjectID != h.idOf("recruiter") || line.Address == "" ||
				!strings.Contains(line.After, `"limit":"one mobile from one address"`) {
				t.Errorf("a pause: %+v", line)
			}
			if warned := strings.Count(h.log.String(), `"msg":"attempts are paused"`); warned != round+1 {
				t.Errorf("round %d: the log warned %d times", round, warned)
			}
			h.pass(16 * time.Minute)
		}
		h.nobody().post("/api/User.svc/User_login", body{"MOBILE": "9111111111", "PASSWORD": "wrong-password"})
		outsider := login(t, "outsider")
		h.nobody().post("/api/User.svc/User_login", body{"MOBILE": outsider.Mobile, "PASSWORD": outsider.Password})
		failed := h.traces("FailedSignIn")[10:]
		if len(failed) != 2 || failed[0].SubjectID != "" || !strings.Contains(failed[0].After, "9111111111") ||
			failed[1].SubjectID != h.idOf("outsider") || !strings.Contains(failed[1].After, "do not have access") {
			t.Errorf("an unknown mobile and a refused department: %+v", failed)
		}
		if text := h.log.String(); strings.Contains(text, l.Mobile) || strings.Contains(text, "wrong-password") {
			t.Error("the log tells a mobile or a password")
		}
	})
}

func TestTheFifthAttemptThatSucceedsBeginsNoPause(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		for range 4 {
			h.nobody().post("/api/User.svc/User_login", body{"MOBILE": l.Mobile, "PASSWORD": "wrong-password"})
		}
		h.as("recruiter")
		if lines := h.traces("PausedSignIn"); len(lines) != 0 {
			t.Errorf("%+v", lines)
		}
	})
}

func TestRefusedAdministrationCallsLeaveATrace(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		h.as("recruiter").get("/api/users?q=rao")
		h.nobody().get("/api/users")
		h.as("administrator").get("/api/users")
		lines := h.traces("RefusedCall")
		if len(lines) != 1 {
			t.Fatalf("%d lines", len(lines))
		}
		if line := lines[0]; line.ActorID != h.idOf("recruiter") || line.SubjectID != "ListUsers" ||
			line.Address == "" || line.After != `{"call":"GET /api/users?q=rao"}` {
			t.Errorf("%+v", line)
		}
	})
}

func TestResumeReadsAndInterviewLinksLeaveATrace(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can, link := d.atTheLead()
		lead := link.Get("person")
		d.manager.get("/api/can_resume/" + can + ".pdf")
		d.nobody().get(resultLink + link.Encode())
		d.nobody().get(resumeLink + link.Encode())
		d.recruiter.post(resultLink+link.Encode(), map[string]any{"STATUS": "Selected", "COMMENT": "good"})
		d.nobody().post(resultLink+link.Encode(), map[string]any{"STATUS": "Selected", "COMMENT": "good"})
		reads := d.traces("ReadResume")
		if len(reads) != 2 || reads[0].ActorID != d.managerID || reads[1].ActorID != lead || reads[0].SubjectID != can ||
			reads[1].SubjectID != can || reads[1].Address == "" || reads[1].After != `{"link":"interview result"}` {
			t.Errorf("resume reads of %s: %+v", req, reads)
		}
		for kind, want := range map[string]string{
			"OpenInterview":   `{"link":"interview result"}`,
			"AnswerInterview": `"answer":"Selected","signedInAs":"Asha Kulkarni"}`,
			"RefusedLink":     `"answer":"Selected","refused":"`,
		} {
			lines := d.traces(kind)
			if len(lines) != 1 || lines[0].ActorID != lead || lines[0].SubjectID != can ||
				!strings.Contains(lines[0].After, want) {
				t.Errorf("%s: %+v", kind, lines)
			}
		}
	})
}

// Whoever leaves the parameter out takes as many rows with them.
func TestAnExportIsToldByItsSize(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		err := h.app.Store.InTx(t.Context(), func(q *store.Queries) error {
			for i := range 101 {
				if err := q.AddMessage(t.Context(), store.AddMessageParams{ID: fmt.Sprintf("m%05d", i),
					Subject: "Mail", Cause: "test", CreatedAt: store.At(h.clock())}); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		c := h.as("administrator")
		if c.get("/api/messages?size=100"); len(h.lines()) != 0 {
			t.Error("a page of a screen is an export")
		}
		c.get("/api/messages?size=101")
		lines := h.lines()
		if len(lines) != 1 || lines[0].ActorID != h.idOf("administrator") || lines[0].Address == "" ||
			lines[0].After != `{"call":"/api/messages?size=101","rows":101}` {
			t.Errorf("%+v", lines)
		}
	})
}
