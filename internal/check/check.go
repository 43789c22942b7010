package check

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/store"
)

// invariant is something that holds in every sound database. It gives one sentence for each place where it does not.
// What it compares it reads in one statement, so that work under way causes no false alarm.
type invariant struct {
	name   string
	faults func(ctx context.Context, q *store.Queries) ([]string, error)
}

var invariants = []invariant{
	{"roles", checkRoles},
	{"departments", checkDepartments},
	{"users", checkUsers},
	{"administrators", checkAdministrators},
	{"pictures", checkPictures},
	{"login sessions", checkSessions},
	{"password links", checkPasswordLinks},
	{"settings", checkSettings},
	{"queued messages", checkQueued},
	{"sent messages", checkSent},
	{"messages that were not sent", checkUnsent},
	{"causes of messages", checkCauses},
	{"causes that are known", checkKnownCauses},
	{"what caused messages", checkCausesExist},
	{"jobs that were given up", checkDeadJobs},
	{"jobs of messages", checkMessageJobs},
	{"change marks", checkChangeMarks},
	{"counts of requisitions", checkRequisitionCounts},
	{"counts of assignments", checkAssignmentCounts},
	{"positions", checkPositions},
	{"owners of applications", checkOwners},
	{"live applications", checkLiveOnce},
	{"blacklisted candidates", checkBlacklist},
	{"edited candidates", checkEdits},
	{"pending interviews", checkInterviews},
	{"rollup", checkRollup},
	{"applications that were added", checkAdded},
	{"follow-ups of a day", checkFollowUpDays},
	{"own requisitions", checkOwnRequisitions},
	{"search", checkSearch},
}

// readThrough are invariants of what is as large as the database itself; it is read once, row by row.
var readThrough = []struct {
	name string
	look func(ctx context.Context, d *core.Core, found *faults) error
}{
	{"events of requisitions", checkRequisitionEvents},
	{"numbers of requisitions", checkRequisitionNumbers},
	{"applications", checkApplications},
	{"tiles", checkTiles},
}

// Run looks through the whole database for what can only be there when something was half written or changed by hand.
// Each sentence it gives names the rows at fault; none means that all is well.
func Run(ctx context.Context, d *core.Core) ([]string, error) {
	found, err := d.Store.Integrity(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: check the engine: %w", err)
	}
	for _, each := range invariants {
		more, err := each.faults(ctx, d.Store.Read())
		if err != nil {
			return nil, fmt.Errorf("app: check %s: %w", each.name, err)
		}
		found = append(found, more...)
	}
	for _, each := range readThrough {
		more := &faults{}
		if err := each.look(ctx, d, more); err != nil {
			return nil, fmt.Errorf("app: check %s: %w", each.name, err)
		}
		found = append(found, more.told(each.name)...)
	}
	return found, nil
}

// sentences makes one sentence of each row, and passes on the error of the query that gave them.
func sentences[R any](rows []R, err error, sentence func(R) string) ([]string, error) {
	found := []string{}
	for _, row := range rows {
		found = append(found, sentence(row))
	}
	return found, err
}
