package hiring

// Seen is how a requisition looks to somebody.
type Seen struct {
	Status    Status
	OverdueBy int
	// Opens is what a click on the status opens.
	Opens Opens
}

// See is how the user sees a requisition. status is the stored one, or Hr Revoke when it is seen as a recruiter
// who was taken off it.
func See(u User, status Status, tat, today Day) Seen {
	r := Requisition{Status: status, TAT: tat}
	shown := r.ShownStatus(today)
	return Seen{shown, r.OverdueBy(today), StatusClick(u, shown)}
}
