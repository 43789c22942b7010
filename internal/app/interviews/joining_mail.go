package interviews

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// joiningMail tells the requisition's people on which day the candidate will start.
func (s *Service) joiningMail(
	ctx context.Context, q *store.Queries, eventID int64, news hiring.JoiningNews,
) (letter.Message, error) {
	row, err := q.JoiningFacts(ctx, eventID)
	if err != nil {
		return letter.Message{}, fmt.Errorf("app: who joins: %w", err)
	}
	requester, err := q.RequisitionAsker(ctx, row.RequisitionID)
	if err != nil {
		return letter.Message{}, fmt.Errorf("app: who asked for a requisition: %w", err)
	}
	copies, err := s.JoiningRecipients(ctx, q)
	if err != nil {
		return letter.Message{}, err
	}
	return letter.JoiningDate(letter.Joining{
		EventID: eventID, Requester: outreach.Person{Name: requester.Name, Address: requester.Email},
		RequesterRole: hiring.Role(requester.Role), BossEmail: requester.BossEmail,
		BossRole: hiring.Role(requester.BossRole), Copies: copies,
		Candidate: row.Name, Mobile: row.Mobile, Email: row.Email, Position: row.Position, Department: row.Department,
		Serial:         row.Serial,
		EmploymentType: row.EmploymentType, City: row.City, State: row.State, Day: core.DayOrNone(row.GivenOn),
		News:      news,
		Recruiter: row.Owner,
		Comment:   row.Comment,
	}), nil
}
