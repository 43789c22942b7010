package httpapi_test

import (
	"testing"
	"time"

	"muster/internal/store/storetest"
)

// Two servers' clocks differ: what followed on a step is told by its number, also where it was written earlier by the
// clock. Undo beside an accepted offer would leave wrong counts.
func TestUndoSeesWhatFollowedOnASlowClock(t *testing.T) {
	for what, followed := range map[string]bool{"nothing": false, "a move": true, "a move that is taken back": true} {
		t.Run(what, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req, can := d.opened("Full Time", 3)
				before := stepOf(t, d.move(d.manager, req, can, "CALL", "Wrong Number", nil))
				d.pass(time.Second)
				a := d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"STATUS": "Hold", "REQ_ID": req,
					"COMMENTS": "budget", "CREATED_BY": d.managerID})
				if a.code() != "200" {
					t.Fatal(a.Raw)
				}
				step := a.Data[0]["step"].(string)
				d.pass(-500 * time.Millisecond)
				switch what {
				case "a move":
					stepOf(t, d.move(d.manager, req, can, "CALL", "Not Interested", nil))
				case "a move that is taken back":
					if a := d.manager.post("/api/moves/"+before+"/undo", body{}); a.code() != "200" {
						t.Fatal(a.Raw)
					}
				}
				if a := d.manager.post("/api/steps/"+step+"/undo", body{}); (a.code() == "409") != followed {
					t.Errorf("Undo after %s: %s", what, a.Raw)
				}
			})
		})
	}
}

// Taking back a blacklisting changes the candidate once more: a form from before it is refused.
func TestTakingBackABlacklistingRaisesTheVersion(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		version := func() string {
			return storetest.Column(t, d.database, "SELECT CAST(version AS text) FROM candidate WHERE id = '"+can+"'")[0]
		}
		seen := map[string]bool{version(): true}
		for range 3 {
			step := stepOf(t, d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
				body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"}))
			for _, next := range []func(){func() {}, func() {
				if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
					t.Fatal(a.Raw)
				}
			}} {
				if next(); seen[version()] {
					t.Errorf("version %s comes again", version())
				}
				seen[version()] = true
			}
		}
	})
}
