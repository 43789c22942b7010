package app

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	causeApproval   = "ApproveRequisition"
	causeReapproval = "ReapproveRequisition"
	approvalPurpose = "requisition approval"
	approvalAge     = 30 * 24 * time.Hour
)

// queueApproval mails the approver of a requisition that is new or was edited. The links are made when the mail leaves.
func (d *Desk) queueApproval(ctx context.Context, q *store.Queries, by Caller, was *held, is hiring.Requisition, comment string) error {
	asked, err := q.RequisitionFacts(ctx, was.row.ID)
	if err != nil {
		return fmt.Errorf("app: facts of a requisition: %w", err)
	}
	asked.EmploymentType = string(is.EmploymentType)
	ask, title, cause := "approve", "A new requisition asks for your approval", causeApproval
	if is.Status != hiring.StatusNew {
		ask, title, cause = "Re-Approve", "A requisition was edited and asks for your approval", causeReapproval
	}
	told := factsOf(asked, comment)
	mail := outgoing{
		To: []string{asked.ApproverEmail}, Subject: fmt.Sprintf("Please %s requisition %s: %s", ask, asked.Serial, asked.Position),
		HTML:  mailPage(title, factTable(told)+`<p style="margin:16px 0 0">`+linkMark+`</p>`),
		Plain: title + "\n\n" + factLines(told) + "\n" + linkMark + "\n",
		Cause: cause, CauseID: was.row.ID, SenderID: by.User.ID,
	}
	if is.Status != hiring.StatusNew && hiring.MailedWithCopy(is.EmploymentType) && asked.RequestedEmail != asked.ApproverEmail {
		mail.Cc = []string{asked.RequestedEmail}
	}
	return d.queue(ctx, q, mail)
}

func factsOf(f store.RequisitionFactsRow, comment string) []fact {
	rows := []fact{
		{"Req ID", f.Serial}, {"Position", f.Position}, {"Department", f.Department}, {"No. of Positions", strconv.FormatInt(f.Positions, 10)},
		{"Location", f.City + ", " + f.State}, {"Employee Status", f.EmploymentStatus}, {"Employee Type", f.EmploymentType},
		{"Hire Type", f.HireType}, {"Requested by", f.RequestedBy}, {"TAT", dayOf(f.Tat).Shown()},
	}
	if comment != "" {
		rows = append(rows, fact{"Comment", comment})
	}
	return rows
}

// approvalLinks are the two addresses of an approval mail: yes and no, each signed for itself.
func (d *Desk) approvalLinks(ctx context.Context, reqID string) (approve, unapprove string, err error) {
	f, err := d.Store.Read().RequisitionFacts(ctx, reqID)
	if err != nil {
		return "", "", fmt.Errorf("app: facts of a requisition: %w", err)
	}
	link := func(flag string) (string, error) {
		values, err := d.sign(ctx, approvalPurpose, url.Values{
			"REQ_ID": {reqID}, "APPROVED_BY": {f.ApproverID}, "APPROVED_FLAG": {flag}, "ADDED_BY_EMAIL": {f.RequestedEmail},
			"POSITION_NAME": {f.Position}, "EMPLOYMENT_STATUS": {f.EmploymentStatus}, "HIRE_TYPE": {f.HireType},
		}, approvalAge)
		if err != nil {
			return "", err
		}
		return d.PublicURL + "/requisition_approval?" + values.Encode(), nil
	}
	if approve, err = link("1"); err != nil {
		return "", "", err
	}
	unapprove, err = link("0")
	return approve, unapprove, err
}

// Approval is what the page behind a link of an approval mail shows.
type Approval struct {
	store.RequisitionFactsRow
	Flag string
	// Decided says what became of it, when there is nothing to decide any more.
	Decided string
}

// RequisitionApproval reads a link of an approval mail. Opening it changes nothing.
func (d *Desk) RequisitionApproval(ctx context.Context, values url.Values) (Approval, error) {
	if err := d.checkSigned(ctx, approvalPurpose, values); err != nil {
		return Approval{}, err
	}
	q := d.Store.Read()
	r, err := d.holdRequisition(ctx, q, values.Get("REQ_ID"))
	if err != nil {
		return Approval{}, err
	}
	f, err := q.RequisitionFacts(ctx, r.row.ID)
	if err != nil {
		return Approval{}, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	page := Approval{RequisitionFactsRow: f, Flag: values.Get("APPROVED_FLAG")}
	if _, err := answerApproval(r.Requisition, page.Flag, 1, ""); err != nil {
		page.Decided = err.Error()
	}
	return page, nil
}

// AnswerApproval is the approver's yes or no. The signed link stands for the approver, who need not be signed in.
func (d *Desk) AnswerApproval(ctx context.Context, by Caller, values url.Values, comment string) (Step, error) {
	if err := d.checkSigned(ctx, approvalPurpose, values); err != nil {
		return Step{}, err
	}
	by.User.ID = values.Get("APPROVED_BY")
	return d.changeRequisition(ctx, by, values.Get("REQ_ID"), 0, func(_ *store.Queries, r *held, today hiring.Day) (hiring.Change, error) {
		return answerApproval(r.Requisition, values.Get("APPROVED_FLAG"), today, comment)
	})
}

func answerApproval(r hiring.Requisition, flag string, today hiring.Day, comment string) (hiring.Change, error) {
	if flag == "1" {
		return r.Approve(today, comment)
	}
	return r.Unapprove(comment)
}
