package hiring

// JoiningMail is how the people of a requisition are told that somebody joins. It depends on the role of who asked
// for it.
type JoiningMail struct {
	// Says has a place for the candidate, the position and the day.
	Says string
	// CopiesLead: whom they report to gets a copy, where that is a process lead or acts as one.
	CopiesLead bool
}

var joiningMails = map[Role]JoiningMail{
	PL: {Says: "%s has accepted the position %s in your process and joins on %s. Please plan the first day with your team."},
	TL: {Says: "%s, whom you asked for as %s, joins your team on %s. Your process lead has a copy of this mail.",
		CopiesLead: true},
	ATL: {Says: "%s, whom you asked for as %s, joins your team on %s. Your process lead has a copy of this mail.",
		CopiesLead: true},
}

// JoiningMailOf is the mail for a requisition that somebody with this role asked for.
func JoiningMailOf(r Role) JoiningMail {
	if mail, known := joiningMails[r]; known {
		return mail
	}
	return JoiningMail{Says: "%s, whom you asked for as %s, joins on %s."}
}

// LeadsProcess says whether somebody with this role is a process lead, or one of the administration who acts as one.
func LeadsProcess(r Role) bool { return r == PL || r == Admin }
