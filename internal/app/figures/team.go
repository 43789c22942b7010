package figures

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// TeamSummary returns the tiles of the Team Dashboard for the requisitions due in a month.
func (s *Service) TeamSummary(ctx context.Context, of Period) (n hiring.TeamCounts, err error) {
	due, today, err := s.teamMonth(ctx, of, teamAsk{takenOff: true, lost: true})
	return hiring.TeamSummary(due, today), err
}

// TeamTable returns what each recruiter has of the requisitions due in a month.
func (s *Service) TeamTable(ctx context.Context, month, year string) ([]hiring.TeamRow, error) {
	due, _, err := s.teamMonth(ctx, Period{Month: month, Year: year}, teamAsk{})
	return hiring.TeamTable(due), err
}

// TeamTileDetails returns the requisitions that a tile counts.
func (s *Service) TeamTileDetails(ctx context.Context, tile hiring.TeamTile, month, year string) ([]hiring.TeamDetail,
	error) {
	due, today, err := s.teamMonth(ctx, Period{Month: month, Year: year},
		teamAsk{named: true, takenOff: tile.CountsTakenOff(), lost: tile.CountsLost()})
	return hiring.TeamTileDetails(due, tile, today), err
}

// TeamColumnDetails returns the requisitions that a number of a recruiter's row counts.
func (s *Service) TeamColumnDetails(
	ctx context.Context, userID string, column hiring.TeamColumn, month, year string,
) ([]hiring.TeamDetail, error) {
	if userID != hiring.Unassigned.ID {
		if _, err := s.person(ctx, userID); err != nil {
			return nil, err
		}
	}
	due, _, err := s.teamMonth(ctx, Period{Month: month, Year: year}, teamAsk{named: true})
	return hiring.TeamColumnDetails(due, userID, column), err
}

// MonthlyTeam returns each recruiter's percentage in the months of a year.
func (s *Service) MonthlyTeam(ctx context.Context, year string) ([]hiring.MonthlyTeamRow, error) {
	span, err := hiring.ParseYear("year", year)
	if err != nil {
		return nil, err
	}
	names, err := s.userNames(ctx)
	if err != nil {
		return nil, err
	}
	team := hiring.MonthlyTeam{}
	if err := s.addYearOpen(ctx, span, names, &team); err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().YearClosed(ctx, store.YearClosedParams{FirstMonth: monthOf(span.From),
		LastMonth: monthOf(span.To)})
	if err != nil {
		return nil, fmt.Errorf("app: positions closed in a year: %w", err)
	}
	for _, r := range rows {
		team.Closed(hiring.MonthlyClosed{Worker: hiring.Worker{ID: r.OwnerID, Name: names[r.OwnerID]},
			Month: monthNumber(r.Month[len("2006-"):]), Points: int(r.Points)})
	}
	return team.Rows(), nil
}

// monthOf returns the month of a day, as it is written in tables.
func monthOf(day hiring.Day) string { return day.String()[:len("2006-01")] }

// userNames returns the names of all users by id.
func (s *Service) userNames(ctx context.Context) (map[string]string, error) {
	rows, err := s.Store.Read().UserNames(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: names of users: %w", err)
	}
	names := make(map[string]string, len(rows))
	for _, r := range rows {
		names[r.ID] = r.Name
	}
	return names, nil
}

// addYearOpen adds the requisitions due in a year of which recruiters still have something to close.
func (s *Service) addYearOpen(
	ctx context.Context, span hiring.Span, names map[string]string, team *hiring.MonthlyTeam,
) error {
	var open hiring.MonthlyOpen
	id := ""
	err := s.Store.EachYearOpen(ctx, firstOf(span), lastOf(span), func(r store.YearOpen) {
		if r.ID != id {
			team.Open(open)
			id = r.ID
			open = hiring.MonthlyOpen{Month: time.Month(r.Month), Points: int(r.Points), Open: int(r.Open), Live: open.Live[:0]}
		}
		open.Live = append(open.Live, hiring.TeamAssignment{Worker: hiring.Worker{ID: r.HrID, Name: names[r.HrID]},
			Positions: int(r.Left), Seq: int(r.Seq)})
	})
	if err != nil {
		return fmt.Errorf("app: requisitions open in a year: %w", err)
	}
	team.Open(open)
	return nil
}

// teamAsk is what is asked of the requisitions due in a month besides their positions: names for a list, positions that
// were taken off, and candidates who were lost.
type teamAsk struct{ named, takenOff, lost bool }

// teamMonth returns the requisitions due in a month, with what is asked of them.
func (s *Service) teamMonth(
	ctx context.Context, of Period, ask teamAsk,
) (requisitions []hiring.TeamRequisition, today hiring.Day, err error) {
	span, err := of.span()
	if err != nil {
		return nil, 0, err
	}
	due, err := s.teamDue(ctx, span, ask.named)
	if err != nil {
		return nil, 0, err
	}
	q := s.Store.Read()
	if ask.takenOff {
		taken, err := q.TeamTakenOff(ctx, store.TeamTakenOffParams{FirstDay: firstOf(span), LastDay: lastOf(span)})
		if err != nil {
			return nil, 0, fmt.Errorf("app: positions that were revoked: %w", err)
		}
		for _, r := range taken {
			due.of(r.RequisitionID, func(t *hiring.TeamRequisition) { t.TakenOff = int(r.Positions) })
		}
	}
	if ask.lost {
		lost, err := q.TeamLost(ctx, store.TeamLostParams{FirstDay: firstOf(span), LastDay: lastOf(span)})
		if err != nil {
			return nil, 0, fmt.Errorf("app: candidates who were lost: %w", err)
		}
		for _, r := range lost {
			due.of(r.RequisitionID, func(t *hiring.TeamRequisition) {
				t.NotAccepted, t.BackedOut = int(r.NotAccepted), int(r.BackedOut)
			})
		}
	}
	today, err = s.Today(ctx, q)
	return due.rows, today, err
}

// dueRequisitions are the requisitions of a span, in their order.
type dueRequisitions struct {
	rows []hiring.TeamRequisition
	at   map[string]int
}

// of changes one of them. One that was approved since they were read is not among them.
func (d dueRequisitions) of(id string, change func(*hiring.TeamRequisition)) {
	if i, known := d.at[id]; known {
		change(&d.rows[i])
	}
}

// teamDue returns the requisitions due in a span, with what is closed of them and who works on them. Their names are
// read for lists only.
func (s *Service) teamDue(ctx context.Context, span hiring.Span, named bool) (due dueRequisitions, err error) {
	due.at = map[string]int{}
	read := s.countedDue
	if named {
		read = s.namedDue
	}
	if due.rows, err = read(ctx, span); err != nil {
		return due, fmt.Errorf("app: requisitions due in a span: %w", err)
	}
	for i, r := range due.rows {
		due.at[r.ID] = i
	}
	names, err := s.userNames(ctx)
	if err != nil {
		return due, err
	}
	q := s.Store.Read()
	closed, err := q.TeamClosed(ctx, store.TeamClosedParams{FirstDay: firstOf(span), LastDay: lastOf(span)})
	if err != nil {
		return due, fmt.Errorf("app: positions closed of those due: %w", err)
	}
	for _, r := range closed {
		due.of(r.RequisitionID, func(t *hiring.TeamRequisition) {
			t.Closed = append(t.Closed, hiring.TeamClosed{Worker: hiring.Worker{ID: r.HrID, Name: names[r.HrID]},
				Before: int(r.BeforeTime), On: int(r.OnTime), Late: int(r.Late), Joined: int(r.Joined)})
		})
	}
	live, err := q.TeamAssignments(ctx, store.TeamAssignmentsParams{FirstDay: firstOf(span), LastDay: lastOf(span)})
	if err != nil {
		return due, fmt.Errorf("app: assignments of those due: %w", err)
	}
	for _, r := range live {
		due.of(r.RequisitionID, func(t *hiring.TeamRequisition) {
			t.Live = append(t.Live, hiring.TeamAssignment{Worker: hiring.Worker{ID: r.HrID, Name: names[r.HrID]},
				Positions: int(r.Positions), Accepted: int(r.Accepted), Seq: int(r.Seq)})
		})
	}
	return due, nil
}

// countedDue returns what is counted of the requisitions due in a span.
func (s *Service) countedDue(ctx context.Context, span hiring.Span) ([]hiring.TeamRequisition, error) {
	found, err := s.Store.Read().TeamDue(ctx, store.TeamDueParams{FirstDay: firstOf(span), LastDay: lastOf(span)})
	rows := make([]hiring.TeamRequisition, len(found))
	for i, r := range found {
		rows[i] = hiring.TeamRequisition{ID: r.ID, Status: hiring.Status(r.Status), TAT: core.DayOf(r.Tat),
			Positions: int(r.Positions), Points: int(r.Points)}
	}
	return rows, err
}

// namedDue returns the requisitions due in a span as lists show them, in their order.
func (s *Service) namedDue(ctx context.Context, span hiring.Span) ([]hiring.TeamRequisition, error) {
	found, err := s.Store.Read().TeamRequisitions(ctx, store.TeamRequisitionsParams{FirstDay: firstOf(span),
		LastDay: lastOf(span)})
	rows := make([]hiring.TeamRequisition, len(found))
	for i, r := range found {
		rows[i] = hiring.TeamRequisition{ID: r.ID, Serial: r.Serial, Position: r.Position, Department: r.Department,
			Status: hiring.Status(r.Status), TAT: core.DayOf(r.Tat), Positions: int(r.Positions), Points: int(r.Points)}
	}
	return rows, err
}
