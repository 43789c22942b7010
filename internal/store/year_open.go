package store

import (
	"context"
	"database/sql"
)

// YearOpen is what a recruiter still has to close of a requisition of which so many positions are open.
type YearOpen struct {
	ID                  string
	Month, Points, Open int64
	HrID                string
	Left, Seq           int64
}

// Of thousands of rows, reading a text takes as long as finding the row, so there are few.
const yearOpen = `SELECT r.id, CAST(substr(CAST(r.tat AS text), 6, 2) AS bigint), r.points, r.positions - r.accepted,
	h.hr_id, h.positions - h.accepted, h.seq
	FROM requisition AS r
	JOIN assignment AS h ON h.requisition_id = r.id AND h.status <> 'Hr Revoke' AND h.positions > h.accepted
	WHERE r.tat >= $1 AND r.tat <= $2 AND r.approved_on IS NOT NULL AND r.positions > r.accepted
		AND r.status IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress')
	ORDER BY r.tat, r.approved_on, r.id`

// EachYearOpen passes on what recruiters still have to close of the requisitions due in a span, those of a requisition
// one after the other. There are thousands, and whoever adds them up needs none of them twice.
func (s *Store) EachYearOpen(ctx context.Context, first, last Date, do func(YearOpen)) error {
	return s.eachKept(ctx, yearOpen, []any{first, last}, func(found *sql.Rows) error {
		var r YearOpen
		err := found.Scan(&r.ID, &r.Month, &r.Points, &r.Open, &r.HrID, &r.Left, &r.Seq)
		do(r)
		return err
	})
}
