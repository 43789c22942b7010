package store

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// SQLite's page cache while a database is filled, in kB. Rows of many weeks come mixed and ids are random, so a cache
// that does not hold the tables and the indexes of their keys rereads a page for almost every row: a million candidates
// took more than twice the time. It only grows to what is used.
const (
	bulkCache      = 32_000
	largeBulkCache = 2_000_000
)

// LoadFast prepares an empty database to be filled, until the returned function is called: the SQLite writer uses more
// memory and, for a large load, indexes are created afterwards, because adding each row to each of them in its own
// place writes many times its size. The returned function also updates the planner's statistics.
func (s *Store) LoadFast(ctx context.Context, much bool) (end func() error, err error) {
	before := ""
	if s.engine == SQLite {
		if err := s.write.QueryRowContext(ctx, "PRAGMA cache_size").Scan(&before); err != nil {
			return nil, fmt.Errorf("store: size of the cache: %w", err)
		}
		// For every statement that adds many rows SQLite saves the previous pages, which would double the writes.
		cache := bulkCache
		if much {
			cache = largeBulkCache
		}
		for _, setting := range []string{"cache_size = -" + strconv.Itoa(cache), "temp_store = MEMORY"} {
			if _, err := s.write.ExecContext(ctx, "PRAGMA "+setting); err != nil {
				return nil, fmt.Errorf("store: %s: %w", setting, err)
			}
		}
	}
	later := []string{}
	if s.engine == SQLite {
		// Indexes are sorted in files again.
		later = append(later, "PRAGMA temp_store = DEFAULT")
	}
	if much {
		indexes, err := s.dropIndexes(ctx)
		if err != nil {
			return nil, err
		}
		later = append(later, indexes...)
	}
	if s.engine == SQLite {
		// Merge the segments of the search indexes.
		later = append(later, "INSERT INTO candidate_search (candidate_search) VALUES ('optimize')",
			"INSERT INTO resume_search (resume_search) VALUES ('optimize')")
	}
	later = append(later, s.analysis()...)
	if s.engine == SQLite {
		later = append(later, "PRAGMA cache_size = "+before, "PRAGMA shrink_memory")
	}
	return func() error {
		// An aborted load still gets all its indexes.
		ctx := context.WithoutCancel(ctx)
		for _, statement := range later {
			if _, err := s.write.ExecContext(ctx, statement); err != nil {
				return fmt.Errorf("store: %s: %w", statement, err)
			}
		}
		return nil
	}, nil
}

// dropIndexes drops the indexes of the filled tables that belong to no constraint, and returns the statements that
// create them again.
func (s *Store) dropIndexes(ctx context.Context) (statements []string, err error) {
	tables := make([]string, len(bulkTables))
	for i, t := range bulkTables {
		tables[i] = "'" + t.name + "'"
	}
	of := " IN (" + strings.Join(tables, ", ") + ") ORDER BY 1"
	query := "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL AND tbl_name" + of
	if s.engine == Postgres {
		query = `SELECT i.indexname, i.indexdef FROM pg_indexes AS i
			WHERE i.schemaname = current_schema()
				AND NOT EXISTS (SELECT 1 FROM pg_constraint AS c WHERE c.conname = i.indexname) AND i.tablename` + of
	}
	rows, err := s.write.QueryContext(ctx, query)
	if err != nil {
		return nil, fmt.Errorf("store: indexes: %w", err)
	}
	names := []string{}
	for rows.Next() {
		var name, statement string
		if err := rows.Scan(&name, &statement); err != nil {
			return nil, errors.Join(fmt.Errorf("store: indexes: %w", err), rows.Close())
		}
		names, statements = append(names, name), append(statements, statement)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return nil, fmt.Errorf("store: indexes: %w", err)
	}
	for _, name := range names {
		if _, err := s.write.ExecContext(ctx, "DROP INDEX "+name); err != nil {
			return nil, fmt.Errorf("store: drop an index: %w", err)
		}
	}
	return statements, nil
}
