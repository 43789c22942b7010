package hiring

// DirectoryTab is a part of the candidate directory, spelled as the count of it.
type DirectoryTab string

const (
	TabAll         DirectoryTab = "All"
	TabNew         DirectoryTab = "New"
	TabRemap       DirectoryTab = "Remap"
	TabCall        DirectoryTab = "Call_Round"
	TabHR          DirectoryTab = "HR_Round"
	TabTech        DirectoryTab = "Tech_Round"
	TabOffer       DirectoryTab = "Offer"
	TabJoining     DirectoryTab = "Joining"
	TabShortlisted DirectoryTab = "Shortlisted"
	TabSelection   DirectoryTab = "Selection_Round"
	TabKYC         DirectoryTab = "KYC"
	TabBlacklisted DirectoryTab = "Blacklisted"
)

// DirectoryTabs lists every tab.
var DirectoryTabs = []DirectoryTab{
	TabAll, TabNew, TabRemap, TabCall, TabHR, TabTech, TabOffer, TabJoining, TabShortlisted, TabSelection, TabKYC,
	TabBlacklisted,
}

// DateColumn is the header of the column by which a tab is dated and filtered.
type DateColumn string

const (
	CreatedOn  DateColumn = "Created On"
	RemapDate  DateColumn = "Remap Date"
	DialedOn   DateColumn = "Dialed On"
	LatestDate DateColumn = "Latest Date"
)

// DateColumn is the date that the tab shows.
func (t DirectoryTab) DateColumn() DateColumn {
	switch t {
	case TabAll, TabNew:
		return CreatedOn
	case TabRemap:
		return RemapDate
	case TabCall:
		return DialedOn
	}
	return LatestDate
}

// tabOfStage is where an application is found by its stage alone.
var tabOfStage = map[Stage]DirectoryTab{
	StageNew: TabNew, StageCall: TabCall, StageHR: TabHR, StageTL: TabTech, StagePL: TabTech, StageCEO: TabTech,
	StageOffer: TabOffer, StageJoining: TabJoining,
}

// tabOfStatus is where the ESA programme has an application by its status, and what managers are told apart elsewhere.
var tabOfStatus = map[Status]DirectoryTab{
	StatusShortlisted: TabShortlisted, StatusSelected: TabSelection, StatusRejected: TabSelection,
	StatusKYCSubmitted: TabKYC, StatusKYCVerified: TabKYC, StatusBlacklisted: TabBlacklisted,
}

// TabOf is the one tab, beside All, in which an application with this stage and status is found.
func TabOf(s Stage, status Status, esa bool) DirectoryTab {
	byStatus, named := tabOfStatus[status]
	switch {
	case !esa && status == StatusBlacklisted:
		return TabJoining
	case esa && status == StatusBlacklisted:
		return TabBlacklisted
	case esa && named && (s == StageCall || s == StageOffer):
		return byStatus
	case esa && s == StageOffer:
		return TabCall
	case !esa && s == StageNew && status == StatusRemap:
		return TabRemap
	}
	return tabOfStage[s]
}

// ManagerTabOf is the further number in which managers find an application outside the ESA programme counted; ok is
// false when there is none. It is not a tab, and its applications stay in theirs.
func ManagerTabOf(status Status) (t DirectoryTab, ok bool) {
	t, ok = tabOfStatus[status]
	return t, ok
}
