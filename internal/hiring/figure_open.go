package hiring

// OpenState is how Open Till Date names the state of an open requisition.
type OpenState string

const (
	OpenInProgress OpenState = "In-progress"
	OpenDelayed    OpenState = "Delayed"
)

// OpenStateOf is Delayed for an open requisition that is overdue.
func OpenStateOf(stored Status, tat, today Day) OpenState {
	if IsOverdue(stored, tat, today) {
		return OpenDelayed
	}
	return OpenInProgress
}

// DaysOpen is how long ago a requisition was approved.
func DaysOpen(approved, today Day) int { return int(today - approved) }

// OpenFilter chooses the open requisitions in a state; an empty one chooses all.
func OpenFilter(state string) (ReqFilter, error) {
	f := ReqFilter{Statuses: OpenStatuses}
	switch OpenState(state) {
	case "":
	case OpenInProgress:
		f.Overdue = NotOverdue
	case OpenDelayed:
		f.Overdue = OverdueOnly
	default:
		return f, invalid("status", "status must be In-progress or Delayed")
	}
	return f, nil
}
