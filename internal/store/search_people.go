package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
)

// FoundPerson is a candidate whom a search shows, with their live application, else the latest.
type FoundPerson struct {
	CandidateID, Name, Mobile, Email string
	Blacklisted                      bool
	// RequisitionID is empty for a candidate who never applied, and so is the rest.
	RequisitionID, Serial, Esa, Position, Tab, Status string
	OwnerID, OwnerName, OwnerMobile                   string
	LatestOn                                          *Date
	// Seen is set if the application is in the viewer's scope.
	Seen bool
}

// foundPeople takes the condition under which the viewer sees application AS a, and the ids.
const foundPeople = `SELECT c.id, c.name, c.mobile, c.email, c.blacklisted,
	COALESCE(a.requisition_id, ''), COALESCE(r.serial, ''), COALESCE(r.esa, ''), COALESCE(p.name, ''),
	COALESCE(a.tab, ''), COALESCE(a.status, ''),
	COALESCE(o.id, ''), COALESCE(o.first_name || ' ' || o.last_name, ''), COALESCE(o.company_mobile, ''), a.latest_on,
	COALESCE(a.id IS NOT NULL AND %s, FALSE)
	FROM candidate AS c` + shownApplication + `
	LEFT JOIN requisition AS r ON r.id = a.requisition_id
	LEFT JOIN position AS p ON p.id = r.position_id` + ownerOfShown + `
	WHERE c.id IN (%s)`

// FoundPeople returns these candidates as a viewer with this scope sees them, by id.
func (s *Store) FoundPeople(ctx context.Context, ids []string, scope Scope) (map[string]FoundPerson, error) {
	people := map[string]FoundPerson{}
	if len(ids) == 0 {
		return people, nil
	}
	l := list{}
	marks := make([]string, len(ids))
	for i, id := range ids {
		marks[i] = l.arg(id)
	}
	scope.filterOneApplication(&l)
	sees := "TRUE"
	if len(l.where) > 0 {
		sees = "(" + strings.Join(l.where, " AND ") + ")"
	}
	_, err := s.each(ctx, fmt.Sprintf(foundPeople, sees, strings.Join(marks, ", ")), l.args, func(found *sql.Rows) error {
		var p FoundPerson
		err := found.Scan(&p.CandidateID, &p.Name, &p.Mobile, &p.Email, &p.Blacklisted, &p.RequisitionID, &p.Serial,
			&p.Esa, &p.Position, &p.Tab, &p.Status, &p.OwnerID, &p.OwnerName, &p.OwnerMobile, &p.LatestOn, &p.Seen)
		people[p.CandidateID] = p
		return err
	})
	return people, err
}
