// Package core is what every use case needs: the store and the clock, the caller and their scope, the audit line,
// idempotency, reading settings, and pages of lists.
package core

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"

	"muster/internal/store"
)

// Core is shared by all rooms of the use cases.
type Core struct {
	Store *store.Store
	Now   func() time.Time
	Log   *slog.Logger
	// PublicURL is the prefix of every mailed link, without a trailing slash.
	PublicURL string
	// SealKey is read when the first secret is sealed or opened. It is not in the database, so that a copy of the
	// database tells no secret.
	SealKey func() ([]byte, error)
}

// NewID returns an id that sorts by creation time.
func NewID() string { return uuid.Must(uuid.NewV7()).String() }

// Topics of changes: a screen refetches its data when its topic changed.
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

// Changes returns the topics that changed after the number that the caller knows, and the newest number. What concerns
// another user alone is not among them.
func (c *Core) Changes(ctx context.Context, by Caller, since int64) (now int64, topics []string, err error) {
	rows, err := c.Store.Read().ChangesSince(ctx, since)
	if err != nil {
		return 0, nil, fmt.Errorf("app: changes: %w", err)
	}
	now, topics = since, []string{}
	for _, row := range rows {
		now = max(now, row.N)
		if !strings.HasPrefix(row.Topic, bellTopic) || row.Topic == TopicBell(by.User.ID) {
			topics = append(topics, row.Topic)
		}
	}
	return now, topics, nil
}
