package wire

import "muster/internal/hiring"

// The tables of dashboards that are mailed to their readers every week.
var (
	ListWeeklyFiles = Operation{"ListWeeklyFiles", "GET", "/api/weekly_files", hiring.UseDesk,
		"What the caller is mailed every week, the oldest first"}
	SetWeeklyFile = Operation{"SetWeeklyFile", "POST", "/api/weekly_files", hiring.SeeDashboards,
		"Mail the caller a dashboard's table as a file every week; the same table again changes when"}
	StopWeeklyFile = Operation{"StopWeeklyFile", "DELETE", "/api/weekly_files/{id}", hiring.UseDesk,
		"Mail the caller a table no more"}
)

var weeklyFiles = []Operation{ListWeeklyFiles, SetWeeklyFile, StopWeeklyFile}

// SetWeeklyFileBody is a table, and when it is mailed.
type SetWeeklyFileBody struct {
	Dashboard Text            `json:"dashboard" field:"dashboard" doc:"The path of its screen, as /huddleDashboard"`
	Period    Text            `json:"period,omitempty" field:"period" doc:"Seen from the day of sending: Today, Last 7 Days, This Month, 2 months before, Last Year"`
	Filters   map[string]Text `json:"filters,omitempty" field:"filters" doc:"The other choices, by their names in the address of the screen"`
	Weekday   Number          `json:"weekday" field:"weekday" doc:"0 is Sunday"`
	Hour      Number          `json:"hour" field:"hour" doc:"0 to 23, in the business zone"`
}

// WeeklyFileRow is a table that the caller is mailed every week.
type WeeklyFileRow struct {
	ID        string            `json:"id"`
	Dashboard string            `json:"dashboard"`
	Name      string            `json:"name" doc:"Of the dashboard"`
	Period    string            `json:"period" doc:"Empty for a dashboard without one"`
	Filters   map[string]string `json:"filters"`
	Weekday   int               `json:"weekday" doc:"0 is Sunday"`
	Hour      int               `json:"hour"`
	DueAt     string            `json:"dueAt" doc:"When it is mailed next"`
	SentAt    string            `json:"sentAt" doc:"When it was mailed last; empty before"`
}
