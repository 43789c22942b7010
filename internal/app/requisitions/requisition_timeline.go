package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionTimeline returns a requisition's history, oldest first; to a recruiter what they may read of it.
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

// eventsAbout returns those that a recruiter of the requisition reads.
func eventsAbout(events []store.RequisitionEventsRow, hr string) []store.RequisitionEventsRow {
	facts := make([]hiring.ReqEvent, len(events))
	for i, e := range events {
		facts[i] = hiring.ReqEvent{Action: hiring.ReqAction(e.Action), Status: hiring.Status(e.Status), HR: e.HrID,
			FromHR: e.FromHrID}
	}
	read := []store.RequisitionEventsRow{}
	for i, reads := range hiring.RecruiterTimeline(hr, facts) {
		if reads {
			read = append(read, events[i])
		}
	}
	return read
}
