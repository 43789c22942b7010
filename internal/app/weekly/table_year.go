package weekly

import (
	"context"
	"time"

	"muster/internal/app/figures"
	"muster/internal/hiring"
)

func (a asked) wholeYear() figures.Period { return figures.Period{Year: a.year()} }

func (s *Service) averageTTF(ctx context.Context, a asked) (table, error) {
	t := table{name: "Average TTF " + a.year(), head: []string{"Month"}}
	for _, kind := range hiring.ReportTypes {
		t.head = append(t.head, string(kind)+" No. of Closure", string(kind)+" Average TTF (Days)")
	}
	found, err := s.figures.AverageTTF(ctx, a.wholeYear())
	for _, m := range found {
		row := []any{slotText(m.Month, a.year())}
		for _, kind := range hiring.ReportTypes {
			row = append(row, m.Of[kind].Closures, m.Of[kind].Average)
		}
		t.rows = append(t.rows, row)
	}
	return t, err
}

func (s *Service) offers(ctx context.Context, a asked) (table, error) {
	t := table{name: "Offer Sent and Accepted " + a.year(), head: []string{"Month"}}
	// All types together come last.
	kinds := append(append([]hiring.EmploymentType{}, hiring.ReportTypes...), "")
	for _, kind := range kinds {
		label := string(kind)
		if label == "" {
			label = "All types"
		}
		t.head = append(t.head, label+" Sent", label+" Accepted")
	}
	found, err := s.figures.OfferMonths(ctx, a.wholeYear())
	for _, m := range found {
		row := []any{slotText(m.Month, a.year())}
		for _, kind := range kinds {
			row = append(row, m.Of[kind].Sent, m.Of[kind].Accepted)
		}
		t.rows = append(t.rows, row)
	}
	return t, err
}

func (s *Service) monthlyRequisitions(ctx context.Context, a asked) (table, error) {
	const open, closures = "Open Requisition Data ", "Closures Requisition Data "
	t := table{name: "Monthly Requisition Data " + a.year(), head: []string{"Month", open + "Full Time/ Contract Total",
		open + "Partime+Int Total", open + "Total Requisitions", closures + "Full Time Total", closures + "Partime+Int Total",
		closures + "Total Closures", closures + "Profiles Closed in TAT"}}
	found, err := s.figures.MonthlyRequisitions(ctx, a.wholeYear())
	for _, m := range found {
		row := []any{slotText(m.Month, a.year())}
		for _, column := range hiring.MonthlyColumns {
			row = append(row, m.Of[column])
		}
		t.rows = append(t.rows, row)
	}
	return t, err
}

func (s *Service) monthlyTeam(ctx context.Context, a asked) (table, error) {
	t := table{name: "Monthly Team Performance " + a.year(), head: []string{"Name of Recruiter"}}
	for m := time.January; m <= time.December; m++ {
		t.head = append(t.head, m.String())
	}
	found, err := s.figures.MonthlyTeam(ctx, a.year())
	for _, r := range found {
		row := []any{r.Name}
		for _, share := range r.Months {
			if share == nil {
				row = append(row, 0)
			} else {
				row = append(row, share)
			}
		}
		t.rows = append(t.rows, row)
	}
	return t, err
}
