package weekly

import (
	"cmp"
	"context"

	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/store"
)

func (s *Service) team(ctx context.Context, a asked) (table, error) {
	_, month, _ := a.span.From.Date()
	t := table{name: "Team performance Details " + slotText(month, a.year()), head: []string{"Name of Recruiter",
		"No. of Position to be Closed in that Month", "Actual Position Closed Against TAT", "Target", "Actual Score Achived",
		"Position Closed", "Joined", "Position Closed Against TAT", "Score Achived", "Joined Against Onboarded",
		"Total Percentage"}}
	found, err := s.figures.TeamTable(ctx, a.month(), a.year())
	for _, r := range found {
		t.rows = append(t.rows, []any{r.Name, r.Columns[hiring.TeamColumnToBeClosed], r.Columns[hiring.TeamColumnAgainstTAT],
			r.Columns[hiring.TeamColumnTarget], r.Columns[hiring.TeamColumnScore], r.Columns[hiring.TeamColumnClosed],
			r.Columns[hiring.TeamColumnJoined], r.ClosedAgainstTAT(), r.ScoreAchieved(), r.JoinedAgainstClosed(), r.Total()})
	}
	return t, err
}

func sourceTable(name string, a asked, uses []hiring.SourceUse) table {
	_, month, _ := a.span.From.Date()
	t := table{name: name + " " + month.String()[:3] + "-" + a.year(), head: []string{"Candidate Source", "Candidates"}}
	for _, u := range uses {
		t.rows = append(t.rows, []any{u.Name, u.Times})
	}
	return t
}

func (s *Service) addedSources(ctx context.Context, a asked) (table, error) {
	found, err := s.figures.AddedBySource(ctx, a.period())
	return sourceTable("Source Chart", a, found), err
}

func (s *Service) acceptedSources(ctx context.Context, a asked) (table, error) {
	found, _, err := s.figures.AcceptedBySource(ctx, a.period())
	return sourceTable("Selected Candidate Source", a, found), err
}

// notTold stands where a candidate did not say it.
const notTold = "---"

func (s *Service) funnel(ctx context.Context, a asked) (table, error) {
	t := table{head: []string{"Name", "Mobile", "Email", "Education", "Experience", "Current Gross", "CTC", "Status",
		"Name of Recruiter", "Reporting Manager"}}
	label, err := s.figures.FunnelLabel(ctx, a.filters["req"], a.filters["stage"])
	if err != nil {
		return t, err
	}
	t.name = "ELPL " + label
	found, err := everyRow(core.ListAsk{Part: a.filters["q"]}, func(l core.ListAsk) ([]store.FunnelCandidateRow, int64,
		error) {
		return s.figures.FunnelCandidates(ctx, a.filters["req"], a.filters["stage"], l)
	})
	for _, r := range found {
		t.rows = append(t.rows, []any{r.Name, r.Mobile, r.Email, cmp.Or(r.Education, notTold), r.Experience,
			r.CurrentGross.Yearly(), cmp.Or(r.Expected.Yearly(), notTold), r.Status, r.HRName, r.AskedBy})
	}
	return t, err
}

func (s *Service) feedback(ctx context.Context, a asked) (table, error) {
	t := table{name: "Candidate Feedback", head: []string{"Name", "Position", "Stage", "Status", "Avg. Score"}}
	found, _, err := s.figures.FeedbackCards(ctx, figures.FeedbackAsk{RequisitionID: a.filters["req"],
		Stage: cmp.Or(a.filters["stage"], "All"), Status: cmp.Or(a.filters["status"], "All"), Days: a.days()})
	for _, r := range found {
		row := []any{r.Name, r.Position, hiring.RoundLabel(hiring.Stage(r.Stage)), r.Status, "NA"}
		if average := hiring.AverageScore(int(r.Sum), int(r.Scores)); average != nil {
			row[4] = average
		}
		t.rows = append(t.rows, row)
	}
	return t, err
}

func (s *Service) review(ctx context.Context, a asked) (table, error) {
	t := table{name: "Review Dashboard", head: []string{"Dept Name", "Position Name", "Approved On", "Assigned Date",
		"Assigned HR", "Total Openings Assigned", "Recruiter Start Date", "Position Closed (Offer Accepted)"}}
	found, err := everyRow(a.list("-assignedOn"), func(l core.ListAsk) ([]store.ReviewRow, int64, error) {
		page, err := s.figures.ReviewTable(ctx, figures.ReviewAsk{From: a.from(), To: a.to(),
			Department: a.filters["f.department"], Position: a.filters["f.position"], Recruiter: a.filters["f.recruiter"],
			ListAsk: l})
		return page.Rows, page.Total, err
	})
	for _, r := range found {
		t.rows = append(t.rows, []any{r.Department, r.Position, dateText(r.ApprovedOn), dateText(&r.MadeOn), r.Recruiter,
			r.Positions, dateText(r.StartedOn), r.Accepted})
	}
	return t, err
}

func (s *Service) openTillDate(ctx context.Context, a asked) (table, error) {
	t := table{name: "Requisition Open Till Date", head: []string{"Sr. No.", "Approved Date", "Designation", "Department",
		"Location", "Employment Type", "Days Open", "Target Closure Date", "Status"}}
	found, err := everyRow(a.list("-daysOpen"), func(l core.ListAsk) ([]figures.OpenRequisition, int64, error) {
		page, err := s.figures.OpenTillDate(ctx, figures.OpenAsk{State: a.filters["status"],
			Department: a.filters["f.department"], Location: a.filters["f.location"],
			EmploymentType: a.filters["f.employmentType"], ListAsk: l})
		return page.Rows, page.Total, err
	})
	for _, r := range found {
		t.rows = append(t.rows, []any{r.Place, dateText(r.ApprovedOn), r.Position, r.Department, r.City, r.EmploymentType,
			r.DaysOpen, dateText(&r.Tat), string(r.State)})
	}
	return t, err
}
