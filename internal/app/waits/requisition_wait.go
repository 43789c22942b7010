package waits

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionWait is whom a requisition waits on.
type RequisitionWait struct {
	store.RequisitionWaitFactsRow
	hiring.Wait
	tat hiring.Day
}

// requisitionWaits remembers the waits of the requisitions of each scope.
type requisitionWaits struct {
	access sync.Mutex
	of     map[store.Scope]remembered
}

// remembered are the waits of a scope's requisitions, the most urgent first, and the marks from before they were read.
type remembered struct {
	store.RequisitionWaitMarksRow
	rows []*RequisitionWait
}

const (
	// mostScopes is how many scopes are remembered; when there are more, all are forgotten.
	mostScopes = 500
	// mostMoves is after how many moves all requisitions are read again, and not those that were moved.
	mostMoves = 500
)

func (m *requisitionWaits) at(scope store.Scope) (remembered, bool) {
	m.access.Lock()
	defer m.access.Unlock()
	is, known := m.of[scope]
	return is, known
}

func (m *requisitionWaits) keep(scope store.Scope, is remembered) {
	m.access.Lock()
	defer m.access.Unlock()
	if m.of == nil || len(m.of) >= mostScopes {
		m.of = map[store.Scope]remembered{}
	}
	m.of[scope] = is
}

// OfRequisitions returns the requisitions of the scope that wait on somebody, the most urgent first. Candidates are
// moved all day, so after a move only the requisitions of those moved are read again.
func (s *Service) OfRequisitions(ctx context.Context, scope store.Scope) ([]*RequisitionWait, error) {
	q := s.Store.Read()
	if scope.Sight == hiring.SeesAll {
		// Whoever sees all sees the same.
		scope.UserID = ""
	}
	marks, err := q.RequisitionWaitMarks(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: marks of what requisitions wait on: %w", err)
	}
	was, known := s.requisitions.at(scope)
	if known && was.RequisitionWaitMarksRow == marks {
		return was.rows, nil
	}
	of, rest := store.RequisitionWaitChoice{Scope: scope}, []*RequisitionWait{}
	if moved := marks.Moves - was.Moves; known && was.Changes == marks.Changes && moved > 0 && moved <= mostMoves {
		if of.IDs, err = q.RequisitionsMovedSince(ctx, was.Moves); err != nil {
			return nil, fmt.Errorf("app: requisitions whose candidates were moved: %w", err)
		}
		slices.Sort(of.IDs)
		of.IDs = slices.Compact(of.IDs)
		rest = slices.DeleteFunc(slices.Clone(was.rows), func(r *RequisitionWait) bool {
			return len(of.IDs) == 0 || slices.Contains(of.IDs, r.ID)
		})
	}
	rows, err := s.requisitionsIn(ctx, q, of)
	if err != nil {
		return nil, err
	}
	for i := range rows {
		rest = append(rest, &rows[i])
	}
	slices.SortFunc(rest, func(a, b *RequisitionWait) int {
		return cmp.Or(a.Due.Compare(b.Due), a.Since.Compare(b.Since), cmp.Compare(a.ID, b.ID))
	})
	s.requisitions.keep(scope, remembered{marks, rest})
	return rest, nil
}

// RequisitionIn returns the requisition with this id, or nil.
func RequisitionIn(rows []*RequisitionWait, id string) *RequisitionWait {
	at := slices.IndexFunc(rows, func(r *RequisitionWait) bool { return r.ID == id })
	if at < 0 {
		return nil
	}
	return rows[at]
}

// OneRequisition returns whom the requisition waits on.
func (s *Service) OneRequisition(ctx context.Context, q *store.Queries, id string) (RequisitionWait, error) {
	rows, err := s.requisitionsIn(ctx, q, store.RequisitionWaitChoice{IDs: []string{id},
		Scope: store.Scope{Sight: hiring.SeesAll}})
	if err != nil || len(rows) == 0 {
		return RequisitionWait{Wait: hiring.Wait{Party: hiring.WaitsOnNobody}}, err
	}
	return rows[0], nil
}

func (s *Service) requisitionsIn(
	ctx context.Context, q *store.Queries, of store.RequisitionWaitChoice,
) ([]RequisitionWait, error) {
	settings, err := s.SettingsIn(ctx, q)
	if err != nil {
		return nil, err
	}
	facts, err := q.RequisitionWaitFacts(ctx, of)
	if err != nil {
		return nil, fmt.Errorf("app: what requisitions wait on: %w", err)
	}
	return waitsOf(facts, settings), nil
}

func waitsOf(facts []store.RequisitionWaitFactsRow, settings hiring.WaitSettings) []RequisitionWait {
	rows := make([]RequisitionWait, len(facts))
	for i, f := range facts {
		rows[i] = RequisitionWait{f, hiring.RequisitionWaitOf(requisitionFacts(f, settings), settings),
			core.DayOf(f.Tat)}
	}
	return rows
}

func requisitionFacts(f store.RequisitionWaitFactsRow, settings hiring.WaitSettings) hiring.RequisitionWaitFacts {
	facts := hiring.RequisitionWaitFacts{
		Requisition: hiring.Requisition{
			Status: hiring.Status(f.Status), Positions: int(f.Positions), Accepted: int(f.Accepted),
			ApprovedFlag: f.ApprovedFlag, TAT: core.DayOf(f.Tat),
		},
		ApproverID: f.ApproverID,
	}
	// What was made before events were kept counts from its day.
	or := func(at *store.Instant) store.Instant {
		if at == nil {
			return f.AddedAt
		}
		return *at
	}
	facts.Asked.At, facts.DecidedAt, facts.LeftAt = or(f.AskedAt).Time, or(f.DecidedAt).Time, or(f.LeftAt).Time
	if f.RanOnAt != nil {
		facts.RanOnAt = f.RanOnAt.Time
	}
	if again := f.AgainAt; again != nil && again.After(facts.Asked.At) && again.After(facts.DecidedAt) {
		facts.Asked = hiring.Asked{At: again.Time, Again: true}
	}
	for _, a := range f.Assignments {
		facts.Assignments = append(facts.Assignments, hiring.Assignment{
			ID: a.ID, HR: a.HRID, Positions: int(a.Positions), Status: hiring.Status(a.Status), Made: int(a.Seq),
			Accepted: int(a.Accepted),
		})
		work := hiring.RecruiterWork{HR: a.HRID, Active: a.Active, Since: a.CreatedAt.Time}
		if a.AssignedAt != nil && a.AssignedAt.After(work.Since) {
			work.Since = a.AssignedAt.Time
		}
		if a.WorkedOn != nil {
			if day := settings.Work.Opens(core.DayOf(*a.WorkedOn)); day.After(work.Since) {
				work.Since = day
			}
		}
		if hiring.Status(a.Status) != hiring.StatusHrRevoke {
			facts.Work = append(facts.Work, work)
		}
	}
	return facts
}

// Assigned returns how many positions recruiters have.
func (r *RequisitionWait) Assigned() (n int64) {
	for _, a := range r.Assignments {
		n += a.Positions
	}
	return n
}

// Recruiters returns the names of who works on it.
func (r *RequisitionWait) Recruiters() string {
	names := []string{}
	for _, a := range r.Assignments {
		if hiring.Status(a.Status) != hiring.StatusHrRevoke {
			names = append(names, a.Name)
		}
	}
	return strings.Join(names, ", ")
}

// Person returns the name of who must act; empty where any manager may.
func (r *RequisitionWait) Person() string {
	if r.PersonID == r.ApproverID && r.Party == hiring.WaitsOnApprover {
		return r.Approver
	}
	for _, a := range r.Assignments {
		if a.HRID == r.PersonID {
			return a.Name
		}
	}
	return ""
}

// SectionRow returns the requisition as the sections of the home card read it.
func (r *RequisitionWait) SectionRow(today hiring.Day) hiring.SectionRow {
	return hiring.SectionRow{Wait: r.Wait, Requisition: true,
		TATOver: hiring.IsOverdue(hiring.Status(r.Status), r.tat, today)}
}
