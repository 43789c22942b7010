package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionRow is a requisition of a list.
type RequisitionRow struct {
	ReqID             string `json:"REQ_ID" doc:"The serial"`
	ID                string `json:"ID"`
	PositionName      string `json:"POSITION_NAME"`
	DeptName          string `json:"DEPT_NAME"`
	DeptID            string `json:"DEPT_ID"`
	NoOfPosition      int64  `json:"NO_OF_POSITION"`
	AssignedCount     int64  `json:"ASSIGNED_COUNT" doc:"Positions that recruiters hold"`
	TotalNoOfOpenings int64  `json:"TOTAL_NO_OF_OPENINGS" doc:"The same as NO_OF_POSITION"`
	OwnPositions      *int64 `json:"OWN_POSITIONS" doc:"Ours: in a recruiter's list, the positions that they hold"`
	Location          string `json:"LOCATION"`
	EmploymentStatus  string `json:"EMPLOYMENT_STATUS"`
	EmploymentType    string `json:"EMPLOYMENT_TYPE"`
	ReHireFor         string `json:"RE_HIRE_FOR"`
	JD                string `json:"JD"`
	Skill             string `json:"SKILL"`
	HRName            string `json:"HR_NAME" doc:"The recruiters who work on it, separated by commas"`
	Comments          string `json:"COMMENTS"`
	AddedOn           string `json:"ADDED_ON"`
	TAT               string `json:"TAT"`
	Status            string `json:"STATUS" doc:"As the user sees it: Overdue, or Hr Revoke for a recruiter who was taken off"`
	Stipend           *int64 `json:"STIPEND" doc:"Rupees"`
	Tenure            *int64 `json:"TENURE" doc:"Months"`
	IsExp             string `json:"IS_EXP" doc:"'1' when experience is asked for"`
	ApprovedFlag      string `json:"APPROVED_FLAG" doc:"'1' when the approver said yes to it as it is"`
	HRStatus          string `json:"HR_STATUS" doc:"'1' when a recruiter works on it; in a recruiter's list, when that one does"`
	AddedBy           string `json:"ADDED_BY" doc:"Who asked for it"`
	AddedByEmail      string `json:"ADDED_BY_EMAIL"`
	ApprovedBy        string `json:"APPROVED_BY"`
	ApprovedByID      string `json:"APPROVED_BY_ID"`
	HireType          string `json:"HIRE_TYPE"`
	RaiseReqID        string `json:"RAISE_REQ_ID" doc:"The serial of one that was raised against another"`
	OverdueBy         int    `json:"OVERDUE_BY" doc:"Days past the TAT"`
	StatusID          string `json:"STATUS_ID"`
	OnboardedCount    int64  `json:"ONBOARDED_COUNT"`
	RemainingCount    int64  `json:"REMAINING_COUNT"`
	Opens             string `json:"OPENS" enum:",assignments,assign,hold,held,revoke" doc:"What a click on the status opens; empty for nothing"`
	Version           int64  `json:"VERSION"`

	Pipeline  PipelineRow   `json:"PIPELINE" doc:"Ours: the candidates at work"`
	WaitingOn *WaitingOnRow `json:"WAITING_ON" doc:"Ours: whom it waits on; null without waits"`
}

// PipelineRow counts a requisition's candidates that the list's user sees. Each number is that of the directory's rows
// with atWork.
type PipelineRow struct {
	New    int `json:"new"`
	Call   int `json:"call"`
	HR     int `json:"hr"`
	Tech   int `json:"tech"`
	Offer  int `json:"offer" doc:"Those who accepted and have not joined, too"`
	Joined int `json:"joined"`
}

// PipelineRowOf makes the row of a pipeline.
func PipelineRowOf(p hiring.Pipeline) PipelineRow {
	return PipelineRow{
		New: p[hiring.PipelineNew], Call: p[hiring.PipelineCall], HR: p[hiring.PipelineHR],
		Tech: p[hiring.PipelineTech], Offer: p[hiring.PipelineOffer], Joined: p[hiring.PipelineJoined],
	}
}

// RequisitionRowOf makes a row of a list.
func RequisitionRowOf(
	r store.RequisitionRow, seen hiring.Seen, pipeline hiring.Pipeline, waiting *hiring.WaitSeen,
) RequisitionRow {
	row := RequisitionRow{
		ReqID: r.Serial, ID: r.ID, PositionName: r.Position, DeptName: r.Department, DeptID: r.DepartmentID,
		NoOfPosition: r.Positions, AssignedCount: r.Assigned, TotalNoOfOpenings: r.Positions, OwnPositions: r.OwnPositions,
		Location:         r.City,
		EmploymentStatus: r.EmploymentStatus, EmploymentType: r.EmploymentType, ReHireFor: r.RehireFor, JD: r.Jd,
		Skill:  r.Skills,
		HRName: r.HrNames, Comments: r.Comments, AddedOn: string(r.AddedOn), TAT: string(r.Tat),
		Status:  string(seen.Status),
		Stipend: orNull(r.Stipend), Tenure: orNull(r.Tenure),
		IsExp:        Flag(r.EmploymentStatus == string(hiring.Experienced)),
		ApprovedFlag: Flag(r.ApprovedFlag), HRStatus: Flag(r.HrWorks), AddedBy: r.RequestedBy,
		AddedByEmail: r.RequestedEmail,
		ApprovedBy:   r.Approver, ApprovedByID: r.ApproverID, HireType: r.HireType, OverdueBy: seen.OverdueBy,
		StatusID:       statusID(seen.Status),
		OnboardedCount: r.Joined, RemainingCount: max(0, r.Positions-r.Joined), Opens: string(seen.Opens),
		Version: r.Version, Pipeline: PipelineRowOf(pipeline), WaitingOn: WaitingOnRowOf(waiting),
	}
	if r.Raised {
		row.RaiseReqID = r.Serial
	}
	return row
}

// orNull is null for a number that nobody has entered.
func orNull(n int64) *int64 {
	if n == 0 {
		return nil
	}
	return &n
}

func statusID(s hiring.Status) string {
	info, _ := hiring.InfoOf(s)
	return info.ID
}

// TileCountsRow holds the counts of the tiles. Each tile counts requisitions, except for No_Of_Positions, which counts
// positions, and each has the positions of its requisitions.
type TileCountsRow struct {
	NoOfPositions       int64 `json:"No_Of_Positions" doc:"In a recruiter's view the positions that they hold, as in every field named Positions"`
	Open                int64 `json:"Open"`
	InProgress          int64 `json:"In_Progress"`
	Closed              int64 `json:"Closed"`
	Onboarded           int64 `json:"Onboarded"`
	Overdue             int64 `json:"OVERDUE"`
	HoldRevoke          int64 `json:"Hold_Revoke"`
	Requisitions        int64 `json:"Requisitions" doc:"The rows of the first tile"`
	OpenPositions       int64 `json:"Open_Positions"`
	InProgressPositions int64 `json:"In_Progress_Positions"`
	ClosedPositions     int64 `json:"Closed_Positions"`
	OnboardedPositions  int64 `json:"Onboarded_Positions"`
	OverduePositions    int64 `json:"OVERDUE_Positions"`
	HoldRevokePositions int64 `json:"Hold_Revoke_Positions"`
}

// NotificationRow is a week in which open requisitions are due.
type NotificationRow struct {
	StartDate string `json:"START_DATE"`
	EndDate   string `json:"END_DATE"`
}

// AssignmentRow is an assignment of a requisition.
type AssignmentRow struct {
	HRID            string `json:"HR_ID"`
	HRName          string `json:"HR_NAME"`
	NoOfPosition    int64  `json:"NO_OF_POSITION"`
	Mobile          string `json:"MOBILE"`
	CreatedOn       string `json:"CREATED_ON" doc:"Shown as TAT"`
	Status          string `json:"STATUS"`
	Stage           string `json:"STAGE" doc:"Of its furthest candidate"`
	CandidateStatus string `json:"CANDIDATE_STATUS"`
}

// AssignmentRowOf makes the row of an assignment.
func AssignmentRowOf(a store.AssignmentRowsRow, stage, candidateStatus string) AssignmentRow {
	return AssignmentRow{
		HRID: a.HrID, HRName: a.HrName, NoOfPosition: a.Positions, Mobile: a.Mobile, CreatedOn: string(a.CreatedOn),
		Status: a.Status,
		Stage:  stage, CandidateStatus: candidateStatus,
	}
}

// TimelineRow is a line of a requisition's timeline.
type TimelineRow struct {
	CreatedOn string `json:"CREATED_ON" doc:"An instant"`
	Status    string `json:"STATUS"`
	Comments  string `json:"COMMENTS"`
	HRName    string `json:"HR_NAME" doc:"The recruiter whom it is about"`
}

// TimelineRowOf makes a line of a timeline.
func TimelineRowOf(e store.RequisitionEventsRow) TimelineRow {
	return TimelineRow{CreatedOn: Instant(&e.At), Status: e.Status, Comments: commentOf(e), HRName: e.HrName}
}

func commentOf(e store.RequisitionEventsRow) string {
	return hiring.CommentOf(hiring.ReqAction(e.Action), e.Comment, e.FromHrName)
}

// OptionRow is an entry of a dropdown.
type OptionRow struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// PersonOptionRow is a user in a dropdown.
type PersonOptionRow struct {
	OptionRow
	MailID string `json:"mail_id"`
	Dept   string `json:"dept"`
	DeptID string `json:"dept_id"`
	Role   string `json:"role"`
}

// PersonOptionRowOf makes a user's entry of a dropdown.
func PersonOptionRowOf(u store.UsersOfRolesRow) PersonOptionRow {
	return PersonOptionRow{OptionRow{u.ID, u.Name}, u.Email, u.Department, u.DepartmentID, u.Role}
}

// PositionRow is a position of the master.
type PositionRow struct {
	ID             string `json:"id"`
	Name           string `json:"name"`
	DepartmentID   string `json:"departmentId"`
	Department     string `json:"department"`
	EmploymentType string `json:"employmentType"`
	Description    string `json:"description"`
}

// PositionRowOf makes the row of a position.
func PositionRowOf(p store.ActivePositionsRow) PositionRow {
	return PositionRow{p.ID, p.Name, p.DepartmentID, p.Department, p.EmploymentType, p.Description}
}
