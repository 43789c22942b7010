package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

const (
	esaPage = "/api/esa_candidates"
	moveEsa = "/api/Web_Candidate.svc/update_candidate_round_esa"
)

// programme is a company with a live requisition of the ESA programme.
type programme struct {
	*working
	live                string
	esaHR, assigned     *client
	esaHRID, assignedID string
}

func eachProgramme(t *testing.T, test func(t *testing.T, p *programme)) {
	eachWorking(t, func(t *testing.T, w *working) {
		test(t, &programme{working: w, live: w.esaOpen(), esaHR: w.as("esa-hr"), assigned: w.as("esa-assigned"),
			esaHRID: w.idOf("esa-hr"), assignedID: w.idOf("esa-assigned")})
	})
}

// backedOut is a candidate of the second requisition whose application is closed.
func (p *programme) backedOut() string {
	p.t.Helper()
	can := p.added(p.recruiter, p.hr, p.second, 1)[0]
	p.call(p.recruiter, p.second, can, "Shortlisted", p.interview())
	if a := p.move(p.recruiter, p.second, can, "HR_ROUND", "Backed Out", nil); a.code() != "200" {
		p.t.Fatal(a.Raw)
	}
	return can
}

// stored is a column of a candidate.
func (p *programme) stored(column, candidate string) string {
	p.t.Helper()
	return storetest.Column(p.t, p.database, "SELECT "+column+" FROM candidate WHERE id = '"+candidate+"'")[0]
}

// typed is what somebody fills in on the public page.
func typed(mobile string, more body) map[string]any {
	sent := map[string]any{
		"NAME": "Roshan Kamble", "MOBILE": mobile, "EMAIL": "r" + mobile + "@mail.example",
		"ADDRESS": "22, Dharavi Cross Road",
		"STATE":   "Maharashtra", "CITY": "Mumbai", "SOURCE_OF_CANDIDATE": "Naukri", "agreed": true, "age": 9000,
	}
	for name, value := range more {
		sent[name] = value
	}
	return sent
}

func TestPublicPageOfTheProgramme(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		row := p.nobody().get(esaPage).Data[0]
		if row["taking"] != true || row["position"] == "" || row["message"] != "" || len(row["sources"].([]any)) == 0 ||
			len(row["places"].([]any)) == 0 || row["company"] == "" || row["employmentType"] != "Part Time" ||
			!strings.Contains(row["consentText"].(string), "keeps and uses what I enter here") ||
			!strings.Contains(row["whatsappText"].(string), "on WhatsApp about other openings.") {
			t.Errorf("the page: %v", row)
		}
		if a := p.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"REQ_ID": p.live, "COMMENTS": "over"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		const none = "The programme is not taking applications at the moment."
		if row := p.nobody().get(esaPage).Data[0]; row["taking"] != false || row["position"] != "" || row["message"] != none {
			t.Errorf("while none are taken: %v", row)
		}
		if a := p.nobody().post(esaPage, typed("9700000001", nil)); a.Status != 200 || a.code() != "409" ||
			a.message() != none {
			t.Errorf("a post while none are taken: %s", a.Raw)
		}
		if n := p.counted("SELECT id FROM candidate WHERE created_by IS NULL"); n != 0 {
			t.Errorf("%d candidates were added", n)
		}
	})
}

// Four people whose mobile or e-mail is known differently get the same answer, byte for byte.
func TestAnswersByTheLinkAreAlike(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		elsewhere := p.added(p.recruiter, p.hr, p.second, 1)[0]
		closed := p.backedOut()
		inside := p.added(p.manager, p.managerID, p.live, 1)[0]
		barred := p.added(p.recruiter, p.hr, p.second, 1)[0]
		if a := p.manager.post(blacklist, body{"CAN_ID": barred, "REQ_ID": p.second, "COMMENT": "lied"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		p.work()
		before := p.counted("SELECT id FROM message")
		mobiles := map[string]string{
			"unknown":   "9700000002",
			"elsewhere": p.stored("mobile", elsewhere),
			"closed":    p.stored("mobile", closed),
			"inside":    p.stored("mobile", inside),
			"barred":    p.stored("mobile", barred),
		}
		answers := map[string]bool{}
		for _, who := range slices.Sorted(maps.Keys(mobiles)) {
			a := p.nobody().post(esaPage, typed(mobiles[who], nil))
			for _, header := range []string{"X-Request-Id", "Date"} {
				a.Header.Del(header)
			}
			answers[fmt.Sprint(a.Status, a.Raw, a.Header)] = true
			if a.Status != 200 || a.code() != "200" || a.message() != "Candidate added Successfully" || len(a.Data) != 0 {
				t.Errorf("%s: %s", who, a.Raw)
			}
		}
		if len(answers) != 1 {
			t.Errorf("there are %d different answers: %v", len(answers), answers)
		}

		at := func(candidate string) string {
			return strings.Join(storetest.Column(t, p.database, `SELECT CASE WHEN a.requisition_id = '`+p.live+
				`' THEN 'programme ' ELSE 'other ' END || a.stage || ' ' || a.status || CASE WHEN a.live THEN '' ELSE ' over' END
				FROM application AS a WHERE a.candidate_id = '`+candidate+`' ORDER BY a.created_at, a.id`), ", ")
		}
		for candidate, want := range map[string]string{
			elsewhere: "other New New", closed: "other HR_ROUND Backed Out over, programme New Re-map",
			inside: "programme New New", barred: "other New Blacklisted over",
		} {
			if got := at(candidate); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
		added := storetest.Column(
			t,
			p.database,
			"SELECT id FROM candidate WHERE mobile = '9700000002' AND created_by IS NULL",
		)
		if len(added) != 1 || at(added[0]) != "programme New New" {
			t.Fatalf("unknown: %v", added)
		}
		if got := storetest.Column(t, p.database, `SELECT outcome FROM esa_typed ORDER BY outcome`); fmt.Sprint(got) !=
			"[added at work elsewhere re-mapped]" {
			t.Errorf("kept beside the records: %v", got)
		}
		if n := p.counted("SELECT id FROM message"); n != before+1 {
			t.Errorf("%d mails, want one to the owner", n-before)
		}
		if p.stored("name", elsewhere) == "Roshan Kamble" {
			t.Error("what was typed was written over the record")
		}
	})
}

func TestWhatStaffSeeOfTheLink(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		elsewhere := p.added(p.recruiter, p.hr, p.second, 1)[0]
		for range 2 {
			if a := p.nobody().post(esaPage, typed(p.stored("mobile", elsewhere), body{"ADDRESS": "Kurla"})); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		row := p.recruiter.get(detailsApp + elsewhere + "/" + p.second + "/" + p.hr).Data[0]
		if row["ESA_APPLIED_ON"] != "2026-03-16T09:30:00Z" || row["NOT_VERIFIED"] != "0" || row["ADDED_BY"] == "ESA link" {
			t.Errorf("at work elsewhere: %v", row)
		}
		kept := p.recruiter.get(esaPage + "/" + elsewhere)
		if len(kept.Data) != 2 || kept.Data[0]["address"] != "Kurla" || kept.Data[0]["verified"] != false ||
			kept.Data[0]["outcome"] != "at work elsewhere" {
			t.Errorf("what was typed: %s", kept.Raw)
		}
		if a := p.other.get(esaPage + "/" + elsewhere); a.code() != "404" {
			t.Errorf("another recruiter: %s", a.Raw)
		}
		if n := p.counted("SELECT id FROM message WHERE cause = 'ApplyByLink'"); n != 1 {
			t.Errorf("%d mails on one day", n)
		}

		if a := p.nobody().post(esaPage, typed("9700000003", nil)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		list := p.esaHR.get(esaCandidates + p.esaHRID + "/New")
		if len(list.Data) != 1 || list.Data[0]["ADDED_BY"] != "ESA link" || list.Data[0]["HR_NAME"] != "" ||
			list.Data[0]["NOT_VERIFIED"] != "1" {
			t.Fatalf("in the queue: %s", list.Raw)
		}
		can := list.Data[0]["CAN_ID"].(string)
		if got := p.esaHR.get(esaCounts + p.esaHRID).Data[0]; got["Queue"] != 1.0 || got["New"] != 1.0 {
			t.Errorf("the tiles: %v", got)
		}
		steps := p.esaHR.get("/api/Candidate_Dashboard.svc/get_call_status_timeline/" + can + "/" + p.live)
		if len(steps.Data) != 1 || steps.Data[0]["NAME"] != "ESA link" {
			t.Errorf("the timeline: %s", steps.Raw)
		}
		for i, call := range []struct{ status, verified string }{{"Ringing", "1"}, {"Not Interested", "0"}} {
			if a := p.esaHR.post(moveEsa, body{"CAN_ID": can, "REQ_ID": p.live, "STAGE": "CALL", "STATUS": call.status,
				"COMMENT": "said so", "CALLBACK_DATE": "2026-03-20", "CALLBACK_TIME": "10:00"}); a.code() != "200" {
				t.Fatal(i, a.Raw)
			}
			row := p.esaHR.get(esaCandidates + p.esaHRID + "/all").Data[0]
			if row["NOT_VERIFIED"] != call.verified || row["ADDED_BY"] != "ESA link" || row["HR_NAME"] == "" {
				t.Errorf("after %s: %v", call.status, row)
			}
		}
		if kept := p.esaHR.get(esaPage + "/" + can); kept.Data[0]["verified"] != true {
			t.Errorf("after a call that reached them: %s", kept.Raw)
		}
		p.pass(91 * 24 * time.Hour)
		if err := p.app.Account.StartSweeping(t.Context()); err != nil {
			t.Fatal(err)
		}
		p.work()
		if n := p.counted("SELECT id FROM esa_typed"); n != 0 {
			t.Errorf("%d are kept after 90 days", n)
		}
	})
}

// A candidate of the programme who was mapped there by the link is told of by the link, not by a name.
func TestMappedAwayByTheLink(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		can := p.backedOut()
		if a := p.nobody().post(esaPage, typed("9700000004", body{"EMAIL": p.stored("email", can)})); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		a := p.recruiter.get(detailsApp + can + "/" + p.second + "/" + p.hr)
		if a.code() != "409" || a.message() != "Candidate Has been Remapped by ESA link" {
			t.Errorf("the former application: %s", a.Raw)
		}
		if p.stored("mobile", can) == "9700000004" {
			t.Error("the mobile was written over")
		}
	})
}

func TestBadPostsToTheProgramme(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const robot = "Something went wrong! Please try again"
		for name, c := range map[string]struct {
			sent         body
			status       int
			field, words string
		}{
			"a robot in the trap": {body{"trap": "http://spam.example"}, 200, "", robot},
			"too fast":            {body{"age": "2999"}, 200, "", robot},
			"no age":              {body{"age": ""}, 200, "", robot},
			"nine digits":         {body{"MOBILE": "970000000"}, 400, "MOBILE", "Please Enter valid Mobile Number"},
			"with the country":    {body{"MOBILE": "+919100000005"}, 400, "MOBILE", "Please Enter valid Mobile Number"},
			"half an e-mail":      {body{"EMAIL": "roshan@mail"}, 400, "EMAIL", "Please Enter Valid Email ID"},
			"no name":             {body{"NAME": " "}, 400, "NAME", "All Fields Are Compulsary!!"},
			"a name of 201": {body{"NAME": strings.Repeat("अ", 201)}, 400, "NAME",
				"This may have 200 characters at most"},
			"an invented source": {body{"SOURCE_OF_CANDIDATE": "nowhere"}, 400, "SOURCE_OF_CANDIDATE",
				"All Fields Are Compulsary!!"},
			"a city elsewhere": {body{"CITY": "Paris"}, 400, "CITY", "Please choose a city of this state from the list"},
		} {
			a := p.nobody().post(esaPage, typed("9700000005", c.sent))
			if a.Status != c.status || a.field() != c.field || a.message() != c.words {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		sent := typed("9700000005", nil)
		sent["agreed"] = false
		if a := p.nobody().post(esaPage, sent); a.Status != 400 || a.field() != "agreed" ||
			a.message() != "Please accept the terms first" {
			t.Errorf("without consent: %s", a.Raw)
		}
		if n := p.counted("SELECT id FROM candidate WHERE created_by IS NULL"); n != 0 {
			t.Errorf("%d candidates were added", n)
		}
		if a := p.nobody().post(esaPage, typed("9700000005", body{"NAME": strings.Repeat("अ", 200)})); a.code() != "200" {
			t.Errorf("a name of 200 letters: %s", a.Raw)
		}
	})
}

// A robot that fills in everything well is stopped by the limits, and whoever comes later is not.
func TestRobotPostsToTheProgramme(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		answers := map[int]int{}
		for i := range 500 {
			a := p.nobody().post(esaPage, typed(fmt.Sprintf("92%08d", i), nil))
			if a.Status == 429 && a.Header.Get("Retry-After") == "" {
				t.Fatalf("not told when to come back: %v", a.Header)
			}
			answers[a.Status]++
		}
		if answers[200] != 20 || answers[429] != 480 {
			t.Errorf("answers: %v", answers)
		}
		if n := p.counted("SELECT id FROM candidate WHERE created_by IS NULL"); n != 20 {
			t.Errorf("%d candidates were added", n)
		}
		p.pass(61 * time.Minute)
		for i := range 4 {
			a := p.nobody().post(esaPage, typed("9300000001", nil))
			if want := map[bool]int{true: 200, false: 429}[i < 3]; a.Status != want {
				t.Errorf("post %d of one mobile: %d %s", i+1, a.Status, a.Raw)
			}
		}
	})
}

// Two people work off a queue of 200 at once: each candidate is called once, by one of them.
func TestTwoPeopleAtTheQueue(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const waiting = 200
		for i := range waiting {
			if i%20 == 0 {
				p.pass(61 * time.Minute)
			}
			if i%60 == 0 {
				p.pass(25 * time.Hour)
			}
			if a := p.nobody().post(esaPage, typed(fmt.Sprintf("94%08d", i), nil)); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		p.esaHR, p.assigned = p.as("esa-hr"), p.as("esa-assigned")
		found := concurrently(2, func(i int) reply {
			c, id := p.esaHR, p.esaHRID
			if i == 1 {
				c, id = p.assigned, p.assignedID
			}
			for range waiting + 1 {
				next := c.get(nextEsa + "live/" + id)
				if next.code() != "200" {
					return next
				}
				if a := c.post(moveEsa, body{"CAN_ID": next.Data[0]["CAN_ID"].(string), "REQ_ID": p.live, "STAGE": "CALL",
					"STATUS": "Not Interested", "COMMENT": "called once"}); a.code() != "200" {
					return a
				}
			}
			return reply{}
		})
		for i, end := range found {
			if end.Status != 200 || end.code() != "409" || end.message() != "No candidate left" {
				t.Errorf("number %d ended with %s", i, end.Raw)
			}
		}
		calls := storetest.Column(
			t,
			p.database,
			"SELECT application_id FROM stage_event WHERE stage = 'CALL' ORDER BY application_id",
		)
		if len(calls) != waiting || len(slices.Compact(calls)) != waiting {
			t.Errorf("%d calls for %d candidates", len(calls), waiting)
		}
		owners := storetest.Column(t, p.database, "SELECT DISTINCT owner_id FROM application WHERE by_link")
		if len(owners) != 2 {
			t.Errorf("%d people worked", len(owners))
		}
	})
}

// What the queue keeps for one is nobody else's for 15 minutes, and then somebody else's.
func TestQueueKeepsACandidateForAWhile(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		for i := range 2 {
			p.nobody().post(esaPage, typed(fmt.Sprintf("950000000%d", i), nil))
			p.pass(time.Second)
		}
		next := func(c *client, id string) string {
			a := c.get(nextEsa + "live/" + id)
			if a.code() != "200" {
				return a.message()
			}
			return a.Data[0]["MOBILE"].(string)
		}
		if a, b := next(p.esaHR, p.esaHRID), next(p.assigned, p.assignedID); a != "9500000000" || b != "9500000001" {
			t.Errorf("at once: %s and %s", a, b)
		}
		if again := next(p.esaHR, p.esaHRID); again != "9500000000" {
			t.Errorf("asked again: %s", again)
		}
		first := storetest.Column(t, p.database, "SELECT id FROM candidate WHERE mobile = '9500000000'")[0]
		if a := p.assigned.post(moveEsa, body{"CAN_ID": first, "REQ_ID": p.live, "STAGE": "CALL", "STATUS": "Not Interested",
			"COMMENT": "x"}); a.Status != 403 {
			t.Errorf("a call of whom somebody else has: %s", a.Raw)
		}
		p.pass(16 * time.Minute)
		if b := next(p.assigned, p.assignedID); b != "9500000000" {
			t.Errorf("after the 15 minutes: %s", b)
		}
	})
}

// KYC is stated without numbers, and its candidates are in the tile KYC and in the view of the stage.
func TestKYCInTheProgramme(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		can := p.added(p.esaHR, p.esaHRID, p.live, 1)[0]
		p.call(p.esaHR, p.live, can, "Shortlisted", nil)
		p.call(p.esaHR, p.live, can, "Selected", nil)
		for _, comment := range []string{"Aadhaar 2345 6789 0123", "PAN ABCPE1234F seen"} {
			a := p.move(p.esaHR, p.live, can, "OFFER", "KYC Submitted", body{"COMMENT": comment})
			if a.Status != 400 || a.field() != "COMMENT" || a.message() != "Please do not write identity numbers here" {
				t.Errorf("%q: %d %s", comment, a.Status, a.Raw)
			}
		}
		if a := p.move(p.esaHR, p.live, can, "OFFER", "KYC Submitted", body{"COMMENT": "both seen"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		counts := dirData(t, p.manager.get(directorySr+p.live+"/all"))
		for tab, want := range map[string]float64{"All": 1, "KYC": 1, "Offer": 1, "Call_Round": 0, "HR_Round": 0, "Remap": 0} {
			if counts[tab] != want {
				t.Errorf("%s counts %v, want %v", tab, counts[tab], want)
			}
			key := strings.Replace(tab, "All", "all", 1)
			if a := p.manager.get(candidatesOf + "Manager/" + p.live + "/" + key + "/all"); a.Total != int64(want) {
				t.Errorf("%s lists %d", tab, a.Total)
			}
		}
		for day, want := range map[string]float64{"": 1, "?date=2026-03-16": 1, "?date=2026-03-15": 0} {
			if got := p.esaHR.get(esaCounts + p.esaHRID + day).Data[0]["KYC"]; got != want {
				t.Errorf("KYC with %q: %v", day, got)
			}
			if a := p.esaHR.get(esaCandidates + p.esaHRID + "/KYC" + day); float64(a.Total) != want {
				t.Errorf("KYC rows with %q: %s", day, a.Raw)
			}
		}
	})
}
