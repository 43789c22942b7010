package wire

import (
	"net/url"

	"muster/internal/hiring"
	"muster/internal/store"
)

// The calls of a candidate who follows the link of an invitation.
var (
	InterviewReply = Operation{"InterviewReply", "GET", "/api/interviews/reply", "",
		"What the link of an invitation to an interview shows; the link itself is the right to see it"}
	AnswerInvitation = Operation{"AnswerInvitation", "POST", "/api/interviews/reply", "",
		"Whether the candidate will come, with the values of the link"}
)

var interviewReplies = []Operation{InterviewReply, AnswerInvitation}

// InterviewReplyQuery holds the values of the link in an invitation.
type InterviewReplyQuery struct {
	Interview string `query:"interview"`
	Until     string `query:"until"`
	Signature string `query:"signature"`
}

// Values returns them as they appear in the link.
func (q InterviewReplyQuery) Values() url.Values {
	return url.Values{"interview": {q.Interview}, "until": {q.Until}, "signature": {q.Signature}}
}

// AnswerInvitationBody is an answer: what its button says.
type AnswerInvitationBody struct {
	Reply Text `json:"reply" field:"reply"`
}

// InterviewReplyRow is what a candidate sees of their interview.
type InterviewReplyRow struct {
	Candidate  string   `json:"candidate"`
	Company    string   `json:"company" doc:"Who invites"`
	Position   string   `json:"position"`
	Round      string   `json:"round"`
	Date       string   `json:"date"`
	Time       string   `json:"time"`
	Type       string   `json:"type"`
	Place      string   `json:"place"`
	Person     string   `json:"person" doc:"Who conducts the interview"`
	Owner      string   `json:"owner" doc:"The recruiter to ask"`
	OwnerReach string   `json:"ownerReach" doc:"Their company mobile, else their e-mail address"`
	Replies    []string `json:"replies" doc:"What can be answered"`
	Reply      string   `json:"reply" doc:"What was answered; empty if nothing was"`
	Decided    string   `json:"decided" doc:"Why nothing can be answered any more; empty while it can"`
}

// InterviewReplyRowOf makes the row of the page behind the link.
func InterviewReplyRowOf(i store.InterviewFactsRow, company string, owner hiring.Contact, reply hiring.InterviewReply,
	closed string) InterviewReplyRow {
	row := InterviewReplyRow{
		Candidate: i.Name, Company: company, Position: i.Position, Round: hiring.Stage(i.Stage).Round(),
		Time: i.GivenTime, Type: i.InterviewType, Place: i.Meeting, Person: i.Person, Owner: owner.Name,
		OwnerReach: owner.Reach(), Replies: []string{}, Reply: string(reply), Decided: closed,
	}
	if closed == "" {
		row.Replies = []string{string(hiring.WillCome), string(hiring.AnotherTime)}
	}
	if i.GivenOn != nil {
		row.Date = string(*i.GivenOn)
	}
	return row
}
