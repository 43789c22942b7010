package weekly

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// told is what the audit tells of a weekly file.
type told struct {
	Dashboard string            `json:"dashboard"`
	Period    string            `json:"period,omitempty"`
	Filters   map[string]string `json:"filters,omitempty"`
	Weekday   string            `json:"weekday"`
	Hour      int               `json:"hour"`
	Reason    string            `json:"reason,omitempty"`
}

func toldOf(f hiring.WeeklyFile) told {
	return told{f.Dashboard, string(f.Period), f.Filters, f.Weekday.String(), f.Hour, ""}
}

// Row is a weekly file as it is stored.
type Row struct {
	hiring.WeeklyFile
	ID, UserID string
	DueAt      store.Instant
	// SentAt is when it left last, nil before.
	SentAt *store.Instant
}

func rowOf(r store.WeeklyFile) (Row, error) {
	row := Row{ID: r.ID, UserID: r.UserID, DueAt: r.DueAt, SentAt: r.SentAt, WeeklyFile: hiring.WeeklyFile{
		Dashboard: r.Dashboard, Period: hiring.WeeklyPeriod(r.Period), Weekday: time.Weekday(r.Weekday), Hour: int(r.Hour)}}
	if err := json.Unmarshal([]byte(r.Filters), &row.Filters); err != nil {
		return row, fmt.Errorf("app: choices of a weekly file: %w", err)
	}
	return row, nil
}

// SetWeeklyFile mails the caller a table every week. Setting the same table again changes when.
func (s *Service) SetWeeklyFile(ctx context.Context, by core.Caller, f hiring.WeeklyFile) error {
	for name, value := range f.Filters {
		if value == "" {
			delete(f.Filters, name)
		}
	}
	dashboard, err := hiring.CheckWeeklyFile(by.User, f)
	if err != nil {
		return err
	}
	if err := s.tryTable(ctx, dashboard, f); err != nil {
		return err
	}
	zone, err := s.Zone(ctx)
	if err != nil {
		return err
	}
	filters, err := json.Marshal(f.Filters)
	if err != nil {
		return fmt.Errorf("app: choices of a weekly file: %w", err)
	}
	if f.Filters == nil {
		filters = []byte("{}")
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		has, err := q.WeeklyFilesOf(ctx, by.User.ID)
		if err != nil {
			return fmt.Errorf("app: weekly files of a user: %w", err)
		}
		if len(has) >= hiring.MostWeeklyFiles {
			return hiring.Refuse(fmt.Sprintf("You have %d weekly files; stop one first", hiring.MostWeeklyFiles))
		}
		row, err := q.PutWeeklyFile(ctx, store.PutWeeklyFileParams{
			ID: core.NewID(), UserID: by.User.ID, Dashboard: f.Dashboard, Period: string(f.Period), Filters: string(filters),
			Weekday: int64(f.Weekday), Hour: int64(f.Hour),
			DueAt: store.At(hiring.NextWeekly(s.Now().In(zone), f.Weekday, f.Hour)), CreatedAt: store.At(s.Now()),
		})
		if err != nil {
			return fmt.Errorf("app: set a weekly file: %w", err)
		}
		return s.Record(ctx, q, by, "SetWeeklyFile", "weekly file", row.ID, nil, toldOf(f))
	})
}

// tryTable makes the table once: a choice that it refuses is told now, and not in a week.
func (s *Service) tryTable(ctx context.Context, d hiring.WeeklyDashboard, f hiring.WeeklyFile) error {
	_, _, err := s.tableOf(ctx, d, f)
	return err
}

// tableOf makes the table of today, and returns its days.
func (s *Service) tableOf(ctx context.Context, d hiring.WeeklyDashboard, f hiring.WeeklyFile) (table, asked, error) {
	today, err := s.Today(ctx, s.Store.Read())
	if err != nil {
		return table{}, asked{}, err
	}
	span, err := f.Period.Span(d.Period, today)
	if err != nil {
		return table{}, asked{}, err
	}
	a := asked{span, f.Filters}
	t, err := tables[d.Path](s, ctx, a)
	return t, a, err
}

// ListWeeklyFiles returns what the caller is mailed every week, the oldest first.
func (s *Service) ListWeeklyFiles(ctx context.Context, by core.Caller) ([]Row, error) {
	found, err := s.Store.Read().WeeklyFilesOf(ctx, by.User.ID)
	if err != nil {
		return nil, fmt.Errorf("app: weekly files of a user: %w", err)
	}
	rows := make([]Row, len(found))
	for i, r := range found {
		if rows[i], err = rowOf(r); err != nil {
			return nil, err
		}
	}
	return rows, nil
}

// StopWeeklyFile ends one of the caller's; that of somebody else does not exist for them.
func (s *Service) StopWeeklyFile(ctx context.Context, by core.Caller, id string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		found, err := q.WeeklyFileByID(ctx, id)
		if store.IsNone(err) || err == nil && found.UserID != by.User.ID {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: weekly file to stop: %w", err)
		}
		row, err := rowOf(found)
		if err != nil {
			return err
		}
		return s.stop(ctx, q, by, row, "")
	})
}

// stop deletes a weekly file. The reason is empty if its reader did not want it any more.
func (s *Service) stop(ctx context.Context, q *store.Queries, by core.Caller, row Row, reason string) error {
	deleted, err := q.DeleteWeeklyFile(ctx, row.ID)
	if err != nil {
		return fmt.Errorf("app: stop a weekly file: %w", err)
	}
	if deleted == 0 {
		return nil
	}
	var after any
	if reason != "" {
		after = struct {
			Reason string `json:"reason"`
			Reader string `json:"reader"`
		}{reason, row.UserID}
	}
	return s.Record(ctx, q, by, "StopWeeklyFile", "weekly file", row.ID, toldOf(row.WeeklyFile), after)
}
