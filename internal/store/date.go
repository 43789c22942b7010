package store

import (
	"database/sql/driver"
	"fmt"
	"time"
)

// Date is a day of the calendar as YYYY-MM-DD, without a zone: a date in PostgreSQL, a text in SQLite.
type Date string

// DateOf returns the day on which t falls in its own zone.
func DateOf(t time.Time) Date { return Date(t.Format(time.DateOnly)) }

func (d Date) Value() (driver.Value, error) {
	if d == "" {
		return nil, nil
	}
	return string(d), nil
}

func (d *Date) Scan(from any) error {
	switch v := from.(type) {
	case string:
		*d = Date(v)
	case time.Time:
		*d = Date(v.Format(time.DateOnly))
	case nil:
		*d = ""
	default:
		return fmt.Errorf("store: a date cannot be read from %T", from)
	}
	return nil
}
