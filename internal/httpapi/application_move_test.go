package httpapi_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

// arranged has the fields that a status requires to arrange an interview.
func (d *team) arranged(person string) body {
	return body{
		"CALLBACK_DATE": "2026-03-20", "CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Online",
		"MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": person,
	}
}

// opened is a requisition that the recruiter works on, with one candidate.
func (d *team) opened(kind string, positions int) (req, can string) {
	d.t.Helper()
	req = d.approved(kind, positions)
	if a := d.assign(req, []string{d.hr}, positions); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	return req, d.add(req, "Asha Rao", "9000000001")
}

// programme is opened for a requisition of the ESA programme.
func (d *team) programme() (req, can string) {
	d.t.Helper()
	req, can = d.opened("Part Time", 2)
	storetest.Exec(d.t, d.database, "UPDATE requisition SET esa = 'live' WHERE id = '"+req+"'")
	return req, can
}

// nextRow is the part of the next-moves reply that the tests read.
type nextRow struct {
	TakesBack, TakesBackUntil, Restored string
	Version                             int
	Stage, Status, RemappedBy           string
	Blacklisted, Closed, Esa            bool
	Stages                              []nextStage
	Buttons                             []struct {
		Action, Reason string
		Shown, Enabled bool
	}
	Interview struct {
		Stage, Date, Time, Type, Place, PersonID, Person, Reason, Reply string
		Results                                                         []nextOption
		Factors                                                         []string
	}
	Decision struct {
		Stage   string
		Options []nextOption
	}
}

type nextStage struct {
	Stage, Label, Dialog, State, Reason, OpensAfter string
	People                                          []string
	Options                                         []nextOption
}

type nextOption struct {
	ID, Status, Label, FirstDate, LastDate, UsualDate                  string
	Date, NeedsDate, NeedsTime, NeedsComment, Interview, HidesFeedback bool
}

func (d *team) next(c *client, req, can string) nextRow {
	d.t.Helper()
	a := c.get("/api/applications/next?candidate=" + can + "&requisition=" + req)
	var got struct{ Data []nextRow }
	if err := json.Unmarshal([]byte(a.Raw), &got); err != nil || a.code() != "200" || len(got.Data) != 1 {
		d.t.Fatalf("next: %v %s", err, a.Raw)
	}
	return got.Data[0]
}

func (n nextRow) stage(name string) nextStage {
	return n.Stages[slices.IndexFunc(n.Stages, func(s nextStage) bool { return s.Stage == name })]
}

// button is the state of a button: hidden, enabled, or the reason why it is disabled.
func (n nextRow) button(name string) string {
	for _, b := range n.Buttons {
		switch {
		case b.Action != name:
		case !b.Shown:
			return "hidden"
		case b.Enabled:
			return "enabled"
		default:
			return b.Reason
		}
	}
	return "absent"
}

func statusesOf(options []nextOption) string {
	names := make([]string, len(options))
	for i, o := range options {
		names[i] = o.Status
	}
	return strings.Join(names, ", ")
}

func TestNextReturnsTheRail(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		n := d.next(d.recruiter, req, can)
		states := ""
		for _, s := range n.Stages {
			states += s.Label + " " + s.State + " " + s.Dialog + " " + s.OpensAfter + "; "
		}
		want := "New done  ; CALL open Call ; HR ROUND locked HR Round Status CALL; " +
			"TL ROUND locked TL Round Status HR ROUND; PL ROUND locked PL Round Status TL ROUND; " +
			"CEO ROUND locked CEO Round Status PL ROUND; OFFER locked Offer Stage CEO ROUND; " +
			"JOINING locked Joining Stage OFFER; "
		if states != want {
			t.Errorf("the rail of a new candidate is\n%s, want\n%s", states, want)
		}
		call := n.stage("CALL")
		if got := statusesOf(call.Options); got != "Ringing, Not Contactable, Call Back, Wrong Number, Will Revert, "+
			"Not Suitable, Not Interested, For Future Openings, Shortlisted" {
			t.Errorf("the call dialog offers %s", got)
		}
		ringing, shortlisted := call.Options[0], call.Options[8]
		if !ringing.HidesFeedback || ringing.NeedsComment || !ringing.NeedsDate || !ringing.NeedsTime ||
			ringing.Interview || ringing.FirstDate != "2026-03-16" || ringing.LastDate != "" {
			t.Errorf("Ringing: %+v", ringing)
		}
		if !shortlisted.Interview || !shortlisted.NeedsComment || !shortlisted.NeedsTime ||
			shortlisted.UsualDate != "2026-03-16" || shortlisted.ID == "" {
			t.Errorf("Shortlisted: %+v", shortlisted)
		}
		if fmt.Sprint(call.People) != "[HR Interviewer]" ||
			fmt.Sprint(n.stage("TL_ROUND").People) != "[TL Interviewer]" {
			t.Errorf("people: %v, %v", call.People, n.stage("TL_ROUND").People)
		}
		for button, want := range map[string]string{
			"back": "enabled", "viewResume": "enabled", "edit": "enabled", "takeInterview": "hidden",
			"documents": "hidden", "pushToOffer": "hidden",
			"shortlist": "hidden", "blacklist": "enabled",
		} {
			if got := n.button(button); got != want {
				t.Errorf("%s is %s", button, got)
			}
		}

		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.conductor)); a.code() != "200" ||
			a.message() != "Updated Successfully" {
			t.Fatal(a.Raw)
		}
		n = d.next(d.recruiter, req, can)
		i := n.Interview
		if n.Stage != "HR_ROUND" || n.Status != "Scheduled" || i.Stage != "HR_ROUND" || i.Date != "2026-03-20" ||
			i.Time != "15:30" || i.Type != "Online" ||
			i.Place != "https://meet.example/1" || i.PersonID != d.conductor || i.Person == "" || len(i.Factors) != 0 {
			t.Errorf("the HR interview: %+v", n)
		}
		if statusesOf(i.Results) != "Rescheduled, Selected, Rejected, On-Hold" ||
			n.button("takeInterview") != "enabled" {
			t.Errorf("Take Interview offers %s", statusesOf(i.Results))
		}
		if got := statusesOf(n.stage("HR_ROUND").Options); got !=
			"Rescheduled, Selected, Rejected, On-Hold, Skip, Backed Out" {
			t.Errorf("the HR dialog offers %s", got)
		}
		d.moves(req, can, "HR_ROUND Selected", "TL_ROUND Scheduled")
		if n = d.next(d.recruiter, req, can); len(n.Interview.Results) != 0 || n.button("takeInterview") != "hidden" {
			t.Errorf("the owner can judge a TL interview: %+v", n.Interview)
		}
		n = d.next(d.manager, req, can)
		if statusesOf(n.Interview.Results) != "Rescheduled, Selected, Rejected, On-Hold" || len(n.Interview.Factors) != 5 {
			t.Errorf("a manager cannot judge a TL interview: %+v", n.Interview)
		}
		if got := statusesOf(n.stage("TL_ROUND").Options); got != "Rescheduled, On-Hold, Skip, Backed Out" {
			t.Errorf("the TL dialog offers %s", got)
		}
		if a := d.as("recruiter2").get("/api/applications/next?candidate=" + can + "&requisition=" +
			req); a.Status != http.StatusForbidden {
			t.Errorf("another recruiter: %s", a.Raw)
		}
		if a := d.recruiter.get("/api/applications/next?candidate=" + nothing + "&requisition=" +
			req); a.code() != "404" {
			t.Errorf("no such candidate: %s", a.Raw)
		}
		if n := d.next(d.as("senior-hr"), req, can); n.stage("TL_ROUND").State != "locked" ||
			n.stage("TL_ROUND").Reason != "You are not allowed to do this" || n.button("edit") != "hidden" {
			t.Errorf("a reader: %+v", n)
		}
	})
}

// moves makes moves as the manager; each is a stage and a status.
func (d *team) moves(req, can string, moves ...string) {
	d.t.Helper()
	for _, move := range moves {
		stage, status, _ := strings.Cut(move, " ")
		more := body{"CALLBACK_DATE": "2026-03-16"}
		if status == "Scheduled" || status == "Shortlisted" || status == "Rescheduled" {
			more = d.arranged(d.conductor)
		}
		if status == "Expected DOJ" {
			more = body{"CALLBACK_DATE": "2026-04-01"}
		}
		if a := d.move(d.manager, req, can, stage, status, more); a.code() != "200" {
			d.t.Fatalf("%s: %s", move, a.Raw)
		}
	}
}

// toCEO are the moves up to a passed CEO round.
var toCEO = []string{"CALL Shortlisted", "HR_ROUND Selected", "TL_ROUND Skip", "PL_ROUND Skip", "CEO_ROUND On-Hold"}

func TestStaleMoveIsRefused(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		saw := fmt.Sprint(d.next(d.recruiter, req, can).Version)
		first := d.arranged(d.conductor)
		first["VERSION"] = saw
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", first); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for name, a := range map[string]reply{
			"a move": d.move(d.manager, req, can, "CALL", "Not Interested",
				body{"VERSION": saw}),
			"a move that the rules would take": d.move(d.manager, req, can, "HR_ROUND", "Selected",
				body{"VERSION": saw}),
			"blacklist": d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
				body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied", "VERSION": saw}),
		} {
			if a.code() != "409" || a.message() !=
				"Meanwhile this candidate is at HR ROUND Scheduled, set by Asha Kulkarni. Please look again." {
				t.Errorf("%s: %s", name, a.Raw)
			}
		}
		n := d.next(d.manager, req, can)
		if n.Status != "Scheduled" || n.Blacklisted {
			t.Errorf("something was overwritten: %+v", n)
		}
		if a := d.move(d.manager, req, can, "HR_ROUND", "Selected",
			body{"VERSION": fmt.Sprint(n.Version)}); a.code() != "200" ||
			a.message() != "Interview Updated Successfully" {
			t.Errorf("with the version of now: %s", a.Raw)
		}
		if a := d.as("recruiter2").post("/api/Candidate_Dashboard.svc/update_candidate_round",
			body{"CAN_ID": can, "REQ_ID": req, "STAGE": "TL_ROUND", "STATUS": "Skip", "COMMENT": "x",
				"VERSION": saw}); a.Status != http.StatusForbidden {
			t.Errorf("a stranger is answered: %s", a.Raw)
		}
	})
}

func TestMoveWithAKeyHappensOnce(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		text, _ := json.Marshal(body{"CAN_ID": can, "REQ_ID": req, "STAGE": "CALL", "STATUS": "Wrong Number"})
		for range 2 {
			request, _ := http.NewRequestWithContext(t.Context(), "POST",
				d.url+"/api/Candidate_Dashboard.svc/update_candidate_round", bytes.NewReader(text))
			request.Header.Set("Content-Type", "application/json")
			request.Header.Set("Idempotency-Key", "the same call")
			if a := d.recruiter.do(request); a.code() != "200" || a.message() != "Updated Successfully" {
				t.Errorf("%s", a.Raw)
			}
		}
		if events := storetest.Column(t, d.database,
			"SELECT status FROM stage_event WHERE stage = 'CALL'"); len(events) != 1 {
			t.Errorf("events: %v", events)
		}
	})
}

func TestMissingFieldsOfEachStatusAreNamed(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		try := func(stage, status string, more body, field, sentence string) {
			t.Helper()
			if a := d.move(d.manager, req, can, stage, status, more); a.Status != http.StatusBadRequest ||
				a.field() != field || a.message() != sentence {
				t.Errorf("%s %s %v: %d %s", stage, status, more, a.Status, a.Raw)
			}
		}
		without := func(name, value string) body {
			b := d.arranged(d.conductor)
			b[name] = value
			return b
		}
		try("CALL", "", nil, "STATUS", "All Fields Are Compulsory!!")
		try("CALL", "Offer Sent", nil, "STATUS", "This status does not belong to this stage")
		try("NOWHERE", "Ringing", nil, "STAGE", "There is no such stage")
		try("CALL", "Call Back", body{"CALLBACK_TIME": "10:00"}, "CALLBACK_DATE", "Please Select Date!!")
		try("CALL", "Call Back", body{"CALLBACK_DATE": "2026-03-17"}, "CALLBACK_TIME", "Please Select Time!!")
		try("CALL", "Call Back", body{"CALLBACK_DATE": "2026-03-15", "CALLBACK_TIME": "10:00"}, "CALLBACK_DATE",
			"The date cannot be in the past")
		try("CALL", "Not Interested", body{"COMMENT": "  "}, "COMMENT", "All Fields Are Compulsory!!")
		try("CALL", "Shortlisted", without("CALLBACK_TIME", ""), "CALLBACK_TIME", "Please Select Time!!")
		try("CALL", "Shortlisted", without("MEETING_LINK", ""), "MEETING_LINK", "Please Add Link!!")
		try("CALL", "Shortlisted", func() body {
			b := without("MEETING_LINK",
				" ")
			b["INTERVIEW_TYPE"] = "Offline"
			return b
		}(), "MEETING_LINK", "Please Add Location!!")
		try("CALL", "Shortlisted", without("INTERVIEW_TYPE", "Phone"), "INTERVIEW_TYPE", "All Fields Are Compulsory!!")
		try("CALL", "Shortlisted", without("METTING_CONDUCTED_BY_ID", ""), "METTING_CONDUCTED_BY_ID",
			"All Fields Are Compulsory!!")
		try("CALL", "Shortlisted", without("METTING_CONDUCTED_BY_ID", nothing), "METTING_CONDUCTED_BY_ID",
			"All Fields Are Compulsory!!")
		d.moves(req, can, toCEO...)
		try("OFFER", "Offer Sent", nil, "CALLBACK_DATE", "Please Select Date!!")
		try("OFFER", "Offer Sent", body{"CALLBACK_DATE": "2026-03-17"}, "CALLBACK_DATE",
			"The date cannot be in the future")
		d.moves(req, can, "OFFER Offer Sent", "OFFER Offer Accepted")
		try("JOINING", "Expected DOJ", nil, "CALLBACK_DATE", "Please Select Date!!")
		if n := d.next(d.manager, req, can); n.Stage != "OFFER" || n.Status != "Offer Accepted" {
			t.Errorf("something was changed: %+v", n)
		}
	})
}

func TestTakingAnInterviewWithScores(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		interviewer, c := d.idOf("interviewer"), d.as("interviewer")
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected")
		if a := d.move(d.recruiter, req, can, "TL_ROUND", "Scheduled", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		records := c.get("/api/Candidate_Dashboard.svc/get_interview_records/" + interviewer)
		mustHave(t, "get_interview_records", records,
			"REQ_ID CAN_ID NAME MOBILE POSITION_NAME STAGE DATETIME INTERVIEW_TYPE TOTAL_EXPERIENCE RESUME "+
				"LOCATION COMMENT EMAIL", "SERIAL VERSION LATE REPLY")
		row := records.Data[0]
		if len(records.Data) != 1 || row["CAN_ID"] != can || row["REQ_ID"] != req || row["STAGE"] != "TL_ROUND" ||
			row["DATETIME"] != "2026-03-20T10:00:00Z" ||
			row["LOCATION"] != "https://meet.example/1" || row["COMMENT"] != "noted$noted$noted$noted" ||
			row["POSITION_NAME"] != "Full Time Developer" {
			t.Errorf("the interviewer's list: %s", records.Raw)
		}
		if a := d.as("interviewer").get("/api/Candidate_Dashboard.svc/get_interview_records/" +
			d.managerID); a.Status != http.StatusForbidden {
			t.Errorf("somebody else's interviews: %s", a.Raw)
		}
		if n := d.next(c, req, can); statusesOf(n.Interview.Results) != "Rescheduled, Selected, Rejected, On-Hold" ||
			n.stage("TL_ROUND").State != "locked" {
			t.Errorf("the interviewer: %+v", n)
		}
		take := func(c *client, status string, scores []map[string]any) reply {
			return c.post("/api/Candidate_Dashboard.svc/update_candidate_round", map[string]any{
				"CAN_ID": can, "REQ_ID": req, "STAGE": "TL_ROUND", "STATUS": status, "COMMENT": "solid",
				"TAKE_INTERVIEW": "1", "SCORES": scores,
			})
		}
		good := []map[string]any{{"FACTOR": "Communication", "SCORE": 4}, {"FACTOR": "Ownership", "SCORE": "5"}}
		for name, a := range map[string]reply{
			"a score of 6":          take(c, "Selected", []map[string]any{{"FACTOR": "Ownership", "SCORE": 6}}),
			"an unknown factor":     take(c, "Selected", []map[string]any{{"FACTOR": "Looks", "SCORE": 3}}),
			"a factor twice":        take(c, "Selected", append(slices.Clone(good), good[0])),
			"scores of no decision": take(c, "Rescheduled", good),
		} {
			if a.Status != http.StatusBadRequest || a.message() == "" {
				t.Errorf("%s: %s", name, a.Raw)
			}
		}
		if a := take(d.recruiter, "Selected", nil); a.code() != "409" {
			t.Errorf("the owner judges a TL interview: %s", a.Raw)
		}
		if a := take(c, "Selected", good); a.code() != "200" || a.message() != "Interview Updated Successfully" {
			t.Fatalf("the result: %s", a.Raw)
		}
		scores := storetest.Column(t, d.database,
			"SELECT factor || ' ' || CAST(score AS text) FROM feedback ORDER BY factor")
		if fmt.Sprint(scores) != "[Communication 4 Ownership 5]" {
			t.Errorf("scores: %v", scores)
		}
		steps := d.recruiter.get(timelineOf + can + "/" + req).Data
		if last := steps[len(steps)-1]; last["STATUS"] != "Selected" ||
			fmt.Sprint(last["SCORES"]) != "[map[FACTOR:Communication SCORE:4] map[FACTOR:Ownership SCORE:5]]" {
			t.Errorf("the scores in the timeline: %v", last)
		}
		if a := take(c, "Selected", nil); a.code() == "200" {
			t.Errorf("a result twice: %s", a.Raw)
		}
		if left := c.get("/api/Candidate_Dashboard.svc/get_interview_records/" + interviewer); len(left.Data) != 0 ||
			left.code() != "200" {
			t.Errorf("what is left: %s", left.Raw)
		}
	})
}

func TestPushToOfferAndDocuments(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		push := func(status string) reply {
			return d.recruiter.post("/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer",
				body{"CAN_ID": can, "REQ_ID": req, "CREATED_BY": d.hr, "STATUS": status})
		}
		documents := func(flag string) reply {
			return d.recruiter.post("/api/Candidate_Dashboard.svc/document_upload", body{"CAN_ID": can, "REQ_ID": req,
				"USER_GUID": d.hr, "DOC_UPLOAD_FLAG": flag})
		}
		if a := push("Push To Offer"); a.code() != "409" ||
			a.message() != "Push to Offer needs a passed CEO round first" {
			t.Errorf("too early: %s", a.Raw)
		}
		if a := documents("1"); a.code() != "409" {
			t.Errorf("documents too early: %s", a.Raw)
		}
		d.moves(req, can, toCEO...)
		if n := d.next(d.recruiter, req, can); n.button("pushToOffer") != "enabled" ||
			n.button("documents") != "enabled" {
			t.Errorf("after the CEO round: %+v", n.Buttons)
		}
		if a := push("Shortlisted"); a.Status != http.StatusBadRequest || a.field() != "STATUS" {
			t.Errorf("the status of another call: %s", a.Raw)
		}
		if a := push("Push To Offer"); a.code() != "200" || a.message() != "Candidate pushed to offer." {
			t.Fatalf("push: %s", a.Raw)
		}
		if a := push("Push To Offer"); a.code() != "409" || a.message() != "The candidate is pushed to offer already" {
			t.Errorf("push twice: %s", a.Raw)
		}
		if a := documents("0"); a.Status != http.StatusBadRequest || a.field() != "DOC_UPLOAD_FLAG" {
			t.Errorf("flag 0: %s", a.Raw)
		}
		if a := documents("1"); a.code() != "200" {
			t.Errorf("documents: %s", a.Raw)
		}
		n := d.next(d.recruiter, req, can)
		if n.Stage != "OFFER" || n.Status != "Push To Offer" ||
			n.button("pushToOffer") != "The candidate is pushed to offer already" ||
			n.button("documents") != "The documents are sent already" {
			t.Errorf("afterwards: %+v", n)
		}
	})
}

func TestBlacklistEndsEverything(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		d.moves(req, can, toCEO...)
		d.moves(req, can, "OFFER Offer Sent", "OFFER Offer Accepted")
		if d.status(req) != "Completed" {
			t.Fatalf("before: %s", d.status(req))
		}
		blacklist := func(c *client, comment string) reply {
			return c.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", body{"CAN_ID": can, "REQ_ID": req,
				"COMMENT": comment})
		}
		if a := blacklist(d.recruiter, " "); a.Status != http.StatusBadRequest || a.field() != "COMMENT" {
			t.Errorf("without a comment: %s", a.Raw)
		}
		if a := blacklist(d.as("recruiter2"), "x"); a.Status != http.StatusForbidden {
			t.Errorf("somebody else's candidate: %s", a.Raw)
		}
		if a := blacklist(d.recruiter, "false papers"); a.code() != "200" ||
			a.message() != "Candidate Blacklisted Succesfully" {
			t.Fatalf("blacklist: %s", a.Raw)
		}
		if d.status(req) != "Inprogress" {
			t.Errorf("the requisition does not follow: %s", d.status(req))
		}
		if a := blacklist(d.manager, "again"); a.code() != "409" || a.message() != "Candidate is Blacklisted" {
			t.Errorf("twice: %s", a.Raw)
		}
		if a := d.move(d.manager, req, can, "JOINING", "Joined", nil); a.code() != "409" ||
			a.message() != "Candidate is Blacklisted" {
			t.Errorf("a move after it: %s", a.Raw)
		}
		n := d.next(d.manager, req, can)
		if !n.Blacklisted || !n.Closed || n.button("edit") != "Candidate is Blacklisted" ||
			n.button("viewResume") != "Candidate is Blacklisted" || n.stage("JOINING").State != "locked" {
			t.Errorf("next: %+v", n)
		}
	})
}

func TestStagesOfTheProgramme(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.programme()
		esa := func(c *client, stage, status string, more body) reply {
			sent := body{"CAN_ID": can, "REQ_ID": req, "STAGE": stage, "STATUS": status, "COMMENT": "noted"}
			for name, value := range more {
				sent[name] = value
			}
			return c.post("/api/Web_Candidate.svc/update_candidate_round_esa", sent)
		}
		if a := esa(d.manager, "CALL", "Call Back", body{"CALLBACK_DATE": "2026-03-16",
			"CALLBACK_TIME": "10:00"}); a.Status != http.StatusBadRequest ||
			a.message() != "The date must be tomorrow or later" {
			t.Errorf("a follow-up today: %s", a.Raw)
		}
		if a := esa(d.manager, "CALL", "Call Back", body{"CALLBACK_DATE": "2026-03-17",
			"CALLBACK_TIME": "10:00"}); a.code() != "200" {
			t.Errorf("a follow-up tomorrow: %s", a.Raw)
		}
		n := d.next(d.manager, req, can)
		if !n.Esa || n.button("back") != "hidden" || n.stage("HR_ROUND").State != "hidden" ||
			n.stage("OFFER").OpensAfter != "CALL" || n.stage("CALL").Options[0].FirstDate != "2026-03-17" {
			t.Errorf("the rail of the programme: %+v", n)
		}
		if a := d.as("esa-assigned").post("/api/Web_Candidate.svc/Candidate_Shortlist",
			body{"CAN_ID": can, "REQ_ID": req}); a.Status != http.StatusForbidden {
			t.Errorf("somebody else's: %s", a.Raw)
		}
		never := d.add(req, "Ravi Iyer", "9000000002")
		if a := d.manager.post("/api/Web_Candidate.svc/Candidate_Shortlist", body{"CAN_ID": never,
			"REQ_ID": req}); a.code() != "409" || !strings.HasPrefix(a.message(), "Please call the candidate first") {
			t.Errorf("never called: %s", a.Raw)
		}
		if a := d.manager.post("/api/Web_Candidate.svc/Candidate_Shortlist", body{"CAN_ID": can, "REQ_ID": req,
			"STATUS": "Shortlisted"}); a.code() != "200" || a.message() != "Candidate shortlisted." {
			t.Fatalf("shortlist: %s", a.Raw)
		}
		if a := d.manager.post("/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer", body{"CAN_ID": can,
			"REQ_ID": req}); a.code() != "409" || a.message() != "Push to Offer needs Selected first" {
			t.Errorf("push before Selected: %s", a.Raw)
		}
		for _, step := range []string{"CALL Selected", "OFFER KYC Submitted", "OFFER KYC Verified"} {
			stage, status, _ := strings.Cut(step, " ")
			if a := esa(d.manager, stage, status, nil); a.code() != "200" {
				t.Fatalf("%s: %s", step, a.Raw)
			}
		}
		if a := d.manager.post("/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer",
			body{"CAN_ID": can, "REQ_ID": req}); a.code() != "200" {
			t.Errorf("push: %s", a.Raw)
		}
		if got := statusesOf(d.next(d.manager, req,
			can).stage("OFFER").Options); got != "Offer Sent, Offer Not Sent, Backed Out" {
			t.Errorf("the offer dialog of a pushed candidate: %s", got)
		}
	})
}

func TestStagesOfTheProgrammeAreItsOwn(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		if a := d.recruiter.post("/api/Web_Candidate.svc/update_candidate_round_esa",
			body{"CAN_ID": can, "REQ_ID": req, "STAGE": "CALL", "STATUS": "Wrong Number"}); a.code() != "409" {
			t.Errorf("outside the programme: %s", a.Raw)
		}
		if a := d.manager.post("/api/Web_Candidate.svc/Candidate_Shortlist",
			body{"CAN_ID": can, "REQ_ID": req}); a.code() != "409" {
			t.Errorf("shortlist outside the programme: %s", a.Raw)
		}
	})
}

func TestMoveChangesItsTopics(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		before := d.manager.get("/api/changes?since=0").Data[0]["now"].(float64)
		d.pass(time.Minute)
		if a := d.move(d.recruiter, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		after := d.manager.get(fmt.Sprintf("/api/changes?since=%.0f", before)).Data[0]
		if !strings.Contains(fmt.Sprint(after["topics"]), "candidate") {
			t.Errorf("topics: %v", after)
		}
	})
}

// A recruiter could once name themselves for the CEO round with one raw call.
func TestOnlyConductorsConductARound(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		refused := func(stage, status, person, message string) {
			t.Helper()
			a := d.move(d.recruiter, req, can, stage, status, d.arranged(person))
			if a.Status != 400 || a.field() != "METTING_CONDUCTED_BY_ID" || a.message() != message {
				t.Errorf("%s by %s: %s", stage, person, a.Raw)
			}
		}
		refused("CALL", "Shortlisted", d.lead,
			"The HR ROUND is conducted by Recruiter, ESA HR, Interviewer or a manager")
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected", "TL_ROUND Skip", "PL_ROUND Skip")
		refused("CEO_ROUND", "Scheduled", d.hr, "The CEO ROUND is conducted by CEO or a manager")
		d.does(d.recruiter, req, can, "CEO_ROUND", "Scheduled", d.arranged(d.managerID))
	})
}

// The answer lists every field at fault, by the names that were sent; its head has the first.
func TestAllFaultsOfAMoveAreAnswered(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		a := d.recruiter.post("/api/Candidate_Dashboard.svc/update_candidate_round",
			body{"CAN_ID": can, "REQ_ID": req, "STAGE": "CALL", "STATUS": "Shortlisted", "CALLBACK_DATE": "2026-03-20"})
		var got struct {
			Fields []struct{ FIELD, MESSAGE string }
		}
		if err := json.Unmarshal([]byte(a.Raw), &got); err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, f := range got.Fields {
			names = append(names, f.FIELD)
		}
		if a.Status != 400 || a.field() != "COMMENT" || a.message() != "All Fields Are Compulsory!!" || !slices.Equal(names,
			[]string{"COMMENT", "CALLBACK_TIME", "INTERVIEW_TYPE", "METTING_CONDUCTED_BY_ID", "MEETING_LINK"}) {
			t.Errorf("got %s", a.Raw)
		}
	})
}
