package wire

import "muster/internal/hiring"

// Adding candidates.
var (
	InsertCandidate = Operation{"InsertCandidate", "POST", "/api/Candidate_Dashboard.svc/insert_candidate",
		hiring.AddCandidates,
		"Add a candidate, and map them to a requisition unless IS_MAP is '0'; somebody known is not added again"}
)

var candidateWrites = []Operation{InsertCandidate}

// CandidateText holds the fields that people fill in, whether they add or edit a candidate.
type CandidateText struct {
	Name               Text `json:"NAME" field:"name"`
	Mobile             Text `json:"MOBILE" field:"mobile"`
	Email              Text `json:"EMAIL" field:"email"`
	Address            Text `json:"ADDRESS" field:"address"`
	IsExp              Text `json:"IS_EXP"`
	ExpIn              Text `json:"EXP_IN" field:"relevantExperience"`
	Exp                Text `json:"EXP" field:"experience"`
	IsWorking          Text `json:"IS_WORKING" field:"working"`
	NoticePeriod       Text `json:"NOTICE_PERIOD" field:"noticePeriod"`
	CurrentGross       Text `json:"CURRENT_GROSS" field:"currentGross" doc:"As people say it: 900000, 9 lakh, 75k a month"`
	CurrentGrossPer    Text `json:"CURRENT_GROSS_PER,omitempty" doc:"Ours: month or year, where CURRENT_GROSS does not say"`
	CurrentDesignation Text `json:"CURRENT_DESIGNATION" field:"currentDesignation"`
	CurrentCompany     Text `json:"CURRENT_COMPANY" field:"currentCompany"`
	City               Text `json:"CITY" field:"city"`
	State              Text `json:"STATE" field:"state"`
}

// Yes reads a flag: '1' and true are yes.
func (t Text) Yes() bool { return t == "1" || t == "true" }

// Typed converts them for the rules.
func (c CandidateText) Typed() hiring.NewCandidate {
	return hiring.NewCandidate{
		Name: string(c.Name), Mobile: string(c.Mobile), Email: string(c.Email), Address: string(c.Address),
		State: string(c.State), City: string(c.City),
		RelevantExperience: string(c.ExpIn), Experience: string(c.Exp), NoticePeriod: string(c.NoticePeriod),
		CurrentGross:       hiring.Salary{Rupees: string(c.CurrentGross), Per: string(c.CurrentGrossPer)},
		CurrentDesignation: string(c.CurrentDesignation), CurrentCompany: string(c.CurrentCompany),
		IsExperienced: c.IsExp.Yes(), IsWorking: c.IsWorking.Yes(),
	}
}

// InsertCandidateBody is what insert_candidate takes.
type InsertCandidateBody struct {
	CandidateText
	SourceOfCandidate Text `json:"SOURCE_OF_CANDIDATE" field:"source"`
	CreatedBy         Text `json:"CREATED_BY"`
	IsMap             Text `json:"IS_MAP"`
	ReqID             Text `json:"REQ_ID"`
}

// Typed returns the fields of the candidate and their source.
func (b InsertCandidateBody) Typed() hiring.NewCandidate {
	typed := b.CandidateText.Typed()
	typed.Source = string(b.SourceOfCandidate)
	return typed
}

// InsertCandidateRow shows where the candidate stands: the new one, or the one that Muster already had.
type InsertCandidateRow struct {
	CanID        string `json:"CAN_ID"`
	Status       string `json:"STATUS"`
	HRName       string `json:"HR_NAME"`
	PositionName string `json:"POSITION_NAME"`
}
