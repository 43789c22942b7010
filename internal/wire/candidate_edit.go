package wire

import (
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/hiring"
)

// Changing a candidate and their resume.
var (
	UpdateCandidate = Operation{"UpdateCandidate", "POST", "/api/Candidate_Dashboard.svc/update_candidate",
		hiring.UseDesk,
		"Change what is known of a candidate"}
	UpdateCandidateDetails = Operation{"UpdateCandidateDetails", "POST",
		"/api/Candidate_Dashboard.svc/update_candidate_details", hiring.UseDesk,
		"Change what is known of a candidate, with a resume"}
	UpdateResume = Operation{"UpdateResume", "POST", "/api/Candidate_Dashboard.svc/Update_Resume", hiring.UseDesk,
		"Store a resume in place of the one before"}
	GetResume = Operation{"GetResume", "GET", "/api/can_resume/{file}", hiring.UseDesk,
		"The resume of a candidate whom the caller may see, by its file or the candidate's id"}
)

var candidateEdits = []Operation{UpdateCandidate, UpdateCandidateDetails, UpdateResume, GetResume}

// UpdateCandidateBody is what update_candidate takes. VERSION is ours.
type UpdateCandidateBody struct {
	CandidateText
	// A missing resume is reported under the name that it has in the form.
	_         struct{} `form:"RESUME" field:"resume"`
	CreatedBy Text     `json:"CREATED_BY"`
	Status    Text     `json:"STATUS" doc:"Not read: an edit changes no status"`
	CanID     Text     `json:"CAN_ID"`
	ReqID     Text     `json:"REQ_ID"`
	Version   Number   `json:"VERSION,omitempty"`
}

// Edited converts the fields for the rules.
func (b UpdateCandidateBody) Edited() hiring.EditedCandidate {
	return hiring.EditedCandidate{NewCandidate: b.Typed()}
}

// UpdateCandidateDetailsForm is what update_candidate_details takes: the fields of update_candidate, and a file.
type UpdateCandidateDetailsForm struct {
	Name               string        `form:"NAME" field:"name" required:"false"`
	Mobile             string        `form:"MOBILE" field:"mobile" required:"false"`
	Email              string        `form:"EMAIL" field:"email" required:"false"`
	Address            string        `form:"ADDRESS" field:"address" required:"false"`
	IsExp              string        `form:"IS_EXP" required:"false"`
	ExpIn              string        `form:"EXP_IN" field:"relevantExperience" required:"false"`
	Exp                string        `form:"EXP" field:"experience" required:"false"`
	IsWorking          string        `form:"IS_WORKING" field:"working" required:"false"`
	NoticePeriod       string        `form:"NOTICE_PERIOD" field:"noticePeriod" required:"false"`
	CurrentGross       string        `form:"CURRENT_GROSS" field:"currentGross" required:"false"`
	CurrentGrossPer    string        `form:"CURRENT_GROSS_PER" required:"false"`
	CurrentDesignation string        `form:"CURRENT_DESIGNATION" field:"currentDesignation" required:"false"`
	CurrentCompany     string        `form:"CURRENT_COMPANY" field:"currentCompany" required:"false"`
	CreatedBy          string        `form:"CREATED_BY" required:"false"`
	Status             string        `form:"STATUS" required:"false"`
	CanID              string        `form:"CAN_ID" required:"false"`
	State              string        `form:"STATE" field:"state" required:"false"`
	City               string        `form:"CITY" field:"city" required:"false"`
	ReqID              string        `form:"REQ_ID" required:"false"`
	Version            int64         `form:"VERSION" required:"false"`
	Resume             huma.FormFile `form:"RESUME" field:"resume" required:"false" doc:"A PDF under 204,800 bytes"`
}

// Fields converts the form into the body of update_candidate.
func (f UpdateCandidateDetailsForm) Fields() UpdateCandidateBody {
	return UpdateCandidateBody{
		CandidateText: CandidateText{
			Name: formText(f.Name), Mobile: formText(f.Mobile), Email: formText(f.Email),
			Address: formText(f.Address), IsExp: formText(f.IsExp), ExpIn: formText(f.ExpIn),
			Exp: formText(f.Exp), IsWorking: formText(f.IsWorking), NoticePeriod: formText(f.NoticePeriod),
			CurrentGross: formText(f.CurrentGross), CurrentGrossPer: formText(f.CurrentGrossPer),
			CurrentDesignation: formText(f.CurrentDesignation), CurrentCompany: formText(f.CurrentCompany),
			State: formText(f.State), City: formText(f.City),
		},
		CreatedBy: formText(f.CreatedBy), Status: formText(f.Status), CanID: formText(f.CanID),
		ReqID: formText(f.ReqID), Version: Number(f.Version),
	}
}

// UpdateResumeForm is what Update_Resume takes.
type UpdateResumeForm struct {
	CanID  string        `form:"CAN_ID" required:"false"`
	Resume huma.FormFile `form:"RESUME" field:"resume" required:"false" doc:"A PDF under 204,800 bytes"`
}

// Candidate is the id of the candidate, stripped like any text of a form.
func (f UpdateResumeForm) Candidate() string { return string(formText(f.CanID)) }

// formText strips the characters that a database cannot store from a field of a form.
func formText(text string) Text {
	return Text(strings.ReplaceAll(strings.ToValidUTF8(text, ""), "\x00", ""))
}

// FileOfPath is what can_resume takes.
type FileOfPath struct {
	File string `path:"file" doc:"RESUME of the candidate details, or the candidate's id"`
}
