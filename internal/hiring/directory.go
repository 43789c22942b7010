package hiring

import (
	"slices"
	"strings"
)

// NoCandidateLeft is the answer of an empty ESA queue.
const NoCandidateLeft = "No candidate left"

// SeesSource says whether the source of a candidate is shown to the user; departmentShows is the setting of the
// requisition's department.
func SeesSource(u User, departmentShows bool) bool { return departmentShows || u.Has(GrantManager) }

// tabWords are further words by which a path means a tab; small letters, without what stands between words.
var tabWords = map[string]DirectoryTab{
	"call": TabCall, "hr": TabHR, "tech": TabTech, "offerround": TabOffer, "selection": TabSelection,
}

// ParseDirectoryTab reads the tab that a path names, by the key of its count or by its label.
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

// ParseDirectoryDay reads the day of a path; 0 is all days.
func ParseDirectoryDay(text string) (Day, error) {
	if IsAll(text) {
		return 0, nil
	}
	return ParseDayOf("date", text)
}

// StatusesBeside lists the statuses of a number that managers are told beside the tabs. It is empty for a tab, and in
// the ESA programme, where these numbers are tabs.
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

// DirectoryFact is how many applications of one tab and status there are, and how many of them have the asked day as
// each of their dates.
type DirectoryFact struct {
	Tab                     DirectoryTab
	Status                  Status
	All                     int
	Created, Called, Latest int
}

// on is how many of the facts' applications a tab shows: all of them, or those of the day in its date column.
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

// CountDirectory is the number of each tab. Without a day the tabs share out All; with one each counts by its own
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

// dialogProcesses are those whose statuses a stage dialog offers.
var dialogProcesses = []Process{ProcessCall, ProcessRound, ProcessOffer, ProcessJoining}

// ParseProcess reads the process of a path.
func ParseProcess(text string) (Process, error) {
	for _, p := range dialogProcesses {
		if strings.EqualFold(string(p), text) {
			return p, nil
		}
	}
	return "", invalid("process", "process must be Call, Round, Offer or Joining")
}
