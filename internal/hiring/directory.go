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

// Beside is a view across the tabs: each of its applications is in a tab of its own, too. An empty list takes all.
type Beside struct {
	Stages   []Stage
	Statuses []Status
}

// programmeViews are the views of the ESA programme: the stages that its tabs, which go by status, do not tell.
var programmeViews = map[DirectoryTab]Beside{
	TabHR: {Stages: []Stage{StageHR}}, TabTech: {Stages: []Stage{StageTL, StagePL, StageCEO}},
	TabOffer: {Stages: []Stage{StageOffer}}, TabRemap: {Stages: []Stage{StageNew}, Statuses: []Status{StatusRemap}},
}

// Beside returns the view that the tab is; ok is false for a tab that is none. Outside the programme managers see the
// programme's tabs as such views.
func (t DirectoryTab) Beside(esa bool) (view Beside, ok bool) {
	if esa {
		view, ok = programmeViews[t]
		return view, ok
	}
	for _, info := range StatusTable {
		if tabOfStatus[info.Status] == t {
			view.Statuses = append(view.Statuses, info.Status)
		}
	}
	return view, view.Statuses != nil
}

func (b Beside) takes(s Stage, status Status) bool {
	return (b.Stages == nil || slices.Contains(b.Stages, s)) && (b.Statuses == nil || slices.Contains(b.Statuses, status))
}

// DirectoryFact counts the applications of one tab, stage and status that are at work, or not, and how many of them
// have the requested day in each date column.
type DirectoryFact struct {
	Tab    DirectoryTab
	Stage  Stage
	Status Status
	// AtWork: somebody still works on them here; they are neither closed nor mapped away.
	AtWork                  bool
	All                     int
	Created, Called, Latest int
	// Queued counts those that wait in the ESA programme's queue, whatever the day.
	Queued int
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

// CountDirectory returns the count of each tab and of each view across them. Without a day the tabs add up to All; with
// one each counts by its own date column.
func CountDirectory(facts []DirectoryFact, esa, dated bool) map[DirectoryTab]int {
	counts := map[DirectoryTab]int{}
	for _, f := range facts {
		counts[TabAll] += f.on(TabAll, dated)
		counts[f.Tab] += f.on(f.Tab, dated)
		for _, tab := range DirectoryTabs {
			if view, ok := tab.Beside(esa); ok && tab != f.Tab && view.takes(f.Stage, f.Status) {
				counts[tab] += f.on(tab, dated)
			}
		}
	}
	return counts
}

// CountAtWork returns of each count of CountDirectory how many are at work here.
func CountAtWork(facts []DirectoryFact, esa, dated bool) map[DirectoryTab]int {
	atWork := slices.DeleteFunc(slices.Clone(facts), func(f DirectoryFact) bool { return !f.AtWork })
	return CountDirectory(atWork, esa, dated)
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
