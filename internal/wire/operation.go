package wire

import (
	"slices"

	"muster/internal/hiring"
)

// Operation is one call. Its stem is the same word in every package.
type Operation struct {
	Stem   string
	Method string
	Path   string
	// May is the right that a caller needs; a call without one is public, even to callers who are not signed in.
	May     hiring.Action
	Summary string
}

// Public reports whether callers need not sign in.
func (o Operation) Public() bool { return o.May == "" }

// Reads reports whether the call changes nothing. The documents delete a position with a GET, search the database and a
// funnel with a POST, and a GET that validates a mobile counts the try.
func (o Operation) Reads() bool {
	return o.Stem == SearchCandidates.Stem || o.Stem == PreviewBroadcast.Stem || o.Stem == FunnelCandidates.Stem ||
		o.Method == "GET" && o.Stem != DeletePosition.Stem && o.Stem != MobileValidation.Stem
}

// OpensSession reports whether the answer brings the cookie of a new session.
func (o Operation) OpensSession() bool {
	return o.Stem == UserLogin.Stem || o.Stem == StartCandidateSession.Stem
}

// Offers reports whether the call lists what a form offers: places, names of masters and people to choose from.
func (o Operation) Offers() bool {
	return slices.Contains([]string{
		"ListStates", "ListCities", "ListLocations", "PositionNames", "PositionOptions", "SourceOptions", "ListStatuses",
		"DepartmentDropdown", "UsersOfRole", "RequirementOptions", "SettingChoices", "AuditKinds", "WhatsappCategories",
		"ListPlaceholders", "StatusesOfProcess", "EducationOptions",
	}, o.Stem)
}

// Access and account.
var (
	MobileValidation = Operation{"MobileValidation", "GET", "/api/User.svc/Mobile_Validation/{mobile}", "",
		"Whether a mobile may go on to the password; CODE '409' means no access"}
	UserLogin = Operation{"UserLogin", "POST", "/api/User.svc/User_login", "",
		"Sign in; the login session comes as a cookie"}
	ForgotPassword = Operation{"ForgotPassword", "POST", "/api/User.svc/forgot_password", "",
		"Mail a link to a new password, if there is such a user"}
	ChangePassword = Operation{"ChangePassword", "POST", "/api/User.svc/change_password", "",
		"Change a password with the old one as proof; other login sessions end"}
	UsePasswordLink = Operation{"UsePasswordLink", "POST", "/api/password_links", "",
		"Set a new password with the token of a mailed link"}
	JudgePassword = Operation{"JudgePassword", "POST", "/api/password_judgements", "",
		"What is wrong with a new password while it is typed; nothing of it is kept"}
	ListOwnSessions = Operation{"ListOwnSessions", "GET", "/api/own_sessions", hiring.UseDesk,
		"The browsers in which the caller is signed in"}
	EndOwnSession = Operation{"EndOwnSession", "DELETE", "/api/own_sessions/{id}", hiring.UseDesk,
		"Sign the caller out of one browser"}
	Session = Operation{"Session", "GET", "/api/session", hiring.UseDesk,
		"Who is signed in, what they may do, and what the menu needs to know"}
	SignOut = Operation{"SignOut", "DELETE", "/api/session", hiring.UseDesk,
		"End this login session"}
	UserPicture = Operation{"UserPicture", "GET", "/api/users/{id}/picture", hiring.UseDesk,
		"A user's picture"}
)

// Changes and the outbox.
var (
	Changes = Operation{"Changes", "GET", "/api/changes", hiring.UseDesk,
		"Which topics changed after a number that the caller knows"}
	ListMessages = Operation{"ListMessages", "GET", "/api/messages", hiring.Administer,
		"A page of the outbox"}
	GetMessage = Operation{"GetMessage", "GET", "/api/messages/{id}", hiring.Administer,
		"One mail of the outbox with its text"}
	RetryMessage = Operation{"RetryMessage", "POST", "/api/messages/{id}/retry", hiring.Administer,
		"Queue a mail once more that failed or was kept"}
	TestMessage = Operation{"TestMessage", "POST", "/api/messages/test", hiring.Administer,
		"Mail the caller, to show that mail works"}
)

// Operations lists every call that is served.
var Operations = slices.Concat(
	[]Operation{
		MobileValidation, UserLogin, ForgotPassword, ChangePassword, UsePasswordLink, JudgePassword, Session, SignOut,
		ListOwnSessions, EndOwnSession, UserPicture,
		Changes, ListMessages, GetMessage, RetryMessage, TestMessage,
	},
	settings,
	administrators,
	requisitionWrites,
	requisitionReads,
	homeReads,
	waitingCalls,
	candidateWrites,
	candidateEdits,
	moves,
	directoryReads,
	detailsReads,
	databaseCalls,
	interviewLinks,
	interviewForms,
	interviewReplies,
	candidateLinks,
	conversation,
	channels,
	candidateForms,
	programme,
	mails,
	phoneCalls,
	calling,
	writing,
	broadcasts,
	whatsappHooks,
	dashboards,
	weeklyFiles,
	calendarCalls,
	notifications,
	workedCalls,
	offerCalls,
	funnelCalls,
	teamCalls,
	masters,
	templates,
)
