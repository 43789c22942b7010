package core

import (
	"context"
	"time"
)

// notePatience is how long a read waits for its audit line.
const notePatience = 2 * time.Second

// Note records a read or a refusal in a write of its own. Reads go on when nothing can be written: then the log tells
// what the audit cannot.
func (c *Core) Note(ctx context.Context, by Caller, action, subject, subjectID string, after any) {
	_ = c.MustNote(ctx, by, action, subject, subjectID, after)
}

// MustNote is Note for what must not happen without its audit line. The line is written even if the caller has hung up.
func (c *Core) MustNote(ctx context.Context, by Caller, action, subject, subjectID string, after any) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), notePatience)
	defer cancel()
	err := c.Record(ctx, c.Store.Alone(), by, action, subject, subjectID, nil, after)
	if err != nil {
		c.Log.Error("an audit line cannot be written", "action", action, "subject", subject, "id", subjectID,
			"user", by.User.ID, "address", by.Address, "request", by.RequestID, "error", err)
	}
	return err
}
