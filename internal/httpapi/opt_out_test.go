package httpapi_test

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

func TestOptOut(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		a := d.recruiter.post(candidateLinks, body{"candidate": can, "kind": "opt_out"})
		at, err := url.Parse(a.Data[0]["address"].(string))
		if err != nil || at.Path != "/opt_out" || a.Data[0]["until"] != "2027-03-16T09:30:00Z" {
			t.Fatalf("%s %v", a.Raw, err)
		}
		page := "/api/opt_outs?" + at.RawQuery
		for _, out := range []bool{false, true, true, false} {
			if out {
				if a := d.nobody().post(page, map[string]any{"optedOut": true}); a.code() != "200" ||
					a.Data[0]["optedOut"] != true {
					t.Errorf("out: %s", a.Raw)
				}
			} else if a := d.nobody().post(page, map[string]any{"optedOut": false}); a.code() != "200" {
				t.Errorf("in: %s", a.Raw)
			}
			if a := d.nobody().get(page); a.Data[0]["optedOut"] != out || a.Data[0]["firstName"] != "Asha" ||
				a.Data[0]["company"] != "The company" || strings.Contains(a.Raw, "Rao") {
				t.Errorf("%v: %s", out, a.Raw)
			}
			if on := d.manager.get(detailsOf + can + "/" + req).Data[0]["OPTED_OUT_ON"]; (on != "") != out {
				t.Errorf("%v: the manager reads %q", out, on)
			}
		}
		if a := d.recruiter.sendJSON("DELETE", candidateLinks+"/"+can, body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.nobody().get(page); a.code() != "200" {
			t.Errorf("whoever gets a message can stop it, when other links have ended, too: %s", a.Raw)
		}
		for _, forged := range []string{strings.Replace(page, can, nothing, 1),
			strings.Replace(page, "until=1", "until=2", 1), page[:len(page)-3]} {
			if a := d.nobody().post(forged, map[string]any{"optedOut": true}); a.code() != "409" ||
				a.message() != linkIsOld {
				t.Errorf("forged: %s", a.Raw)
			}
		}
		for range 26 {
			d.nobody().post(page, map[string]any{"optedOut": true})
		}
		if a := d.nobody().post(page, map[string]any{"optedOut": false}); a.Status != 429 {
			t.Errorf("the 31st of an address: %d %s", a.Status, a.Raw)
		}
		if lines := storetest.Column(t, d.database, "SELECT action FROM audit WHERE action IN ('OptOut', 'OptIn') "+
			"AND by_candidate ORDER BY id"); len(lines) != 3 {
			t.Errorf("the audit: %v", lines)
		}
		d.pass(366 * 24 * time.Hour)
		if a := d.nobody().get(page); a.code() != "409" {
			t.Errorf("after a year: %s", a.Raw)
		}
	})
}
