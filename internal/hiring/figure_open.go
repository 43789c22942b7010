package hiring

// OpenState is the state of an open requisition in Open Till Date.
type OpenState string

const (
	OpenInProgress OpenState = "In-progress"
	OpenDelayed    OpenState = "Delayed"
)

// OpenStateOf returns Delayed for an overdue open requisition.
func OpenStateOf(stored Status, tat, today Day) OpenState {
	if IsOverdue(stored, tat, today) {
		return OpenDelayed
	}
	return OpenInProgress
}

// DaysOpen returns the days since a requisition was approved.
func DaysOpen(approved, today Day) int { return int(today - approved) }

// OpenFilter selects the open requisitions in a state, all of them if it is empty.
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
