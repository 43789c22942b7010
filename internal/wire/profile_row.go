package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// SaveExperienceBody is what insert_candidate_experience_data takes. CAN_EXP_ID and VERSION are ours: with them an own
// row is replaced.
type SaveExperienceBody struct {
	CanID              Text    `json:"CAN_ID"`
	CanExpID           Text    `json:"CAN_EXP_ID,omitempty"`
	NameOfOrganization Text    `json:"NAME_OF_ORGANIZATION" field:"organization"`
	CityOfOrganization Text    `json:"CITY_OF_ORGANIZATION" field:"city"`
	Position           Text    `json:"POSITION" field:"position"`
	SuperviserName     Text    `json:"SUPERVISER_NAME" field:"supervisor"`
	ReasonForLeaving   Text    `json:"REASON_FOR_LEAVING" field:"reasonForLeaving"`
	ExpFromDate        Text    `json:"EXP_FROM_DATE" field:"from" doc:"YYYY-MM"`
	ExpToDate          Text    `json:"EXP_TO_DATE" field:"to" doc:"YYYY-MM; not read while they work there"`
	IsWorking          Text    `json:"IS_WORKING" field:"mode" doc:"'1' or '0'"`
	IsExperienced      Text    `json:"IS_EXPERIENCED" doc:"'1' when it is over"`
	Version            *Number `json:"VERSION,omitempty" doc:"Of the row that is replaced"`
}

// Typed converts the fields for the rules.
func (b SaveExperienceBody) Typed() hiring.Experience {
	return hiring.Experience{
		Organization: string(b.NameOfOrganization), City: string(b.CityOfOrganization), Position: string(b.Position),
		Supervisor: string(b.SuperviserName), ReasonForLeaving: string(b.ReasonForLeaving),
		Tenure: hiring.Tenure{From: string(b.ExpFromDate), To: string(b.ExpToDate), Lasts: b.IsWorking.Yes(),
			Over: b.IsExperienced.Yes()},
	}
}

// DeleteExperienceBody is what delete_candidate_experience_data takes.
type DeleteExperienceBody struct {
	CanID    Text    `json:"CAN_ID"`
	CanExpID Text    `json:"CAN_EXP_ID"`
	Version  *Number `json:"VERSION,omitempty"`
}

// ExperienceRow is a row of experience.
type ExperienceRow struct {
	CanID              string `json:"CAN_ID"`
	CanExpID           string `json:"CAN_EXP_ID"`
	NameOfOrganization string `json:"NAME_OF_ORGANIZATION"`
	CityOfOrganization string `json:"CITY_OF_ORGANIZATION"`
	Position           string `json:"POSITION"`
	SuperviserName     string `json:"SUPERVISER_NAME"`
	ReasonForLeaving   string `json:"REASON_FOR_LEAVING"`
	ExpFromDate        string `json:"EXP_FROM_DATE"`
	ExpToDate          string `json:"EXP_TO_DATE"`
	IsWorking          string `json:"IS_WORKING" doc:"'1' or '0'"`
	IsExperienced      string `json:"IS_EXPERIENCED" doc:"'1' or '0'"`
	Version            int64  `json:"VERSION"`
}

// ExperienceRowOf makes the row.
func ExperienceRowOf(e store.ProfileExperience) ExperienceRow {
	return ExperienceRow{
		CanID: e.CandidateID, CanExpID: e.ID, NameOfOrganization: e.Organization, CityOfOrganization: e.City,
		Position: e.Position, SuperviserName: e.Supervisor, ReasonForLeaving: e.ReasonForLeaving,
		ExpFromDate: e.FromMonth, ExpToDate: e.ToMonth, IsWorking: Flag(e.Working), IsExperienced: Flag(!e.Working),
		Version: e.Version,
	}
}

// SaveEducationBody is what insert_candidate_education_data takes. VERSION is ours.
type SaveEducationBody struct {
	EducationalType Text    `json:"EDUCATIONAL_TYPE" field:"level" doc:"The id or the text of a level"`
	NameOfCollege   Text    `json:"NAME_OF_COLLEGE" field:"college"`
	CityOfCollege   Text    `json:"CITY_OF_COLLEGE" field:"city"`
	FullPartTime    Text    `json:"FULL_PART_TIME" field:"studyType" doc:"Full Time or Part Time"`
	FromDate        Text    `json:"FROM_DATE" field:"from" doc:"YYYY-MM"`
	ToDate          Text    `json:"TO_DATE" field:"to" doc:"YYYY-MM; not read while it lasts"`
	CanID           Text    `json:"CAN_ID"`
	CanEdID         Text    `json:"CAN_ED_ID" doc:"An own row's id replaces it; any other is ignored"`
	IsPursueing     Text    `json:"IS_PURSUEING" field:"mode" doc:"'1' or '0'"`
	IsCompleted     Text    `json:"IS_COMPLETED" doc:"'1' or '0'"`
	Version         *Number `json:"VERSION,omitempty" doc:"Of the row that is replaced"`
}

// Typed converts the fields for the rules.
func (b SaveEducationBody) Typed() hiring.Education {
	return hiring.Education{
		Level: string(b.EducationalType), College: string(b.NameOfCollege), City: string(b.CityOfCollege),
		StudyType: string(b.FullPartTime),
		Tenure: hiring.Tenure{From: string(b.FromDate), To: string(b.ToDate), Lasts: b.IsPursueing.Yes(),
			Over: b.IsCompleted.Yes()},
	}
}

// DeleteEducationBody is what delete_candidate_education_data takes.
type DeleteEducationBody struct {
	CanID   Text    `json:"CAN_ID"`
	CanEdID Text    `json:"CAN_ED_ID"`
	Version *Number `json:"VERSION,omitempty"`
}

// EducationRow is a row of education.
type EducationRow struct {
	CanID           string `json:"CAN_ID"`
	CanEdID         string `json:"CAN_ED_ID"`
	EducationalType string `json:"EDUCATIONAL_TYPE"`
	NameOfCollege   string `json:"NAME_OF_COLLEGE"`
	CityOfCollege   string `json:"CITY_OF_COLLEGE"`
	FullPartTime    string `json:"FULL_PART_TIME"`
	FromDate        string `json:"FROM_DATE"`
	ToDate          string `json:"TO_DATE"`
	IsPursueing     string `json:"IS_PURSUEING" doc:"'1' or '0'"`
	IsCompleted     string `json:"IS_COMPLETED" doc:"'1' or '0'"`
	Version         int64  `json:"VERSION"`
}

// EducationRowOf makes the row.
func EducationRowOf(e store.ProfileEducation) EducationRow {
	return EducationRow{
		CanID: e.CandidateID, CanEdID: e.ID, EducationalType: e.Level, NameOfCollege: e.College,
		CityOfCollege: e.City, FullPartTime: e.StudyType, FromDate: e.FromMonth, ToDate: e.ToMonth,
		IsPursueing: Flag(e.Pursuing), IsCompleted: Flag(!e.Pursuing), Version: e.Version,
	}
}

// SaveCertificateBody is what insert_candidate_certificate_data takes. CAN_CER_ID and VERSION are ours.
type SaveCertificateBody struct {
	CanID                Text    `json:"CAN_ID"`
	CanCerID             Text    `json:"CAN_CER_ID,omitempty"`
	CertificateNo        Text    `json:"CERTIFICATE_NO" field:"number"`
	CertificateName      Text    `json:"CERTIFICATE_NAME" field:"name"`
	CertificateStartDate Text    `json:"CERTIFICATE_START_DATE" field:"from" doc:"YYYY-MM"`
	CertificateExpiry    Text    `json:"CERTIFICATE_EXPIRY" field:"to" doc:"YYYY-MM, or empty"`
	Version              *Number `json:"VERSION,omitempty" doc:"Of the row that is replaced"`
}

// Typed converts the fields for the rules.
func (b SaveCertificateBody) Typed() hiring.Certificate {
	return hiring.Certificate{
		Number: string(b.CertificateNo), Name: string(b.CertificateName), Start: string(b.CertificateStartDate),
		Expiry: string(b.CertificateExpiry),
	}
}

// DeleteCertificateBody is what delete_candidate_cerificate_data takes.
type DeleteCertificateBody struct {
	CanID    Text    `json:"CAN_ID"`
	CanCerID Text    `json:"CAN_CER_ID"`
	Version  *Number `json:"VERSION,omitempty"`
}

// CertificateRow is a certificate.
type CertificateRow struct {
	CanID                string `json:"CAN_ID"`
	CanCerID             string `json:"CAN_CER_ID"`
	CertificateNo        string `json:"CERTIFICATE_NO"`
	CertificateName      string `json:"CERTIFICATE_NAME"`
	CertificateStartDate string `json:"CERTIFICATE_START_DATE"`
	CertificateExpiry    string `json:"CERTIFICATE_EXPIRY"`
	Version              int64  `json:"VERSION"`
}

// CertificateRowOf makes the row.
func CertificateRowOf(c store.ProfileCertificate) CertificateRow {
	return CertificateRow{
		CanID: c.CandidateID, CanCerID: c.ID, CertificateNo: c.Number, CertificateName: c.Name,
		CertificateStartDate: c.StartMonth, CertificateExpiry: c.ExpiryMonth, Version: c.Version,
	}
}
