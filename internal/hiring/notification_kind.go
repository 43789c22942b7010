package hiring

// NotificationKind is what a notification tells of. It is stored with the notification.
type NotificationKind string

// The kinds of notifications.
const (
	NotifyAssigned   NotificationKind = "assigned"
	NotifyReassigned NotificationKind = "reassigned"
	NotifyTakenOff   NotificationKind = "takenOff"
	NotifyPositions  NotificationKind = "positions"
	NotifyHold       NotificationKind = "hold"
	NotifyResume     NotificationKind = "resume"
	NotifyRevoke     NotificationKind = "revoke"
	NotifyApproved   NotificationKind = "approved"
	NotifyUnapproved NotificationKind = "unapproved"

	NotifyArranged  NotificationKind = "interviewArranged"
	NotifyMoved     NotificationKind = "interviewMoved"
	NotifyCancelled NotificationKind = "interviewCancelled"
	NotifyResult    NotificationKind = "result"
	// NotifyReply is what the candidate answers to an invitation.
	NotifyReply NotificationKind = "interviewReply"

	NotifyOfferSent NotificationKind = "offerSent"
	// NotifySays is what the candidate says to an offer, before a manager records the answer.
	NotifySays      NotificationKind = "candidateSays"
	NotifyAnswered  NotificationKind = "offerAnswered"
	NotifyJoined    NotificationKind = "joined"
	NotifyBackedOut NotificationKind = "backedOut"
	NotifyReopened  NotificationKind = "reopened"
	NotifyMapped    NotificationKind = "mapped"
	// NotifyByAnother is any other move of a candidate that somebody else than the owner made.
	NotifyByAnother NotificationKind = "movedByAnother"

	NotifyReminder   NotificationKind = "reminder"
	NotifyMailFailed NotificationKind = "mailFailed"
)

// NotificationKinds lists every kind.
var NotificationKinds = []NotificationKind{
	NotifyAssigned, NotifyReassigned, NotifyTakenOff, NotifyPositions, NotifyHold, NotifyResume, NotifyRevoke,
	NotifyApproved, NotifyUnapproved, NotifyArranged, NotifyMoved, NotifyCancelled, NotifyResult, NotifyReply,
	NotifyOfferSent,
	NotifySays, NotifyAnswered, NotifyJoined, NotifyBackedOut, NotifyReopened, NotifyMapped, NotifyByAnother,
	NotifyReminder, NotifyMailFailed,
}

// mailedNow are the kinds that are mailed at once. Interviews have mails of their own.
var mailedNow = map[NotificationKind]bool{
	NotifyAssigned: true, NotifyReassigned: true, NotifyTakenOff: true, NotifyPositions: true, NotifyHold: true,
	NotifyResume: true, NotifyRevoke: true, NotifySays: true, NotifyReminder: true, NotifyMailFailed: true,
}

// MailedNow reports whether a notification of the kind is mailed besides.
func (k NotificationKind) MailedNow() bool { return mailedNow[k] }

// NotificationsSeen answers what marks notifications.
const NotificationsSeen = "Notifications marked"

// NotificationDays is how long notifications are kept.
const NotificationDays = 90

// Receiver is a user who might be told of something that happened in a requisition.
type Receiver struct {
	User
	Active bool
	// Assigned, Conducts: the requisition was ever assigned to them; they conduct, or conducted, an interview in it.
	Assigned, Conducts bool
	// ESA is set if the requisition is one of the programme's.
	ESA bool
}

// Sees reports whether the receiver sees the requisition, and so what happens in it.
func (r Receiver) Sees() bool {
	if !r.Active {
		return false
	}
	switch SightOf(r.User) {
	case SeesAll:
		return true
	case SeesESA:
		return r.ESA
	case SeesInterviewed:
		return r.Conducts
	case SeesAssigned:
		return r.Assigned
	case SeesAssignedAndESA:
		return r.Assigned || r.ESA
	}
	return false
}
