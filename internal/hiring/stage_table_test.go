package hiring

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"
)

// readTable reads a file of testdata: the cells of each line that is neither empty nor a comment.
func readTable(t *testing.T, name string) [][]string {
	t.Helper()
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	var lines [][]string
	for scan := bufio.NewScanner(file); scan.Scan(); {
		if line := scan.Text(); line != "" && !strings.HasPrefix(line, "#") {
			lines = append(lines, strings.Split(line, "\t"))
		}
	}
	return lines
}

// stageKey is a combination that stage_machine.tsv has a row for.
type stageKey struct {
	stage   Stage
	status  Status
	history string
	kind    EmploymentType
	esa     bool
	pushed  bool
}

// stageRow is what may follow.
type stageRow struct {
	line           int
	never          bool
	green, offered []string
	open           Stage
	ownerGreen     bool
}

// histories are the possible statuses in OFFER before the last one, where the documents distinguish them.
var histories = map[Status][]string{
	StatusOfferNotSent: {"no KYC", "KYC Submitted", "KYC Verified"},
	StatusOfferOnHold:  {"no KYC", "KYC Submitted", "KYC Verified", "sent"},
}

// statusesIn lists the possible last events of an application, by stage.
var statusesIn = func() map[Stage][]Status {
	round := []Status{"Scheduled", "Rescheduled", "Selected", "On-Hold", "Skip", "Rejected", "Backed Out",
		"Blacklisted"}
	return map[Stage][]Status{
		"New": {"New", "Re-map", "Blacklisted"},
		"CALL": {
			"Ringing", "Not Contactable", "Call Back", "Wrong Number", "Will Revert", "Not Suitable", "Not Interested",
			"For Future Openings", "Shortlisted", "Selected", "Rejected", "Blacklisted",
		},
		"HR_ROUND": round, "TL_ROUND": round, "PL_ROUND": round, "CEO_ROUND": round,
		"OFFER": {
			"Push To Offer", "KYC Submitted", "KYC Verified", "Offer Sent", "Offer Not Sent", "Offer on Hold",
			"Offer Accepted",
			"Offer Not Accepted", "Offer Revised", "Backed Out", "Blacklisted",
		},
		"JOINING": {"Expected DOJ", "Delay in joining", "Relieved", "Joined", "Backed Out", "Blacklisted"},
	}
}()

// everyStageKey lists every combination.
func everyStageKey() []stageKey {
	var keys []stageKey
	for _, stage := range Stages {
		for _, status := range statusesIn[stage] {
			past := []string{"-"}
			if stage == StageOffer && histories[status] != nil {
				past = histories[status]
			}
			for _, history := range past {
				for _, kind := range []EmploymentType{"Full Time", "Contract", "Part Time", "Intern"} {
					for _, flags := range [][2]bool{{false, false}, {false, true}, {true, false}, {true, true}} {
						keys = append(keys, stageKey{stage, status, history, kind, flags[0], flags[1]})
					}
				}
			}
		}
	}
	return keys
}

// stageMachine reads stage_machine.tsv into one row for each combination.
func stageMachine(t *testing.T) map[stageKey]stageRow {
	t.Helper()
	sets, table := map[string]string{}, map[stageKey]stageRow{}
	for i, cells := range readTable(t, "stage_machine.tsv") {
		if cells[0] == "set" {
			sets["{"+cells[1]+"}"] = cells[2]
			continue
		}
		if len(cells) != 10 {
			t.Fatalf("line %d has %d cells: %q", i, len(cells), cells)
		}
		if cells[0] == "stage" {
			continue
		}
		row := stageRow{
			line: i, never: cells[6] == "never", green: listOf(cells[6], sets),
			open:    Stage(strings.Trim(cells[7], "-")),
			offered: listOf(cells[8], sets), ownerGreen: cells[9] == "green",
		}
		for _, key := range everyStageKey() {
			if !row.covers(key, cells) {
				continue
			}
			if before, twice := table[key]; twice {
				t.Errorf("%+v is in lines %d and %d", key, before.line, row.line)
			}
			table[key] = row
		}
	}
	return table
}

func (stageRow) covers(key stageKey, cells []string) bool {
	values := []string{string(key.stage), string(key.status), key.history, string(key.kind), "no", "0"}
	if key.esa {
		values[4] = "yes"
	}
	if key.pushed {
		values[5] = "1"
	}
	for i, value := range values {
		if cells[i] != "*" && !slices.Contains(strings.Split(cells[i], "|"), value) {
			return false
		}
	}
	return true
}

func listOf(cell string, sets map[string]string) []string {
	for name, set := range sets {
		cell = strings.ReplaceAll(cell, name, set)
	}
	if cell == "-" || cell == "never" {
		return nil
	}
	list := strings.Split(cell, ", ")
	slices.Sort(list)
	return list
}

func TestStageMachineTableIsComplete(t *testing.T) {
	table := stageMachine(t)
	for _, key := range everyStageKey() {
		if _, there := table[key]; !there {
			t.Errorf("no row for %+v", key)
		}
	}
	known := map[string]bool{}
	for _, info := range StatusTable {
		known[string(info.Status)] = true
	}
	for key, row := range table {
		for _, status := range append(slices.Clone(row.offered), string(key.status)) {
			if !known[status] {
				t.Errorf("line %d: %q is no status", row.line, status)
			}
		}
	}
}
