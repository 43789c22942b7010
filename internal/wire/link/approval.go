// Package link defines the values that signed links carry. It stands alone, so that the code that writes a link into a
// mail need not depend on the rest of the contract.
package link

import (
	"net/url"
	"strconv"
)

// Approval holds the values of a link in an approval mail.
type Approval struct {
	RequisitionID, ApproverID string
	// Version is what of the requisition the link decides on.
	Version int64
	// Approved is the answer that the link gives.
	Approved bool
	// The rest is information for whoever reads the address; nothing depends on it.
	RequesterEmail, Position, EmploymentStatus, HireType string
}

const yes, no = "1", "0"

// Values returns the query of the address.
func (a Approval) Values() url.Values {
	flag := no
	if a.Approved {
		flag = yes
	}
	return url.Values{
		"REQ_ID": {a.RequisitionID}, "APPROVED_BY": {a.ApproverID}, "APPROVED_FLAG": {flag},
		"ADDED_BY_EMAIL": {a.RequesterEmail}, "POSITION_NAME": {a.Position},
		"EMPLOYMENT_STATUS": {a.EmploymentStatus}, "HIRE_TYPE": {a.HireType},
		"version": {strconv.FormatInt(a.Version, 10)},
	}
}

// ReadApproval reads the decision from the query of an address: what, by whom and of which requisition.
func ReadApproval(values url.Values) Approval {
	version, _ := strconv.ParseInt(values.Get("version"), 10, 64)
	return Approval{
		RequisitionID: values.Get("REQ_ID"), ApproverID: values.Get("APPROVED_BY"), Version: version,
		Approved: values.Get("APPROVED_FLAG") == yes,
	}
}
