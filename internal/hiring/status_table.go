package hiring

// StatusTable lists every status, in the order of dialogs and reports.
var StatusTable = statusTable()

// Ids are never reused: a new status takes the next free number.
const statusIDStem = "018f0000-0000-7000-8000-0000000001"

func statusTable() []StatusInfo {
	requisition, timeline := []Process{ProcessRequisition}, []Process{ProcessTimeline}
	candidate, call := []Process{ProcessCandidate}, []Process{ProcessCall}
	round, offer, joining := []Process{ProcessRound}, []Process{ProcessOffer}, []Process{ProcessJoining}
	esa, judged := []Process{ProcessESA}, []Process{ProcessRound, ProcessESA}

	table := []StatusInfo{
		{Status: StatusNew, ID: "01", Processes: []Process{ProcessRequisition, ProcessCandidate}, Tone: Slate},
		{Status: StatusUnapproved, ID: "02", Processes: requisition, Tone: Slate, Dot: RingDot},
		{Status: StatusApproved, ID: "03", Processes: requisition, Tone: Sky},
		{Status: StatusAssigned, ID: "04", Also: "Assign", Processes: requisition, Tone: Plum},
		{Status: StatusReAssigned, ID: "05", Processes: requisition, Tone: Plum, Dot: HalfDot},
		{Status: StatusInprogress, ID: "06", Processes: requisition, Tone: Amber},
		{Status: StatusCompleted, ID: "07", Processes: requisition, Tone: Green, Dot: HalfDot},
		{Status: StatusHold, ID: "08", Processes: requisition, Tone: Olive},
		{Status: StatusRevoke, ID: "09", Processes: requisition, Tone: Slate, Dot: RingDot},
		{Status: StatusHrRevoke, ID: "0a", Also: "Full Hr Revoke", Processes: requisition, Tone: Slate, Dot: RingDot},
		{Status: StatusOnboarded, ID: "0b", Processes: requisition, Tone: Green},

		{Status: StatusOverdue, ID: "0c", Processes: timeline, Tone: Red},
		{Status: StatusPositionRevoke, ID: "0d", Processes: timeline, Tone: Slate, Dot: RingDot},
		{Status: StatusEdited, ID: "0e", Processes: timeline, Tone: Sky, Dot: RingDot},
		{Status: StatusResumed, ID: "0f", Processes: timeline, Tone: Olive, Dot: HalfDot},
		{Status: StatusRaised, ID: "10", Processes: timeline, Tone: Sky, Dot: HalfDot},

		{Status: StatusRemap, ID: "20", Processes: candidate, Tone: Plum},
		{Status: StatusInterviewScheduled, ID: "21", Processes: candidate, Tone: Teal},
		{Status: StatusPushToOffer, ID: "22", Processes: candidate, Tone: Sky},
		{Status: StatusDocumentsSent, ID: "23", Processes: candidate, Tone: Sky, Dot: RingDot},
		{Status: StatusBlacklisted, ID: "24", Processes: candidate, Tone: Red, Ends: true},
		{Status: StatusReopened, ID: "25", Processes: candidate, Tone: Plum, Dot: HalfDot},

		{Status: StatusRinging, ID: "30", Processes: call, Tone: Teal},
		{Status: StatusNotContactable, ID: "31", Processes: call, Tone: Slate},
		{Status: StatusCallBack, ID: "32", Processes: call, Tone: Olive, Waits: true},
		{Status: StatusWrongNumber, ID: "33", Processes: call, Tone: Slate, Dot: RingDot},
		{Status: StatusWillRevert, ID: "34", Processes: call, Tone: Olive, Dot: HalfDot, Waits: true},
		{Status: StatusNotSuitable, ID: "35", Processes: call, Tone: Slate, Dot: RingDot},
		{Status: StatusNotInterested, ID: "36", Processes: call, Tone: Slate, Dot: RingDot},
		{Status: StatusForFutureOpenings, ID: "37", Processes: call, Tone: Slate, Dot: HalfDot},
		{Status: StatusShortlisted, ID: "38", Processes: call, Tone: Teal, Passes: true},

		{Status: StatusScheduled, ID: "40", Processes: round, Tone: Teal},
		{Status: StatusRescheduled, ID: "41", Processes: round, Tone: Teal, Dot: HalfDot},
		{Status: StatusSelected, ID: "42", Processes: judged, Tone: Green, Passes: true},
		{Status: StatusRejected, ID: "43", Processes: judged, Tone: Red, Ends: true},
		{Status: StatusOnHold, ID: "44", Processes: round, Tone: Olive, Passes: true, Waits: true},
		{Status: StatusSkip, ID: "45", Processes: round, Tone: Slate, Passes: true},

		{Status: StatusKYCSubmitted, ID: "50", Processes: esa, Tone: Teal},
		{Status: StatusKYCVerified, ID: "51", Processes: esa, Tone: Teal, Dot: HalfDot},
		{Status: StatusOfferSent, ID: "52", Processes: offer, Tone: Sky},
		{Status: StatusOfferNotSent, ID: "53", Processes: offer, Tone: Slate},
		{Status: StatusOfferOnHold, ID: "54", Label: "Hold", Processes: offer, Tone: Olive, Waits: true},
		{Status: StatusOfferAccepted, ID: "55", Processes: offer, Tone: Green, Passes: true},
		{Status: StatusOfferNotAccepted, ID: "56", Processes: offer, Tone: Plum},
		{Status: StatusOfferRevised, ID: "57", Processes: offer, Tone: Sky, Dot: HalfDot},

		{Status: StatusExpectedDOJ, ID: "60", Also: "Joining date", Processes: joining, Tone: Teal},
		{Status: StatusDelayInJoining, ID: "61", Processes: joining, Tone: Olive, Waits: true},
		{Status: StatusRelieved, ID: "62", Processes: joining, Tone: Teal, Dot: HalfDot},
		{Status: StatusJoined, ID: "63", Processes: joining, Tone: Green, Passes: true},
		{Status: StatusBackedOut, ID: "64", Processes: []Process{ProcessRound, ProcessOffer, ProcessJoining},
			Tone: Red, Ends: true},

		{Status: StatusCandidateAccepts, ID: "70", Processes: timeline, Tone: Green, Dot: RingDot},
		{Status: StatusCandidateDeclines, ID: "71", Processes: timeline, Tone: Plum, Dot: RingDot},
		{Status: StatusInTouch, ID: "72", Processes: timeline, Tone: Teal, Dot: RingDot},
		{Status: StatusWavering, ID: "73", Processes: timeline, Tone: Olive, Dot: RingDot},
		{Status: StatusNoAnswer, ID: "74", Processes: timeline, Tone: Slate, Dot: RingDot},
		{Status: StatusResigned, ID: "75", Processes: timeline, Tone: Sky, Dot: RingDot},
	}
	for i := range table {
		table[i].ID = statusIDStem + table[i].ID
		if table[i].Label == "" {
			table[i].Label = string(table[i].Status)
		}
		if table[i].Dot == "" {
			table[i].Dot = FullDot
		}
	}
	return table
}
