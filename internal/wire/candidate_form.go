package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// The candidate's form as a whole.
var (
	GetCandidateForm = Operation{"GetCandidateForm", "GET", "/api/candidate_form/{id}", hiring.UseDesk,
		"How far a candidate's form has come, what it begins with, and the consent; unfinished typing to the candidate"}
	MarkFormStep = Operation{"MarkFormStep", "POST", "/api/candidate_form/{id}/steps", hiring.UseDesk,
		"Mark a step of the form complete"}
	GiveConsent = Operation{"GiveConsent", "POST", "/api/candidate_form/{id}/consent", hiring.FillOwnForm,
		"Record that the candidate agrees to the terms"}
	WithdrawConsent = Operation{"WithdrawConsent", "DELETE", "/api/candidate_form/{id}/consent", hiring.UseDesk,
		"Withdraw the consent: links end, nothing is sent about other openings, owner and managers are told"}
	KeepFormDraft = Operation{"KeepFormDraft", "PUT", "/api/candidate_form/{id}/draft", hiring.FillOwnForm,
		"Keep unfinished typing of a step; CODE '409' and what is kept when another browser was there meanwhile"}
	EraseProfile = Operation{"EraseProfile", "DELETE", "/api/candidate_form/{id}", hiring.EraseProfiles,
		"Erase what a candidate told: the form, unfinished typing, a resume that came by link; the record and events stay"}
	FormDifferences = Operation{"FormDifferences", "GET", "/api/candidate_form/{id}/differences", hiring.UseDesk,
		"Where the form differs from the record of the candidate"}
)

// CandidateFormRow is the state of a candidate's form.
type CandidateFormRow struct {
	Candidate string      `json:"candidate"`
	FirstName string      `json:"firstName"`
	Position  string      `json:"position" doc:"For which the candidate applies; empty for none"`
	Company   string      `json:"company"`
	Prefill   FormPrefill `json:"prefill"`
	Steps     FormSteps   `json:"steps"`
	StepsDone int         `json:"stepsDone"`
	Finished  bool        `json:"finished"`
	Consent   FormConsent `json:"consent"`
	Closed    bool        `json:"closed" doc:"The candidate only reads"`
	MayEdit   bool        `json:"mayEdit" doc:"The caller may save"`
	MayErase  bool        `json:"mayErase" doc:"The caller may erase it, and there is something to erase"`
	Reduced   bool        `json:"reduced" doc:"The caller does not see what is not needed to judge"`
	Drafts    []FormDraft `json:"drafts" doc:"To the candidate alone, one for each step with unfinished typing"`
}

// FormPrefill is what is known of the candidate before they type.
type FormPrefill struct {
	Position        string `json:"position"`
	FirstName       string `json:"firstName"`
	MiddleName      string `json:"middleName"`
	LastName        string `json:"lastName"`
	Mobile          string `json:"mobile"`
	Email           string `json:"email"`
	Address         string `json:"address"`
	State           string `json:"state"`
	City            string `json:"city"`
	NoticePeriod    string `json:"noticePeriod"`
	TotalExperience string `json:"totalExperience"`
}

// FormSteps tells which of the five steps were saved.
type FormSteps struct {
	Basic         bool `json:"basic"`
	Education     bool `json:"education"`
	Experience    bool `json:"experience"`
	Certification bool `json:"certification"`
	Other         bool `json:"other"`
}

// FormConsent is the consent that stands, and the text that is asked for now.
type FormConsent struct {
	Given        bool   `json:"given"`
	At           string `json:"at"`
	Text         string `json:"text" doc:"What was agreed to; what is asked for while nothing was"`
	Whatsapp     bool   `json:"whatsapp"`
	WhatsappText string `json:"whatsappText"`
	WithdrawnAt  string `json:"withdrawnAt" doc:"Of the last consent, while none stands"`
}

// FormDraft is unfinished typing.
type FormDraft struct {
	Step    string `json:"step" enum:"basic,education,experience,certification,other"`
	Body    string `json:"body" doc:"As the page sent it"`
	Version int64  `json:"version"`
	At      string `json:"at"`
}

// FormStepBody names a step.
type FormStepBody struct {
	Step Text `json:"step" field:"step" enum:"basic,education,experience,certification,other"`
}

// FormStepRow tells how far the form has come.
type FormStepRow struct {
	Steps     FormSteps `json:"steps"`
	StepsDone int       `json:"stepsDone"`
	Finished  bool      `json:"finished"`
}

// FormStepsOf shows which steps were saved.
func FormStepsOf(done []hiring.FormStep) FormSteps {
	var s FormSteps
	for _, step := range done {
		switch step {
		case hiring.StepBasic:
			s.Basic = true
		case hiring.StepEducation:
			s.Education = true
		case hiring.StepExperience:
			s.Experience = true
		case hiring.StepCertification:
			s.Certification = true
		case hiring.StepOther:
			s.Other = true
		}
	}
	return s
}

// ConsentBody holds the two boxes of the terms.
type ConsentBody struct {
	Agreed   Bool `json:"agreed" field:"agreed"`
	Whatsapp Bool `json:"whatsapp"`
}

// FormDraftBody is unfinished typing of a step; an empty body drops it.
type FormDraftBody struct {
	Step    Text   `json:"step" field:"step" enum:"basic,education,experience,certification,other"`
	Body    Text   `json:"body" field:"body" doc:"20,000 bytes at most"`
	Version Number `json:"version" doc:"The one that the page knows; 0 for none"`
}

// FormDifferenceRow is a field whose two values differ.
type FormDifferenceRow struct {
	Field  string `json:"field" doc:"As Edit Profile calls it"`
	Record string `json:"record"`
	Typed  string `json:"typed"`
}

// IDOfForm is a candidate in the path of a form's call.
type IDOfForm struct {
	ID string `path:"id" doc:"The candidate's id"`
}

// FormConsentOf shows the consent that stands, or the text that is asked for and when the last one was withdrawn.
func FormConsentOf(last *store.Consent, terms hiring.Terms) FormConsent {
	c := FormConsent{Text: terms.Shown(), WhatsappText: terms.Whatsapp()}
	switch {
	case last == nil:
	case last.WithdrawnAt != nil:
		c.WithdrawnAt = Instant(last.WithdrawnAt)
	default:
		c.Given, c.At, c.Text, c.Whatsapp = true, Instant(&last.GivenAt), last.Text, last.Whatsapp
	}
	return c
}

// FormDraftOf shows unfinished typing.
func FormDraftOf(d store.ProfileDraft) FormDraft {
	draft := FormDraft{Step: d.Step, Body: d.Body, Version: d.Version}
	if d.Version > 0 {
		draft.At = Instant(&d.SavedAt)
	}
	return draft
}

// FormPrefillOf shows what is known before the candidate types.
func FormPrefillOf(c store.Candidate, position, first, middle, last string) FormPrefill {
	return FormPrefill{
		Position: position, FirstName: first, MiddleName: middle, LastName: last, Mobile: c.Mobile, Email: c.Email,
		Address: c.Address, State: c.State, City: c.City, NoticePeriod: c.NoticePeriod,
		TotalExperience: hiring.YearsTold(c.Experience),
	}
}
