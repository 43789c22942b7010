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

// requisitionWaits remembers the waits of the requisitions of each scope until something changes that may move one.
type requisitionWaits struct {
	access sync.Mutex
	mark   int64
	rows   map[store.Scope][]RequisitionWait
}

func (m *requisitionWaits) of(scope store.Scope, mark int64) ([]RequisitionWait, bool) {
	m.access.Lock()
	defer m.access.Unlock()
	rows, found := m.rows[scope]
	return rows, found && m.mark == mark
}

func (m *requisitionWaits) keep(scope store.Scope, mark int64, rows []RequisitionWait) {
	m.access.Lock()
	defer m.access.Unlock()
	if m.rows == nil || m.mark < mark {
		m.mark, m.rows = mark, map[store.Scope][]RequisitionWait{}
	}
	if m.mark == mark {
		m.rows[scope] = rows
	}
}

// OfRequisitions returns the requisitions of the scope that wait on somebody, the most urgent first.
func (s *Service) OfRequisitions(ctx context.Context, scope store.Scope) ([]RequisitionWait, error) {
	q := s.Store.Read()
	if scope.Sight == hiring.SeesAll {
		// Whoever sees all sees the same.
		scope.UserID = ""
	}
	mark, err := q.RequisitionWaitMark(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: mark of what requisitions wait on: %w", err)
	}
	if rows, fresh := s.requisitions.of(scope, mark); fresh {
		return rows, nil
	}
	rows, err := s.requisitionsIn(ctx, q, store.RequisitionWaitChoice{Scope: scope})
	slices.SortFunc(rows, func(a, b RequisitionWait) int {
		return cmp.Or(a.Due.Compare(b.Due), a.Since.Compare(b.Since), cmp.Compare(a.ID, b.ID))
	})
	if err == nil {
		s.requisitions.keep(scope, mark, rows)
	}
	return rows, err
}

// RequisitionIn returns the requisition with this id, or nil.
func RequisitionIn(rows []RequisitionWait, id string) *RequisitionWait {
	for i := range rows {
		if rows[i].ID == id {
			return &rows[i]
		}
	}
	return nil
}

// OneRequisition returns whom the requisition waits on.
func (s *Service) OneRequisition(ctx context.Context, q *store.Queries, id string) (RequisitionWait, error) {
	rows, err := s.requisitionsIn(ctx, q, store.RequisitionWaitChoice{RequisitionID: id,
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
		rows[i] = RequisitionWait{f, hiring.RequisitionWaitOf(requisitionFacts(f, settings), settings), core.DayOf(f.Tat)}
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
	if again := f.AgainAt; again != nil && again.After(facts.Asked.At) && again.After(facts.DecidedAt) {
		facts.Asked = hiring.Asked{At: again.Time, Again: true}
	}
	for _, a := range f.Assignments {
		facts.Assignments = append(facts.Assignments, hiring.Assignment{
			ID: a.ID, HR: a.HRID, Positions: int(a.Positions), Status: hiring.Status(a.Status), Made: int(a.Seq),
			Accepted: int(a.Accepted),
		})
		work := hiring.RecruiterWork{HR: a.HRID, Active: a.Active, Since: a.CreatedAt.Time}
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
	return hiring.SectionRow{Wait: r.Wait, Requisition: true, TATOver: hiring.IsOverdue(hiring.Status(r.Status), r.tat, today)}
}
