package main

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestRows(t *testing.T) {
	names := rowNames()
	for i, r := range rows {
		if (r.prepare == nil) == (r.work == nil) {
			t.Errorf("%s must have either a prepare or a work", r.name)
		}
		if slices.Contains(names[:i], r.name) {
			t.Errorf("two rows are named %s", r.name)
		}
	}
}

func TestBrokenBudgets(t *testing.T) {
	limits := budget{cpu: 3, wall: 5, rate: 300, memory: 150, multiple: 2}
	within := outcome{budget: limits, cpu: 1, dbCPU: 2, alone: times{p50: 3, p95: 5}, rate: 300, memory: 150}
	within.bare.cpu = 1.5
	if over := within.broken(); len(over) > 0 {
		t.Errorf("an outcome just within its budget breaks %v", over)
	}
	beyond := outcome{budget: limits, cpu: 1, dbCPU: 2.1, alone: times{p50: 3, p95: 5.1}, rate: 299, memory: 151}
	beyond.bare.cpu = 1.5
	if over := beyond.broken(); !slices.Equal(over, []string{"CPU", "time", "rate", "memory", "multiple"}) {
		t.Errorf("an outcome beyond every budget breaks %v", over)
	}
	if free := (outcome{cpu: 1e6, memory: 1e6}).broken(); len(free) > 0 {
		t.Errorf("an outcome without a budget breaks %v", free)
	}
}

func TestMultiples(t *testing.T) {
	taken := outcome{cpu: 1, dbCPU: 2, alone: times{p50: 3, p95: 8}}
	for name, c := range map[string]struct {
		bare bare
		want []float64
	}{
		"a read":                  {bare{cpu: 1.5}, []float64{2}},
		"a write":                 {bare{times: times{p50: 2, p95: 4}}, []float64{1.5, 2}},
		"nothing to compare with": {bare{}, []float64{0}},
	} {
		taken.bare = c.bare
		if got := taken.multiples(); !slices.Equal(got, c.want) {
			t.Errorf("%s takes %v times, want %v", name, got, c.want)
		}
	}
}

func TestMillionCandidatesHaveTheirOwnBudget(t *testing.T) {
	figure, page := budget{cpu: 30, million: 150}, budget{cpu: 3}
	for _, c := range []struct {
		of         budget
		candidates int
		cpu        float64
	}{{figure, 100_000, 30}, {figure, 1_000_000, 150}, {page, 100_000, 3}, {page, 1_000_000, 3}} {
		if got := c.of.at(c.candidates); got != (budget{cpu: c.cpu}) {
			t.Errorf("%+v with %d candidates is %+v", c.of, c.candidates, got)
		}
	}
}

func TestLabel(t *testing.T) {
	for candidates, want := range map[int]string{
		0: "sqlite", 7_500: "sqlite 7500", 100_000: "sqlite 100k", 1_000_000: "sqlite 1M",
	} {
		if got := (&site{engine: "sqlite", candidates: candidates}).label(); got != want {
			t.Errorf("%d candidates: %q, want %q", candidates, got, want)
		}
	}
}

func TestReportCountsBrokenBudgets(t *testing.T) {
	got := &report{
		outcomes: []outcome{
			{row: row{name: "slow"}, budget: budget{cpu: 1, rate: 10}, engine: "sqlite", cpu: 2, rate: 5},
		},
		figures: []figure{
			{name: "large", engine: anyEngine, unit: "kB", value: 151, most: 150},
			{name: "free", unit: "MB", value: 9},
		},
	}
	text := &strings.Builder{}
	broken, err := got.print(text)
	if err != nil || broken != 3 {
		t.Errorf("%d budgets are broken, want 3 (%v)", broken, err)
	}
	for _, wanted := range []string{"OVER: CPU, rate", "OVER: by 1.0 kB", "1 ms CPU, 10/s"} {
		if !strings.Contains(text.String(), wanted) {
			t.Errorf("the tables do not say %q:\n%s", wanted, text)
		}
	}
}

func TestQuantile(t *testing.T) {
	hundred := make([]int, 100)
	for i := range hundred {
		hundred[i] = i + 1
	}
	for _, test := range []struct {
		sorted []int
		part   float64
		want   int
	}{{hundred, 0.50, 50}, {hundred, 0.95, 95}, {[]int{7}, 0.95, 7}, {[]int{1, 2, 3}, 0.50, 2}, {nil, 0.5, 0}} {
		if got := quantile(test.sorted, test.part); got != test.want {
			t.Errorf("quantile %g of %d values is %d, want %d", test.part, len(test.sorted), got, test.want)
		}
	}
}

func TestParseStat(t *testing.T) {
	got, err := parseStat("42 (a (b) c) S 7 42 42 0 -1 4194304 10 20 0 0 150 25 300 5 20 0 9 0 1 2 3")
	want := stat{name: "a (b) c", parent: 7, own: 1750 * time.Millisecond, reaped: 3050 * time.Millisecond}
	if err != nil || got != want {
		t.Errorf("got %+v, %v; want %+v", got, err, want)
	}
	if _, err := parseStat("42 (short) S 7 42"); err == nil {
		t.Error("a truncated line is accepted")
	}
}

func TestRepeatStopsAtTheFirstFailure(t *testing.T) {
	fault := errors.New("refused")
	_, _, err := repeat(t.Context(), func(_ context.Context, client int) error {
		if client == 1 {
			return fault
		}
		return nil
	}, 2, time.Hour)
	if !errors.Is(err, fault) {
		t.Errorf("got %v, want the error of the request", err)
	}
}

func TestLoadedBy(t *testing.T) {
	const script = "const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[" +
		"\"assets/Login-1.js\",\"assets/Login-2.css\",\"assets/Home-3.js\"])))=>i.map(i=>d[i]);" +
		"import{a as b}from\"./base-4.js\";import\"./side-5.js\";" +
		"x(()=>import(`./Login-1.js`).then(e=>e.t),__vite__mapDeps([0,1]));" +
		"x(()=>import(`./Home-3.js`),__vite__mapDeps([2]))"
	files, found, err := loadedBy(script, []string{"Login"})
	if err != nil || !slices.Equal(found, []string{"Login"}) {
		t.Fatalf("found %v, %v", found, err)
	}
	want := []string{"/assets/base-4.js", "/assets/side-5.js", "/assets/Login-1.js", "/assets/Login-2.css"}
	if !slices.Equal(files, want) {
		t.Errorf("files %v, want %v", files, want)
	}
}
