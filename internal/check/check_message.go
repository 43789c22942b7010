package check

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"muster/internal/app/settings"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// checkSettings checks that every change of a setting has an audit line, and that one of them has its current value.
func checkSettings(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.SettingsWithLines(ctx)
	if err != nil {
		return nil, err
	}
	found := []string{}
	for len(rows) > 0 {
		one := rows[0]
		lines, told := int64(0), false
		for len(rows) > 0 && rows[0].Key == one.Key {
			lines, told = lines+rows[0].Times, told || settings.AuditTells(rows[0].After, one.Value)
			rows = rows[1:]
		}
		if err := checkStored(hiring.Setting(one.Key), one.Value); err != nil {
			found = append(found, fmt.Sprintf("the setting %s could not be set to this value: %v", one.Key, err))
		}
		if lines != one.Version {
			found = append(found, fmt.Sprintf("the setting %s was changed %d times and has %d audit lines about it",
				one.Key, one.Version, lines))
		}
		if !told {
			found = append(found, fmt.Sprintf("the setting %s has a value that no audit line tells of", one.Key))
		}
	}
	return found, nil
}

func checkStored(key hiring.Setting, value string) error {
	if key == hiring.DemoMark && value == "yes" {
		return nil
	}
	return hiring.CheckSetting(key, value)
}

func checkQueued(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.QueuedMessagesWithoutJob(ctx)
	return sentences(rows, err, func(row store.QueuedMessagesWithoutJobRow) string {
		return fmt.Sprintf("the message %s is %s, but no job will send it", row.ID, row.State)
	})
}

func checkSent(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MessagesSentWithoutTime(ctx)
	return sentences(rows, err, func(row store.MessagesSentWithoutTimeRow) string {
		if slices.Contains([]string{"sent", "delivered", "read"}, row.State) {
			return fmt.Sprintf("the message %s is %s, but nothing says when", row.ID, row.State)
		}
		return fmt.Sprintf("the message %s is %s, but has a time of sending", row.ID, row.State)
	})
}

func checkUnsent(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MessagesWithoutReason(ctx)
	return sentences(rows, err, func(row store.MessagesWithoutReasonRow) string {
		return fmt.Sprintf("the message %s is %s without a reason", row.ID, row.State)
	})
}

func checkCauses(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MessagesWithoutCause(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the message %s has no cause or nobody to go to", id)
	})
}

func checkKnownCauses(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MessageCauses(ctx)
	found := []string{}
	for _, row := range rows {
		kind, known := letter.Causes[letter.Cause(row.Cause)]
		switch {
		case !known:
			found = append(found, fmt.Sprintf("%d messages, the first is %s, were caused by %s, which causes none",
				row.Messages, row.FirstID, row.Cause))
		case row.Channel != string(kind.Channel):
			found = append(found,
				fmt.Sprintf("%d messages, the first is %s, were caused by %s and leave by %s, not by %s",
					row.Messages, row.FirstID, row.Cause, row.Channel, kind.Channel))
		}
	}
	return found, err
}

func checkCausesExist(ctx context.Context, q *store.Queries) ([]string, error) {
	orphans := map[letter.Subject]func(context.Context, string) ([]string, error){
		letter.User: q.MessagesOfNoUser, letter.RequisitionEvent: q.MessagesOfNoRequisitionEvent,
		letter.StageEvent: q.MessagesOfNoStageEvent, letter.VoidedEvent: q.MessagesOfNoVoidedEvent,
		letter.Step:      q.MessagesOfNoStep,
		letter.Candidate: q.MessagesOfNoCandidate, letter.LinkOfCandidate: q.MessagesOfNoCandidateLink,
	}
	found := []string{}
	for _, cause := range slices.Sorted(maps.Keys(letter.Causes)) {
		ids, err := orphans[letter.Causes[cause].About](ctx, string(cause))
		if err != nil {
			return nil, err
		}
		for _, id := range ids {
			found = append(found, fmt.Sprintf("the message %s was caused by %s of something that is not there", id,
				cause))
		}
	}
	return found, nil
}

// checkSharedLinks checks that a message with a link goes to one person: a link stands for its receiver.
func checkSharedLinks(ctx context.Context, q *store.Queries) ([]string, error) {
	found := []string{}
	for _, cause := range slices.Sorted(maps.Keys(letter.Causes)) {
		if letter.Causes[cause].Link == "" {
			continue
		}
		ids, err := q.MessagesThatShareALink(ctx, string(cause))
		if err != nil {
			return nil, err
		}
		for _, id := range ids {
			found = append(found, fmt.Sprintf("the message %s has a link and goes to several people", id))
		}
	}
	return found, nil
}

func checkDeadJobs(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.DeadJobsWithoutReason(ctx)
	return sentences(rows, err, func(row store.DeadJobsWithoutReasonRow) string {
		return fmt.Sprintf("the job %s (%s) was given up without a reason", row.ID, row.Kind)
	})
}

func checkMessageJobs(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.JobsWithoutMessage(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the job %s is to send a message that does not exist", id)
	})
}

func checkChangeMarks(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.ChangeMarksThatClash(ctx)
	return sentences(rows, err, func(row store.ChangeMark) string {
		return fmt.Sprintf("the topic %s has the change number %d, which is another's too or not positive", row.Topic,
			row.N)
	})
}
