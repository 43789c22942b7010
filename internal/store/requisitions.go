package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"muster/internal/hiring"
)

// RequisitionFilter chooses requisitions. The list, the counts and what is exported are all read through it, so that they
// cannot differ.
type RequisitionFilter struct {
	hiring.ReqFilter
	Scope Scope
	// Department is the id of one, empty for all.
	Department string
	// Added and TAT are the days on which a requisition was added and is due.
	Added, TAT hiring.Span
	// Part is a part of a serial, a position, a department, a city or the name of a recruiter who works on it.
	Part  string
	Today hiring.Day
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
	// HrWorks says whether a recruiter works on it; in the scope of a recruiter, whether that one does.
	HrWorks                     bool
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

// RequisitionSorts are the keys by which lists of requisitions can be sorted.
var RequisitionSorts = map[string]string{
	"serial": "r.number, r.suffix", "position": "p.name", "department": "d.name", "positions": "r.positions", "location": "r.city",
	"employmentStatus": "r.employment_status", "employmentType": "r.employment_type", "rehireFor": "r.rehire_for", "addedOn": "r.added_at",
	"tat": "r.tat", "status": "r.status", "stipend": "r.stipend", "tenure": "r.tenure",
}

// sortTables are what those keys need that are not of the requisition itself.
var sortTables = map[string]string{
	"position":   " JOIN position AS p ON p.id = r.position_id",
	"department": " JOIN department AS d ON d.id = r.department_id",
}

const requisitionWhole = `SELECT r.id, r.serial, r.suffix > 0, r.position_id, p.name, r.department_id, d.name, r.positions,
	CAST(COALESCE((SELECT SUM(CASE WHEN h.status = 'Hr Revoke' THEN h.accepted ELSE h.positions END) FROM assignment AS h WHERE h.requisition_id = r.id), 0) AS bigint),
	r.joined, r.state, r.city, r.employment_status, r.employment_type, r.hire_type, r.rehire_for, r.jd, r.skills, r.comments,
	COALESCE((SELECT string_agg(u.first_name || ' ' || u.last_name, ', ' ORDER BY h.seq) FROM assignment AS h JOIN app_user AS u ON u.id = h.hr_id
		WHERE h.requisition_id = r.id AND h.status <> 'Hr Revoke'), ''),
	(works), r.added_on, r.tat, (seen), r.stipend, r.tenure,
	b.first_name || ' ' || b.last_name, b.email, a.first_name || ' ' || a.last_name, r.approver_id, r.approved_flag, r.approved_on, r.esa, r.version
	FROM (%s) AS page
	JOIN requisition AS r ON r.id = page.id
	JOIN position AS p ON p.id = r.position_id
	JOIN department AS d ON d.id = r.department_id
	JOIN app_user AS b ON b.id = r.requested_by
	JOIN app_user AS a ON a.id = r.approver_id`

func (r *RequisitionRow) scan(found *sql.Rows) error {
	return found.Scan(&r.ID, &r.Serial, &r.Raised, &r.PositionID, &r.Position, &r.DepartmentID, &r.Department, &r.Positions, &r.Assigned,
		&r.Joined, &r.State, &r.City, &r.EmploymentStatus, &r.EmploymentType, &r.HireType, &r.RehireFor, &r.Jd, &r.Skills, &r.Comments,
		&r.HrNames, &r.HrWorks, &r.AddedOn, &r.Tat, &r.Status, &r.Stipend, &r.Tenure,
		&r.RequestedBy, &r.RequestedEmail, &r.Approver, &r.ApproverID, &r.ApprovedFlag, &r.ApprovedOn, &r.Esa, &r.Version)
}

// Requisitions is a page of the requisitions that the filter chooses.
func (s *Store) Requisitions(ctx context.Context, f RequisitionFilter, page Page) ([]RequisitionRow, int64, error) {
	l, _ := requisitionList(f, page.Sort)
	rows := []RequisitionRow{}
	total, err := l.rows(ctx, s.read, page, func(found *sql.Rows) error {
		rows = append(rows, RequisitionRow{})
		return rows[len(rows)-1].scan(found)
	})
	return rows, total, err
}

// Requisition is the one with this id, if it is in the scope; sql.ErrNoRows otherwise.
func (s *Store) Requisition(ctx context.Context, id string, scope Scope) (RequisitionRow, error) {
	page := Page{Number: 1, Size: 1, Sort: "addedOn"}
	l, _ := requisitionList(RequisitionFilter{Scope: scope}, page.Sort)
	l.filter("r.id = ?", id)
	row := RequisitionRow{}
	text, err := l.text(page)
	if err != nil {
		return row, err
	}
	found, err := s.read.QueryContext(ctx, text, l.args...)
	if err != nil {
		return row, fmt.Errorf("store: read a requisition: %w", err)
	}
	defer found.Close()
	if !found.Next() {
		if err := found.Err(); err != nil {
			return row, fmt.Errorf("store: read a requisition: %w", err)
		}
		return row, sql.ErrNoRows
	}
	return row, row.scan(found)
}

// RequisitionCount is how many requisitions have one status, as seen in the scope, and how many positions these have.
type RequisitionCount struct {
	Status       string
	Overdue      bool
	Requisitions int64
	Positions    int64
}

// CountRequisitions counts the requisitions that the filter chooses.
func (s *Store) CountRequisitions(ctx context.Context, f RequisitionFilter) ([]RequisitionCount, error) {
	l, as := requisitionList(f, "")
	columns := as.status + ", " + overdue(as.status, l.arg(f.today())) + ", COUNT(*), CAST(SUM(r.positions) AS bigint)"
	found, err := s.read.QueryContext(ctx, "SELECT "+columns+l.tail()+" GROUP BY 1, 2", l.args...)
	if err != nil {
		return nil, fmt.Errorf("store: count requisitions: %w", err)
	}
	defer found.Close()
	counts := []RequisitionCount{}
	for found.Next() {
		var c RequisitionCount
		if err := found.Scan(&c.Status, &c.Overdue, &c.Requisitions, &c.Positions); err != nil {
			return nil, fmt.Errorf("store: count requisitions: %w", err)
		}
		counts = append(counts, c)
	}
	return counts, found.Err()
}

// DueDays are the days on which the chosen requisitions are due, each once.
func (s *Store) DueDays(ctx context.Context, f RequisitionFilter) ([]Date, error) {
	l, _ := requisitionList(f, "")
	found, err := s.read.QueryContext(ctx, "SELECT DISTINCT r.tat"+l.tail()+" ORDER BY 1", l.args...)
	if err != nil {
		return nil, fmt.Errorf("store: days that are due: %w", err)
	}
	defer found.Close()
	days := []Date{}
	for found.Next() {
		var day Date
		if err := found.Scan(&day); err != nil {
			return nil, fmt.Errorf("store: days that are due: %w", err)
		}
		days = append(days, day)
	}
	return days, found.Err()
}

func (f RequisitionFilter) today() Date { return Date(f.Today.String()) }

func requisitionList(f RequisitionFilter, sort string) (list, eyes) {
	l := list{columns: "r.id", from: "requisition AS r" + sortTables[sort], sorts: RequisitionSorts, tie: "r.id"}
	as := f.Scope.look(&l)
	l.whole = strings.NewReplacer("(seen)", as.status, "(works)", as.works).Replace(requisitionWhole)
	if f.Statuses != nil {
		l.filter(as.status + " IN (" + quoted(f.Statuses) + ")")
	}
	switch f.Overdue {
	case hiring.OverdueOnly:
		l.filter(overdue(as.status, "?"), f.today())
	case hiring.NotOverdue:
		l.filter("NOT "+overdue(as.status, "?"), f.today())
	}
	if f.Department != "" {
		l.filter("r.department_id = ?", f.Department)
	}
	if !f.Added.IsAll() {
		l.filter("r.added_on >= ? AND r.added_on <= ?", Date(f.Added.From.String()), Date(f.Added.To.String()))
		// The day of an instant is at most one away from its day in UTC; these bounds only let the index find the month.
		from, to := f.Added.From-1, f.Added.To+2
		l.filter("r.added_at >= ? AND r.added_at < ?", midnight(from), midnight(to))
	}
	if !f.TAT.IsAll() {
		l.filter("r.tat >= ? AND r.tat <= ?", Date(f.TAT.From.String()), Date(f.TAT.To.String()))
	}
	if f.Part != "" {
		searchRequisitions(&l, "%"+LikeText(f.Part)+"%")
	}
	return l, as
}

func midnight(day hiring.Day) Instant {
	year, month, date := day.Date()
	return At(time.Date(year, month, date, 0, 0, 0, 0, time.UTC))
}

// searchRequisitions looks in the small tables first, so that only what they have is looked up among the requisitions.
func searchRequisitions(l *list, like string) {
	l.filter(`r.id IN (
		SELECT s.id FROM requisition AS s WHERE s.serial LIKE ?
		UNION ALL SELECT s.id FROM position AS p JOIN requisition AS s ON s.position_id = p.id WHERE lower(p.name) LIKE ?
		UNION ALL SELECT s.id FROM department AS d JOIN requisition AS s ON s.department_id = d.id WHERE lower(d.name) LIKE ?
		UNION ALL SELECT s.id FROM requisition AS s WHERE lower(s.city) LIKE ?
		UNION ALL SELECT h.requisition_id FROM app_user AS u JOIN assignment AS h ON h.hr_id = u.id
			WHERE h.status <> 'Hr Revoke' AND lower(u.first_name || ' ' || u.last_name) LIKE ?)`, like, like, like, like, like)
}

// overdue is the condition under which a requisition with the seen status is shown as Overdue.
func overdue(seen, today string) string {
	return "(" + seen + " IN (" + quoted(hiring.OpenStatuses) + ") AND r.tat < " + today + ")"
}

// quoted writes statuses, whose names have no quotes, into the text of a query.
func quoted(statuses []hiring.Status) string {
	texts := make([]string, len(statuses))
	for i, s := range statuses {
		texts[i] = "'" + string(s) + "'"
	}
	return strings.Join(texts, ", ")
}
