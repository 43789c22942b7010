package wire

import "muster/internal/hiring"

// Actions on a requisition.
var (
	AddRequisition = Operation{"AddRequisition", "POST", "/api/requisitions", hiring.ManageRequisitions,
		"Make a new requisition and ask its approver"}
	RaiseRequisition = Operation{"RaiseRequisition", "POST",
		"/api/Get_requirement_Data.svc/insert_raised_requirement_suffix", hiring.ManageRequisitions,
		"Raise a further requisition against one; raise_id is not looked at"}
	RevokePositions = Operation{"RevokePositions", "POST", "/api/Requirement_Mapping.svc/Revoke_Openings",
		hiring.ManageRequisitions,
		"Take positions away from a requisition"}
	HoldRequisition = Operation{"HoldRequisition", "POST", "/api/Requirement_Mapping.svc/requirement_hold",
		hiring.ManageRequisitions,
		"Mark a requisition as waiting, with a note; work on it goes on"}
	ResumeRequisition = Operation{"ResumeRequisition", "POST", "/api/requisitions/{id}/resume",
		hiring.ManageRequisitions,
		"Go on with a requisition that is on hold"}
	AssignRecruiter = Operation{"AssignRecruiter", "POST", "/api/Requirement_Mapping.svc/requirement_mapping_hr",
		hiring.ManageRequisitions,
		"Let recruiters work on positions of a requisition"}
	AssignRecruiterNew = Operation{"AssignRecruiterNew", "POST",
		"/api/Requirement_Mapping.svc/requirement_mapping_new_changes", hiring.ManageRequisitions,
		"The same as requirement_mapping_hr"}
	ReassignRecruiter = Operation{"ReassignRecruiter", "POST", "/api/Requirement_Mapping.svc/requirement_reassign_hr",
		hiring.ManageRequisitions,
		"Hand a recruiter's positions to others"}
	RevokeRecruiter = Operation{"RevokeRecruiter", "POST", "/api/Requirement_Mapping.svc/full_hr_revoke_v2",
		hiring.ManageRequisitions,
		"Take recruiters off a requisition"}
	RevokeRequisition = Operation{"RevokeRequisition", "POST", "/api/Requirement_Dashboard.svc/requirement_revoke_v2",
		hiring.ManageRequisitions,
		"End a requisition"}
	EditRequisition = Operation{"EditRequisition", "POST", "/api/Requirement_Dashboard.svc/update_requirement_V3",
		hiring.ManageRequisitions,
		"Change the employment type of a requisition and ask its approver again"}
	AskAgain = Operation{"AskAgain", "POST", "/api/requisitions/{id}/ask_again", hiring.ManageRequisitions,
		"Mail new links to the approver of a requisition that was refused or whose links have expired"}
	UndoStep = Operation{"UndoStep", "POST", "/api/steps/{id}/undo", hiring.ManageRequisitions,
		"Take back what was done a moment ago, unless something followed"}
)

var requisitionWrites = []Operation{
	AddRequisition, RaiseRequisition, RevokePositions, HoldRequisition, ResumeRequisition, AssignRecruiter,
	AssignRecruiterNew,
	ReassignRecruiter, RevokeRecruiter, RevokeRequisition, EditRequisition, AskAgain, UndoStep, RequisitionApproval,
	AnswerApproval,
}
