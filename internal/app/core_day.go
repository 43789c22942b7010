package app

import (
	"context"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// today is the day in the business zone.
func (d *Desk) today(ctx context.Context, q *store.Queries) (hiring.Day, error) {
	zone, err := d.zone(ctx, q)
	if err != nil {
		return 0, err
	}
	return hiring.DayOf(d.Now().In(zone)), nil
}

func dayOf(date store.Date) hiring.Day {
	day, _ := hiring.ParseDay(string(date))
	return day
}

// clockAt is a day and a time of day in the business zone.
func clockAt(day hiring.Day, clock string, zone *time.Location) (time.Time, error) {
	if clock == "" {
		clock = "00:00"
	}
	at, err := time.ParseInLocation("2006-01-02 15:04", day.String()+" "+clock, zone)
	if err != nil {
		return at, fmt.Errorf("app: time of an event: %w", err)
	}
	return at, nil
}

func dayOrNone(date *store.Date) hiring.Day {
	if date == nil {
		return 0
	}
	return dayOf(*date)
}
