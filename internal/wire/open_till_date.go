package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// OpenTillDateInput is what get_Position_Dashboard takes.
type OpenTillDateInput struct {
	ListQuery[OpenPositionSort]
	Status         string `query:"status" doc:"In-progress or Delayed"`
	Department     string `query:"department" doc:"The name of a department"`
	Location       string `query:"location" doc:"The name of a city"`
	EmploymentType string `query:"employmentType" doc:"Full Time, Part Time, Intern or Contract"`
}

// OpenPositionRow is a requisition of Open Till Date.
type OpenPositionRow struct {
	ReqID           string `json:"Req_id"`
	ID              int    `json:"id" doc:"The place in the list, shown as Sr. No."`
	ApprovedOn      string `json:"Approved_On"`
	Designation     string `json:"Designation"`
	DeptName        string `json:"Dept_name"`
	Location        string `json:"Location"`
	EmployementType string `json:"Employement_Type"`
	DaysOpen        int    `json:"Days_Open" doc:"Days since the approval"`
	TAT             string `json:"TAT" doc:"The target closure date"`
	Status          string `json:"Status" enum:"In-progress,Delayed"`
	Serial          string `json:"SERIAL"`
}

// OpenPositionRowOf makes a row of Open Till Date.
func OpenPositionRowOf(r store.OpenRow, place, daysOpen int, state hiring.OpenState) OpenPositionRow {
	return OpenPositionRow{
		ReqID: r.ID, ID: place, ApprovedOn: Day(r.ApprovedOn), Designation: r.Position, DeptName: r.Department,
		Location:        r.City,
		EmployementType: r.EmploymentType, DaysOpen: daysOpen, TAT: string(r.Tat), Status: string(state),
		Serial: r.Serial,
	}
}

// OpenTillDateAnswer is a page of Open Till Date with the counts of its two buttons.
type OpenTillDateAnswer struct {
	Response   []Outcome           `json:"response"`
	Data       []OpenPositionRow   `json:"data"`
	Total      int64               `json:"total" doc:"The rows of all pages together"`
	Choices    map[string][]string `json:"choices" doc:"What each column can be filtered by"`
	InProgress int64               `json:"inProgress" doc:"Of all rows that the other filters leave, those in progress"`
	Delayed    int64               `json:"delayed" doc:"Of all rows that the other filters leave, those that are delayed"`
}

// OpenTillDateOf is the answer of get_Position_Dashboard.
func OpenTillDateOf(page Listing[OpenPositionRow], inProgress, delayed int64) OpenTillDateAnswer {
	return OpenTillDateAnswer{page.Response, page.Data, page.Total, page.Choices, inProgress, delayed}
}
