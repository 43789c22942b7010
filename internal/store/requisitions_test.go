package store_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// manyRequisitions adds n requisitions over a year, a fifth of them in each of five statuses.
func manyRequisitions(t *testing.T, s *store.Store, n int) {
	t.Helper()
	ctx := t.Context()
	err := s.InTx(ctx, func(q *store.Queries) error {
		for i := range 4 {
			if err := q.AddDepartment(ctx, store.AddDepartmentParams{ID: fmt.Sprint("d", i),
				Name: fmt.Sprint("Department ", i)}); err != nil {
				return err
			}
		}
		if err := q.PutRole(ctx, store.PutRoleParams{ID: "r", Name: "Recruiter"}); err != nil {
			return err
		}
		for i := range 10 {
			person := store.AddUserParams{
				ID: fmt.Sprint("u", i), FirstName: fmt.Sprint("First", i), LastName: "Last",
				Mobile: fmt.Sprint(9000000000 + i), DepartmentID: "d1", RoleID: "r", Active: true,
			}
			if err := q.AddUser(ctx, person); err != nil {
				return err
			}
			if err := q.AddPosition(ctx, store.AddPositionParams{ID: fmt.Sprint("p", i), Name: fmt.Sprint("Position ",
				i), DepartmentID: "d1", EmploymentType: "Contract"}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.InBulk(ctx, func(b *store.Bulk) error {
		for i := range n {
			at := noon.Add(time.Duration(i) * (365 * 24 * time.Hour / time.Duration(n)))
			row := store.Requisition{
				ID: fmt.Sprintf("q%05d", i), Number: int64(1001 + i), Serial: fmt.Sprint(1001 + i),
				PositionID: fmt.Sprint("p", i%10), DepartmentID: fmt.Sprint("d", i%4),
				Status:    []string{"Onboarded", "Inprogress", "Approved", "Hold", "Revoke"}[i%5],
				Positions: int64(1 + i%7), City: fmt.Sprint("City ", i%30),
				RequestedBy: "u1", ApproverID: "u2", Tat: store.DateOf(at.AddDate(0, 0, i%90)), AddedBy: "u1",
				AddedAt: store.At(at), AddedOn: store.DateOf(at), Version: 1,
			}
			if err := b.AddRequisition(row); err != nil {
				return err
			}
			if err := b.AddAssignment(store.Assignment{
				ID: row.ID, RequisitionID: row.ID, HrID: fmt.Sprint("u", i%10), Positions: 1, Status: "Assigned",
				Seq: 1, CreatedBy: "u1", CreatedAt: row.AddedAt, CreatedOn: row.AddedOn,
			}); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}

func TestRequisitionsPageUsesAnIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 3000)
		storetest.Exec(t, database, "ANALYZE")
		all := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAll}}
		hold, department := all, all
		hold.Statuses, department.Department = []hiring.Status{hiring.StatusHold}, "d3"
		own := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAssigned, UserID: "u3"}}
		for _, c := range []struct {
			filter store.RequisitionFilter
			sort   string
			// index is the one with the order; with a filter the engine may use the one that also finds the rows.
			index string
		}{
			{all, "addedOn", "requisition_added"}, {all, "tat", "requisition_tat"},
			{all, "status", "requisition_status"}, {all, "location", "requisition_city"},
			{all, "positions", "requisition_positions"}, {hold, "addedOn", "requisition_"}, {department, "addedOn",
				"requisition_"},
			{own, "addedOn", "own_requisition_added"},
		} {
			for _, desc := range []bool{false, true} {
				plan, err := s.RequisitionsPlan(t.Context(), c.filter, store.Page{Number: 2, Size: 25, Sort: c.sort,
					Desc: desc})
				if err != nil {
					t.Fatal(err)
				}
				if !strings.Contains(plan, c.index) || strings.Contains(plan, "Sort") || strings.Contains(plan,
					"TEMP B-TREE") {
					t.Errorf("by %s, descending %v, without %s:\n%s", c.sort, desc, c.index, plan)
				}
			}
		}
	})
}

// Counts, totals and pages agree for many filters.
func TestCountsMatchTheRows(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		manyRequisitions(t, s, 400)
		today, _ := hiring.ParseDay("2026-09-01")
		month, err := hiring.ParseMonth("added", "07", "2026")
		if err != nil {
			t.Fatal(err)
		}
		for _, scope := range []store.Scope{{Sight: hiring.SeesAll}, {Sight: hiring.SeesAssigned, UserID: "u3"},
			{Sight: hiring.SeesAssignedAndESA, UserID: "u3"}, {Sight: hiring.SeesESA}, {Sight: hiring.SeesInterviewed,
				UserID: "u3"}, {}} {
			for _, chosen := range []hiring.ReqFilter{{}, {Overdue: hiring.OverdueOnly}, {Overdue: hiring.NotOverdue},
				hiring.FilterOf(hiring.TileInProgress, hiring.ManagerView),
				{Statuses: []hiring.Status{hiring.StatusHold, hiring.StatusApproved}, Overdue: hiring.NotOverdue}} {
				for _, more := range []store.RequisitionFilter{{}, {Department: "d2"}, {Added: month}, {TAT: month},
					{Part: "city 2"}, {Part: "FIRST3"}} {
					f := more
					f.ReqFilter, f.Scope, f.Today = chosen, scope, today
					rows, total, err := s.Requisitions(t.Context(), f, store.Page{Number: 1, Size: 5000,
						Sort: "serial"})
					if err != nil {
						t.Fatal(err)
					}
					_, paged, err := s.Requisitions(t.Context(), f, store.Page{Number: 1, Size: 3, Sort: "position"})
					if err != nil {
						t.Fatal(err)
					}
					counts, err := s.CountRequisitions(t.Context(), f)
					if err != nil {
						t.Fatal(err)
					}
					var counted, positions, late int64
					for _, c := range counts {
						if c.Overdue {
							late += c.Requisitions
						} else {
							counted, positions = counted+c.Requisitions, positions+c.Positions
						}
					}
					var sum, overdue int64
					for _, r := range rows {
						if r.OwnPositions != nil {
							sum += *r.OwnPositions
						} else {
							sum += r.Positions
						}
						due, _ := hiring.ParseDay(string(r.Tat))
						isLate := hiring.IsOverdue(hiring.Status(r.Status), due, today)
						if isLate {
							overdue++
						}
						if !chosen.Takes(hiring.Status(r.Status), isLate) {
							t.Errorf("%+v has a row that is %s and late %v", f, r.Status, isLate)
						}
					}
					if int64(len(rows)) != total || paged != total || counted != total || positions != sum ||
						late != overdue {
						t.Errorf("%+v: %d rows, totals %d and %d, counted %d; positions %d and %d; overdue %d and %d",
							f, len(rows), total, paged, counted, sum, positions, overdue, late)
					}
				}
			}
		}
	})
}

func TestWorkInHandMatchesOpenStatuses(t *testing.T) {
	text, err := os.ReadFile("queries/figure.sql")
	if err != nil {
		t.Fatal(err)
	}
	names := []string{}
	for _, s := range hiring.OpenStatuses {
		names = append(names, "'"+string(s)+"'")
	}
	if want := "r.status IN (" + strings.Join(names, ", ") + ")"; !strings.Contains(string(text), want) {
		t.Errorf("the query does not have %s", want)
	}
}
