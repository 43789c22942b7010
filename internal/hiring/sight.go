package hiring

// Sight is which requisitions, with their candidates, a user sees. The zero value sees nothing.
type Sight int

const (
	SeesNothing Sight = iota
	SeesAll
	// SeesESA is the requisitions of the ESA programme.
	SeesESA
	// SeesInterviewed is the requisitions in which the user conducts, or conducted, an interview.
	SeesInterviewed
	// SeesAssigned is the requisitions that were ever assigned to the user.
	SeesAssigned
	// SeesAssignedAndESA is both together.
	SeesAssignedAndESA
)

// sightOfRole lists every role; one that is missing here sees nothing.
var sightOfRole = map[Role]Sight{
	Recruiter:   SeesAssigned,
	Interviewer: SeesInterviewed,
	Admin:       SeesAll,
	ESAHR:       SeesESA,
	SeniorHR:    SeesAll,
	TL:          SeesAll,
	ATL:         SeesAll,
	PL:          SeesAll,
	CEO:         SeesAll,
}

// SightOf returns what the user sees. A recruiter with the grant esaAssigned works from the programme's queue without
// an assignment, so they see its requisitions besides their own.
func SightOf(u User) Sight {
	sight := sightOfRole[u.Role]
	switch {
	case u.Has(GrantManager):
		return SeesAll
	case sight == SeesAssigned && u.Has(GrantEsaAssigned):
		return SeesAssignedAndESA
	}
	return sight
}

// SeesInterviewOnly reports whether the user sees of a candidate what the interview needs: neither salary nor address,
// nor what happened after the interview.
func SeesInterviewOnly(u User) bool { return SightOf(u) == SeesInterviewed }

// EventsSeen returns which events of an application, oldest first, the user sees. Whatever tells of a candidate asks
// it: the timeline, what was written to them, and where they stand.
func EventsSeen(u User, events []Event) []Event {
	if !SeesInterviewOnly(u) {
		return events
	}
	return events[:InterviewerSees(events, u.ID)]
}

// InterviewerSees returns how many of the events, oldest first, their interviewer sees: those up to the result of the
// last interview that they conduct.
func InterviewerSees(events []Event, userID string) int {
	last := -1
	for i, e := range events {
		if e.Interview.PersonID == userID {
			last = i
		}
	}
	if last < 0 {
		return 0
	}
	for i, e := range events[last+1:] {
		if e.Stage != Aside {
			return last + 1 + i + 1
		}
	}
	return len(events)
}

// SeesEveryCandidate reports whether the user sees every candidate: managers and roles that read everything.
func SeesEveryCandidate(u User) bool { return SightOf(u) == SeesAll }

// FindsEverybody reports whether the candidate database shows the user every candidate, with timeline and resume: it is
// there to map from. Interviewers find those whom they interview.
func FindsEverybody(u User) bool {
	sight := SightOf(u)
	return sight != SeesNothing && sight != SeesInterviewed
}
