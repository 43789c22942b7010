package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// RequisitionHit is a requisition that a search found.
type RequisitionHit struct {
	ID, Serial, Position string
	// Status is as the viewer sees it, Own whether they work on it.
	Status string
	Own    bool
}

// RequisitionHits returns the requisitions of the scope that have every word, those that still hire and then the newest
// first, hiring.MostHits at most. Of a word that many of the newest have it returns those alone.
func (s *Store) RequisitionHits(ctx context.Context, sought hiring.Sought, scope Scope) ([]RequisitionHit, error) {
	text, args := requisitionHits(sought, scope)
	hits := []RequisitionHit{}
	err := s.eachKept(ctx, text, args, func(found *sql.Rows) error {
		var h RequisitionHit
		err := found.Scan(&h.ID, &h.Serial, &h.Position, &h.Status, &h.Own)
		hits = append(hits, h)
		return err
	})
	return hits, err
}

// hasWordOf is the condition under which requisition AS r has a word, with the arguments of soughtWord. The CASE keeps
// SQLite from going through the assignments of everybody whose name has it, and PostgreSQL from comparing all names
// anew for each requisition.
const hasWordOf = "(r.serial >= ? AND r.serial < ? OR r.position_id IN (" + positionsWith +
	") OR r.department_id IN (" + departmentsWith + ") OR lower(r.city) LIKE ? ESCAPE '!'" +
	" OR EXISTS (SELECT 1 FROM assignment AS h WHERE h.requisition_id = r.id AND h.status <> 'Hr Revoke'" +
	" AND CASE WHEN h.hr_id IN (" + usersWith + ") THEN TRUE ELSE FALSE END))"

// anyHasWord: some requisition may have a word, with the arguments of soughtWord.
const anyHasWord = "(EXISTS (SELECT 1 FROM requisition AS s WHERE s.serial >= ? AND s.serial < ?) OR EXISTS (" +
	positionsWith + ") OR EXISTS (" + departmentsWith + ") OR EXISTS (" + citiesWith + ") OR EXISTS (" + usersWith +
	"))"

const (
	// newestRequisitions is how many of the newest requisitions are compared one by one.
	newestRequisitions = 300
	// commonRequisitions is how many hits among them make a word a common one.
	commonRequisitions = newestRequisitions / 15
)

func requisitionHits(sought hiring.Sought, scope Scope) (string, []any) {
	l, as := requisitionList(RequisitionFilter{Scope: scope})
	words := sought.Words
	if _, is := hiring.ParseSerial(sought.Serial); is {
		words = []string{sought.Serial}
	}
	found, own := "", ""
	switch scope.Sight {
	case hiring.SeesAssigned:
		own = "mine.works"
		// Thousands of others may have a word, so a recruiter's own are compared one by one, unless none has it.
		for _, word := range words {
			l.filter(anyHasWord, soughtWord(word)...)
			l.filter(hasWordOf, soughtWord(word)...)
		}
	case hiring.SeesAll:
		found = l.findRequisitions(words, scope.UserID)
	default:
		for _, word := range words {
			searchRequisitions(&l, word)
		}
	}
	if own == "" {
		own = "EXISTS (SELECT 1 FROM own_requisition AS w WHERE w.hr_id = " + l.arg(scope.UserID) +
			" AND w.requisition_id = r.id AND w.works)"
	}
	return found + fmt.Sprintf("SELECT r.id, r.serial, p.name, %s, %s%s ORDER BY %s LIMIT %d",
		as.status, own, l.tail("position"), openFirst(as.status), hiring.MostHits), l.args
}

func openFirst(status string) string {
	return "CASE WHEN " + status + " IN (" + quoted(hiring.OpenStatuses) +
		") THEN 0 ELSE 1 END, r.added_at DESC, r.id DESC"
}

// findRequisitions limits the list to the user's own and the first of all requisitions that have the words, and returns
// the WITH clause that this needs. Only words that few of the newest have are searched for among all.
func (l *list) findRequisitions(words []string, userID string) string {
	newest := list{from: fmt.Sprintf("(SELECT n.id, n.serial, n.position_id, n.department_id, n.city"+
		" FROM requisition AS n ORDER BY n.added_at DESC, n.id DESC LIMIT %d) AS r", newestRequisitions), args: l.args}
	for _, word := range words {
		newest.filter(hasWordOf, soughtWord(word)...)
	}
	own := list{from: "own_requisition AS o JOIN requisition AS r ON r.id = o.requisition_id", args: newest.args}
	own.filter("o.hr_id = ?", userID)
	for _, word := range words {
		own.filter(hasWordOf, soughtWord(word)...)
	}
	// SQLite reads the second table of a CROSS JOIN only for rows of the first.
	few := fmt.Sprintf("(SELECT 1 WHERE (SELECT COUNT(*) FROM newest) < %d) AS few", commonRequisitions)
	all := list{from: few + " CROSS JOIN requisition AS r", args: own.args}
	for _, word := range words {
		searchRequisitions(&all, word)
	}
	l.args = all.args
	l.filter("r.id IN (SELECT f.id FROM newest AS f UNION ALL SELECT a.id FROM found AS a UNION ALL SELECT r.id" +
		own.tail("") + ")")
	return "WITH newest AS MATERIALIZED (SELECT r.id" + newest.tail("") + "), found AS MATERIALIZED (SELECT r.id" +
		all.tail("") + " ORDER BY " + openFirst("r.status") + fmt.Sprintf(" LIMIT %d) ", hiring.MostHits)
}

// RequisitionsOf returns these requisitions as lists show them, as far as they are in the scope.
func (s *Store) RequisitionsOf(ctx context.Context, ids []string, scope Scope) (map[string]RequisitionRow, error) {
	rows := map[string]RequisitionRow{}
	if len(ids) == 0 {
		return rows, nil
	}
	l, _ := requisitionList(RequisitionFilter{Scope: scope})
	marks := make([]string, len(ids))
	for i, id := range ids {
		marks[i] = l.arg(id)
	}
	l.filter("r.id IN (" + strings.Join(marks, ", ") + ")")
	_, err := s.rows(ctx, l, Page{Number: 1, Size: len(ids) + 1, Sort: "addedOn", Desc: true}, func(found row) error {
		var r RequisitionRow
		err := r.scan(found)
		rows[r.ID] = r
		return err
	})
	return rows, err
}
