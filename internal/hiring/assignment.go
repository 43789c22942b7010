package hiring

import "slices"

// Assignment is a recruiter who works, or once worked, on some positions of a requisition.
type Assignment struct {
	ID string
	// HR is the recruiter's user id.
	HR string
	// Positions is how many positions the row takes up; once it is no longer live, those accepted under it.
	Positions int
	// Status is Assigned, Re-Assigned, Inprogress, Completed, Onboarded or Hr Revoke.
	Status Status
	// Made numbers the assignments of a requisition in the order they were made.
	Made int
	// Accepted, Joined and Outstanding count the applications under the assignment.
	Accepted, Joined, Outstanding int
	// HasWork is true from the recruiter's first candidate or call.
	HasWork bool
}

// Live reports whether the recruiter still works on it.
func (a Assignment) Live() bool { return a.Status != StatusHrRevoke }

// Openings returns the total openings line of Re-Assign Recruiter: the positions that can be handed on because no offer
// for them was accepted yet.
func (a Assignment) Openings() int { return max(0, a.Positions-a.Accepted) }

// spare returns how many positions can be taken from the row without touching one that has an offer out.
func (a Assignment) spare() int {
	if !a.Live() {
		return 0
	}
	return max(0, a.Positions-a.Outstanding)
}

// takeOff ends the assignment. What was accepted under it stays with it.
func (a *Assignment) takeOff() {
	a.Status = StatusHrRevoke
	a.Positions = a.Accepted
}

// recount updates the status of the row to match its counts.
func (a *Assignment) recount() {
	switch {
	case !a.Live():
		a.Positions = a.Accepted
	case a.Joined >= a.Positions:
		a.Status = StatusOnboarded
	case a.Accepted >= a.Positions:
		a.Status = StatusCompleted
	case a.Status == StatusCompleted || a.Status == StatusOnboarded:
		a.Status = StatusInprogress
	}
}

// checkReplaced checks whether the rest of the row can be handed to another recruiter.
func (a Assignment) checkReplaced(field string) error {
	switch {
	case !a.Live():
		return &Problem{Kind: Refused, Field: field, Message: RecruiterNotAssigned}
	case a.Status == StatusOnboarded:
		return &Problem{Kind: Refused, Field: field, Message: RecruiterOnboarded}
	}
	return nil
}

// newestLive returns the index of the newest live row with a position to spare; -1 if there is none.
func newestLive(rows []Assignment) int {
	newest := -1
	for i, a := range rows {
		if a.spare() > 0 && (newest < 0 || a.Made > rows[newest].Made) {
			newest = i
		}
	}
	return newest
}

func lastMade(rows []Assignment) int {
	last := 0
	for _, a := range rows {
		last = max(last, a.Made)
	}
	return last
}

// Share is one recruiter of a list and their number of positions.
type Share struct {
	// ID becomes the assignment's id if a new one has to be made.
	ID, HR string
	// Positions is nil to use the list's own number.
	Positions *int
}

type share struct {
	id, hr    string
	positions int
}

// checkShares returns the number for each recruiter of the list, or what is wrong with one.
func checkShares(list []Share, each int) ([]share, error) {
	shares := make([]share, len(list))
	for i, s := range list {
		shares[i] = share{s.ID, s.HR, each}
		if s.Positions != nil {
			shares[i].positions = *s.Positions
		}
	}
	wrong := func(s share) bool { return s.positions < 1 || s.positions > MostPositions }
	if slices.ContainsFunc(shares, wrong) {
		return nil, invalid("positions", ValidPositionNumber)
	}
	return shares, nil
}

// checkRecruiters checks that the list names recruiters, each of them once.
func checkRecruiters(list []Share) error {
	if len(list) == 0 || slices.ContainsFunc(list, func(s Share) bool { return s.HR == "" }) {
		return invalid("recruiters", AllFieldsCompulsory)
	}
	named := map[string]bool{}
	for _, s := range list {
		if named[s.HR] {
			return invalid("recruiters", RecruiterOnce)
		}
		named[s.HR] = true
	}
	return nil
}

func sumOf(shares []share) int {
	sum := 0
	for _, s := range shares {
		sum += s.positions
	}
	return sum
}
