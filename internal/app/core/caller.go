package core

import "muster/internal/hiring"

// Caller is the signed-in user and the request's origin.
type Caller struct {
	User hiring.User
	// Name is the user's.
	Name      string
	SessionID string
	Address   string
	// SharedAddress means that Address is that of a proxy, behind which many people may be.
	SharedAddress bool
	Agent         string
	RequestID     string
	// Candidate is the session of a candidate who came by a link; then no user is signed in.
	Candidate CandidateSession
}

// CandidateSession is the browser of a candidate, and what its link opens.
type CandidateSession struct {
	// ID is the hash of its token.
	ID, LinkID, CandidateID, RequisitionID string
	// MadeBy is the user who made the link.
	MadeBy string
	Kind   hiring.CandidateLinkKind
	// ResumeID is the resume that was uploaded in this session.
	ResumeID string
}

// ByCandidate reports whether a candidate makes the request, through a link.
func (c Caller) ByCandidate() bool { return c.User.ID == "" && c.Candidate.CandidateID != "" }

// CheckOwn checks that a candidate's session is for this candidate: what is somebody else's is not opened by any link.
func (c Caller) CheckOwn(candidateID string) error {
	if c.Candidate.CandidateID != candidateID {
		return &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.OpenLinkAgain}
	}
	return nil
}

// CheckActor refuses a body that names another user as who acts, even a manager's: the signed-in user is recorded.
func (c Caller) CheckActor(id string) error {
	if id != "" && id != c.User.ID {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	return nil
}

// ActAs checks whether the caller may read what concerns this user.
func (c Caller) ActAs(id string) error {
	if id != "" && !hiring.MayActFor(c.User, id) {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	return nil
}
