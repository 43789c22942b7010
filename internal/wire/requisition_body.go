package wire

import "encoding/json"

// RecruiterOfList is an entry of HR_LIST. Without a NO_OF_POSITION of its own, that of the body applies.
type RecruiterOfList struct {
	HR           Text   `json:"HR"`
	NoOfPosition *Count `json:"NO_OF_POSITION,omitempty"`
}

// RecruiterList is HR_LIST. One of another shape reads as empty, which the rules refuse with the document's sentence.
type RecruiterList []RecruiterOfList

// UnmarshalJSON reads a list of recruiters.
func (l *RecruiterList) UnmarshalJSON(from []byte) error {
	var list []RecruiterOfList
	if err := json.Unmarshal(from, &list); err != nil {
		list = nil
	}
	*l = list
	return nil
}

// AssignRecruiterBody is what requirement_mapping_hr and requirement_mapping_new_changes take.
type AssignRecruiterBody struct {
	Status       Text          `json:"STATUS" field:"status"`
	ReqID        Text          `json:"REQ_ID"`
	CreatedBy    Text          `json:"CREATED_BY"`
	HRList       RecruiterList `json:"HR_LIST" field:"recruiters"`
	NoOfPosition Count         `json:"NO_OF_POSITION" field:"positions"`
	Tenure       Count         `json:"TENURE" field:"tenure"`
	Stipend      Count         `json:"STIPEND" field:"stipend"`
	Version      Number        `json:"VERSION,omitempty"`
}

// ReassignRecruiterBody is what requirement_reassign_hr takes.
type ReassignRecruiterBody struct {
	Status       Text          `json:"STATUS" field:"status"`
	ReqID        Text          `json:"REQ_ID"`
	CreatedBy    Text          `json:"CREATED_BY"`
	HRList       RecruiterList `json:"HR_LIST" field:"recruiters"`
	NoOfPosition Count         `json:"NO_OF_POSITION" field:"positions"`
	HRIDOld      Text          `json:"HR_ID_OLD" field:"formerRecruiter"`
	Version      Number        `json:"VERSION,omitempty"`
}

// RevokeRecruiterBody is what full_hr_revoke_v2 takes.
type RevokeRecruiterBody struct {
	ReqID     Text          `json:"REQ_ID"`
	Status    Text          `json:"STATUS" field:"status"`
	HRList    RecruiterList `json:"HR_LIST" field:"recruiters"`
	CreatedBy Text          `json:"CREATED_BY"`
	Comments  Text          `json:"COMMENTS" field:"comment"`
	Version   Number        `json:"VERSION,omitempty"`
}

// RaiseRequisitionBody is what insert_raised_requirement_suffix takes.
type RaiseRequisitionBody struct {
	AddedBy     Text   `json:"ADDED_BY"`
	ParentID    Text   `json:"parent_id"`
	NoOfOpening Count  `json:"NO_OF_OPENING" field:"positions"`
	HRComment   Text   `json:"HR_COMMENT" field:"comment"`
	RaiseID     Text   `json:"raise_id"`
	Version     Number `json:"VERSION,omitempty"`
}

// RevokePositionsBody is what Revoke_Openings takes.
type RevokePositionsBody struct {
	ReqID       Text   `json:"REQ_ID"`
	NoOfOpening Count  `json:"NO_OF_OPENING" field:"positions"`
	Status      Text   `json:"STATUS" field:"status"`
	Comments    Text   `json:"COMMENTS" field:"comment"`
	CreatedBy   Text   `json:"CREATED_BY"`
	Version     Number `json:"VERSION,omitempty"`
}

// HoldRequisitionBody is what requirement_hold takes.
type HoldRequisitionBody struct {
	Status    Text   `json:"STATUS" field:"status"`
	ReqID     Text   `json:"REQ_ID"`
	Comments  Text   `json:"COMMENTS" field:"comment"`
	CreatedBy Text   `json:"CREATED_BY"`
	Version   Number `json:"VERSION,omitempty"`
}

// RevokeRequisitionBody is what requirement_revoke_v2 takes.
type RevokeRequisitionBody struct {
	Status        Text   `json:"STATUS" field:"status"`
	LastUpdatedBy Text   `json:"LASTUPDATED_BY"`
	Comments      Text   `json:"COMMENTS" field:"comment"`
	ReqID         Text   `json:"REQ_ID"`
	Version       Number `json:"VERSION,omitempty"`
}

// EditRequisitionBody is what update_requirement_V3 takes.
type EditRequisitionBody struct {
	ReqID          Text   `json:"REQ_ID"`
	Comment        Text   `json:"COMMENT" field:"comment"`
	UserGUID       Text   `json:"USER_GUID"`
	EmploymentType Text   `json:"EMPLOYMENT_TYPE" field:"employmentType"`
	PositionName   Text   `json:"POSITION_NAME"`
	Version        Number `json:"VERSION,omitempty"`
}

// AddRequisitionBody is a new requisition.
type AddRequisitionBody struct {
	PositionID       Text  `json:"positionId"`
	Positions        Count `json:"positions"`
	State            Text  `json:"state"`
	City             Text  `json:"city"`
	EmploymentStatus Text  `json:"employmentStatus"`
	HireType         Text  `json:"hireType"`
	RehireFor        Text  `json:"rehireFor"`
	RequestedBy      Text  `json:"requestedBy"`
	Skills           Text  `json:"skills"`
	Comments         Text  `json:"comments"`
	TAT              Text  `json:"tat"`
	Stipend          Count `json:"stipend"`
	Tenure           Count `json:"tenure"`
}

// StepRow identifies the step just done, for Undo, and its requisition (the new one after Raise and New Requisition).
type StepRow struct {
	Step   string `json:"step" doc:"What /api/steps/{id}/undo takes; empty when it cannot be undone"`
	ReqID  string `json:"reqId"`
	Serial string `json:"serial"`
}
