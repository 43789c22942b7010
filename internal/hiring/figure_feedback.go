package hiring

import (
	"slices"
	"strings"
)

// TechStages are the rounds with scores.
var TechStages = []Stage{StageTL, StagePL, StageCEO}

// ParseFeedback reads which results of which rounds are asked for: All, a label, or the key of a round.
func ParseFeedback(stage, status string) (FigureSet, error) {
	set := TechRound
	if !isAllOf(stage, "Stage") {
		at := slices.IndexFunc(TechStages, func(s Stage) bool {
			return strings.EqualFold(stage, string(s)) || strings.EqualFold(stage, RoundLabel(s))
		})
		if at < 0 {
			return nil, invalid("stage", "stage must be All, TL_ROUND, PL_ROUND or CEO_ROUND")
		}
		set = roundFigures[TechStages[at]]
	}
	switch {
	case isAllOf(status, "Status"):
		return set, nil
	case strings.EqualFold(status, string(StatusSelected)):
		return set.Of(FigureSet{FigureTLSelected, FigurePLSelected, FigureCEOSelected}), nil
	case strings.EqualFold(status, string(StatusRejected)):
		return set.Of(FigureSet{FigureTLRejected, FigurePLRejected, FigureCEORejected}), nil
	}
	return nil, invalid("status", "status must be All, Selected or Rejected")
}

func isAllOf(text, what string) bool { return IsAll(text) || strings.EqualFold(text, "All "+what) }

// RoundScore is a score of a result. Events of a round are numbered in their order.
type RoundScore struct {
	Stage  Stage
	Event  int64
	Factor string
	Value  int
}

// FeedbackRow is a factor with its score in each of the TechStages, nil where there is none.
type FeedbackRow struct {
	Factor string
	Scores [3]*float64
}

// FeedbackAverage heads the last row.
const FeedbackAverage = "Average"

// FeedbackDetails makes a row for each factor, in the order of the setting and then those of former times, with the
// latest scores of each round, and the average. There are none without scores.
func FeedbackDetails(scores []RoundScore, factors []string) []FeedbackRow {
	latest, sums, counts := [3]int64{}, [3]int{}, [3]int{}
	for _, s := range scores {
		i := slices.Index(TechStages, s.Stage)
		latest[i] = max(latest[i], s.Event)
	}
	of, order := map[string]*FeedbackRow{}, slices.Clone(factors)
	for _, s := range scores {
		i := slices.Index(TechStages, s.Stage)
		if s.Event != latest[i] {
			continue
		}
		if !slices.Contains(order, s.Factor) {
			order = append(order, s.Factor)
		}
		if of[s.Factor] == nil {
			of[s.Factor] = &FeedbackRow{Factor: s.Factor}
		}
		of[s.Factor].Scores[i], sums[i], counts[i] = new(float64(s.Value)), sums[i]+s.Value, counts[i]+1
	}
	rows := []FeedbackRow{}
	for _, factor := range order {
		if of[factor] != nil {
			rows = append(rows, *of[factor])
		}
	}
	if len(rows) == 0 {
		return rows
	}
	mean := FeedbackRow{Factor: FeedbackAverage}
	for i := range TechStages {
		mean.Scores[i] = average(sums[i], counts[i])
	}
	return append(rows, mean)
}

// AverageScore is the mean of a result's scores with one decimal, nil where there are none.
func AverageScore(sum, n int) *float64 { return average(sum, n) }
