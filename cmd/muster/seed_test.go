package main

import (
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

func TestSeedMakesAHistoryOfAnySize(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		mustRun(t, database, "", "seed", "--candidates", "60", "--today", "2026-03-16")
		for query, want := range map[string]string{
			"SELECT CAST(COUNT(*) AS text) FROM candidate":         "60",
			"SELECT CAST(MAX(added_on) AS text) FROM requisition":  "2026-03-16",
			"SELECT CAST(COUNT(*) AS text) FROM requisition_event": "",
		} {
			if got := storetest.Column(t, database, query); len(got) != 1 || want != "" && got[0] != want ||
				got[0] == "0" {
				t.Errorf("%s: %q", query, got)
			}
		}
		if out := mustRun(t, database, "", "check"); !strings.HasSuffix(out, " is sound.\n") {
			t.Errorf("check: %s", out)
		}
		for args, want := range map[string]string{
			"seed --candidates 60": "this database has requisitions already; " +
				"a history only goes into a database without any",
			"seed --candidates 0":          "seed: --candidates must be 1 or more; see muster --help",
			"seed --today 16.3.2026":       `--today must be a day like 2026-03-16, not "16.3.2026"`,
			"seed --candidates seventeen ": `--candidates: expected a valid 64 bit int but got "seventeen"; see muster --help`,
		} {
			code, out, stderr := muster(t, database, "", strings.Fields(args)...)
			if code != 1 || out != "" || stderr != "muster: "+want+"\n" {
				t.Errorf("muster %s: exit code %d, %q, %q", args, code, out, stderr)
			}
		}
	})
}
