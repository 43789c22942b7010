package app

import (
	"context"
	"fmt"
	"html"
	"net/url"
	"strconv"
	"strings"
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
	facts, err := q.RequisitionFacts(ctx, was.row.ID)
	if err != nil {
		return fmt.Errorf("app: facts of a requisition: %w", err)
	}
	facts.EmploymentType = string(is.EmploymentType)
	ask, title, cause := "approve", "A new requisition asks for your approval", causeApproval
	if is.Status != hiring.StatusNew {
		ask, title, cause = "Re-Approve", "A requisition was edited and asks for your approval", causeReapproval
	}
	mail := outgoing{
		To: []string{facts.ApproverEmail}, Subject: fmt.Sprintf("Please %s requisition %s: %s", ask, facts.Serial, facts.Position),
		HTML:  mailPage(title, factTable(facts, comment)+`<p style="margin:16px 0 0">`+linkMark+`</p>`),
		Plain: title + "\n\n" + factLines(facts, comment) + "\n" + linkMark + "\n",
		Cause: cause, CauseID: was.row.ID, SenderID: by.User.ID,
	}
	if is.Status != hiring.StatusNew && hiring.MailedWithCopy(is.EmploymentType) && facts.RequestedEmail != facts.ApproverEmail {
		mail.Cc = []string{facts.RequestedEmail}
	}
	return d.queue(ctx, q, mail)
}

func facts(f store.RequisitionFactsRow, comment string) [][2]string {
	rows := [][2]string{
		{"Req ID", f.Serial}, {"Position", f.Position}, {"Department", f.Department}, {"No. of Positions", strconv.FormatInt(f.Positions, 10)},
		{"Location", f.City + ", " + f.State}, {"Employee Status", f.EmploymentStatus}, {"Employee Type", f.EmploymentType},
		{"Hire Type", f.HireType}, {"Requested by", f.RequestedBy}, {"TAT", dayOf(f.Tat).Shown()},
	}
	if comment != "" {
		rows = append(rows, [2]string{"Comment", comment})
	}
	return rows
}

func factTable(f store.RequisitionFactsRow, comment string) string {
	var b strings.Builder
	b.WriteString(`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">`)
	for _, row := range facts(f, comment) {
		b.WriteString(`<tr><td style="padding:4px 16px 4px 0;color:#686c79;white-space:nowrap;vertical-align:top">` + html.EscapeString(row[0]) +
			`</td><td style="padding:4px 0">` + html.EscapeString(row[1]) + `</td></tr>`)
	}
	b.WriteString(`</table>`)
	return b.String()
}

func factLines(f store.RequisitionFactsRow, comment string) string {
	var b strings.Builder
	for _, row := range facts(f, comment) {
		b.WriteString(row[0] + ": " + row[1] + "\n")
	}
	return b.String()
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
