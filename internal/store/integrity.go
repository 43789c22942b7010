package store

import (
	"context"
	"fmt"
)

// Integrity asks the engine itself whether its files and constraints are sound, and gives one sentence for each fault.
func (s *Store) Integrity(ctx context.Context) ([]string, error) {
	if s.engine == SQLite {
		return s.sqliteFaults(ctx)
	}
	return s.faults(ctx, `SELECT 'the constraint ' || conname || ' of the table ' || CAST(conrelid AS regclass) || ' has not been validated'
			FROM pg_constraint WHERE NOT convalidated
		UNION ALL
		SELECT 'the index ' || CAST(indexrelid AS regclass) || ' is not valid' FROM pg_index WHERE NOT indisvalid OR NOT indisready
		UNION ALL
		SELECT 'the trigger ' || tgname || ' of the table ' || CAST(tgrelid AS regclass) || ' is disabled'
			FROM pg_trigger WHERE tgenabled <> 'O'
		ORDER BY 1`)
}

func (s *Store) sqliteFaults(ctx context.Context) ([]string, error) {
	damage, err := s.faults(ctx, `SELECT 'the file is damaged: ' || integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'`)
	if err != nil {
		return nil, err
	}
	dangling, err := s.faults(ctx, `SELECT 'the table ' || "table" || ' has ' || COUNT(*) || ' rows that point to no row of ' || parent
		FROM pragma_foreign_key_check GROUP BY "table", parent ORDER BY "table", parent`)
	if err != nil {
		return nil, err
	}
	return append(damage, dangling...), nil
}

func (s *Store) faults(ctx context.Context, query string) ([]string, error) {
	rows, err := s.read.QueryContext(ctx, query)
	if err != nil {
		return nil, fmt.Errorf("store: integrity: %w", err)
	}
	defer rows.Close()
	found := []string{}
	for rows.Next() {
		var fault string
		if err := rows.Scan(&fault); err != nil {
			return nil, fmt.Errorf("store: integrity: %w", err)
		}
		found = append(found, fault)
	}
	return found, rows.Err()
}
