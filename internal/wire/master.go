package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// Reading positions and sources. Every screen shows their names, so everybody may read them.
var (
	ListMasterPositions = Operation{"ListMasterPositions", "GET", "/api/Master.svc/name_of_the_position/all",
		hiring.UseDesk,
		"The positions of the master, by name"}
	PositionNames = Operation{"PositionNames", "GET", "/api/Master.svc/get_position_name", hiring.UseDesk,
		"The names that positions of the master have, each once; id and text are the name"}
	PositionOptions = Operation{"PositionOptions", "GET", "/api/Master.svc/get_name_of_the_position_select2",
		hiring.UseDesk,
		"The positions of the master as a dropdown"}
	ListSources = Operation{"ListSources", "GET", "/api/Master.svc/get_Source_of_candidate", hiring.UseDesk,
		"The sources of candidates, by name"}
	SourceOptions = Operation{"SourceOptions", "GET", "/api/Master.svc/get_Source_of_candidate_select2/",
		hiring.UseDesk,
		"The sources of candidates as a dropdown"}
)

// Changing them.
var (
	InsertPosition = Operation{"InsertPosition", "POST", "/api/Position_Master.svc/insert_position",
		hiring.KeepPositions,
		"Add a position"}
	UpdatePosition = Operation{"UpdatePosition", "POST", "/api/Position_Master.svc/update_position",
		hiring.KeepPositions,
		"Change a position"}
	DeletePosition = Operation{"DeletePosition", "GET",
		"/api/Master.svc/delete_master_position/{positionId}/{userId}", hiring.KeepPositions,
		"Delete a position that no requisition uses; only for a fetch of our own pages, never for a link"}
	InsertSource = Operation{"InsertSource", "POST", "/api/Master.svc/insert_Source_of_candidate", hiring.KeepPositions,
		"Add a source of candidates"}
	UpdateSource = Operation{"UpdateSource", "POST", "/api/Master.svc/update_Source_of_candidate", hiring.KeepPositions,
		"Change a source of candidates"}
)

var masters = []Operation{
	ListMasterPositions, PositionNames, PositionOptions, ListSources, SourceOptions,
	InsertPosition, UpdatePosition, DeletePosition, InsertSource, UpdateSource,
}

// InsertPositionBody is what insert_position takes.
type InsertPositionBody struct {
	NameOfThePosition Text  `json:"NAME_OF_THE_POSITION" field:"name"`
	Description       Text  `json:"DESCRIPTION" field:"description"`
	Point             Text  `json:"POINT" field:"point" doc:"A whole number"`
	CreatedBy         Text  `json:"CREATED_BY"`
	LastUpdatedBy     Text  `json:"LASTUPDATED_BY"`
	Dept              Text  `json:"DEPT" field:"department" doc:"The id of the department; its name is accepted too"`
	EmployementType   Text  `json:"EMPLOYEMENT_TYPE" field:"employmentType"`
	MinExp            *Text `json:"MIN_EXP,omitempty" field:"minExperience" doc:"Years from 0 to 40; empty for none"`
}

// UpdatePositionBody is what update_position takes.
type UpdatePositionBody struct {
	NameOfThePositionID Text   `json:"NAME_OF_THE_POSITION_ID"`
	NameOfThePosition   Text   `json:"NAME_OF_THE_POSITION" field:"name"`
	Description         Text   `json:"DESCRIPTION" field:"description"`
	Point               Text   `json:"POINT" field:"point" doc:"A whole number"`
	LastUpdatedBy       Text   `json:"LASTUPDATED_BY"`
	Dept                Text   `json:"DEPT" field:"department" doc:"The id of the department; its name is accepted too"`
	EmployementType     Text   `json:"EMPLOYEMENT_TYPE" field:"employmentType"`
	MinExp              *Text  `json:"MIN_EXP,omitempty" field:"minExperience" doc:"Years from 0 to 40; empty for none; left out, it stays"`
	Version             Number `json:"VERSION,omitempty"`
}

// PositionOfUser is what delete_master_position takes.
type PositionOfUser struct {
	PositionID string `path:"positionId"`
	UserID     string `path:"userId"`
}

// InsertSourceBody is what insert_Source_of_candidate takes.
type InsertSourceBody struct {
	Description       Text `json:"DESCRIPTION" field:"description"`
	SourceOfCandidate Text `json:"SOURCE_OF_CANDIDATE" field:"name"`
	CreatedBy         Text `json:"CREATED_BY"`
}

// UpdateSourceBody is what update_Source_of_candidate takes.
type UpdateSourceBody struct {
	Description         Text   `json:"DESCRIPTION" field:"description"`
	SourceOfCandidateID Text   `json:"SOURCE_OF_CANDIDATE_ID"`
	SourceOfCandidate   Text   `json:"SOURCE_OF_CANDIDATE" field:"name"`
	UserCode            Text   `json:"USER_CODE"`
	Version             Number `json:"VERSION,omitempty"`
}

// MasterPositionRow is a position of the master.
type MasterPositionRow struct {
	NameOfThePositionID string `json:"NAME_OF_THE_POSITION_ID"`
	NameOfThePosition   string `json:"NAME_OF_THE_POSITION"`
	Description         string `json:"DESCRIPTION" doc:"The job description"`
	Point               int64  `json:"POINT"`
	Dept                string `json:"DEPT" doc:"The department's name"`
	DeptID              string `json:"DEPT_ID"`
	EmployementType     string `json:"EMPLOYEMENT_TYPE"`
	MinExp              *int64 `json:"MIN_EXP" doc:"Years of experience asked for; null for none"`
	CreatedBy           string `json:"CREATED_BY" doc:"The id of who added it"`
	LastUpdatedBy       string `json:"LASTUPDATED_BY" doc:"The id of who changed it last"`
	Version             int64  `json:"VERSION"`
}

// MasterPositionRowOf makes the row of a position.
func MasterPositionRowOf(p store.ActivePositionsRow) MasterPositionRow {
	return MasterPositionRow{p.ID, p.Name, p.Description, p.Point, p.Department, p.DepartmentID, p.EmploymentType,
		p.MinExperience, p.CreatedBy, p.UpdatedBy, p.Version}
}

// PositionOptionRowOf makes a position's entry of a dropdown.
func PositionOptionRowOf(p store.ActivePositionsRow) OptionRow { return OptionRow{p.ID, p.Name} }

// SourceRow is a source of candidates.
type SourceRow struct {
	SourceOfCandidateID string `json:"SOURCE_OF_CANDIDATE_ID"`
	SourceOfCandidate   string `json:"SOURCE_OF_CANDIDATE"`
	Description         string `json:"DESCRIPTION"`
	Version             int64  `json:"VERSION"`
}

// SourceRowOf makes the row of a source.
func SourceRowOf(s store.ActiveSourcesRow) SourceRow {
	return SourceRow{s.ID, s.Name, s.Description, s.Version}
}

// SourceOptionRowOf makes a source's entry of a dropdown.
func SourceOptionRowOf(s store.ActiveSourcesRow) OptionRow { return OptionRow{s.ID, s.Name} }
