// Package link spells what the addresses of signed links carry. It stands alone, so that whoever writes a link into a
// mail need not know the rest of the contract.
package link

import "net/url"

// Approval is what a link of an approval mail says.
type Approval struct {
	RequisitionID, ApproverID string
	// Approved is the answer that the link gives.
	Approved bool
	// The rest stands in the address for whoever reads it; nothing is decided by it.
	RequesterEmail, Position, EmploymentStatus, HireType string
}

const yes, no = "1", "0"

// Values are those of the address.
func (a Approval) Values() url.Values {
	flag := no
	if a.Approved {
		flag = yes
	}
	return url.Values{
		"REQ_ID": {a.RequisitionID}, "APPROVED_BY": {a.ApproverID}, "APPROVED_FLAG": {flag},
		"ADDED_BY_EMAIL": {a.RequesterEmail}, "POSITION_NAME": {a.Position},
		"EMPLOYMENT_STATUS": {a.EmploymentStatus}, "HIRE_TYPE": {a.HireType},
	}
}

// ReadApproval reads from the values of an address what is decided, by whom and of what.
func ReadApproval(values url.Values) Approval {
	return Approval{
		RequisitionID: values.Get("REQ_ID"), ApproverID: values.Get("APPROVED_BY"),
		Approved: values.Get("APPROVED_FLAG") == yes,
	}
}
