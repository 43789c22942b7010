package hiring

import "slices"

// Action is what a call does, as far as permissions care.
type Action string

const (
	// UseDesk is open to every signed-in user; their scope limits what they see.
	UseDesk Action = "use the desk"
	// Administer covers running Muster itself: users, settings, outbox, audit.
	Administer Action = "administer"
	// ManageRequisitions covers every action on a requisition.
	ManageRequisitions Action = "manage requisitions"
	// SeeDashboards covers the managers' dashboards, SeeReviewDashboard the one that only some managers have.
	SeeDashboards      Action = "see dashboards"
	SeeReviewDashboard Action = "see the Review Dashboard"
	// AddCandidates is adding candidates; to which requisitions, Target.CheckAdd says. Whoever adds nobody is not told
	// who is known.
	AddCandidates Action = "add candidates"
	// ReferCandidates is adding reference candidates, who have neither an application nor an owner.
	ReferCandidates Action = "refer candidates"
	// KeepPositions covers editing positions and sources, for the roles that see their tables.
	KeepPositions Action = "keep positions and sources"
	// KeepTemplates covers editing templates and their categories; MayEditTemplate decides for each template.
	KeepTemplates Action = "keep templates"
	// FillOwnForm is what only the candidate does, through a link; no user has it.
	FillOwnForm Action = "fill in the own form"
	// EraseProfiles is erasing what a candidate told about themself.
	EraseProfiles Action = "erase profiles"
	// SeeEveryTemplate covers the list of all users' templates.
	SeeEveryTemplate Action = "see every template"
)

// The roles that maintain the shared master data. A role that is not listed maintains nothing.
var (
	keepPositions = []Role{Recruiter, ESAHR, SeniorHR, TL, ATL, PL, CEO}
	// referCandidates leaves out interviewers, who find only their own candidates, and admins, who only read.
	referCandidates = []Role{Recruiter, ESAHR, SeniorHR, TL, ATL, PL, CEO}
	keepTemplates   = []Role{Recruiter, Admin, ESAHR, SeniorHR, TL, ATL, PL, CEO}
)

// May reports whether the user may do the action.
func May(u User, a Action) bool {
	switch a {
	case UseDesk:
		return true
	case Administer:
		return u.Has(GrantAdminister)
	case ManageRequisitions, SeeDashboards, SeeEveryTemplate, EraseProfiles:
		return u.Has(GrantManager)
	case SeeReviewDashboard:
		return u.Has(GrantManager) && u.Has(GrantReviewDashboard)
	case AddCandidates:
		_, known := RoleIDs[u.Role]
		return known && MayAddCandidates(u)
	case ReferCandidates:
		return u.Has(GrantManager) || slices.Contains(referCandidates, u.Role)
	case KeepPositions:
		return slices.Contains(keepPositions, u.Role)
	case KeepTemplates:
		return slices.Contains(keepTemplates, u.Role)
	}
	return false
}

// MayActFor reports whether the user may send another user's id as the one concerned.
func MayActFor(u User, userID string) bool {
	return userID == u.ID || u.Has(GrantManager)
}

// Facts are what the menu and the screens need to know about the user.
type Facts struct {
	Manager, ReviewDashboard, Administer, CommentDownload, EsaAssigned bool
	Recruiter, Interviewer, AdminRole, EsaHR                           bool
}

// FactsOf returns the facts of a user.
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
