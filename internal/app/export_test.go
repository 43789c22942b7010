package app

import "context"

// ApprovalLinks are the addresses of an approval mail, without the mail.
func (d *Desk) ApprovalLinks(ctx context.Context, requisitionID string) (approve, unapprove string, err error) {
	links, err := d.approvalLinks(ctx, requisitionID, settled{})
	if err != nil {
		return "", "", err
	}
	return links[0].Address, links[1].Address, nil
}
