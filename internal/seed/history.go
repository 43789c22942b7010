package seed

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"muster/internal/app"
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// DemoCandidates is the demo company's number of candidates.
	DemoCandidates  = 4_000
	demoOpenings    = 150
	perRequisition  = 50
	historySeed     = 20260316
	rowsOfOneCommit = 60_000
)

// ErrHistory is returned for a database that already has requisitions.
var ErrHistory = errors.New("this database has requisitions already; a history only goes into a database without any")

// Demo fills an empty database with the demo company, its history and some conversations. It leaves a database that has
// them alone.
func Demo(ctx context.Context, muster *app.App) error {
	if err := fill(ctx, muster, DemoCandidates, true); !errors.Is(err, ErrHistory) {
		return err
	}
	return nil
}

// Fill fills a database with the demo company and a history with this many candidates. A history larger than the demo's
// is written in several transactions; if it is interrupted, muster check reports it, and it has to start over with an
// empty database. Its outbox is empty, so that whoever measures or tests on it finds there only what they sent.
func Fill(ctx context.Context, muster *app.App, candidates int) error {
	return fill(ctx, muster, candidates, false)
}

func fill(ctx context.Context, muster *app.App, candidates int, talks bool) error {
	if err := Company(ctx, muster); err != nil {
		return err
	}
	if n, err := muster.Store.Read().RequisitionCount(ctx); err != nil {
		return fmt.Errorf("seed: count requisitions: %w", err)
	} else if n > 0 {
		return ErrHistory
	}
	zone, err := muster.Zone(ctx)
	if err != nil {
		return err
	}
	people := peopleFor(candidates)
	if err := addColleagues(ctx, muster, people); err != nil {
		return err
	}
	done, err := muster.Store.LoadFast(ctx, candidates > DemoCandidates)
	if err != nil {
		return err
	}
	h := &history{
		muster: muster, zone: zone,
		world: &world{cal: newCalendar(muster.Now(), zone), staff: newStaff(people), departments: map[string]string{},
			positions: map[string]string{}},
	}
	h.steps, h.events = newNumbers(h.cal.time(0), muster.Now()), newNumbers(h.cal.time(0), muster.Now())
	requisitions := max(demoOpenings, candidates/perRequisition)
	h.candidates, h.large, h.talks = candidates, candidates > DemoCandidates, talks
	h.plans = makePlans(rand.New(rand.NewPCG(historySeed, 0)), h.cal, requisitions, candidates)
	if err := errors.Join(h.write(ctx), done()); err != nil {
		return err
	}
	return muster.Waits.RenewAll(ctx)
}

// history writes a history.
type history struct {
	*world
	muster        *app.App
	zone          *time.Location
	plans         []plan
	steps, events *numbers
	rows          int
	// candidates is how many the history has; people and texts count those that were written.
	candidates int
	large      bool
	// talks is whether it has conversations.
	talks         bool
	people, texts int64
}

// write generates stories in one goroutine and writes them in large but bounded transactions. A history of the demo's
// size takes one.
func (h *history) write(ctx context.Context) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	stories, failed := make(chan story, 4), make(chan error, 1)
	more := func(b *store.Bulk) error { return h.some(ctx, b, stories, failed) }
	if err := h.muster.Store.InBulk(ctx, func(b *store.Bulk) error {
		if err := h.masters(ctx, b); err != nil {
			return err
		}
		go func() {
			defer close(stories)
			failed <- h.tell(ctx, historySeed, h.plans, func(s story) error {
				select {
				case stories <- s:
					return nil
				case <-ctx.Done():
					return ctx.Err()
				}
			})
		}()
		return more(b)
	}); err != nil {
		return err
	}
	for h.rows > 0 {
		if err := h.muster.Store.InBulk(ctx, more); err != nil {
			return err
		}
	}
	return nil
}

// some writes stories until the transaction is large enough, or there are no more.
func (h *history) some(ctx context.Context, b *store.Bulk, stories <-chan story, failed <-chan error) error {
	h.rows = 0
	for s := range stories {
		if err := h.story(b, s); err != nil {
			return err
		}
		if h.rows > rowsOfOneCommit {
			return nil
		}
	}
	if err := <-failed; err != nil {
		return err
	}
	h.rows = 0
	if err := h.references(ctx, b); err != nil {
		return err
	}
	q, err := b.Queries()
	if err != nil {
		return err
	}
	if err := q.FillRollups(ctx); err != nil {
		return fmt.Errorf("seed: rollups: %w", err)
	}
	if err := q.FillAdded(ctx); err != nil {
		return fmt.Errorf("seed: applications that were added: %w", err)
	}
	if err := q.FillCallBands(ctx); err != nil {
		return fmt.Errorf("seed: when candidates answer: %w", err)
	}
	if err := h.settings(ctx, q); err != nil {
		return err
	}
	if err := h.resumes(ctx, q); err != nil {
		return err
	}
	if err := h.profiles(ctx, q); err != nil {
		return err
	}
	if err := h.typed(ctx, q); err != nil {
		return err
	}
	if err := h.calls(ctx, q); err != nil {
		return err
	}
	if err := h.conversations(ctx, q); err != nil {
		return err
	}
	if err := h.notifications(ctx, q); err != nil {
		return err
	}
	if err := h.replies(ctx, q); err != nil {
		return err
	}
	for _, topic := range []string{core.TopicRequisition, core.TopicCandidate} {
		if err := q.MarkChange(ctx, topic); err != nil {
			return fmt.Errorf("seed: mark a change: %w", err)
		}
	}
	return nil
}

// masters writes the departments' approvers, the positions, the sources and the templates.
func (h *history) masters(ctx context.Context, b *store.Bulk) error {
	q, err := b.Queries()
	if err != nil {
		return err
	}
	if n, err := q.RequisitionCount(ctx); err != nil {
		return fmt.Errorf("seed: count requisitions: %w", err)
	} else if n > 0 {
		return ErrHistory
	}
	manager := &h.staff.managers[0].ID
	for _, t := range trades {
		department, err := q.DepartmentByName(ctx, t.department)
		if err != nil {
			return fmt.Errorf("seed: department %s: %w", t.department, err)
		}
		h.departments[t.department] = department.ID
		approver := h.staff.approver(t.department)
		if err := q.SetApprover(ctx, store.SetApproverParams{ID: department.ID, ApproverID: &approver.ID}); err != nil {
			return fmt.Errorf("seed: approver of %s: %w", t.department, err)
		}
		for _, j := range t.jobs {
			id := fixedID("position", len(h.positions)+1).String()
			h.positions[t.department+j.name] = id
			if err := b.AddPosition(store.Position{
				ID: id, Name: j.name, DepartmentID: department.ID, Description: t.describe(j),
				EmploymentType: string(j.kind), Point: int64(j.point), MinExperience: j.minExperience(),
				Active: true, Version: 1, CreatedBy: manager, CreatedAt: store.At(began),
			}); err != nil {
				return err
			}
		}
	}
	for i, s := range sources {
		h.sources = append(h.sources, fixedID("source", i+1).String())
		if err := b.AddSource(store.Source{ID: h.sources[i], Name: s.Name, Description: s.Description, Active: true,
			Version: 1, CreatedBy: manager, CreatedAt: store.At(began)}); err != nil {
			return err
		}
	}
	return addTemplates(ctx, q)
}

// story writes a requisition and applications.
func (h *history) story(b *store.Bulk, s story) error {
	if s.row.ID != "" {
		if err := h.requisition(b, s); err != nil {
			return err
		}
	}
	for _, j := range s.applications {
		if len(j.earlier) == 0 {
			if err := b.AddCandidate(*j.person); err != nil {
				return err
			}
			if err := h.resume(b, *j.person); err != nil {
				return err
			}
		}
		if err := h.application(b, j); err != nil {
			return err
		}
	}
	return nil
}

func (h *history) requisition(b *store.Bulk, s story) error {
	if err := b.AddRequisition(s.row); err != nil {
		return err
	}
	for _, row := range s.rows {
		if err := b.AddAssignment(row); err != nil {
			return err
		}
	}
	for _, step := range s.steps {
		first, err := h.steps.next(step.at, len(step.events))
		if err != nil {
			return err
		}
		for i, e := range step.events {
			if err := b.AddRequisitionEvent(requisitions.RequisitionEventRow(first, i, s.row.ID, step.actor, e,
				step.at)); err != nil {
				return err
			}
			h.rows++
		}
	}
	return nil
}

func (h *history) application(b *store.Bulk, j *journey) error {
	facts, first := j.Application.Requisition, j.events[0]
	row, err := applications.ApplicationAfter(store.Application{
		ID: j.ID, CandidateID: j.person.ID, RequisitionID: facts.ID, Remapped: first.Status == hiring.StatusRemap,
		ByLink: first.By == "", CreatedAt: store.At(first.At), CreatedOn: store.DateOf(first.At), Version: j.saves,
	}, facts.ESA, j.Progress, j.events, h.zone)
	if err != nil {
		return err
	}
	row.OwnerID = core.TextOrNil(j.OwnerID)
	if j.assignment != "" {
		row.AssignmentID = &j.assignment
	}
	if err := b.AddApplication(row); err != nil {
		return err
	}
	pending := j.pendingAt()
	var step int64
	for i, e := range j.events {
		e.ApplicationID = j.ID
		id, err := h.events.next(e.At, 1)
		if err != nil {
			return err
		}
		event := applications.StageEventRow(id, facts.ID, e)
		if i > 0 && j.events[i-1].At.Equal(e.At) {
			event.Step = step
		}
		step = event.Step
		if err := b.AddStageEvent(event); err != nil {
			return err
		}
		h.rows++
		for _, score := range e.Scores {
			if err := b.AddFeedback(store.AddFeedbackParams{EventID: id, Factor: score.Factor,
				Score: int64(score.Value)}); err != nil {
				return err
			}
		}
		if e.Interview.PersonID == "" {
			continue
		}
		interview, err := applications.InterviewOf(interviewID(e.At, id), j.ID, id, e, h.zone)
		if err != nil {
			return err
		}
		if err := b.AddInterview(interview, i == pending); err != nil {
			return err
		}
	}
	return nil
}
