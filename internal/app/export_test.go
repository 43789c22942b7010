package app

import "context"

// ApprovalLinks are the addresses of an approval mail, without the mail.
func (d *Desk) ApprovalLinks(ctx context.Context, reqID string) (approve, unapprove string, err error) {
	return d.approvalLinks(ctx, reqID)
}
