package hiring

// Sight is how much of the requisitions, and of their candidates, somebody sees. The zero value sees nothing.
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

// sightOfRole names every role, so that one without a line here sees nothing.
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

// SightOf is what the user sees. A recruiter with the grant esaAssigned works from the programme's queue without an
// assignment, so they see its requisitions beside their own.
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

// SeesEveryCandidate says whether the user may see every candidate: managers and those who read everything.
func SeesEveryCandidate(u User) bool { return SightOf(u) == SeesAll }
