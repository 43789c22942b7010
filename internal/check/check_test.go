package check_test

import (
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// breaks break the demo company's database by hand, one after the other, each with all the faults that a check newly
// finds.
var breaks = []struct {
	name, statements string
	found            []string
}{
	{"a role of its own", "INSERT INTO role (id, name) VALUES ('x', 'Boss')",
		[]string{"the role Boss has the id x, which is not its own"}},
	{"a department let in", "UPDATE department SET may_sign_in = TRUE WHERE name = 'Finance'",
		[]string{"the department Finance is wrong about who may sign in: it says true"}},
	{"no name", "UPDATE app_user SET first_name = '' WHERE mobile = '9823000028'",
		[]string{"the user 9823000028 could not be added like this: " +
			"A first name is needed, with 60 characters at most and no comma"}},
	{"an unknown grant",
		"INSERT INTO user_grant (user_id, grant_name) SELECT id, 'boss' FROM app_user WHERE mobile = '9823000029'",
		[]string{`the user 9823000029 could not be added like this: There is no grant "boss"; the grants are manager, ` +
			"reviewDashboard, esaAssigned, commentDownload, administer"}},
	{"a password in clear", "UPDATE app_user SET password_hash = 'secret' WHERE mobile = '9823000030'",
		[]string{"the user 9823000030 has something that is not the hash of a password"}},
	{"a secret in clear", "UPDATE app_user SET telephony_secret = 'open' WHERE mobile = '9823000007'",
		[]string{"the user 9823000007 has a telephony secret in the clear"}},
	{"a change without its audit line", "UPDATE app_user SET version = 3 WHERE mobile = '9823000031'",
		[]string{"the user 9823000031 was changed 2 times and has 0 audit lines about it"}},
	{"an audit line without its change",
		"UPDATE audit SET action = 'DisableUser' WHERE subject_id = (SELECT id FROM app_user WHERE mobile = '9823000032')",
		[]string{"the user 9823000032 has 0 audit lines about being added, not 1",
			"the user 9823000032 was changed 0 times and has 1 audit lines about it"}},
	{"their own boss", "UPDATE app_user SET reports_to = id WHERE mobile = '9823000033'",
		[]string{"the user 9823000033 reports to themselves, directly or over others"}},
	{"the boss of the boss",
		"UPDATE app_user SET reports_to = (SELECT b.id FROM app_user AS b WHERE b.mobile = '9823000039') " +
			"WHERE mobile = '9823000038'",
		[]string{"the user 9823000038 reports to themselves, directly or over others",
			"the user 9823000039 reports to themselves, directly or over others"}},
	{"no administrator", "UPDATE app_user SET active = FALSE WHERE mobile = '9823000013'",
		[]string{"there are users, but none who is active, may sign in and has the grant administer"}},
	{"a picture of another kind",
		"UPDATE user_picture SET media_type = 'image/jpeg' " +
			"WHERE user_id = (SELECT id FROM app_user WHERE mobile = '9823000002')",
		[]string{"the picture of the user 9823000002 is not the image/jpeg that it is said to be"}},
	{"a login session of one who left",
		"INSERT INTO login_session (token_hash, user_id, created_at, seen_at, address, agent) " +
			"SELECT 'h', id, created_at, created_at, '', '' FROM app_user WHERE mobile = '9823000024'",
		[]string{"the user 9823000024 may not sign in and has a login session of 2019-01-07T04:23:00Z"}},
	{"a login session of an outsider",
		"INSERT INTO login_session (token_hash, user_id, created_at, seen_at, address, agent) " +
			"SELECT 'i', id, created_at, created_at, '', '' FROM app_user WHERE mobile = '9823000014'",
		[]string{"the user 9823000014 may not sign in and has a login session of 2019-01-07T04:13:00Z"}},
	{"a password link of one who left",
		"INSERT INTO password_link (token_hash, user_id, expires_at, used_at) " +
			"SELECT 'h', id, created_at, NULL FROM app_user WHERE mobile = '9823000024'",
		[]string{"the user 9823000024 may not sign in and has a password link until 2019-01-07T04:23:00Z"}},
	{"a setting without an audit line",
		"INSERT INTO setting (key, value, version, updated_at, updated_by) " +
			"SELECT 'mailSender', 'desk@demo.example', 1, created_at, NULL FROM app_user WHERE mobile = '9823000001'",
		[]string{"the setting mailSender was changed 1 times and has 0 audit lines about it",
			"the setting mailSender has a value that no audit line tells of"}},
	{"a value that nobody set", "UPDATE setting SET value = 'no' WHERE key = 'demo'",
		[]string{"the setting demo could not be set to this value: Data not available",
			"the setting demo has a value that no audit line tells of"}},
	{"a mail that nobody sends", messageRow("m1", "queued", "TestMessage", "") + ";" + jobRow("j1", "SendMessage",
		`"m1"`, "TRUE", "gave up"),
		[]string{"the message m1 is queued, but no job will send it"}},
	{"sent at no time", messageRow("m2", "sent", "TestMessage", ""),
		[]string{"the message m2 is sent, but nothing says when"}},
	{"a time of sending too early", messageRow("m3", "kept", "TestMessage", "no server") +
		"; UPDATE message SET sent_at = created_at WHERE id = 'm3'",
		[]string{"the message m3 is kept, but has a time of sending"}},
	{"a broadcast without a job", broadcastRow("b1", "running"),
		[]string{"the broadcast b1 is running, but no job moves it on"}},
	{"a broadcast that never ended", broadcastRow("b2", "done"),
		[]string{"the broadcast b2 has ended without a time, or somebody still waits in it"}},
	{"failed for no reason", messageRow("m4", "failed", "TestMessage", ""),
		[]string{"the message m4 is failed without a reason"}},
	{"leaving, but nobody looks",
		whatsappRow("w1", "leaving", "") + ";" + campaignRow("w1") + ";" + stepRow("w1", "leaving", 0),
		[]string{"the message w1 is leaving, but no job will send it"}},
	{"arrived at no time",
		whatsappRow("w2", "delivered", "") + ";" + campaignRow("w2") + ";" + stepRow("w2", "delivered", 0),
		[]string{"the message w2 is delivered, but nothing says when"}},
	{"WhatsApp without a campaign", whatsappRow("w3", "kept", "no service") + ";" + stepRow("w3", "kept", 0),
		[]string{"the message w3 is to leave by WhatsApp without a campaign"}},
	{"a campaign by mail", messageRow("w4", "kept", "TestMessage", "no server") + ";" + campaignRow("w4"),
		[]string{"the message w4 has a campaign and leaves by mail"}},
	{"a state without its step", whatsappRow("w5", "opened", ""),
		[]string{"the message w5 is opened, but nothing says since when"}},
	{"sent to one who had opted out",
		strings.NewReplacer("'c1'", "'c9'", "9000000001", "9000000009").Replace(candidateRow) + ";" +
			whatsappRow("w6", "failed", "refused") + ";" + campaignRow("w6") + ";" +
			stepRow("w6", "failed", 0) + ";" + stepRow("w6", "leaving", 2) + "; " +
			"UPDATE candidate SET opted_out_at = created_at WHERE id = 'c9'; " +
			"INSERT INTO candidate_message (candidate_id, created_at, message_id, requisition_id, title) " +
			"SELECT 'c9', created_at, 'w6', '', 't' FROM message WHERE id = 'w6'",
		[]string{"the message w6 left after its candidate had opted out"}},
	{"a mail without a cause", messageRow("m5", "kept", "", "no server"),
		[]string{"the message m5 has no cause or nobody to go to"}},
	{"a mail to nobody", strings.Replace(messageRow("m6", "kept", "TestMessage", "no server"), "a@demo.example", "", 1),
		[]string{"the message m6 has no cause or nobody to go to"}},
	{"a cause that is not in the table", messageRow("m7", "kept", "Gossip", "no server"),
		[]string{"1 messages, the first is m7, were caused by Gossip, which causes none"}},
	{"another channel than its cause has", messageRow("m8", "kept", "TestMessage", "no server") +
		"; UPDATE message SET channel = 'pigeon' WHERE id = 'm8'",
		[]string{"1 messages, the first is m8, were caused by TestMessage and leave by pigeon, not by mail"}},
	{"given up for no reason", jobRow("j2", "Sweep", "null", "TRUE", ""),
		[]string{"the job j2 (Sweep) was given up without a reason"}},
	{"a job for no mail", jobRow("j3", "SendMessage", `"m9"`, "FALSE", ""),
		[]string{"the job j3 is to send a message that does not exist"}},
	{"two topics with one number", "UPDATE change_mark SET n = 7",
		[]string{"the topic setting has the change number 7, which is another's too or not positive",
			"the topic user has the change number 7, which is another's too or not positive"}},
	{"a number that is not positive",
		"UPDATE change_mark SET n = 0 WHERE topic = 'user'; UPDATE change_mark SET n = 1 WHERE topic = 'setting'",
		[]string{"the topic user has the change number 0, which is another's too or not positive"}},
	{"written by a candidate without consent", candidateRow + "; INSERT INTO audit (id, at, action, subject, " +
		"subject_id, before, after, address, request_id, by_candidate) " +
		"SELECT 'a1', created_at, 'SaveExperience', 'candidate', 'c1', 'null', 'null', '', '', TRUE " +
		"FROM app_user WHERE mobile = '9823000001'",
		[]string{"the candidate c1 wrote without consent: SaveExperience, audit line a1"}},
	{"when a candidate never answered", "INSERT INTO call_band (candidate_id, band) VALUES ('c1', 9)",
		[]string{"the candidate c1 answers at another time of day than is noted"}},
	{"a certificate without an audit line", "INSERT INTO profile_certificate (id, candidate_id, number, name, " +
		"start_month, expiry_month, saved_at, version) " +
		"SELECT 'k1', 'c1', '1', 'Cloud', '2024-01', '', created_at, 1 FROM app_user WHERE mobile = '9823000001'",
		[]string{"the candidate c1 has 1 rows of Certificate and 0 audit lines about them"}},
	{"a step without its data", "INSERT INTO profile_step (candidate_id, step, done_at) " +
		"SELECT 'c1', 'basic', created_at FROM app_user WHERE mobile = '9823000001'",
		[]string{"the step basic of the candidate c1 is marked without its data"}},
	{"a former resume alone", "INSERT INTO resume_former (candidate_id, id, size, uploaded_at, replaced_at, content) " +
		"SELECT 'c1', 'r1', 1, u.created_at, u.created_at, p.content FROM user_picture AS p " +
		"JOIN app_user AS u ON u.id = p.user_id WHERE u.mobile = '9823000002'",
		[]string{"the candidate c1 has a former resume, but no resume"}},
	{"told of nothing", notificationRow("n1", "n1", "hold", "NULL", "NULL"),
		[]string{"the notification n1 tells of nothing that happened"}},
	{"told of what they did", notificationRow("n2", "n2", "mailFailed", "id", "'m5'"),
		[]string{"the notification n2 tells a user of what they did"}},
	{"two kinds in one line", notificationRow("n3", "n3", "mailFailed", "NULL", "'m5'") + "; " +
		notificationRow("n4", "n3", "reminder", "NULL", "'m5'"),
		[]string{"the line n3 of notifications is not of one user and kind, or is read in part"}},
	{"a line that is read in part", notificationRow("n5", "n5", "mailFailed", "NULL", "'m5'") + "; " +
		notificationRow("n6", "n5", "mailFailed", "NULL", "'m5'") + "; UPDATE notification SET read_at = at WHERE id = 'n6'",
		[]string{"the line n5 of notifications is not of one user and kind, or is read in part"}},
}

// candidateRow adds a candidate.
const candidateRow = "INSERT INTO candidate (id, name, mobile, mobile10, email, email_key, address, state, city, " +
	"experienced, working, experience, experience_in, notice_period, current_gross, current_designation, " +
	"current_company, blacklisted, created_by, created_at, version) " +
	"SELECT 'c1', 'Asha Rao', '9000000001', '9000000001', '', '', '', '', '', " +
	"FALSE, FALSE, '', '', '', '', '', '', FALSE, id, created_at, 1 " +
	"FROM app_user WHERE mobile = '9823000001'"

func messageRow(id, state, cause, reason string) string {
	return "INSERT INTO message (id, state, to_list, cc_list, subject, html, plain, calendar, cause, cause_id, " +
		"sender_id, reason, attempts, created_at, sent_at) " +
		"SELECT '" + id + "', '" + state + "', 'a@demo.example', '', 's', '', '', '', '" + cause + "', id, NULL, '" +
		reason + "', 0, created_at, NULL FROM app_user WHERE mobile = '9823000001'"
}

func whatsappRow(id, state, reason string) string {
	return messageRow(id, state, "TestWhatsapp", reason) +
		"; UPDATE message SET channel = 'whatsapp' WHERE id = '" + id + "'"
}

func campaignRow(id string) string {
	return "INSERT INTO campaign_message (message_id, campaign, name, params, media_url, media_name) VALUES ('" + id +
		"', 'esa', 'Asha', '[]', '', '')"
}

// stepRow adds a step that many hours after the message.
func stepRow(id, state string, hours int) string {
	at := map[bool]string{true: "created_at", false: "(SELECT MAX(u.created_at) FROM app_user AS u)"}[hours == 0]
	return fmt.Sprintf("INSERT INTO message_step (message_id, state, at) SELECT '%s', '%s', %s FROM message "+
		"WHERE id = '%s'", id, state, at, id)
}

func jobRow(id, kind, payload, dead, reason string) string {
	return "INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at) SELECT '" + id +
		"', '" + kind + "', '" + payload + "', NULL, created_at, 8, " + dead + ", '" + reason +
		"', created_at FROM app_user WHERE mobile = '9823000001'"
}

func TestCheckFindsBrokenRows(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := openMuster(t, database)
		must(t, seed.Company(t.Context(), muster))
		known := faults(t, muster)
		if len(known) > 0 {
			t.Fatalf("the demo company is not consistent: %q", known)
		}
		for _, b := range breaks {
			storetest.Exec(t, database, b.statements)
			found := faults(t, muster)
			fresh := slices.DeleteFunc(slices.Clone(found),
				func(fault string) bool { return slices.Contains(known, fault) })
			if !slices.Equal(fresh, b.found) {
				t.Errorf("%s: found %q, want %q", b.name, fresh, b.found)
			}
			known = found
		}
	})
}

// A mail whose job waits, and one that was sent just before its job could end, are both fine.
func TestCheckAcceptsMailInTransit(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := openMuster(t, database)
		must(t, seed.Company(t.Context(), muster))
		by := core.Caller{}
		by.User.ID = storetest.Column(t, database, "SELECT id FROM app_user WHERE mobile = '9823000013'")[0]
		for range 2 {
			_, err := muster.Messages.TestChannel(t.Context(), by, string(letter.Mail))
			must(t, err)
		}
		storetest.Exec(t, database,
			"UPDATE message SET state = 'sent', sent_at = created_at WHERE id = (SELECT MAX(m.id) FROM message AS m)")
		must(t, muster.Settings.ChangeSetting(t.Context(), by, hiring.BusinessZone, "Asia/Dubai", 0))
		must(t, muster.Settings.ChangeSetting(t.Context(), by, hiring.BusinessZone, "Asia/Kolkata", 1))
		if found := faults(t, muster); len(found) > 0 {
			t.Errorf("found %q", found)
		}
	})
}

func TestEnsureRolesAndDepartments(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		muster := app.New(core.Core{Store: s, Now: time.Now, Log: slog.New(slog.DiscardHandler)})
		missing := []string{}
		for _, role := range hiring.Roles() {
			missing = append(missing, "the role "+string(role)+" is missing")
		}
		for _, name := range hiring.DepartmentsLetIn {
			missing = append(missing, "the department "+name+" is missing")
		}
		if found := faults(t, muster); !slices.Equal(found, missing) {
			t.Errorf("an empty database: found %q", found)
		}
		for range 2 {
			must(t, muster.People.EnsureRolesAndDepartments(t.Context()))
			if found := faults(t, muster); len(found) > 0 {
				t.Errorf("found %q", found)
			}
		}
	})
}

func broadcastRow(id, state string) string {
	return "INSERT INTO broadcast (id, user_id, state, reason, begun_at) SELECT '" + id + "', id, '" + state +
		"', '', created_at FROM app_user WHERE mobile = '9823000001'"
}

func faults(t *testing.T, muster *app.App) []string {
	t.Helper()
	found, err := check.Run(t.Context(), muster.Core)
	must(t, err)
	return found
}

func notificationRow(id, line, kind, actor, message string) string {
	return "INSERT INTO notification (id, line, user_id, kind, actor_id, message_id, detail, at) SELECT '" + id + "', '" +
		line + "', id, '" + kind + "', " + actor + ", " + message +
		", '', created_at FROM app_user WHERE mobile = '9823000001'"
}
