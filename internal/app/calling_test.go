package app_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// toCall reads whom a recruiter can call now from the raw tables.
func toCall(t *testing.T, muster *app.App, database, recruiter string, now time.Time) (due []hiring.RoundFacts) {
	t.Helper()
	for _, row := range storetest.Column(t, database, `SELECT a.id || '|' || a.status || '|' || CAST(r.tat AS text) ||
		'|' || CAST((SELECT COUNT(*) FROM stage_event AS e WHERE e.application_id = a.id AND e.stage = 'CALL'
			AND e.status <> 'Blacklisted' AND e.voided_at IS NULL) AS text) || '|' ||
		CAST(COALESCE((SELECT b.band FROM call_band AS b WHERE b.candidate_id = a.candidate_id), 0) AS text)
		FROM wait AS w JOIN application AS a ON a.id = w.application_id JOIN requisition AS r ON r.id = a.requisition_id
		WHERE w.person_id = '`+recruiter+`' AND w.what IN ('Call', 'Call again')`) {
		is := strings.Split(row, "|")
		wait, err := muster.Store.Read().WaitOfApplication(t.Context(), is[0])
		must(t, err)
		settings, err := muster.ReadSettings(t.Context(), muster.Store.Read())
		must(t, err)
		if wait.SinceAt.After(now.Add(hiring.RoundAhead)) ||
			wait.Sleeps && wait.SinceAt.Before(settings.Waits().AsleepBefore(now)) {
			continue
		}
		calls, err := strconv.Atoi(is[3])
		must(t, err)
		band, err := strconv.Atoi(is[4])
		must(t, err)
		due = append(due, hiring.RoundFacts{ApplicationID: is[0], First: wait.What == hiring.WhatCall,
			Promised: is[1] == string(hiring.StatusCallBack) && wait.What != hiring.WhatCall, Since: wait.SinceAt.Time,
			TAT: core.DayOf(store.Date(is[2])), Calls: calls, Band: hiring.CallBand(band)})
	}
	slices.SortFunc(due, func(a, b hiring.RoundFacts) int { return a.Compare(b, now.Hour()) })
	return due
}

// The first of a round are found by an index, in the order of the rules, and everybody is counted.
func TestRoundsFollowTheRules(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 1500))
		monday := muster.Now().In(kolkata)
		seen := map[hiring.RoundGroup]int{}
		for i, by := range callers(t, database, recruitersByMobile) {
			hour := []int{8, 11, 14, 17, 20}[i%5]
			now := time.Date(monday.Year(), monday.Month(), monday.Day(), hour, 30, 0, 0, kolkata)
			muster.Now = func() time.Time { return now }
			due, groups := toCall(t, muster, database, by.User.ID, now), map[hiring.RoundGroup]int64{}
			for _, facts := range due {
				groups[facts.Group(now.Hour())]++
				seen[facts.Group(now.Hour())]++
			}
			round, err := muster.Calling.CallingRound(t.Context(), by, "")
			must(t, err)
			if fmt.Sprint(round.Groups) != fmt.Sprint(groups) || int(round.Left) != len(due) ||
				len(round.Turns) != min(len(due), 100) {
				t.Errorf("%d of %d turns in %v, want %d in %v", len(round.Turns), round.Left, round.Groups, len(due),
					groups)
				continue
			}
			for place, turn := range round.Turns {
				if turn.ID != due[place].ApplicationID || turn.Group != due[place].Group(now.Hour()) {
					t.Errorf("turn %d of %s is %+v, want %+v", place, by.User.ID, turn.Facts, due[place])
				}
			}
			if len(due) == 0 {
				continue
			}
			next, err := muster.Calling.NextCall(t.Context(), by, "")
			must(t, err)
			if next.ID != due[0].ApplicationID || next.Group != due[0].Group(now.Hour()) || next.Held {
				t.Errorf("the next of %s is %+v, want %+v", by.User.ID, next, due[0])
			}
		}
		if len(seen) != 4 {
			t.Errorf("only these groups were there: %v", seen)
		}
	})
}
