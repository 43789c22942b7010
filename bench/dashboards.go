package main

import (
	"context"
	"strings"
	"time"
)

// A dashboard when it opens, and with its widest range.
var (
	opens  = budget{cpu: 30, million: 60}
	widest = budget{cpu: 1000, million: 3000}
	// tableOpens and tableWidest are for a dashboard that is a page of a list.
	tableOpens  = budget{cpu: opens.cpu, million: opens.million, multiple: page.multiple}
	tableWidest = budget{cpu: widest.cpu, million: widest.million, multiple: page.multiple}
)

const (
	openTillDate = "/api/Position_Dashboard.svc/get_Position_Dashboard"
	averageTTF   = "/api/Average_TTF.svc/Average_TTF_"
	reviewBoard  = "/api/Review_Dashboard.svc/"
)

var dashboardRows = []row{
	{
		name: "Open Till Date", budget: tableOpens,
		prepare: some("manager", openTillDate+"?page=1&size=25&sort=-daysOpen"),
	},
	{
		name: "Open Till Date, Delayed by designation", budget: tableOpens,
		prepare: some("manager", openTillDate+"?page=1&size=25&sort=designation&status=Delayed"),
	},
	{name: "Open Till Date, whole", budget: widest, prepare: some("manager", openTillDate)},
	{name: "Average TTF", budget: opens, prepare: lately(averageTTF + "Dashboard/2006")},
	{
		name: "Average TTF, details of a month", budget: opens,
		prepare: lately(averageTTF + "OnClick/2006/January/FULL_TIME"),
	},
	{
		name: "Average TTF, details of the year", budget: widest,
		prepare: lately(averageTTF + "OnClick/2006/Total/FULL_TIME"),
	},
	{name: "Review chart", budget: opens, prepare: lately(reviewBoard + "Review_Dashboard_Count/01/2006")},
	{
		name: "Review chart, requisitions of a number", budget: opens,
		prepare: lately("/api/reviewed_requisitions/01/2006?series=Requisition_Assigned"),
	},
	{name: "Review table", budget: tableOpens, prepare: reviewWeek},
	{
		name: "Review table, page of all days", budget: tableWidest,
		prepare: some("manager", reviewBoard+"Can_Review_Dashboard/2000-01-01/2099-12-31?page=1&size=25&sort=-closed"),
	},
	{
		name: "Review table, whole", budget: widest,
		prepare: some("manager", reviewBoard+"Can_Review_Dashboard/2000-01-01/2099-12-31"),
	},
}

// lately asks about last month, which is complete. The path has its year and month as in time.Format, which would also
// take other digits for parts of a date.
func lately(path string) func(context.Context, *site) (request, error) {
	month := time.Now().AddDate(0, -1, 0)
	return some("manager", strings.NewReplacer("2006", month.Format("2006"), "January", month.Format("January"),
		"/01", month.Format("/01")).Replace(path))
}

// reviewWeek asks for the last seven days, as the dashboard does when it opens.
func reviewWeek(ctx context.Context, at *site) (request, error) {
	today := time.Now()
	from := today.AddDate(0, 0, -6)
	path := reviewBoard + "Can_Review_Dashboard/" + from.Format(time.DateOnly) + "/" + today.Format(time.DateOnly)
	return some("manager", path+"?page=1&size=10&sort=-assignedOn")(ctx, at)
}
