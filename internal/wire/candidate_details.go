package wire

import (
	"cmp"
	"strconv"
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Reading one candidate.
var (
	GetCandidateDetails = Operation{"GetCandidateDetails", "GET",
		"/api/Candidate_Dashboard.svc/get_candidate_details/{candidateId}/{requisitionId}", hiring.UseDesk,
		"A candidate with the application to a requisition; CODE '409' when they were mapped to another"}
	GetCandidateDetailsOf = Operation{"GetCandidateDetailsOf", "GET",
		"/api/Candidate_Dashboard.svc/get_candidate_details_app_new/{candidateId}/{requisitionId}/{userId}",
		hiring.UseDesk,
		"The same as a user sees it"}
	NextEsaCandidate = Operation{"NextEsaCandidate", "GET",
		"/api/Web_Candidate.svc/Esa_Candidate_info_v1/{requisitionId}/{userId}", hiring.UseDesk,
		"Whom a user of the ESA programme calls next, kept for them for 15 minutes; CODE '409' when nobody is left"}
	CandidateTimeline = Operation{"CandidateTimeline", "GET",
		"/api/Candidate_Dashboard.svc/get_call_status_timeline/{candidateId}/{reqId}", hiring.UseDesk,
		"What happened to a candidate's application, oldest first"}
	CandidateTimelines = Operation{"CandidateTimelines", "GET",
		"/api/Candidate_Dashboard.svc/get_call_status_timeline_can_db_new/{candidateId}", hiring.UseDesk,
		"What happened to a candidate, application by application, oldest first"}
	PositionsApplied = Operation{"PositionsApplied", "GET",
		"/api/Candidate_Dashboard.svc/get_candidate_status_position_hr/{candidateId}", hiring.UseDesk,
		"The positions that a candidate applied for, oldest first"}
	StatusesOfProcess = Operation{"StatusesOfProcess", "GET",
		"/api/Master.svc/get_processwise_status_select2/{process}", hiring.UseDesk,
		"The statuses of Call, Round, Offer or Joining"}
	RequisitionAsker = Operation{"RequisitionAsker", "GET",
		"/api/Get_requirement_Data.svc/get_req_addedby/{requisitionId}", hiring.UseDesk,
		"Who asked for a requisition, and to whom they report"}
)

var detailsReads = []Operation{
	GetCandidateDetails, GetCandidateDetailsOf, NextEsaCandidate, CandidateTimeline, CandidateTimelines,
	PositionsApplied, StatusesOfProcess, RequisitionAsker,
}

// CandidateOfPath is a candidate in the path.
type CandidateOfPath struct {
	CandidateID string `path:"candidateId"`
}

// RequisitionIDOfPath is a requisition in the path, under the documents' other name.
type RequisitionIDOfPath struct {
	RequisitionID string `path:"requisitionId" doc:"The id; the serial is accepted too"`
}

// CandidateDetailsInput is what get_candidate_details takes.
type CandidateDetailsInput struct {
	CandidateOfPath
	RequisitionIDOfPath
}

// CandidateDetailsOfInput is what get_candidate_details_app_new takes.
type CandidateDetailsOfInput struct {
	CandidateDetailsInput
	UserID string `path:"userId"`
}

// NextEsaCandidateInput is what Esa_Candidate_info_v1 takes.
type NextEsaCandidateInput struct {
	RequisitionIDOfPath
	UserID string `path:"userId"`
}

// CandidateTimelineInput is what get_call_status_timeline takes.
type CandidateTimelineInput struct {
	CandidateOfPath
	RequisitionOfPath
}

// ProcessOfPath is what get_processwise_status_select2 takes.
type ProcessOfPath struct {
	Process string `path:"process" doc:"Call, Round, Offer or Joining"`
}

// CandidateDetailsRow is a candidate with one application.
type CandidateDetailsRow struct {
	Name               string `json:"NAME"`
	Mobile             string `json:"MOBILE"`
	Email              string `json:"EMAIL"`
	Address            string `json:"ADDRESS"`
	CanExp             string `json:"CAN_EXP" doc:"The candidate's experience"`
	Exp                string `json:"EXP" doc:"The years that the requisition asks for at least; empty for none"`
	CurrentCompany     string `json:"CURRENT_COMPANY"`
	CurrentDesignation string `json:"CURRENT_DESIGNATION"`
	CurrentGross       string `json:"CURRENT_GROSS" doc:"Whole rupees"`
	NoticePeriod       string `json:"NOTICE_PERIOD"`
	PositionName       string `json:"POSITION_NAME"`
	JD                 string `json:"JD"`
	Status             string `json:"STATUS" doc:"Of this application"`
	ExpIn              string `json:"EXP_IN" doc:"Relevant experience"`
	State              string `json:"STATE"`
	City               string `json:"CITY"`
	Location           string `json:"LOCATION" doc:"Where the requisition hires"`
	IsExp              string `json:"IS_EXP" doc:"'1' or '0'"`
	IsWorking          string `json:"IS_WORKING" doc:"'1' or '0'"`
	Resume             string `json:"RESUME" doc:"The file for /api/can_resume/{file}; empty when there is none"`
	CanID              string `json:"CAN_ID"`
	ReqID              string `json:"REQ_ID"`
	EmploymentType     string `json:"EMPLOYMENT_TYPE"`
	EmpStatus          string `json:"EMP_STATUS" doc:"Fresher or Experienced, as the requisition asks"`
	TotalNoOfOpenings  int64  `json:"TOTAL_NO_OF_OPENINGS"`
	OfferAccCount      int64  `json:"OFFER_ACC_COUNT"`
	DocUploadFlag      string `json:"DOC_UPLOAD_FLAG" doc:"'1' when documents were sent"`
	PushToOfferFlag    string `json:"PUSH_TO_OFFER_FLAG" doc:"'1' when pushed to offer"`
	CandidateStatus    string `json:"Candidate_Status" doc:"Blacklisted, or the status of this application"`
	SourceOfCandidate  string `json:"SOURCE_OF_CANDIDATE" doc:"To managers, and where the department's setting shows it"`

	CurrentGrossPer   string `json:"CURRENT_GROSS_PER" doc:"month or year; empty if nobody said"`
	Stage             string `json:"STAGE"`
	HRName            string `json:"HR_NAME"`
	HRID              string `json:"HR_ID"`
	DeptName          string `json:"DEPT_NAME"`
	Serial            string `json:"SERIAL" doc:"Of the requisition"`
	RequisitionStatus string `json:"REQ_STATUS" doc:"The stored one"`
	ESA               string `json:"ESA" doc:"live or test for those of the ESA programme"`
	RemappedBy        string `json:"REMAPPED_BY" doc:"Who mapped the candidate to another requisition, or ESA link; empty when nobody did"`
	AddedBy           string `json:"ADDED_BY" doc:"HR_NAME, or ESA link for who came through the programme's link"`
	NotVerified       string `json:"NOT_VERIFIED" doc:"'1' for who came through the link, until a call reaches them"`
	AppliedByLinkOn   string `json:"ESA_APPLIED_ON" doc:"When somebody known last applied through the programme's link, at work here or mapped here by it; an instant"`
	EmailRefused      string `json:"EMAIL_REFUSED" doc:"Why the mail server refused the last mail to EMAIL; empty when it did not"`
	EmailRefusedOn    string `json:"EMAIL_REFUSED_ON" doc:"An instant"`
	OptedOutOn        string `json:"OPTED_OUT_ON" doc:"Since when the candidate wants no messages about other openings, an instant; empty when they do"`
	SeesSource        string `json:"SEES_SOURCE" doc:"'1' when the source is shown to the caller"`
	ResumeNote        string `json:"RESUME_NOTE" doc:"Why the text of the resume cannot be searched; empty when it can"`
	ResumeMandatory   string `json:"RESUME_MANDATORY" doc:"'1' when the position wants a resume"`
	DateTime          string `json:"DATETIME" doc:"The follow-up, an instant"`
	CreatedOn         string `json:"CREATED_ON" doc:"An instant"`
	Version           int64  `json:"VERSION" doc:"Of the application, for a stage update"`
	CandidateVersion  int64  `json:"CANDIDATE_VERSION" doc:"Of the candidate, for an edit"`
}

// CandidateDetailsRowOf makes the row of a candidate.
func CandidateDetailsRowOf(d store.DetailsRow, seesSource, wantsResume bool) CandidateDetailsRow {
	row := CandidateDetailsRow{
		Name: d.Name, Mobile: d.Mobile, Email: d.Email, Address: d.Address, CanExp: d.Experience,
		Exp:            numberText(d.MinExperience),
		CurrentCompany: d.CurrentCompany, CurrentDesignation: d.CurrentDesignation, CurrentGross: d.CurrentGross,
		CurrentGrossPer: d.CurrentGrossPer, NoticePeriod: d.NoticePeriod,
		PositionName: d.Position, JD: d.Jd, Status: d.Status, ExpIn: d.ExperienceIn, State: d.State, City: d.City,
		Location: d.RequisitionCity,
		IsExp:    Flag(d.Experienced), IsWorking: Flag(d.Working), CanID: d.ID, ReqID: d.RequisitionID,
		EmploymentType: d.EmploymentType, EmpStatus: d.EmploymentStatus,
		TotalNoOfOpenings: d.Positions, OfferAccCount: d.Accepted, DocUploadFlag: Flag(d.Documents),
		PushToOfferFlag: Flag(d.Pushed), CandidateStatus: d.Status,
		Stage: d.Stage, HRName: d.OwnerName, HRID: d.OwnerID, DeptName: d.Department, Serial: d.Serial,
		RequisitionStatus: d.RequisitionStatus, ESA: d.Esa,
		RemappedBy: remappedBy(d), AddedBy: d.OwnerName, NotVerified: Flag(d.Unverified),
		AppliedByLinkOn: Instant(d.AppliedByLinkAt), SeesSource: Flag(seesSource), ResumeMandatory: Flag(wantsResume),
		EmailRefused: d.EmailRefused, EmailRefusedOn: Instant(d.EmailRefusedAt),
		OptedOutOn: Instant(d.OptedOutAt),
		DateTime:   Instant(d.FollowUpAt), CreatedOn: Instant(&d.CreatedAt),
		Version: d.Version, CandidateVersion: d.Candidate.Version,
	}
	if d.ByLink {
		row.AddedBy = hiring.EsaLink
	}
	if d.Resume != "" {
		row.Resume, row.ResumeNote = d.Resume+".pdf", hiring.ResumeState(d.ResumeState).Note()
	}
	if d.Blacklisted {
		row.CandidateStatus = string(hiring.StatusBlacklisted)
	}
	if seesSource {
		row.SourceOfCandidate = d.Source
	}
	return row
}

// remappedBy returns who mapped the candidate to another requisition; empty if nobody did.
func remappedBy(d store.DetailsRow) string {
	if d.MappedAway && d.RemappedBy == "" {
		return hiring.EsaLink
	}
	return d.RemappedBy
}

// numberText writes a number, and nothing if there is none.
func numberText(n *int64) string {
	if n == nil {
		return ""
	}
	return strconv.FormatInt(*n, 10)
}

// CandidateStepRow is an entry of a candidate's timeline.
type CandidateStepRow struct {
	Stage         string        `json:"STAGE" doc:"Empty for what happens beside the stages"`
	Status        string        `json:"STATUS"`
	StatusID      string        `json:"STATUS_ID"`
	CreatedOn     string        `json:"CREATED_ON" doc:"An instant"`
	Comment       string        `json:"COMMENT" doc:"Lines separated by dollar signs"`
	Name          string        `json:"NAME" doc:"Who did it, or ESA link"`
	Tone          string        `json:"TONE" enum:"green,red,slate,olive"`
	Date          string        `json:"DATE" doc:"The day that was given with the status"`
	Time          string        `json:"TIME" doc:"HH:MM"`
	InterviewType string        `json:"INTERVIEW_TYPE"`
	Location      string        `json:"LOCATION" doc:"Link or location of the interview"`
	ConductedBy   string        `json:"CONDUCTED_BY"`
	ReqID         string        `json:"REQ_ID"`
	PositionName  string        `json:"POSITION_NAME" doc:"In the timeline over all applications"`
	Serial        string        `json:"SERIAL" doc:"That of the requisition, in the timeline over all applications"`
	Scores        []FactorScore `json:"SCORES" doc:"What the interviewer scored, by factor"`
}

// FactorScore is the score of one factor in a timeline.
type FactorScore struct {
	Factor string `json:"FACTOR"`
	Score  int    `json:"SCORE"`
}

// CandidateStepRowOf makes an entry of a candidate's timeline.
func CandidateStepRowOf(e store.StageTimelineRow, scores []hiring.Score) CandidateStepRow {
	info, _ := hiring.InfoOf(hiring.Status(e.Status))
	row := CandidateStepRow{
		Stage: e.Stage, Status: e.Status, StatusID: info.ID, CreatedOn: Instant(&e.At),
		Comment: DollarList(strings.Split(e.Comment, "\n")), Name: cmp.Or(e.ActorName, hiring.EsaLink),
		Tone: string(info.CandidateTone()), Time: e.GivenTime, InterviewType: e.InterviewType, Location: e.Meeting,
		ConductedBy: e.ConductedBy,
		Scores:      make([]FactorScore, len(scores)),
	}
	for i, s := range scores {
		row.Scores[i] = FactorScore{s.Factor, s.Value}
	}
	if e.GivenOn != nil {
		row.Date = string(*e.GivenOn)
	}
	return row
}

// PositionAppliedRow is a position that a candidate applied for.
type PositionAppliedRow struct {
	HRName       string `json:"HR_NAME"`
	DeptName     string `json:"DEPT_NAME"`
	PositionName string `json:"POSITION_NAME"`
	Status       string `json:"STATUS"`
	Stage        string `json:"STAGE"`
	ReqID        string `json:"REQ_ID"`
	Serial       string `json:"SERIAL"`
}

// PositionAppliedRowOf makes the row of an application.
func PositionAppliedRowOf(a store.ApplicationsOfCandidateRow) PositionAppliedRow {
	return PositionAppliedRow{a.HrName, a.Department, a.Position, a.Status, a.Stage, a.RequisitionID, a.Serial}
}

// StatusOptionRowOf makes the entry of a status in a dropdown.
func StatusOptionRowOf(i hiring.StatusInfo) OptionRow { return OptionRow{i.ID, i.Label} }

// RequisitionAskerRow is the person who requested a requisition.
type RequisitionAskerRow struct {
	AddedByMail string `json:"Added_by_mail"`
	PLEmail     string `json:"PL_email" doc:"Of whom they report to"`
	AddedByRole string `json:"Added_by_role"`
	AddedBy     string `json:"Added_by"`
	PLRole      string `json:"PL_role"`
}

// RequisitionAskerRowOf makes the row of the person who requested a requisition.
func RequisitionAskerRowOf(r store.RequisitionAskerRow) RequisitionAskerRow {
	return RequisitionAskerRow{r.Email, r.BossEmail, r.Role, r.Name, r.BossRole}
}
