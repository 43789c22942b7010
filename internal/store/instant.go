package store

import (
	"database/sql/driver"
	"fmt"
	"time"
)

// Instant is a point in time to the microsecond, in UTC: a timestamptz in PostgreSQL, an integer of microseconds in
// SQLite. The SQLite driver only recognises times in columns of three declared types, so a plain time.Time cannot be
// scanned.
type Instant struct{ time.Time }

// At returns t as an Instant, truncated to what both engines store.
func At(t time.Time) Instant { return Instant{t.UTC().Truncate(time.Microsecond)} }

func (i Instant) Value() (driver.Value, error) { return i.UTC().Truncate(time.Microsecond), nil }

func (i *Instant) Scan(from any) error {
	switch v := from.(type) {
	case time.Time:
		i.Time = v.UTC()
	case int64:
		i.Time = time.UnixMicro(v).UTC()
	default:
		return fmt.Errorf("store: an instant cannot be read from %T", from)
	}
	return nil
}
