package bell

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Line is a line of the bell: its newest notification, in words.
type Line struct {
	store.NotificationPageRow
	hiring.NotificationWords
}

// Page is a page of the caller's lines, newest first.
type Page struct {
	Lines []Line
	store.NotificationCountsRow
}

// newestFirst is the only order of notifications.
var newestFirst = map[string]string{"at": "at"}

// ListNotifications returns a page of the caller's lines, or of the unread ones.
func (s *Service) ListNotifications(
	ctx context.Context, by core.Caller, unread bool, ask core.ListAsk,
) (found Page, err error) {
	page, err := ask.Read(newestFirst, "-at")
	if err != nil {
		return found, err
	}
	q := s.Store.Read()
	if found.NotificationCountsRow, err = q.NotificationCounts(ctx, by.User.ID); err != nil {
		return found, fmt.Errorf("app: count notifications: %w", err)
	}
	rows, err := q.NotificationPage(ctx, store.NotificationPageParams{UserID: by.User.ID, Unread: unread,
		Most: int64(page.Size), Skipped: int64(page.Number-1) * int64(page.Size)})
	if err != nil {
		return found, fmt.Errorf("app: notifications: %w", err)
	}
	found.Lines = make([]Line, len(rows))
	for i, row := range rows {
		found.Lines[i] = Line{row, hiring.NotificationFacts{
			Kind: hiring.NotificationKind(row.Kind), Count: int(row.Together), Requisition: row.Requisition,
			Candidate: row.Candidate, Actor: row.Actor, Stage: hiring.Stage(row.Stage), Status: hiring.Status(row.Status),
			Comment: row.Comment, Date: core.DayOrNone(row.GivenOn), Time: row.GivenTime,
			Type: hiring.InterviewType(row.InterviewType), Detail: row.Detail, Mail: row.Mail, Reason: row.Reason,
		}.Words()}
	}
	return found, nil
}
