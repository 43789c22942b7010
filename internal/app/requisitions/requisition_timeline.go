package requisitions

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/store"
)

// RequisitionTimeline returns a requisition's history, oldest first; to a recruiter only what concerns them.
func (s *Service) RequisitionTimeline(
	ctx context.Context, by core.Caller, reqID string,
) ([]store.RequisitionEventsRow, error) {
	seen, err := s.RequisitionDetails(ctx, by, reqID)
	if err != nil {
		return nil, err
	}
	events, err := s.Store.Read().RequisitionEvents(ctx, seen.Row.ID)
	if err != nil {
		return nil, fmt.Errorf("app: timeline: %w", err)
	}
	if by.Viewer().AsRecruiter() {
		return eventsAbout(events, by.User.ID), nil
	}
	return events, nil
}

// RequisitionTimelineOfRecruiter returns the part of a requisition's history that concerns one recruiter.
func (s *Service) RequisitionTimelineOfRecruiter(
	ctx context.Context, by core.Caller, reqID, userID string,
) ([]store.RequisitionEventsRow, error) {
	if err := by.ActAs(userID); err != nil {
		return nil, err
	}
	events, err := s.RequisitionTimeline(ctx, by, reqID)
	return eventsAbout(events, userID), err
}

func eventsAbout(events []store.RequisitionEventsRow, hr string) []store.RequisitionEventsRow {
	return slices.DeleteFunc(slices.Clone(events),
		func(e store.RequisitionEventsRow) bool { return e.HrID != hr && e.FromHrID != hr })
}
