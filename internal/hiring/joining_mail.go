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

// LeadsProcess reports whether a user with this role is a process lead, or an administrator who acts as one.
func LeadsProcess(r Role) bool { return r == PL || r == Admin }

// LeadHasCopy is what the mail adds if the process lead gets a copy.
const LeadHasCopy = "Your process lead has a copy of this mail."
