package figures

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// TeamS6 returns the events of each stage in the last days, weeks, months, quarters and years.
func (s *Service) TeamS6(ctx context.Context) ([]hiring.S6Row, error) {
	q := s.Store.Read()
	today, err := s.Today(ctx, q)
	if err != nil {
		return nil, err
	}
	periods, daysFrom := hiring.S6Periods(today), hiring.S6DaysFrom(today)
	months, err := q.StageMonths(ctx, store.StageMonthsParams{
		FirstDay: store.Date(periods[len(periods)-1].From.String()), Before: store.Date(daysFrom.String())})
	if err != nil {
		return nil, fmt.Errorf("app: months of stages: %w", err)
	}
	days, err := q.StageDays(ctx, store.StageDaysParams{FirstDay: store.Date(daysFrom.String()),
		LastDay: store.Date(today.String())})
	if err != nil {
		return nil, fmt.Errorf("app: days of stages: %w", err)
	}
	facts := make([]hiring.StageDay, 0, len(months)+len(days))
	for _, m := range months {
		facts = append(facts, hiring.StageDay{Day: core.DayOf(store.Date(m.Month + "-01")), Stage: hiring.Stage(m.Stage),
			Times: int(m.N)})
	}
	for _, d := range days {
		facts = append(facts, hiring.StageDay{Day: core.DayOf(d.OnDay), Stage: hiring.Stage(d.Stage), Times: int(d.N)})
	}
	return hiring.TeamS6(facts, today), nil
}

// spanUntilToday reads a range of days, of which only those up to today count.
func (s *Service) spanUntilToday(ctx context.Context, fromField, from, toField, to string) (hiring.Span, error) {
	span, err := hiring.ParseSpan(fromField, from, toField, to)
	if err != nil {
		return span, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	return span.Until(today), err
}

func (s *Service) atWork(ctx context.Context) ([]hiring.Worker, error) {
	rows, err := s.Store.Read().RecruitersAtWork(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: recruiters at work: %w", err)
	}
	people := make([]hiring.Worker, len(rows))
	for i, r := range rows {
		people[i] = hiring.Worker{ID: r.HrID, Name: r.HrName}
	}
	return people, nil
}

// HourlyPerformance returns what each recruiter did in each hour of the day.
func (s *Service) HourlyPerformance(ctx context.Context, days Days) ([]hiring.HourFact, error) {
	span, err := s.spanUntilToday(ctx, "fromDate", days.From, "toDate", days.To)
	if err != nil {
		return nil, err
	}
	facts, err := s.workedHours(ctx, span, days.SameHour)
	if err != nil {
		return nil, fmt.Errorf("app: work by the hour: %w", err)
	}
	people, err := s.atWork(ctx)
	return hiring.HourlyPerformance(people, facts), err
}

func (s *Service) workedHours(ctx context.Context, span hiring.Span, sameHour bool) ([]hiring.HourFact, error) {
	if sameHour {
		work, err := s.workedUntilNow(ctx, span)
		return hiring.WorkByHour(work), err
	}
	rows, err := s.Store.Read().WorkedHours(ctx, store.WorkedHoursParams{FirstDay: firstOf(span), LastDay: lastOf(span)})
	facts := make([]hiring.HourFact, len(rows))
	for i, r := range rows {
		facts[i] = hiring.HourFact{Worker: hiring.Worker{ID: r.OwnerID, Name: r.HrName}, Slot: int(r.Slot)}
		for metric, n := range map[hiring.Metric]int64{
			hiring.MetricCalls: r.Calls, hiring.MetricConnects: r.Connects, hiring.MetricShortlisted: r.Shortlisted,
			hiring.MetricHRRound: r.HrRound, hiring.MetricTechRound: r.TechRound,
		} {
			facts[i].Counts[metric] = int(n)
		}
	}
	return facts, err
}

// HuddleByRecruiter returns what each recruiter did.
func (s *Service) HuddleByRecruiter(ctx context.Context, days Days) ([]hiring.Worked, error) {
	span, err := s.spanUntilToday(ctx, "fromDate", days.From, "toDate", days.To)
	if err != nil {
		return nil, err
	}
	worked, err := s.workedByRecruiter(ctx, span, days.SameHour)
	if err != nil {
		return nil, fmt.Errorf("app: work by recruiter: %w", err)
	}
	people, err := s.atWork(ctx)
	return hiring.HuddleByRecruiter(people, worked), err
}

func (s *Service) workedByRecruiter(ctx context.Context, span hiring.Span, sameHour bool) ([]hiring.Worked, error) {
	if sameHour {
		work, err := s.workedUntilNow(ctx, span)
		return hiring.WorkByRecruiter(work), err
	}
	rows, err := s.Store.Read().WorkedByRecruiter(ctx, workedIn(span))
	worked := make([]hiring.Worked, len(rows))
	for i, r := range rows {
		worked[i] = hiring.Worked{Worker: hiring.Worker{ID: r.OwnerID, Name: r.HrName},
			Figures: figuresOf(r.Calls, r.Connects, r.Shortlisted, r.HrSelected, r.HrRejected, r.TlSelected, r.TlRejected,
				r.PlSelected, r.PlRejected, r.CeoSelected, r.CeoRejected, r.OfferSent, r.OfferAccepted, r.Onboarded)}
	}
	return worked, err
}

// workedIn splits the span into the months that are whole, and the days before and after them.
func workedIn(span hiring.Span) store.WorkedByRecruiterParams {
	whole := span.WholeMonths()
	begin, end := whole.From.String(), (whole.To + 1).String()
	return store.WorkedByRecruiterParams{FirstDay: firstOf(span), MonthsBegin: store.Date(begin), FirstMonth: begin[:7],
		BeforeMonth: end[:7], MonthsEnd: store.Date(end), LastDay: lastOf(span)}
}

// figuresOf takes the counts in the order of the figures.
func figuresOf(counts ...int64) (f hiring.Figures) {
	for i, n := range counts {
		f[i] = int(n)
	}
	return f
}

// HuddleByRequisition returns what was done for each requisition and, in all, by one recruiter or by everybody if the
// id is empty.
func (s *Service) HuddleByRequisition(
	ctx context.Context, days Days, hr string,
) (rows []hiring.WorkedRequisition, total hiring.Figures, err error) {
	span, err := s.spanUntilToday(ctx, "fromDate", days.From, "toDate", days.To)
	if err != nil {
		return nil, total, err
	}
	of := workedIn(span)
	found, err := s.Store.Read().WorkedByRequisition(ctx, store.WorkedByRequisitionParams{FirstDay: of.FirstDay,
		MonthsBegin: of.MonthsBegin, FirstMonth: of.FirstMonth, BeforeMonth: of.BeforeMonth, MonthsEnd: of.MonthsEnd,
		LastDay: of.LastDay, HrID: hr})
	if err != nil {
		return nil, total, fmt.Errorf("app: work by requisition: %w", err)
	}
	worked := make([]hiring.WorkedRequisition, len(found))
	for i, r := range found {
		worked[i] = hiring.WorkedRequisition{
			RequisitionID: r.RequisitionID, Serial: r.Serial, Position: r.Position, Department: r.Department, City: r.City,
			Type: hiring.EmploymentType(r.EmploymentType),
			Figures: figuresOf(r.Calls, r.Connects, r.Shortlisted, r.HrSelected, r.HrRejected, r.TlSelected, r.TlRejected,
				r.PlSelected, r.PlRejected, r.CeoSelected, r.CeoRejected, r.OfferSent, r.OfferAccepted, r.Onboarded),
		}
	}
	if days.SameHour {
		work, err := s.workedUntilNow(ctx, span)
		if err != nil {
			return nil, total, err
		}
		until := hiring.WorkByRequisition(work, hr)
		for i, w := range worked {
			worked[i].Figures = until[w.RequisitionID]
		}
	}
	rows, total = hiring.HuddleByRequisition(worked)
	return rows, total, nil
}

// HuddleOfRecruiter returns what one recruiter did for each requisition.
func (s *Service) HuddleOfRecruiter(
	ctx context.Context, days Days, userID string,
) (who hiring.Worker, rows []hiring.WorkedRequisition, err error) {
	if who, err = s.person(ctx, userID); err != nil {
		return who, nil, err
	}
	rows, _, err = s.HuddleByRequisition(ctx, days, who.ID)
	return who, rows, err
}

// person returns the user with this id.
func (s *Service) person(ctx context.Context, id string) (hiring.Worker, error) {
	name, err := core.UserName(ctx, s.Store.Read(), id)
	if store.IsNone(err) {
		return hiring.Worker{}, hiring.Missing()
	}
	return hiring.Worker{ID: id, Name: name}, err
}
