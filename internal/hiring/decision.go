package hiring

import "slices"

// decisions are what can be said of a candidate who is on hold in a round.
var decisions = []Status{StatusSelected, StatusRejected, StatusOnHold}

// heldIn returns the round in which the candidate is on hold; Aside if there is none. On hold the round counts as
// passed: its own dialog is over, and the next round may begin without a decision.
func (p Progress) heldIn() Stage {
	if p.Closed() || !p.Stage.IsRound() || p.StandsAt() != StatusOnHold {
		return Aside
	}
	return p.Stage
}

// decidedBy reports whether the event decides about a candidate who is on hold.
func (p Progress) decidedBy(e Event) bool {
	return e.Stage != Aside && e.Stage == p.heldIn() && slices.Contains(decisions, e.Status)
}

// DecisionOptions lists what the user may decide about a candidate who is on hold in a round; it is left to managers.
func (a Application) DecisionOptions(u User) []Option {
	if a.heldIn() == Aside || !u.Has(GrantManager) || a.check(u) != nil {
		return nil
	}
	return a.optionsIn(a.Stage, func(s Status) bool { return slices.Contains(decisions, s) })
}
