// Package store is the SQL of Muster. Queries are written once, in the PostgreSQL dialect, in queries/*.sql; sqlc
// makes them into Go, and the same statements run on SQLite. No other package knows database/sql.
package store
