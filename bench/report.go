package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// memoryBudget is in MB.
const memoryBudget = 150

// budget is what a row may cost; zero means no limit. cpu is ms for each request, database included, and million the
// same with a million candidates where that may be more; wall is the 95th percentile of a single client in ms; rate is
// requests a second of all clients; memory is MB; multiple is how many times as much as the database alone a row may
// take.
type budget struct{ cpu, million, wall, rate, memory, multiple float64 }

// at is the budget for a number of candidates.
func (b budget) at(candidates int) budget {
	if b.million > 0 && candidates >= large {
		b.cpu = b.million
	}
	b.million = 0
	return b
}

// large is the number of candidates from which the budget for a million applies.
const large = 500_000

func (b budget) String() string {
	parts := []string{}
	for _, part := range []struct {
		format string
		value  float64
	}{{"%g ms CPU", b.cpu}, {"p95 %g ms", b.wall}, {"%g/s", b.rate}, {"%g MB", b.memory}, {"%g x bare", b.multiple}} {
		if part.value > 0 {
			parts = append(parts, fmt.Sprintf(part.format, part.value))
		}
	}
	if len(parts) == 0 {
		return "none"
	}
	return strings.Join(parts, ", ")
}

// broken lists the parts of its budget that an outcome exceeds.
func (o outcome) broken() []string {
	over := []string{}
	b := o.budget
	if b.cpu > 0 && o.cpu+o.dbCPU > b.cpu {
		over = append(over, "CPU")
	}
	if b.wall > 0 && o.alone.p95 > b.wall {
		over = append(over, "time")
	}
	if b.rate > 0 && o.rate < b.rate {
		over = append(over, "rate")
	}
	if b.memory > 0 && o.memory > b.memory {
		over = append(over, "memory")
	}
	if b.multiple > 0 && slices.Max(o.multiples()) > b.multiple {
		over = append(over, "multiple")
	}
	return over
}

// multiples compares a row with the database alone: a read in CPU, a write in wall time, median and 95th percentile.
func (o outcome) multiples() []float64 {
	switch {
	case o.bare.cpu > 0:
		return []float64{(o.cpu + o.dbCPU) / o.bare.cpu}
	case o.bare.p50 > 0:
		return []float64{o.alone.p50 / o.bare.p50, o.alone.p95 / o.bare.p95}
	}
	return []float64{0}
}

func (f figure) broken() []string {
	if f.most > 0 && f.value > f.most {
		return []string{fmt.Sprintf("by %.1f %s", f.value-f.most, f.unit)}
	}
	return nil
}

// verdict is empty where there is no budget.
func verdict(limited bool, over []string) string {
	switch {
	case !limited:
		return "-"
	case len(over) == 0:
		return "ok"
	}
	return "OVER: " + strings.Join(over, ", ")
}

// report collects what is printed at the end.
type report struct {
	outcomes []outcome
	figures  []figure
}

func (r *report) add(o outcome)   { r.outcomes = append(r.outcomes, o) }
func (r *report) figure(f figure) { r.figures = append(r.figures, f) }

// print writes both tables and returns the number of broken budgets.
func (r *report) print(to io.Writer) (broken int, err error) {
	if len(r.outcomes)+len(r.figures) == 0 {
		return 0, nil
	}
	table := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	fmt.Fprintf(table, "\t\tCPU ms\t\t1 client\t\t%d clients\t\t\t\t\t\t\t\n", crowd)
	fmt.Fprintln(table, "what\tengine\tmuster\tdb\tp50\tp95\tp50\tp95\tper s\tRSS\tbare\tx\tbudget\tverdict")
	for _, o := range r.outcomes {
		over := o.broken()
		broken += len(over)
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%.0f\t%s\t%s\t%s\t%s\t%s\n", o.row.name, o.engine,
			number(o.cpu, "%.3f"), number(o.dbCPU, "%.3f"), number(o.alone.p50, "%.1f"), number(o.alone.p95, "%.1f"),
			number(o.eight.p50, "%.1f"), number(o.eight.p95, "%.1f"), o.rate, number(o.memory, "%.0f"),
			bareText(o.bare), numbers(o.multiples(), "%.1f"), o.budget,
			verdict(o.budget != budget{}, over))
	}
	if err := table.Flush(); err != nil {
		return broken, err
	}
	fmt.Fprintln(table, "\nwhat\tengine\tfigure\tbudget\tverdict")
	for _, f := range r.figures {
		limit, over := "none", f.broken()
		if f.most > 0 {
			limit = fmt.Sprintf("%g %s", f.most, f.unit)
		}
		broken += len(over)
		fmt.Fprintf(table, "%s\t%s\t%.1f %s\t%s\t%s\n",
			f.name, f.engine, f.value, f.unit, limit, verdict(f.most > 0, over))
	}
	return broken, table.Flush()
}

func bareText(b bare) string {
	if b.cpu > 0 {
		return number(b.cpu, "%.3f")
	}
	return numbers([]float64{b.p50, b.p95}, "%.1f")
}

// numbers leaves out what was not measured at all.
func numbers(values []float64, format string) string {
	if slices.Max(values) == 0 {
		return "-"
	}
	texts := make([]string, len(values))
	for i, value := range values {
		texts[i] = fmt.Sprintf(format, value)
	}
	return strings.Join(texts, "/")
}

// number leaves out what was not measured.
func number(value float64, format string) string {
	if value == 0 {
		return "-"
	}
	return fmt.Sprintf(format, value)
}
