// Package app is the use cases of Muster, in rooms. A write loads what it needs, asks hiring, and saves, in one
// transaction with its audit line and its jobs. A read returns the rows of a query, scoped to the caller.
package app

import (
	"muster/internal/app/account"
	"muster/internal/app/applications"
	"muster/internal/app/audit"
	"muster/internal/app/bell"
	"muster/internal/app/broadcasts"
	"muster/internal/app/calendars"
	"muster/internal/app/calling"
	"muster/internal/app/calls"
	"muster/internal/app/candidates"
	"muster/internal/app/conversation"
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/app/finding"
	"muster/internal/app/home"
	"muster/internal/app/interviews"
	"muster/internal/app/masters"
	"muster/internal/app/messages"
	"muster/internal/app/people"
	"muster/internal/app/profiles"
	"muster/internal/app/programme"
	"muster/internal/app/requisitions"
	"muster/internal/app/resumes"
	"muster/internal/app/settings"
	"muster/internal/app/visits"
	"muster/internal/app/waits"
	"muster/internal/app/weekly"
	"muster/internal/app/writing"
	"muster/internal/jobs"
	"muster/internal/letter"
)

// App is Muster independent of its interface: one field for each room.
type App struct {
	*core.Core
	Messages     *messages.Service
	Bell         *bell.Service
	Account      *account.Service
	People       *people.Service
	Waits        *waits.Service
	Settings     *settings.Service
	Masters      *masters.Service
	Audit        *audit.Service
	Figures      *figures.Service
	Weekly       *weekly.Service
	Requisitions *requisitions.Service
	Applications *applications.Service
	Resumes      *resumes.Service
	Candidates   *candidates.Service
	Finding      *finding.Service
	Interviews   *interviews.Service
	Visits       *visits.Service
	Profiles     *profiles.Service
	Programme    *programme.Service
	Calendars    *calendars.Service
	Calls        *calls.Service
	Calling      *calling.Service
	Home         *home.Service
	Writing      *writing.Service
	Broadcasts   *broadcasts.Service
	Conversation *conversation.Service
}

// New makes every room, starting with those the others need.
func New(c core.Core) *App {
	a := &App{Core: &c}
	a.Messages = messages.New(a.Core)
	a.Bell = bell.New(a.Core, a.Messages)
	a.Account = account.New(a.Core, a.Messages)
	a.Waits = waits.New(a.Core)
	a.Requisitions = requisitions.New(a.Core, a.Messages, a.Waits)
	a.People = people.New(a.Core, a.Messages, a.Account, a.Waits, a.Requisitions)
	a.Settings = settings.New(a.Core, a.Waits)
	a.Masters = masters.New(a.Core)
	a.Audit = audit.New(a.Core)
	a.Figures = figures.New(a.Core)
	a.Weekly = weekly.New(a.Core, a.Figures, a.Messages)
	a.Applications = applications.New(a.Core, a.Requisitions, a.Waits)
	a.Resumes = resumes.New(a.Core)
	a.Candidates = candidates.New(a.Core, a.Requisitions, a.Applications, a.Resumes, a.Waits)
	a.Finding = finding.New(a.Core, a.Requisitions, a.Applications)
	a.Interviews = interviews.New(a.Core, a.Messages, a.Applications)
	a.Visits = visits.New(a.Core, a.Messages, a.Applications, a.Candidates)
	a.Profiles = profiles.New(a.Core, a.Messages, a.Candidates, a.Visits)
	a.Programme = programme.New(a.Core, a.Messages, a.Requisitions, a.Applications, a.Candidates, a.Visits)
	a.Calendars = calendars.New(a.Core)
	a.Calls = calls.New(a.Core, a.Applications, a.People, a.Messages)
	a.Calling = calling.New(a.Core, a.Requisitions, a.Applications)
	a.Home = home.New(a.Core, a.Waits, a.Requisitions, a.Figures, a.Calling)
	a.Writing = writing.New(a.Core, a.Messages, a.Masters, a.Applications)
	a.Broadcasts = broadcasts.New(a.Core, a.Messages, a.Applications, a.Visits, a.Candidates)
	a.Conversation = conversation.New(a.Core, a.Messages, a.Candidates)
	a.Messages.Links = map[letter.LinkKind]messages.LinkMaker{
		letter.PasswordLink:  a.Account.PasswordLink,
		letter.ApprovalLinks: a.Requisitions.ApprovalLinks,
		letter.InterviewLink: a.Interviews.InterviewLink,
		letter.ReplyLink:     a.Interviews.ReplyLink,
		letter.CandidateLink: a.Visits.MailedLink,
	}
	return a
}

// Jobs returns the handlers of all kinds of jobs.
func (a *App) Jobs() map[string]jobs.Handler {
	return map[string]jobs.Handler{
		messages.JobSendMessage:         a.Messages.SendMessage,
		core.JobMailNotification:        a.Bell.MailNotification,
		applications.JobMailMove:        a.Interviews.MailMove,
		messages.JobCorrectMessage:      a.Interviews.CorrectMessage,
		applications.JobRemindInterview: a.Interviews.RemindInterview,
		interviews.JobPlanReminders:     a.Interviews.PlanReminders,
		requisitions.JobMailRevoke:      a.Interviews.MailRevoke,
		resumes.JobReadResume:           a.Resumes.ReadResume,
		waits.JobRenewWaits:             a.Waits.RenewWaits,
		account.JobSweep:                a.Account.Sweep,
		account.JobMailPasswordLink:     a.Account.MailPasswordLink,
		weekly.JobMailWeeklyFiles:       a.Weekly.MailWeeklyFiles,
		broadcasts.JobSendBroadcast:     a.Broadcasts.SendBroadcast,
	}
}
