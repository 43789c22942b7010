package hiring

import "slices"

// Action is something that a call does, as far as it matters for who may do it.
type Action string

const (
	// UseDesk is open to everybody who is signed in; what they see of it is a matter of scope.
	UseDesk Action = "use the desk"
	// Administer is the running of Muster itself: users, settings, outbox, audit.
	Administer Action = "administer"
	// ManageRequisitions is every action on a requisition.
	ManageRequisitions Action = "manage requisitions"
	// SeeDashboards is the reading of the managers' dashboards, SeeReviewDashboard of the one that not all of them
	// have.
	SeeDashboards      Action = "see dashboards"
	SeeReviewDashboard Action = "see the Review Dashboard"
	// KeepPositions is the writing of positions and sources, for whoever sees their tables.
	KeepPositions Action = "keep positions and sources"
	// KeepTemplates is the writing of templates and their categories; whose templates is decided for each.
	KeepTemplates Action = "keep templates"
	// SeeEveryTemplate is the list of everybody's templates.
	SeeEveryTemplate Action = "see every template"
)

// The roles that keep what every screen of the desk uses. A role that is not named keeps nothing.
var (
	keepPositions = []Role{Recruiter, ESAHR, SeniorHR, TL, ATL, PL, CEO}
	keepTemplates = []Role{Recruiter, Admin, ESAHR, SeniorHR, TL, ATL, PL, CEO}
)

// May says whether the user may do the action.
func May(u User, a Action) bool {
	switch a {
	case UseDesk:
		return true
	case Administer:
		return u.Has(GrantAdminister)
	case ManageRequisitions, SeeDashboards, SeeEveryTemplate:
		return u.Has(GrantManager)
	case SeeReviewDashboard:
		return u.Has(GrantManager) && u.Has(GrantReviewDashboard)
	case KeepPositions:
		return slices.Contains(keepPositions, u.Role)
	case KeepTemplates:
		return slices.Contains(keepTemplates, u.Role)
	}
	return false
}

// MayActFor says whether the user may send the id of another as who is meant.
func MayActFor(u User, userID string) bool {
	return userID == u.ID || u.Has(GrantManager)
}

// Facts are what the menu and the screens need to know about the user.
type Facts struct {
	Manager, ReviewDashboard, Administer, CommentDownload, EsaAssigned bool
	Recruiter, Interviewer, AdminRole, EsaHR                           bool
}

// FactsOf tells the facts of a user.
func FactsOf(u User) Facts {
	return Facts{
		Manager:         u.Has(GrantManager),
		ReviewDashboard: May(u, SeeReviewDashboard),
		Administer:      u.Has(GrantAdminister),
		CommentDownload: u.Has(GrantCommentDownload),
		EsaAssigned:     u.Has(GrantEsaAssigned),
		Recruiter:       u.Role == Recruiter,
		Interviewer:     u.Role == Interviewer,
		AdminRole:       u.Role == Admin,
		EsaHR:           u.Role == ESAHR,
	}
}
