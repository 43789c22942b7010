package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// The candidate directory.
var (
	CandidatesOfRecruiter = Operation{"CandidatesOfRecruiter", "GET",
		"/api/CandidateDirectoryy.svc/Get_Candidate_Data_Recruiter/{reqId}/{filter}/{userId}/{date}", hiring.UseDesk,
		"The candidates of a requisition that a recruiter owns, by tab and day"}
	CandidatesOfManager = Operation{"CandidatesOfManager", "GET",
		"/api/CandidateDirectoryy.svc/Get_Candidate_Data_Manager/{reqId}/{filter}/{date}", hiring.UseDesk,
		"The candidates of a requisition that the caller sees, by tab and day"}
	CountDirectoryOfManager = Operation{"CountDirectoryOfManager", "GET",
		"/api/Dashboard.svc/Get_Directory_Count_Sr_Hr/{reqId}/{date}", hiring.UseDesk,
		"The numbers of the tabs, over the rows that Get_Candidate_Data_Manager gives"}
	CountOffers = Operation{"CountOffers", "GET", "/api/Dashboard.svc/Get_Directory_Count_Sr_Hr/{reqId}",
		hiring.UseDesk,
		"The numbers of the tabs on all days, and the offers of the requisition"}
	CountDirectoryOfRecruiter = Operation{"CountDirectoryOfRecruiter", "GET",
		"/api/Dashboard.svc/Get_Directory_Count_Jr_Hr/{userId}/{reqId}/{date}", hiring.UseDesk,
		"The numbers of the tabs, over the rows that Get_Candidate_Data_Recruiter gives"}
	EsaCandidates = Operation{"EsaCandidates", "GET",
		"/api/Web_Candidate.svc/Esa_Candidate_Data_v1/{userId}/{filter}", hiring.UseDesk,
		"The candidates of the ESA programme that a user sees: their own and the queue"}
	CountEsaCandidates = Operation{"CountEsaCandidates", "GET",
		"/api/Web_Candidate.svc/Esa_Candidate_Round_Count_v1/{userId}", hiring.UseDesk,
		"The numbers of the ESA tiles, over the rows that Esa_Candidate_Data_v1 gives"}
	RequirementStateCity = Operation{"RequirementStateCity", "GET",
		"/api/Requirement_Dashboard.svc/get_requirement_state_city/{reqId}", hiring.UseDesk,
		"Where a requisition hires"}
	RequirementOptions = Operation{"RequirementOptions", "GET",
		"/api/Requirement_Dashboard.svc/get_requirement_select2/{userGuid}", hiring.UseDesk,
		"The requisitions to which a user may add candidates"}
	ListStates = Operation{"ListStates", "GET", "/api/Candidate_Dashboard.svc/get_state", hiring.UseDesk,
		"The states that forms offer"}
	ListCities = Operation{"ListCities", "GET", "/api/Candidate_Dashboard.svc/get_city/{state}", hiring.UseDesk,
		"The cities of a state, or of all"}
	ListLocations = Operation{"ListLocations", "GET", "/api/Candidate_Dashboard.svc/get_location", hiring.UseDesk,
		"Every city with its state"}
)

var directoryReads = []Operation{
	CandidatesOfRecruiter, CandidatesOfManager, CountDirectoryOfManager, CountOffers, CountDirectoryOfRecruiter,
	EsaCandidates, CountEsaCandidates,
	RequirementStateCity, RequirementOptions, ListStates, ListCities, ListLocations, CandidateNeighbours,
}

// TabOfPath is a tab of the directory in the path.
type TabOfPath struct {
	Filter string `path:"filter" doc:"all, New, Remap, Call_Round, HR_Round, Tech_Round, Offer, Joining, Shortlisted, Selection_Round, KYC or Blacklisted"`
}

// DirectoryDayOfPath is the day by which the directory is filtered.
type DirectoryDayOfPath struct {
	Date string `path:"date" doc:"YYYY-MM-DD, or all"`
}

// AtWorkQuery limits the directory to what a cell of the pipeline counts.
type AtWorkQuery struct {
	AtWork string `query:"atWork" doc:"Ours: New, Call, HR, Tech, Offer or Joined, as in PIPELINE; all candidates without it"`
}

// CandidatesOfRecruiterInput is what Get_Candidate_Data_Recruiter takes.
type CandidatesOfRecruiterInput struct {
	RequisitionOfPath
	TabOfPath
	UserID string `path:"userId"`
	DirectoryDayOfPath
	AtWorkQuery
	WaitsQuery
	ListQuery[CandidateSort]
}

// CandidatesOfManagerInput is what Get_Candidate_Data_Manager takes.
type CandidatesOfManagerInput struct {
	RequisitionOfPath
	TabOfPath
	DirectoryDayOfPath
	AtWorkQuery
	WaitsQuery
	ListQuery[CandidateSort]
}

// CountDirectoryOfManagerInput is what Get_Directory_Count_Sr_Hr takes.
type CountDirectoryOfManagerInput struct {
	RequisitionOfPath
	DirectoryDayOfPath
	AtWorkQuery
	WaitingOnQuery
	Q string `query:"q" doc:"As in the lists"`
}

// CountDirectoryOfRecruiterInput is what Get_Directory_Count_Jr_Hr takes.
type CountDirectoryOfRecruiterInput struct {
	UserID string `path:"userId"`
	CountDirectoryOfManagerInput
}

// EsaCandidatesInput is what Esa_Candidate_Data_v1 takes.
type EsaCandidatesInput struct {
	UserID string `path:"userId"`
	TabOfPath
	Date string `query:"date" doc:"The day in the tab's date column, YYYY-MM-DD; all of them without it"`
	WaitsQuery
	ListQuery[CandidateSort]
}

// CountEsaCandidatesInput is what Esa_Candidate_Round_Count_v1 takes.
type CountEsaCandidatesInput struct {
	UserID string `path:"userId"`
	Date   string `query:"date" doc:"As in the list"`
	WaitingOnQuery
	Q string `query:"q" doc:"As in the lists"`
}

// UserGUIDOfPath is a user in the path, under the documents' other name.
type UserGUIDOfPath struct {
	UserGUID string `path:"userGuid"`
}

// StateOfPath is what get_city takes.
type StateOfPath struct {
	State string `path:"state" doc:"A state, or all"`
}

// CandidateRow is a candidate of the directory.
type CandidateRow struct {
	Name         string `json:"NAME"`
	Mobile       string `json:"MOBILE"`
	Email        string `json:"EMAIL"`
	Address      string `json:"ADDRESS"`
	Exp          string `json:"EXP"`
	NoticePeriod string `json:"NOTICE_PERIOD"`
	CreatedOn    string `json:"CREATED_ON" doc:"An instant"`
	Status       string `json:"STATUS"`
	Stage        string `json:"STAGE"`
	HRName       string `json:"HR_NAME" doc:"Who added or mapped the candidate, or took them over; empty in the ESA queue"`
	CanID        string `json:"CAN_ID"`
	PositionName string `json:"POSITION_NAME"`
	ReqID        string `json:"REQ_ID"`
	RaiseReqID   string `json:"RAISE_REQ_ID" doc:"The serial of a requisition that was raised against another"`
	DateTime     string `json:"DATETIME" doc:"The follow-up, an instant"`
	Comment      string `json:"COMMENT" doc:"Comments separated by dollar signs, oldest first"`
	DialedOn     string `json:"DIALED_ON" doc:"The last call, an instant"`
	LatestDate   string `json:"LATEST_DATE" doc:"The last step, an instant"`
	Source       string `json:"SOURCE_OF_CANDIDATE" doc:"To managers only"`
	AddedBy      string `json:"ADDED_BY" doc:"HR_NAME, or ESA link for who came through the programme's link"`
	NotVerified  string `json:"NOT_VERIFIED" doc:"'1' for who came through the link, until a call reaches them"`

	RemappedTo string        `json:"REMAPPED_TO" doc:"Ours: the serial of the requisition to which the candidate was mapped away; empty for who was not"`
	WaitingOn  *WaitingOnRow `json:"WAITING_ON" doc:"Ours: whom the candidate waits on; null without waits"`
}

// CandidateRowOf makes a row of the directory.
func CandidateRowOf(a store.ApplicationRow, waiting *hiring.WaitSeen) CandidateRow {
	row := CandidateRow{
		Name: a.Name, Mobile: a.Mobile, Email: a.Email, Address: a.Address, Exp: a.Experience,
		NoticePeriod: a.NoticePeriod,
		CreatedOn:    Instant(&a.CreatedAt), Status: a.Status, Stage: a.Stage, HRName: a.OwnerName,
		CanID:        a.CandidateID,
		PositionName: a.Position,
		ReqID:        a.RequisitionID, DateTime: Instant(a.FollowUpAt), Comment: DollarList(a.Comments),
		DialedOn: Instant(a.CalledAt), LatestDate: Instant(&a.LatestAt),
		Source: a.Source, AddedBy: a.OwnerName, NotVerified: Flag(a.Unverified), WaitingOn: WaitingOnRowOf(waiting),
		RemappedTo: a.RemappedTo,
	}
	if a.ByLink {
		row.AddedBy = hiring.EsaLink
	}
	if a.Raised {
		row.RaiseReqID = a.Serial
	}
	return row
}

// DirectoryAnswer is the answer with the counts of the tabs.
type DirectoryAnswer struct {
	Response []Outcome           `json:"response"`
	DirData  []DirectoryCountRow `json:"dir_data"`
}

// DirectoryCountRow has one count per tab: the number of its rows for the same day.
type DirectoryCountRow struct {
	All            int   `json:"All"`
	New            int   `json:"New"`
	Call           int   `json:"Call"`
	CallRound      int   `json:"Call_Round" doc:"The same as Call"`
	HRRound        int   `json:"HR_Round"`
	TechRound      int   `json:"Tech_Round"`
	Offer          int   `json:"Offer"`
	Joining        int   `json:"Joining"`
	Remap          int   `json:"Remap"`
	Shortlisted    int   `json:"Shortlisted"`
	SelectionRound int   `json:"Selection_Round"`
	KYC            int   `json:"KYC"`
	Blacklisted    int   `json:"Blacklisted"`
	OfferSent      int64 `json:"Offer_Sent" doc:"Offers of the requisition that are outstanding, whatever the day"`
	OfferAccepted  int64 `json:"Offer_Accepted" doc:"Offers of the requisition that stand accepted"`
	Queue          int   `json:"Queue" doc:"Those of New in the ESA programme whom nobody works on, whatever the day"`

	AllAtWork            int `json:"All_At_Work" doc:"Ours: how many of the count are at work here, neither closed nor mapped away"`
	NewAtWork            int `json:"New_At_Work"`
	CallRoundAtWork      int `json:"Call_Round_At_Work"`
	HRRoundAtWork        int `json:"HR_Round_At_Work"`
	TechRoundAtWork      int `json:"Tech_Round_At_Work"`
	OfferAtWork          int `json:"Offer_At_Work"`
	JoiningAtWork        int `json:"Joining_At_Work"`
	RemapAtWork          int `json:"Remap_At_Work"`
	ShortlistedAtWork    int `json:"Shortlisted_At_Work"`
	SelectionRoundAtWork int `json:"Selection_Round_At_Work"`
	KYCAtWork            int `json:"KYC_At_Work"`
	BlacklistedAtWork    int `json:"Blacklisted_At_Work"`
}

// DirectoryCountRowOf makes the counts of the tabs.
func DirectoryCountRowOf(of, atWork map[hiring.DirectoryTab]int, sent, accepted int64, queue int) DirectoryCountRow {
	return DirectoryCountRow{
		All: of[hiring.TabAll], New: of[hiring.TabNew], Call: of[hiring.TabCall], CallRound: of[hiring.TabCall],
		HRRound:   of[hiring.TabHR],
		TechRound: of[hiring.TabTech], Offer: of[hiring.TabOffer], Joining: of[hiring.TabJoining],
		Remap:       of[hiring.TabRemap],
		Shortlisted: of[hiring.TabShortlisted], SelectionRound: of[hiring.TabSelection], KYC: of[hiring.TabKYC],
		Blacklisted: of[hiring.TabBlacklisted],
		OfferSent:   sent, OfferAccepted: accepted, Queue: queue,
		AllAtWork: atWork[hiring.TabAll], NewAtWork: atWork[hiring.TabNew], CallRoundAtWork: atWork[hiring.TabCall],
		HRRoundAtWork: atWork[hiring.TabHR], TechRoundAtWork: atWork[hiring.TabTech],
		OfferAtWork: atWork[hiring.TabOffer], JoiningAtWork: atWork[hiring.TabJoining],
		RemapAtWork: atWork[hiring.TabRemap], ShortlistedAtWork: atWork[hiring.TabShortlisted],
		SelectionRoundAtWork: atWork[hiring.TabSelection], KYCAtWork: atWork[hiring.TabKYC],
		BlacklistedAtWork: atWork[hiring.TabBlacklisted],
	}
}

// DirectoryAnswerOf makes the answer with the counts of the tabs.
func DirectoryAnswerOf(row DirectoryCountRow) DirectoryAnswer {
	return DirectoryAnswer{Response: []Outcome{{Code: success}}, DirData: []DirectoryCountRow{row}}
}

// StateCityRow is the place for which a requisition hires.
type StateCityRow struct {
	State    string `json:"STATE"`
	Location string `json:"LOCATION"`
}

// StateRow is a state.
type StateRow struct {
	State string `json:"STATE"`
}

// CityRow is a city.
type CityRow struct {
	City string `json:"CITY"`
}

// StateRowOf makes the row of a state.
func StateRowOf(state string) StateRow { return StateRow{state} }

// CityRowOf makes the row of a city.
func CityRowOf(city string) CityRow { return CityRow{city} }

// LocationRowOf makes the row of a city with its state.
func LocationRowOf(p hiring.Place) StateCityRow { return StateCityRow{p.State, p.City} }

// RequisitionOptionRowOf makes the entry of a requisition in a dropdown: its serial and position.
func RequisitionOptionRowOf(o store.RequisitionOption) OptionRow {
	return OptionRow{o.ID, o.Serial + " " + o.Position}
}
