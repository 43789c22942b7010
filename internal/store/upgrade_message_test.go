package store_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

// oldCandidateMail writes a mail of version 24 to the e-mail of a candidate, about the first event of their
// application.
const oldCandidateMail = `
INSERT INTO message (id, state, to_list, cc_list, subject, cause, cause_id, reason, attempts, created_at, sent_at, html,
    plain, calendar)
SELECT '$id', '$state', c.email, '', 's', '$cause', $causeID, '', 0, e.at, $sent, '', '', ''
FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id
WHERE e.id = $event;`

// What was written to candidates before anybody listed it is found by their address.
func TestUpgradingListsTheMailsToCandidates(t *testing.T) {
	storetest.EachDatabaseFrom(t, company, func(t *testing.T, database string) {
		downTo(t, database, 24)
		event := storetest.Column(t, database, "SELECT CAST(MIN(e.id) AS text) FROM stage_event AS e"+
			" JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id"+
			" WHERE c.email_key <> ''"+
			" AND NOT EXISTS (SELECT 1 FROM candidate AS o WHERE o.email_key = c.email_key AND o.id <> c.id)")[0]
		for id, m := range map[string][4]string{
			"old-1": {"sent", "ScheduleInterview", "CAST(e.id AS text)", "e.at"},
			"old-2": {"kept", "SendMail", "'writer'", "NULL"},
			"old-3": {"failed", "CancelInterview", "CAST(e.id AS text)", "NULL"},
			"old-4": {"sent", "TestMessage", "'administrator'", "e.at"},
		} {
			storetest.Exec(t, database, strings.NewReplacer("$id", id, "$state", m[0], "$causeID", m[2],
				"$cause", m[1], "$sent", m[3], "$event", event).Replace(oldCandidateMail))
		}
		storetest.Open(t, database)
		if got, want := storetest.Column(t, database, "SELECT l.message_id || ' ' || l.title ||"+
			" CASE WHEN l.requisition_id = a.requisition_id THEN ' of the requisition' ELSE '' END"+
			" FROM candidate_message AS l JOIN message AS m ON m.id = l.message_id AND m.created_at = l.created_at"+
			" JOIN stage_event AS e ON e.id = "+event+
			" JOIN application AS a ON a.id = e.application_id AND a.candidate_id = l.candidate_id"+
			" WHERE l.message_id LIKE 'old-%' ORDER BY 1"), []string{
			"old-1 Interview invitation of the requisition", "old-2 Email", "old-3 Interview cancelled of the requisition",
		}; !slices.Equal(got, want) {
			t.Errorf("listed: %q", got)
		}
		steps := storetest.Column(t, database, "SELECT message_id || ' ' || state FROM message_step"+
			" WHERE message_id LIKE 'old-%' ORDER BY 1")
		if !slices.Equal(steps, []string{"old-1 sent", "old-4 sent"}) {
			t.Errorf("steps: %q", steps)
		}
	})
}
