package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// MonthOfPath is what Review_Dashboard_Count takes.
type MonthOfPath struct {
	Month string `path:"month" doc:"MM"`
	Year  string `path:"year" doc:"YYYY"`
}

// MonthOrDays is what the dashboards by month take.
type MonthOrDays struct {
	MonthOfPath
	DaysQuery
}

// ReviewedRequisitionsInput selects one number of Review_Dashboard_Count.
type ReviewedRequisitionsInput struct {
	MonthOfPath
	Department string `query:"department" doc:"The id of a department; without it all"`
	Series     string `query:"series" doc:"Requisition_Approved, Requisition_Assigned or Closed"`
}

// ReviewTableInput is what Can_Review_Dashboard takes.
type ReviewTableInput struct {
	ListQuery[ReviewSort]
	FromDate   string `path:"fromDate" doc:"YYYY-MM-DD"`
	ToDate     string `path:"toDate" doc:"YYYY-MM-DD"`
	Department string `query:"department" doc:"The name of a department"`
	Position   string `query:"position" doc:"The name of a position"`
	Recruiter  string `query:"recruiter" doc:"The name of a recruiter"`
}

// ReviewCountRow is a department's bar of the Review chart.
type ReviewCountRow struct {
	DeptName            string `json:"Dept_name"`
	RequisitionApproved int    `json:"Requisition_Approved"`
	RequisitionAssigned int    `json:"Requisition_Assigned" doc:"Of those, ever assigned to a recruiter"`
	Closed              int    `json:"Closed" doc:"Of those, Completed or Onboarded now"`
	DeptID              string `json:"DEPT_ID"`
}

// ReviewCountRowOf makes a bar of the Review chart.
func ReviewCountRowOf(c hiring.ReviewCount) ReviewCountRow {
	return ReviewCountRow{c.Department, c.Approved, c.Assigned, c.Closed, c.DepartmentID}
}

// ReviewedRequisitionRow is a requisition that a number of the Review chart counts.
type ReviewedRequisitionRow struct {
	ID         string `json:"id"`
	Serial     string `json:"serial"`
	Position   string `json:"position"`
	Department string `json:"department"`
	Positions  int    `json:"positions"`
	ApprovedOn string `json:"approvedOn"`
	Status     string `json:"status"`
}

// ReviewedRequisitionRowOf makes the row of a requisition that the Review chart counts.
func ReviewedRequisitionRowOf(f hiring.ReviewFact) ReviewedRequisitionRow {
	return ReviewedRequisitionRow{f.RequisitionID, f.Serial, f.Position, f.Department, f.Positions,
		f.ApprovedOn.String(), string(f.Status)}
}

// ReviewRow is an assignment of the Review table.
type ReviewRow struct {
	DeptName              string `json:"Dept_Name"`
	PositionName          string `json:"Position_Name"`
	ApprovedOn            string `json:"Approved_On"`
	AssignedDate          string `json:"Assigned_Date"`
	AssignedHR            string `json:"Assigned_HR"`
	TotalOpeningsAssigned int64  `json:"Total_Openings_Assigned"`
	RecruiterStartDate    string `json:"Recruiter_Start_Date" doc:"The recruiter's first candidate or call; empty before it"`
	PositionClosed        int64  `json:"Position_Closed" doc:"Offers accepted"`
	ID                    string `json:"ID" doc:"Of the assignment"`
	ReqID                 string `json:"REQ_ID"`
	Serial                string `json:"SERIAL"`
}

// ReviewRowOf makes a row of the Review table.
func ReviewRowOf(r store.ReviewRow) ReviewRow {
	return ReviewRow{
		r.Department, r.Position, Day(r.ApprovedOn), string(r.MadeOn), r.Recruiter, r.Positions, Day(r.StartedOn),
		r.Accepted, r.ID, r.RequisitionID, r.Serial,
	}
}

// Day is a day as text, empty for none.
func Day(day *store.Date) string {
	if day == nil {
		return ""
	}
	return string(*day)
}
