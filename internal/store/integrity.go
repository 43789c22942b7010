package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// Integrity lets the engine check its files and constraints, and returns one sentence for each fault.
func (s *Store) Integrity(ctx context.Context) ([]string, error) {
	if s.engine == SQLite {
		return s.sqliteFaults(ctx)
	}
	return faults(ctx, s.read, `SELECT 'the constraint ' || conname || ' of the table ' || CAST(conrelid AS regclass) ||
			' has not been validated'
			FROM pg_constraint WHERE NOT convalidated
		UNION ALL
		SELECT 'the index ' || CAST(indexrelid AS regclass) || ' is not valid'
			FROM pg_index WHERE NOT indisvalid OR NOT indisready
		UNION ALL
		SELECT 'the trigger ' || tgname || ' of the table ' || CAST(tgrelid AS regclass) || ' is disabled'
			FROM pg_trigger WHERE tgenabled <> 'O'
		ORDER BY 1`)
}

// sqliteFaults uses a connection of its own: SQLite compares a search index with the connection's cached view, and an
// older connection would report the writes of others as damage.
func (s *Store) sqliteFaults(ctx context.Context) (found []string, err error) {
	db, err := sql.Open("sqlite", cmp.Or(s.readOnly, sqliteDSN(s.name, patientWait, queryOnly)))
	if err != nil {
		return nil, fmt.Errorf("store: integrity: %w", err)
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	damage, err := faults(ctx, db, `SELECT 'the file is damaged: ' || integrity_check
		FROM pragma_integrity_check WHERE integrity_check <> 'ok'`)
	if err != nil {
		return nil, err
	}
	dangling, err := faults(ctx, db, `SELECT 'the table ' || "table" || ' has ' || COUNT(*) ||
			' rows that point to no row of ' || parent
		FROM pragma_foreign_key_check GROUP BY "table", parent ORDER BY "table", parent`)
	if err != nil {
		return nil, err
	}
	return append(damage, dangling...), nil
}

func faults(ctx context.Context, db *sql.DB, query string) ([]string, error) {
	rows, err := db.QueryContext(ctx, query)
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
