package internal_test

import (
	"os"
	"regexp"
	"testing"

	"muster/internal/hiring"
)

var lookLine = regexp.MustCompile(`(?m)^  "?([^":]+)"?: (full|ring|half)\("(\w+)"\),$`)

// TestTheScreensKnowTheLooksOfStatuses holds the table that the web app draws from, until the server has told it the
// administration's choice, against the statuses: nothing changes its colour on the way.
func TestTheScreensKnowTheLooksOfStatuses(t *testing.T) {
	source, err := os.ReadFile("../web/src/ui/statusTone.ts")
	if err != nil {
		t.Fatal(err)
	}
	drawn := map[string]string{}
	for _, line := range lookLine.FindAllStringSubmatch(string(source), -1) {
		drawn[line[1]] = line[2] + " " + line[3]
	}
	for _, info := range hiring.StatusTable {
		if want := string(info.Dot) + " " + string(info.Tone); drawn[string(info.Status)] != want {
			t.Errorf("%s is drawn as %q, want %q", info.Status, drawn[string(info.Status)], want)
		}
	}
}
