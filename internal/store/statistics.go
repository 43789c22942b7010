package store

import (
	"context"
	"database/sql"
	"fmt"
)

// analyze updates the planner's statistics.
func (s *Store) analyze(ctx context.Context, db *sql.DB) error {
	for _, statement := range s.analysis() {
		if _, err := db.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("store: %s: %w", statement, err)
		}
	}
	return nil
}

// analysis returns the statements that update the planner's statistics. The queue is as good as empty at any quiet
// moment: SQLite would rely on that and go through all the jobs of a busy hour to find one. Without statistics it
// assumes many. The last statement makes it read them again.
func (s *Store) analysis() []string {
	if s.engine != SQLite {
		return []string{"ANALYZE"}
	}
	return []string{"ANALYZE", "DELETE FROM sqlite_stat1 WHERE tbl = 'job'", "ANALYZE sqlite_schema"}
}
