package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
)

// Choices are the values that each column of a list can be filtered by, in order.
type Choices map[string][]string

// choice is a column that a list can be filtered by: its name, its SQL and the SELECT of the values shown for it, which
// takes the choice's place among the others and the column of found that has its ids.
type choice struct{ name, column, values string }

const (
	departmentsNamed = "SELECT %d, n.name FROM department AS n WHERE n.id IN (SELECT %s FROM found)"
	positionsNamed   = "SELECT %d, n.name FROM position AS n WHERE n.id IN (SELECT %s FROM found)"
	usersNamed       = "SELECT %d, n.first_name || ' ' || n.last_name FROM app_user AS n" +
		" WHERE n.id IN (SELECT %s FROM found)"
	asTheyAre = "SELECT %d, %s FROM found"
)

// choices reads the choices from all rows of the list, which it goes through once.
func (s *Store) choices(ctx context.Context, l list, of []choice) (Choices, error) {
	all := Choices{}
	columns, values := make([]string, len(of)), make([]string, len(of))
	for i, c := range of {
		all[c.name] = []string{}
		column := fmt.Sprintf("c%d", i)
		columns[i], values[i] = c.column+" AS "+column, fmt.Sprintf(c.values, i, column)
	}
	// UNION drops what is there twice, such as two recruiters of one name.
	_, err := s.each(ctx, "WITH found AS MATERIALIZED (SELECT "+strings.Join(columns, ", ")+l.tail("")+") "+
		strings.Join(values, " UNION ")+" ORDER BY 1, 2", l.args, func(found *sql.Rows) error {
		var at int
		var value string
		err := found.Scan(&at, &value)
		if err == nil {
			all[of[at].name] = append(all[of[at].name], value)
		}
		return err
	})
	return all, err
}
