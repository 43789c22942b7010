package httpapi_test

import (
	"net/url"
	"testing"
	"time"
)

// A spent link takes back its own result, for a quarter of an hour, and nothing else.
func TestSpentLinkTakesBackItsResult(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can, link := d.atTheLead()
		const tooLate = "It is too late to undo this"
		answer := func() {
			t.Helper()
			if a := d.nobody().post(resultLink+link.Encode(), map[string]any{"STATUS": "Rejected",
				"COMMENT": "weak"}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		undo := func(by url.Values) reply {
			return d.nobody().post("/api/interviews/result/undo?"+by.Encode(), body{})
		}
		refused := func(what, sentence string) {
			t.Helper()
			if a := undo(link); a.code() != "409" || a.message() != sentence {
				t.Errorf("%s: %s", what, a.Raw)
			}
			if page := d.nobody().get(resultLink + link.Encode()).Data; len(page) == 1 && page[0]["takesBackUntil"] != "" {
				t.Errorf("%s: the page still offers it", what)
			}
		}
		refused("before there is a result", tooLate)
		answer()
		if page := d.nobody().get(resultLink + link.Encode()).Data[0]; page["decided"] == "" || page["takesBackUntil"] == "" {
			t.Errorf("after the result: %v", page)
		}
		forged := url.Values{}
		for name, values := range link {
			forged[name] = values
		}
		forged.Set("interview", "1")
		if a := undo(forged); a.code() == "200" {
			t.Errorf("by a forged link: %s", a.Raw)
		}
		if a := undo(link); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if page := d.nobody().get(resultLink + link.Encode()).Data[0]; page["decided"] != "" {
			t.Errorf("taken back, but %v", page["decided"])
		}
		refused("twice", tooLate)
		answer()
		d.pass(15*time.Minute + time.Second)
		refused("later", tooLate)
		stepOf(t, d.manager.post("/api/applications/reopen", body{"candidate": can, "requisition": req,
			"comment": "by mistake"}))
		refused("after something followed", tooLate)
		d.sound()
	})
}

// What somebody else decided is not the link's to take back.
func TestLinkDoesNotTakeBackOthersResults(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can, link := d.atTheLead()
		stepOf(t, d.move(d.manager, req, can, "TL_ROUND", "Selected", nil))
		if a := d.nobody().post("/api/interviews/result/undo?"+link.Encode(), body{}); a.code() != "409" {
			t.Errorf("a manager's result: %s", a.Raw)
		}
		if next := d.next(d.manager, req, can); next.Status != "Selected" {
			t.Errorf("it is %s", next.Status)
		}
	})
}
