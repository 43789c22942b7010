package wire

import (
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/hiring"
	"muster/internal/store"
)

// The candidate database.
var (
	SearchCandidates = Operation{"SearchCandidates", "POST", "/api/Can_Database.svc/candidate_database_search",
		hiring.UseDesk,
		"The candidates that a search finds, the newest first, 1,000 at most; interviewers find their own"}
	InsertReferenceCandidate = Operation{"InsertReferenceCandidate", "POST",
		"/api/Can_Database.svc/Insert_Reference_Candidate", hiring.ReferCandidates,
		"Add a candidate whom somebody recommends, without an application; CODE '409' for one who is known"}
	MapCandidates = Operation{"MapCandidates", "POST", "/api/Candidate_Dashboard.svc/candidate_re_mapping_new",
		hiring.AddCandidates,
		"Map candidates to a requisition, all or none; CODE '409' with those who cannot be mapped, and why"}
	SuggestFromResume = Operation{"SuggestFromResume", "POST", "/api/resumes/suggestions", hiring.AddCandidates,
		"What the text of a resume suggests about its candidate; nothing of it is kept"}
)

var databaseCalls = []Operation{SearchCandidates, InsertReferenceCandidate, MapCandidates, SuggestFromResume,
	SearchEverywhere}

// SearchCandidatesBody is what candidate_database_search takes; all, null and empty text filter nothing.
type SearchCandidatesBody struct {
	Search          Text `json:"SEARCH" field:"search" doc:"Part of a name, mobile or e-mail, or whole words of a resume; 3 characters"`
	PositionName    Text `json:"POSITION_NAME" field:"position" doc:"Of any application"`
	Location        Text `json:"LOCATION" field:"city" doc:"The candidate's city"`
	RefPositionName Text `json:"REF_POSITION_NAME" field:"referencePosition"`
}

// SearchCandidatesInput is the search and the page of what it finds.
type SearchCandidatesInput struct {
	Page int                `query:"page" doc:"The page, from 1"`
	Size int                `query:"size" doc:"Rows a page; all that were found unless page or size is given"`
	Sort Sort[DatabaseSort] `query:"sort" doc:"A column, with - before it for descending"`
	Body SearchCandidatesBody
}

// Asked converts the search for the rules.
func (b SearchCandidatesBody) Asked() hiring.DatabaseSearch {
	return hiring.DatabaseSearch{Text: string(b.Search), Position: string(b.PositionName), City: string(b.Location),
		ReferencePosition: string(b.RefPositionName)}
}

// Written is the search as an audit line tells it.
func (b SearchCandidatesBody) Written() string {
	return " " + strings.Join([]string{string(b.Search), string(b.PositionName), string(b.Location),
		string(b.RefPositionName)}, " | ")
}

// DatabaseRow is a candidate of the database with their live application, else the latest.
type DatabaseRow struct {
	CanID                  string `json:"CAN_ID"`
	ReqID                  string `json:"REQ_ID" doc:"Empty for a candidate who never applied"`
	Name                   string `json:"NAME"`
	Mobile                 string `json:"MOBILE"`
	Email                  string `json:"EMAIL"`
	Address                string `json:"ADDRESS"`
	City                   string `json:"CITY"`
	Exp                    string `json:"EXP"`
	NoticePeriod           string `json:"NOTICE_PERIOD"`
	LastPositionAppliedFor string `json:"LAST_POSITION_APPLIED_FOR" doc:"What the candidate wrote, else that of the first application"`
	LastEducationalType    string `json:"LAST_EDUCATIONAL_TYPE"`
	YearOfPassing          string `json:"YEAR_OF_PASSING" doc:"Empty while it is pursued"`
	TotalYearOfExp         string `json:"TOTAL_YEAR_OF_EXP"`
	CreatedOn              string `json:"CREATED_ON" doc:"An instant"`
	HRName                 string `json:"HR_NAME"`
	Stage                  string `json:"STAGE"`
	Status                 string `json:"STATUS"`
	LatestProfileMapped    string `json:"LATEST_PROFILE_MAPPED" doc:"The position of the latest mapping"`
	RefPositions           string `json:"REF_POSITIONS" doc:"Separated by commas"`
	PositionName           string `json:"POSITION_NAME"`
	RaiseReqID             string `json:"RAISE_REQ_ID" doc:"The serial of a requisition that was raised against another"`
	RefCandidateFlag       string `json:"REF_CANDIDATE_FLAG" doc:"'1' or '0'"`
	StatusID               string `json:"STATUS_ID"`
	EsaRejected            string `json:"ESA_REJECTED" doc:"'1' or '0'"`

	Selectable string `json:"SELECTABLE" doc:"'1' when the caller may map the candidate"`
	Reason     string `json:"REASON" doc:"Why not"`
	Opens      string `json:"OPENS" doc:"'1' when the caller may open the details of this application"`
	ResumeHit  string `json:"RESUME_HIT" doc:"The passage of the resume with the words that were searched for"`
	Resume     string `json:"RESUME" doc:"The file for /api/can_resume/{file}; empty when there is none"`
	ResumeNote string `json:"RESUME_NOTE" doc:"Why the text of the resume cannot be searched"`
	ESA        string `json:"ESA" doc:"live or test for an application in the ESA programme"`
	FormSteps  int64  `json:"FORM_STEPS" doc:"How many of the five steps of their form the candidate has saved"`
}

// DatabaseRowOf makes the row of a candidate of the database.
func DatabaseRowOf(f store.DatabaseRow, says hiring.Finding) DatabaseRow {
	info, _ := hiring.InfoOf(hiring.Status(f.Status))
	row := DatabaseRow{
		CanID: f.CandidateID, ReqID: f.RequisitionID, Name: f.Name, Mobile: f.Mobile, Email: f.Email,
		Address: f.Address, City: f.City, Exp: f.Experience, NoticePeriod: f.NoticePeriod,
		LastPositionAppliedFor: f.AppliedFor, LastEducationalType: says.Education,
		YearOfPassing: says.YearOfPassing, TotalYearOfExp: says.Years, CreatedOn: Instant(&f.CreatedAt),
		HRName: f.OwnerName, Stage: f.Stage, Status: f.Status, LatestProfileMapped: f.LatestMapped,
		RefPositions: strings.Join(f.ReferencePositions, ", "), PositionName: f.Position,
		RefCandidateFlag: Flag(f.Reference), StatusID: info.ID,
		EsaRejected: Flag(f.EsaRejected), Selectable: Flag(says.WhyNotMapped == ""), Reason: says.WhyNotMapped,
		Opens: Flag(says.Opens), ResumeHit: says.Passage, ESA: f.Esa, FormSteps: f.FormSteps,
	}
	if f.Raised {
		row.RaiseReqID = f.Serial
	}
	if f.ResumeID != "" {
		row.Resume, row.ResumeNote = f.ResumeID+".pdf", hiring.ResumeState(f.ResumeState).Note()
	}
	return row
}

// SearchAnswer is a page of what was found; message says when there is more than a search shows.
func SearchAnswer(rows []DatabaseRow, total int64, message string) Page[DatabaseRow] {
	return Page[DatabaseRow]{Response: []Outcome{{Code: success, Message: message}}, Data: rows, Total: total}
}

// InsertReferenceCandidateBody is what Insert_Reference_Candidate takes.
type InsertReferenceCandidateBody struct {
	UserGUID          Text    `json:"USER_GUID"`
	Name              Text    `json:"NAME" field:"name"`
	Mobile            Text    `json:"MOBILE" field:"mobile"`
	Email             Text    `json:"EMAIL" field:"email"`
	Exp               Text    `json:"EXP" field:"experience" doc:"Years from 0 to 60"`
	EducationalType   Text    `json:"EDUCATIONAL_TYPE" field:"education"`
	RefPositions      Choices `json:"REF_POSITIONS" field:"positions" doc:"Ids or names of positions"`
	City              Text    `json:"CITY" field:"city"`
	SourceOfCandidate Text    `json:"SOURCE_OF_CANDIDATE" field:"source" doc:"The id of the source; its name is accepted too"`
	RefDeprtment      Choices `json:"REF_DEPRTMENT" field:"departments" doc:"Ids or names of departments"`
}

// Typed converts the fields for the rules.
func (b InsertReferenceCandidateBody) Typed() hiring.ReferenceCandidate {
	return hiring.ReferenceCandidate{
		Name: string(b.Name), Mobile: string(b.Mobile), Email: string(b.Email), Experience: string(b.Exp),
		Education: string(b.EducationalType), City: string(b.City), Source: string(b.SourceOfCandidate),
		Positions: b.RefPositions, Departments: b.RefDeprtment,
	}
}

// MapCandidatesBody is what candidate_re_mapping_new takes.
type MapCandidatesBody struct {
	ReqID     Text         `json:"REQ_ID" field:"requisition" doc:"The id; the serial is accepted too"`
	CreatedBy Text         `json:"CREATED_BY"`
	CanList   MappedChoice `json:"CAN_LIST" field:"candidates"`
}

// MappedRow is a candidate who cannot be mapped.
type MappedRow struct {
	CanID   string `json:"CAN_ID"`
	Name    string `json:"NAME"`
	Message string `json:"MESSAGE" doc:"Why not"`
}

// ResumeForm is a resume that is only read.
type ResumeForm struct {
	Resume huma.FormFile `form:"RESUME" field:"resume" required:"false" doc:"A PDF under 204,800 bytes"`
}

// ResumeSuggestionRow is what the text of a resume suggests.
type ResumeSuggestionRow struct {
	Name   string `json:"name"`
	Mobile string `json:"mobile"`
	Email  string `json:"email"`
	Note   string `json:"note" doc:"Why nothing could be read; empty when the text was read"`
}
