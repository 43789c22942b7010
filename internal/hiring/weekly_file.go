package hiring

import (
	"fmt"
	"maps"
	"slices"
	"time"
)

// WeeklyFile is a dashboard's table that its reader gets as a file by mail every week.
type WeeklyFile struct {
	// Dashboard is the path of its screen.
	Dashboard string
	// Period is empty for a dashboard without one. It is relative, so that each file tells of the days before it is sent.
	Period WeeklyPeriod
	// Filters are the other choices on the screen, by their names in its address.
	Filters map[string]string
	Weekday time.Weekday
	// Hour is that of the day in the business zone.
	Hour int
}

// WeeklyDashboard is what can be mailed of a dashboard.
type WeeklyDashboard struct {
	Path, Name string
	// May is what the reader needs to be allowed, when it is set and at each sending.
	May Action
	// Period is the kind of its period; empty for none.
	Period PeriodKind
	// Filters are the names that its address may have beside the period; Needed are those that it cannot do without.
	Filters, Needed []string
}

// WeeklyDashboards are the fourteen dashboards.
var WeeklyDashboards = []WeeklyDashboard{
	{Path: "/team_performance", Name: "Team Dashboard", May: SeeDashboards, Period: PeriodMonth},
	{Path: "/hourly_performance", Name: "Hourly Performance", May: SeeDashboards, Period: PeriodDays,
		Filters: []string{"metric"}},
	{Path: "/profile_metrics", Name: "Profile Metrics", May: SeeDashboards, Period: PeriodMonth},
	{Path: "/ELPL_sheets", Name: "ELPL Dashboard", May: SeeDashboards, Filters: []string{"dept", "req", "stage", "q"},
		Needed: []string{"req", "stage"}},
	{Path: "/candidate_feedback", Name: "Candidate Feedback", May: SeeDashboards, Period: PeriodDays,
		Filters: []string{"dept", "req", "stage", "status"}, Needed: []string{"req"}},
	{Path: "/s6_performance", Name: "Team S6", May: SeeDashboards},
	{Path: "/offer_sent_accepted_db", Name: "Offer Sent and Accepted", May: SeeDashboards, Period: PeriodYear},
	{Path: "/monthly_performance_dashboard", Name: "Monthly Team Performance", May: SeeDashboards, Period: PeriodYear},
	{Path: "/candidateSourcewise_db", Name: "Selected Candidate Source", May: SeeDashboards, Period: PeriodMonth},
	{Path: "/huddleDashboard", Name: "Huddle", May: SeeDashboards, Period: PeriodDays, Filters: []string{"view"}},
	{Path: "/monthly_req_data", Name: "Monthly Requisition Data", May: SeeDashboards, Period: PeriodYear},
	{Path: "/average_ttf", Name: "Average TTF", May: SeeDashboards, Period: PeriodYear},
	{Path: "/review_dashboard", Name: "Review Dashboard", May: SeeReviewDashboard, Period: PeriodDays,
		Filters: []string{"f.department", "f.position", "f.recruiter", "q", "sort"}},
	{Path: "/open_till_date", Name: "Requisition Open Till Date", May: SeeDashboards,
		Filters: []string{"status", "f.department", "f.location", "f.employmentType", "q", "sort"}},
}

// WeeklyDashboardAt returns the dashboard with this path.
func WeeklyDashboardAt(path string) (WeeklyDashboard, bool) {
	at := slices.IndexFunc(WeeklyDashboards, func(d WeeklyDashboard) bool { return d.Path == path })
	if at < 0 {
		return WeeklyDashboard{}, false
	}
	return WeeklyDashboards[at], true
}

// What is said when a weekly file was set or stopped.
const (
	WeeklyFileSet     = "The file is mailed to you every week"
	WeeklyFileStopped = "The file is no longer mailed to you"
)

// MostWeeklyFiles is how many a user may have.
const MostWeeklyFiles = 50

const longestFilter = 200

// CheckWeeklyFile checks whether the user may be mailed this table, and whether it is one.
func CheckWeeklyFile(u User, f WeeklyFile) (WeeklyDashboard, error) {
	d, known := WeeklyDashboardAt(f.Dashboard)
	switch {
	case !known:
		return d, invalid("dashboard", "There is no such dashboard")
	case !May(u, d.May):
		return d, &Problem{Kind: NotYours, Message: NotAllowed}
	case f.Weekday < time.Sunday || f.Weekday > time.Saturday:
		return d, invalid("weekday", "Weekday must be a number from 0, which is Sunday, to 6")
	case f.Hour < 0 || f.Hour > 23:
		return d, invalid("hour", "Hour must be a number from 0 to 23")
	}
	if _, err := f.Period.Span(d.Period, 0); err != nil {
		return d, err
	}
	for _, name := range slices.Sorted(maps.Keys(f.Filters)) {
		if !slices.Contains(d.Filters, name) {
			return d, invalid("filters", d.Name+" has no such choice")
		}
		if len(f.Filters[name]) > longestFilter {
			return d, invalid("filters", fmt.Sprintf("%s must not have more than %d characters", name, longestFilter))
		}
	}
	for _, name := range d.Needed {
		if f.Filters[name] == "" {
			return d, invalid("filters", fmt.Sprintf("Please choose %s first", neededName[name]))
		}
	}
	return d, nil
}

var neededName = map[string]string{"req": "a requisition", "stage": "a stage"}

// NextWeekly returns the first time after now that has this weekday and hour. now is in the business zone.
func NextWeekly(now time.Time, weekday time.Weekday, hour int) time.Time {
	ahead := (int(weekday) - int(now.Weekday()) + 7) % 7
	for {
		at := time.Date(now.Year(), now.Month(), now.Day()+ahead, hour, 0, 0, 0, now.Location())
		if at.After(now) {
			return at
		}
		ahead += 7
	}
}
