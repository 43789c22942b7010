package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"muster/internal/hiring"
)

var (
	SQLiteText  = sqliteText
	PlannedOnce = plannedOnce
	Rarest      = rarest
	RareParts   = rareParts
)

const (
	Quiet           = quiet
	LongestYield    = longestYield
	CheckpointEvery = checkpointEvery
	MostKept        = mostKept
	MostTotals      = mostTotals
	// OwnedAtWork is a condition on application AS n.
	OwnedAtWork = ownedAtWork
)

// Kept returns how many statements a connection for reading keeps.
func (s *Store) Kept(ctx context.Context) (n int, err error) {
	conn, err := s.read.Conn(ctx)
	if err != nil {
		return 0, err
	}
	err = conn.Raw(func(driver any) error {
		n = len(driver.(*keeper).kept)
		return nil
	})
	return n, errors.Join(err, conn.Close())
}

// MigrationText returns one of the embedded migrations.
func MigrationText(name string) (string, error) {
	text, err := migrationFiles.ReadFile("migrations/" + name)
	return string(text), err
}

// DownTo brings a database back to an older schema.
func DownTo(ctx context.Context, database string, version int64) (err error) {
	s, err := Open(ctx, database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	provider, err := s.migrations(s.write)
	if err != nil {
		return err
	}
	_, err = provider.DownTo(ctx, version)
	return err
}

// DB returns the handle for reading.
func (s *Store) DB() *sql.DB { return s.read }

// Handles returns all handles.
func (s *Store) Handles() []*sql.DB { return []*sql.DB{s.read, s.write, s.session} }

// MessagesPlan returns the query plan of a page of the outbox.
func (s *Store) MessagesPlan(ctx context.Context, f MessageFilter, part string, page Page) (string, error) {
	return s.plan(ctx, messageList(f, part), page)
}

// RequisitionsPlan returns the query plan of a page of requisitions.
func (s *Store) RequisitionsPlan(ctx context.Context, f RequisitionFilter, page Page) (string, error) {
	l, _ := homeList(f)
	return s.plan(ctx, l, page)
}

// RequisitionsTotalPlan returns the query plan of the total of requisitions.
func (s *Store) RequisitionsTotalPlan(ctx context.Context, f RequisitionFilter) (string, error) {
	l, _ := homeList(f)
	return s.explain(ctx, l.counting(), l.args...)
}

// FollowUpsPlan returns the query plan of a page of follow-ups.
func (s *Store) FollowUpsPlan(ctx context.Context, owner string, span hiring.Span, part string, page Page) (string,
	error) {
	return s.plan(ctx, followUpList(owner, span, part), page)
}

func (s *Store) plan(ctx context.Context, l list, page Page) (string, error) {
	text, args, err := l.finding(page)
	if err != nil {
		return "", err
	}
	return s.explain(ctx, text, args...)
}

// OpenPlan, ReviewPlan and the others return the query plans of the dashboards.
func (s *Store) OpenPlan(ctx context.Context, f RequisitionFilter, page Page) (string, error) {
	return s.plan(ctx, openList(f), page)
}

func (s *Store) ReviewPlan(ctx context.Context, f ReviewFilter, page Page) (string, error) {
	return s.plan(ctx, reviewList(f), page)
}

func (s *Store) ClosedFactsPlan(ctx context.Context, from, to Date) (string, error) {
	return s.explain(ctx, closedFacts, from, to, "Contract")
}

func (s *Store) ReviewFactsPlan(ctx context.Context, from, to Date) (string, error) {
	return s.explain(ctx, reviewFacts, from, to)
}

func (s *Store) explain(ctx context.Context, text string, args ...any) (string, error) {
	columns, explain := []any{new(string)}, "EXPLAIN "
	if s.engine == SQLite {
		columns, explain = []any{new(int), new(int), new(int), new(string)}, "EXPLAIN QUERY PLAN "
	}
	rows, err := s.query(ctx, explain+text, args...)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	var plan strings.Builder
	for rows.Next() {
		if err := rows.Scan(columns...); err != nil {
			return "", err
		}
		plan.WriteString(*columns[len(columns)-1].(*string) + "\n")
	}
	return plan.String(), rows.Err()
}

// ApplicationsPlan returns the query plan of a page of the directory.
func (s *Store) ApplicationsPlan(ctx context.Context, f ApplicationFilter, page Page) (string, error) {
	return s.plan(ctx, applicationList(f), page)
}

// HotPlans returns the query plans of a candidate's details, moves and the session check, by name.
func (s *Store) HotPlans(ctx context.Context, candidateID, requisitionID string, scope Scope) (map[string]string,
	error) {
	l, plans := oneApplication(candidateID, requisitionID, scope), map[string]string{}
	for name, q := range map[string]struct {
		text string
		args []any
	}{
		"details":            {fmt.Sprintf(detailsWhole, "SELECT a.id"+l.tail("")), l.args},
		"application":        {applicationToMove, []any{candidateID, requisitionID}},
		"applications":       {applicationsOfCandidate, []any{candidateID}},
		"timeline":           {stageTimeline, []any{candidateID}},
		"events":             {stageEventsOf, []any{candidateID, requisitionID}},
		"last event":         {lastStageEventID, nil},
		"who is known":       {candidateByKeys, []any{"9000000007", "a@demo.example"}},
		"who else is known":  {otherCandidateByKeys, []any{"9000000007", "a@demo.example", candidateID}},
		"of an address":      {candidatesOfEmail, []any{"a@demo.example"}},
		"session":            {userBySession, []any{[]byte("hash"), At(time.Unix(0, 0)), At(time.Unix(0, 0))}},
		"moved since":        {requisitionsMovedSince, []any{int64(1_000_000)}},
		"added in two weeks": {addedFacts, []any{Date("2026-03-01"), Date("2026-03-14"), ""}},
	} {
		plan, err := s.explain(ctx, q.text, q.args...)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		plans[name] = plan
	}
	return plans, nil
}

// AddNotificationPlan returns the query plan of telling a user something.
func (s *Store) AddNotificationPlan(ctx context.Context) (string, error) {
	return s.explain(ctx, addNotification, "n", "u1", "result", "u2", "q00007", nil, nil, nil, nil, "",
		At(time.Unix(0, 0)))
}

// SendPlans returns the query plans of what runs for each message that leaves, by name.
func (s *Store) SendPlans(ctx context.Context) (map[string]string, error) {
	plans := map[string]string{}
	now := At(time.Date(2026, 9, 1, 0, 0, 0, 0, time.UTC))
	for name, q := range map[string]struct {
		text string
		args []any
	}{
		"take a job":          {takeJobs, []any{now, now, ",SendMessage,", 1}},
		"name of the service": {setServiceID, []any{"wamid.7", "m0007"}},
		"message of a name":   {messageOfService, []any{"wamid.7"}},
	} {
		plan, err := s.explain(ctx, q.text, q.args...)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		plans[name] = plan
	}
	return plans, nil
}

// Analyze updates the planner's statistics.
func (s *Store) Analyze(ctx context.Context) error { return s.analyze(ctx, s.write) }

// QueuePlans returns the query plans of what looks for a few jobs or messages, by what they do.
func (s *Store) QueuePlans(ctx context.Context) (map[string]string, error) {
	plans, now := map[string]string{}, At(time.Date(2026, 9, 1, 0, 0, 0, 0, time.UTC))
	for name, q := range map[string]struct {
		text string
		args []any
	}{
		"take jobs":        {takeJobs, []any{now, now, ",RemindInterview,", 1}},
		"drop reminders":   {dropReminders, []any{"m0001", "m0002", "m0003", "m0004"}},
		"cancel reminders": {cancelMessages, []any{"", "RemindResult", "m0001"}},
	} {
		plan, err := s.explain(ctx, q.text, q.args...)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		plans[name] = plan
	}
	return plans, nil
}

// PipelinesPlan returns the query plan of the pipelines of these requisitions.
func (s *Store) PipelinesPlan(ctx context.Context, ids []string, scope Scope) (string, error) {
	text, args := s.pipelinesText(ids, scope)
	return s.explain(ctx, text, args...)
}

// Writing returns the number of this process's open write transactions.
func (s *Store) Writing() int {
	s.writing.access.Lock()
	defer s.writing.access.Unlock()
	return s.writing.busy
}

// Totals returns how many totals of lists are cached.
func (s *Store) Totals() int { return len(s.totals.of) }

// FigurePlans returns the plans of the dashboards' queries that are about events.
func (s *Store) FigurePlans(
	ctx context.Context, days hiring.Span, requisition string, from, before time.Time,
) (map[string]string, error) {
	first, last := Date(days.From.String()), Date(days.To.String())
	month := string(first)[:7]
	page := Page{Number: 1, Size: 25, Sort: "at", Desc: true}
	calls := CountedEventFilter{Days: days, Figures: hiring.FigureSet{hiring.FigureCalls}}
	accepted := CountedEventFilter{Days: days, Figures: hiring.FigureSet{hiring.FigureOfferAccepted},
		Type: hiring.FullTime}
	plans := map[string]string{}
	for name, plan := range map[string]func() (string, error){
		"offers":             func() (string, error) { return s.explain(ctx, offerMonths, first, last) },
		"accepted by source": func() (string, error) { return s.explain(ctx, acceptedBySource, first, last) },
		"added by source":    func() (string, error) { return s.explain(ctx, addedBySource, At(from), At(before)) },
		"by recruiter": func() (string, error) {
			return s.explain(ctx, workedByRecruiter, month, month, first, first, first, last)
		},
		"by requisition": func() (string, error) {
			return s.explain(ctx, workedByRequisition, month, month, "", first, first, first, last)
		},
		"by hour":             func() (string, error) { return s.explain(ctx, workedHours, first, last) },
		"days of stages":      func() (string, error) { return s.explain(ctx, stageDays, first, last) },
		"closed of those due": func() (string, error) { return s.explain(ctx, teamClosed, first, last) },
		"lost of those due":   func() (string, error) { return s.explain(ctx, teamLost, first, last) },
		"funnel":              func() (string, error) { return s.explain(ctx, funnelSteps, requisition) },
		"events of calls":     func() (string, error) { return s.plan(ctx, countedList(calls), page) },
		"events of offers":    func() (string, error) { return s.plan(ctx, countedList(accepted), page) },
	} {
		text, err := plan()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		plans[name] = text
	}
	return plans, nil
}

// DatabasePlan returns the query plan of a page of the candidate database.
func (s *Store) DatabasePlan(ctx context.Context, f DatabaseFilter, page Page) (string, error) {
	return s.plan(ctx, databaseList(s.engine, f, hiring.MostFound+1), page)
}

// HitPlans returns the query plans of the two parts of a search everywhere.
func (s *Store) HitPlans(
	ctx context.Context, sought hiring.Sought, scope Scope,
) (people, requisitions string, err error) {
	text, args := peopleHits(s.engine, sought, true, scope)
	if people, err = s.explain(ctx, text, args...); err != nil {
		return "", "", err
	}
	text, args = requisitionHits(sought, scope)
	requisitions, err = s.explain(ctx, text, args...)
	return people, requisitions, err
}
