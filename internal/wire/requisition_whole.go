package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// ButtonRow is a button, and the reason if it is disabled.
type ButtonRow struct {
	Action  string `json:"action"`
	Enabled bool   `json:"enabled"`
	Reason  string `json:"reason" doc:"Why it is disabled; empty when enabled"`
}

// ButtonRowOf makes the row of a button.
func ButtonRowOf(b hiring.Button) ButtonRow {
	return ButtonRow{string(b.Action), b.Enabled(), b.Reason}
}

// AssignmentWhole is an assignment with its buttons.
type AssignmentWhole struct {
	ID              string    `json:"id"`
	HRID            string    `json:"hrId"`
	HRName          string    `json:"hrName"`
	Mobile          string    `json:"mobile"`
	Positions       int64     `json:"positions"`
	Accepted        int64     `json:"accepted"`
	Onboarded       int64     `json:"onboarded"`
	Openings        int       `json:"openings" doc:"The total openings line of Re-Assign Recruiter"`
	CreatedOn       string    `json:"createdOn"`
	Status          string    `json:"status"`
	Live            bool      `json:"live"`
	Stage           string    `json:"stage"`
	CandidateStatus string    `json:"candidateStatus"`
	Revoke          ButtonRow `json:"revoke"`
	Reassign        ButtonRow `json:"reassign"`
	Interviews      int       `json:"interviews" doc:"Pending interviews of the recruiter's candidates that lie ahead"`
}

// StopRow tells who stopped a requisition, when and why; it is empty when the requisition is not stopped.
type StopRow struct {
	By      string `json:"by"`
	At      string `json:"at"`
	Comment string `json:"comment"`
}

// StepOfTimeline is a line of a requisition's timeline.
type StepOfTimeline struct {
	ID        int64  `json:"id"`
	At        string `json:"at"`
	Action    string `json:"action"`
	Status    string `json:"status"`
	Comment   string `json:"comment"`
	HRName    string `json:"hrName" doc:"The recruiter whom it is about"`
	By        string `json:"by" doc:"Who did it"`
	Positions int64  `json:"positions"`
}

// RequisitionWhole is everything that the screen shows about one requisition.
type RequisitionWhole struct {
	ID               string            `json:"id"`
	Serial           string            `json:"serial"`
	Version          int64             `json:"version"`
	RaisedFrom       string            `json:"raisedFrom" doc:"The serial of the one that it was raised against"`
	Raised           []string          `json:"raised" doc:"The serials of those that were raised against it"`
	PositionID       string            `json:"positionId"`
	Position         string            `json:"position"`
	DepartmentID     string            `json:"departmentId"`
	Department       string            `json:"department"`
	State            string            `json:"state"`
	City             string            `json:"city"`
	EmploymentStatus string            `json:"employmentStatus"`
	EmploymentType   string            `json:"employmentType"`
	HireType         string            `json:"hireType"`
	RehireFor        string            `json:"rehireFor"`
	JD               string            `json:"jd"`
	Skills           string            `json:"skills"`
	Comments         string            `json:"comments"`
	RequestedBy      string            `json:"requestedBy"`
	RequestedEmail   string            `json:"requestedEmail"`
	Approver         string            `json:"approver"`
	ApproverID       string            `json:"approverId"`
	Approved         bool              `json:"approved" doc:"The approver said yes to it as it is"`
	Pending          bool              `json:"pending" doc:"The approver was asked about an edit and has not answered"`
	ApprovedOn       string            `json:"approvedOn"`
	AddedOn          string            `json:"addedOn"`
	TAT              string            `json:"tat"`
	Stipend          *int64            `json:"stipend"`
	Tenure           *int64            `json:"tenure"`
	ESA              string            `json:"esa" doc:"live or test for those of the ESA programme"`
	Status           string            `json:"status" doc:"As the caller sees it"`
	StatusID         string            `json:"statusId"`
	OverdueBy        int               `json:"overdueBy"`
	Opens            string            `json:"opens" enum:",assignments,assign,hold,held,revoke" doc:"What a click on the status opens"`
	Positions        int64             `json:"positions"`
	Assigned         int64             `json:"assigned"`
	Unassigned       int               `json:"unassigned"`
	Accepted         int               `json:"accepted"`
	Onboarded        int64             `json:"onboarded"`
	Remaining        int               `json:"remaining"`
	AsksStipend      bool              `json:"asksStipend" doc:"Assign Recruiter has to ask for stipend and tenure"`
	LockedTypes      []string          `json:"lockedTypes" doc:"Types that Edit Requisition cannot choose"`
	Buttons          []ButtonRow       `json:"buttons"`
	ShowsAdd         bool              `json:"showsAdd" doc:"The directory has its ADD CANDIDATE for the caller"`
	Assignments      []AssignmentWhole `json:"assignments"`
	Interviews       int               `json:"interviews" doc:"Pending interviews that lie ahead"`
	Hold             StopRow           `json:"hold"`
	Revoke           StopRow           `json:"revoke"`
	Timeline         []StepOfTimeline  `json:"timeline"`
	Revocable        int               `json:"revocable" doc:"How many positions can be revoked"`
	RevocableWhy     string            `json:"revocableWhy" doc:"Why not more"`
}

// RequisitionWholeOf fills in the facts, counts and buttons of a requisition; the caller adds assignments, timeline and
// whatever else has rows of its own.
func RequisitionWholeOf(r store.RequisitionRow, seen hiring.Seen, rules hiring.Requisition,
	buttons []hiring.Button) RequisitionWhole {
	w := RequisitionWhole{
		ID: r.ID, Serial: r.Serial, Version: r.Version, PositionID: r.PositionID, Position: r.Position,
		DepartmentID: r.DepartmentID, Department: r.Department,
		State: r.State, City: r.City, EmploymentStatus: r.EmploymentStatus, EmploymentType: r.EmploymentType,
		HireType: r.HireType, RehireFor: r.RehireFor,
		JD: r.Jd, Skills: r.Skills, Comments: r.Comments, RequestedBy: r.RequestedBy, RequestedEmail: r.RequestedEmail,
		Approver: r.Approver, ApproverID: r.ApproverID, Approved: r.ApprovedFlag, Pending: rules.Pending(),
		AddedOn: string(r.AddedOn), TAT: string(r.Tat), Stipend: orNull(r.Stipend), Tenure: orNull(r.Tenure),
		ESA:    r.Esa,
		Status: string(seen.Status), StatusID: statusID(seen.Status), OverdueBy: seen.OverdueBy,
		Opens:     string(seen.Opens),
		Positions: r.Positions, Assigned: r.Assigned, Unassigned: rules.Unassigned(), Accepted: rules.Accepted,
		Onboarded: r.Joined, Remaining: rules.Remaining(),
		AsksStipend: rules.AsksStipend(), LockedTypes: []string{}, Buttons: make([]ButtonRow, len(buttons)),
		Assignments: []AssignmentWhole{}, Timeline: []StepOfTimeline{}, Raised: []string{},
	}
	w.Revocable, w.RevocableWhy = rules.MostRevocable()
	if r.ApprovedOn != nil {
		w.ApprovedOn = string(*r.ApprovedOn)
	}
	for _, t := range hiring.EmploymentTypes {
		if rules.Locked(t) {
			w.LockedTypes = append(w.LockedTypes, string(t))
		}
	}
	for i, b := range buttons {
		w.Buttons[i] = ButtonRowOf(b)
	}
	return w
}

// StepOfTimelineOf makes a line of a timeline.
func StepOfTimelineOf(e store.RequisitionEventsRow) StepOfTimeline {
	return StepOfTimeline{e.ID, Instant(&e.At), e.Action, e.Status, commentOf(e), e.HrName, e.ActorName, e.Positions}
}
