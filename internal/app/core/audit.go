package core

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"muster/internal/store"
)

// Record writes the audit line of a change; before and after are stored as JSON. Secrets never go in.
func (c *Core) Record(
	ctx context.Context, q *store.Queries, by Caller, action, subject, subjectID string, before, after any,
) error {
	was, err := plainJSON(before)
	if err != nil {
		return fmt.Errorf("app: audit %s: %w", action, err)
	}
	is, err := plainJSON(after)
	if err != nil {
		return fmt.Errorf("app: audit %s: %w", action, err)
	}
	line := store.AddAuditParams{
		ID: NewID(), At: store.At(c.Now()), Action: action, Subject: subject, SubjectID: subjectID,
		Before: was, After: is, Address: by.Address, RequestID: by.RequestID,
		ByCandidate: by.ByCandidate(),
	}
	if by.User.ID != "" {
		line.ActorID = &by.User.ID
	}
	if err := q.AddAudit(ctx, line); err != nil {
		return fmt.Errorf("app: audit %s: %w", action, err)
	}
	return nil
}

// plainJSON does not escape HTML characters, so that a search finds them in an audit line.
func plainJSON(value any) (string, error) {
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return strings.TrimSuffix(text.String(), "\n"), err
}
