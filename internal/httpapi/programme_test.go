package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

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
		for tab, want := range map[string]float64{
			"All": 1, "KYC": 1, "Offer": 1, "Call_Round": 0, "HR_Round": 0, "Remap": 0,
		} {
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
