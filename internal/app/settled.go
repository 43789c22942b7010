package app

import (
	"context"
	"fmt"
	"sync"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// settled are the settings as a use case found them that needs several: they are read at once, because to ask for each of them
// takes longer than to answer.
type settled struct {
	values map[hiring.Setting]string
	// zone is the business zone.
	zone *time.Location
}

func (d *Desk) settled(ctx context.Context, q *store.Queries) (settled, error) {
	rows, err := q.Settings(ctx)
	if err != nil {
		return settled{}, fmt.Errorf("app: settings: %w", err)
	}
	return settledBy(rows)
}

func settledBy(rows []store.Setting) (s settled, err error) {
	s = settled{values: make(map[hiring.Setting]string, len(rows))}
	for _, row := range rows {
		s.values[hiring.Setting(row.Key)] = row.Value
	}
	s.zone, err = zoneNamed(s.value(hiring.BusinessZone))
	return s, err
}

// value is the value in force of a setting that means the same in every company.
func (s settled) value(key hiring.Setting) string {
	if value, changed := s.values[key]; changed {
		return value
	}
	return hiring.SettingDefaults[key]
}

func (s settled) entries(key hiring.Setting) []string { return hiring.SettingEntries(s.value(key)) }

func (d *Desk) zone(ctx context.Context, q *store.Queries) (*time.Location, error) {
	name, err := d.setting(ctx, q, hiring.BusinessZone)
	if err != nil {
		return nil, err
	}
	return zoneNamed(name)
}

// zones are those that were read from the zone files, by name.
var zones sync.Map

func zoneNamed(name string) (*time.Location, error) {
	if zone, known := zones.Load(name); known {
		return zone.(*time.Location), nil
	}
	zone, err := time.LoadLocation(name)
	if err != nil {
		return nil, fmt.Errorf("app: business zone: %w", err)
	}
	zones.Store(name, zone)
	return zone, nil
}
