package letter

import "muster/internal/outreach"

// FinishedForm is a candidate who has saved every step of their form.
type FinishedForm struct {
	CandidateID, Candidate, Mobile, Position string
	Owner                                    outreach.Person
}

// FormFinished tells the owner that a candidate's form is complete.
func FormFinished(f FinishedForm) Message {
	p := page{
		Title: "A candidate has finished the form",
		Paragraphs: []string{"Dear " + f.Owner.Name + ",",
			f.Candidate + " has completed all five steps of the candidate form."},
		Facts: known([]fact{{"Candidate", f.Candidate}, {"Mobile", f.Mobile}, {"Position", f.Position}}),
	}
	return Message{Cause: FinishForm, CauseID: f.CandidateID, To: to(f.Owner),
		Subject: f.Candidate + " has finished the candidate form", HTML: p.html(), Plain: p.plain()}
}

// Withdrawal is a candidate who takes their consent back.
type Withdrawal struct {
	CandidateID, Candidate, Mobile string
	To                             []string
}

// ConsentWithdrawn tells the owner and the managers that a candidate has withdrawn their consent.
func ConsentWithdrawn(w Withdrawal) Message {
	p := page{
		Title: "A candidate has withdrawn their consent",
		Paragraphs: []string{w.Candidate + " no longer agrees that their data is kept and used. Their links have " +
			"ended and nothing is sent to them about other openings. A manager decides what is erased."},
		Facts: known([]fact{{"Candidate", w.Candidate}, {"Mobile", w.Mobile}}),
	}
	return Message{Cause: WithdrawConsent, CauseID: w.CandidateID, To: w.To,
		Subject: w.Candidate + " has withdrawn the consent", HTML: p.html(), Plain: p.plain()}
}
