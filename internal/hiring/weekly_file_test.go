package hiring

import (
	"errors"
	"testing"
	"time"
)

func TestNextWeekly(t *testing.T) {
	kolkata, err := time.LoadLocation("Asia/Kolkata")
	if err != nil {
		t.Fatal(err)
	}
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	at := func(text string, zone *time.Location) time.Time {
		t.Helper()
		when, err := time.ParseInLocation("2006-01-02 15:04", text, zone)
		if err != nil {
			t.Fatal(err)
		}
		return when
	}
	for name, c := range map[string]struct {
		now     string
		zone    *time.Location
		weekday time.Weekday
		hour    int
		want    string
	}{
		"later today":                         {"2026-11-16 08:59", kolkata, time.Monday, 9, "2026-11-16 09:00"},
		"at that very time, in a week":        {"2026-11-16 09:00", kolkata, time.Monday, 9, "2026-11-23 09:00"},
		"earlier today":                       {"2026-11-16 17:10", kolkata, time.Monday, 9, "2026-11-23 09:00"},
		"tomorrow":                            {"2026-11-16 17:10", kolkata, time.Tuesday, 0, "2026-11-17 00:00"},
		"yesterday's weekday":                 {"2026-11-16 17:10", kolkata, time.Sunday, 23, "2026-11-22 23:00"},
		"over the end of a year":              {"2026-12-30 12:00", kolkata, time.Friday, 9, "2027-01-01 09:00"},
		"over the end of summer time":         {"2026-10-24 10:00", berlin, time.Sunday, 9, "2026-10-25 09:00"},
		"an hour that summer time leaves out": {"2026-03-28 10:00", berlin, time.Sunday, 2, "2026-03-29 03:00"},
	} {
		if got := NextWeekly(at(c.now, c.zone), c.weekday, c.hour); !got.Equal(at(c.want, c.zone)) {
			t.Errorf("%s: after %s comes %s, want %s", name, c.now, got, c.want)
		}
	}
}

func TestWeeklyPeriod(t *testing.T) {
	today := DateOf(2026, time.November, 16)
	for _, c := range []struct {
		kind   PeriodKind
		period WeeklyPeriod
		want   string
	}{
		{PeriodDays, "Today", "2026-11-16 2026-11-16"},
		{PeriodDays, "Yesterday", "2026-11-15 2026-11-15"},
		{PeriodDays, "Last 7 Days", "2026-11-10 2026-11-16"},
		{PeriodDays, "Last 14 Days", "2026-11-03 2026-11-16"},
		{PeriodDays, "Last 30 Days", "2026-10-18 2026-11-16"},
		{PeriodDays, "Last 90 Days", "2026-08-19 2026-11-16"},
		{PeriodDays, "Last 1 Days", "2026-11-16 2026-11-16"},
		{PeriodDays, "Last 12 Days", "2026-11-05 2026-11-16"},
		{PeriodDays, "This Month", "2026-11-01 2026-11-30"},
		{PeriodDays, "Last Month", "2026-10-01 2026-10-31"},
		{PeriodDays, "This Quarter", "2026-10-01 2026-12-31"},
		{PeriodDays, "Last Quarter", "2026-07-01 2026-09-30"},
		{PeriodDays, "This Year", "2026-01-01 2026-12-31"},
		{PeriodMonth, "This Month", "2026-11-01 2026-11-30"},
		{PeriodMonth, "Last Month", "2026-10-01 2026-10-31"},
		{PeriodMonth, "12 months before", "2025-11-01 2025-11-30"},
		{PeriodYear, "This Year", "2026-01-01 2026-12-31"},
		{PeriodYear, "2 years before", "2024-01-01 2024-12-31"},
		{"", "", " "},
		{"", "Today", "refused"},
		{PeriodDays, "", "refused"},
		{PeriodDays, "Last 07 Days", "refused"},
		{PeriodDays, "Last 9999 Days", "refused"},
		{PeriodDays, "2026-11-01", "refused"},
		{PeriodMonth, "Last 7 Days", "refused"},
		{PeriodMonth, "1 months before", "refused"},
		{PeriodYear, "This Month", "refused"},
	} {
		span, err := c.period.Span(c.kind, today)
		got := span.From.String() + " " + span.To.String()
		if problem, ok := errors.AsType[*Problem](err); ok && problem.Field == "period" {
			got = "refused"
		}
		if got != c.want {
			t.Errorf("%s of kind %q is %s, want %s", c.period, c.kind, got, c.want)
		}
	}
	if span, err := WeeklyPeriod("Last Month").Span(PeriodMonth, DateOf(2026, time.January, 31)); err != nil ||
		span.From.String() != "2025-12-01" || span.To.String() != "2025-12-31" {
		t.Errorf("the month before January: %v, %v", span, err)
	}
}

func TestCheckWeeklyFile(t *testing.T) {
	manager := User{ID: "u", Grants: []Grant{GrantManager}}
	reviewer := User{ID: "u", Grants: []Grant{GrantManager, GrantReviewDashboard}}
	huddle := WeeklyFile{Dashboard: "/huddleDashboard", Period: "Last 7 Days", Weekday: time.Monday, Hour: 9}
	with := func(change func(*WeeklyFile)) WeeklyFile {
		f := huddle
		change(&f)
		return f
	}
	choosing := func(name string) WeeklyFile {
		return with(func(f *WeeklyFile) { f.Filters = map[string]string{name: "positions"} })
	}
	review := WeeklyFile{Dashboard: "/review_dashboard", Period: "Last 7 Days"}
	for name, c := range map[string]struct {
		user  User
		file  WeeklyFile
		field string
	}{
		"as it is":                {manager, huddle, ""},
		"with a choice":           {manager, choosing("view"), ""},
		"another's choice":        {manager, choosing("hr"), "filters"},
		"nobody's dashboard":      {manager, with(func(f *WeeklyFile) { f.Dashboard = "/admin" }), "dashboard"},
		"no day of the week":      {manager, with(func(f *WeeklyFile) { f.Weekday = 7 }), "weekday"},
		"no hour":                 {manager, with(func(f *WeeklyFile) { f.Hour = 24 }), "hour"},
		"no period":               {manager, with(func(f *WeeklyFile) { f.Period = "" }), "period"},
		"without its requisition": {manager, WeeklyFile{Dashboard: "/candidate_feedback", Period: "Today"}, "filters"},
		"a recruiter":             {User{ID: "u", Role: Recruiter}, huddle, "may not"},
		"without the grant":       {manager, review, "may not"},
		"with the grant":          {reviewer, review, ""},
	} {
		_, err := CheckWeeklyFile(c.user, c.file)
		got := ""
		if problem, ok := errors.AsType[*Problem](err); ok {
			if got = problem.Field; problem.Kind == NotYours {
				got = "may not"
			}
		}
		if got != c.field {
			t.Errorf("%s: %v, want a fault of %q", name, err, c.field)
		}
	}
}
