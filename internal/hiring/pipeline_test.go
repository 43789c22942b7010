package hiring

import (
	"maps"
	"slices"
	"testing"
)

func TestEachStageCountsInOneCell(t *testing.T) {
	for stage, want := range map[Stage]PipelineCell{
		StageNew: "New", StageCall: "Call", StageHR: "HR", StageTL: "Tech", StagePL: "Tech", StageCEO: "Tech",
		StageOffer: "Offer", StageJoining: "Offer",
	} {
		counted := Pipeline{}
		counted.Add(PipelineFact{Stage: stage, N: 3})
		counted.Add(PipelineFact{Stage: stage, Joined: true, N: 2})
		if !maps.Equal(counted, Pipeline{want: 3, PipelineJoined: 2}) {
			t.Errorf("%s counts as %v, want 3 in %s and 2 in Joined", stage, counted, want)
		}
		for _, cell := range PipelineCells {
			if slices.Contains(cell.Stages(), stage) != (cell == want) {
				t.Errorf("%s opens %v; %s belongs to %s", cell, cell.Stages(), stage, want)
			}
		}
	}
	if n := len(cellOfStage); n != len(Stages) {
		t.Errorf("%d of %d stages have a cell", n, len(Stages))
	}
	if len(PipelineJoined.Stages()) != 0 {
		t.Error("Joined goes by who joined, not by stage")
	}
}

func TestPipelineCellsAreReadFromAnAddress(t *testing.T) {
	for _, cell := range append(PipelineCells, "") {
		if got, err := ParsePipelineCell(string(cell)); got != cell || err != nil {
			t.Errorf("%q is read as %q, %v", cell, got, err)
		}
	}
	for _, text := range []string{"new", "Closed", "New ", "%"} {
		if _, err := ParsePipelineCell(text); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
}

func TestEndStatusesCloseAnApplication(t *testing.T) {
	if got, want := EndStatuses(), []Status{StatusBlacklisted, StatusRejected, StatusBackedOut}; !slices.Equal(got, want) {
		t.Errorf("%v end an application, want %v", got, want)
	}
}
