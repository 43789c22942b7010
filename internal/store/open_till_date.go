package store

import (
	"context"

	"muster/internal/hiring"
)

// OpenRow is a requisition of Open Till Date.
type OpenRow struct {
	ID, Serial, Position, Department, City, EmploymentType, Status string
	ApprovedOn                                                     *Date
	Tat                                                            Date
}

// daysOpen sorts by the day of the approval, in the opposite order.
const daysOpen = "daysOpen"

// OpenSorts are the sort keys of Open Till Date. Sorting by state puts late requisitions first, by their due day.
var OpenSorts = map[string]string{
	"approvedOn": "r.approved_on", daysOpen: "r.approved_on", "designation": "p.name, p.id, r.added_at",
	"department": "d.name, r.added_at", "location": "r.city",
	"employmentType": "r.employment_type, r.added_at", "tat": "r.tat, r.added_at", "status": "r.tat, r.added_at",
}

var openJoins = map[string]string{"designation": requisitionJoins["position"],
	"department": requisitionJoins["department"]}

var openChoices = []choice{
	{"department", "r.department_id", departmentsNamed}, {"location", "r.city", asTheyAre},
	{"employmentType", "r.employment_type", asTheyAre},
}

const openWhole = `SELECT r.id, r.serial, p.name, d.name, r.city, r.employment_type, r.status, r.approved_on, r.tat
	FROM (%s) AS page
	JOIN requisition AS r ON r.id = page.id
	JOIN position AS p ON p.id = r.position_id
	JOIN department AS d ON d.id = r.department_id`

// OpenTillDate returns a page of the requisitions that the filter selects, as Open Till Date shows them.
func (s *Store) OpenTillDate(ctx context.Context, f RequisitionFilter, page Page) ([]OpenRow, int64, error) {
	if page.Sort == daysOpen {
		page.Desc = !page.Desc
	}
	rows := []OpenRow{}
	total, err := s.rows(ctx, openList(f), page, func(found row) error {
		var r OpenRow
		err := found.Scan(&r.ID, &r.Serial, &r.Position, &r.Department, &r.City, &r.EmploymentType, &r.Status,
			&r.ApprovedOn, &r.Tat)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// OpenChoices returns the values that Open Till Date can be filtered by.
func (s *Store) OpenChoices(ctx context.Context) (Choices, error) {
	return s.choices(ctx, openList(RequisitionFilter{ReqFilter: hiring.ReqFilter{Statuses: hiring.OpenStatuses},
		Scope: Scope{Sight: hiring.SeesAll}}), openChoices)
}

func openList(f RequisitionFilter) list {
	l, _ := requisitionList(f)
	l.sorts, l.joins, l.whole = OpenSorts, openJoins, openWhole
	return l
}
