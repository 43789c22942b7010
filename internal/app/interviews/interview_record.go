package interviews

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// InterviewRecord is an interview that waits for its result.
type InterviewRecord struct {
	store.InterviewRecordsRow
	// Parts are the comments of all steps, oldest first.
	Parts []string
	// Late: it is over, and its result is due.
	Late bool
}

// commentsApart separates comments in a query's result.
const commentsApart = "\x1f"

// InterviewRecords returns the interviews that the user conducts and that have no result yet, soonest first.
func (s *Service) InterviewRecords(ctx context.Context, by core.Caller, userID string) ([]InterviewRecord, error) {
	if err := by.ActAs(userID); err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().InterviewRecords(ctx, store.InterviewRecordsParams{UserID: userID,
		Apart: commentsApart})
	if err != nil {
		return nil, fmt.Errorf("app: interviews of a user: %w", err)
	}
	records := []InterviewRecord{}
	for _, row := range rows {
		if !hiring.InterviewStands(hiring.Status(row.RequisitionStatus)) {
			continue
		}
		record := InterviewRecord{InterviewRecordsRow: row, Late: hiring.InterviewLate(row.At.Time, s.Now())}
		if row.Comments != "" {
			record.Parts = strings.Split(row.Comments, commentsApart)
		}
		records = append(records, record)
	}
	return records, nil
}
