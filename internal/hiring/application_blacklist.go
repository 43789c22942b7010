package hiring

import (
	"slices"
	"time"
)

// CandidateBlacklisted is the answer of Blacklist.
const CandidateBlacklisted = "Candidate Blacklisted Succesfully"

// Blacklist ends every live application of a candidate. named is the id of the application from which the user acts. A
// revoked requisition does not block it, because it concerns the person.
func Blacklist(applications []Application, named string, u User, comment string, now time.Time) ([]Event, error) {
	at := slices.IndexFunc(applications, func(a Application) bool { return a.ID == named })
	if at < 0 {
		return nil, Missing()
	}
	from := applications[at]
	if err := from.CheckPerson(u); err != nil {
		return nil, err
	}
	if err := checkComment(comment, AllFieldsCompulsory); err != nil {
		return nil, err
	}
	var events []Event
	for _, a := range applications {
		if a.Live() {
			e := a.event(u, a.Stage, StatusBlacklisted, comment, now)
			e.OwnerID = a.OwnerID
			events = append(events, e)
		}
	}
	return events, nil
}
