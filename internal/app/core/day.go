package core

import (
	"context"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Today returns the day in the business zone.
func (c *Core) Today(ctx context.Context, q *store.Queries) (hiring.Day, error) {
	zone, err := c.ZoneIn(ctx, q)
	if err != nil {
		return 0, err
	}
	return hiring.DayOf(c.Now().In(zone)), nil
}

func DayOf(date store.Date) hiring.Day {
	day, _ := hiring.ParseDay(string(date))
	return day
}

// ClockAt returns the time of a day and a time of day in the business zone.
func ClockAt(day hiring.Day, clock string, zone *time.Location) (time.Time, error) {
	if clock == "" {
		clock = "00:00"
	}
	at, err := time.ParseInLocation("2006-01-02 15:04", day.String()+" "+clock, zone)
	if err != nil {
		return at, fmt.Errorf("app: time of an event: %w", err)
	}
	return at, nil
}

func DayOrNone(date *store.Date) hiring.Day {
	if date == nil {
		return 0
	}
	return DayOf(*date)
}

// Zone returns the business zone.
func (c *Core) Zone(ctx context.Context) (*time.Location, error) {
	return c.ZoneIn(ctx, c.Store.Read())
}
