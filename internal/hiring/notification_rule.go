package hiring

import (
	"cmp"
	"fmt"
	"slices"
)

// Notice is one thing that a step tells people of. Whoever made the step is not told.
type Notice struct {
	Kind NotificationKind
	// Event is the index, among the events of the step, of the one that it tells of.
	Event int
	To    []string
	// Managers: every manager is told, too.
	Managers bool
	// Detail is what is known only now.
	Detail string
}

// toldOf is what a requisition's recruiters are told of its own steps.
var toldOf = map[ReqAction]NotificationKind{
	Hold: NotifyHold, Resume: NotifyResume, RevokeRequisition: NotifyRevoke,
}

// Notices lists what the change tells people of. before is the requisition without it, and madeBy made the requisition.
func (c Change) Notices(before Requisition, madeBy string) (all []Notice) {
	resumed := false
	for i, e := range c.Events {
		kind, told := toldOf[e.Action]
		switch {
		case told:
			resumed = resumed || e.Action == Resume
			all = append(all, Notice{Kind: kind, Event: i, To: before.working()})
		case e.Action == Approve:
			all = append(all, Notice{Kind: NotifyApproved, Event: i, To: []string{madeBy}, Managers: true})
		case e.Action == Unapprove:
			all = append(all, Notice{Kind: NotifyUnapproved, Event: i, To: []string{madeBy}, Managers: true})
		}
	}
	if assigned := c.eventOf(Assign); assigned >= 0 && before.Status == StatusHold && !resumed {
		all = append(all, Notice{Kind: NotifyResume, Event: assigned, To: before.working()})
	}
	return append(all, c.rowNotices(before)...)
}

// rowNotices compares what each recruiter has with what they had.
func (c Change) rowNotices(before Requisition) (all []Notice) {
	if len(c.Events) == 0 {
		return nil
	}
	for _, is := range c.Requisition.Assignments {
		was := Assignment{HR: is.HR, Status: StatusHrRevoke}
		if at := slices.IndexFunc(before.Assignments, func(a Assignment) bool { return a.ID == is.ID }); at >= 0 {
			was = before.Assignments[at]
		}
		n := Notice{To: []string{is.HR}, Event: c.eventAbout(is.HR),
			Detail: positionsOf(is.Positions, c.Requisition.Positions)}
		switch {
		case !was.Live() && !is.Live() || was.Live() && is.Live() && was.Positions == is.Positions:
			continue
		case !is.Live():
			n.Kind, n.Detail = NotifyTakenOff, ""
		case is.Positions < was.Positions:
			n.Kind = NotifyPositions
		case c.Events[n.Event].Action == Reassign:
			n.Kind = NotifyReassigned
		case !was.Live():
			n.Kind = NotifyAssigned
		default:
			n.Kind = NotifyPositions
		}
		all = append(all, n)
	}
	return all
}

func positionsOf(n, all int) string {
	if all == 1 {
		return fmt.Sprintf("%d of 1 position", n)
	}
	return fmt.Sprintf("%d of %d positions", n, all)
}

// eventAbout returns the index of the first event that names the recruiter, else of the first event.
func (c Change) eventAbout(hr string) int {
	return max(0, slices.IndexFunc(c.Events, func(e ReqEvent) bool { return e.HR == hr || e.FromHR == hr }))
}

func (c Change) eventOf(a ReqAction) int {
	return slices.IndexFunc(c.Events, func(e ReqEvent) bool { return e.Action == a })
}

// working lists the recruiters who work on the requisition.
func (r Requisition) working() (hrs []string) {
	for _, a := range r.Assignments {
		if a.Live() {
			hrs = append(hrs, a.HR)
		}
	}
	return hrs
}

// saidOfOffer are the events beside the stages that tell what the candidate says to an offer.
var saidOfOffer = []Status{StatusCandidateAccepts, StatusCandidateDeclines}

// Notices lists what events of the application tell people of, the most telling first: a user is told once of an event.
// stillAhead is set if the pending interview begins late enough to be cancelled.
func (a Application) Notices(events []Event, stillAhead bool) (all []Notice) {
	for i, e := range events {
		owner := cmp.Or(e.OwnerID, a.OwnerID)
		own := a.ownerKind(e)
		if own != NotifyByAnother {
			all = append(all, Notice{Kind: own, Event: i, To: []string{owner}})
		}
		switch {
		case slices.Contains(saidOfOffer, e.Status):
			all = append(all, Notice{Kind: NotifySays, Event: i, Managers: true})
		case e.Status == StatusOfferSent:
			all = append(all, Notice{Kind: NotifyOfferSent, Event: i, Managers: true})
		}
		for _, n := range a.interviewNotices(e, stillAhead) {
			n.Event = i
			all = append(all, n)
		}
		if own == NotifyByAnother {
			all = append(all, Notice{Kind: own, Event: i, To: []string{owner}})
		}
		a.Progress, a.OwnerID = a.After(e), owner
	}
	return all
}

// interviewNotices lists what the people who conduct an interview are told of the event.
func (a Application) interviewNotices(e Event, stillAhead bool) (all []Notice) {
	cancelled := Notice{Kind: NotifyCancelled, To: []string{a.InterviewerID}}
	switch person := e.Interview.PersonID; {
	case e.Arranges() && a.InterviewPending() && a.InterviewerID == person:
		return []Notice{{Kind: NotifyMoved, To: []string{person}}}
	case e.Arranges():
		if a.InterviewPending() && stillAhead {
			all = append(all, cancelled)
		}
		return append(all, Notice{Kind: NotifyArranged, To: []string{person}})
	case stillAhead && a.Cancellation(e) != NotCancelled:
		return []Notice{cancelled}
	}
	return nil
}

// ownerKind returns as what the owner of the application is told of an event that somebody else made.
func (a Application) ownerKind(e Event) NotificationKind {
	switch {
	case a.InterviewPending() && e.Stage == a.Stage && !e.Arranges() && slices.Contains(interviewResults, e.Status),
		a.decidedBy(e):
		return NotifyResult
	case e.Status == StatusOfferAccepted || e.Status == StatusOfferNotAccepted:
		return NotifyAnswered
	case e.Status == StatusJoined:
		return NotifyJoined
	case e.Status == StatusBackedOut:
		return NotifyBackedOut
	case e.Status == StatusRemap:
		return NotifyMapped
	case e.Status == StatusReopened:
		return NotifyReopened
	}
	return NotifyByAnother
}
