package store

import (
	"context"
	"database/sql"
	"fmt"
)

// Choices are the values that each column of a list can be filtered by, in order.
type Choices map[string][]string

// choice is a column that a list can be filtered by: its name, its SQL and, for an id, a SELECT of the names whose ids
// the SELECT in place of %s finds.
type choice struct{ name, column, names string }

const (
	departmentsNamed = "SELECT DISTINCT n.name FROM department AS n WHERE n.id IN (%s) ORDER BY 1"
	positionsNamed   = "SELECT DISTINCT n.name FROM position AS n WHERE n.id IN (%s) ORDER BY 1"
	usersNamed       = "SELECT DISTINCT n.first_name || ' ' || n.last_name FROM app_user AS n" +
		" WHERE n.id IN (%s) ORDER BY 1"
	asTheyAre = "%s ORDER BY 1"
)

// choices reads the choices from all rows of the list.
func (s *Store) choices(ctx context.Context, l list, of []choice) (Choices, error) {
	all := Choices{}
	for _, c := range of {
		values := []string{}
		if _, err := s.each(ctx, fmt.Sprintf(c.names, "SELECT DISTINCT "+c.column+l.tail("")), l.args,
			func(found *sql.Rows) error {
				var value string
				err := found.Scan(&value)
				values = append(values, value)
				return err
			}); err != nil {
			return nil, err
		}
		all[c.name] = values
	}
	return all, nil
}
