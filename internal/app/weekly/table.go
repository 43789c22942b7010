package weekly

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/hiring"
)

// asked is a weekly file on the day of its sending.
type asked struct {
	// span has no days if the dashboard has no period.
	span    hiring.Span
	filters map[string]string
}

func (a asked) from() string { return a.span.From.String() }

func (a asked) to() string { return a.span.To.String() }

// year and month are those of the span, as they stand in paths.
func (a asked) year() string {
	year, _, _ := a.span.From.Date()
	return fmt.Sprintf("%04d", year)
}

func (a asked) month() string {
	_, month, _ := a.span.From.Date()
	return fmt.Sprintf("%02d", int(month))
}

func (a asked) period() figures.Period { return figures.Period{From: a.from(), To: a.to()} }

func (a asked) days() figures.Days { return figures.Days{From: a.from(), To: a.to()} }

// list is the order and the search of a table that the server sorts; usual is the screen's own order.
func (a asked) list(usual string) core.ListAsk {
	ask := core.ListAsk{Sort: a.filters["sort"], Part: a.filters["q"]}
	if ask.Sort == "" {
		ask.Sort = usual
	}
	return ask
}

type makeTable func(s *Service, ctx context.Context, a asked) (table, error)

// tables make the file of each dashboard.
var tables = map[string]makeTable{
	"/team_performance":              (*Service).team,
	"/hourly_performance":            (*Service).hourly,
	"/profile_metrics":               (*Service).addedSources,
	"/ELPL_sheets":                   (*Service).funnel,
	"/candidate_feedback":            (*Service).feedback,
	"/s6_performance":                (*Service).teamS6,
	"/offer_sent_accepted_db":        (*Service).offers,
	"/monthly_performance_dashboard": (*Service).monthlyTeam,
	"/candidateSourcewise_db":        (*Service).acceptedSources,
	"/huddleDashboard":               (*Service).huddle,
	"/monthly_req_data":              (*Service).monthlyRequisitions,
	"/average_ttf":                   (*Service).averageTTF,
	"/review_dashboard":              (*Service).review,
	"/open_till_date":                (*Service).openTillDate,
}

// everyRow reads a list that the server pages to its end.
func everyRow[Row any](
	list core.ListAsk, read func(core.ListAsk) (rows []Row, total int64, err error),
) (all []Row, err error) {
	list.Size = core.WholeList
	for list.Page = 1; ; list.Page++ {
		rows, total, err := read(list)
		all = append(all, rows...)
		if err != nil || len(rows) < core.WholeList || int64(len(all)) >= total {
			return all, err
		}
	}
}

// dateText is how a day is shown, '27 Mar 2026'; empty for none.
func dateText[Text ~string](day *Text) string {
	if day == nil {
		return ""
	}
	at, err := time.Parse(time.DateOnly, string(*day))
	if err != nil {
		return ""
	}
	return at.Format("02 Jan 2006")
}

// slotText is the name of a row by month: 'Mar 2026', or 'Total'.
func slotText(month time.Month, year string) string {
	if month == 0 {
		return hiring.Summary
	}
	return month.String()[:3] + " " + year
}
