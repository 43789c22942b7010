package check_test

import (
	"strings"
	"testing"

	"muster/internal/check"
	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// waitOf is the first or the last application with which a recruiter has to do this.
func waitOf(which, what string) string {
	return "(SELECT " + which + "(w.application_id) FROM wait AS w" +
		" WHERE w.person_id IS NOT NULL AND w.what = '" + what + "')"
}

func TestCheckFindsAndMendsBrokenWaits(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 300))
		for _, b := range []struct{ name, statement, found string }{
			{"waiting on nobody", "UPDATE wait SET party = 'nobody', person_id = NULL WHERE application_id = " +
				waitOf("MIN", "Call"), "waits on nobody: "},
			{"waiting on somebody else", "UPDATE wait SET person_id = (SELECT MIN(u.id) FROM app_user AS u " +
				"WHERE u.id <> wait.person_id) WHERE application_id = " + waitOf("MAX", "Call"),
				"but its events and people make it"},
			{"waiting too long", "UPDATE wait SET due_at = since_at WHERE application_id = " + waitOf("MIN", "Call again"),
				"but its events and people make it"},
			{"no word whom it waits on", "DELETE FROM wait WHERE application_id = " + waitOf("MAX", "Call again"),
				"has no row that says whom it waits on"},
		} {
			storetest.Exec(t, database, b.statement)
			if found := faults(t, muster); len(found) != 1 || !strings.Contains(found[0], b.found) {
				t.Errorf("%s: found %q, want one fault about %q", b.name, found, b.found)
			}
			changed, err := check.Mend(t.Context(), muster.Core)
			must(t, err)
			if len(changed) != 1 {
				t.Errorf("%s: mended %q", b.name, changed)
			}
			if found := faults(t, muster); len(found) != 0 {
				t.Errorf("%s: after mending %q", b.name, found)
			}
		}
	})
}

// The order of a calling round reads the best time of day beside the wait.
func TestCheckFindsCallsAtAnotherTimeOfDay(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 300))
		storetest.Exec(t, database, "UPDATE wait SET band = 9 WHERE application_id = "+
			"(SELECT MIN(w.application_id) FROM wait AS w WHERE w.band > 9)")
		found := faults(t, muster)
		if len(found) != 1 || !strings.Contains(found[0], "answers at another time of day") {
			t.Errorf("found %q", found)
		}
	})
}
