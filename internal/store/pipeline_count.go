package store

import (
	"context"
	"database/sql"
	"strings"

	"muster/internal/hiring"
)

// inCells is the condition under which a pipeline counts an application AS a. The index application_pipeline has the
// same.
var inCells = "(a.joined OR a.live AND a.status NOT IN (" + quoted(hiring.EndStatuses()) + "))"

// pipelinesAtOnce is how many requisitions one statement counts.
const pipelinesAtOnce = 1000

// Pipelines returns the pipelines of these requisitions, over the applications of the scope.
func (s *Store) Pipelines(ctx context.Context, ids []string, scope Scope) (map[string]hiring.Pipeline, error) {
	pipelines := make(map[string]hiring.Pipeline, len(ids))
	for _, id := range ids {
		pipelines[id] = hiring.Pipeline{}
	}
	for len(ids) > 0 {
		n := min(len(ids), pipelinesAtOnce)
		text, args := s.pipelinesText(ids[:n], scope)
		_, err := s.each(ctx, text, args, func(found *sql.Rows) error {
			var id string
			var fact hiring.PipelineFact
			err := found.Scan(&id, &fact.Stage, &fact.Joined, &fact.N)
			if err == nil {
				pipelines[id].Add(fact)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		ids = ids[n:]
	}
	return pipelines, nil
}

func (s *Store) pipelinesText(ids []string, scope Scope) (string, []any) {
	var l list
	page := l.idList(s.engine, ids)
	l.filter(inCells)
	scope.filterDirectory(&l)
	// Not a join with the ids: their order is unknown, so the groups would have to be sorted first.
	l.filter("a.requisition_id IN (" + page + ")")
	l.from = "application AS a"
	return "SELECT a.requisition_id, a.stage, a.joined, COUNT(*)" + l.tail("") +
		" GROUP BY a.requisition_id, a.stage, a.joined", l.args
}

// idList adds ids as one argument, and returns the SELECT that gives each as id: the text of a statement then is the
// same for any number of them.
func (l *list) idList(engine Engine, ids []string) string {
	if engine == SQLite {
		return "SELECT value AS id FROM json_each(" + l.arg(`["`+strings.Join(ids, `","`)+`"]`) + ")"
	}
	return "SELECT unnest(string_to_array(" + l.arg(strings.Join(ids, " ")) + ", ' ')) AS id"
}
