package wire

import (
	"encoding/json"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Moving a candidate.
var (
	UpdateCandidateRound = Operation{"UpdateCandidateRound", "POST",
		"/api/Candidate_Dashboard.svc/update_candidate_round", hiring.UseDesk,
		"Move a candidate on in a stage"}
	UpdateCandidateRoundEsa = Operation{"UpdateCandidateRoundEsa", "POST",
		"/api/Web_Candidate.svc/update_candidate_round_esa", hiring.UseDesk,
		"The same for the ESA programme alone"}
	PushToOffer = Operation{"PushToOffer", "POST", "/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer",
		hiring.UseDesk,
		"Push a candidate to offer"}
	ShortlistCandidate = Operation{"ShortlistCandidate", "POST", "/api/Web_Candidate.svc/Candidate_Shortlist",
		hiring.UseDesk,
		"Shortlist a candidate of the ESA programme"}
	BlacklistCandidate = Operation{"BlacklistCandidate", "POST",
		"/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", hiring.UseDesk,
		"Blacklist a candidate; nothing may follow it"}
	SendDocuments = Operation{"SendDocuments", "POST", "/api/Candidate_Dashboard.svc/document_upload", hiring.UseDesk,
		"Note that a candidate's documents are sent"}
	UndoMove = Operation{"UndoMove", "POST", "/api/moves/{id}/undo", hiring.UseDesk,
		"Take back a move that the caller made at most 15 minutes ago, unless something followed"}
	ReopenApplication = Operation{"ReopenApplication", "POST", "/api/applications/reopen", hiring.UseDesk,
		"Let a closed application go on from where it stood; for managers"}
	InterviewRecords = Operation{"InterviewRecords", "GET",
		"/api/Candidate_Dashboard.svc/get_interview_records/{userGuid}", hiring.UseDesk,
		"The interviews that a user conducts and whose result is not known yet"}
	NextMoves = Operation{"NextMoves", "GET", "/api/applications/next", hiring.UseDesk,
		"What may be done next with an application: the rail of stages, their dialogs, and the buttons beside them"}
)

var moves = []Operation{
	UpdateCandidateRound, UpdateCandidateRoundEsa, PushToOffer, ShortlistCandidate, BlacklistCandidate, SendDocuments,
	UndoMove, ReopenApplication, InterviewRecords, NextMoves,
}

// ScoreOfFactor is the score of one factor.
type ScoreOfFactor struct {
	Factor Text  `json:"FACTOR"`
	Score  Count `json:"SCORE"`
}

// ScoreList is SCORES. One of another shape reads as a score that the rules refuse with their sentence.
type ScoreList []ScoreOfFactor

// UnmarshalJSON reads a list of scores.
func (l *ScoreList) UnmarshalJSON(from []byte) error {
	var list []ScoreOfFactor
	if err := json.Unmarshal(from, &list); err != nil {
		list = []ScoreOfFactor{{}}
	}
	*l = list
	return nil
}

// UpdateCandidateRoundBody is what update_candidate_round takes. TAKE_INTERVIEW, SCORES and VERSION are ours.
type UpdateCandidateRoundBody struct {
	CanID                Text      `json:"CAN_ID"`
	ReqID                Text      `json:"REQ_ID"`
	Stage                Text      `json:"STAGE" field:"stage"`
	Comment              Text      `json:"COMMENT" field:"comment"`
	Status               Text      `json:"STATUS" field:"status"`
	IsInterested         Text      `json:"IS_INTERESTED"`
	CallbackDate         Text      `json:"CALLBACK_DATE" field:"date"`
	CallbackTime         Text      `json:"CALLBACK_TIME" field:"time"`
	InterviewType        Text      `json:"INTERVIEW_TYPE" field:"interviewType"`
	MeetingLink          Text      `json:"MEETING_LINK" field:"place"`
	MettingConductedByID Text      `json:"METTING_CONDUCTED_BY_ID" field:"conductedBy"`
	CreatedBy            Text      `json:"CREATED_BY"`
	TakeInterview        Text      `json:"TAKE_INTERVIEW,omitempty"`
	Scores               ScoreList `json:"SCORES,omitempty" field:"scores"`
	Version              Number    `json:"VERSION,omitempty"`
}

// Update converts the fields except the status; the rules of the stage read its name or id.
func (b UpdateCandidateRoundBody) Update() hiring.StageUpdate {
	stage, _ := hiring.FindStage(string(b.Stage))
	return hiring.StageUpdate{
		Stage: stage, Comment: string(b.Comment), Date: string(b.CallbackDate), Time: string(b.CallbackTime),
		Type:  hiring.InterviewType(b.InterviewType),
		Place: string(b.MeetingLink), Person: hiring.User{ID: string(b.MettingConductedByID)},
		TakeInterview: b.TakeInterview.Yes(), Scores: ScoresOf(b.Scores),
	}
}

// ScoresOf reads the scores of an interview.
func ScoresOf(sent []ScoreOfFactor) []hiring.Score {
	var scores []hiring.Score
	for _, s := range sent {
		scores = append(scores, hiring.Score{Factor: string(s.Factor), Value: int(s.Score)})
	}
	return scores
}

// PushToOfferBody is what Candidate_Push_To_Offer and Candidate_Shortlist take. VERSION is ours.
type PushToOfferBody struct {
	CanID     Text   `json:"CAN_ID"`
	ReqID     Text   `json:"REQ_ID"`
	CreatedBy Text   `json:"CREATED_BY"`
	Status    Text   `json:"STATUS" field:"status"`
	Version   Number `json:"VERSION,omitempty"`
}

// BlacklistCandidateBody is what Blacklisted_Candidate_V1 takes. VERSION is ours.
type BlacklistCandidateBody struct {
	CanID     Text   `json:"CAN_ID"`
	ReqID     Text   `json:"REQ_ID"`
	Comment   Text   `json:"COMMENT" field:"comment"`
	CreatedBy Text   `json:"CREATED_BY"`
	Version   Number `json:"VERSION,omitempty"`
}

// ReopenApplicationBody is what reopens an application.
type ReopenApplicationBody struct {
	CandidateID   Text   `json:"candidate"`
	RequisitionID Text   `json:"requisition"`
	Comment       Text   `json:"comment" field:"comment"`
	Version       Number `json:"VERSION,omitempty"`
}

// MoveRow tells by which number a move can be taken back.
type MoveRow struct {
	Step string `json:"STEP" doc:"The number of the move, for moves/{id}/undo"`
}

// SendDocumentsBody is what document_upload takes. VERSION is ours.
type SendDocumentsBody struct {
	CanID         Text   `json:"CAN_ID"`
	DocUploadFlag Text   `json:"DOC_UPLOAD_FLAG"`
	ReqID         Text   `json:"REQ_ID"`
	UserGUID      Text   `json:"USER_GUID"`
	Version       Number `json:"VERSION,omitempty"`
}

// Check accepts only the flag that can be set: documents that were sent cannot be unsent.
func (b SendDocumentsBody) Check() error {
	if b.DocUploadFlag != "1" {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "DOC_UPLOAD_FLAG", Message: "DOC_UPLOAD_FLAG must be 1"}
	}
	return nil
}

// InterviewsOfPath is the input of get_interview_records.
type InterviewsOfPath struct {
	UserGUID string `path:"userGuid"`
}

// InterviewRecordRow is an interview whose result is pending. SERIAL, VERSION, LATE and REPLY are ours.
type InterviewRecordRow struct {
	ReqID           string `json:"REQ_ID"`
	CanID           string `json:"CAN_ID"`
	Name            string `json:"NAME"`
	Mobile          string `json:"MOBILE"`
	PositionName    string `json:"POSITION_NAME"`
	Stage           string `json:"STAGE"`
	DateTime        string `json:"DATETIME"`
	InterviewType   string `json:"INTERVIEW_TYPE"`
	TotalExperience string `json:"TOTAL_EXPERIENCE"`
	Resume          string `json:"RESUME" doc:"The file of the resume; empty when none is attached"`
	Location        string `json:"LOCATION" doc:"The link of an online interview, the location of another"`
	Comment         string `json:"COMMENT" doc:"Comments separated by dollar signs, oldest first"`
	Email           string `json:"EMAIL"`
	Serial          string `json:"SERIAL"`
	Version         int64  `json:"VERSION"`
	Late            string `json:"LATE" doc:"'1' when the interview is over"`
	Reply           string `json:"REPLY" doc:"What the candidate answered to the invitation; empty if nothing"`
}

// InterviewRecordRowOf makes a row of the scheduled interviews.
func InterviewRecordRowOf(r store.InterviewRecordsRow, comments []string, late bool) InterviewRecordRow {
	row := InterviewRecordRow{
		ReqID: r.RequisitionID, CanID: r.CandidateID, Name: r.Name, Mobile: r.Mobile, PositionName: r.Position,
		Stage:    r.Stage,
		DateTime: Instant(&r.At), InterviewType: r.Kind, TotalExperience: r.Experience, Location: r.Meeting,
		Comment: DollarList(comments),
		Email:   r.Email, Serial: r.Serial, Version: r.Version, Late: Flag(late), Reply: r.Reply,
	}
	if r.Resume != "" {
		row.Resume = r.Resume + ".pdf"
	}
	return row
}
