package hiring

// DirectoryTab is a tab of the candidate directory, spelled like its count.
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

// DateColumn is the header of the column that dates and filters a tab.
type DateColumn string

const (
	CreatedOn  DateColumn = "Created On"
	RemapDate  DateColumn = "Remap Date"
	DialedOn   DateColumn = "Dialed On"
	LatestDate DateColumn = "Latest Date"
)

// DateColumn returns the tab's date column.
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

// tabOfStage maps a stage to its tab.
var tabOfStage = map[Stage]DirectoryTab{
	StageNew: TabNew, StageCall: TabCall, StageHR: TabHR, StageTL: TabTech, StagePL: TabTech, StageCEO: TabTech,
	StageOffer: TabOffer, StageJoining: TabJoining,
}

// tabOfStatus maps a status to its tab in the ESA programme; elsewhere managers see it as an extra count.
var tabOfStatus = map[Status]DirectoryTab{
	StatusShortlisted: TabShortlisted, StatusSelected: TabSelection, StatusRejected: TabSelection,
	StatusKYCSubmitted: TabKYC, StatusKYCVerified: TabKYC, StatusBlacklisted: TabBlacklisted,
}

// TabOf returns the tab, besides All, that shows an application with this stage and status.
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
