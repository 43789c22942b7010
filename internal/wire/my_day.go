package wire

// MyDayRow is the card above the tiles.
type MyDayRow struct {
	Kind              string         `json:"kind" enum:"my_day,needs_you"`
	Today             string         `json:"today"`
	Calls             int64          `json:"calls" doc:"The recruiter's own of today"`
	CallTarget        int            `json:"callTarget"`
	Shortlisted       int64          `json:"shortlisted"`
	ShortlistedTarget int            `json:"shortlistedTarget"`
	Queue             *int64         `json:"queue" doc:"How many of the programme's queue can be called; null for who does not work on it"`
	Sections          []MyDaySection `json:"sections" doc:"All of them, in order, also the empty ones"`
	Foot              []MyDayNumber  `json:"foot" doc:"Numbers of My day that open Waiting"`
	Blocks            []MyDayBlock   `json:"blocks" doc:"Who blocks, for managers: the first five persons with overdue rows, most first"`
	Blocking          int            `json:"blocking" doc:"How many persons have overdue rows"`
}

// MyDaySection is a section: how many rows it has, and the first five.
type MyDaySection struct {
	Key   string      `json:"key" enum:"call_now,interviews,next_round,offers,overdue,unassigned,approvals,decide,answers,joinings,no_activity,left,calls"`
	Title string      `json:"title"`
	Count int64       `json:"count" doc:"As many rows as it opens"`
	Late  int64       `json:"late" doc:"How many of them are overdue"`
	Day   string      `json:"day" doc:"Of the section calls: its day"`
	Rows  []MyDayItem `json:"rows"`
}

// MyDayNumber is a number below the sections.
type MyDayNumber struct {
	Key   string `json:"key" enum:"with_others,asleep"`
	Title string `json:"title"`
	Count int64  `json:"count"`
}

// MyDayBlock is a person with overdue rows.
type MyDayBlock struct {
	PersonID string `json:"personId"`
	Person   string `json:"person"`
	Count    int64  `json:"count"`
}

// MyDayItem is a row with its one action.
type MyDayItem struct {
	Kind          string `json:"kind" enum:"application,requisition,recruiter"`
	CandidateID   string `json:"candidateId"`
	RequisitionID string `json:"requisitionId"`
	Serial        string `json:"serial"`
	Name          string `json:"name" doc:"The candidate's, or the recruiter's in the section calls; empty for a requisition"`
	Mobile        string `json:"mobile"`
	Position      string `json:"position"`
	Stage         string `json:"stage"`
	Status        string `json:"status"`
	Owner         string `json:"owner" doc:"The candidate's recruiter, or the requisition's recruiters"`
	Party         string `json:"party"`
	PersonID      string `json:"personId"`
	Person        string `json:"person"`
	What          string `json:"what"`
	Since         string `json:"since" doc:"An instant; an interview's start"`
	Due           string `json:"due"`
	State         string `json:"state"`
	Action        string `json:"action" enum:"call,edit,judge,schedule,offer,verify,ask,record,revise,push,touch,update,decide,join,copy,take,assign,work,remind,open" doc:"What the button does; empty in the section calls"`
	Label         string `json:"label" doc:"The button's text"`
	Tries         int64  `json:"tries" doc:"Calls so far"`
	Meeting       string `json:"meeting" doc:"The link or place of the pending interview"`
	Interview     string `json:"interview" doc:"Its type"`
	JoinsOn       string `json:"joinsOn"`
	Reminded      string `json:"reminded" doc:"The instant of today's last reminder"`
	Positions     int64  `json:"positions" doc:"Of a requisition, as are assigned, tat and overdueBy"`
	Assigned      int64  `json:"assigned"`
	TAT           string `json:"tat"`
	OverdueBy     int    `json:"overdueBy" doc:"Days since the TAT, in the section overdue"`
	Calls         int    `json:"calls" doc:"In the section calls"`
	Target        int    `json:"target"`
	Pipeline      []int  `json:"pipeline" doc:"New, Call, HR, Tech, Offer, Joined, in the section overdue; else empty"`
}

// RecruiterLoadRow is what a recruiter has in hand.
type RecruiterLoadRow struct {
	HR        string `json:"hr"`
	Positions int64  `json:"positions" doc:"Those of their rows that are neither closed nor revoked"`
	Overdue   int64  `json:"overdue" doc:"Candidates and requisitions that are overdue on them"`
	Calls     int64  `json:"calls" doc:"Their calls today, as Call Dashboard counts them"`
}
