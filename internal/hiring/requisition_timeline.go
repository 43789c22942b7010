package hiring

// RecruiterTimeline returns which of a requisition's events, oldest first, one of its recruiters reads: those about
// themselves, and what became of the whole requisition while they worked on it. Who was taken off sees nothing later.
func RecruiterTimeline(hr string, events []ReqEvent) []bool {
	reads, works := make([]bool, len(events)), false
	for i, e := range events {
		switch {
		case e.HR == hr:
			reads[i], works = true, e.Status != StatusHrRevoke
		case e.FromHR == hr:
			reads[i] = true
			works = works && e.Action != Reassign
		default:
			reads[i] = works && e.HR == ""
		}
	}
	return reads
}
