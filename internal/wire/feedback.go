package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// FeedbackCardRow is a result of a round.
type FeedbackCardRow struct {
	Name         string   `json:"Name"`
	PositionName string   `json:"Position_Name"`
	Stage        string   `json:"Stage" doc:"TL Round, PL Round or CEO Round"`
	Status       string   `json:"Status" doc:"Selected or Rejected"`
	AvgScore     *float64 `json:"Avg_Score" doc:"Of this result, one decimal; null without scores"`
	CanID        string   `json:"Can_Id"`
	ReqID        string   `json:"Req_Id"`
	Serial       string   `json:"SERIAL"`
	On           string   `json:"ON_DATE"`
}

// FeedbackCardRowOf makes the row of a result.
func FeedbackCardRowOf(r store.FeedbackCardRow) FeedbackCardRow {
	return FeedbackCardRow{r.Name, r.Position, hiring.RoundLabel(hiring.Stage(r.Stage)), r.Status,
		hiring.AverageScore(int(r.Sum), int(r.Scores)), r.CandidateID, r.RequisitionID, r.Serial, string(r.OnDay)}
}

// FeedbackDetailRow is a factor with its scores, or the average.
type FeedbackDetailRow struct {
	FeedbackType string   `json:"FeedbackType" doc:"A factor, or Average"`
	TL           *float64 `json:"TL"`
	PL           *float64 `json:"PL"`
	CEO          *float64 `json:"CEO"`
}

// FeedbackDetailRowOf makes the row of a factor.
func FeedbackDetailRowOf(r hiring.FeedbackRow) FeedbackDetailRow {
	return FeedbackDetailRow{r.Factor, r.Scores[0], r.Scores[1], r.Scores[2]}
}
