package hiring

import "slices"

// TemplateFacts is what the record knows of a candidate's application.
type TemplateFacts struct {
	Name, Mobile, Email        string
	Position, Department, City string
	EmploymentType             string
	// Interviewer is the name of who conducts the pending interview.
	Interviewer string
	Recruiter   Contact
	// RequisitionStatus is the stored one.
	RequisitionStatus Status
	// Events are those of the application, oldest first.
	Events []Event
}

// Values returns what stands for each placeholder; one that the record has no value for is left out.
func (f TemplateFacts) Values() map[string]string {
	values := map[string]string{
		"candidate.name": f.Name, "candidate.mobile": f.Mobile, "candidate.email": f.Email,
		"position": f.Position, "department": f.Department, "location": f.City, "employment.type": f.EmploymentType,
		"joining.date":   JoiningDay(f.Events).Shown(),
		"recruiter.name": f.Recruiter.Name, "recruiter.mobile": f.Recruiter.CompanyMobile,
		"recruiter.email": f.Recruiter.Email,
	}
	if e, pending := PendingInterview(f.Events); pending && InterviewStands(f.RequisitionStatus) {
		values["interview.date"], values["interview.time"] = e.Date.Shown(), clockShown(e.Time)
		values["interview.type"], values["interview.place"] = string(e.Interview.Type), e.Interview.Place
		values["interviewer.name"] = f.Interviewer
	}
	for name, value := range values {
		if isBlank(value) {
			delete(values, name)
		}
	}
	return values
}

// PendingInterview returns the event that arranged the interview whose result is pending.
func PendingInterview(events []Event) (e Event, pending bool) {
	for _, e := range slices.Backward(events) {
		if e.Stage != Aside {
			return e, e.Arranges()
		}
	}
	return e, false
}

// JoiningDay returns the day on which a candidate joins, or joined; no day if it is not known, or they backed out.
func JoiningDay(events []Event) Day {
	var day Day
	for _, e := range events {
		if e.Stage != StageJoining {
			continue
		}
		switch e.Status {
		case StatusExpectedDOJ, StatusDelayInJoining:
			day = e.Date
		case StatusJoined:
			day = e.Day
		case StatusBackedOut, StatusBlacklisted:
			day = 0
		}
	}
	return day
}
