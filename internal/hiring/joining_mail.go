package hiring

// JoiningMail is the mail to a requisition's people about a joining. Its wording depends on the role of the user who
// asked for the requisition.
type JoiningMail struct {
	// Says has placeholders for the candidate, the position and the day.
	Says string
	// CopiesLead sends a copy to the user they report to, if that is a process lead or acts as one.
	CopiesLead bool
}

var joiningMails = map[Role]JoiningMail{
	PL: {Says: "%s has accepted the position %s in your process and joins on %s. " +
		"Please plan the first day with your team."},
	TL:  {Says: "%s, whom you asked for as %s, joins your team on %s.", CopiesLead: true},
	ATL: {Says: "%s, whom you asked for as %s, joins your team on %s.", CopiesLead: true},
}

// JoiningMailOf returns the mail for a requisition asked for by a user with this role.
func JoiningMailOf(r Role) JoiningMail {
	if mail, known := joiningMails[r]; known {
		return mail
	}
	return JoiningMail{Says: "%s, whom you asked for as %s, joins on %s."}
}

// The mails that correct what people were told of a joining, with the candidate, the position, the day that they know,
// and the new one.
const (
	JoiningMoved = "%s, whom you expect as %s on %s, joins on %s instead."
	JoiningOff   = "%s, whom you expect as %s on %s, does not join."
)

// JoiningNews is what an event tells a requisition's people of a joining.
type JoiningNews struct {
	// Was is the day that they know so far; no day if they know none.
	Was Day
	// Off: the candidate does not join.
	Off bool
}

// JoiningNews returns what the event, which follows on those before, tells of the joining, and whether it tells
// anything.
func (e Event) JoiningNews(before []Event) (news JoiningNews, tells bool) {
	for _, earlier := range before {
		// Who has joined is known to be there, unless that was a mistake.
		if earlier.Status == StatusReopened {
			tells = true
		} else if earlier.Stage == StageJoining {
			tells = earlier.Status != StatusJoined
		}
	}
	news.Was = JoiningDay(before)
	switch {
	case e.Stage != StageJoining:
		return news, false
	case e.Status == StatusExpectedDOJ:
		return news, true
	case e.Status == StatusDelayInJoining:
		return news, news.Was != e.Date
	case e.Status == StatusBackedOut, e.Status == StatusBlacklisted:
		news.Off = true
		return news, tells && news.Was != 0
	}
	return news, false
}

// LeadsProcess reports whether a user with this role is a process lead, or an administrator who acts as one.
func LeadsProcess(r Role) bool { return r == PL || r == Admin }

// LeadHasCopy is what the mail adds if the process lead gets a copy.
const LeadHasCopy = "Your process lead has a copy of this mail."
