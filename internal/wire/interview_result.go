package wire

import (
	"net/url"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// The calls of an interviewer who follows the link of an interview mail.
var (
	InterviewResult = Operation{"InterviewResult", "GET", "/api/interviews/result", "",
		"What the link of an interview mail asks; the link itself is the right to see it"}
	AnswerInterview = Operation{"AnswerInterview", "POST", "/api/interviews/result", "",
		"The result of an interview, with the values of the link"}
	UndoInterviewResult = Operation{"UndoInterviewResult", "POST", "/api/interviews/result/undo", "",
		"Take back the result given through the link, for 15 minutes and unless something followed"}
	InterviewResultClashes = Operation{"InterviewResultClashes", "GET", "/api/interviews/result/clashes", "",
		"What speaks against another time for the interview of the link, and the next free hours; nothing of it forbids it"}
	InterviewResume = Operation{"InterviewResume", "GET", "/api/interviews/resume", "",
		"The candidate's resume for who conducts the interview, until its result is given"}
)

var interviewLinks = []Operation{InterviewResult, AnswerInterview, UndoInterviewResult, InterviewResultClashes,
	InterviewResume}

// InterviewResultQuery holds the values of the link in an interview mail.
type InterviewResultQuery struct {
	Interview string `query:"interview"`
	Person    string `query:"person"`
	Until     string `query:"until"`
	Signature string `query:"signature"`
}

// Values returns them as they appear in the link.
func (q InterviewResultQuery) Values() url.Values {
	return url.Values{"interview": {q.Interview}, "person": {q.Person}, "until": {q.Until}, "signature": {q.Signature}}
}

// InterviewResultClashesQuery is another time for the interview of a link.
type InterviewResultClashesQuery struct {
	InterviewResultQuery
	Date string `query:"date" required:"true"`
	Time string `query:"time" doc:"HH:MM; empty as long as none is chosen"`
}

// AnswerInterviewBody is a result; its fields are those of update_candidate_round.
type AnswerInterviewBody struct {
	Status        Text      `json:"STATUS" field:"status"`
	Comment       Text      `json:"COMMENT" field:"comment"`
	CallbackDate  Text      `json:"CALLBACK_DATE" field:"date"`
	CallbackTime  Text      `json:"CALLBACK_TIME" field:"time"`
	InterviewType Text      `json:"INTERVIEW_TYPE" field:"interviewType"`
	MeetingLink   Text      `json:"MEETING_LINK" field:"place"`
	Scores        ScoreList `json:"SCORES,omitempty" field:"scores"`
}

// Update converts the filled-in fields for the rules.
func (b AnswerInterviewBody) Update() hiring.StageUpdate {
	return hiring.StageUpdate{
		Comment: string(b.Comment), Date: string(b.CallbackDate), Time: string(b.CallbackTime),
		Type:  hiring.InterviewType(b.InterviewType),
		Place: string(b.MeetingLink), Scores: ScoresOf(b.Scores),
	}
}

// InterviewResultRow is what an interviewer sees before giving the result.
type InterviewResultRow struct {
	Candidate          string       `json:"candidate"`
	Position           string       `json:"position"`
	Round              string       `json:"round"`
	Stage              string       `json:"stage"`
	Date               string       `json:"date"`
	Time               string       `json:"time"`
	Type               string       `json:"type"`
	Place              string       `json:"place"`
	Person             string       `json:"person" doc:"Who conducts the interview"`
	Experience         string       `json:"experience"`
	ExperienceIn       string       `json:"experienceIn"`
	NoticePeriod       string       `json:"noticePeriod"`
	CurrentCompany     string       `json:"currentCompany"`
	CurrentDesignation string       `json:"currentDesignation"`
	Comments           []string     `json:"comments" doc:"Those of all steps, oldest first"`
	Results            []NextOption `json:"results"`
	Factors            []string     `json:"factors" doc:"What is scored from 1 to 5; empty in a round without scores"`
	Today              string       `json:"today" doc:"The day in the business zone"`
	Resume             bool         `json:"resume" doc:"The link shows a resume, too"`
	Decided            string       `json:"decided" doc:"What became of it; empty while its result can be given"`
	TakesBackUntil     string       `json:"takesBackUntil" doc:"Until when the link takes its own result back, an instant; empty if it does not"`
}

// InterviewResultRowOf makes the row of the page behind the link.
func InterviewResultRowOf(i store.InterviewFactsRow, comments []string, results []hiring.Option, factors []string,
	today hiring.Day, resume bool, decided string, takesBackUntil time.Time) InterviewResultRow {
	row := InterviewResultRow{
		Candidate: i.Name, Position: i.Position, Round: hiring.Stage(i.Stage).Round(), Stage: i.Stage,
		Time: i.GivenTime, Type: i.InterviewType, Place: i.Meeting,
		Person: i.Person, Experience: i.Experience, ExperienceIn: i.ExperienceIn, NoticePeriod: i.NoticePeriod,
		CurrentCompany:     i.CurrentCompany,
		CurrentDesignation: i.CurrentDesignation, Comments: append([]string{}, comments...),
		Results: NextOptionsOf(results, today),
		Factors: append([]string{}, factors...), Today: today.String(), Resume: resume, Decided: decided,
	}
	if !takesBackUntil.IsZero() {
		row.TakesBackUntil = Instant(new(store.At(takesBackUntil)))
	}
	if i.GivenOn != nil {
		row.Date = string(*i.GivenOn)
	}
	return row
}
