package link

import "testing"

func TestApprovalRoundTrip(t *testing.T) {
	for _, approved := range []bool{true, false} {
		was := Approval{RequisitionID: "r", ApproverID: "a", Version: 7, Approved: approved}
		if got := ReadApproval(was.Values()); got != was {
			t.Errorf("%+v became %+v", was, got)
		}
	}
}

// Links in mails that were already sent must stay valid, so the names cannot change.
func TestApprovalLinkNames(t *testing.T) {
	link := Approval{
		RequisitionID: "r", ApproverID: "a", Version: 7, Approved: true, RequesterEmail: "e", Position: "p",
		EmploymentStatus: "s", HireType: "h",
	}
	const want = "ADDED_BY_EMAIL=e&APPROVED_BY=a&APPROVED_FLAG=1&EMPLOYMENT_STATUS=s&HIRE_TYPE=h" +
		"&POSITION_NAME=p&REQ_ID=r&version=7"
	if got := link.Values().Encode(); got != want {
		t.Errorf("%s", got)
	}
}
