package hiring

import (
	"slices"
	"strings"
)

// Stage is how far an application has come.
type Stage string

const (
	StageNew     Stage = "New"
	StageCall    Stage = "CALL"
	StageHR      Stage = "HR_ROUND"
	StageTL      Stage = "TL_ROUND"
	StagePL      Stage = "PL_ROUND"
	StageCEO     Stage = "CEO_ROUND"
	StageOffer   Stage = "OFFER"
	StageJoining Stage = "JOINING"
	// Aside is the stage of an event that leaves stage and status as they are.
	Aside Stage = ""
)

const stageCount = 8

// Stages lists the stages in their order.
var Stages = [stageCount]Stage{StageNew, StageCall, StageHR, StageTL, StagePL, StageCEO, StageOffer, StageJoining}

// stageInfo is what differs between stages.
type stageInfo struct {
	process Process
	// dialog is the title of the stage's dialog.
	dialog string
	// round names an interview round in mails.
	round string
	// people name the lists that the round's interviewer is chosen from.
	people []string
	// onESA: the stage is part of the ESA programme's rail.
	onESA bool
	// greenAtEnd: the button also turns green if the application ends here.
	greenAtEnd bool
	// judgedApart: the dialog hides Selected and Rejected, which Take Interview records.
	judgedApart bool
	// scored: the interviewer may give scores.
	scored bool
}

var stageTable = map[Stage]stageInfo{
	StageNew: {process: ProcessCandidate, onESA: true},
	StageCall: {process: ProcessCall, dialog: "Call", people: []string{"HR", "Interviewer"}, onESA: true,
		greenAtEnd: true},
	StageHR: {process: ProcessRound, dialog: "HR Round Status", round: "HR", people: []string{"HR",
		"Interviewer"}},
	StageTL: {process: ProcessRound, dialog: "TL Round Status", round: "Team Lead", people: []string{"TL",
		"Interviewer"}, judgedApart: true, scored: true},
	StagePL: {process: ProcessRound, dialog: "PL Round Status", round: "Process Lead", people: []string{"PL",
		"Interviewer"}, judgedApart: true, scored: true},
	StageCEO: {process: ProcessRound, dialog: "CEO Round Status", round: "CEO", people: []string{"CEO"},
		judgedApart: true, scored: true},
	StageOffer:   {process: ProcessOffer, dialog: "Offer Stage", onESA: true, greenAtEnd: true},
	StageJoining: {process: ProcessJoining, dialog: "Joining Stage", onESA: true, greenAtEnd: true},
}

// Order returns the stage's place from New, which is 0; -1 if it is not a stage.
func (s Stage) Order() int { return slices.Index(Stages[:], s) }

// Label returns the stage as shown to people.
func (s Stage) Label() string { return strings.ReplaceAll(string(s), "_", " ") }

// IsRound reports whether the stage is one of the four interview rounds.
func (s Stage) IsRound() bool { return stageTable[s].process == ProcessRound }

// Dialog returns the title of the stage's dialog.
func (s Stage) Dialog() string { return stageTable[s].dialog }

// Round returns the name of an interview round in mails; empty for other stages.
func (s Stage) Round() string { return stageTable[s].round }

// People returns the names of the lists that the interviewer is chosen from. CALL arranges the HR round.
func (s Stage) People() []string { return stageTable[s].people }

// Scored reports whether the interviewer may give scores.
func (s Stage) Scored() bool { return stageTable[s].scored }

// FindStage finds a stage by its name or label, ignoring case.
func FindStage(text string) (s Stage, ok bool) {
	text = strings.ReplaceAll(strings.TrimSpace(text), " ", "_")
	for _, s := range Stages {
		if strings.EqualFold(string(s), text) {
			return s, true
		}
	}
	return Aside, false
}

// Rail lists the stages after New of an application in the programme, or outside it.
func Rail(esa bool) []Stage {
	var rail []Stage
	for _, s := range Stages[1:] {
		if !esa || stageTable[s].onESA {
			rail = append(rail, s)
		}
	}
	return rail
}
