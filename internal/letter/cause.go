package letter

// Channel is how a message leaves Muster. The outbox stores it with every message.
type Channel string

// The channels.
const (
	Mail     Channel = "mail"
	WhatsApp Channel = "whatsapp"
)

// Cause is why a message exists: the use case that queued it. It is stored with the message.
type Cause string

// The causes of messages.
const (
	TestMessage          Cause = "TestMessage"
	ForgotPassword       Cause = "ForgotPassword"
	SendPasswordLink     Cause = "SendPasswordLink"
	SendMail             Cause = "SendMail"
	ApproveRequisition   Cause = "ApproveRequisition"
	ReapproveRequisition Cause = "ReapproveRequisition"
	CopyReapproval       Cause = "CopyReapproval"
	ScheduleInterview    Cause = "ScheduleInterview"
	ConductInterview     Cause = "ConductInterview"
	CancelInterview      Cause = "CancelInterview"
	RemindCandidate      Cause = "RemindCandidate"
	RemindInterviewer    Cause = "RemindInterviewer"
	RemindResult         Cause = "RemindResult"
	RevokeRequisition    Cause = "RevokeRequisition"
	EditCandidate        Cause = "EditCandidate"
	ExpectJoining        Cause = "ExpectJoining"
	WithdrawApproval     Cause = "WithdrawApproval"
	TakeBackMove         Cause = "TakeBackMove"
	FinishForm           Cause = "FinishForm"
	WithdrawConsent      Cause = "WithdrawConsent"
	ApplyByLink          Cause = "ApplyByLink"
	TestWhatsapp         Cause = "TestWhatsapp"
	SendEsaLink          Cause = "SendEsaLink"
	SendBroadcast        Cause = "SendBroadcast"
	OpenWhatsapp         Cause = "OpenWhatsapp"
	SendFormLink         Cause = "SendFormLink"
	SendResumeLink       Cause = "SendResumeLink"
	SendWeeklyFile       Cause = "SendWeeklyFile"
	Notify               Cause = "Notify"
)

// Subject is the kind of record that a message is about; the message stores its id.
type Subject string

// The subjects of messages.
const (
	User             Subject = "user"
	RequisitionEvent Subject = "requisition event"
	StageEvent       Subject = "stage event"
	VoidedEvent      Subject = "voided stage event"
	Step             Subject = "step"
	Candidate        Subject = "candidate"
	LinkOfCandidate  Subject = "candidate link"
)

// Kind is what all messages of one cause share.
type Kind struct {
	Channel Channel
	About   Subject
	// Link is added when the message is sent, empty for none.
	Link LinkKind
	// Labels are the labels of the links; if there are none, the maker of the link labels it.
	Labels []string
	// Brings: it has a file, which is stored beside it.
	Brings bool
	// BareAddress omits the label in the plain text, whose sentence already introduces the address.
	BareAddress bool
}

// Causes lists every message that Muster sends. A message with another cause is not queued.
var Causes = map[Cause]Kind{
	TestMessage:      {Channel: Mail, About: User},
	ForgotPassword:   {Channel: Mail, About: User, Link: PasswordLink, Labels: choosePassword, BareAddress: true},
	SendPasswordLink: {Channel: Mail, About: User, Link: PasswordLink, Labels: choosePassword, BareAddress: true},
	SendMail:         {Channel: Mail, About: User},
	ApproveRequisition: {Channel: Mail, About: RequisitionEvent, Link: ApprovalLinks, Labels: []string{"Approve",
		"Unapprove"}},
	ReapproveRequisition: {Channel: Mail, About: RequisitionEvent, Link: ApprovalLinks, Labels: []string{"Re-Approve",
		"Unapprove"}},
	WithdrawApproval:  {Channel: Mail, About: Step},
	CopyReapproval:    {Channel: Mail, About: RequisitionEvent},
	ScheduleInterview: {Channel: Mail, About: StageEvent, Link: ReplyLink, Labels: willYouCome},
	ConductInterview:  {Channel: Mail, About: StageEvent, Link: InterviewLink},
	CancelInterview:   {Channel: Mail, About: StageEvent},
	RemindCandidate:   {Channel: Mail, About: StageEvent, Link: ReplyLink, Labels: willYouCome},
	RemindInterviewer: {Channel: Mail, About: StageEvent, Link: InterviewLink},
	RemindResult:      {Channel: Mail, About: StageEvent, Link: InterviewLink},
	RevokeRequisition: {Channel: Mail, About: Step},
	EditCandidate:     {Channel: Mail, About: StageEvent, Link: InterviewLink},
	ExpectJoining:     {Channel: Mail, About: StageEvent},
	TakeBackMove:      {Channel: Mail, About: VoidedEvent},
	FinishForm:        {Channel: Mail, About: Candidate},
	WithdrawConsent:   {Channel: Mail, About: Candidate},
	ApplyByLink:       {Channel: Mail, About: Candidate},
	TestWhatsapp:      {Channel: WhatsApp, About: User},
	SendEsaLink:       {Channel: WhatsApp, About: Candidate},
	SendBroadcast:     {Channel: WhatsApp, About: Candidate},
	OpenWhatsapp:      {Channel: WhatsApp, About: Candidate},
	SendFormLink:      {Channel: Mail, About: LinkOfCandidate, Link: CandidateLink, Labels: []string{"Open the form"}},
	SendResumeLink: {Channel: Mail, About: LinkOfCandidate, Link: CandidateLink,
		Labels: []string{"Upload the resume"}},
	SendWeeklyFile: {Channel: Mail, About: User, Brings: true},
	Notify:         {Channel: Mail, About: User},
}

var choosePassword = []string{"Choose a new password"}

var willYouCome = []string{"Will you come?"}

// InterviewReminders are the causes of the mails that remind of an interview. They end with it.
var InterviewReminders = []Cause{RemindCandidate, RemindInterviewer, RemindResult}
