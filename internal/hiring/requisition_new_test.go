package hiring

import (
	"strings"
	"testing"
)

func TestMakeRequisition(t *testing.T) {
	usual := NewRequisition{
		PositionID: "p", EmploymentType: FullTime, Positions: 3, State: "Karnataka", City: "Mysuru",
		EmploymentStatus: Fresher, HireType: NewHire, RequestedBy: PL, TAT: someDay,
	}
	const all = "All Fields Are Compulsory!!"
	for name, c := range map[string]struct {
		change func(*NewRequisition)
		want   no
	}{
		"as usual": {func(n *NewRequisition) {}, no{}},
		"no position": {func(n *NewRequisition) { n.PositionID = "" },
			bad("positionId", "please select Position!")},
		"a position without a type": {func(n *NewRequisition) { n.EmploymentType = "" },
			bad("positionId", "Please select position type")},
		"no positions": {func(n *NewRequisition) { n.Positions = 0 },
			bad("positions", "Please Enter Valid Position Number")},
		"the most positions": {func(n *NewRequisition) { n.Positions = 999 }, no{}},
		"too many positions": {func(n *NewRequisition) { n.Positions = 1000 },
			bad("positions", "Please Enter Valid Position Number")},
		"no state":    {func(n *NewRequisition) { n.State = " " }, bad("state", all)},
		"no city":     {func(n *NewRequisition) { n.City = "" }, bad("city", all)},
		"experienced": {func(n *NewRequisition) { n.EmploymentStatus = Experienced }, no{}},
		"no employment status": {func(n *NewRequisition) { n.EmploymentStatus = "" }, bad("employmentStatus",
			all)},
		"no hire type": {func(n *NewRequisition) { n.HireType = "Old" }, bad("hireType", all)},
		"a replacement": {func(n *NewRequisition) { n.HireType, n.RehireFor = Replacement, "R. Rao" },
			no{}},
		"a replacement of nobody": {func(n *NewRequisition) { n.HireType = Replacement },
			bad("rehireFor", RehireForNeeded)},
		"requested by nobody": {func(n *NewRequisition) { n.RequestedBy = "" }, bad("requestedBy", all)},
		"requested by a recruiter": {func(n *NewRequisition) { n.RequestedBy = Recruiter },
			bad("requestedBy", RequestedByLead)},
		"requested by an ATL": {func(n *NewRequisition) { n.RequestedBy = ATL }, no{}},
		"no TAT":              {func(n *NewRequisition) { n.TAT = 0 }, bad("tat", all)},
		"TAT yesterday":       {func(n *NewRequisition) { n.TAT = someDay - 1 }, bad("tat", TATInPast)},
		"long skills": {func(n *NewRequisition) { n.Skills = strings.Repeat("a", 2001) },
			bad("skills", CommentTooLong)},
		"long comments": {func(n *NewRequisition) { n.Comments = strings.Repeat("a", 2001) },
			bad("comments", CommentTooLong)},
		"an Intern without both": {func(n *NewRequisition) { n.EmploymentType = Intern }, no{}},
		"an Intern with both": {func(n *NewRequisition) {
			n.EmploymentType, n.Stipend, n.Tenure = Intern, 8000,
				6
		}, no{}},
		"an Intern without stipend": {func(n *NewRequisition) { n.EmploymentType, n.Tenure = Intern, 6 },
			bad("stipend", "Please Enter Valid Stipend")},
		"an Intern without tenure": {func(n *NewRequisition) { n.EmploymentType, n.Stipend = Intern, 8000 },
			bad("tenure", "Please Select Tenure")},
	} {
		t.Run(name, func(t *testing.T) {
			n := usual
			c.change(&n)
			r, err := MakeRequisition(n, Serial{Root: 1007}, someDay)
			checkNo(t, err, c.want)
			if err == nil && (r.Status != StatusNew || r.Serial.Root != 1007 || r.ApprovedFlag || r.ApprovedOn != 0 ||
				r.Positions != n.Positions || r.EmploymentType != n.EmploymentType || r.TAT != n.TAT) {
				t.Errorf("made %+v", r)
			}
		})
	}
	usual.Stipend, usual.Tenure = 8000, 9
	if r, err := MakeRequisition(usual, Serial{Root: 1007}, someDay); err != nil || r.Stipend != 0 || r.Tenure != 0 {
		t.Errorf("a Full Time requisition has no stipend: %+v, %v", r, err)
	}
}
