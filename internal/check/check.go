package check

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/store"
)

// invariant holds in every consistent database. It returns one sentence for each violation. It reads what it compares
// in one statement, so that concurrent work causes no false alarm.
type invariant struct {
	name   string
	faults func(ctx context.Context, q *store.Queries) ([]string, error)
}

var invariants = []invariant{
	{"roles", checkRoles},
	{"departments", checkDepartments},
	{"users", checkUsers},
	{"administrators", checkAdministrators},
	{"secrets of users", checkSealed},
	{"pictures", checkPictures},
	{"login sessions", checkSessions},
	{"password links", checkPasswordLinks},
	{"settings", checkSettings},
	{"queued messages", checkQueued},
	{"sent messages", checkSent},
	{"messages that were not sent", checkUnsent},
	{"campaigns", checkCampaigns},
	{"steps of messages", checkMessageSteps},
	{"messages to those who opted out", checkOptedOut},
	{"messages to candidates", checkCandidateMessages},
	{"causes of messages", checkCauses},
	{"causes that are known", checkKnownCauses},
	{"what caused messages", checkCausesExist},
	{"links that several people get", checkSharedLinks},
	{"jobs that were given up", checkDeadJobs},
	{"jobs of messages", checkMessageJobs},
	{"change marks", checkChangeMarks},
	{"counts of requisitions", checkRequisitionCounts},
	{"counts of assignments", checkAssignmentCounts},
	{"positions", checkPositions},
	{"experience of freshers", checkFreshers},
	{"owners of applications", checkOwners},
	{"live applications", checkLiveOnce},
	{"blacklisted candidates", checkBlacklist},
	{"edited candidates", checkEdits},
	{"consents of candidates", checkConsents},
	{"profiles of candidates", checkProfiles},
	{"steps of forms", checkSteps},
	{"former resumes", checkFormerResumes},
	{"links for candidates", checkCandidateLinks},
	{"candidates of nobody", checkOfNobody},
	{"pending interviews", checkInterviews},
	{"mails of interviews", checkInterviewMails},
	{"moves that were taken back", checkMoves},
	{"mails of moves that were taken back", checkCorrections},
	{"mails that still wait to tell of such a move", checkVoidedMails},
	{"rollups", checkRollups},
	{"applications that were added", checkAdded},
	{"follow-ups of a day", checkFollowUpDays},
	{"own requisitions", checkOwnRequisitions},
	{"offers of the dashboards", checkOfferEvents},
	{"search", checkSearch},
	{"texts of resumes", checkResumeTexts},
	{"reference candidates", checkReferences},
	{"jobs of broadcasts", checkBroadcastJobs},
	{"ends of broadcasts", checkBroadcastEnds},
	{"recipients of broadcasts", checkRecipients},
	{"telephone calls", checkCalls},
	{"notifications", checkNotifications},
	{"lines of notifications", checkNotificationLines},
	{"candidates being called", checkHolds},
	{"when candidates answer", checkCallBands},
}

// readThrough are invariants over data as large as the database itself; it is read once, row by row.
var readThrough = []struct {
	name string
	look func(ctx context.Context, d *core.Core, found *faults) error
}{
	{"events of requisitions", checkRequisitionEvents},
	{"numbers of requisitions", checkRequisitionNumbers},
	{"applications", checkApplications},
	{"tiles", checkTiles},
	{"waits", checkWaits},
}

// Run searches the whole database for the traces of half-finished writes or manual changes. Each sentence names the
// rows at fault; no sentence means a consistent database.
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

// sentences turns each row into a sentence, and passes on the error of the query.
func sentences[R any](rows []R, err error, sentence func(R) string) ([]string, error) {
	found := []string{}
	for _, row := range rows {
		found = append(found, sentence(row))
	}
	return found, err
}
