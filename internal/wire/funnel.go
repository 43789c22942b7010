package wire

import (
	"cmp"

	"muster/internal/hiring"
	"muster/internal/store"
)

// The funnel of a requisition, and the results of its rounds.
var (
	FunnelRequisitions = Operation{"FunnelRequisitions", "GET", "/api/Dashboard.svc/Get_Funnel_Req_Dept_Wise/{deptId}",
		hiring.SeeDashboards, "The requisitions of a department that were ever approved, newest first"}
	FeedbackRequisitions = Operation{"FeedbackRequisitions", "GET",
		"/api/Candidate_Feedback_Form.svc/Get_Requisition_List/{departmentId}", hiring.SeeDashboards,
		"The requisitions of a department that were ever approved, newest first"}
	ProfileFunnel = Operation{"ProfileFunnel", "GET", "/api/Dashboard.svc/Get_Profile_Wise_Funnel/{deptId}/{reqId}",
		hiring.SeeDashboards, "How far the applications of a requisition have come"}
	ElplFunnel = Operation{"ElplFunnel", "GET", "/api/Can_Database.svc/Elpl_Funnel/{departmentId}/{reqId}",
		hiring.SeeDashboards, "A requisition, and how far its applications have come"}
	FunnelCandidates = Operation{"FunnelCandidates", "POST", "/api/Can_Database.svc/candidate_details_funnel",
		hiring.SeeDashboards, "The applications of a block of the funnel, the one that moved last first"}
	FunnelTimeline = Operation{"FunnelTimeline", "GET",
		"/api/Can_Database.svc/candidate_details_timeline/{candidateId}/{reqId}/{x}", hiring.SeeDashboards,
		"What happened to a candidate's application, oldest first"}
	Milestones = Operation{"Milestones", "GET",
		"/api/Can_Database.svc/candidate_timeline_started_working_on/{reqId}/{x}", hiring.SeeDashboards,
		"The dates of an application, from the start to the joining"}
	FeedbackCards = Operation{"FeedbackCards", "GET",
		"/api/Candidate_Feedback_Form.svc/Feedback_candidate_cards/{reqId}/{stage}/{status}/{from}/{to}",
		hiring.SeeDashboards, "The results of a requisition's TL, PL and CEO rounds, newest first"}
	FeedbackDetails = Operation{"FeedbackDetails", "GET",
		"/api/Candidate_Feedback_Form.svc/Get_Feedback_Card_Details/{candidateId}/{reqId}", hiring.SeeDashboards,
		"The scores of a candidate's rounds by factor, and their average"}
)

var funnelCalls = []Operation{FunnelRequisitions, FeedbackRequisitions, ProfileFunnel, ElplFunnel, FunnelCandidates,
	FunnelTimeline, Milestones, FeedbackCards, FeedbackDetails}

// DeptOfPath is a department.
type DeptOfPath struct {
	DeptID string `path:"deptId"`
}

// DepartmentOfPath is a department, under the documents' other name.
type DepartmentOfPath struct {
	DepartmentID string `path:"departmentId"`
}

// ProfileFunnelInput is a department and one of its requisitions.
type ProfileFunnelInput struct {
	DeptOfPath
	ReqID string `path:"reqId" doc:"The id; the serial is accepted too"`
}

// ElplFunnelInput is a department and one of its requisitions.
type ElplFunnelInput struct {
	DepartmentOfPath
	ReqID string `path:"reqId" doc:"The id; the serial is accepted too"`
}

// FunnelCandidatesBody names a block of a funnel.
type FunnelCandidatesBody struct {
	ReqID  Text `json:"REQ_ID" doc:"The id; the serial is accepted too"`
	Stage  Text `json:"STAGE" field:"stage" doc:"The key or label of a block, as CALL or Calls"`
	Search Text `json:"SEARCH" required:"false" doc:"A part of a name, mobile, e-mail, status or recruiter's name"`
}

// FunnelCandidatesInput names a block of a funnel, and a page of it.
type FunnelCandidatesInput struct {
	Page int `query:"page" doc:"The page, from 1"`
	Size int `query:"size" doc:"Rows a page, 5,000 at most"`
	Body FunnelCandidatesBody
}

// FunnelTimelineInput is an application.
type FunnelTimelineInput struct {
	CandidateOfPath
	ReqID string `path:"reqId" doc:"The id; the serial is accepted too"`
	X     string `path:"x" doc:"The recruiter; it is not used"`
}

// MilestonesInput is an application.
type MilestonesInput struct {
	ReqID string `path:"reqId" doc:"The id; the serial is accepted too"`
	X     string `path:"x" doc:"The candidate"`
}

// FeedbackCardsInput selects results of rounds.
type FeedbackCardsInput struct {
	ListQuery[CountedEventSort]
	ReqID  string `path:"reqId" doc:"The id; the serial is accepted too"`
	Stage  string `path:"stage" doc:"All, TL_ROUND, PL_ROUND or CEO_ROUND, or the label of one"`
	Status string `path:"status" doc:"All, Selected or Rejected"`
	From   string `path:"from" doc:"YYYY-MM-DD"`
	To     string `path:"to" doc:"YYYY-MM-DD"`
	SameHourQuery
}

// FeedbackDetailsInput is an application.
type FeedbackDetailsInput struct {
	CandidateOfPath
	ReqID string `path:"reqId" doc:"The id; the serial is accepted too"`
}

// FunnelRequisitionRow is a requisition to choose.
type FunnelRequisitionRow struct {
	ReqID        string `json:"REQ_ID"`
	PositionName string `json:"POSITION_NAME"`
	Serial       string `json:"SERIAL"`
}

// FunnelRequisitionRowOf makes the row of a requisition to choose.
func FunnelRequisitionRowOf(r store.RequisitionsEverApprovedRow) FunnelRequisitionRow {
	return FunnelRequisitionRow{r.ID, r.Position, r.Serial}
}

// FunnelRequisitionsAnswer has the requisitions of a department.
type FunnelRequisitionsAnswer struct {
	Response   []Outcome              `json:"response"`
	FunnelData []FunnelRequisitionRow `json:"funnel_data"`
}

// FunnelRequisitionsAnswerOf makes the answer of Get_Funnel_Req_Dept_Wise.
func FunnelRequisitionsAnswerOf(rows []FunnelRequisitionRow) FunnelRequisitionsAnswer {
	return FunnelRequisitionsAnswer{[]Outcome{{Code: success}}, rows}
}

// BlockRow is a block of a funnel.
type BlockRow struct {
	Stage string `json:"STAGE" doc:"The key of the block"`
	Label string `json:"label"`
	Value int    `json:"value" doc:"The applications that have come so far"`
}

// BlockRowOf makes a block of a funnel.
func BlockRowOf(b hiring.BlockCount) BlockRow { return BlockRow{b.Key, b.Label, b.Count} }

// ProfileFunnelAnswer has the blocks of a funnel.
type ProfileFunnelAnswer struct {
	Response    []Outcome  `json:"response"`
	HRRoundData []BlockRow `json:"hrround_data" doc:"Empty where nobody was called"`
}

// ProfileFunnelAnswerOf makes the answer of Get_Profile_Wise_Funnel.
func ProfileFunnelAnswerOf(blocks []BlockRow) ProfileFunnelAnswer {
	return ProfileFunnelAnswer{[]Outcome{{Code: success}}, blocks}
}

// ElplFunnelAnswer has a requisition and its funnel. Its response is one outcome, not a list.
type ElplFunnelAnswer struct {
	Response   Outcome       `json:"response"`
	FunnelData []BlockRow    `json:"FunnelData" doc:"Empty where nobody was called"`
	ReqData    []ElplReqData `json:"ReqData"`
}

// ElplReqData is what the ELPL Dashboard shows of a requisition.
type ElplReqData struct {
	Date              string `json:"Date" doc:"Of the first approval"`
	PositionType      string `json:"Position_Type" doc:"New or Replacement"`
	EmployementType   string `json:"Employement_Type"`
	InternshipTenure  int64  `json:"Internship_Tenure" doc:"Months, for Intern"`
	InternshipStipend int64  `json:"Internship_stipend" doc:"Rupees, for Intern"`
	LevelWiseScore    int64  `json:"Level_wise_Score" doc:"The points of a position"`
	Location          string `json:"Location"`
	Serial            string `json:"SERIAL"`
}

// ElplFunnelAnswerOf makes the answer of Elpl_Funnel.
func ElplFunnelAnswerOf(r store.Requisition, blocks []BlockRow) ElplFunnelAnswer {
	return ElplFunnelAnswer{Outcome{Code: success}, blocks, []ElplReqData{{
		Day(r.ApprovedOn), r.HireType, r.EmploymentType, r.Tenure, r.Stipend, r.Points, r.City, r.Serial,
	}}}
}

// ElplFunnelMissing says no in the shape of the answer.
func ElplFunnelMissing(message string) ElplFunnelAnswer {
	return ElplFunnelAnswer{Outcome{Code: "404", Message: message}, []BlockRow{}, []ElplReqData{}}
}

// FunnelCandidateRow is an application of a funnel.
type FunnelCandidateRow struct {
	CanID            string `json:"CAN_ID"`
	HRID             string `json:"HR_ID"`
	Name             string `json:"NAME"`
	Mobile           string `json:"MOBILE"`
	Email            string `json:"EMAIL"`
	EducationalType  string `json:"EDUCATIONAL_TYPE" doc:"The last education that the candidate told, or ---"`
	Exp              string `json:"EXP"`
	CurrentGross     string `json:"CURRENT_GROSS" doc:"Whole rupees a year"`
	CTC              string `json:"CTC" doc:"The salary that the candidate expects, in whole rupees a year, or ---"`
	Status           string `json:"STATUS" doc:"Now"`
	NameOfRecruiter  string `json:"NAME_OF_RECRUITER"`
	ReportingManager string `json:"REPORTING_MANAGER" doc:"Who asked for the requisition"`
	Stage            string `json:"STAGE" doc:"Now"`
	ReqID            string `json:"REQ_ID"`
	Serial           string `json:"SERIAL"`
}

// notTold replaces what a candidate has not told.
const notTold = "---"

// FunnelCandidateRowOf makes the row of an application of a funnel.
func FunnelCandidateRowOf(r store.FunnelCandidateRow) FunnelCandidateRow {
	return FunnelCandidateRow{
		CanID: r.CandidateID, HRID: r.HRID, Name: r.Name, Mobile: r.Mobile, Email: r.Email,
		EducationalType: cmp.Or(r.Education, notTold), Exp: r.Experience, CurrentGross: r.CurrentGross.Yearly(),
		CTC: cmp.Or(r.Expected.Yearly(), notTold), Status: r.Status, NameOfRecruiter: r.HRName, ReportingManager: r.AskedBy,
		Stage: r.Stage, ReqID: r.RequisitionID, Serial: r.Serial,
	}
}

// MilestonesRow is the dates of an application, empty where it has not come so far.
type MilestonesRow struct {
	StartedWorkingOn     string `json:"Started_Working_On"`
	DocumentsSentDate    string `json:"Documents_Sent_Date"`
	OfferSentDueDate     string `json:"Offer_Sent_Due_Date" doc:"The TAT, once an offer can be sent"`
	OfferSentDate        string `json:"Offer_Sent_Date"`
	CallExplainationDate string `json:"Call_Explaination_Date" doc:"The first answered telephone call since the offer was sent"`
	DateOfPositionClosed string `json:"Date_Of_Position_Closed"`
	ExpectedDOJ          string `json:"Expected_DOJ"`
	DOJ                  string `json:"DOJ"`
	Flag                 int    `json:"Flag" doc:"The number of the furthest step that was reached, from 1"`
}

// MilestonesRowOf makes the dates of an application.
func MilestonesRowOf(m hiring.Milestones) MilestonesRow {
	shown := func(d hiring.Day) string {
		if d == 0 {
			return ""
		}
		return d.String()
	}
	return MilestonesRow{shown(m.StartedWorkingOn), shown(m.DocumentsSent), shown(m.OfferSentDue), shown(m.OfferSent),
		shown(m.CallExplained), shown(m.PositionClosed), shown(m.ExpectedDOJ), shown(m.DOJ), m.Furthest}
}
