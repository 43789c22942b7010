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
}

// ActAs checks whether the caller may send this id as the acting user. It is only compared: the signed-in user is
// recorded.
func (c Caller) ActAs(id string) error {
	if id != "" && !hiring.MayActFor(c.User, id) {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	return nil
}
