// Package core is what every use case stands on: the store and the clock, who asks and what they see, the line of the
// audit, idempotency, settings as they are read, and pages of lists.
package core

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"muster/internal/store"
)

// Core is shared by all rooms of the use cases.
type Core struct {
	Store *store.Store
	Now   func() time.Time
	Log   *slog.Logger
	// PublicURL begins every link that leaves the house, without a slash at its end.
	PublicURL string
}

// NewID makes an id that sorts by the time at which it was made.
func NewID() string { return uuid.Must(uuid.NewV7()).String() }

// Topics of changes: a screen fetches what it shows again when its topic changed.
const (
	TopicMessage     = "message"
	TopicSetting     = "setting"
	TopicUser        = "user"
	TopicSession     = "session"
	TopicRequisition = "requisition"
	TopicCandidate   = "candidate"
	TopicDepartment  = "department"
	TopicPosition    = "position"
	TopicSource      = "source"
	TopicTemplate    = "template"
)

// Changes tells which topics changed after the number that the caller knows, and the newest number.
func (c *Core) Changes(ctx context.Context, since int64) (now int64, topics []string, err error) {
	rows, err := c.Store.Read().ChangesSince(ctx, since)
	if err != nil {
		return 0, nil, fmt.Errorf("app: changes: %w", err)
	}
	now, topics = since, []string{}
	for _, row := range rows {
		now = max(now, row.N)
		topics = append(topics, row.Topic)
	}
	return now, topics, nil
}
