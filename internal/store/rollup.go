package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"muster/internal/hiring"
)

// rollup is a table of counts that is written with the events, and what a recount of the events gives for it. The
// recount is put together from the rule itself, so that there is one definition of what counts.
type rollup struct {
	table string
	// keys are the columns of its key, each with its value for an event e.
	keys [][2]string
	// counts are the other columns, each with the condition under which an event counts there.
	counts [][2]string
	// where is the condition under which an event counts at all.
	where string
}

// The columns of the figures, in their order, and those of Hourly Performance.
var (
	figureColumns = []string{"calls", "connects", "shortlisted", "hr_selected", "hr_rejected", "tl_selected",
		"tl_rejected", "pl_selected", "pl_rejected", "ceo_selected", "ceo_rejected", "offer_sent", "offer_accepted",
		"onboarded"}
	metricColumns = []string{"calls", "connects", "shortlisted", "hr_round", "tech_round"}
)

const (
	stands = "e.counts AND e.voided_at IS NULL"
	owned  = stands + " AND e.owner_id IS NOT NULL AND "
	slot   = "CASE WHEN e.on_hour < 9 THEN 9 WHEN e.on_hour > 18 THEN 18 ELSE e.on_hour END"
)

var rollups = func() []rollup {
	days := rollup{
		table: "stage_day", keys: [][2]string{{"on_day", "e.on_day"}, {"stage", "e.stage"}},
		counts: [][2]string{{"n", "e.counts"}},
		where:  stands + " AND e.status <> '" + string(hiring.StatusBlacklisted) + "'",
	}
	hours := rollup{table: "worked_hour", keys: [][2]string{{"on_day", "e.on_day"}, {"slot", slot},
		{"owner_id", "e.owner_id"}}}
	var inHours hiring.FigureSet
	for i, set := range hiring.MetricFigures {
		hours.counts = append(hours.counts, [2]string{metricColumns[i], addsTo(set)})
		inHours = append(inHours, set...)
	}
	hours.where = owned + addsTo(inHours)
	worked := rollup{table: "worked_day", keys: [][2]string{{"on_day", "e.on_day"},
		{"requisition_id", "e.requisition_id"}, {"owner_id", "e.owner_id"}}, where: owned + addsTo(hiring.AllFigures)}
	for _, figure := range hiring.AllFigures {
		worked.counts = append(worked.counts, [2]string{figureColumns[figure], addsTo(hiring.FigureSet{figure})})
	}
	months := worked
	months.table, months.keys = "worked_month", slices.Clone(worked.keys)
	months.keys[0] = [2]string{"on_month", "substr(CAST(e.on_day AS text), 1, 7)"}
	return []rollup{days, hours, worked, months}
}()

// addsTo returns the condition under which an event e adds to a figure of the set.
func addsTo(set hiring.FigureSet) string {
	var of []string
	for _, step := range hiring.CountedSteps(set) {
		of = append(of, "e.stage = '"+string(step.Stage)+"' AND e.status = '"+string(step.Status)+"'")
	}
	return "(" + strings.Join(of, " OR ") + ")"
}

// names returns the columns of the key and those of the counts.
func (r rollup) names() (keys, counts []string) {
	for _, key := range r.keys {
		keys = append(keys, key[0])
	}
	for _, count := range r.counts {
		counts = append(counts, count[0])
	}
	return keys, counts
}

// recount returns the SELECT of what the table must contain.
func (r rollup) recount() string {
	var columns, keys []string
	for _, key := range r.keys {
		columns, keys = append(columns, key[1]+" AS "+key[0]), append(keys, key[1])
	}
	for _, count := range r.counts {
		columns = append(columns, "CAST(SUM(CASE WHEN "+count[1]+" THEN 1 ELSE 0 END) AS bigint) AS "+count[0])
	}
	return "SELECT " + strings.Join(columns, ", ") + " FROM stage_event AS e WHERE " + r.where +
		" GROUP BY " + strings.Join(keys, ", ")
}

// FillRollups writes the rollups and the offers of the dashboards anew from the events.
func (q *Queries) FillRollups(ctx context.Context) error {
	// The counts of offers follow the offers, so they are emptied between.
	steps := []func(context.Context) error{q.DropOfferEvents, q.DropOfferDays, q.DropClosedMonths, q.FillOfferEvents}
	for _, step := range steps {
		if err := step(ctx); err != nil {
			return fmt.Errorf("store: fill the offers: %w", err)
		}
	}
	for _, r := range rollups {
		keys, counts := r.names()
		for _, text := range []string{
			"DELETE FROM " + r.table,
			"INSERT INTO " + r.table + " (" + strings.Join(append(keys, counts...), ", ") + ") " + r.recount(),
		} {
			if _, err := q.db.ExecContext(ctx, text); err != nil {
				return fmt.Errorf("store: fill %s: %w", r.table, err)
			}
		}
	}
	return nil
}

// RollupDifference is a row of a rollup that does not count what its events are.
type RollupDifference struct {
	Table string
	// Key has the values of its key, Column the count that is wrong.
	Key, Column      string
	Counted, Written int64
}

// differences returns the SELECT of the keys at which the table differs from a recount.
func (r rollup) differences() string {
	keys, counts := r.names()
	is, was, sums, wrong := []string{}, []string{}, []string{}, []string{}
	for i, name := range counts {
		is, was = append(is, fmt.Sprintf("c.%s AS c%d, 0 AS w%d", name, i, i)),
			append(was, fmt.Sprintf("0 AS c%d, w.%s AS w%d", i, name, i))
		sums = append(sums, fmt.Sprintf("CAST(SUM(d.c%d) AS bigint), CAST(SUM(d.w%d) AS bigint)", i, i))
		wrong = append(wrong, fmt.Sprintf("SUM(d.c%d) <> SUM(d.w%d)", i, i))
	}
	var texts []string
	for _, key := range keys {
		texts = append(texts, "CAST(d."+key+" AS text)")
	}
	list := func(prefix string, of []string) string { return prefix + strings.Join(of, ", "+prefix) }
	return "SELECT " + strings.Join(texts, " || ' ' || ") + ", " + strings.Join(sums, ", ") +
		" FROM (SELECT " + list("c.", keys) + ", " + strings.Join(is, ", ") + " FROM (" + r.recount() + ") AS c" +
		" UNION ALL SELECT " + list("w.", keys) + ", " + strings.Join(was, ", ") + " FROM " + r.table + " AS w) AS d" +
		" GROUP BY " + list("d.", keys) + " HAVING " + strings.Join(wrong, " OR ") + " ORDER BY " + list("d.", keys) +
		" LIMIT 100"
}

// RollupDifferences compares the rollups with the events; it finds the first hundred rows of each.
func (q *Queries) RollupDifferences(ctx context.Context) ([]RollupDifference, error) {
	var found []RollupDifference
	for _, r := range rollups {
		more, err := q.differencesOf(ctx, r)
		if err != nil {
			return nil, fmt.Errorf("store: recount %s: %w", r.table, err)
		}
		found = append(found, more...)
	}
	return found, nil
}

func (q *Queries) differencesOf(ctx context.Context, r rollup) (found []RollupDifference, err error) {
	rows, err := q.db.QueryContext(ctx, r.differences())
	if err != nil {
		return nil, err
	}
	defer func(rows *sql.Rows) { _ = rows.Close() }(rows)
	for rows.Next() {
		var key string
		numbers := make([]int64, 2*len(r.counts))
		into := []any{&key}
		for i := range numbers {
			into = append(into, &numbers[i])
		}
		if err := rows.Scan(into...); err != nil {
			return nil, err
		}
		for i, count := range r.counts {
			if is, was := numbers[2*i], numbers[2*i+1]; is != was {
				found = append(found, RollupDifference{r.table, key, count[0], is, was})
			}
		}
	}
	return found, rows.Err()
}
