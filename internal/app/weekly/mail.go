package weekly

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobMailWeeklyFiles is the kind of the recurring job that mails the files that are due.
const JobMailWeeklyFiles = "MailWeeklyFiles"

// StartMailing makes sure that the recurring job exists; however many processes start, there is only one.
func (s *Service) StartMailing(ctx context.Context) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		return jobs.Add(ctx, q, s.Now(), JobMailWeeklyFiles, nil, JobMailWeeklyFiles)
	})
}

// MailWeeklyFiles is the handler of JobMailWeeklyFiles. A file that cannot be made waits for the next run and does not
// keep the others from leaving.
func (s *Service) MailWeeklyFiles(ctx context.Context, _ jobs.Job) error {
	due, err := s.Store.Read().WeeklyFilesDue(ctx, store.At(s.Now()))
	if err != nil {
		return fmt.Errorf("app: weekly files that are due: %w", err)
	}
	for _, found := range due {
		row, err := rowOf(found)
		if err == nil {
			err = s.mailWeeklyFile(ctx, row)
		}
		if ctx.Err() != nil {
			return err
		}
		if err != nil {
			s.Log.Error("a weekly file cannot be mailed", "file", found.ID, "dashboard", found.Dashboard, "error", err)
		}
	}
	return jobs.Again(s.Now().Add(time.Minute))
}

// mailWeeklyFile queues the mail with its audit line and the next time in one transaction: after a crash either all of
// it was done or nothing. One that is late, because no server ran, leaves once, with the days before its sending.
func (s *Service) mailWeeklyFile(ctx context.Context, row Row) error {
	reader, user, err := s.reader(ctx, row.UserID)
	if err != nil {
		return err
	}
	dashboard, err := hiring.CheckWeeklyFile(reader.User, row.WeeklyFile)
	if !user.Active {
		err = &hiring.Problem{Kind: hiring.NotYours, Message: "The reader can no longer sign in"}
	}
	var made table
	var of asked
	if err == nil {
		made, of, err = s.tableOf(ctx, dashboard, row.WeeklyFile)
	}
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		return s.Store.InTxAfterOthers(ctx, func(q *store.Queries) error {
			return s.stop(ctx, q, core.Caller{}, row, problem.Message)
		})
	}
	if err != nil {
		return err
	}
	zone, err := s.Zone(ctx)
	if err != nil {
		return err
	}
	next := hiring.NextWeekly(s.Now().In(zone), row.Weekday, row.Hour)
	address := addressOf(dashboard, of)
	message := letter.WeeklyFile(letter.WeeklyTable{
		UserID: row.UserID, FirstName: user.FirstName, Email: user.Email, Dashboard: dashboard.Name, Name: made.name,
		Rows: len(made.rows), Span: of.span, Weekday: row.Weekday, Hour: row.Hour, Address: s.PublicURL + address,
		Content: made.csv(),
	})
	return s.Store.InTxAfterOthers(ctx, func(q *store.Queries) error {
		sent, err := q.WeeklyFileSent(ctx, store.WeeklyFileSentParams{ID: row.ID, NextAt: store.At(next),
			SentAt: new(store.At(s.Now())), WasDueAt: row.DueAt})
		if err != nil || sent == 0 {
			return err
		}
		if err := s.Record(ctx, q, reader, "Download", "download", "WeeklyFile", nil, struct {
			Call string `json:"call"`
			Rows int    `json:"rows"`
			To   string `json:"to"`
		}{address, len(made.rows), user.Email}); err != nil {
			return err
		}
		return s.messages.Queue(ctx, q, "", message)
	})
}

// reader returns the user who is mailed, with the rights that they have now.
func (s *Service) reader(ctx context.Context, id string) (by core.Caller, user store.User, err error) {
	q := s.Store.Read()
	facts, err := q.UserFacts(ctx, id)
	if err != nil {
		return by, user, fmt.Errorf("app: reader of a weekly file: %w", err)
	}
	if user, err = q.UserByID(ctx, id); err != nil {
		return by, user, fmt.Errorf("app: reader of a weekly file: %w", err)
	}
	return core.Caller{User: core.HiringUser(facts.ID, facts.Role, facts.Grants)}, user, nil
}

// addressOf returns where the same table is on the screen.
func addressOf(d hiring.WeeklyDashboard, a asked) string {
	query := url.Values{}
	for name, value := range a.filters {
		query.Set(name, value)
	}
	switch {
	case d.Period == hiring.PeriodDays:
		query.Set("from", a.from())
		query.Set("to", a.to())
	case d.Period == hiring.PeriodMonth && d.Path == "/team_performance":
		query.Set("details", a.year()+"-"+a.month())
	case d.Period == hiring.PeriodMonth:
		query.Set("month", a.year()+"-"+a.month())
	case d.Period == hiring.PeriodYear:
		query.Set("year", a.year())
	}
	if len(query) == 0 {
		return d.Path
	}
	return d.Path + "?" + query.Encode()
}
