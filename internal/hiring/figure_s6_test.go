package hiring

import (
	"fmt"
	"strings"
	"testing"
)

func TestS6Periods(t *testing.T) {
	// A Thursday in February, so that weeks, months and quarters reach into the year before.
	got := map[string]string{}
	for _, p := range S6Periods(DateOf(2026, 2, 12)) {
		got[p.Name] = p.From.String() + " " + p.To.String()
	}
	for name, want := range map[string]string{
		"D": "2026-02-12 2026-02-12", "D1": "2026-02-11 2026-02-11", "D6": "2026-02-06 2026-02-06",
		"W": "2026-02-09 2026-02-12", "W1": "2026-02-02 2026-02-08", "W6": "2025-12-29 2026-01-04",
		"M": "2026-02-01 2026-02-12", "M1": "2026-01-01 2026-01-31", "M2": "2025-12-01 2025-12-31",
		"M6": "2025-08-01 2025-08-31",
		"Q":  "2026-01-01 2026-02-12", "Q1": "2025-10-01 2025-12-31", "Q6": "2024-07-01 2024-09-30",
		"Y": "2026-01-01 2026-02-12", "Y1": "2025-01-01 2025-12-31", "Y6": "2020-01-01 2020-12-31",
	} {
		if got[name] != want {
			t.Errorf("%s is %s, want %s", name, got[name], want)
		}
	}
	if len(got) != 35 {
		t.Errorf("%d periods", len(got))
	}
}

func TestTeamS6(t *testing.T) {
	today := DateOf(2026, 2, 12)
	rows := TeamS6([]StageDay{
		{today, StageCall, 5}, {today - 1, StageCall, 3}, {today + 1, StageCall, 100}, {today - 400, StageCall, 7},
		{today, StageJoining, 1},
	}, today)
	line := func(r S6Row) string {
		var cells []string
		for i, p := range S6Periods(today) {
			if r.Counts[i] > 0 {
				cells = append(cells, fmt.Sprintf("%s %d", p.Name, r.Counts[i]))
			}
		}
		return strings.Join(cells, ", ")
	}
	want := map[Stage]string{StageCall: "D 5, D1 3, W 8, M 8, Q 8, Q4 7, Y 8, Y1 7",
		StageJoining: "D 1, W 1, M 1, Q 1, Y 1"}
	for i, row := range rows {
		if row.Stage != Stages[i] || line(row) != want[row.Stage] {
			t.Errorf("%s: %s, want %s", row.Stage, line(row), want[row.Stage])
		}
	}
}

// Months as of their first days give the same as the days themselves, from S6DaysFrom backwards.
func TestS6TakesMonths(t *testing.T) {
	for today := DateOf(2026, 1, 1); today < DateOf(2026, 4, 1); today += 5 {
		var days, months []StageDay
		for day := DateOf(2019, 12, 1); day <= today; day += 3 {
			y, m, _ := day.Date()
			days = append(days, StageDay{day, StageCall, int(day) % 7})
			if day < S6DaysFrom(today) {
				day = DateOf(y, m, 1)
			}
			months = append(months, StageDay{day, StageCall, days[len(days)-1].Times})
			day = days[len(days)-1].Day
		}
		if a, b := fmt.Sprint(TeamS6(days, today)), fmt.Sprint(TeamS6(months, today)); a != b {
			t.Errorf("%s:\n%s\n%s", today, a, b)
		}
	}
}
