package wire

import "muster/internal/hiring"

// Reading requisitions.
var (
	ListDueRequisitions = Operation{"ListDueRequisitions", "GET",
		"/api/Get_requirement_Data.svc/Notification_Scheduler/{startDate}/{endDate}", hiring.UseDesk,
		"The open requisitions that are due from one day to another"}
	Notifications = Operation{"Notifications", "GET",
		"/api/Get_requirement_Data.svc/Get_Date_NS/{year}/{day}/{month}", hiring.UseDesk,
		"The weeks up to a day in which an open requisition is due, oldest first"}
	RequisitionDetails = Operation{"RequisitionDetails", "GET",
		"/api/Get_requirement_Data.svc/get_requisition_details/{reqId}", hiring.UseDesk,
		"One requisition as the lists have it"}
	ListRequisitions = Operation{"ListRequisitions", "GET",
		"/api/Requisition.svc/get_requirement_data/{status}/{dept}/{addedMonth}/{addedYear}/{tatMonth}/{tatYear}",
		hiring.UseDesk,
		"The requisitions of a tile or a status, by department, month added and month due; newest first"}
	ListOwnRequisitions = Operation{"ListOwnRequisitions", "GET",
		"/api/Get_requirement_Data.svc/get_requirement_data_Jr/{userId}/{status}", hiring.UseDesk,
		"The requisitions of a user, of a tile or a status; newest first"}
	CountRequisitions = Operation{"CountRequisitions", "GET",
		"/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/" +
			"{userId}/{dept}/{addedMonth}/{addedYear}/{tatMonth}/{tatYear}", hiring.UseDesk,
		"The numbers of the tiles, over the rows that the user's list has"}
	ListOverdueRequisitions = Operation{"ListOverdueRequisitions", "GET",
		"/api/Requirement_Dashboard.svc/get_requirement_data_hr_v2_overdue/{userId}", hiring.UseDesk,
		"The requisitions of a user that are shown as Overdue"}
	RequisitionAssignments = Operation{"RequisitionAssignments", "GET",
		"/api/Requirement_Dashboard.svc/assign_inprogress_requirement_timeline/{reqId}", hiring.UseDesk,
		"The assignments of a requisition; to a recruiter their own"}
	RequisitionTimeline = Operation{"RequisitionTimeline", "GET",
		"/api/Requirement_Dashboard.svc/get_requirement_timeline_new/{reqId}", hiring.UseDesk,
		"What happened to a requisition, oldest first; to a recruiter what is about them"}
	RequisitionTimelineOfRecruiter = Operation{"RequisitionTimelineOfRecruiter", "GET",
		"/api/Requirement_Dashboard.svc/get_requirement_timeline_jr_hr/{reqId}/{userGuid}", hiring.UseDesk,
		"What happened to a requisition and is about one recruiter"}
	RequisitionRecruiters = Operation{"RequisitionRecruiters", "GET",
		"/api/Requirement_Dashboard.svc/get_req_assigned_hr_name/{reqId}", hiring.UseDesk,
		"The recruiters who work on a requisition"}
	GetRequisition = Operation{"GetRequisition", "GET", "/api/requisitions/{id}", hiring.UseDesk,
		"All that is shown of one requisition: facts, numbers, buttons, assignments, timeline"}
	ListPositions = Operation{"ListPositions", "GET", "/api/positions", hiring.ManageRequisitions,
		"The positions of the master that a requisition can be made of"}
	DepartmentDropdown = Operation{"DepartmentDropdown", "GET", "/api/Department_Master.svc/Get_Department_Dropdown",
		hiring.UseDesk,
		"Every department, by name"}
	UsersOfRole = Operation{"UsersOfRole", "GET", "/api/Master.svc/get_role_select2/{role}", hiring.UseDesk,
		"The active users of a role, by name: HR, TL (with ATL), PL, CEO or Interviewer; all for everybody"}
)

var requisitionReads = []Operation{
	ListDueRequisitions, Notifications, RequisitionDetails, ListRequisitions, ListOwnRequisitions, CountRequisitions,
	ListOverdueRequisitions,
	RequisitionAssignments, RequisitionTimeline, RequisitionTimelineOfRecruiter, RequisitionRecruiters,
	GetRequisition, ListPositions,
	DepartmentDropdown, UsersOfRole,
}

// RequisitionFilterOfPath filters the manager's list and the tiles.
type RequisitionFilterOfPath struct {
	Dept       string `path:"dept" doc:"The id of a department, or all"`
	AddedMonth string `path:"addedMonth" doc:"MM, or all"`
	AddedYear  string `path:"addedYear" doc:"YYYY, or all"`
	TATMonth   string `path:"tatMonth" doc:"MM, or all"`
	TATYear    string `path:"tatYear" doc:"YYYY, or all"`
}

// ListRequisitionsInput is what get_requirement_data takes.
type ListRequisitionsInput struct {
	WaitsQuery
	ListQuery[RequisitionSort]
	Status string `path:"status" doc:"all, a tile (Open, In_Progress, Closed, Onboarded, OVERDUE, Hold_Revoke) or a status"`
	RequisitionFilterOfPath
}

// ListOwnRequisitionsInput is what get_requirement_data_Jr takes.
type ListOwnRequisitionsInput struct {
	WaitsQuery
	ListQuery[RequisitionSort]
	UserID string `path:"userId"`
	Status string `path:"status" doc:"As in get_requirement_data"`
}

// ListOverdueRequisitionsInput is what get_requirement_data_hr_v2_overdue takes.
type ListOverdueRequisitionsInput struct {
	WaitsQuery
	ListQuery[RequisitionSort]
	UserID string `path:"userId"`
}

// ListDueRequisitionsInput is what Notification_Scheduler takes.
type ListDueRequisitionsInput struct {
	ListQuery[RequisitionSort]
	StartDate string `path:"startDate" doc:"YYYY-MM-DD"`
	EndDate   string `path:"endDate" doc:"YYYY-MM-DD"`
}

// CountRequisitionsInput is what Get_Req_Count_Team_Dashboard takes.
type CountRequisitionsInput struct {
	UserID string `path:"userId"`
	RequisitionFilterOfPath
	WaitingOnQuery
	Q string `query:"q" doc:"As in the lists"`
}

// NotificationsInput is what Get_Date_NS takes.
type NotificationsInput struct {
	Year  string `path:"year"`
	Day   string `path:"day"`
	Month string `path:"month"`
}

// RequisitionOfPath is the input of a call about one requisition.
type RequisitionOfPath struct {
	ReqID string `path:"reqId" doc:"The id; the serial is accepted too"`
}

// RecruiterOfRequisition is what get_requirement_timeline_jr_hr takes.
type RecruiterOfRequisition struct {
	RequisitionOfPath
	UserGUID string `path:"userGuid"`
}

// RoleOfPath is what get_role_select2 takes.
type RoleOfPath struct {
	Role string `path:"role" doc:"HR, TL, PL or CEO"`
}
