package app

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"muster/internal/hiring"
	"muster/internal/store"
)

const causeJoining = "ExpectJoining"

// joiningMail tells the people of the requisition on which day the candidate will start.
func (d *Desk) joiningMail(ctx context.Context, q *store.Queries, eventID int64) ([]outgoing, error) {
	row, err := q.JoiningFacts(ctx, eventID)
	if err != nil {
		return nil, fmt.Errorf("app: who joins: %w", err)
	}
	asked, err := q.RequisitionAsker(ctx, row.RequisitionID)
	if err != nil {
		return nil, fmt.Errorf("app: who asked for a requisition: %w", err)
	}
	others, err := d.JoiningRecipients(ctx, q)
	if err != nil {
		return nil, err
	}
	on := dayOrNone(row.GivenOn).Ordinal()
	format := hiring.JoiningMailOf(hiring.Role(asked.Role))
	mail := outgoing{
		To: []string{asked.Email}, Subject: fmt.Sprintf("%s joins as %s on %s", row.Name, row.Position, on),
		Cause: causeJoining, CauseID: strconv.FormatInt(eventID, 10),
	}
	if format.CopiesLead && asked.BossEmail != "" && hiring.LeadsProcess(hiring.Role(asked.BossRole)) {
		mail.Cc = append(mail.Cc, asked.BossEmail)
	}
	for _, address := range others {
		if !slices.Contains(mail.To, address) && !slices.Contains(mail.Cc, address) {
			mail.Cc = append(mail.Cc, address)
		}
	}
	says := fmt.Sprintf(format.Says, row.Name, row.Position, on)
	told := []fact{
		{"Candidate", row.Name}, {"Mobile", row.Mobile}, {"Email", row.Email}, {"Position", row.Position}, {"Department", row.Department}, {"Req ID", row.Serial},
		{"Employee Type", row.EmploymentType}, {"Location", row.City + ", " + row.State}, {"Joining date", on}, {"Recruiter", row.Owner}, {"Comment", row.Comment},
	}
	told = slices.DeleteFunc(told, func(f fact) bool { return f.value == "" })
	mail.HTML = mailPage("Joining date", paragraph("Dear "+asked.Name+",")+paragraph(says)+factTable(told))
	mail.Plain = "Dear " + asked.Name + ",\n\n" + says + "\n\n" + factLines(told)
	return []outgoing{mail}, nil
}
