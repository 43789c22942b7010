package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/app/core"
	"muster/internal/app/people"
	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// reqOf and appOf select one row: the nth that matches a condition.
func reqOf(condition string, nth int) string {
	return fmt.Sprintf("(SELECT x.id FROM requisition AS x WHERE %s ORDER BY x.number, x.suffix LIMIT 1 OFFSET %d)",
		condition, nth)
}

func appOf(condition string, nth int) string {
	return fmt.Sprintf("(SELECT x.id FROM application AS x WHERE %s ORDER BY x.id LIMIT 1 OFFSET %d)", condition, nth)
}

func callOf(state string) string {
	return fmt.Sprintf("(SELECT MIN(x.id) FROM phone_call AS x WHERE x.state = '%s')", state)
}

const (
	running  = "x.status = 'Inprogress' AND x.esa = ''"
	approved = "x.status = 'Approved'"
	assigned = "x.status = 'Assigned' AND x.suffix = 0"
	calling  = "x.stage = 'CALL' AND x.live AND x.status = 'Not Interested' AND NOT x.remapped"
	nobody   = "(SELECT u.id FROM app_user AS u WHERE u.mobile = '9823000027')"
)

// hiringBreaks break a history by hand, one after the other. Every new fault contains one of the texts, and each text
// is in one of them.
var hiringBreaks = []struct {
	name, statements string
	found            []string
}{
	{"another status", "UPDATE requisition SET status = 'Completed' WHERE id = " + reqOf(running, 0),
		[]string{"is Completed, but its events make it Inprogress",
			"is Completed, but its numbers make it Inprogress"}},
	{"another memory", "UPDATE requisition SET before_hold = 'Assigned' WHERE id = " + reqOf(approved, 0),
		[]string{"remembers another status than its events tell of"}},
	{"more positions", "UPDATE requisition SET positions = positions + 1 WHERE id = " + reqOf(approved, 1),
		[]string{"but its events leave it"}},
	{"another outcome", "UPDATE requisition_event SET after = 'Hold' WHERE action = 'Approve' AND requisition_id = " +
		reqOf(approved, 2),
		[]string{"Approve in New leads to Approved, but was written as leading to Hold"}},
	{"no approval", "DELETE FROM requisition_event WHERE action = 'Approve' AND requisition_id = " + reqOf(assigned, 0),
		[]string{"cannot have happened: Assign is not possible in New"}},
	{"an undone approval",
		"UPDATE requisition_event SET voided_at = at WHERE action = 'Approve' AND requisition_id = " +
			reqOf(assigned, 1),
		[]string{"cannot have happened: Assign is not possible in New"}},
	{"assigned by a recruiter", "UPDATE requisition_event SET actor_id = " + nobody +
		" WHERE action = 'Assign' AND requisition_id = " + reqOf(running, 1),
		[]string{"Assign, by somebody who may not"}},
	{"approved by a manager",
		"UPDATE requisition_event SET actor_id = (SELECT u.id FROM app_user AS u WHERE u.mobile = '9823000002') " +
			"WHERE action = 'Approve' AND requisition_id = " + reqOf(running, 2),
		[]string{"Approve, by somebody who may not"}},
	{"made by nobody", "UPDATE requisition_event SET actor_id = NULL " +
		"WHERE action = 'New Requisition' AND requisition_id = " + reqOf(running, 3),
		[]string{"New Requisition, by somebody who may not"}},
	{"a row that is done", "UPDATE assignment SET status = 'Onboarded' WHERE requisition_id = " + reqOf(assigned, 2),
		[]string{"but its numbers make it Inprogress"}},
	{"another recruiter", "UPDATE assignment SET hr_id = " + nobody + " WHERE requisition_id = " + reqOf(assigned, 3),
		[]string{"has other recruiters at work than its events tell of", "in another way than its assignments"}},
	{"too many positions with recruiters", "UPDATE assignment SET positions = 99 WHERE requisition_id = " +
		reqOf(assigned, 4),
		[]string{"with recruiters, 0 accepted and 0 outstanding", "with 99 positions, but its numbers make it"}},
	{"offers that are none", "UPDATE requisition SET outstanding = outstanding + 1 WHERE id = " + reqOf(approved, 3),
		[]string{"0 joined and 1 outstanding, but its applications are 0, 0 and 0"}},
	{"offers of a row that are none",
		"UPDATE assignment SET outstanding = outstanding + 1 WHERE seq = 1 AND requisition_id = " + reqOf(running, 4),
		[]string{"counts others than the applications under it"}},

	{"a call that failed for no reason", "UPDATE phone_call SET state = 'failed' WHERE id = " + callOf("asked"),
		[]string{"failed without a reason"}},
	{"a call that talked before it was answered", "UPDATE phone_call SET seconds = 9 WHERE id = " + callOf("ringing"),
		[]string{"is ringing, which its times or seconds contradict"}},
	{"a call about nothing", "UPDATE phone_call SET requisition_id = " + reqOf(approved, 0) + " WHERE id = " +
		callOf("ended"), []string{"is about an application that does not exist"}},

	{"another place", "UPDATE application SET stage = 'HR_ROUND', status = 'Selected' WHERE id = " + appOf(calling, 0),
		[]string{"is at HR_ROUND Selected, but its events make it CALL Not Interested"}},
	{"another tab", "UPDATE application SET tab = 'Offer' WHERE id = " + appOf(calling, 1),
		[]string{"is in the tab Offer, but belongs into Call_Round"}},
	{"a flag", "UPDATE application SET pushed = TRUE WHERE id = " + appOf(calling, 2),
		[]string{"a flag of the application"}},
	{"a date", "UPDATE application SET latest_at = created_at, called_at = NULL WHERE id = " + appOf(calling, 3),
		[]string{"a date of the application"}},
	{"nobody's", "UPDATE application SET owner_id = NULL WHERE id = " + appOf(calling, 4),
		[]string{"is under an assignment that is not its owner's"}},
	{"somebody else's", "UPDATE application SET assignment_id = NULL, owner_id = " + nobody + " WHERE id = " +
		appOf(calling, 5),
		[]string{"belongs to somebody who neither moved it last nor was assigned to it"}},
	{"moved by nobody", "UPDATE stage_event SET actor_id = " + nobody + " WHERE stage = 'CALL' AND application_id = " +
		appOf(calling, 6),
		[]string{", by somebody who may not"}},
	{"conducted by nobody who may", "UPDATE stage_event SET conducted_by = " + nobody +
		" WHERE id = (SELECT MIN(e.id) FROM stage_event AS e WHERE e.stage = 'CEO_ROUND' AND e.status = 'Scheduled')",
		[]string{"CEO_ROUND Scheduled, conducted by somebody who may not", "CEO_ROUND Selected, by somebody who may not"}},
	{"of another requisition", "UPDATE stage_event SET requisition_id = 'x' WHERE stage = 'New' AND application_id = " +
		appOf(calling, 7),
		[]string{"is not written as one of the application", `by the position "`}},
	{"no beginning", "UPDATE stage_event SET voided_at = at WHERE stage = 'New' AND application_id = " +
		appOf(calling, 8),
		[]string{"cannot have happened: it begins with CALL", "are counted as ", "applications that the user"}},
	{"an offer out of nothing", "DELETE FROM stage_event WHERE stage = 'CEO_ROUND' AND application_id = " +
		appOf("x.joined AND NOT x.pushed", 0),
		[]string{"cannot have happened: OFFER", "are counted as ", "point to no row"}},
	{"accepted before it was sent",
		"UPDATE stage_event SET on_day = '2019-01-01' WHERE status = 'Offer Accepted' AND application_id = " +
			appOf("x.joined AND NOT x.pushed", 1),
		[]string{"cannot have happened: OFFER Offer Accepted is dated 2019-01-01, before ",
			"are counted as ", "in another way than its history"}},
	{"after blacklisted",
		"UPDATE stage_event SET status = 'Blacklisted' WHERE id = (SELECT e.id FROM stage_event AS e " +
			"WHERE e.application_id = " + appOf(calling, 9) + " ORDER BY e.id DESC LIMIT 1 OFFSET 1)",
		[]string{"follows on Blacklisted", "are counted as "}},
	{"no events", "UPDATE stage_event SET application_id = " + appOf(calling, 11) + " WHERE application_id = " +
		appOf(calling, 10),
		[]string{"has no events", "cannot have happened: New New follows on", "is not written as one of",
			`by the source "`, "answers at another time of day"}},
	{"by the link outside the programme", "UPDATE application SET by_link = TRUE WHERE id = " +
		appOf("x.stage = 'HR_ROUND'", 3),
		[]string{"came by the link, but is not in the programme"}},
	{"added by somebody, they say", "UPDATE application SET by_link = FALSE WHERE id = " +
		appOf("x.by_link AND x.requisition_id IN (SELECT r.id FROM requisition AS r WHERE r.esa <> '')", 0),
		[]string{"a flag of the application", "was added by nobody and did not come by the link"}},
	{"a candidate of nobody", "UPDATE candidate SET created_by = NULL WHERE id = " +
		"(SELECT y.candidate_id FROM application AS y WHERE y.id = " + appOf("x.stage = 'TL_ROUND'", 3) + ")",
		[]string{"was added by nobody and did not come by the link"}},
	{"counted too often",
		"UPDATE worked_day SET onboarded = onboarded + 5 WHERE on_day = (SELECT MIN(w.on_day) FROM worked_day AS w)",
		[]string{"events (onboarded) are counted as "}},
	{"counted too often in a month",
		"UPDATE worked_month SET calls = calls + 5 WHERE on_month = (SELECT MIN(w.on_month) FROM worked_month AS w)",
		[]string{"worked_month of "}},
	{"an hour too few", "DELETE FROM worked_hour WHERE on_day = (SELECT MIN(w.on_day) FROM worked_hour AS w)",
		[]string{"worked_hour of "}},
	{"a stage too often", "INSERT INTO stage_day (on_day, stage, n) VALUES ('2019-01-01', 'CALL', 3)",
		[]string{"stage_day of 2019-01-01 CALL: 0 events (n) are counted as 3"}},
	{"an interview that nobody takes", "UPDATE interview SET pending = FALSE WHERE application_id = " +
		appOf("x.status = 'Scheduled'", 0),
		[]string{"does not fit the interviews that are pending for it"}},
	{"an interview too many", "UPDATE interview SET pending = TRUE WHERE application_id = " + appOf("x.joined", 1),
		[]string{"does not fit the interviews that are pending for it"}},
	{"live twice", "DROP INDEX application_live; UPDATE application SET candidate_id = " +
		"(SELECT y.candidate_id FROM application AS y WHERE y.id = " +
		appOf("x.live AND x.stage = 'TL_ROUND'", 0) + ") WHERE id = " + appOf("x.live AND x.stage = 'HR_ROUND'", 0),
		[]string{"has 2 live applications", `by the source "`, "answers at another time of day"}},
	{"blacklisted by hand",
		"UPDATE candidate SET blacklisted = TRUE WHERE id = (SELECT x.candidate_id FROM application AS x " +
			"WHERE x.live AND x.stage = 'PL_ROUND' ORDER BY x.id LIMIT 1)",
		[]string{"is blacklisted, but none of the applications says so, or one is live"}},
	{"a resume that nobody reads",
		"DELETE FROM resume_text WHERE candidate_id = (SELECT MIN(x.candidate_id) FROM resume_text AS x)",
		[]string{"was not read, and no job is going to read it"}},
	{"the text of another resume",
		"UPDATE resume SET id = 'x' WHERE candidate_id = (SELECT MAX(x.candidate_id) FROM resume_text AS x)",
		[]string{"was not read, and no job is going to read it", "is not that of the resume"}},
	{"recommended for nothing", "INSERT INTO reference_candidate (candidate_id, education, added_by, added_at) " +
		"SELECT c.id, '', c.created_by, c.created_at FROM candidate AS c " +
		"WHERE c.created_by IS NOT NULL ORDER BY c.id LIMIT 1",
		[]string{"is suitable for no position or no department"}},
	{"skipped for no reason", `INSERT INTO broadcast (id, user_id, state, reason, begun_at, ended_at)
		SELECT 'b9', c.created_by, 'done', '', c.created_at, c.created_at FROM candidate AS c
			WHERE c.created_by IS NOT NULL ORDER BY c.id LIMIT 1;
		INSERT INTO broadcast_recipient (broadcast_id, number, candidate_id, state, reason)
		SELECT 'b9', 1, MIN(id), 'skipped', '' FROM candidate`,
		[]string{"candidate 1 of the broadcast b9 has not the one message"}},
	{"edited by hand", "UPDATE candidate SET version = 4 WHERE id = (SELECT x.candidate_id FROM application AS x " +
		"WHERE x.live AND x.stage = 'PL_ROUND' ORDER BY x.id LIMIT 1 OFFSET 1)",
		[]string{"was changed 3 times and has 0 audit lines about it"}},
	{"a fresher with experience", "UPDATE requisition SET min_experience = 3 WHERE employment_status = 'Fresher' AND " +
		"id = (SELECT MIN(x.id) FROM requisition AS x WHERE x.employment_status = 'Fresher')",
		[]string{"is for freshers and asks for 3 years of experience"}},
	{"a mail about nothing", messageRow("m1", "kept", "ApproveRequisition", "no server"),
		[]string{"the message m1 was caused by ApproveRequisition of something that is not there"}},
	{"a link that two people get", "INSERT INTO message (id, state, to_list, cc_list, subject, cause, cause_id, " +
		"reason, attempts, created_at, html, plain, calendar) " +
		"SELECT 'm3', 'kept', 'a@demo.example', 'b@demo.example', 's', 'ReapproveRequisition', " +
		"CAST(MIN(e.id) AS text), 'no server', 0, MIN(e.at), '', '', '' " +
		"FROM requisition_event AS e WHERE e.action = 'New Requisition'",
		[]string{"the message m3 has a link and goes to several people"}},
	{"a mail to a stranger", messageRow("m2", "kept", "SendMail", "no server") +
		"; UPDATE message SET cause_id = 'x' WHERE id = 'm2'",
		[]string{"the message m2 was caused by SendMail of something that is not there"}},
	{"a position that is not there", "UPDATE requisition SET position_id = 'x' WHERE id = " +
		reqOf("x.status = 'Onboarded'", 0),
		[]string{`the tile "`, "point to no row of position", `by the position "`}},
	{"a follow-up too many",
		"UPDATE follow_up_day SET n = n + 1 WHERE owner_id = (SELECT MIN(f.owner_id) FROM follow_up_day AS f)",
		[]string{"follow-ups of the user"}},
	{"a call that ended before it began", "INSERT INTO call_hold (application_id, user_id, since_at, until) " +
		"SELECT (SELECT MIN(id) FROM application), id, (SELECT MAX(at) FROM stage_event), created_at " +
		"FROM app_user WHERE mobile = '9823000007'",
		[]string{"the user 9823000007 calls several candidates at once, or stopped before they began"}},
	{"an own requisition that is none", "DELETE FROM own_requisition WHERE requisition_id = " + reqOf(running, 5),
		[]string{"in another way than its assignments"}},
	{"a joining that an offer does not know",
		"UPDATE offer_event SET joined = NOT joined WHERE event_id = (SELECT MIN(o.event_id) FROM offer_event AS o)",
		[]string{"in another way than its history"}},
	{"an offer too many on a day", "UPDATE offer_day SET sent = sent + 1 WHERE employment_type = 'Full Time' " +
		"AND on_day = (SELECT MAX(d.on_day) FROM offer_day AS d WHERE d.employment_type = 'Full Time')",
		[]string{"are counted in another way"}},
	{"points too many of a month",
		"UPDATE closed_month SET points = points + 1 WHERE month = (SELECT MAX(m.month) FROM closed_month AS m)",
		[]string{"is counted in another way"}},
	{"told of what was undone", "INSERT INTO requisition_event (id, step, requisition_id, action, status, after, " +
		"positions, comment, at, on_day, before, voided_at) " +
		"SELECT 99999999, 99999999, r.id, 'Hold', 'Hold', 'Hold', 0, '', r.added_at, r.added_on, '', r.added_at " +
		"FROM requisition AS r WHERE r.id = " +
		reqOf(running, 0) + "; INSERT INTO notification (id, line, user_id, kind, requisition_event, detail, at) " +
		"SELECT 'n1', 'n1', r.added_by, 'hold', 99999999, '', r.added_at FROM requisition AS r WHERE r.id = " +
		reqOf(running, 0),
		[]string{"the notification n1 tells of what was taken back"}},
}

func TestCheckFindsABrokenHistory(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 500))
		known := faults(t, muster)
		if len(known) > 0 {
			t.Fatalf("the history is not consistent: %q", known)
		}
		for _, b := range hiringBreaks {
			storetest.Exec(t, database, b.statements)
			found := faults(t, muster)
			fresh := slices.DeleteFunc(slices.Clone(found),
				func(fault string) bool { return slices.Contains(known, fault) })
			explained := func(fault string) bool {
				// What is broken elsewhere changes whom applications wait on.
				return strings.Contains(fault, "but its events and people make it") || strings.HasPrefix(fault, "waits: ") ||
					slices.ContainsFunc(b.found, func(part string) bool { return strings.Contains(fault, part) })
			}
			for _, fault := range fresh {
				if !explained(fault) {
					t.Errorf("%s: found %q", b.name, fault)
				}
			}
			for _, part := range b.found {
				told := slices.ContainsFunc(fresh, func(fault string) bool { return strings.Contains(fault, part) })
				// Only SQLite looks for dangling references.
				if !told && !(strings.HasPrefix(database, "postgres") && strings.HasPrefix(part, "point to no row")) {
					t.Errorf("%s: nothing found about %q in %q", b.name, part, fresh)
				}
			}
			known = found
		}
	})
}

// An endless list of faults would help nobody.
func TestCheckLimitsItsList(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 300))
		storetest.Exec(t, database, "UPDATE application SET tab = 'All'")
		found := faults(t, muster)
		applications := storetest.Column(t, database, "SELECT CAST(COUNT(*) - 100 AS text) FROM application")[0]
		if want := "applications: there are " + applications + " more faults of this kind"; len(found) != 101 ||
			found[100] != want {
			t.Errorf("%d faults, the last %q, want %q", len(found), found[len(found)-1], want)
		}
	})
}

// A former manager may have acted while being one.
func TestCheckAcceptsActsOfFormerManagers(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 100))
		must(t, muster.People.RevokeGrant(t.Context(), core.Caller{}, people.ByMobile("9823000005"), "manager"))
		if found := faults(t, muster); len(found) > 0 {
			t.Errorf("found %q", found)
		}
	})
}
