package app

import (
	"context"
	"fmt"

	"github.com/google/uuid"
)

func newID() string { return uuid.Must(uuid.NewV7()).String() }

// Topics of changes: a screen fetches what it shows again when its topic changed.
const (
	topicMessage     = "message"
	topicSetting     = "setting"
	topicUser        = "user"
	topicSession     = "session"
	topicRequisition = "requisition"
	topicCandidate   = "candidate"
	topicDepartment  = "department"
	topicPosition    = "position"
	topicSource      = "source"
	topicTemplate    = "template"
)

// Changes tells which topics changed after the number that the caller knows, and the newest number.
func (d *Desk) Changes(ctx context.Context, since int64) (now int64, topics []string, err error) {
	rows, err := d.Store.Read().ChangesSince(ctx, since)
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
