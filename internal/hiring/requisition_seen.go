package hiring

// Seen is a requisition as a user sees it.
type Seen struct {
	Status    Status
	OverdueBy int
	// Opens is what a click on the status opens.
	Opens Opens
}

// See returns a requisition as the user sees it. status is the stored one, or Hr Revoke for a recruiter who was taken
// off it.
func See(u User, status Status, tat, today Day) Seen {
	r := Requisition{Status: status, TAT: tat}
	shown := r.ShownStatus(today)
	return Seen{shown, r.OverdueBy(today), StatusClick(u, shown)}
}
