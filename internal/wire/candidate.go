package wire

import "muster/internal/hiring"

// What is done to candidates.
var (
	InsertCandidate = Operation{"InsertCandidate", "POST", "/api/Candidate_Dashboard.svc/insert_candidate", hiring.UseDesk,
		"Add a candidate, and map them to a requisition unless IS_MAP is '0'; somebody known is not added again"}
)

var candidateWrites = []Operation{InsertCandidate}

// InsertCandidateBody is what insert_candidate takes.
type InsertCandidateBody struct {
	Name               Text `json:"NAME"`
	Mobile             Text `json:"MOBILE"`
	Email              Text `json:"EMAIL"`
	Address            Text `json:"ADDRESS"`
	IsExp              Text `json:"IS_EXP"`
	ExpIn              Text `json:"EXP_IN"`
	Exp                Text `json:"EXP"`
	IsWorking          Text `json:"IS_WORKING"`
	SourceOfCandidate  Text `json:"SOURCE_OF_CANDIDATE"`
	NoticePeriod       Text `json:"NOTICE_PERIOD"`
	CreatedBy          Text `json:"CREATED_BY"`
	IsMap              Text `json:"IS_MAP"`
	ReqID              Text `json:"REQ_ID"`
	CurrentGross       Text `json:"CURRENT_GROSS"`
	CurrentDesignation Text `json:"CURRENT_DESIGNATION"`
	CurrentCompany     Text `json:"CURRENT_COMPANY"`
	City               Text `json:"CITY"`
	State              Text `json:"STATE"`
}

// Yes reads a flag: '1' and true are yes.
func (t Text) Yes() bool { return t == "1" || t == "true" }

// Typed is what was typed about the candidate.
func (b InsertCandidateBody) Typed() hiring.NewCandidate {
	return hiring.NewCandidate{
		Name: string(b.Name), Mobile: string(b.Mobile), Email: string(b.Email), Address: string(b.Address), State: string(b.State), City: string(b.City),
		Source: string(b.SourceOfCandidate), RelevantExperience: string(b.ExpIn), Experience: string(b.Exp), NoticePeriod: string(b.NoticePeriod),
		CurrentGross: string(b.CurrentGross), CurrentDesignation: string(b.CurrentDesignation), CurrentCompany: string(b.CurrentCompany),
		IsExperienced: b.IsExp.Yes(), IsWorking: b.IsWorking.Yes(),
	}
}

// InsertCandidateRow tells where the candidate stands: the new one, or the one that was known.
type InsertCandidateRow struct {
	CanID        string `json:"CAN_ID"`
	Status       string `json:"STATUS"`
	HRName       string `json:"HR_NAME"`
	PositionName string `json:"POSITION_NAME"`
}
