package httpapi_test

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/seed"
	"muster/internal/wire"
)

// Groups of callers. Outsiders cannot sign in at all, so they are nobody.
var (
	nobody = "nobody"
	staff  = []string{"manager", "manager4", "senior-hr", "recruiter", "recruiter2", "interviewer", "admin",
		"esa-hr", "esa-assigned", "administrator"}
	everyone = append([]string{nobody}, staff...)
	admins   = []string{"administrator"}
	managers = []string{"manager", "manager4"}
	// The fourth manager lacks the Review Dashboard.
	reviewers = []string{"manager"}
	// keepers see the positions and sources of /master; authors see its templates.
	keepers = []string{"manager", "manager4", "senior-hr", "recruiter", "recruiter2", "esa-hr", "esa-assigned",
		"administrator"}
	// adders add candidates.
	adders  = []string{"manager", "manager4", "recruiter", "recruiter2", "esa-hr", "esa-assigned"}
	authors = append([]string{"admin"}, keepers...)
	// Candidates who came by a link, each to their own data. They are no users: a test of their own walks for them.
	formLink, resumeLinkVisitor = "form link", "resume link"
	byForm                      = append(slices.Clone(staff), formLink)
	byResume                    = append(slices.Clone(staff), resumeLinkVisitor)
	candidatesOnly              = []string{formLink, resumeLinkVisitor}
)

// mayCall lists who may make each call. It is written by hand, so that it exposes an operation opened by mistake.
var mayCall = map[string][]string{
	"MobileValidation": everyone,
	"UserLogin":        everyone,
	"ForgotPassword":   everyone,
	"ChangePassword":   everyone,
	"UsePasswordLink":  everyone,
	"JudgePassword":    everyone,
	"ListOwnSessions":  staff,
	"EndOwnSession":    staff,
	"Session":          staff,
	"SignOut":          staff,
	"UserPicture":      staff,
	"Changes":          staff,
	"ListWeeklyFiles":  staff,
	"CalendarLink":     staff,
	"MakeCalendarLink": staff,
	"EndCalendarLink":  staff,
	"ReadCalendar":     everyone,
	"SetWeeklyFile":    managers,
	"StopWeeklyFile":   staff,
	"ListMessages":     admins,
	"GetMessage":       admins,
	"RetryMessage":     admins,
	"TestMessage":      admins,
	"ListChannels":     admins,
	"TestChannel":      admins,
	"ListSettings":     admins,
	"ChangeSetting":    admins,
	"SettingChoices":   admins,
	"ListUsers":        admins,
	"GetUser":          admins,
	"AddUser":          admins,
	"ChangeUser":       admins,
	"DisableUser":      admins,
	"EnableUser":       admins,
	"SendPasswordLink": admins,
	"SignOutUser":      admins,
	"ListSessions":     admins,
	"EndSession":       admins,
	"ListDepartments":  admins,
	"AddDepartment":    admins,
	"ChangeDepartment": admins,
	"ListAudit":        admins,
	"GetAuditLine":     admins,
	"AuditKinds":       admins,
	"ListStatuses":     staff,

	"ListNotifications": staff,
	"SeeNotifications":  staff,

	"AddRequisition":       managers,
	"RaiseRequisition":     managers,
	"RevokePositions":      managers,
	"HoldRequisition":      managers,
	"ResumeRequisition":    managers,
	"AssignRecruiter":      managers,
	"AssignRecruiterNew":   managers,
	"ReassignRecruiter":    managers,
	"RevokeRecruiter":      managers,
	"RevokeRequisition":    managers,
	"EditRequisition":      managers,
	"AskAgain":             managers,
	"UndoStep":             managers,
	"SendMail":             staff,
	"SendMailCc":           staff,
	"SendMailMaster":       staff,
	"PlaceCall":            staff,
	"CallingRound":         staff,
	"MyDay":                staff,
	"RecruiterLoads":       managers,
	"RequisitionWaiting":   staff,
	"NextCall":             staff,
	"HoldCall":             staff,
	"SkipCall":             staff,
	"ReportCall":           {},
	"FillTemplate":         staff,
	"OpenWhatsapp":         staff,
	"LinkMessage":          staff,
	"MailCandidateLink":    staff,
	"VerifyWhatsappHook":   {},
	"ReportWhatsapp":       {},
	"InsertCandidate":      adders,
	"UpdateCandidateRound": staff,

	"UpdateCandidateRoundEsa": staff,
	"PushToOffer":             staff,
	"ShortlistCandidate":      staff,
	"BlacklistCandidate":      staff,
	"SendDocuments":           staff,
	"InterviewRecords":        staff,
	"NextMoves":               staff,
	"ListWaiting":             staff,
	"CountWaiting":            staff,
	"ApplicationWaiting":      staff,
	"Remind":                  staff,
	"Beside":                  staff,
	"SendMailCalendar":        staff,
	"InterviewResult":         everyone,
	"AnswerInterview":         everyone,
	"UndoInterviewResult":     everyone,
	"InterviewClashes":        staff,
	"InterviewResultClashes":  everyone,
	"InterviewReply":          everyone,
	"AnswerInvitation":        everyone,
	"RememberedInterview":     staff,
	"UndoMove":                staff,
	"ReopenApplication":       staff,
	"InterviewResume":         everyone,

	"SendEsaLink":      staff,
	"PreviewBroadcast": adders,
	"StartBroadcast":   adders,
	"LatestBroadcast":  adders,
	"GetBroadcast":     adders,
	"StopBroadcast":    adders,
	"SendAgain":        adders,

	"EsaLinkPage": everyone,
	"ApplyByLink": everyone,
	"EsaTyped":    staff,

	"RequisitionApproval": everyone,
	"AnswerApproval":      everyone,

	"MakeCandidateLink":     staff,
	"ListCandidateLinks":    staff,
	"EndCandidateLinks":     staff,
	"OpenCandidateLink":     everyone,
	"StartCandidateSession": everyone,
	"EndCandidateSession":   everyone,
	"GetOptOut":             everyone,
	"SetOptOut":             everyone,
	"ListCandidateMessages": staff,
	"GetCandidateMessage":   staff,
	"SendMessageAgain":      staff,
	"CancelMessage":         staff,
	"OpenMessage":           staff,
	"GetResumeNotes":        staff,
	"GetFormerResume":       staff,
	"DropFormerResume":      staff,
	"GetCandidateForm":      byForm,
	"MarkFormStep":          byForm,
	"GiveConsent":           candidatesOnly,
	"WithdrawConsent":       append(slices.Clone(byForm), resumeLinkVisitor),
	"KeepFormDraft":         {formLink},
	"EraseProfile":          managers,
	"FormDifferences":       staff,
	"GetBasicProfile":       byForm,
	"SaveBasicProfile":      byForm,
	"GetOtherProfile":       byForm,
	"InsertOtherProfile":    byForm,
	"UpdateOtherProfile":    byForm,
	"ListExperience":        byForm,
	"SaveExperience":        byForm,
	"DeleteExperience":      byForm,
	"ListEducation":         byForm,
	"SaveEducation":         byForm,
	"DeleteEducation":       byForm,
	"EducationOptions":      byForm,
	"ListCertificates":      byForm,
	"SaveCertificate":       byForm,
	"DeleteCertificate":     byForm,

	"OpenTillDate":         managers,
	"AverageTTF":           managers,
	"AverageTTFDetails":    managers,
	"ReviewCounts":         reviewers,
	"ReviewedRequisitions": reviewers,
	"ReviewTable":          reviewers,
	"TeamS6":               managers,
	"HourlyPerformance":    managers,
	"HourlyDetails":        managers,
	"HuddleByRecruiter":    managers,
	"HuddleOfRecruiter":    managers,
	"HuddleByRequisition":  managers,
	"CountedEvents":        managers,
	"OfferMonths":          managers,
	"OfferDetails":         managers,
	"AcceptedBySource":     managers,
	"AcceptedOfSource":     managers,
	"AddedBySource":        managers,
	"AddedCandidates":      managers,
	"MonthlyRequisitions":  managers,
	"MonthlyDetails":       managers,
	"FunnelRequisitions":   managers,
	"FeedbackRequisitions": managers,
	"ProfileFunnel":        managers,
	"ElplFunnel":           managers,
	"FunnelCandidates":     managers,
	"FunnelTimeline":       managers,
	"Milestones":           managers,
	"FeedbackCards":        managers,
	"FeedbackDetails":      managers,
	"TeamSummary":          managers,
	"TeamTable":            managers,
	"TeamTileDetails":      managers,
	"TeamColumnDetails":    managers,
	"MonthlyTeam":          managers,

	"ListDueRequisitions":            staff,
	"Notifications":                  staff,
	"RequisitionDetails":             staff,
	"ListRequisitions":               staff,
	"ListOwnRequisitions":            staff,
	"CountRequisitions":              staff,
	"ListOverdueRequisitions":        staff,
	"RequisitionAssignments":         staff,
	"RequisitionTimeline":            staff,
	"RequisitionTimelineOfRecruiter": staff,
	"RequisitionRecruiters":          staff,
	"GetRequisition":                 staff,
	"ListPositions":                  managers,
	"DepartmentDropdown":             staff,
	"UsersOfRole":                    staff,
	"SourceCounts":                   staff,
	"CallDashboard":                  staff,
	"FollowUps":                      staff,
	"FollowUpNeighbours":             staff,
	"DailyCalls":                     staff,
	"ListMasterPositions":            staff,
	"PositionNames":                  staff,
	"PositionOptions":                staff,
	"ListSources":                    staff,
	"SourceOptions":                  byForm,

	"CandidatesOfRecruiter":      staff,
	"CandidatesOfManager":        staff,
	"CountDirectoryOfManager":    staff,
	"CountOffers":                staff,
	"CountDirectoryOfRecruiter":  staff,
	"EsaCandidates":              staff,
	"CountEsaCandidates":         staff,
	"CandidateNeighbours":        staff,
	"RequirementStateCity":       staff,
	"RequirementOptions":         staff,
	"ListStates":                 byForm,
	"ListCities":                 byForm,
	"ListLocations":              staff,
	"GetCandidateDetails":        staff,
	"GetCandidateDetailsOf":      staff,
	"NextEsaCandidate":           staff,
	"CandidateTimeline":          staff,
	"CandidateTimelines":         staff,
	"PositionsApplied":           staff,
	"StatusesOfProcess":          staff,
	"RequisitionAsker":           staff,
	"InsertPosition":             keepers,
	"UpdatePosition":             keepers,
	"DeletePosition":             keepers,
	"InsertSource":               keepers,
	"UpdateSource":               keepers,
	"WhatsappTemplatesSenior":    managers,
	"WhatsappTemplatesJunior":    staff,
	"AddWhatsappTemplate":        authors,
	"UpdateWhatsappTemplate":     authors,
	"DeleteWhatsappTemplate":     authors,
	"WhatsappCategories":         staff,
	"InsertWhatsappCategory":     authors,
	"EmailTemplatesOfUser":       staff,
	"EmailTemplatesForCandidate": staff,
	"SaveEmailTemplate":          authors,
	"UpdateEmailTemplate":        authors,
	"DeleteEmailTemplate":        authors,
	"ListPlaceholders":           authors,
	"PreviewTemplate":            authors,
	"UpdateCandidate":            staff,
	"UpdateCandidateDetails":     staff,
	"UpdateResume":               byResume,
	"GetResume":                  byResume,
	"SearchCandidates":           staff,
	"SearchEverywhere":           staff,
	"InsertReferenceCandidate":   keepers,
	"MapCandidates":              adders,
	"SuggestFromResume":          adders,
}

// publicStems lists all calls that need no login session.
var publicStems = []string{"AnswerApproval", "AnswerInterview", "AnswerInvitation", "ApplyByLink", "ChangePassword",
	"EndCandidateSession", "EsaLinkPage", "ForgotPassword", "GetOptOut", "InterviewReply", "InterviewResult",
	"InterviewResultClashes", "InterviewResume", "JudgePassword", "MobileValidation", "OpenCandidateLink", "ReadCalendar",
	"ReportCall", "ReportWhatsapp", "RequisitionApproval", "SetOptOut", "StartCandidateSession", "UndoInterviewResult",
	"UsePasswordLink", "UserLogin",
	"VerifyWhatsappHook"}

// signedStems lists the public calls that other services make: whoever sends no signature is nobody to them.
var signedStems = []string{"ReportCall", "ReportWhatsapp", "VerifyWhatsappHook"}

func TestPublicCallsAreTheListedOnes(t *testing.T) {
	var found []string
	for _, op := range wire.Operations {
		if op.Public() {
			found = append(found, op.Stem)
		}
	}
	slices.Sort(found)
	if !slices.Equal(found, publicStems) {
		t.Errorf("public calls are %v, listed are %v", found, publicStems)
	}
}

func TestWhoMayMakeEachCall(t *testing.T) {
	for _, op := range wire.Operations {
		if mayCall[op.Stem] == nil {
			t.Errorf("%s has no line in mayCall", op.Stem)
		}
	}
	if len(mayCall) != len(wire.Operations) {
		t.Errorf("mayCall has %d lines for %d operations: %v", len(mayCall), len(wire.Operations),
			slices.Sorted(maps.Keys(mayCall)))
	}
	eachEngine(t, func(t *testing.T, h *harness) {
		for _, l := range append(seed.Logins(), seed.Login{Who: nobody}) {
			c := h.nobody()
			if slices.Contains(staff, l.Who) {
				c = h.as(l.Who)
			}
			// Signing out comes last, because no call works after it.
			ordered := append(slices.DeleteFunc(slices.Clone(wire.Operations), isSignOut), wire.SignOut)
			for _, op := range ordered {
				a := c.sendJSON(op.Method, h.sample(op.Path, l.Who), map[string]string{})
				signed := slices.Contains(signedStems, op.Stem)
				allowed := slices.Contains(mayCall[op.Stem], l.Who) || l.Who == "outsider" && op.Public() && !signed
				let := a.Status != http.StatusUnauthorized && a.Status != http.StatusForbidden
				if let != allowed {
					t.Errorf("%s as %s: allowed %v, answered %d %s", op.Stem, l.Who, allowed, a.Status, a.Raw)
				}
				if !let {
					want := http.StatusForbidden
					if signed || !slices.Contains(staff, l.Who) {
						want = http.StatusUnauthorized
					}
					if a.Status != want || a.code() == "" || a.message() == "" || len(a.Data) != 0 {
						t.Errorf("%s as %s: want a refusal %d, got %d %s", op.Stem, l.Who, want, a.Status, a.Raw)
					}
				}
				if a.Status >= 500 {
					t.Errorf("%s as %s: %d %s", op.Stem, l.Who, a.Status, a.Raw)
				}
			}
		}
	})
}

func isSignOut(op wire.Operation) bool { return op.Stem == wire.SignOut.Stem }

// nothing is an id that does not exist.
const nothing = "018f0000-0000-7000-8000-00000000ffff"

// sample fills the parameters of a path with valid values that do not exist, except for the user's own id.
func (h *harness) sample(path, who string) string {
	h.t.Helper()
	own := nothing
	if who != nobody {
		own = h.idOf(who)
	}
	return strings.NewReplacer(
		"{mobile}", "9000000000", "{id}", nothing, "{canId}", nothing, "{key}", "nosuch", "{reqId}", nothing, "{userId}", own,
		"{userGuid}", own,
		"{status}", "all", "{dept}", "all", "{addedMonth}", "all", "{addedYear}", "all", "{tatMonth}", "03",
		"{tatYear}", "2026",
		"{startDate}", "2026-03-16", "{endDate}", "2026-03-22", "{from}", "2026-03-01", "{to}", "2026-03-16",
		"{date}", "2026-03-16",
		"{year}", "2026", "{month}", "03", "{day}", "16", "{role}", "HR",
		"{filter}", "all", "{candidateId}", nothing, "{messageId}", nothing, "{channel}", "mail",
		"{requisitionId}", nothing, "{process}", "Call", "{state}", "Goa",
		"{categoryId}", "all", "{positionId}", nothing, "{fromDate}", "2026-03-01", "{toDate}", "2026-03-16",
		"{slot}", "Total", "{metric}", "Total_Calls", "{columnName}", "Position_Closed", "{deptId}", "all",
		"{departmentId}", "all",
		"{filter}", "all", "{file}", nothing, "{candidateId}", nothing, "{requisitionId}", nothing, "{process}",
		"Call", "{state}", "Goa",
	).Replace(path)
}
