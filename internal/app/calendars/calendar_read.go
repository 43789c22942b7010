package calendars

import (
	"context"
	"fmt"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
)

// ReadCalendar returns the calendar behind a link, as a file for calendar programs.
func (s *Service) ReadCalendar(ctx context.Context, token string) (string, error) {
	hash := core.HashToken(token)
	q := s.Store.Read()
	user, err := q.UserByCalendarLink(ctx, hash)
	if store.IsNone(err) {
		return "", &hiring.Problem{Kind: hiring.Absent, Message: hiring.CalendarLinkEnded}
	}
	if err != nil {
		return "", fmt.Errorf("app: user of a calendar link: %w", err)
	}
	now := s.Now()
	if !s.reads.Allow(now, user.ID) {
		return "", &hiring.Problem{Kind: hiring.TooOften, Message: hiring.VisitTooOften, RetryAfter: time.Hour}
	}
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return "", err
	}
	meetings, err := interviewsOf(ctx, q, user.ID, now, zone)
	if err != nil {
		return "", err
	}
	joinings, err := joiningsOf(ctx, q, user.ID, now, zone)
	if err != nil {
		return "", err
	}
	return outreach.Feed("Muster: "+user.Name, append(meetings, joinings...)), nil
}

func interviewsOf(
	ctx context.Context, q *store.Queries, userID string, now time.Time, zone *time.Location,
) ([]outreach.Entry, error) {
	rows, err := q.CalendarInterviews(ctx, store.CalendarInterviewsParams{UserID: userID,
		Since: store.At(now.Add(-hiring.CalendarBack)), Until: store.At(now.Add(hiring.CalendarAhead))})
	if err != nil {
		return nil, fmt.Errorf("app: interviews of a calendar: %w", err)
	}
	var entries []outreach.Entry
	for _, row := range rows {
		if !(hiring.CalendarInterview{Pending: row.Pending, Live: row.Live,
			Requisition: hiring.Status(row.RequisitionStatus), Next: hiring.Status(row.NextStatus),
			EndedBefore: row.EndedBefore > 0}).Shown() {
			continue
		}
		entries = append(entries, outreach.Entry{
			UID:         row.ApplicationID + "-" + row.Stage + "@muster",
			Summary:     fmt.Sprintf("%s interview: %s, %s", hiring.Stage(row.Stage).Round(), firstName(row.Name), row.Position),
			Description: "Conducted by " + row.Person, Location: row.Meeting,
			Start: row.At.Time.In(zone), Length: hiring.InterviewLength, Written: row.WrittenAt.Time,
		})
	}
	return entries, nil
}

func joiningsOf(
	ctx context.Context, q *store.Queries, userID string, now time.Time, zone *time.Location,
) ([]outreach.Entry, error) {
	date := func(at time.Time) *store.Date {
		d := store.Date(hiring.DayOf(at.In(zone)).String())
		return &d
	}
	rows, err := q.CalendarJoinings(ctx, store.CalendarJoiningsParams{UserID: &userID,
		Since: date(now.Add(-hiring.CalendarBack)), Until: date(now.Add(hiring.CalendarAhead))})
	if err != nil {
		return nil, fmt.Errorf("app: joinings of a calendar: %w", err)
	}
	entries := make([]outreach.Entry, len(rows))
	for i, row := range rows {
		start, err := core.ClockAt(core.DayOrNone(row.GivenOn), "", zone)
		if err != nil {
			return nil, err
		}
		entries[i] = outreach.Entry{
			UID:      row.ID + "-joining@muster",
			Summary:  fmt.Sprintf("Joining: %s, %s", firstName(row.Name), row.Position),
			Location: row.City, Start: start, Written: row.At.Time,
		}
	}
	return entries, nil
}

// firstName is all that a calendar says of a candidate: it may lie on a telephone, or with another company.
func firstName(name string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(name), " ")
	return first
}
