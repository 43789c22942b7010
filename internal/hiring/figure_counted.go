package hiring

import "slices"

// Figure is a counted step: what an event adds to for the owner of its application at that time.
type Figure int

const (
	FigureCalls Figure = iota
	FigureConnects
	FigureShortlisted
	FigureHRSelected
	FigureHRRejected
	FigureTLSelected
	FigureTLRejected
	FigurePLSelected
	FigurePLRejected
	FigureCEOSelected
	FigureCEORejected
	FigureOfferSent
	FigureOfferAccepted
	FigureOnboarded
	figureCount
)

// Figures has a count for each Figure.
type Figures [figureCount]int

// FigureSet is a number that adds up several figures.
type FigureSet []Figure

// The rounds. Their totals are what was selected and what was rejected; Skip is neither.
var (
	HRRound   = FigureSet{FigureHRSelected, FigureHRRejected}
	TLRound   = FigureSet{FigureTLSelected, FigureTLRejected}
	PLRound   = FigureSet{FigurePLSelected, FigurePLRejected}
	CEORound  = FigureSet{FigureCEOSelected, FigureCEORejected}
	TechRound = slices.Concat(TLRound, PLRound, CEORound)
)

var roundFigures = map[Stage]FigureSet{StageHR: HRRound, StageTL: TLRound, StagePL: PLRound, StageCEO: CEORound}

// Counted returns the figures that an event of this stage and status adds to.
func Counted(s Stage, status Status) FigureSet {
	switch {
	case s == StageCall:
		return countedCall(status)
	case s == StageOffer && status == StatusOfferSent:
		return FigureSet{FigureOfferSent}
	case s == StageOffer && status == StatusOfferAccepted:
		return FigureSet{FigureOfferAccepted}
	case s == StageJoining && status == StatusJoined:
		return FigureSet{FigureOnboarded}
	case status == StatusSelected:
		return firstOf(roundFigures[s])
	case status == StatusRejected && roundFigures[s] != nil:
		return roundFigures[s][1:]
	}
	return nil
}

func countedCall(outcome Status) FigureSet {
	if !IsCall(StageCall, outcome) {
		return nil
	}
	of := FigureSet{FigureCalls}
	if Connected(outcome) {
		of = append(of, FigureConnects)
	}
	if outcome == StatusShortlisted {
		of = append(of, FigureShortlisted)
	}
	return of
}

func firstOf(set FigureSet) FigureSet { return set[:min(1, len(set))] }

// CountsInStage reports whether an event counts for its stage in Team S6. Blacklisting and reopening are no work of a
// stage.
func CountsInStage(s Stage, status Status) bool {
	return s != Aside && status != StatusBlacklisted && status != StatusReopened
}

// Step is a stage and a status of it.
type Step struct {
	Stage  Stage
	Status Status
}

// CountedSteps lists the steps that add to any figure of the set.
func CountedSteps(set FigureSet) []Step {
	var steps []Step
	for _, s := range Stages {
		for _, rule := range slices.Concat(RulesOf(s, false), RulesOf(s, true)) {
			step := Step{s, rule.Status}
			if !slices.Contains(steps, step) && len(set.Of(Counted(s, rule.Status))) > 0 {
				steps = append(steps, step)
			}
		}
	}
	return steps
}

// Of returns the figures of others that are in the set.
func (set FigureSet) Of(others FigureSet) FigureSet {
	return slices.DeleteFunc(slices.Clone(others), func(f Figure) bool { return !slices.Contains(set, f) })
}

// AllFigures is every figure.
var AllFigures = func() FigureSet {
	set := make(FigureSet, figureCount)
	for i := range set {
		set[i] = Figure(i)
	}
	return set
}()

// Add counts one more of each figure of the set.
func (f *Figures) Add(set FigureSet) {
	for _, figure := range set {
		f[figure]++
	}
}

// Plus adds other counts.
func (f *Figures) Plus(others Figures) {
	for i, n := range others {
		f[i] += n
	}
}

// Sum is the number of a set.
func (f Figures) Sum(set FigureSet) (n int) {
	for _, figure := range set {
		n += f[figure]
	}
	return n
}

// Any reports whether anything is counted.
func (f Figures) Any() bool { return f != Figures{} }

// The slots of Hourly Performance: the first takes what came earlier in the day, the last what came later, so that the
// slots of a day have all of it.
const (
	FirstSlot = 9
	LastSlot  = 18
)

// SlotOf returns the slot of an hour.
func SlotOf(hour int) int { return min(max(hour, FirstSlot), LastSlot) }
