package hiring

import (
	"slices"
	"strings"
)

// NoCandidateLeft is the answer of an empty ESA queue.
const NoCandidateLeft = "No candidate left"

// SeesSource reports whether the user sees a candidate's source; departmentShows is the setting of the requisition's
// department.
func SeesSource(u User, departmentShows bool) bool { return departmentShows || u.Has(GrantManager) }

// tabWords are other names of a tab in a path, in lower case and without separators.
var tabWords = map[string]DirectoryTab{
	"call": TabCall, "hr": TabHR, "tech": TabTech, "offerround": TabOffer, "selection": TabSelection,
}

// ParseDirectoryTab reads a tab from a path, by the key of its count or by its label.
func ParseDirectoryTab(text string) (DirectoryTab, error) {
	word := tabWord(text)
	at := slices.IndexFunc(DirectoryTabs, func(t DirectoryTab) bool { return tabWord(string(t)) == word })
	if at >= 0 {
		return DirectoryTabs[at], nil
	}
	if tab, known := tabWords[word]; known {
		return tab, nil
	}
	return "", invalid("filter", "filter must be all or a tab of the directory")
}

func tabWord(text string) string {
	return strings.NewReplacer("_", "", " ", "", "-", "").Replace(strings.ToLower(text))
}

// ParseDirectoryDay reads a day from a path; 0 is all days.
func ParseDirectoryDay(text string) (Day, error) {
	if IsAll(text) {
		return 0, nil
	}
	return ParseDayOf("date", text)
}

// StatusesBeside lists the statuses of an extra count that managers see beside the tabs. It is empty for a tab, and in
// the ESA programme, where these counts are tabs.
func (t DirectoryTab) StatusesBeside(esa bool) []Status {
	if esa {
		return nil
	}
	var of []Status
	for _, info := range StatusTable {
		if tabOfStatus[info.Status] == t {
			of = append(of, info.Status)
		}
	}
	return of
}

// DirectoryFact counts the applications of one tab and status, and how many of them have the requested day in each date
// column.
type DirectoryFact struct {
	Tab                     DirectoryTab
	Status                  Status
	All                     int
	Created, Called, Latest int
}

// on returns how many of these applications a tab shows: all of them, or those with the day in its date column.
func (f DirectoryFact) on(t DirectoryTab, dated bool) int {
	if !dated {
		return f.All
	}
	switch t.DateColumn() {
	case DialedOn:
		return f.Called
	case LatestDate:
		return f.Latest
	}
	return f.Created
}

// CountDirectory returns the count of each tab. Without a day the tabs add up to All; with one each counts by its own
// date column.
func CountDirectory(facts []DirectoryFact, esa, dated bool) map[DirectoryTab]int {
	counts := map[DirectoryTab]int{}
	for _, f := range facts {
		counts[TabAll] += f.on(TabAll, dated)
		counts[f.Tab] += f.on(f.Tab, dated)
		if beside, ok := ManagerTabOf(f.Status); ok && !esa {
			counts[beside] += f.on(beside, dated)
		}
	}
	return counts
}

// dialogProcesses are the processes whose statuses a stage dialog offers.
var dialogProcesses = []Process{ProcessCall, ProcessRound, ProcessOffer, ProcessJoining}

// ParseProcess reads a process from a path.
func ParseProcess(text string) (Process, error) {
	for _, p := range dialogProcesses {
		if strings.EqualFold(string(p), text) {
			return p, nil
		}
	}
	return "", invalid("process", "process must be Call, Round, Offer or Joining")
}
