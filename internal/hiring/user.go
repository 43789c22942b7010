package hiring

import "slices"

// Role is a user's role.
type Role string

const (
	Recruiter   Role = "Recruiter"
	Interviewer Role = "Interviewer"
	Admin       Role = "Admin"
	ESAHR       Role = "ESA HR"
	SeniorHR    Role = "Senior HR"
	TL          Role = "TL"
	ATL         Role = "ATL"
	PL          Role = "PL"
	CEO         Role = "CEO"
)

// RoleIDs are the fixed ids of the roles: they appear as ROLE_ID in answers and are the same in every database.
var RoleIDs = map[Role]string{
	Recruiter:   "018f0000-0000-7000-8000-000000000001",
	Interviewer: "018f0000-0000-7000-8000-000000000002",
	Admin:       "018f0000-0000-7000-8000-000000000003",
	ESAHR:       "018f0000-0000-7000-8000-000000000004",
	SeniorHR:    "018f0000-0000-7000-8000-000000000005",
	TL:          "018f0000-0000-7000-8000-000000000006",
	ATL:         "018f0000-0000-7000-8000-000000000007",
	PL:          "018f0000-0000-7000-8000-000000000008",
	CEO:         "018f0000-0000-7000-8000-000000000009",
}

// RoleOf returns the role with this id, empty if there is none.
func RoleOf(id string) Role {
	for role, its := range RoleIDs {
		if its == id {
			return role
		}
	}
	return ""
}

// The answers to a list of recruiters that names somebody else.
const (
	ChooseRecruiter = "Please choose a recruiter"
	EsaHROutside    = "An ESA HR user works on the requisitions of the ESA programme only"
)

// CheckAssigned checks that a user with this role id can be assigned to a requisition. Outside the programme an ESA HR
// user could do nothing with the positions.
func CheckAssigned(roleID string, active, esa bool) error {
	switch {
	case !active || roleID != RoleIDs[Recruiter] && roleID != RoleIDs[ESAHR]:
		return invalid("recruiters", ChooseRecruiter)
	case roleID == RoleIDs[ESAHR] && !esa:
		return &Problem{Kind: Refused, Field: "recruiters", Message: EsaHROutside}
	}
	return nil
}

// Grant is a right given to a user in addition to the role.
type Grant string

const (
	GrantManager         Grant = "manager"
	GrantReviewDashboard Grant = "reviewDashboard"
	GrantEsaAssigned     Grant = "esaAssigned"
	GrantCommentDownload Grant = "commentDownload"
	GrantAdminister      Grant = "administer"
)

// Grants lists every grant.
var Grants = []Grant{GrantManager, GrantReviewDashboard, GrantEsaAssigned, GrantCommentDownload, GrantAdminister}

// User is a signed-in user, as far as the rules need to know them.
type User struct {
	ID     string
	Role   Role
	Grants []Grant
	// TelephonyID is the user's id at the telephony service; who has none does not call through it.
	TelephonyID string
}

// Has reports whether the user has the grant g.
func (u User) Has(g Grant) bool { return slices.Contains(u.Grants, g) }

// DepartmentsLetIn are the departments whose users may sign in.
var DepartmentsLetIn = []string{"Admin", "Office of CEO", "Human Resources", "ELCM"}
