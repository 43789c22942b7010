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

// SeesEveryCandidate reports whether the user sees every candidate: managers and roles that read everything.
func SeesEveryCandidate(u User) bool { return SightOf(u) == SeesAll }
