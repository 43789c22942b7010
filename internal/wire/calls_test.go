package wire_test

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"muster/internal/wire"
)

//go:embed calls.tsv
var calls string

// Compares the operations with the list of the documents' calls: every call not marked as later work is served under
// exactly its method and path, and every operation is in the list or has one of our own addresses.
func TestTheDocumentsCalls(t *testing.T) {
	served := map[string]bool{}
	for _, op := range wire.Operations {
		key := op.Method + " " + op.Path
		if served[key] {
			t.Errorf("%s is in the table twice", key)
		}
		served[key] = true
	}
	listed, later := 0, 0
	documented := map[string]bool{}
	for line := range strings.Lines(calls) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(cells) != 5 || !slices.Contains([]string{"", "-"}, cells[0]) {
			t.Fatalf("a line of calls.tsv has %d cells: %q", len(cells), line)
		}
		key := cells[1] + " " + cells[2]
		listed, documented[key] = listed+1, true
		switch isLater := cells[0] == "-"; {
		case isLater && served[key]:
			t.Errorf("%s is served: take its mark away", key)
		case !isLater && !served[key]:
			t.Errorf("%s is not served", key)
		case isLater:
			later++
		}
	}
	if listed != 136 {
		t.Errorf("the documents have 136 calls, the list has %d", listed)
	}
	for key := range served {
		if !documented[key] && strings.Contains(key, ".svc/") {
			t.Errorf("%s looks like a call of the documents but is not in the list", key)
		}
	}
	t.Logf("%d of %d calls are served", listed-later, listed)
}
