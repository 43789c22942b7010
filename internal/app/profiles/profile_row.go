package profiles

import (
	"context"
	"fmt"
	"reflect"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// rowSave is a row of a table that somebody wants to save.
type rowSave struct {
	call  string
	facts []hiring.RowFacts
	// id is the row that it replaces, seen the version of it that was read.
	id   string
	seen *int64
	// add and replace write it; a new row gets an id.
	add     func(id string) error
	replace func() error
}

// saveRow writes a row as the rules place it, with its audit line.
func (s *Service) saveRow(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, row rowSave,
) error {
	placing, err := hiring.PlaceRow(row.facts, row.id, row.seen)
	if err != nil {
		return err
	}
	switch placing {
	case hiring.RowStays:
		return nil
	case hiring.RowReplaces:
		err = row.replace()
	case hiring.RowAdds:
		err = row.add(core.NewID())
	}
	if err != nil {
		return fmt.Errorf("app: save a row of a profile: %w", err)
	}
	if err := s.Record(ctx, q, by, row.call, "candidate", candidateID, nil, nil); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// deleteRow deletes a row with its audit line, unless somebody else changed it meanwhile.
func (s *Service) deleteRow(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID, call string, version int64, seen *int64,
	remove func() error,
) error {
	if err := hiring.CheckSeen(seen, version); err != nil {
		return err
	}
	if err := remove(); err != nil {
		return fmt.Errorf("app: delete a row of a profile: %w", err)
	}
	if err := s.Record(ctx, q, by, call, "candidate", candidateID, nil, nil); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// changed is what the audit tells of a save: which fields changed, not what they say. What a candidate tells about
// themself can be erased, the audit cannot.
type changed struct {
	Fields []string `json:"fields"`
}

func changedFields[T any](before, after T) changed {
	was, is := reflect.ValueOf(before), reflect.ValueOf(after)
	names := []string{}
	for i := range was.NumField() {
		if was.Field(i).Interface() != is.Field(i).Interface() {
			names = append(names, was.Type().Field(i).Name)
		}
	}
	return changed{names}
}
