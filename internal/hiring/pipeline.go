package hiring

import "slices"

// PipelineCell is a column of a requisition's pipeline.
type PipelineCell string

const (
	PipelineNew    PipelineCell = "New"
	PipelineCall   PipelineCell = "Call"
	PipelineHR     PipelineCell = "HR"
	PipelineTech   PipelineCell = "Tech"
	PipelineOffer  PipelineCell = "Offer"
	PipelineJoined PipelineCell = "Joined"
)

// PipelineCells lists them from left to right.
var PipelineCells = []PipelineCell{
	PipelineNew, PipelineCall, PipelineHR, PipelineTech, PipelineOffer, PipelineJoined,
}

// cellOfStage maps a stage to the cell of those at work there. Who accepted and has not joined still counts as an
// offer.
var cellOfStage = map[Stage]PipelineCell{
	StageNew: PipelineNew, StageCall: PipelineCall, StageHR: PipelineHR, StageTL: PipelineTech, StagePL: PipelineTech,
	StageCEO: PipelineTech, StageOffer: PipelineOffer, StageJoining: PipelineOffer,
}

// Stages returns the stages whose applications at work the cell counts. Joined has none: it counts those who joined.
func (c PipelineCell) Stages() []Stage {
	stages := []Stage{}
	for _, s := range Stages {
		if cellOfStage[s] == c {
			stages = append(stages, s)
		}
	}
	return stages
}

// PipelineFact counts applications that are at work in a stage, or have joined.
type PipelineFact struct {
	Stage  Stage
	Joined bool
	N      int
}

// Pipeline is how many applications of a requisition stand in each cell.
type Pipeline map[PipelineCell]int

// Add counts applications in their cell.
func (p Pipeline) Add(f PipelineFact) {
	if f.Joined {
		p[PipelineJoined] += f.N
		return
	}
	p[cellOfStage[f.Stage]] += f.N
}

// EndStatuses are the statuses that close an application.
func EndStatuses() []Status {
	ends := []Status{}
	for _, info := range StatusTable {
		if info.Ends {
			ends = append(ends, info.Status)
		}
	}
	return ends
}

// ParsePipelineCell reads a cell from an address; empty is none.
func ParsePipelineCell(text string) (PipelineCell, error) {
	if cell := PipelineCell(text); text == "" || slices.Contains(PipelineCells, cell) {
		return cell, nil
	}
	return "", invalid("atWork", "atWork must be New, Call, HR, Tech, Offer or Joined")
}
