package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

const (
	// rowsAtOnce is how many rows one INSERT has. More gain nothing.
	rowsAtOnce = 50
	// valuesWaiting is how many values are buffered in total before they are written.
	valuesWaiting = 50_000
)

// Bulk writes many rows in few statements. Rows are buffered, and written after the rows they refer to.
type Bulk struct {
	ctx context.Context
	tx  *sql.Tx
	// copies is the connection of a PostgreSQL transaction, for COPY, which is faster than statements; nil on SQLite.
	copies  *sql.Conn
	tables  []*bulkTable
	waiting int
	queries *Queries
}

type bulkTable struct {
	name    string
	columns []string
	args    []any
	// many and one are the statements for rowsAtOnce rows and for the rest.
	many, one *sql.Stmt
}

// The tables are in an order in which none refers to a later one.
var bulkTables = []bulkTable{
	{name: "position", columns: columns(`id name department_id description employment_type point min_experience active
		version created_by created_at`)},
	{name: "source", columns: columns("id name description active version created_by created_at")},
	{name: "requisition", columns: columns(`id number suffix serial parent_id position_id department_id status
		before_hold before_unapproved positions state city employment_status employment_type hire_type rehire_for jd skills
		comments requested_by approver_id approved_flag approved_at approved_on tat stipend tenure
		min_experience esa accepted joined outstanding added_by added_at added_on version points`)},
	{name: "assignment", columns: columns(`id requisition_id hr_id positions status seq started accepted joined
		outstanding created_by created_at created_on`)},
	{name: "requisition_event", columns: columns(`id step requisition_id hr_id from_hr_id action status after positions
		comment actor_id at on_day before`)},
	{name: "candidate", columns: columns(`id name mobile mobile10 email email_key address state city experienced working
		experience experience_in notice_period current_gross current_gross_per current_designation current_company
		source_id blacklisted created_by created_at version`)},
	{name: "resume", columns: columns("candidate_id id size uploaded_by uploaded_at content")},
	{name: "resume_text", columns: columns("number candidate_id resume_id state read_at words body")},
	{name: "application", columns: columns(`id candidate_id requisition_id owner_id assignment_id stage status tab live
		unfinished pushed documents esa_rejected outstanding accepted joined remapped by_link created_at created_on
		called_at called_on latest_at latest_on follow_up_at follow_up_on version restored`)},
	{name: "stage_event", columns: columns(`id application_id requisition_id stage status counts comment given_on
		given_time interview_type meeting conducted_by owner_id actor_id at on_day on_hour step`)},
	{name: "interview", columns: columns("id application_id event_id stage kind conducted_by at meeting pending")},
	{name: "feedback", columns: columns("event_id factor score")},
}

const (
	bulkPosition = iota
	bulkSource
	bulkRequisition
	bulkAssignment
	bulkRequisitionEvent
	bulkCandidate
	bulkResume
	bulkResumeText
	bulkApplication
	bulkStageEvent
	bulkInterview
	bulkFeedback
)

func columns(names string) []string { return strings.Fields(names) }

// InBulk is InTx for a transaction that writes many rows.
func (s *Store) InBulk(ctx context.Context, do func(b *Bulk) error) (err error) {
	conn, err := s.write.Conn(ctx)
	if err != nil {
		return fmt.Errorf("store: a connection to load rows: %w", err)
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	return s.inTxOf(ctx, conn, func(tx *sql.Tx, q *Queries) error {
		b := &Bulk{ctx: ctx, tx: tx, queries: q}
		if s.engine == Postgres {
			b.copies = conn
			if err := unlimited(ctx, tx); err != nil {
				return err
			}
		}
		for _, t := range bulkTables {
			b.tables = append(b.tables, &t)
		}
		if err := do(b); err != nil {
			return err
		}
		return b.flush()
	})
}

// Queries returns the queries for the rest of the transaction, after writing the buffered rows.
func (b *Bulk) Queries() (*Queries, error) { return b.queries, b.flush() }

func (b *Bulk) put(table int, values ...any) error {
	t := b.tables[table]
	if len(values) != len(t.columns) {
		return fmt.Errorf("store: %d values for the %d columns of %s", len(values), len(t.columns), t.name)
	}
	t.args = append(t.args, values...)
	if b.waiting += len(values); b.waiting < valuesWaiting {
		return nil
	}
	return b.flush()
}

// flush writes the buffered rows, table by table.
func (b *Bulk) flush() error {
	b.waiting = 0
	for _, t := range b.tables {
		if err := b.write(t); err != nil {
			return fmt.Errorf("store: add rows to %s: %w", t.name, err)
		}
	}
	return nil
}

func (b *Bulk) write(t *bulkTable) error {
	if len(t.args) == 0 {
		return nil
	}
	err := b.insert(t)
	clear(t.args)
	t.args = t.args[:0]
	return err
}

func (b *Bulk) insert(t *bulkTable) error {
	width := len(t.columns)
	if b.copies != nil {
		return b.copies.Raw(func(driver any) error {
			next := 0
			rows := pgx.CopyFromFunc(func() ([]any, error) {
				if next += width; next > len(t.args) {
					return nil, nil
				}
				return t.args[next-width : next], nil
			})
			_, err := driver.(*stdlib.Conn).Conn().CopyFrom(b.ctx, pgx.Identifier{t.name}, t.columns, rows)
			return err
		})
	}
	for rest := t.args; len(rest) > 0; {
		rows, statement := rowsAtOnce, &t.many
		if len(rest) < rows*width {
			rows, statement = 1, &t.one
		}
		if *statement == nil {
			made, err := b.tx.PrepareContext(b.ctx, t.text(rows))
			if err != nil {
				return err
			}
			*statement = made
		}
		if _, err := (*statement).ExecContext(b.ctx, rest[:rows*width]...); err != nil {
			return err
		}
		rest = rest[rows*width:]
	}
	return nil
}

// text returns the statement for this many rows. SQLite searches for a numbered parameter from the first one each time,
// so they are not numbered.
func (t *bulkTable) text(rows int) string {
	row := "(" + strings.Repeat("?, ", len(t.columns)-1) + "?)"
	return "INSERT INTO " + t.name + " (" + strings.Join(t.columns, ", ") + ") VALUES " + strings.Repeat(row+", ",
		rows-1) + row
}
