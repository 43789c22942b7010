package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// 200 candidates, of whom 37 must not be written to: everybody else gets one message, 1.5 s after the one before.
func TestBroadcast(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		peer := d.withCampaigns()
		ids := d.crowd(201)
		quoted := func(from, to int) string { return "('" + strings.Join(ids[from:to], "','") + "')" }
		storetest.Exec(t, d.database, "UPDATE candidate SET opted_out_at = created_at WHERE id IN "+quoted(0, 12)+`;
			UPDATE candidate SET mobile = '+44 7911 ' || substr(mobile, 5) WHERE id IN `+quoted(12, 20)+`;
			UPDATE candidate SET blacklisted = TRUE WHERE id IN `+quoted(20, 27))
		if a := d.recruiter.post(broadcasts, map[string]any{"candidates": ids[27:32]}); a.code() != "200" ||
			a.message() != "The broadcast has begun." {
			t.Fatalf("the first: %s", a.Raw)
		}
		d.goOn(6)
		if row, _ := statesOf(t, d.recruiter); row["state"] != "done" || row["sentence"] != "Broadcast sent successfully." {
			t.Fatalf("the first ended with %v", row)
		}
		for what, wrong := range map[string][]string{
			"Please select candidate.": {}, "Please select 200 candidates at most": ids, "Data not available": {nothing},
		} {
			for _, path := range []string{broadcasts, broadcasts + "/preview"} {
				if a := d.recruiter.post(path, map[string]any{"candidates": wrong}); a.code() == "200" ||
					a.message() != what {
					t.Errorf("%s: %s", what, a.Raw)
				}
			}
		}
		storetest.Exec(t, d.database, `UPDATE message SET state = 'failed', reason = 'No', sent_at = NULL
			WHERE cause = 'SendBroadcast' AND to_list = '9000000028';
			UPDATE message_step SET state = 'failed' WHERE state = 'sent'
				AND message_id IN (SELECT id FROM message WHERE cause = 'SendBroadcast' AND to_list = '9000000028')`)
		chosen := append(slices.Clone(ids[:200]), ids[5])
		preview := d.recruiter.post(broadcasts+"/preview", map[string]any{"candidates": chosen})
		skipped := map[string]int{}
		for _, one := range preview.Data[0]["recipients"].([]any) {
			if why := one.(map[string]any)["skipped"].(string); why != "" {
				skipped[why]++
			}
		}
		if want := map[string]int{"Opted out on 16 Mar 2026": 12, "The mobile is not an Indian one": 8,
			"Candidate is Blacklisted": 7, "Messaged on 16 Mar 2026; once in 7 days": 4}; !maps.Equal(skipped, want) {
			t.Errorf("the preview skips %v", skipped)
		}
		if preview.Data[0]["leftToday"] != 495.0 || preview.Data[0]["configured"] != true ||
			preview.Data[0]["opensAt"] != "" {
			t.Errorf("the preview says %v", preview.Data[0])
		}
		d.recruiter.post(broadcasts, map[string]any{"candidates": chosen})
		// Six opt out, or come to stand where they cannot be chosen, after the broadcast has begun.
		storetest.Exec(t, d.database, "UPDATE candidate SET opted_out_at = created_at WHERE id IN "+quoted(190, 196))
		before := len(peer.destinations())
		d.goOn(165)
		row, states := statesOf(t, d.recruiter)
		if want := map[string]int{"skipped": 37, "sent": 163}; !maps.Equal(states, want) ||
			row["sentence"] != "Broadcast sent successfully." || row["state"] != "done" || row["toSend"] != 163.0 {
			t.Errorf("it ended with %v, %v of %v: %v", states, row["sent"], row["toSend"], row["sentence"])
		}
		got := peer.destinations()[before:]
		if once := slices.Compact(slices.Sorted(slices.Values(got))); len(got) != 163 || len(once) != 163 {
			t.Errorf("the service was sent %d messages to %d people", len(got), len(once))
		}
		for i := 1; i < len(peer.at); i++ {
			if apart := peer.at[i].Sub(peer.at[i-1]); apart < 1500*time.Millisecond {
				t.Fatalf("message %d came %s after the one before", i, apart)
			}
		}
		if a := d.recruiter.post(broadcasts, map[string]any{"candidates": ids[:30]}); a.code() != "200" &&
			a.message() != "None of the selected candidates can be messaged now" {
			t.Errorf("to those who were messaged: %s", a.Raw)
		}
	})
}

// One user has one broadcast at a time, and 500 candidates a day; nobody else sees it.
func TestBroadcastsOfAUser(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.withCampaigns()
		ids := d.crowd(20)
		given := concurrently(4, func(i int) reply {
			return d.recruiter.post(broadcasts, map[string]any{"candidates": ids[i*2 : i*2+2]})
		})
		begun := 0
		for _, a := range given {
			switch {
			case a.code() == "200":
				begun++
			case a.message() != "Your broadcast before is still running. Please wait for it, or stop it.":
				t.Errorf("%d %s", a.Status, a.Raw)
			}
		}
		if begun != 1 {
			t.Errorf("%d began at once", begun)
		}
		row, _ := statesOf(t, d.recruiter)
		id := row["id"].(string)
		other := d.as("recruiter2")
		for what, a := range map[string]reply{
			"read": other.get(broadcasts + "/" + id), "stopped": other.post(broadcasts+"/"+id+"/stop", nil),
			"sent again": other.post(broadcasts+"/"+id+"/send_again", body{"candidate": ids[0]}),
		} {
			if a.code() != "404" || a.message() != "Data not available" {
				t.Errorf("%s by another: %d %s", what, a.Status, a.Raw)
			}
		}
		if a := other.get(broadcasts); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("another sees %s", a.Raw)
		}
		if a := d.recruiter.get(broadcasts + "/" + id); len(a.Data) != 1 || a.Data[0]["id"] != id {
			t.Errorf("by its id: %s", a.Raw)
		}
		d.goOn(4)
		// Two went out; 490 more leave eight of the day.
		for i := range 49 {
			storetest.Exec(t, d.database, fmt.Sprintf(`INSERT INTO broadcast (id, user_id, state, reason, begun_at, ended_at)
				SELECT 'full%d', user_id, 'done', '', begun_at, ended_at FROM broadcast WHERE id = '%s';
				INSERT INTO broadcast_recipient (broadcast_id, number, candidate_id, state, reason)
				SELECT 'full%d', ROW_NUMBER() OVER (ORDER BY id), id, 'handed', '' FROM candidate WHERE id LIKE '0190cccc%%'
				AND id < '%s'`, i, id, i, ids[10]))
		}
		ids = ids[10:]
		if a := d.recruiter.post(broadcasts, map[string]any{"candidates": ids}); a.code() != "409" ||
			a.message() != "You can broadcast to 500 candidates a day; 8 are left today" {
			t.Errorf("more than a day has: %s", a.Raw)
		}
		if a := d.recruiter.post(broadcasts, map[string]any{"candidates": ids[:8]}); a.code() != "200" {
			t.Errorf("what is left: %s", a.Raw)
		}
		if a := other.post(broadcasts+"/preview", map[string]any{"candidates": ids}); a.Data[0]["leftToday"] != 500.0 {
			t.Errorf("another has %v left", a.Data[0]["leftToday"])
		}
		storetest.Exec(t, d.database, `DELETE FROM broadcast_recipient WHERE broadcast_id LIKE 'full%';
			DELETE FROM broadcast WHERE id LIKE 'full%'`)
	})
}

// A stop keeps what has left, and cancels the rest; the one that waits for the service too.
func TestStopABroadcast(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		peer := d.withCampaigns()
		ids := d.crowd(20)
		d.recruiter.post(broadcasts, map[string]any{"candidates": ids})
		d.goOn(12)
		peer.answer = func(string) (int, string) { return 503, "" }
		d.goOn(2)
		row, _ := statesOf(t, d.recruiter)
		stop := broadcasts + "/" + row["id"].(string) + "/stop"
		if a := d.recruiter.post(stop, nil); a.code() != "200" || a.message() != "The broadcast is stopped." {
			t.Fatalf("stop: %s", a.Raw)
		}
		peer.answer = nil
		d.pass(24 * time.Hour)
		d.recruiter = d.as("recruiter")
		d.goOn(10)
		row, states := statesOf(t, d.recruiter)
		if want := map[string]int{"sent": 12, "cancelled": 8}; !maps.Equal(states, want) || row["state"] != "stopped" ||
			row["sentence"] != "12 of 20 sent" {
			t.Errorf("after the stop: %v, %v, %v", states, row["state"], row["sentence"])
		}
		if len(peer.destinations()) != 13 {
			t.Errorf("the service was asked %d times", len(peer.destinations()))
		}
		if a := d.recruiter.post(stop, nil); a.code() != "409" || a.message() != "This broadcast is over already" {
			t.Errorf("once more: %s", a.Raw)
		}
		if a := d.recruiter.post(broadcasts, map[string]any{"candidates": ids[15:]}); a.code() != "200" {
			t.Errorf("the next: %s", a.Raw)
		}
	})
}

// A broadcast waits for the hours of the business zone, and goes on where it was, even after a restart.
func TestBroadcastByNightAndAfterARestart(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		peer := d.withCampaigns()
		// 20:59:57 in India.
		d.pass(time.Date(2026, 3, 16, 15, 29, 57, 0, time.UTC).Sub(d.clock()))
		d.recruiter = d.as("recruiter")
		ids := d.crowd(8)
		d.recruiter.post(broadcasts, map[string]any{"candidates": ids})
		d.goOn(6)
		row, states := statesOf(t, d.recruiter)
		if want := map[string]int{"sent": 2, "queued": 6}; !maps.Equal(states, want) ||
			row["opensAt"] != "2026-03-17T03:30:00Z" {
			t.Errorf("at nine: %v, goes on at %v", states, row["opensAt"])
		}
		d.pass(12 * time.Hour)
		d.recruiter = d.as("recruiter")
		d.goOn(2)
		// The process dies with the job in its hands; another one takes it when the lease is over.
		taken, err := d.app.Store.Alone().TakeJobs(t.Context(), store.TakeJobsParams{Now: store.At(d.clock()),
			LeaseEnd: store.At(d.clock().Add(time.Minute)), Most: 10, Kinds: store.KindList("SendBroadcast")})
		if err != nil || len(taken) != 1 {
			t.Fatalf("taken: %v %v", taken, err)
		}
		d.goOn(2)
		if n := len(peer.destinations()); n != 4 {
			t.Errorf("%d were sent by nobody", n)
		}
		d.pass(time.Minute)
		d.goOn(6)
		if row, states := statesOf(t, d.recruiter); states["sent"] != 8 || row["state"] != "done" {
			t.Errorf("in the end: %v %v", states, row["state"])
		}
		if got := peer.destinations(); len(got) != 8 || !slices.IsSorted(got) {
			t.Errorf("sent to %v", got)
		}
	})
}

// A message that the service did not take just before nine leaves in the morning, not with the next attempt.
func TestBroadcastMessageIsNotTriedAgainByNight(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		peer := d.withCampaigns()
		peer.answer = func(string) (int, string) { return 429, "" }
		// 20:59:57 in India.
		d.pass(time.Date(2026, 3, 16, 15, 29, 57, 0, time.UTC).Sub(d.clock()))
		d.recruiter = d.as("recruiter")
		d.recruiter.post(broadcasts, map[string]any{"candidates": d.crowd(2)})
		d.runOne("SendBroadcast")
		d.runOne("SendMessage")
		peer.answer = nil
		d.pass(20 * time.Minute)
		d.runOne("SendMessage")
		d.runOne("SendBroadcast")
		if _, states := statesOf(t, d.recruiter); len(peer.destinations()) != 1 || states["queued"] != 2 {
			t.Errorf("after nine: sent to %v, %v", peer.destinations(), states)
		}
		d.pass(11*time.Hour + 39*time.Minute)
		d.work()
		if len(peer.destinations()) != 1 {
			t.Errorf("just before it opens: sent to %v", peer.destinations())
		}
		d.pass(5 * time.Minute)
		d.recruiter = d.as("recruiter")
		d.runOne("SendMessage")
		d.goOn(4)
		if row, states := statesOf(t, d.recruiter); len(peer.destinations()) != 3 || states["sent"] != 2 ||
			row["state"] != "done" {
			t.Errorf("in the morning: sent to %v, %v, %v", peer.destinations(), states, row["state"])
		}
	})
}

// What failed can be sent again; where it may arrive twice, only by who says so.
func TestSendAgain(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		peer := d.withCampaigns()
		ids := d.crowd(3)
		peer.answer = func(to string) (int, string) {
			if strings.HasSuffix(to, "1") {
				return 200, `{"success":"false","message":"This number is not on WhatsApp"}`
			}
			return 200, `{"success":"true"}`
		}
		d.recruiter.post(broadcasts, map[string]any{"candidates": ids})
		d.goOn(5)
		row, states := statesOf(t, d.recruiter)
		if states["failed"] != 1 || row["sentence"] != "2 of 3 sent" {
			t.Fatalf("%v %v", states, row["sentence"])
		}
		again := broadcasts + "/" + row["id"].(string) + "/send_again"
		if a := d.recruiter.post(again, map[string]any{"candidate": ids[0]}); a.code() != "409" {
			t.Errorf("one that was sent: %s", a.Raw)
		}
		storetest.Exec(t, d.database,
			"UPDATE message SET reason = '"+hiring.NoAnswerMayHaveArrived+"' WHERE state = 'failed'")
		if a := d.recruiter.post(again, map[string]any{"candidate": ids[1]}); a.code() != "409" {
			t.Errorf("without saying so: %s", a.Raw)
		}
		peer.answer = nil
		if a := d.recruiter.post(again, map[string]any{"candidate": ids[1], "twice": true}); a.code() != "200" {
			t.Errorf("again: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE message SET state = 'failed', reason = 'No' WHERE state = 'queued'")
		storetest.Exec(t, d.database,
			"UPDATE candidate SET mobile = '9000000077', mobile10 = '9000000077' WHERE id = '"+ids[1]+"'")
		if a := d.recruiter.post(again, map[string]any{"candidate": ids[1]}); a.code() != "200" {
			t.Errorf("to another mobile: %s", a.Raw)
		}
		d.goOn(1)
		if row, _ := statesOf(t, d.recruiter); row["sentence"] != "Broadcast sent successfully." {
			t.Errorf("in the end: %v", row["sentence"])
		}
		if got := peer.destinations(); got[len(got)-1] != "919000000077" {
			t.Errorf("sent to %v", got)
		}
	})
}
