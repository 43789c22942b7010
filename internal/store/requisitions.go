package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"muster/internal/hiring"
)

// RequisitionFilter selects requisitions. The list, the counts and the export all use it, so that they cannot differ.
type RequisitionFilter struct {
	hiring.ReqFilter
	Scope Scope
	// Department is an id, City and EmploymentType are names; empty for all.
	Department, City, EmploymentType string
	// Added and TAT are the days on which a requisition was added and is due.
	Added, TAT hiring.Span
	// Part is the beginning of a serial, or part of a position, a department, a city or the name of a recruiter who
	// works on it.
	Part string
	// Waiting limits the list to those that wait on somebody; nil for all.
	Waiting *WaitingRequisitions
	Today   hiring.Day
}

// WaitingRequisitions are requisitions that wait on a party, or all the others.
type WaitingRequisitions struct {
	IDs    []string
	Others bool
}

// filterWaiting limits the list by what its requisitions wait on. A recruiter who was taken off one sees nothing that
// came later, so for them it waits on nobody.
func (s *Store) filterWaiting(l *list, f RequisitionFilter, as scopeParts) {
	if f.Waiting == nil {
		return
	}
	ids := "(" + l.idList(s.engine, f.Waiting.IDs) + ")"
	if f.Waiting.Others {
		condition := "r.id NOT IN " + ids
		if f.Scope.AsRecruiter() {
			condition = "(" + condition + " OR " + as.status + " = 'Hr Revoke')"
		}
		l.filter(condition)
		return
	}
	l.filter("r.id IN " + ids)
	if f.Scope.AsRecruiter() {
		l.filter(as.status + " <> 'Hr Revoke'")
	}
}

// RequisitionRow is a requisition as lists show it.
type RequisitionRow struct {
	ID, Serial                       string
	Raised                           bool
	PositionID, Position             string
	DepartmentID, Department         string
	Positions, Assigned, Joined      int64
	State, City                      string
	EmploymentStatus, EmploymentType string
	HireType, RehireFor              string
	Jd, Skills, Comments             string
	HrNames                          string
	// HrWorks reports whether a recruiter works on it; in a recruiter's scope, whether that one does.
	HrWorks bool
	// OwnPositions are those that the scope's recruiter holds; nil outside a recruiter's scope.
	OwnPositions                *int64
	held                        map[string]int64
	AddedOn, Tat                Date
	Status                      string
	Stipend, Tenure             int64
	RequestedBy, RequestedEmail string
	Approver, ApproverID        string
	ApprovedFlag                bool
	ApprovedOn                  *Date
	Esa                         string
	Version                     int64
}

// RequisitionSorts are the sort keys of lists of requisitions. Each has an index with its order.
var RequisitionSorts = map[string]string{
	"serial": "r.number, r.suffix", "position": "p.name, p.id, r.added_at", "department": "d.name, r.added_at",
	"positions": "r.positions",
	"location":  "r.city", "addedOn": "r.added_at", "tat": "r.tat, r.added_at", "status": "r.status, r.added_at",
	// These few have no index: people rarely use them, and each index would slow down every write.
	"employmentStatus": "r.employment_status, r.added_at", "employmentType": "r.employment_type, r.added_at",
	"rehireFor": "r.rehire_for, r.added_at", "stipend": "r.stipend, r.added_at", "tenure": "r.tenure, r.added_at",
}

var requisitionJoins = map[string]string{
	"position":   " JOIN position AS p ON p.id = r.position_id",
	"department": " JOIN department AS d ON d.id = r.department_id",
}

// partEnd separates the parts of an assignment: its status, its positions, its recruiter's id and name. All assignments
// of a row come as one text, as do the education and the employments of a candidate, because PostgreSQL takes longer to
// start a subquery than to run it.
const partEnd = "\x1e"

const requisitionWhole = `SELECT r.id, r.serial, r.suffix > 0, r.position_id, p.name, r.department_id, d.name,
	r.positions, r.joined, r.state, r.city, r.employment_status, r.employment_type, r.hire_type, r.rehire_for,
	r.jd, r.skills, r.comments,
	COALESCE((SELECT string_agg(h.status || '` + partEnd + `' ||
		CAST(CASE WHEN h.status = 'Hr Revoke' THEN h.accepted ELSE h.positions END AS text) || '` + partEnd + `' ||
		h.hr_id || '` + partEnd + `' ||
		(SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = h.hr_id),
		'` + commentEnd + `' ORDER BY h.seq)
		FROM assignment AS h WHERE h.requisition_id = r.id), ''),
	(works), r.added_on, r.tat, (seen), r.stipend, r.tenure,
	b.first_name || ' ' || b.last_name, b.email, a.first_name || ' ' || a.last_name,
	r.approver_id, r.approved_flag, r.approved_on, r.esa, r.version
	FROM (%s) AS page
	JOIN requisition AS r ON r.id = page.id
	JOIN position AS p ON p.id = r.position_id
	JOIN department AS d ON d.id = r.department_id
	JOIN app_user AS b ON b.id = r.requested_by
	JOIN app_user AS a ON a.id = r.approver_id`

func (r *RequisitionRow) scan(found row) error {
	var assignments string
	var works *bool
	if err := found.Scan(&r.ID, &r.Serial, &r.Raised, &r.PositionID, &r.Position, &r.DepartmentID, &r.Department,
		&r.Positions,
		&r.Joined, &r.State, &r.City, &r.EmploymentStatus, &r.EmploymentType, &r.HireType, &r.RehireFor, &r.Jd,
		&r.Skills, &r.Comments,
		&assignments, &works, &r.AddedOn, &r.Tat, &r.Status, &r.Stipend, &r.Tenure,
		&r.RequestedBy, &r.RequestedEmail, &r.Approver, &r.ApproverID, &r.ApprovedFlag, &r.ApprovedOn, &r.Esa,
		&r.Version); err != nil {
		return err
	}
	if err := r.readAssignments(assignments); err != nil {
		return err
	}
	if works != nil {
		r.HrWorks = *works
	}
	return nil
}

func (r *RequisitionRow) readAssignments(text string) error {
	names := []string{}
	r.held = map[string]int64{}
	for one := range strings.SplitSeq(text, commentEnd) {
		parts := strings.Split(one, partEnd)
		if len(parts) != 4 {
			continue
		}
		positions, err := strconv.ParseInt(parts[1], 10, 64)
		if err != nil {
			return fmt.Errorf("store: positions of an assignment: %w", err)
		}
		r.Assigned += positions
		r.held[parts[2]] += positions
		if parts[0] != string(hiring.StatusHrRevoke) {
			names = append(names, parts[3])
		}
	}
	r.HrNames, r.HrWorks = strings.Join(names, ", "), len(names) > 0
	return nil
}

// Requisitions returns a page of the requisitions that the filter selects.
func (s *Store) Requisitions(ctx context.Context, f RequisitionFilter, page Page) ([]RequisitionRow, int64, error) {
	l, as := homeList(f)
	s.filterWaiting(&l, f, as)
	rows := []RequisitionRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r RequisitionRow
		err := r.scan(found)
		if f.Scope.AsRecruiter() {
			r.OwnPositions = new(r.held[f.Scope.UserID])
		}
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// Requisition returns the requisition with this id or serial, as lists show it and as far as the rules know it;
// sql.ErrNoRows if it is not in the scope.
func (s *Store) Requisition(ctx context.Context, key string, isSerial bool, scope Scope) (seen RequisitionRow,
	is Requisition, err error) {
	l, _ := requisitionList(RequisitionFilter{Scope: scope})
	if isSerial {
		l.filter("r.serial = ?", key)
	} else {
		l.filter("r.id = ?", key)
	}
	whole := widened(l.whole, "r.number, r.suffix, r.parent_id, r.status, r.before_hold, r.before_unapproved, "+
		"r.accepted, r.outstanding")
	more := []any{&is.Number, &is.Suffix, &is.ParentID, &is.Status, &is.BeforeHold, &is.BeforeUnapproved,
		&is.Accepted, &is.Outstanding}
	err = s.one(ctx, fmt.Sprintf(whole, "SELECT "+l.columns+l.tail("")), l.args,
		func(found *sql.Rows) error { return seen.scan(wider{found, more}) })
	is.ID, is.Serial, is.Positions, is.EmploymentType, is.Stipend, is.Tenure = seen.ID, seen.Serial, seen.Positions,
		seen.EmploymentType, seen.Stipend, seen.Tenure
	is.ApprovedFlag, is.ApprovedOn, is.Tat, is.Joined, is.Esa, is.Version = seen.ApprovedFlag, seen.ApprovedOn,
		seen.Tat, seen.Joined, seen.Esa, seen.Version
	is.DepartmentID, is.ApproverID = seen.DepartmentID, seen.ApproverID
	return seen, is, err
}

// RequisitionCount counts the requisitions with one status, as seen in the scope, and their positions: a recruiter's
// own, as in the rows of their list.
type RequisitionCount struct {
	Status                  string
	Requisitions, Positions int64
	// Overdue marks a second count of those among them that are shown as Overdue.
	Overdue bool
}

// CountRequisitions counts the requisitions that the filter selects. Overdue ones are counted separately because their
// index finds them; checking the date of each row would cost more than all the rest.
func (s *Store) CountRequisitions(ctx context.Context, f RequisitionFilter) ([]RequisitionCount, error) {
	l, as := requisitionList(f)
	s.filterWaiting(&l, f, as)
	count := func(which string) string {
		return "SELECT " + as.status + ", COUNT(*), CAST(COALESCE(SUM(" + as.positions + "), 0) AS bigint), " +
			which + l.tail("") + " GROUP BY " + as.status
	}
	all := count("FALSE")
	l.filter(overdue(as.status, "?"), f.today())
	counts := []RequisitionCount{}
	_, err := s.each(ctx, all+" UNION ALL "+count("TRUE"), l.args, func(found *sql.Rows) error {
		var c RequisitionCount
		err := found.Scan(&c.Status, &c.Requisitions, &c.Positions, &c.Overdue)
		counts = append(counts, c)
		return err
	})
	return counts, err
}

// DueDays returns the days on which the selected requisitions are due, each once.
func (s *Store) DueDays(ctx context.Context, f RequisitionFilter) ([]Date, error) {
	l, _ := requisitionList(f)
	days := []Date{}
	_, err := s.each(ctx, "SELECT DISTINCT r.tat"+l.tail("")+" ORDER BY 1", l.args, func(found *sql.Rows) error {
		var day Date
		err := found.Scan(&day)
		days = append(days, day)
		return err
	})
	return days, err
}

func (f RequisitionFilter) today() Date { return Date(f.Today.String()) }

// late is overdue("r.status", "?") in a form that matches the index requisition_due, which alone finds and counts a
// page of overdue requisitions. With the bare status SQLite would prefer the index of the tiles, which starts with the
// oldest, and would hold nearly every row on the way to the newest.
var late = "(r.status || '' IN (" + quoted(hiring.OpenStatuses) + ") AND r.tat < ?)"

// homeList is requisitionList in a form that suits the home list.
func homeList(f RequisitionFilter) (list, scopeParts) {
	allOpen := f.Statuses == nil || !slices.ContainsFunc(hiring.OpenStatuses,
		func(s hiring.Status) bool { return !slices.Contains(f.Statuses, s) })
	isLate := f.Overdue == hiring.OverdueOnly && allOpen && !f.Scope.AsRecruiter()
	if isLate {
		f.ReqFilter = hiring.ReqFilter{}
	}
	l, as := requisitionList(f)
	if isLate {
		l.filter(late, f.today())
	}
	return l, as
}

func requisitionList(f RequisitionFilter) (list, scopeParts) {
	l := list{from: "requisition AS r", sorts: RequisitionSorts, joins: requisitionJoins, tie: "r.id"}
	as := f.Scope.look(&l)
	l.columns, l.whole = as.columns, strings.NewReplacer("(seen)", as.statusOfPage, "(works)",
		as.worksOfPage).Replace(requisitionWhole)
	if f.Statuses != nil {
		l.filter(as.status + " IN (" + quoted(f.Statuses) + ")")
	}
	switch f.Overdue {
	case hiring.OverdueOnly:
		l.filter(overdue(as.status, "?"), f.today())
	case hiring.NotOverdue:
		// Among open statuses only the date matters, which an index finds.
		if onlyOpen(f.Statuses) {
			l.filter("r.tat >= ?", f.today())
		} else {
			l.filter("NOT "+overdue(as.status, "?"), f.today())
		}
	}
	if f.Department != "" {
		l.filter("r.department_id = ?", f.Department)
	}
	if f.City != "" {
		l.filter("r.city = ?", f.City)
	}
	if f.EmploymentType != "" {
		l.filter("r.employment_type = ?", f.EmploymentType)
	}
	if !f.Added.IsAll() {
		l.filter("r.added_on >= ? AND r.added_on <= ?", Date(f.Added.From.String()), Date(f.Added.To.String()))
		// An instant's day is at most one away from its day in UTC; these bounds only let the index find the month.
		from, to := f.Added.From-1, f.Added.To+2
		l.filter("r.added_at >= ? AND r.added_at < ?", midnight(from), midnight(to))
	}
	if !f.TAT.IsAll() {
		l.filter("r.tat >= ? AND r.tat <= ?", Date(f.TAT.From.String()), Date(f.TAT.To.String()))
	}
	if f.Part != "" {
		searchRequisitions(&l, f.Part)
	}
	return l, as
}

func midnight(day hiring.Day) Instant {
	year, month, date := day.Date()
	return At(time.Date(year, month, date, 0, 0, 0, 0, time.UTC))
}

// Each of these selects what has a word, with a pattern of Exactly as its argument. Cities are searched one by one in
// the index of the requisitions'.
const (
	positionsWith   = "SELECT p.id FROM position AS p WHERE lower(p.name) LIKE ? ESCAPE '!'"
	departmentsWith = "SELECT d.id FROM department AS d WHERE lower(d.name) LIKE ? ESCAPE '!'"
	citiesWith      = `WITH RECURSIVE place (city) AS (
			SELECT MIN(f.city) FROM requisition AS f
			UNION ALL SELECT (SELECT MIN(n.city) FROM requisition AS n WHERE n.city > place.city)
				FROM place WHERE place.city IS NOT NULL)
		SELECT place.city FROM place WHERE lower(place.city) LIKE ? ESCAPE '!'`
	usersWith = "SELECT u.id FROM app_user AS u WHERE lower(u.first_name || ' ' || u.last_name) LIKE ? ESCAPE '!'"
)

// requisitionsWith finds the requisitions that have a word, with the arguments of soughtWord. It searches the small
// tables first, so that only their hits are looked up among the requisitions. Of a serial people type the beginning.
const requisitionsWith = `
		SELECT s.id FROM requisition AS s WHERE s.serial >= ? AND s.serial < ?
		UNION ALL SELECT s.id FROM requisition AS s WHERE s.position_id IN (` + positionsWith + `)
		UNION ALL SELECT s.id FROM requisition AS s WHERE s.department_id IN (` + departmentsWith + `)
		UNION ALL SELECT s.id FROM requisition AS s WHERE s.city IN (` + citiesWith + `)
		UNION ALL SELECT h.requisition_id FROM assignment AS h WHERE h.status <> 'Hr Revoke'
			AND h.hr_id IN (` + usersWith + `)`

func soughtWord(typed string) []any {
	like := Exactly(typed)
	return []any{typed, typed + ":", like, like, like, like}
}

// searchRequisitions limits the list to the requisitions that have a word.
func searchRequisitions(l *list, typed string) {
	l.filter("r.id IN ("+requisitionsWith+")", soughtWord(typed)...)
}

// overdue returns the condition under which a requisition with the seen status is shown as Overdue.
func overdue(seen, today string) string {
	return "(" + seen + " IN (" + quoted(hiring.OpenStatuses) + ") AND r.tat < " + today + ")"
}

func onlyOpen(statuses []hiring.Status) bool {
	return len(statuses) > 0 && !slices.ContainsFunc(statuses,
		func(s hiring.Status) bool { return !slices.Contains(hiring.OpenStatuses, s) })
}

// quoted returns statuses or stages, whose names have no quotes, as SQL literals.
func quoted[Word hiring.Status | hiring.Stage](words []Word) string {
	texts := make([]string, len(words))
	for i, w := range words {
		texts[i] = "'" + string(w) + "'"
	}
	return strings.Join(texts, ", ")
}
