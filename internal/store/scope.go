package store

import (
	"strings"

	"muster/internal/hiring"
)

// Scope is what a viewer sees. The zero value sees nothing.
type Scope struct {
	Sight  hiring.Sight
	UserID string
}

// AsRecruiter reports whether the user sees the requisitions as an assigned recruiter.
func (s Scope) AsRecruiter() bool {
	return s.Sight == hiring.SeesAssigned || s.Sight == hiring.SeesAssignedAndESA
}

// scopeParts are the SQL parts of a scope over requisition AS r. A list uses them twice: to find rows, and around the
// rows of a page.
type scopeParts struct {
	// columns identify the rows of a page.
	columns string
	// status ignores the date: a recruiter who was taken off a requisition sees that and nothing later.
	status, statusOfPage string
	// worksOfPage is the condition under which the scope's recruiter works on it.
	worksOfPage string
	// positions are those of the requisition, or those that the scope's recruiter holds.
	positions string
}

const (
	ofProgramme = "SELECT e.id FROM requisition AS e WHERE e.esa <> ''"
	// works is NULL for a programme's requisition that was never assigned to the user.
	taken = "CASE WHEN NOT mine.works THEN 'Hr Revoke' ELSE r.status END"
	// held counts what a recruiter who was taken off has already filled.
	held = "(SELECT SUM(CASE WHEN h.status = 'Hr Revoke' THEN h.accepted ELSE h.positions END) FROM assignment AS h" +
		" WHERE h.requisition_id = r.id AND h.hr_id = mine.hr_id)"
)

// look limits the list to the scope, and returns how its rows are seen.
func (s Scope) look(l *list) scopeParts {
	switch s.Sight {
	case hiring.SeesAll:
	case hiring.SeesESA:
		l.filter("r.id IN (" + ofProgramme + ")")
	case hiring.SeesInterviewed:
		l.filter("r.id IN (SELECT e.requisition_id FROM stage_event AS e WHERE e.conducted_by = ? AND e.voided_at IS NULL)",
			s.UserID)
	case hiring.SeesAssigned, hiring.SeesAssignedAndESA:
		mine := "own_requisition"
		if s.Sight == hiring.SeesAssignedAndESA {
			mine = "(SELECT o.hr_id, o.requisition_id, o.added_at, o.works FROM own_requisition AS o UNION ALL" +
				" SELECT " + l.arg(s.UserID) + ", p.id, p.added_at, CAST(NULL AS boolean) FROM requisition AS p WHERE p.esa <> ''" +
				" AND NOT EXISTS (SELECT 1 FROM own_requisition AS o WHERE o.hr_id = " + l.arg(s.UserID) +
				" AND o.requisition_id = p.id))"
		}
		l.from += " JOIN " + mine + " AS mine ON mine.requisition_id = r.id"
		l.filter("mine.hr_id = ?", s.UserID)
		// Each row is a requisition, so counting needs no lookup.
		l.total = "SELECT COUNT(*) FROM " + mine + " AS mine WHERE " + l.where[len(l.where)-1]
		l.inside = map[string]string{"addedOn": "mine.added_at, mine.requisition_id"}
		return scopeParts{"r.id, mine.works", taken, strings.ReplaceAll(taken, "mine.", "page."),
			"COALESCE(page.works, FALSE)", held}
	default:
		l.filter("1 = 0")
	}
	return scopeParts{"r.id", "r.status", "r.status", "CAST(NULL AS boolean)", "r.positions"}
}
