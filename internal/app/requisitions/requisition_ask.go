package requisitions

import (
	"context"
	"fmt"
	"strconv"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
	"muster/internal/wire/link"
)

const approvalPurpose = "requisition approval"

// errOtherApprover says that a mail must not be sent because another user approves by now.
var errOtherApprover = messages.NotToSend("somebody else approves this requisition now")

// askApprover mails whoever approves today about a requisition that is new or was edited. The links are made when the
// mail is sent. The copy to the requester is a mail of its own, without them: a link stands for the approver.
func (s *Service) askApprover(ctx context.Context, q *store.Queries, by core.Caller, requisitionID string) error {
	about, err := s.approval(ctx, q, by, requisitionID)
	if err != nil {
		return err
	}
	if about.Copied() {
		if err := s.messages.Queue(ctx, q, by.User.ID, letter.ApprovalCopy(about)); err != nil {
			return err
		}
	}
	return s.messages.Queue(ctx, q, by.User.ID, letter.ApprovalRequest(about))
}

// approval makes whoever approves today the approver, and returns what they are asked about.
func (s *Service) approval(
	ctx context.Context, q *store.Queries, by core.Caller, requisitionID string,
) (about letter.Approval, err error) {
	row, err := q.RequisitionByID(ctx, requisitionID)
	if err != nil {
		return about, fmt.Errorf("app: requisition: %w", err)
	}
	approver, err := s.approverOf(ctx, q, row.DepartmentID)
	if err != nil {
		return about, err
	}
	if approver != row.ApproverID {
		if err := s.changeApprover(ctx, q, by, row, approver); err != nil {
			return about, err
		}
	}
	return askedAbout(ctx, q, row.ID)
}

// askedAbout returns what the approver was asked about.
func askedAbout(ctx context.Context, q *store.Queries, requisitionID string) (about letter.Approval, err error) {
	asked, err := q.ApprovalAsked(ctx, requisitionID)
	if err != nil {
		return about, fmt.Errorf("app: event that asks for an approval: %w", err)
	}
	f, err := q.RequisitionFacts(ctx, requisitionID)
	if err != nil {
		return about, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	return letter.Approval{
		EventID: asked.ID, Serial: f.Serial, Edited: hiring.ReqAction(asked.Action) == hiring.EditType,
		Position: f.Position, Department: f.Department, Positions: f.Positions, City: f.City, State: f.State,
		EmploymentStatus: f.EmploymentStatus, HireType: f.HireType,
		EmploymentType: hiring.EmploymentType(f.EmploymentType), TAT: core.DayOf(f.Tat), Comment: asked.Comment,
		RequestedBy: f.RequestedBy, Approver: f.Approver, RequesterEmail: f.RequestedEmail,
		ApproverEmail: f.ApproverEmail,
	}, nil
}

// ApprovalLinks returns the two addresses of an approval mail: yes and no, each with its own signature.
func (s *Service) ApprovalLinks(
	ctx context.Context, mail store.MessageByIDRow, _ core.Settings,
) ([]letter.Link, error) {
	version, err := strconv.ParseInt(mail.CauseID, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("app: event of an approval mail: %w", err)
	}
	q := s.Store.Read()
	asked, err := q.RequisitionEventByID(ctx, version)
	if err != nil {
		return nil, fmt.Errorf("app: event of an approval mail: %w", err)
	}
	f, err := q.RequisitionFacts(ctx, asked.RequisitionID)
	if err != nil {
		return nil, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	// The mail may have waited: links for one approver must not reach another.
	if mail.ToList != f.ApproverEmail {
		return nil, errOtherApprover
	}
	links := []letter.Link{}
	for _, approved := range []bool{true, false} {
		values, err := s.messages.Sign(approvalPurpose, link.Approval{
			RequisitionID: f.ID, ApproverID: f.ApproverID, Version: version, Approved: approved,
			RequesterEmail: f.RequestedEmail,
			Position:       f.Position, EmploymentStatus: f.EmploymentStatus, HireType: f.HireType,
		}.Values(), hiring.ApprovalLinkAge)
		if err != nil {
			return nil, err
		}
		links = append(links, letter.Link{Address: s.PublicURL + "/requisition_approval?" + values.Encode()})
	}
	return links, nil
}
