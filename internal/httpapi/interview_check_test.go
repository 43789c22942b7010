package httpapi_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/check"
	"muster/internal/store/storetest"
)

// Each truth about the mails of interviews is broken by hand, and mended again.
func TestCheckFindsInterviewsWithoutTheirMails(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted")
		d.sound()
		d.leave()
		d.moves(req, can, "HR_ROUND Skip", "TL_ROUND Scheduled")
		d.leave()
		d.sound()
		const (
			pending = "(SELECT CAST(event_id AS text) FROM interview WHERE pending)"
			skipped = "(SELECT CAST(id AS text) FROM stage_event WHERE status = 'Skip')"
			toLead  = "cause = 'ConductInterview' AND cause_id = " + pending
			cancels = "cause = 'CancelInterview' AND cause_id = " + skipped
		)
		for name, c := range map[string]struct{ breaks, mends, found string }{
			"no mail to the interviewer": {"UPDATE message SET cause_id = '1' WHERE " + toLead,
				"UPDATE message SET cause_id = " + pending + " WHERE cause = 'ConductInterview' AND cause_id = '1'",
				"is pending, but its people were not mailed"},
			"no mail to the candidate": {
				"UPDATE message SET cause_id = '1' WHERE cause = 'ScheduleInterview' AND cause_id = " + pending,
				"UPDATE message SET cause_id = " + pending + " WHERE cause = 'ScheduleInterview' AND cause_id = '1'",
				"is pending, but its people were not mailed"},
			"cancelled twice": {"UPDATE message SET to_list = 'x@mail.example' WHERE " + cancels,
				"UPDATE message SET to_list = '" + candidatesMail + "' WHERE id = (SELECT MIN(id) FROM message WHERE " + cancels +
					"); UPDATE message SET to_list = 'y@mail.example' WHERE to_list = 'x@mail.example'",
				"cancelled an interview 2 times for x@mail.example"},
			"pending and cancelled": {"UPDATE interview SET pending = TRUE WHERE NOT pending",
				"UPDATE interview SET pending = FALSE WHERE CAST(event_id AS text) <>" +
					" (SELECT MAX(cause_id) FROM message WHERE cause = 'ConductInterview')",
				"but its people were told that it is cancelled"},
		} {
			storetest.Exec(t, d.database, c.breaks)
			wrong, err := check.Run(t.Context(), d.app.Core)
			if err != nil || !slices.ContainsFunc(wrong, func(w string) bool { return strings.Contains(w, c.found) }) {
				t.Errorf("%s: %q, %v", name, wrong, err)
			}
			storetest.Exec(t, d.database, c.mends)
		}
	})
}
