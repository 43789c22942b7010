package hiring

import "fmt"

// CheckFollows returns why the event cannot come next in an application with this progress. It ignores who acted and
// the counts of that time; the employment type may have changed since, so it does not check what an offer allows.
func (p Progress) CheckFollows(e Event, esa bool) error {
	here := fmt.Sprintf("%s %s", p.Stage.Label(), p.Status)
	what := fmt.Sprintf("%s %s", e.Stage.Label(), e.Status)
	switch {
	case p.Stage == Aside:
		if e.Stage != StageNew || e.Status != StatusNew && e.Status != StatusRemap {
			return fmt.Errorf("it begins with %s", what)
		}
		return nil
	case e.Status == StatusReopened:
		if !p.Closed() || e.Stage != p.Left.Stage {
			return fmt.Errorf("%s follows on %s", what, here)
		}
		return nil
	case p.Blacklisted:
		return fmt.Errorf("%s follows on Blacklisted", what)
	case p.MappedAway:
		return fmt.Errorf("%s follows when the candidate was mapped to another requisition", what)
	case e.Stage == Aside:
		if e.Status != StatusRemap && e.Status != StatusPushToOffer && e.Status != StatusDocumentsSent && !e.IsBeside() {
			return fmt.Errorf("%s stands beside the stages", e.Status)
		}
		return nil
	case e.Status == StatusBlacklisted:
		if e.Stage != p.Stage {
			return fmt.Errorf("%s follows on %s", what, here)
		}
		return nil
	}
	_, known := RuleOf(e.Stage, esa, e.Status)
	pushed := e.Stage == StageOffer && e.Status == StatusPushToOffer
	open := Application{Progress: p, Requisition: OpeningFacts{ESA: esa}}.OpenStage()
	if e.Stage != open && !p.decidedBy(e) || !known && !pushed {
		return fmt.Errorf("%s follows on %s", what, here)
	}
	if first, why := p.earliest(e.Stage); e.Day < first {
		return fmt.Errorf("%s is dated %s, before %s, when %s", what, e.Day, first, why)
	}
	return nil
}
