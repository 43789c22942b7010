package app_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/applications"
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

const (
	crowdClients = 8
	crowdActions = 60
	// crowdTries is how often an action is tried, each time on another requisition, before another action.
	crowdTries = 6
)

// crowd is several users who concurrently do random things to a few requisitions.
type crowd struct {
	*app.App
	managers, recruiters []core.Caller
	requisitions         []string
	source               string
	mu                   sync.Mutex
	// applied are candidates with the requisition that they applied to.
	applied [][2]string
	added   int
	done    map[string]int
}

// client is one of them.
type client struct {
	*crowd
	*rand.Rand
	by core.Caller
	// last is the step that can still be undone, moved the last move of a candidate and movedBy who made it.
	last, moved int64
	movedBy     core.Caller
}

var actions = []struct {
	name string
	do   func(ctx context.Context, c *client) error
}{
	{"assign", func(ctx context.Context, c *client) error {
		step, err := c.Requisitions.AssignRecruiter(ctx, c.by, c.requisition(), 0,
			[]requisitions.RecruiterShare{{HR: c.recruiter()}}, 1+c.IntN(2), 9000, 3)
		return c.did(step, err)
	}},
	{"re-assign", reassign}, {"re-assign", reassign}, {"re-assign", reassign}, {"re-assign", reassign},
	{"HR revoke", func(ctx context.Context, c *client) error {
		req := c.requisition()
		step, err := c.Requisitions.RevokeRecruiter(ctx, c.by, req, 0, []string{c.worker(ctx, req)}, "on leave")
		return c.did(step, err)
	}},
	{"hold", func(ctx context.Context, c *client) error {
		step, err := c.Requisitions.HoldRequisition(ctx, c.by, c.requisition(), 0, "wait")
		return c.did(step, err)
	}},
	{"resume", resume}, {"resume", resume},
	{"revoke", func(ctx context.Context, c *client) error {
		step, err := c.Requisitions.RevokeRequisition(ctx, c.by, c.requisition(), 0, "not needed")
		if err != nil || c.IntN(12) == 0 {
			return c.did(step, err)
		}
		// Most are undone, so that something is left to act on.
		_, err = c.Requisitions.UndoStep(ctx, c.by, step.ID)
		return err
	}},
	{"position revoke", func(ctx context.Context, c *client) error {
		step, err := c.Requisitions.RevokePositions(ctx, c.by, c.requisition(), 0, 1, "fewer")
		return c.did(step, err)
	}},
	{"raise", func(ctx context.Context, c *client) error {
		step, err := c.Requisitions.RaiseRequisition(ctx, c.by, c.requisition(), 0, 1+c.IntN(3), "more")
		if err == nil {
			c.mu.Lock()
			c.requisitions = append(c.requisitions, step.RequisitionID)
			c.mu.Unlock()
		}
		return err
	}},
	{"edit", func(ctx context.Context, c *client) error {
		step, err := c.Requisitions.EditRequisition(ctx, c.by, c.requisition(), 0,
			string(hiring.EmploymentTypes[1+c.IntN(3)]), "changed")
		return c.did(step, err)
	}},
	{"answer", func(ctx context.Context, c *client) error {
		links, err := c.approvalLinks(ctx, c.requisition())
		if err != nil {
			return err
		}
		answer := links[0]
		if c.IntN(4) == 0 {
			answer = links[1]
		}
		link, err := url.Parse(answer.Address)
		if err != nil {
			return err
		}
		_, err = c.Requisitions.AnswerApproval(ctx, core.Caller{}, link.Query(), "")
		return err
	}},
	{"add", add}, {"add", add},
	{"move", move}, {"move", move}, {"move", move}, {"move", move}, {"move", move}, {"move", move},
	{"take back", takeBack}, {"take back", takeBack}, {"reopen", reopen}, {"reopen", reopen},
	{"undo", func(ctx context.Context, c *client) error {
		if c.last == 0 {
			return nil
		}
		_, err := c.Requisitions.UndoStep(ctx, c.by, c.last)
		c.last = 0
		return err
	}},
}

// approvalLinks are those that the approver has for the requisition as it is now.
func (c *client) approvalLinks(ctx context.Context, requisitionID string) ([]letter.Link, error) {
	asked, err := c.Store.Read().ApprovalAsked(ctx, requisitionID)
	if err != nil {
		return nil, err
	}
	facts, err := c.Store.Read().RequisitionFacts(ctx, requisitionID)
	if err != nil {
		return nil, err
	}
	return c.Requisitions.ApprovalLinks(ctx, store.MessageByIDRow{CauseID: strconv.FormatInt(asked.ID, 10),
		ToList: facts.ApproverEmail}, core.Settings{})
}

// resume and reassign need a requisition on hold, or with a recruiter; there are few, so they are tried more often.
func resume(ctx context.Context, c *client) error {
	step, err := c.Requisitions.ResumeRequisition(ctx, c.by, c.requisition())
	return c.did(step, err)
}

func reassign(ctx context.Context, c *client) error {
	req := c.requisition()
	list := []requisitions.RecruiterShare{{HR: c.recruiter()}, {HR: c.recruiter()}}
	step, err := c.Requisitions.ReassignRecruiter(ctx, c.by, req, 0, list[:1+c.IntN(2)], 1, c.worker(ctx, req))
	return c.did(step, err)
}

func add(ctx context.Context, c *client) error {
	by := c.by
	if c.IntN(2) == 0 {
		by = c.recruiters[c.IntN(len(c.recruiters))]
	}
	c.mu.Lock()
	c.added++
	mobile := fmt.Sprintf("50000%05d", c.added)
	c.mu.Unlock()
	req := c.requisition()
	at, err := c.Candidates.InsertCandidate(ctx, by, candidates.NewCandidate{
		NewCandidate: hiring.NewCandidate{Name: "Some Body", Mobile: mobile, State: "Goa", City: "Panaji",
			Source: c.source}, RequisitionID: req, Map: true,
	})
	if err == nil {
		c.mu.Lock()
		c.applied = append(c.applied, [2]string{at.AddedID, req})
		c.mu.Unlock()
	}
	return err
}

// move sends a random status of the application's stage, or of the next one.
func move(ctx context.Context, c *client) error {
	c.mu.Lock()
	one := c.applied[c.IntN(len(c.applied))]
	c.mu.Unlock()
	found, err := c.Store.Read().ApplicationToMove(ctx, store.ApplicationToMoveParams{CandidateID: one[0],
		RequisitionID: one[1]})
	if err != nil {
		return err
	}
	by, row := c.by, found.Application
	if c.IntN(3) == 0 && row.OwnerID != nil {
		by.User = hiring.User{ID: *row.OwnerID, Role: hiring.Recruiter}
	}
	at := min(max(1, hiring.Stage(row.Stage).Order()+c.IntN(2)), len(hiring.Stages)-1)
	stage := hiring.Stages[at]
	rules := hiring.RulesOf(stage, false)
	update := hiring.StageUpdate{
		Stage: stage, Status: rules[c.IntN(len(rules))].Status, Comment: "noted",
		Date: c.Now().In(kolkata).Format(time.DateOnly), Time: "10:30",
		Type: hiring.Online, Place: "https://meet.example/1", Person: c.managers[0].User,
	}
	if c.IntN(10) < 7 {
		update.Stage, update.Status = onward(hiring.Stage(row.Stage), hiring.Status(row.Status))
	}
	c.movedBy = by
	c.moved, err = c.Applications.UpdateCandidateRound(ctx, by, applications.Named{CandidateID: one[0],
		RequisitionID: one[1]}, update, "")
	return err
}

// takeBack makes a move and takes it back, unless somebody else was faster.
func takeBack(ctx context.Context, c *client) error {
	if err := move(ctx, c); err != nil {
		return err
	}
	return c.Interviews.UndoMove(ctx, c.movedBy, c.moved)
}

// reopen reopens a candidate who is closed; whoever is not is refused.
func reopen(ctx context.Context, c *client) (err error) {
	for range 30 {
		c.mu.Lock()
		one := c.applied[c.IntN(len(c.applied))]
		c.mu.Unlock()
		if _, err = c.Applications.ReopenApplication(ctx, c.by, applications.Named{CandidateID: one[0],
			RequisitionID: one[1]}, "came back"); err == nil {
			return nil
		}
		if _, refused := errors.AsType[*hiring.Problem](err); !refused {
			return err
		}
	}
	return err
}

// onward returns a step on the way to the joining day.
func onward(s hiring.Stage, status hiring.Status) (hiring.Stage, hiring.Status) {
	switch {
	case s == hiring.StageNew, s == hiring.StageCall:
		return hiring.StageCall, hiring.StatusShortlisted
	case status == hiring.StatusScheduled, status == hiring.StatusRescheduled:
		return s, hiring.StatusSelected
	case s.IsRound() && s != hiring.StageCEO:
		return hiring.Stages[s.Order()+1], hiring.StatusSkip
	case status == hiring.StatusOfferSent, status == hiring.StatusOfferRevised:
		return hiring.StageOffer, hiring.StatusOfferAccepted
	case status == hiring.StatusOfferAccepted, s == hiring.StageJoining:
		return hiring.StageJoining, hiring.StatusJoined
	}
	return hiring.StageOffer, hiring.StatusOfferSent
}

var kolkata = time.FixedZone("business zone", 5*3600+1800)

func (c *client) requisition() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.requisitions[c.IntN(len(c.requisitions))]
}

func (c *client) recruiter() string { return c.recruiters[c.IntN(len(c.recruiters))].User.ID }

// worker returns a recruiter who works on the requisition, or any.
func (c *client) worker(ctx context.Context, req string) string {
	rows, err := c.Store.Read().AssignmentsOf(ctx, req)
	live := slices.DeleteFunc(rows, func(a store.Assignment) bool { return a.Status == string(hiring.StatusHrRevoke) })
	if err != nil || len(live) == 0 {
		return c.recruiter()
	}
	return live[c.IntN(len(live))].HrID
}

func (c *client) did(step requisitions.Step, err error) error {
	if err == nil {
		c.last = step.ID
	}
	return err
}

// run does one thing after the other. A refusal is fine; any other error is a fault.
func (c *client) run(ctx context.Context) error {
	for range crowdActions {
		action := actions[c.IntN(len(actions))]
		for range crowdTries {
			err := action.do(ctx, c)
			if err == nil {
				c.mu.Lock()
				c.done[action.name]++
				c.mu.Unlock()
				break
			}
			if _, refused := errors.AsType[*hiring.Problem](err); !refused {
				return fmt.Errorf("%s: %w", action.name, err)
			}
		}
	}
	return nil
}

// workOn chooses the requisitions of a query, and their candidates.
func (c *crowd) workOn(t *testing.T, database, query string) {
	c.requisitions, c.applied = storetest.Column(t, database, query), nil
	for _, pair := range storetest.Column(t, database,
		"SELECT candidate_id || ' ' || requisition_id FROM application WHERE live AND requisition_id IN ("+query+
			") ORDER BY id") {
		candidate, requisition, _ := strings.Cut(pair, " ")
		c.applied = append(c.applied, [2]string{candidate, requisition})
	}
}

// rememberedWaits goes on, and compares after each action what a manager and a recruiter read of the waits that are
// remembered with what a server that was just started finds, and how many follow-ups are remembered with a new count.
func (c *crowd) rememberedWaits(t *testing.T) {
	one := &client{crowd: c, Rand: rand.New(rand.NewPCG(7, crowdClients)), by: c.managers[0]}
	settings, err := c.Waits.SettingsIn(t.Context(), c.Store.Read())
	must(t, err)
	for i := range 10 * crowdActions {
		action := actions[one.IntN(len(actions))]
		if action.do(t.Context(), one) != nil {
			continue
		}
		for _, owner := range []string{"", c.recruiters[0].User.ID} {
			// A range that was never asked for is counted.
			is, want := c.followUps(t, owner, farAway), c.followUps(t, owner, farAway+hiring.Day(i+1))
			if want == 0 || is != want {
				t.Fatalf("after %s a server remembers %d follow-ups of %q, but there are %d", action.name, is, owner,
					want)
			}
		}
		for _, by := range []core.Caller{c.managers[0], c.recruiters[0]} {
			is, want := readWaits(t, c.Waits, by, c.Now(), settings), readWaits(t, waits.New(c.Core), by, c.Now(), settings)
			if len(want.requisitions) == 0 || len(want.list) == 0 || !reflect.DeepEqual(is, want) {
				t.Fatalf("after %s a server remembers\n%+v, but this waits\n%+v", action.name, is, want)
			}
		}
	}
}

// farAway is a day after every follow-up.
var farAway = hiring.DateOf(2099, time.January, 1)

// followUps counts what is to be called again until the last day.
func (c *crowd) followUps(t *testing.T, owner string, last hiring.Day) int64 {
	t.Helper()
	span := hiring.Span{From: hiring.DateOf(2000, time.January, 1), To: last}
	_, total, err := c.Store.FollowUps(t.Context(), owner, span, "", store.Page{Number: 1, Size: 1, Sort: "followUp"})
	must(t, err)
	return total
}

// waitsRead is what somebody reads of the waits.
type waitsRead struct {
	requisitions []waits.RequisitionWait
	card         map[hiring.SectionKey]waits.SectionRows
	blocks       []waits.Block
	list         []string
	counts       []store.WaitCount
}

func readWaits(
	t *testing.T, s *waits.Service, by core.Caller, now time.Time, settings hiring.WaitSettings,
) (is waitsRead) {
	t.Helper()
	scope, at := by.Viewer().Scope, hiring.DeskTimeOf(by.User, now, settings)
	own, err := s.OfRequisitions(t.Context(), scope)
	must(t, err)
	for _, r := range own {
		is.requisitions = append(is.requisitions, *r)
	}
	is.card, err = s.Card(t.Context(), scope, hiring.CardOf(by.User), at, settings, 5)
	must(t, err)
	is.blocks, err = s.Blocks(t.Context(), scope, at, settings)
	must(t, err)
	rows, total, err := s.ListWaiting(t.Context(), by, waits.Ask{})
	must(t, err)
	for _, r := range rows {
		is.list = append(is.list, fmt.Sprint(total, r.ApplicationID, r.Wait, r.State))
	}
	is.counts, err = s.CountWaiting(t.Context(), by, waits.Ask{})
	must(t, err)
	return is
}

func TestConcurrentActionsStayConsistent(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 1000))
		c := &crowd{App: muster, source: "Naukri", done: map[string]int{}}
		c.managers, c.recruiters = callers(t, database, managersByMobile), callers(t, database, recruitersByMobile)[:4]
		const open = "SELECT id FROM requisition WHERE esa = '' " +
			"AND status IN ('Assigned', 'Inprogress', 'Re-Assigned', 'Hold', 'Completed') " +
			"AND positions BETWEEN 2 AND 5 ORDER BY accepted DESC, serial LIMIT 10"
		c.workOn(t, database, open)
		faults := make(chan error, crowdClients)
		for i := range crowdClients {
			one := &client{crowd: c, Rand: rand.New(rand.NewPCG(7, uint64(i))), by: c.managers[i%len(c.managers)]}
			go func() { faults <- one.run(t.Context()) }()
		}
		for range crowdClients {
			if err := <-faults; err != nil {
				t.Error(err)
			}
		}
		for _, action := range actions {
			if c.done[action.name] == 0 {
				t.Errorf("no %s succeeded", action.name)
			}
		}
		if found, err := check.Run(t.Context(), muster.Core); err != nil || len(found) > 0 {
			t.Errorf("not consistent: %s", strings.Join(found, "\n"))
		}
		// Nobody has worked on these today, so the first move of each tells that somebody did.
		c.workOn(t, database, "SELECT id FROM requisition WHERE esa = '' "+
			"AND status IN ('Assigned', 'Inprogress', 'Re-Assigned') "+
			"AND id NOT IN ('"+strings.Join(c.requisitions, "', '")+"') ORDER BY serial LIMIT 40")
		c.rememberedWaits(t)
		t.Log(c.done)
	})
}

const (
	managersByMobile = "SELECT u.id FROM app_user AS u JOIN user_grant AS g ON g.user_id = u.id " +
		"WHERE g.grant_name = 'manager' ORDER BY u.mobile"
	recruitersByMobile = "SELECT u.id FROM app_user AS u JOIN role AS r ON r.id = u.role_id " +
		"WHERE r.name = 'Recruiter' AND u.active ORDER BY u.mobile"
)

func callers(t *testing.T, database, query string) []core.Caller {
	t.Helper()
	var all []core.Caller
	for _, id := range storetest.Column(t, database, query) {
		user := hiring.User{ID: id, Role: hiring.Recruiter}
		if query == managersByMobile {
			user = hiring.User{ID: id, Role: hiring.SeniorHR, Grants: []hiring.Grant{hiring.GrantManager}}
		}
		all = append(all, core.Caller{User: user})
	}
	return all
}
