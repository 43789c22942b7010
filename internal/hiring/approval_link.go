package hiring

// ApprovalOutdated is the answer to a link whose requisition was edited after its mail.
const ApprovalOutdated = "This requisition was edited after this mail. Please use the link in the newest one."

// ApprovalLink is what a link of an approval mail stands for: the approver, and the version of the requisition that
// they are asked about. The version is the event that asked, not every change: a candidate added meanwhile takes no
// link away.
type ApprovalLink struct {
	ApproverID string
	Version    int64
}

// Check says why a link decides nothing. now is what a link made now would stand for, and approver the name of who
// approves now.
func (l ApprovalLink) Check(now ApprovalLink, approver string) error {
	switch {
	case l.ApproverID == "" || now.ApproverID == "":
		return Refuse(LinkNoLongerValid)
	case l.ApproverID != now.ApproverID:
		return Refuse(approver + " approves this requisition now. There is nothing left for you to do.")
	case l.Version != now.Version:
		return Refuse(ApprovalOutdated)
	}
	return nil
}
