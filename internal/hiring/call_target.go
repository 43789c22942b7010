package hiring

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// DailyTargets is what a recruiter is to reach in a day.
type DailyTargets struct{ Calls, Shortlisted int }

const mostTarget = 1000

const badTarget = "A daily target is a whole number from 1 to 1000"

func isTarget(value string) bool { return targetOf(value) > 0 }

// targetOf returns a daily target, 0 if the text is none.
func targetOf(value string) int {
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 || n > mostTarget || strconv.Itoa(n) != value {
		return 0
	}
	return n
}

// ReadTargets reads the targets from their settings, which were checked when they were saved.
func ReadTargets(calls, shortlisted string) DailyTargets {
	return DailyTargets{targetOf(calls), targetOf(shortlisted)}
}

// Achieved returns how much of the day's targets was reached, in percent. Calls and shortlistings each count for at
// most half.
func (t DailyTargets) Achieved(calls, shortlisted int) float64 {
	half := func(n, target int) float64 { return 50 * min(1, float64(n)/float64(target)) }
	return math.Round(10*(half(calls, t.Calls)+half(shortlisted, t.Shortlisted))) / 10
}

// What is often noted after a call, until the company lists its own.
var defaultReasons = []string{
	"Salary too low", "Location too far", "Not looking for a change", "Joined elsewhere", "Notice period too long",
	"Experience does not fit", "Will discuss with family",
}

const (
	mostReasons   = 20
	longestReason = 60
	badReason     = "A reason has 60 characters at most"
)

func isReason(text string) bool { return utf8.RuneCountInString(text) <= longestReason }
