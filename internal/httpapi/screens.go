package httpapi

import (
	"slices"
	"strings"
)

// resumeScreen is the only screen whose address ends like a file name.
const resumeScreen = "/can_resume/"

// screens are the addresses behind index.html. The route table of the web app has the same ones.
var screens = []string{
	"/", "/admin", "/directory", "/candidate_details", "/candidate_database", "/scheduled_interviews",
	"/esa_directory", "/esa_candidate_details", "/master", "/waiting", "/calling", "/reset_password",
	"/team_performance", "/hourly_performance", "/review_dashboard", "/candidate_feedback", "/profile_metrics",
	"/s6_performance", "/open_till_date", "/offer_sent_accepted_db", "/average_ttf",
	"/monthly_performance_dashboard", "/candidateSourcewise_db", "/huddleDashboard", "/ELPL_sheets",
	"/monthly_req_data",
	"/admin_settings", "/admin_settings/users", "/admin_settings/departments", "/admin_settings/statuses",
	"/admin_settings/settings", "/admin_settings/audit", "/admin_settings/outbox", "/admin_settings/channels",
	"/admin_settings/sessions",
}

// isScreen reports whether the web app has a screen at the address. At any other it says that there is none.
func isScreen(address string) bool {
	if file, is := strings.CutPrefix(address, resumeScreen); is {
		return file != "" && !strings.Contains(file, "/")
	}
	return slices.Contains(screens, address) || slices.Contains(screens, strings.TrimSuffix(address, "/"))
}
