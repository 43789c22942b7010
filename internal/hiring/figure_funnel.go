package hiring

import (
	"slices"
	"strings"
)

// Block is a step of the funnel of a requisition. It has the applications with at least one event of its steps: a round
// was passed, not only begun, because to shortlist somebody already schedules the HR round.
type Block struct {
	Key, Label string
	Steps      []Step
}

// FunnelBlocks lists the blocks of a funnel, from the top. The programme judges in CALL and has no rounds.
func FunnelBlocks(esa bool) []Block {
	blocks := []Block{
		{string(StageCall), "Calls", CountedSteps(FigureSet{FigureCalls})},
		labelled("Shortlisted", Step{StageCall, StatusShortlisted}),
	}
	if esa {
		blocks = append(blocks, labelled("Selected", Step{StageCall, StatusSelected}))
	} else {
		for _, s := range []Stage{StageHR, StageTL, StagePL, StageCEO} {
			blocks = append(blocks, labelled(RoundLabel(s), passing(s)...))
		}
	}
	return append(blocks,
		labelled(string(StatusOfferSent), Step{StageOffer, StatusOfferSent}),
		labelled(string(StatusOfferAccepted), Step{StageOffer, StatusOfferAccepted}),
		labelled("Onboarded", Step{StageJoining, StatusJoined}))
}

// labelled makes a block whose key is its label in capitals.
func labelled(label string, steps ...Step) Block {
	return Block{strings.ToUpper(strings.ReplaceAll(label, " ", "_")), label, steps}
}

// RoundLabel returns the name of a round on dashboards.
func RoundLabel(s Stage) string {
	return strings.TrimSuffix(string(s), "_ROUND") + " Round"
}

// passing lists the results that pass a round.
func passing(s Stage) []Step {
	var steps []Step
	for _, rule := range RulesOf(s, false) {
		if passes(s, false, rule.Status) {
			steps = append(steps, Step{s, rule.Status})
		}
	}
	return steps
}

// FindBlock finds a block by its key or label.
func FindBlock(field, text string, esa bool) (Block, error) {
	for _, b := range FunnelBlocks(esa) {
		if strings.EqualFold(text, b.Key) || strings.EqualFold(text, b.Label) {
			return b, nil
		}
	}
	return Block{}, invalid(field, field+" must be a block of the funnel, as Calls or Offer Sent")
}

// ApplicationStep is a step that an application has taken.
type ApplicationStep struct {
	ApplicationID string
	Step
}

// BlockCount is a block with its number of applications.
type BlockCount struct {
	Block
	Count int
}

// Funnel counts the applications of each block. There is no funnel where nobody was called.
func Funnel(steps []ApplicationStep, esa bool) []BlockCount {
	counts := []BlockCount{}
	for _, b := range FunnelBlocks(esa) {
		reached := map[string]bool{}
		for _, s := range steps {
			if slices.Contains(b.Steps, s.Step) {
				reached[s.ApplicationID] = true
			}
		}
		counts = append(counts, BlockCount{b, len(reached)})
	}
	if counts[0].Count == 0 {
		return []BlockCount{}
	}
	return counts
}

// DatedStep is a step of an application with the day on which it counts, and the day that was given with it.
type DatedStep struct {
	Step
	Day, Given Day
}

// Milestones are the dates of an application's line, 0 where it has not come so far.
type Milestones struct {
	StartedWorkingOn, DocumentsSent, OfferSentDue, OfferSent, CallExplained, PositionClosed, ExpectedDOJ, DOJ Day
	// Furthest is the number of the last one reached, from 1.
	Furthest int
}

// MilestonesOf reads the dates from the steps of an application, oldest first. The offer is due by the TAT; stands
// tells whether an accepted offer does. The offer was explained in the first of the answered telephone calls since it
// was sent.
func MilestonesOf(begun Day, steps []DatedStep, calls []Day, esa bool, tat Day, stands bool) Milestones {
	m := Milestones{StartedWorkingOn: begun}
	ready := passing(StageCEO)
	if esa {
		ready = []Step{{StageCall, StatusSelected}}
	}
	for _, s := range steps {
		switch {
		case s.Status == StatusDocumentsSent:
			m.DocumentsSent = s.Day
		case slices.Contains(ready, s.Step):
			m.OfferSentDue = tat
		case s.Step == Step{StageOffer, StatusOfferSent}:
			m.OfferSent = s.Day
		case s.Step == Step{StageOffer, StatusOfferAccepted} && stands:
			m.PositionClosed = s.Day
		case s.Stage == StageJoining && (s.Status == StatusExpectedDOJ || s.Status == StatusDelayInJoining):
			if m.ExpectedDOJ = s.Given; s.Given == 0 {
				m.ExpectedDOJ = s.Day
			}
		case s.Step == Step{StageJoining, StatusJoined}:
			m.DOJ = s.Day
		}
	}
	if at := slices.IndexFunc(calls, func(day Day) bool { return m.OfferSent != 0 && day >= m.OfferSent }); at >= 0 {
		m.CallExplained = calls[at]
	}
	for i, day := range []Day{m.StartedWorkingOn, m.DocumentsSent, m.OfferSentDue, m.OfferSent, m.CallExplained,
		m.PositionClosed, m.ExpectedDOJ, m.DOJ} {
		if day != 0 || i == 0 {
			m.Furthest = i + 1
		}
	}
	return m
}
