package figures

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// CountedEventAsk names a number of the Huddle or of Team S6.
type CountedEventAsk struct {
	From, To string
	// Figures are a number of the Huddle; without them, Stage is a row of Team S6.
	Figures hiring.FigureSet
	Stage   hiring.Stage
	// HR and Requisition are ids; empty for all.
	HR, Requisition string
	core.ListAsk
}

// CountedEvents lists the events that a number counts, the newest first.
func (s *Service) CountedEvents(ctx context.Context, ask CountedEventAsk) ([]store.CountedEventRow, int64, error) {
	span, err := s.spanUntilToday(ctx, "from", ask.From, "to", ask.To)
	if err != nil {
		return nil, 0, err
	}
	filter := store.CountedEventFilter{Days: span, Figures: ask.Figures, Stage: ask.Stage, Part: ask.Part}
	if ask.Stage != "" && ask.HR+ask.Requisition != "" {
		return nil, 0, &hiring.Problem{Kind: hiring.Invalid, Field: "figure",
			Message: "A stage is counted for everybody; name a figure beside hr or requisition"}
	}
	if ask.HR != "" {
		who, err := s.person(ctx, ask.HR)
		if err != nil {
			return nil, 0, err
		}
		filter.HR = who.ID
	}
	if ask.Requisition != "" {
		if filter.Requisition, err = s.requisitionID(ctx, ask.Requisition); err != nil {
			return nil, 0, err
		}
	}
	return s.countedEvents(ctx, filter, ask.ListAsk)
}

// HourlyDetails lists the events that a cell of Hourly Performance counts, the newest first.
func (s *Service) HourlyDetails(
	ctx context.Context, userID, from, to, slot string, metric hiring.Metric, list core.ListAsk,
) ([]store.CountedEventRow, int64, error) {
	span, err := s.spanUntilToday(ctx, "from", from, "to", to)
	if err != nil {
		return nil, 0, err
	}
	hour, err := hiring.ParseSlot("slot", slot)
	if err != nil {
		return nil, 0, err
	}
	filter := store.CountedEventFilter{Days: span, Figures: hiring.MetricFigures[metric], Slot: hour, Part: list.Part}
	if !hiring.IsAll(userID) {
		who, err := s.person(ctx, userID)
		if err != nil {
			return nil, 0, err
		}
		filter.HR = who.ID
	}
	return s.countedEvents(ctx, filter, list)
}

func (s *Service) countedEvents(
	ctx context.Context, filter store.CountedEventFilter, list core.ListAsk,
) ([]store.CountedEventRow, int64, error) {
	page, err := list.ReadOrWhole(store.CountedEventSorts, "-at")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.CountedEvents(ctx, filter, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: counted events: %w", err)
	}
	return rows, total, nil
}

// requisitionID returns the id of the requisition with this id or serial.
func (s *Service) requisitionID(ctx context.Context, text string) (string, error) {
	q := s.Store.Read()
	id, err := q.RequisitionIDBySerial(ctx, text)
	if err == nil {
		return id, nil
	}
	if !store.IsNone(err) {
		return "", fmt.Errorf("app: requisition by serial: %w", err)
	}
	row, err := q.RequisitionByID(ctx, text)
	if store.IsNone(err) {
		return "", hiring.Missing()
	}
	if err != nil {
		return "", fmt.Errorf("app: requisition of a path: %w", err)
	}
	return row.ID, nil
}
