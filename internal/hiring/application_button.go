package hiring

import "errors"

// CandidateAction names a button beside the stages.
type CandidateAction string

const (
	BackAction       CandidateAction = "back"
	ViewResumeAction CandidateAction = "viewResume"
	EditAction       CandidateAction = "edit"
	// The ways to write to a candidate, which stay with whoever may edit them.
	WhatsappTemplateAction CandidateAction = "whatsappTemplate"
	EmailTemplateAction    CandidateAction = "emailTemplate"
	WhatsappLinkAction     CandidateAction = "whatsappLink"
	EmailLinkAction        CandidateAction = "emailLink"
	// EsaLinkAction is about the programme, so it is offered on its positions only.
	EsaLinkAction       CandidateAction = "esaLink"
	TakeInterviewAction CandidateAction = "takeInterview"
	DocumentsAction     CandidateAction = "documents"
	PushToOfferAction   CandidateAction = "pushToOffer"
	ShortlistAction     CandidateAction = "shortlist"
	BlacklistAction     CandidateAction = "blacklist"
	CallAction          CandidateAction = "call"
	MessagesAction      CandidateAction = "messages"
	ReopenAction        CandidateAction = "reopen"
)

// CandidateButton is a button beside the stages. Reason says why it is disabled; it is empty when enabled.
type CandidateButton struct {
	Action CandidateAction
	Shown  bool
	Reason string
}

// Enabled reports whether the button can be pressed.
func (b CandidateButton) Enabled() bool { return b.Shown && b.Reason == "" }

// Buttons returns the buttons beside the stages as the user sees them. An enabled button's use case does not refuse; a
// button that is never this user's work is hidden.
func (a Application) Buttons(u User) []CandidateButton {
	b := []CandidateButton{
		{Action: BackAction, Shown: !a.Requisition.ESA},
		{Action: ViewResumeAction, Shown: true},
		a.button(EditAction, true, a.CheckPerson(u)),
		{Action: TakeInterviewAction, Shown: len(a.InterviewOptions(u)) > 0},
		a.button(DocumentsAction, a.passed(StageCEO), a.checkDocuments(u)),
		a.button(PushToOfferAction, a.pushShown() && !a.shortlistedBy(u), a.checkPush(u)),
		a.button(ShortlistAction, a.shortlistedBy(u) && a.offersShortlisted(), a.checkShortlist(u)),
		a.button(BlacklistAction, true, a.CheckPerson(u)),
		a.button(WhatsappTemplateAction, true, a.CheckPerson(u)),
		a.button(EmailTemplateAction, true, a.CheckPerson(u)),
		a.button(WhatsappLinkAction, true, a.CheckLink(u, FormLink)),
		a.button(EmailLinkAction, true, a.CheckLink(u, FormLink)),
		a.button(EsaLinkAction, a.Requisition.ESA, a.CheckPerson(u)),
		a.button(CallAction, u.TelephonyID != "", a.CheckCall(u)),
		{Action: MessagesAction, Shown: true},
		a.button(ReopenAction, a.Closed(), a.CheckReopen(u)),
	}
	if a.Blacklisted {
		b[1].Reason = CandidateIsBlacklisted
	}
	return b
}

func (a Application) button(action CandidateAction, shown bool, err error) CandidateButton {
	if err == nil {
		return CandidateButton{Action: action, Shown: shown}
	}
	problem, _ := errors.AsType[*Problem](err)
	return CandidateButton{action, shown && (problem == nil || problem.Kind != NotYours), err.Error()}
}

// CheckPerson returns why the user may not edit or blacklist the candidate from this application. A revoked requisition
// does not block it, because it concerns the person: a wrong number still has to be corrected.
func (a Application) CheckPerson(u User) error {
	switch {
	case !a.MayMove(u):
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case !a.Live():
		return a.standsStill(u)
	}
	return nil
}

// CheckLink returns why the user may not give the candidate a link of this kind from this application.
func (a Application) CheckLink(u User, kind CandidateLinkKind) error {
	if err := a.CheckPerson(u); err != nil {
		return err
	}
	if kind == FormLink && FormIsClosed(a.Live(), a.OfferSent) {
		return Refuse(FormClosedByOffer)
	}
	return nil
}

// SeenBy reports whether the user may see the application. conducted is true if they conduct, or conducted, one of its
// interviews.
func (a Application) SeenBy(u User, conducted bool) bool {
	return SeesEveryCandidate(u) || a.OwnerID == u.ID || conducted || a.Requisition.ESA && WorksOnQueue(u)
}
