package check

import (
	"context"
	"fmt"
	"time"

	"muster/internal/store"
)

// clocksApart is how far the clocks of servers that share a database may be apart.
const clocksApart = time.Minute

func checkCampaigns(ctx context.Context, q *store.Queries) ([]string, error) {
	others, err := q.CampaignsOfOtherChannels(ctx)
	found, err := sentences(others, err, func(row store.CampaignsOfOtherChannelsRow) string {
		return fmt.Sprintf("the message %s has a campaign and leaves by %s", row.ID, row.Channel)
	})
	if err != nil {
		return nil, err
	}
	bare, err := q.WhatsappWithoutCampaign(ctx)
	more, err := sentences(bare, err, func(id string) string {
		return fmt.Sprintf("the message %s is to leave by WhatsApp without a campaign", id)
	})
	return append(found, more...), err
}

func checkMessageSteps(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.WhatsappWithoutStep(ctx)
	return sentences(rows, err, func(row store.WhatsappWithoutStepRow) string {
		return fmt.Sprintf("the message %s is %s, but nothing says since when", row.ID, row.State)
	})
}

// checkOptedOut checks that nothing left to a candidate who wanted no messages.
func checkOptedOut(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.LeftAfterOptingOut(ctx)
	found := []string{}
	for _, row := range rows {
		if row.At.Sub(row.OptedOutAt.Time) > clocksApart {
			found = append(found, fmt.Sprintf("the message %s left after its candidate had opted out", row.ID))
		}
	}
	return found, err
}

func checkCandidateMessages(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.CandidateMessagesAtOtherTimes(ctx)
	return sentences(rows, err, func(row store.CandidateMessagesAtOtherTimesRow) string {
		return fmt.Sprintf("the message %s is listed with the candidate %s at another time than its own", row.MessageID,
			row.CandidateID)
	})
}
