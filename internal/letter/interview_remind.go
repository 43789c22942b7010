package letter

import "fmt"

// ReminderForCandidate reminds the candidate of the interview, and asks whether they will come.
func ReminderForCandidate(i Interview) Message {
	return i.toCandidate("Interview reminder", i.mail(i.Candidate, RemindCandidate, i.EventID,
		fmt.Sprintf("Reminder: your %s interview for %s on %s", i.Stage.Round(), i.Position, i.when()),
		page{
			Title: "Interview reminder",
			Paragraphs: []string{fmt.Sprintf("this is a reminder of your %s interview for the position %s on %s.",
				i.Stage.Round(), i.Position, i.when())},
			Facts: i.candidateFacts(), Link: linkMark,
		}, ""))
}

// ReminderForInterviewer reminds the interviewer of the interview, before it begins.
func ReminderForInterviewer(i Interview) Message {
	return i.mail(i.Interviewer, RemindInterviewer, i.EventID, fmt.Sprintf("Reminder: %s on %s", i.title(), i.when()),
		page{
			Title: "Interview reminder",
			Paragraphs: []string{fmt.Sprintf("you are to conduct the %s interview of %s on %s. "+
				"Afterwards please give the result.", i.Stage.Round(), i.Candidate.Name, i.when())},
			Facts: i.interviewerFacts(), Link: linkMark,
		}, "")
}

// ResultReminder asks the interviewer for a result that is missing.
func ResultReminder(i Interview) Message {
	return i.mail(i.Interviewer, RemindResult, i.EventID, "Result missing: "+i.title(),
		page{
			Title: "Result missing",
			Paragraphs: []string{fmt.Sprintf("the %s interview of %s on %s has no result yet. Please give it.",
				i.Stage.Round(), i.Candidate.Name, i.when())},
			Facts: i.interviewerFacts(), Link: linkMark,
		}, "")
}
