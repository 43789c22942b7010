package core

import "muster/internal/hiring"

// Caller is who asks, and from where.
type Caller struct {
	User      hiring.User
	SessionID string
	Address   string
	Agent     string
	RequestID string
}

// ActAs says whether the caller may send this id as who acts. The id only has to fit: the signed-in user is recorded.
func (c Caller) ActAs(id string) error {
	if id != "" && !hiring.MayActFor(c.User, id) {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	return nil
}
