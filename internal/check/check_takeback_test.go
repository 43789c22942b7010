package check_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// mailAbout is a message about the last event that was taken back.
func mailAbout(id, state, cause string) string {
	return messageRow(id, state, cause, "") + "; UPDATE message SET cause_id = " +
		"(SELECT CAST(MAX(e.id) AS text) FROM stage_event AS e " +
		"WHERE e.voided_at IS NOT NULL), sent_at = CASE WHEN state = 'sent' THEN created_at END WHERE id = '" + id + "'"
}

// takeBackBreaks break what is true of moves that were taken back and of reopened candidates, one after the other. Each
// leads to a fault with the text.
var takeBackBreaks = []struct{ name, statements, found string }{
	{"a move that still counts", "UPDATE stage_event SET voided_at = at WHERE step = " +
		"(SELECT MAX(e.step) FROM stage_event AS e WHERE e.stage = 'CALL' AND e.status = 'Ringing')",
		"are counted as "},
	{"half a move", "UPDATE stage_event SET voided_at = at WHERE id = (SELECT MAX(e.id) FROM stage_event AS e " +
		"WHERE e.stage = 'HR_ROUND' AND e.status = 'Scheduled' AND e.step < e.id)",
		"has 2 events, but 1 of them are taken back"},
	{"a move that begins elsewhere", "UPDATE stage_event SET step = step - 1 WHERE id = " +
		"(SELECT MIN(e.id) FROM stage_event AS e WHERE e.stage = 'TL_ROUND' AND e.step = e.id)",
		"does not begin with the event of this number"},
	{"told of what was taken back", "INSERT INTO notification (id, line, user_id, kind, stage_event, detail, at) " +
		"SELECT 'n7', 'n7', u.id, 'moved', e.id, '', e.at " +
		"FROM app_user AS u, stage_event AS e WHERE u.mobile = '9823000001' " +
		"AND e.id = (SELECT MAX(v.id) FROM stage_event AS v WHERE v.voided_at IS NOT NULL)",
		"the notification n7 tells of what was taken back"},
	{"a mail that is about to leave", mailAbout("m1", "queued", "ScheduleInterview"),
		"the message m1 is about to leave, but tells of what was taken back"},
	{"a mail that nothing corrects", mailAbout("m2", "sent", "ExpectJoining"),
		"the message m2 left, was taken back and is not corrected"},
	{"reopened without being closed", "UPDATE stage_event SET status = 'Reopened' WHERE id = " +
		"(SELECT MAX(e.id) FROM stage_event AS e JOIN application AS a ON a.id = e.application_id " +
		"WHERE e.stage = 'CALL' AND a.status = 'Not Interested')",
		"cannot have happened: CALL Reopened follows on"},
	{"a flag for one who is not", "UPDATE candidate SET blacklisted = TRUE, version = version + 1 WHERE id = " +
		"(SELECT MIN(a.candidate_id) FROM application AS a WHERE a.live AND a.stage = 'HR_ROUND')",
		"is blacklisted, but none of the applications says so"},
}

func TestCheckFindsBrokenTakeBacks(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 400))
		known := faults(t, muster)
		if len(known) > 0 {
			t.Fatalf("the history is not consistent: %q", known)
		}
		for _, b := range takeBackBreaks {
			storetest.Exec(t, database, b.statements)
			found := faults(t, muster)
			if !slices.ContainsFunc(found, func(fault string) bool {
				return strings.Contains(fault, b.found) && !slices.Contains(known, fault)
			}) {
				fresh := slices.DeleteFunc(slices.Clone(found), func(fault string) bool { return slices.Contains(known, fault) })
				t.Errorf("%s: nothing about %q in %q", b.name, b.found, fresh)
			}
			known = found
		}
	})
}
