package hiring

import (
	"slices"
	"strings"
	"testing"
)

func TestDirectoryTabs(t *testing.T) {
	rows := readTable(t, "directory_tabs.tsv")[1:]
	for _, key := range everyStageKey() {
		esa := map[bool]string{false: "no", true: "yes"}[key.esa]
		matches := func(row []string) bool {
			return slices.Contains(strings.Split(row[0], "|"), string(key.stage)) &&
				slices.Contains(strings.Split(row[1], "|"), string(key.status)) &&
				slices.Contains(strings.Split(row[2], "|"), esa)
		}
		at := slices.IndexFunc(rows, matches)
		if impossible := key.esa && (key.stage.IsRound() || key.status == StatusPushToOffer) || !key.esa &&
			(key.stage == StageCall && slices.Contains([]Status{StatusShortlisted, StatusSelected, StatusRejected},
				key.status) ||
				key.status == StatusKYCSubmitted || key.status == StatusKYCVerified); impossible {
			if at >= 0 {
				t.Errorf("%+v is impossible, but listed as %q", key, rows[at])
			}
			continue
		}
		if at < 0 {
			t.Errorf("no row for %+v", key)
			continue
		}
		tab := TabOf(key.stage, key.status, key.esa)
		if string(tab) != rows[at][3] || string(tab.DateColumn()) != rows[at][4] || !slices.Contains(DirectoryTabs,
			tab) {
			t.Errorf("%+v is under %s by %s, want %q", key, tab, tab.DateColumn(), rows[at])
		}
		beside := "-"
		for _, other := range DirectoryTabs {
			if view, ok := other.Beside(key.esa); ok && view.takes(key.stage, key.status) {
				beside = string(other)
			}
		}
		if beside != rows[at][5] {
			t.Errorf("%+v is also counted as %q, want %q", key, beside, rows[at])
		}
	}
	if TabAll.DateColumn() != "Created On" {
		t.Errorf("All is dated by %s", TabAll.DateColumn())
	}
}
