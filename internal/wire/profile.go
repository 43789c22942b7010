package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// What candidates tell about themselves, in the documents' calls.
var (
	GetBasicProfile = Operation{"GetBasicProfile", "GET", "/api/Master.svc/get_candidate_personal_data_new/{canId}",
		hiring.UseDesk, "The step Basic Information; no rows while it was not saved"}
	SaveBasicProfile = Operation{"SaveBasicProfile", "POST", "/api/Master.svc/insert_candidate_personal_data_new",
		hiring.UseDesk, "Save the step Basic Information in place of what was there, and mark it complete"}
	GetOtherProfile = Operation{"GetOtherProfile", "GET", "/api/Master.svc/get_candidate_other_data/{canId}",
		hiring.UseDesk, "The step Other Details; no rows while it was not saved"}
	InsertOtherProfile = Operation{"InsertOtherProfile", "POST", "/api/Master.svc/insert_candidate_other_data_new",
		hiring.UseDesk, "Save the step Other Details, and mark it complete"}
	UpdateOtherProfile = Operation{"UpdateOtherProfile", "POST", "/api/Master.svc/update_candidate_other_data_new",
		hiring.UseDesk, "The same under the documents' second name"}
	ListExperience = Operation{"ListExperience", "GET", "/api/Master.svc/get_candidate_experience_data/{id}",
		hiring.UseDesk, "The candidate's former and present work, in the order of adding"}
	SaveExperience = Operation{"SaveExperience", "POST", "/api/Master.svc/insert_candidate_experience_data",
		hiring.UseDesk, "Add a row of experience, or replace the one with this CAN_EXP_ID; answers the whole list"}
	DeleteExperience = Operation{"DeleteExperience", "POST", "/api/Master.svc/delete_candidate_experience_data",
		hiring.UseDesk, "Delete a row of experience; answers the whole list"}
	ListEducation = Operation{"ListEducation", "GET", "/api/Master.svc/get_candidate_education_data/{id}",
		hiring.UseDesk, "The candidate's education, in the order of adding"}
	SaveEducation = Operation{"SaveEducation", "POST", "/api/Master.svc/insert_candidate_education_data",
		hiring.UseDesk, "Add a row of education, or replace the one with this CAN_ED_ID; answers the whole list"}
	DeleteEducation = Operation{"DeleteEducation", "POST", "/api/Master.svc/delete_candidate_education_data",
		hiring.UseDesk, "Delete a row of education; answers the whole list"}
	EducationOptions = Operation{"EducationOptions", "GET", "/api/Master.svc/get_education_select2/{id}",
		hiring.UseDesk, "The levels of education; one level when the path names one"}
	ListCertificates = Operation{"ListCertificates", "GET", "/api/Master.svc/get_candidate_certificate_data/{id}",
		hiring.UseDesk, "The candidate's certificates, in the order of adding"}
	SaveCertificate = Operation{"SaveCertificate", "POST", "/api/Master.svc/insert_candidate_certificate_data",
		hiring.UseDesk, "Add a certificate, or replace the one with this CAN_CER_ID; answers the whole list"}
	DeleteCertificate = Operation{"DeleteCertificate", "POST", "/api/Master.svc/delete_candidate_cerificate_data",
		hiring.UseDesk, "Delete a certificate; answers the whole list"}
)

var profileCalls = []Operation{
	GetBasicProfile, SaveBasicProfile, GetOtherProfile, InsertOtherProfile, UpdateOtherProfile,
	ListExperience, SaveExperience, DeleteExperience, ListEducation, SaveEducation, DeleteEducation, EducationOptions,
	ListCertificates, SaveCertificate, DeleteCertificate,
}

var candidateForms = append([]Operation{
	GetCandidateForm, MarkFormStep, GiveConsent, WithdrawConsent, KeepFormDraft, EraseProfile,
	FormDifferences,
}, profileCalls...)

// CanIDOfPath is a candidate in the path, under the documents' name.
type CanIDOfPath struct {
	CanID string `path:"canId" doc:"The candidate's id"`
}

// BasicProfileText holds the fields of the step Basic Information.
type BasicProfileText struct {
	FirstName          Text `json:"FIRSTNAME" field:"firstName"`
	MiddleName         Text `json:"MIDDLENAME" field:"middleName"`
	LastName           Text `json:"LASTNAME" field:"lastName"`
	DateOfBirth        Text `json:"DATE_OF_BIRTH" field:"dateOfBirth" doc:"YYYY-MM-DD"`
	HomeTown           Text `json:"HOMETOWN" field:"homeTown"`
	ResidentialAddress Text `json:"RESIDENTIAL_ADDRESS" field:"address"`
	Pin                Text `json:"PIN" field:"pin" doc:"Six digits"`
	City               Text `json:"CITY" field:"city"`
	State              Text `json:"STATE" field:"state"`
	MaritalStatus      Text `json:"MARITAL_STATUS" field:"maritalStatus"`
	BloodGroup         Text `json:"BLOOD_GROUP" field:"bloodGroup"`
	Gender             Text `json:"GENDER" field:"gender"`
	Mobile             Text `json:"MOBILE" doc:"Not read: the record's mobile stays"`
	PositionAppliedFor Text `json:"POSITION_APPLIED_FOR" field:"position"`
	Reference          Text `json:"REFERENCE" field:"reference" doc:"How they knew: a source, by id or name"`
	ParentName         Text `json:"PARENT_NAME" field:"familyName"`
	Relation           Text `json:"RELATION" field:"relation"`
	Occupation         Text `json:"OCCUPATION" field:"occupation"`
	Email              Text `json:"EMAIL" field:"email"`
}

// SaveBasicProfileBody is what insert_candidate_personal_data_new takes. VERSION is ours: without it the save replaces
// whatever is there.
type SaveBasicProfileBody struct {
	CanID Text `json:"CAN_ID"`
	BasicProfileText
	Version *Number `json:"VERSION,omitempty" doc:"The one that was read; 0 when there was nothing"`
}

// Typed converts the fields for the rules.
func (b BasicProfileText) Typed() hiring.BasicProfile {
	return hiring.BasicProfile{
		Position: string(b.PositionAppliedFor), Reference: string(b.Reference), Email: string(b.Email),
		FirstName: string(b.FirstName), MiddleName: string(b.MiddleName), LastName: string(b.LastName),
		DateOfBirth: string(b.DateOfBirth), HomeTown: string(b.HomeTown), Address: string(b.ResidentialAddress),
		State: string(b.State), City: string(b.City), Pin: string(b.Pin), MaritalStatus: string(b.MaritalStatus),
		BloodGroup: string(b.BloodGroup), Gender: string(b.Gender), FamilyName: string(b.ParentName),
		Relation: string(b.Relation), Occupation: string(b.Occupation),
	}
}

// BasicProfileRow is the step Basic Information as it was saved.
type BasicProfileRow struct {
	CanID              string `json:"CAN_ID"`
	FirstName          string `json:"FIRSTNAME"`
	MiddleName         string `json:"MIDDLENAME"`
	LastName           string `json:"LASTNAME"`
	DateOfBirth        string `json:"DATE_OF_BIRTH"`
	HomeTown           string `json:"HOMETOWN"`
	ResidentialAddress string `json:"RESIDENTIAL_ADDRESS"`
	Pin                string `json:"PIN"`
	City               string `json:"CITY"`
	State              string `json:"STATE"`
	MaritalStatus      string `json:"MARITAL_STATUS"`
	BloodGroup         string `json:"BLOOD_GROUP"`
	Gender             string `json:"GENDER"`
	Mobile             string `json:"MOBILE" doc:"The record's"`
	PositionAppliedFor string `json:"POSITION_APPLIED_FOR"`
	Reference          string `json:"REFERENCE"`
	ParentName         string `json:"PARENT_NAME"`
	Relation           string `json:"RELATION"`
	Occupation         string `json:"OCCUPATION"`
	Email              string `json:"EMAIL"`
	Version            int64  `json:"VERSION"`
	SavedAt            string `json:"SAVED_AT" doc:"Ours"`
}

// BasicProfileRowOf makes the row; the mobile is the record's.
func BasicProfileRowOf(p store.ProfileBasic, mobile string) BasicProfileRow {
	return BasicProfileRow{
		CanID: p.CandidateID, FirstName: p.FirstName, MiddleName: p.MiddleName, LastName: p.LastName,
		DateOfBirth: string(p.DateOfBirth), HomeTown: p.HomeTown, ResidentialAddress: p.Address, Pin: p.Pin,
		City: p.City, State: p.State, MaritalStatus: p.MaritalStatus, BloodGroup: p.BloodGroup, Gender: p.Gender,
		Mobile: mobile, PositionAppliedFor: p.Position, Reference: p.Reference, ParentName: p.FamilyName,
		Relation: p.Relation, Occupation: p.Occupation, Email: p.Email, Version: p.Version,
		SavedAt: Instant(&p.SavedAt),
	}
}

// Seen is the version that the caller read, nil if none was sent.
func Seen(version *Number) *int64 {
	if version == nil {
		return nil
	}
	seen := int64(*version)
	return &seen
}
