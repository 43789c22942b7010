package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

var readers = []string{"senior-hr", "interviewer", "admin"}

func TestReadersHaveNoCard(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		for _, who := range readers {
			if a := h.as(who).get("/api/my_day"); a.code() != "200" || len(a.Data) != 0 {
				t.Errorf("%s: %s", who, a.Raw)
			}
		}
		if a := h.as("recruiter").get("/api/waiting?section=left"); a.code() == "200" || a.field() != "section" {
			t.Errorf("a manager's section, asked for by a recruiter: %s", a.Raw)
		}
	})
}

// TestMyDayAddsUp compares every number of both homes with the rows where it opens, and with a count made here in the
// simplest way.
func TestMyDayAddsUp(t *testing.T) {
	t.Parallel()
	for name, history := range map[string]func(string) error{"demo": demoHistory, "ten thousand": longHistory} {
		t.Run(name, func(t *testing.T) {
			eachEngineFrom(t, history, func(t *testing.T, h *harness) {
				all := h.everyWait()
				filled := map[string]int{}
				for _, who := range []string{"recruiter", "recruiter2", "esa-hr", "esa-assigned", "manager", "manager4"} {
					h.checkCard(who, all, filled)
				}
				for _, key := range strings.Fields(`call_now interviews next_round offers with_others asleep unassigned approvals decide
					answers joinings no_activity left`) {
					if filled[key] == 0 {
						t.Errorf("nobody has anything in %s", key)
					}
				}
			})
		})
	}
}

// everyRow is a wait of either kind, read without a section.
type everyRow struct {
	hiring.Wait
	requisition, tatOver bool
	owner, key           string
}

// everyWait reads all waits that there are.
func (h *harness) everyWait() (all []everyRow) {
	h.t.Helper()
	ctx, q := h.t.Context(), h.app.Store.Read()
	for after := ""; ; {
		facts, err := q.WaitFacts(ctx, store.WaitChoice{After: after, Most: 500})
		if err != nil {
			h.t.Fatal(err)
		}
		for _, f := range facts {
			w := f.Written
			if w.DueAt == nil {
				continue
			}
			row := everyRow{key: f.CandidateID + f.RequisitionID, Wait: hiring.Wait{Party: hiring.Party(w.Party), What: w.What,
				Since: w.SinceAt.Time, Due: w.DueAt.Time, Sleeps: w.Sleeps}}
			if w.OwnerID != nil {
				row.owner = *w.OwnerID
			}
			if w.PersonID != nil {
				row.PersonID = *w.PersonID
			}
			if w.JoinsOn != nil {
				row.JoinsOn, _ = hiring.ParseDay(string(*w.JoinsOn))
			}
			all = append(all, row)
		}
		if len(facts) < 500 {
			break
		}
		after = facts[len(facts)-1].ID
	}
	own, err := h.app.Waits.OfRequisitions(ctx, store.Scope{Sight: hiring.SeesAll})
	if err != nil {
		h.t.Fatal(err)
	}
	today := hiring.DateOf(2026, 3, 16)
	for _, r := range own {
		tat, _ := hiring.ParseDay(string(r.Tat))
		all = append(all, everyRow{Wait: r.Wait, requisition: true, key: r.ID,
			tatOver: tat < today && slices.Contains([]string{"Approved", "Assigned", "Re-Assigned", "Inprogress"}, r.Status)})
	}
	return all
}

// sectionOf is the section of My day or Needs you in plain words.
func (r everyRow) sectionOf(me string, manages bool, now time.Time) string {
	day := func(t time.Time) int { return int(hiring.DayOf(t.Add(5*time.Hour + 30*time.Minute))) }
	today := day(now)
	asleep := r.Sleeps && r.Since.Before(now.AddDate(0, 0, -30))
	soon, late := day(r.Since) <= today, r.Due.Before(now) && !r.Since.After(now)
	mine, is := r.owner == me, func(whats ...string) bool { return slices.Contains(whats, r.What) }
	joins := func(by int) bool { return is("Touch point") && r.JoinsOn != 0 && int(r.JoinsOn) <= by }
	switch {
	case manages && r.requisition && r.tatOver:
		return "overdue"
	case manages && r.requisition && is("Assign"):
		return "unassigned"
	case manages && r.requisition && r.Party == "approver":
		return "approvals"
	case manages && is("Decide"):
		return "decide"
	case manages && (is("Record the answer") || is("Answer") && late):
		return "answers"
	case manages && joins(today+6):
		return "joinings"
	case manages && r.requisition && is("Work on it") && late:
		return "no_activity"
	case manages && !r.requisition && !asleep && (r.Party == "manager" || mine):
		return "left"
	case manages:
		return ""
	case asleep && mine:
		return "asleep"
	case mine && soon && is("Call", "Call again", "Correct the number"):
		return "call_now"
	case is("Give the result") &&
		(r.PersonID == me && !r.Since.After(now) || (r.PersonID == me || mine) && day(r.Since) == today):
		return "interviews"
	case r.requisition && is("Work on it") && r.PersonID == me,
		mine && (is("Select or reject") || strings.HasPrefix(r.What, "Schedule ")):
		return "next_round"
	case mine && soon && is("Send the offer", "Verify KYC", "Record the answer", "Revise or close",
		"Revise, hold or map away", "Enter the joining date", "Touch point"), mine && is("Answer") && late,
		mine && joins(today+7):
		return "offers"
	case mine && late && r.PersonID != me:
		return "with_others"
	}
	return ""
}

func (h *harness) checkCard(who string, all []everyRow, filled map[string]int) {
	h.t.Helper()
	c, me := h.as(who), h.idOf(who)
	a := c.get("/api/my_day")
	if a.code() != "200" || len(a.Data) != 1 {
		h.t.Fatalf("%s: %s", who, a.Raw)
	}
	card := a.Data[0]
	manages := card["kind"] == "needs_you"
	want, late := map[string][]string{}, map[string]int{}
	blocks := map[string]int{}
	for _, r := range all {
		key := r.sectionOf(me, manages, h.clock())
		want[key] = append(want[key], r.key)
		asleep := r.Sleeps && r.Since.Before(h.clock().AddDate(0, 0, -30))
		if r.Due.Before(h.clock()) && !r.Since.After(h.clock()) && !asleep {
			late[key]++
			if r.PersonID != "" {
				blocks[r.PersonID]++
			}
		}
	}
	for _, list := range []string{"sections", "foot"} {
		for _, one := range card[list].([]any) {
			section := one.(map[string]any)
			key, n := section["key"].(string), intOf(section, "count")
			filled[key] += n
			h.checkSection(c, who, me, section, list == "foot", want[key])
			if list == "sections" && key != "calls" && key != "overdue" && intOf(section, "late") != late[key] {
				h.t.Errorf("%s: %s has %v late, counted %d", who, key, section["late"], late[key])
			}
		}
	}
	for _, one := range card["blocks"].([]any) {
		block := one.(map[string]any)
		person := block["personId"].(string)
		opened := c.get("/api/waiting?state=overdue&size=1&person=" + person)
		if n := intOf(block, "count"); n != blocks[person] || int64(n) != opened.Total {
			h.t.Errorf("%s: %v blocks %d, opens %d, counted %d", who, block["person"], n, opened.Total, blocks[person])
		}
	}
	if manages && intOf(card, "blocking") != len(blocks) {
		h.t.Errorf("%s: %v block, counted %d", who, card["blocking"], len(blocks))
	}
}

// checkSection checks a section against the keys of its rows: their number, what opens, and the order of both.
func (h *harness) checkSection(c *client, who, me string, section map[string]any, foot bool, want []string) {
	h.t.Helper()
	key, n := section["key"].(string), intOf(section, "count")
	switch key {
	case "overdue":
		tile := c.get("/api/Requisition.svc/get_requirement_data/OVERDUE/all/all/all/all/all?size=1")
		if int64(n) != tile.Total || n != len(want) {
			h.t.Errorf("%s: %d overdue, the tile has %d, counted %d", who, n, tile.Total, len(want))
		}
		return
	case "calls":
		if day := c.get(callDay + me + "/" + section["day"].(string)); n != len(day.Data) {
			h.t.Errorf("%s: %d recruiters, %d on the dashboard", who, n, len(day.Data))
		}
		return
	}
	opened, keys, size := []map[string]any{}, []string{}, max(7, n/12)
	for page := 1; page == 1 || len(opened) < n && page < 20; page++ {
		a := c.get(fmt.Sprintf("/api/waiting?section=%s&size=%d&page=%d", key, size, page))
		if a.Total != int64(n) {
			h.t.Fatalf("%s: %s has %d, its page %d says %d: %s", who, key, n, page, a.Total, a.Raw)
		}
		opened = append(opened, a.Data...)
	}
	for _, row := range opened {
		keys = append(keys, row["candidateId"].(string)+row["requisitionId"].(string))
	}
	shown := slices.Clone(keys)
	slices.Sort(keys)
	slices.Sort(want)
	if !slices.Equal(keys, want) {
		h.t.Errorf("%s: %s opens %d rows, counted %d", who, key, len(keys), len(want))
	}
	if foot {
		return
	}
	for i, one := range section["rows"].([]any) {
		row := one.(map[string]any)
		if id := row["candidateId"].(string) + row["requisitionId"].(string); id != shown[i] || row["action"] == "" {
			h.t.Errorf("%s: row %d of %s is %v, opened %v", who, i, key, row, opened[i])
		}
	}
}
