package weekly

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// metrics are the choices of Hourly Performance, by their names in its address.
var metrics = map[string]struct {
	metric hiring.Metric
	label  string
}{
	"":            {hiring.MetricConnects, "No. of Connected Calls"},
	"connects":    {hiring.MetricConnects, "No. of Connected Calls"},
	"calls":       {hiring.MetricCalls, "Total No. of Calls"},
	"shortlisted": {hiring.MetricShortlisted, "No. of Shortlistings"},
	"hrRound":     {hiring.MetricHRRound, "HR Round"},
	"techRound":   {hiring.MetricTechRound, "Tech Round"},
}

func (s *Service) hourly(ctx context.Context, a asked) (table, error) {
	of, known := metrics[a.filters["metric"]]
	if !known {
		return table{}, &hiring.Problem{Kind: hiring.Invalid, Field: "filters", Message: "There is no such metric"}
	}
	t := table{name: "Hourly Performance " + of.label, head: []string{"Name"}}
	for slot := hiring.FirstSlot; slot <= hiring.LastSlot; slot++ {
		t.head = append(t.head, slotLabel(slot))
	}
	t.head = append(t.head, "Total")
	facts, err := s.figures.HourlyPerformance(ctx, a.days())
	for len(facts) > 0 {
		row, total, person := []any{facts[0].Name}, 0, facts[0].ID
		for len(facts) > 0 && facts[0].ID == person {
			count := facts[0].Counts[of.metric]
			row, total, facts = append(row, count), total+count, facts[1:]
		}
		t.rows = append(t.rows, append(row, total))
	}
	return t, err
}

// slotLabel is '09 AM', '12 PM', '06 PM'.
func slotLabel(hour int) string {
	switch {
	case hour < 12:
		return fmt.Sprintf("%02d AM", hour)
	case hour == 12:
		return "12 PM"
	}
	return fmt.Sprintf("%02d PM", hour-12)
}

var huddleHeads = []string{"No. of Calls", "No. of Shortlistings", "HR Round (S/R) S", "HR Round (S/R) R",
	"Technical Round TL S", "Technical Round TL R", "Technical Round PL S", "Technical Round PL R",
	"Technical Round CEO S", "Technical Round CEO R", "Offer Sent", "Offer Accepted", "Onboarded"}

var huddleFigures = []hiring.Figure{hiring.FigureCalls, hiring.FigureShortlisted, hiring.FigureHRSelected,
	hiring.FigureHRRejected, hiring.FigureTLSelected, hiring.FigureTLRejected, hiring.FigurePLSelected,
	hiring.FigurePLRejected, hiring.FigureCEOSelected, hiring.FigureCEORejected, hiring.FigureOfferSent,
	hiring.FigureOfferAccepted, hiring.FigureOnboarded}

func withFigures(row []any, f hiring.Figures) []any {
	for _, figure := range huddleFigures {
		row = append(row, f[figure])
	}
	return row
}

func (s *Service) huddle(ctx context.Context, a asked) (table, error) {
	if a.filters["view"] == "positions" {
		return s.huddlePositions(ctx, a)
	}
	t := table{name: "Daily Call Details", head: append([]string{"Assigned HR"}, huddleHeads...)}
	found, err := s.figures.HuddleByRecruiter(ctx, a.days())
	for _, w := range found {
		t.rows = append(t.rows, withFigures([]any{w.Name}, w.Figures))
	}
	return t, err
}

func (s *Service) huddlePositions(ctx context.Context, a asked) (table, error) {
	t := table{name: "Positions Worked On", head: append([]string{"Sr. No.", "Position Name", "Position Type", "Dept Name",
		"Location"}, huddleHeads...)}
	found, _, err := s.figures.HuddleByRequisition(ctx, a.days(), "")
	for i, w := range found {
		t.rows = append(t.rows, withFigures([]any{i + 1, w.Position, string(w.Type), w.Department, w.City}, w.Figures))
	}
	return t, err
}

var s6Groups = map[byte]string{'D': "Day", 'W': "Week", 'M': "Month", 'Q': "Quarter", 'Y': "Year"}

func (s *Service) teamS6(ctx context.Context, _ asked) (table, error) {
	t := table{name: "Team S6", head: []string{"Stage"}}
	today, err := s.Today(ctx, s.Store.Read())
	if err != nil {
		return t, err
	}
	for _, p := range hiring.S6Periods(today) {
		t.head = append(t.head, s6Groups[p.Name[0]]+" "+p.Name)
	}
	found, err := s.figures.TeamS6(ctx)
	for _, r := range found {
		row := []any{strings.Replace(string(r.Stage), "_", " ", 1)}
		for _, count := range r.Counts {
			row = append(row, count)
		}
		t.rows = append(t.rows, row)
	}
	return t, err
}
