package hiring

import (
	"fmt"
	"time"
)

// s6Past is how many periods before the current one Team S6 shows.
const s6Past = 6

// Period is a column of Team S6: the current day, week, month, quarter or year, or one before it.
type Period struct {
	// Name is D, W, M, Q or Y, with a number for how long ago.
	Name string
	Span
}

// S6Periods lists the columns of Team S6. The current periods run up to today.
func S6Periods(today Day) []Period {
	y, m, _ := today.Date()
	quarter := (m-1)/3*3 + 1
	var periods []Period
	for _, kind := range []struct {
		name  string
		first func(ago int) Day
	}{
		{"D", func(ago int) Day { return today - Day(ago) }},
		{"W", func(ago int) Day { return today.Monday() - Day(7*ago) }},
		{"M", func(ago int) Day { return monthSpan(y, m-time.Month(ago)).From }},
		{"Q", func(ago int) Day { return monthSpan(y, quarter-time.Month(3*ago)).From }},
		{"Y", func(ago int) Day { return monthSpan(y-ago, 1).From }},
	} {
		periods = append(periods, Period{kind.name, Span{kind.first(0), today}})
		for ago := 1; ago <= s6Past; ago++ {
			periods = append(periods, Period{fmt.Sprint(kind.name, ago), Span{kind.first(ago), kind.first(ago-1) - 1}})
		}
	}
	return periods
}

// StageDay counts the events of a stage on a day.
type StageDay struct {
	Day   Day
	Stage Stage
	Times int
}

// S6Row is a stage of Team S6, with a count for each of the periods.
type S6Row struct {
	Stage  Stage
	Counts []int
}

// TeamS6 makes a row for each stage. Days in the future do not count yet.
func TeamS6(facts []StageDay, today Day) []S6Row {
	periods := S6Periods(today)
	rows := make([]S6Row, len(Stages))
	for i, s := range Stages {
		rows[i] = S6Row{s, make([]int, len(periods))}
		for _, f := range facts {
			for k, p := range periods {
				if f.Stage == s && p.Has(f.Day) {
					rows[i].Counts[k] += f.Times
				}
			}
		}
	}
	return rows
}

// S6DaysFrom is the first day for which Team S6 needs the days one by one; before it, months are enough, and a month's
// events may all be taken as of its first day. It is the first of a month.
func S6DaysFrom(today Day) Day {
	y, m, _ := min(today-s6Past, today.Monday()-7*s6Past).Date()
	return DateOf(y, m, 1)
}
