package core

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Settings are all settings, read at once for a use case that needs several, because a query for each would take
// longer.
type Settings struct {
	values map[hiring.Setting]string
	// Zone is the business zone.
	Zone *time.Location
}

func (c *Core) ReadSettings(ctx context.Context, q *store.Queries) (Settings, error) {
	rows, err := q.Settings(ctx)
	if err != nil {
		return Settings{}, fmt.Errorf("app: settings: %w", err)
	}
	return SettingsOf(rows)
}

func SettingsOf(rows []store.Setting) (s Settings, err error) {
	s = Settings{values: make(map[hiring.Setting]string, len(rows))}
	for _, row := range rows {
		s.values[hiring.Setting(row.Key)] = row.Value
	}
	s.Zone, err = zoneNamed(s.Value(hiring.BusinessZone))
	return s, err
}

// Value returns the current value of a setting that has the same meaning in every company.
func (s Settings) Value(key hiring.Setting) string {
	if value, changed := s.values[key]; changed {
		return value
	}
	return hiring.DefaultOf(key)
}

// CallHours returns when people are called: while the company works.
func (s Settings) CallHours() hiring.CallHours { return s.Waits().Work.CallHours() }

// Targets returns what a recruiter is to reach in a day.
func (s Settings) Targets() hiring.DailyTargets {
	return hiring.ReadTargets(s.Value(hiring.CallTarget), s.Value(hiring.ShortlistedTarget))
}

func (s Settings) Entries(key hiring.Setting) []string { return hiring.SettingEntries(s.Value(key)) }

// Waits returns the settings that decide since when and until when something waits.
func (s Settings) Waits() hiring.WaitSettings { return hiring.ReadWaitSettings(s.Value, s.Zone) }

func (c *Core) ZoneIn(ctx context.Context, q *store.Queries) (*time.Location, error) {
	name, err := c.Setting(ctx, q, hiring.BusinessZone)
	if err != nil {
		return nil, err
	}
	return zoneNamed(name)
}

// zones caches the loaded zones by name.
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

// ResumeLimit returns what a resume has to stay under.
func (c *Core) ResumeLimit(ctx context.Context, q *store.Queries) (hiring.ResumeLimit, error) {
	value, err := c.Setting(ctx, q, hiring.ResumeKB)
	return hiring.ReadResumeLimit(value), err
}

// Setting returns the current value.
func (c *Core) Setting(ctx context.Context, q *store.Queries, key hiring.Setting) (string, error) {
	row, err := q.SettingByKey(ctx, string(key))
	if err == nil {
		return row.Value, nil
	}
	if !store.IsNone(err) {
		return "", fmt.Errorf("app: setting %s: %w", key, err)
	}
	rule, _ := hiring.FindSetting(key)
	if rule.Mark != "" {
		return c.marked(ctx, q, rule.Mark)
	}
	return rule.Default, nil
}

func (c *Core) entries(ctx context.Context, q *store.Queries, key hiring.Setting) ([]string, error) {
	value, err := c.Setting(ctx, q, key)
	return hiring.SettingEntries(value), err
}

func (c *Core) lists(ctx context.Context, q *store.Queries, key hiring.Setting, entry string) (bool, error) {
	entries, err := c.entries(ctx, q, key)
	return slices.Contains(entries, entry), err
}

// marked returns the requisition with a mark of the programme.
func (c *Core) marked(ctx context.Context, q *store.Queries, mark hiring.EsaMark) (string, error) {
	id, err := q.MarkedRequisition(ctx, string(mark))
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: requisition of the programme: %w", err)
	}
	return id, nil
}
